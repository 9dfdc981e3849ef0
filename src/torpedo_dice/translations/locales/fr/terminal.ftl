# Play in the terminal. The picture is 80 characters wide.

menu-welcome = Torpedo Dice. À quoi joue-t-on ?
menu-solo = En solo contre l’automate
menu-bot = Contre un bot
menu-together = À plusieurs sur ce clavier
menu-resume = Reprendre la dernière partie : { $mode }, { $names }
menu-training = Entraînement : tous les systèmes marchent dès le début
menu-mission = Mission : il faut d’abord activer les systèmes
menu-ask = Numéro
menu-players = Combien d’autres joueurs (de 1 à 3)
name-player = Joueur { $number }
name-bot = Bot { $bot }
name-bot-numbered = Bot { $bot } { $number }
name-automaton = l’automate

screen-title = { $mode }, tour { $round } : { $name }
screen-look = Coup d’œil : { $name }
screen-target = Cible : { $name }
screen-own = Toi, cible de { $name }
screen-final = { $name }, cible de { $attacker }
screen-own-solo = Tes systèmes
screen-spares = Torpilles de réserve
screen-torpedoes = { $left }/{ $all } torpilles
screen-explosions = Explosions
screen-system = { $number } { $name } :
screen-table = Dés sur la table :
screen-you = toi
board-numbers = Torpilles de réserve : { $spares }. En Entraînement, Artillerie et Hublots : { $uses } fois.
board-panels = Panneaux : { $panels }

move-roll = Lance les dés
move-draft = Prends le { $face }
move-reroll = Relance le dé ({ $system })
move-switch = Active le système { $system }
move-fire = { $shot } : { $effect }
move-fire-nothing = { $shot } : aucune torpille ne part

ask-draft = Prends un dé ({ $dice }), ? pour l’aide
ask-action = Un numéro{ $more ->
    [0] {""}
    [one] {" "}(s : encore { $more } coup)
   *[other] {" "}(s : encore { $more } coups)
}, un tir comme { $example }, ? pour l’aide
ask-confirm = Entrée : oui, r : retour
ask-confirm-reroll = Relancer le dé ? La nouvelle face sera jouée. Entrée : oui, r : retour
ask-name = Nom du joueur { $number } (Entrée : { $name })
ask-first = Qui commence ? Numéro
ask-roll = Tour { $round }, { $name } : lance { $count } dés et écris le résultat
ask-reroll = Tour { $round }, { $name } : relance le dé et écris le résultat
ask-throw = { $dice }  C’est juste ? Entrée : oui, r : réécrire
ask-seed = { $name }, écris un texte impossible à deviner (Entrée : texte au hasard)

dice-commitment = Les dés sont liés par cette promesse :
dice-promise = La promesse de { $name } :
dice-seed = { $name } a écrit : { $seed }
dice-secret = Le secret des dés était :
dice-check = Chacun peut vérifier toute la partie avec :

say-number = Écris un nombre de 1 à { $most }.
say-take = Écris un des dés sur la table : { $dice }.
say-patterns = Quelle figure ? Écris sa lettre après le chiffre : { $example }.
say-skull = Il n’y a pas assez de torpilles de réserve : ce tir coche ta tête de mort.
say-no-undo = Il n’y a plus rien à annuler.
say-left = La partie est sauvegardée. Pour la reprendre :
say-not-saved = Cette partie n’est pas sauvegardée : { $reason }
say-saved = Partie sauvegardée : { $path }
say-save-how = Ajoute le nom du fichier : sauver partie.json
say-record = L’enregistrement de cette partie :

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
    Touche toutes les cases des systèmes de ta cible (les chiffres) et elle coule :
    tu gagnes. Un dé est une figure de points. Pose-la sur la cible : un point sur
    un chiffre est un touché, tout autre point est un raté et coûte une torpille de
    réserve. Un raté sans torpille coche ta tête de mort : tu es hors jeu, la partie
    finit et, parmi les autres, gagne qui totalise le plus de touchés et de
    torpilles de réserve. En solo, tu perds si ta tête de mort est cochée ou si
    tous tes systèmes sont détruits : le dé qui reste est tiré sur toi.

    4 C4            tire le 4, coin supérieur gauche de la figure en C4
    3b C4           tire le 3 dans sa deuxième figure ; f montre les figures
    kiosque 5 C4    utilise un système : son nom, la face obtenue, le coin
    active kiosque  active un système (Mission, Solo) dès le tour suivant
    relance         relance le dé (Hélice)
    fire4@C4,E4,C6,E6   un tir avec toutes ses cases
    1, 2, 3 ...     choisis dans la liste ; s la montre en entier
    Entrée          revoir la table ; après un aperçu : oui
    r               retour, avant de valider ; ou écris aussitôt un autre coup
    v               voir les autres
    f, f kiosque    les figures de ton dé, ou celles d’un système
    sauver FICHIER  garder une copie ; la partie est sauvegardée de toute façon
    q               quitter
    ??              plus d’aide : les signes sur la table et les systèmes
help-signs =
    1 à 7         une case intacte de ce système
    {"*"}  #          une case touchée ; la même dans un système détruit
    {"."}             eau
    X  o          dans l’aperçu : ce point touche, celui-ci rate
    |||..         torpilles de réserve : | là, . tirées, - le coût de l’aperçu
    {"[ ]"}  [X]      la tête de mort qui les suit, vide et cochée

    en marche     activé ; utilisable dès le tour suivant
    à l’arrêt     pas encore activé
    en attente    Artillerie et Hublots, tant que les deux autres du panneau ne sont
                  ni activés ni détruits
    HS            détruit, inutilisable
    épuisé, (3)   plus aucune utilisation ; encore trois (Entraînement)
    {"[x][ ]"}        en solo : dégâts de ton système, deux croix le détruisent
    Explosions    en solo : une par système que tu détruis ; ce tour-là, un tir sur
                  un de tes systèmes détruits rate, sinon il passe au suivant

    1 Périscope : retourne le dé.        5 Moteur : enlève un point.
    2 Artillerie : ajoute un point.      6 Hublots : mets les points en ligne.
    3 Kiosque : ajoute ou retire 1.      7 Hélice : relance le dé.
    4 Ailerons : copie le dé d’un adversaire.
    En solo, le dé que tu laisses est tiré sur ton système de ce numéro.
