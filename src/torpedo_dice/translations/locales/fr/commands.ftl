# The command line.

help-usage = utilisation :
help-commands = commandes :
help-arguments = arguments 
help-options = options 
help-more = torpedo-dice COMMANDE --help en dit plus sur une commande.
help-program =
    Torpedo Dice : coule le sous-marin du joueur à ta gauche.
    Une édition non officielle du jeu de Chris James.
help-play =
    Joue dans le terminal. Sans options, on te demande à quoi tu veux jouer.
    Chaque partie est sauvegardée au fur et à mesure. La variable d’environnement NO_COLOR=1 enlève les couleurs, COLUMNS=60 fixe la largeur.
help-simulate = Fait jouer beaucoup de parties à des bots et affiche le bilan.
help-check = Rejoue des parties enregistrées : respectent-elles les règles, et la preuve de leurs dés tient-elle ?
help-board = Affiche un plateau, ou vérifie le fichier d’un plateau. Sans fichier : le plateau standard.
help-bench = Mesure à quelle vitesse cet ordinateur joue des parties au hasard.

summary-play = jouer dans le terminal
summary-simulate = beaucoup de parties entre bots
summary-check = vérifier des parties enregistrées et leurs dés
summary-board = afficher et vérifier des plateaux
summary-bench = mesurer la vitesse

value-command = COMMANDE
value-file = FICHIER
value-action = show|check
value-number = N
value-names = A,B
value-text = TEXTE
argument-check-file = un fichier avec un enregistrement, ou un par ligne
argument-board-action = show pour afficher (par défaut) ou check pour vérifier
argument-board-file = le fichier d’un plateau, ou « standard »

option-help = affiche cette aide
option-version = affiche la version
option-language = la langue ; sinon, celle de l’ordinateur
option-json = affiche un seul document JSON au lieu du texte
option-mode = le mode de jeu ; sinon, celui qui convient au nombre de joueurs
option-players = le nombre de joueurs, de 1 à 4
option-games = combien de parties
option-play-bots = les bots, séparés par des virgules : greedy, random. Ils prennent les derniers sièges
option-simulate-bots = les bots pour les sièges, séparés par des virgules : greedy, random. S’il y a plus de sièges, ils se répètent autour de la table
option-names = les noms des personnes, séparés par des virgules
option-first = le joueur qui commence, compté à partir de 1 ; sinon, le hasard décide
option-dice = d’où viennent les dés : de cet ordinateur, de vrais dés sur ta table, ou d’une promesse que chacun peut vérifier
option-seed = le même texte donne les mêmes dés
option-board = le fichier d’un plateau ; sinon, le plateau standard
option-save = où sauvegarder la partie ; sinon, dans ton dossier de parties
option-resume = reprend une partie sauvegardée ; sans fichier, la dernière
option-records = un fichier pour les enregistrements de toutes les parties, un par ligne

check-holds = { $file } : { $games ->
    [one] { $games } partie en règle
   *[other] { $games } parties en règle
} (inachevées : { $unfinished } ; dés conformes à leur graine : { $drawn } ; dés que personne n’a pu diriger : { $proven }).
check-broken = { $file }, ligne { $line } : { $reason } (Avant cette ligne, { $games ->
    [0] aucune partie en règle
    [one] { $games } partie en règle
   *[other] { $games } parties en règle
}.)
check-broken-event = { $file }, ligne { $line }, événement { $event } : { $reason } (Avant cette ligne, { $games ->
    [0] aucune partie en règle
    [one] { $games } partie en règle
   *[other] { $games } parties en règle
}.)
board-good = { $file } : le plateau « { $name } » est correct. Cases à toucher : { $cells }.

simulate-title = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $mode }, plateau { $board }, graine { $seed }. Pourcentages avec leur intervalle de confiance à 95 % :
simulate-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-interval = [{ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }]
simulate-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-wins = Victoire du joueur { $number } ({ $bot })
simulate-first = Victoire du premier joueur
simulate-shared = Victoires partagées
simulate-nobody = Aucun vainqueur
simulate-reason-sunk = Fin : cible coulée
simulate-reason-torpedoes = Fin : tête de mort
simulate-reason-wrecked = Fin : sous-marin perdu
simulate-rounds = Tours par partie
simulate-score = Score moyen d’une victoire
bench-plain = Règles seules : { $games } parties au hasard/s, { $moves } coups/s.
bench-game = En passant par Game : { $games } parties au hasard/s, { $moves } coups/s.
