# Play in the terminal. The picture is 80 characters wide.

menu-welcome = Torpedo Dice. À quoi joue-t-on ?
menu-solo = En solo contre l’automate
menu-bot = Contre un bot
menu-together = À plusieurs sur ce clavier
menu-training = Entraînement : tous les systèmes marchent dès le début
menu-mission = Mission : il faut d’abord activer les systèmes
menu-ask = Numéro
menu-players = Combien d’autres joueurs (de 1 à 3)
name-player = Joueur { $number }
name-bot = Bot { $bot }
name-automaton = l’automate

screen-title = { $mode }, tour { $round } : { $name }
screen-target = Cible : { $name }
screen-own = Toi, cible de { $name }
screen-own-solo = Tes systèmes
screen-spares = Torpilles de réserve
screen-explosions = Explosions
screen-system = { $number } { $name } :
screen-dice = Dés :
board-numbers = Torpilles de réserve : { $spares }. En Entraînement, Artillerie et Hublots : { $uses } fois.
board-panels = Panneaux : { $panels }

move-roll = Lance les dés
move-draft = Prends le { $face }
move-reroll = Relance le dé ({ $system })
move-switch = Active le système { $system }
move-fire = Tire { $shot } sur { $pips } : { $effect }
move-fire-nothing = Tire { $shot } : aucune torpille ne part

ask-draft = Prends un dé ({ $dice }), ? pour l’aide
ask-action = Un numéro{ $more ->
    [0] {""}
    [one] {" "}(s : encore { $more } coup)
   *[other] {" "}(s : encore { $more } coups)
}, un tir comme 4 C4, ? pour l’aide
ask-confirm = Entrée : oui, r : retour
ask-confirm-reroll = Relancer le dé ? La nouvelle face sera jouée. Entrée : oui, r : retour
ask-first = Qui commence ? De 1 à { $sides }
ask-roll = Lance { $count } dés et écris le résultat
ask-reroll = Relance le dé et écris le résultat
ask-seed = Joueur { $number }, écris un texte impossible à deviner (Entrée : texte au hasard)

dice-commitment = Les dés sont liés par cette promesse : { $commitment }

say-number = Écris un nombre de 1 à { $most }.
say-take = Écris un des dés sur la table : { $dice }.
say-confirm = Entrée pour oui, r pour revenir.
say-patterns = Quelle figure ? Écris sa lettre après le chiffre : 4b C4.
say-skull = Il n’y a pas assez de torpilles de réserve : ce tir coche ta tête de mort.
say-no-undo = Il n’y a plus rien à annuler.
say-left = La partie est sauvegardée. Pour la reprendre : torpedo-dice play --resume { $path }
say-saved = Partie sauvegardée : { $path }
say-save-how = Ajoute le nom du fichier : sauver partie.json
say-record = L’enregistrement de cette partie : { $path }

# Words that can be typed, each separated by a blank. The English ones work in every language.
word-help = aide
word-quit = quitter q
word-undo = retour r annuler
word-more = suite s plus
word-look = voir v regarder
word-save = sauver sauvegarder
word-patterns = figures f figure
word-yes = oui o
word-no = non n
word-switch = active activer
word-reroll = relance relancer

help-game =
    Un dé est une figure de points. Pose-la sur la cible : chaque point sur une
    case intacte (un chiffre) est un touché, tout autre point coûte une
    torpille de réserve.
    {"*"} case touchée, # système détruit, . eau ; dans l’aperçu, X touché, o raté.

    4 C4            tire le 4, coin supérieur gauche de la figure en C4
    kiosque 5 C4    utilise un système : son nom, la face obtenue, le coin
    4b C4           pareil avec la deuxième figure ; f montre toutes les figures
    active kiosque  active un système (Mission, Solo)
    relance         relance le dé (Hélice)
    fire4@C4,E4,C6,E6   un tir avec toutes ses cases
    1, 2, 3 ...     choisis dans la liste ; s la montre en entier
    r retour, avant de valider   v voir les autres   sauver FICHIER   q quitter

    1 Périscope : retourne le dé.        5 Moteur : enlève un point.
    2 Artillerie : ajoute un point.      6 Hublots : mets les points en ligne.
    3 Kiosque : ajoute ou retire 1.      7 Hélice : relance le dé.
    4 Ailerons : copie le dé d’un adversaire.
