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
help-tournament = Trouve quel bot est le plus fort : tous jouent les mêmes donnes, avec les mêmes dés et depuis chaque siège.
help-check = Rejoue des parties enregistrées : respectent-elles les règles, et la preuve de leurs dés tient-elle ?
help-board = Affiche un plateau, vérifie le fichier d’un plateau, ou étudie le plateau : des bots y jouent, et une page dit ce qu’il en résulte et ce qui est déséquilibré. Sans fichier : le plateau standard.
help-bench = Mesure à quelle vitesse cet ordinateur joue des parties au hasard.

summary-play = jouer dans le terminal
summary-simulate = beaucoup de parties entre bots
summary-tournament = quel bot est le plus fort
summary-check = vérifier des parties enregistrées et leurs dés
summary-board = afficher, vérifier et étudier des plateaux
summary-bench = mesurer la vitesse

value-command = COMMANDE
value-file = FICHIER
value-action = show|check|study
value-number = N
value-names = A,B
value-text = TEXTE
value-name = NOM
value-percent = POURCENTAGE
value-address = ADRESSE
argument-check-file = un fichier avec un enregistrement, ou un par ligne
argument-board-action = show pour afficher (par défaut), check pour vérifier, study pour étudier
argument-board-file = le fichier d’un plateau, ou « standard »

option-help = affiche cette aide
option-version = affiche la version
option-language = la langue ; sinon, celle de l’ordinateur
option-json = affiche un seul document JSON au lieu du texte
option-svg = affiche une image SVG au lieu du texte : board show --svg > plateau.svg
option-theme = avec --svg : les couleurs, dark (sombre) par défaut
option-mode = le mode de jeu ; sinon, celui qui convient au nombre de joueurs
option-board-mode = avec --svg : le plateau tel que ce mode l’utilise ; sinon, en entier
option-out = avec study : le fichier de la page ; sinon, un fichier de ce dossier qui porte le nom du plateau
option-board-games = avec study : combien de parties examiner à chaque table ; sinon, autant qu’une minute le permet, 1000 au plus
option-board-bots = avec study : le bot qui joue toutes les places ; sinon, le plus fort
option-board-json = avec study : affiche un seul document JSON au lieu du texte ; une page seulement avec --out
option-players = le nombre de joueurs, de 1 à 4
option-fast = jouer avec la simulation rapide : sans enregistrements, robots random et greedy seulement
option-games = combien de parties
option-default = { $said } ({ $default } par défaut)
option-jobs = combien travaillent à la fois
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
option-tournament-bots = les bots, deux au moins, séparés par des virgules
option-tournament-games = combien de donnes au plus ; une donne est une partie pour chaque façon d’asseoir les bots
option-until = s’arrête dès que l’ordre des bots est sûr à ce niveau : 95%
option-plot = un fichier SVG pour un graphique des points
option-cluster = confie le travail à un cluster Ray : local, auto ou hôte:port

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
simulate-fast = { $mode } (simulation rapide)
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
tournament-title = { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $mode }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, plateau { $board }, graine { $seed }. Valeurs avec leur intervalle de confiance à { NUMBER($confidence, style: "percent", maximumFractionDigits: 4) } :
tournament-bot = Bot
tournament-points = Points
tournament-wins = Victoires
tournament-shared = Partagées
tournament-score = Score
tournament-rating = Force
tournament-model = Selon le modèle
tournament-interval = [{ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }]
tournament-tick = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
tournament-plot = Qui est le plus fort ?
tournament-ahead = { $ahead } devant { $behind }
tournament-settled = { $ahead } est plus fort que { $behind } : sûr à { NUMBER($confidence, style: "percent", maximumFractionDigits: 4) } après { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}.
tournament-open = Lequel est le plus fort, { $ahead } ou { $behind } ? Ce n’est pas sûr à { NUMBER($confidence, style: "percent", maximumFractionDigits: 4) } après { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}.
bench-plain = Règles seules : { $games } parties au hasard/s, { $moves } coups/s.
bench-compiled = Compilé : { $games } parties au hasard/s, { $moves } coups/s.
bench-compiled-jobs = Compilé, { $jobs } à la fois : { $games } parties au hasard/s, { $moves } coups/s.
bench-not-compiled = Compilé : non mesuré, numba manque ou est inutilisable (pip install "torpedo-dice[fast]").
bench-game = En passant par Game : { $games } parties au hasard/s, { $moves } coups/s.
