# Every refusal. One line each, plain { $names } only: the core reads this file without a Fluent library.
# `system` always holds a system's name here, whatever the language.

## Moves that cannot be made now
error-over = La partie est finie : plus aucun coup n’est possible.
error-turn-roll = Les dés n’ont pas encore été lancés pour ce tour.
error-turn-draft = On choisit les dés : chacun en prend un, ensuite seulement on agit.
error-turn-action = Chacun a un dé : c’est le moment de tirer ou d’activer un système.
error-turn-opponent = C’est à l’automate de tirer.
error-turn-seat = Ce n’est pas au siège { $seat } de jouer.
error-turn-acted = Le siège { $seat } a déjà agi pendant ce tour.
error-seat-unknown = Il n’y a pas de siège { $seat } à cette table.
error-dice-count = On lance { $expected } dés ici, pas { $count }.
error-die-face = Un dé montre un chiffre de 1 à 6, pas { $face }.
error-draft-missing = Il n’y a pas de { $face } sur la table. Dés restants : { $dice }.
error-system-unknown = Le système { $number } n’existe pas : les systèmes vont de 1 à 7.
error-system-mode = Le système { $system } ne fait pas partie de ce mode.
error-system-wrecked = Le système { $system } est détruit et ne peut plus servir.
error-system-spent = Le système { $system } a épuisé ses utilisations pour cette partie.
error-system-off = Le système { $system } n’est pas activé : active-le d’abord, il marchera dès le tour suivant.
error-system-panel = Le système { $system } marche quand les deux autres de son panneau sont activés ou détruits.
error-system-rerolled = Le dé a déjà été relancé : tire le { $face }, ou active un système.
error-system-reroll-first = Relance d’abord le dé : la nouvelle face n’est connue qu’ensuite.
error-face-plain = Le dé montre { $drafted }, pas { $face }.
error-face-given = Le système { $system } ne peut pas changer ce { $drafted } en { $face }.
error-shot-off-grid = Au moins un point doit tomber sur la grille.
error-shot-formation = Ces cases ne forment pas une figure valable pour ce { $face }.
error-switch-training = En Entraînement, tous les systèmes marchent dès le début : il n’y a rien à activer.
error-switch-none = Le système { $system } n’a pas d’interrupteur : il dépend des deux autres de son panneau.
error-switch-wrecked = Le système { $system } est détruit et ne peut pas être activé.
error-switch-on = Le système { $system } est déjà activé.
error-opponent-other = L’automate doit tirer son { $face } et toucher le système { $number } (0 : aucun).
error-pop-nothing = Il n’y a aucun coup à annuler.

## Texts of moves, spaces and positions
error-notation-move = « { $text } » n’est pas un coup. Exemples : take4, fire1@G4, sail5@, on-sail.
error-notation-seat = « { $text } » ne dit pas quel siège joue : écris 0: ou un autre siège devant.
error-notation-space = « { $text } » n’est pas une case. Écris G4, ou (-1;3) hors de la grille.
error-notation-pips = « { $text } » n’est pas une liste d’au plus 7 cases, chacune une seule fois, par ligne puis par colonne.
error-notation-position = Ce n’est pas le texte d’une position.
error-notation-position-field = Le texte est écrit comme une position, mais sa partie « { $field } » est impossible sur ce plateau.

## Boards
error-board-name-empty = name : il faut un nom au plateau.
error-board-name-long = name : { $most } caractères au plus.
error-board-name-unprintable = name : seulement des lettres et des signes imprimables.
error-board-grid-empty = grid : le dessin est vide.
error-board-rows-many = grid : { $rows } lignes, mais le maximum est { $most }.
error-board-columns-many = grid : { $columns } colonnes, mais le maximum est { $most }.
error-board-ragged = grid, ligne { $row } : longueur { $columns }, mais la première ligne est de longueur { $expected }. Toutes les lignes doivent avoir la même longueur.
error-board-sign = grid, ligne { $row }, colonne { $column } : « { $sign } » n’est pas une case. Utilise un point pour l’eau et les chiffres de 1 à 7 pour les systèmes.
error-board-system-missing = grid : le système { $number } n’a pas de case. Il en faut au moins une à chaque système de 1 à 7.
error-board-cells-many = grid : les systèmes occupent { $cells } cases, mais le maximum est { $most }.
error-board-number = { $name } : { $number } est hors limites, il faut une valeur de { $least } à { $most }.
error-board-panel-stranger = panels : le système { $number } n’existe pas, ils vont de 1 à 7.
error-board-panel-count = panels : le système { $number } y figure { $times } fois ; chaque système doit y figurer une seule fois.
error-board-panel-partners = panels : le système { $number } doit partager son panneau avec exactement deux systèmes à interrupteur (parmi 1, 3, 4, 5 et 7) ; ici, il y en a { $partners }.
error-board-file-large = Le fichier dépasse { $most } octets : aucun plateau n’en demande autant.
error-board-not-utf8 = La ligne { $line } n’est pas du texte UTF-8. Enregistre le fichier en UTF-8.
error-board-not-toml = Le fichier n’est pas du TOML, ou il est imbriqué trop profondément.
error-board-not-toml-at = Ligne { $line }, colonne { $column } : ce n’est pas du TOML.
error-board-toml-ends = Ligne { $line } : le fichier s’arrête trop tôt. Il manque un crochet ou un guillemet.
error-board-key-unknown = { $name } : clé inconnue. Un plateau a name, grid, spares, uses et panels.
error-board-key-missing = { $name } : cette clé manque.
error-board-key-str = { $name } : il faut un texte entre guillemets.
error-board-key-int = { $name } : il faut un nombre entier.
error-board-key-list = { $name } : il faut des listes de numéros de systèmes, comme [[1, 2, 3], [4, 5, 6], [7]].

## Files
error-file-missing = { $path } : ce fichier n’existe pas.
error-file-folder = { $path } : c’est un dossier, pas un fichier.
error-file-forbidden = { $path } : tu n’as pas le droit d’utiliser ce fichier.
error-file-full = { $path } : il n’y a plus de place pour écrire ce fichier.
error-file-unusable = { $path } : ce fichier est inutilisable.

## Records
error-record-json = Ce n’est pas un objet JSON.
error-record-format = « format » doit être « { $expected } ».
error-record-key = Il manque « { $name } ».
error-record-value = « { $where } » n’a pas la forme que le format exige.
error-record-large = L’enregistrement dépasse { $most } octets.
error-record-none = Le fichier ne contient aucun enregistrement.
error-record-doubled = « { $name } » figure deux fois dans un même objet.
error-record-start = Cette partie a commencé au milieu : un enregistrement raconte une partie entière.
error-record-pip = Le point { $text } est mal écrit : une case de la grille est une lettre et un nombre, une case hors de la grille est [colonne, ligne].
error-record-pips = Les points doivent être rangés par ligne, puis par colonne, chacun une seule fois.
error-record-reroll = Seul le système Hélice relance un dé.
error-event-keys = Les clés de cet événement ne correspondent à aucun type d’événement.
error-result-early = L’enregistrement a un résultat, mais la partie n’est pas finie.
error-result-other = Dans le résultat, « { $name } » ne correspond pas à la partie.
error-proof-form = « dice » n’a pas la forme d’une preuve.
error-proof-first = Selon la preuve, c’est un autre siège qui commence.
error-proof-throw = La preuve donne { $expected }, mais l’enregistrement dit { $dice }.
error-proof-seed = La graine du siège { $seat } n’est pas celle de son engagement.
error-proof-secret = Le secret n’est pas celui de l’engagement.
error-proof-secret-missing = La partie est finie, mais le secret de ses dés n’a pas été révélé.

## Dice
error-dice-typed-count = Nombre de chiffres à écrire : { $expected }, pas { $count }. Trois dés, par exemple : 4 1 2.
error-dice-typed-face = « { $sign } » ne convient pas ici : écris un chiffre de 1 à { $most }.
error-dice-unknown = Les dés de cette partie ne sont pas connus ici : leur secret, ou les dés eux-mêmes, sont ailleurs.
error-agreement-committed = Le siège { $seat } ne fournit pas de graine, ou s’est déjà engagé sur la sienne.
error-agreement-early = Aucune graine n’est révélée avant que chaque siège se soit engagé sur la sienne.
error-agreement-seed = Ce n’est pas la graine sur laquelle le siège { $seat } s’est engagé.
error-agreement-open = Toutes les graines n’ont pas encore été révélées.
error-agreement-text = Une graine compte de 1 à { $most } caractères imprimables.

## Setting up
error-setup-mode = Le mode « { $mode } » n’existe pas : choisis training, mission ou solo.
error-setup-solo = Le mode Solo est pour un seul joueur, pas pour { $players }.
error-setup-solo-bots = En Solo il n’y a pas de bots : tu joues contre l’automate.
error-setup-players = L’Entraînement et la Mission se jouent de 2 à { $most } joueurs, pas à { $players }. Pour une seule personne, choisis le mode solo.
error-setup-first = Le siège { $seat } ne peut pas commencer (sièges : { $players }, comptés à partir de 0).
error-setup-fast = La simulation rapide ne connaît pas le robot « { $name } ». Elle connaît : { $names }.
error-setup-bot = Le bot « { $name } » n’existe pas. Bots : { $names }.
error-setup-bot-broken = Le bot « { $name } » ne peut pas être créé : { $reason }
error-setup-bots-many = Trop de bots : { $bots } (sièges à cette table : { $players }).
error-setup-bots-few = Il faut au moins deux bots pour un tournoi.
error-setup-bots-twice = Chaque bot joue une seule fois : « { $name } » est nommé deux fois.
error-setup-choice = { $name } : « { $value } » n’existe pas. Choisis parmi : { $choices }.
error-setup-number = { $name } : { $number } est hors limites, il faut une valeur de { $least } à { $most }.
error-setup-whole = { $name } : { $value } n’est pas un nombre entier.
error-setup-actions = Il faut une action pour chacune des { $number } parties : une rangée de nombres entiers.
error-setup-names = Noms : un par personne au plus (personnes : { $people }), chacun de 1 à 20 caractères imprimables.
error-setup-names-equal = Deux joueurs ne peuvent pas avoir le même nom : { $name }.
error-setup-first-number = Le joueur { $number } ne peut pas commencer (joueurs : { $players }).
error-setup-seed-dice = --seed et --dice { $dice } ne vont pas ensemble : choisis l’un ou l’autre.
error-setup-position = Aucune partie ne peut en être là : « { $part } » est impossible sur ce plateau.
error-setup-none-to-resume = Il n’y a aucune partie à reprendre.
error-setup-resume-options = --resume reprend une partie telle quelle : { $option } ne va pas avec.
error-setup-save-exists = { $path } : ce fichier existe déjà et reste tel quel. Indique un autre nom.
error-setup-save-folder = { $path } : ce dossier n’existe pas.

## Beaucoup de parties
error-study-bot = Le bot « { $bot } » a échoué dans la partie { $game } de la graine « { $seed } » : { $reason }
error-study-failed = Le travail a échoué : { $reason }
error-study-worker = Les processus sont morts à répétition sur les parties { $first } à { $last } (fois : { $times }). Un bot plante peut-être, ou la mémoire manque.
error-cluster-address = « { $address } » n’est pas l’adresse d’un cluster : écris local, auto ou hôte:port.
error-cluster-none = Aucun cluster Ray ne tourne sur cet ordinateur. Lances-en un avec « ray start --head », ou écris local.
error-cluster-unreachable = Aucun cluster Ray ne répond à { $address }.
error-cluster-token = Le cluster Ray à { $address } demande un jeton : définis RAY_AUTH_MODE=token, avec le jeton du cluster sur cet ordinateur.
error-cluster-refused = Le cluster Ray à { $address } n’est pas utilisable : { $reason }
error-cluster-version = Un ordinateur du cluster a la version { $there } de torpedo-dice, celui-ci a la { $here } : tous ont besoin de la même.
error-exact-large = C’est trop grand pour être résolu : il faut { $places } millions de places en mémoire, et { $most } millions sont le maximum. Moins d’espaces à toucher et moins de torpilles de réserve le rendent plus petit.
error-exact-players = Le jeu exact est pour le Solo et pour deux joueurs, pas pour { $players }.
error-exact-score = Seul le Solo a un score : à une table, c’est la victoire qui compte.
error-exact-elsewhere = Cette position ne vient pas après celle qui a été résolue.

## The command line and the terminal
error-usage-command = La commande « { $word } » n’existe pas. Commandes : { $commands }.
error-usage-unknown = « { $word } » n’est pas prévu ici. --help montre ce que tu peux écrire.
error-usage-value = { $option } demande une valeur. --help montre laquelle.
error-usage-number = { $option } : « { $word } » n’est pas un nombre entier de { $least } à { $most }.
error-usage-choice = { $option } : « { $word } » n’est pas une valeur possible. Au choix : { $choices }.
error-usage-needs = { $option } ne s’emploie qu’avec { $needed }.
error-usage-file = Indique un fichier.
error-usage-file-name = { $option } demande le nom d’un fichier.
error-usage-same-file = { $option } : cette commande utilise déjà le fichier « { $path } ». Indique-en un autre.
error-usage-together = { $option } et { $other } ne vont pas ensemble : choisis l’une ou l’autre.
error-usage-percent = { $option } : « { $word } » n’est pas un pourcentage au-dessus de 50% et jusqu’à 99.99%, comme 95%.
error-extra = Cette partie n’est pas installée. Installe-la avec : pip install "torpedo-dice[{ $extra }]"
error-aim-letter = Le { $face } n’a pas de figure { $letter } : choisis une lettre de « a » à « { $last } ».
error-aim-letter-none = Le { $face } n’a qu’une figure ici : { $example }.
error-aim-system = « { $word } » n’est pas un système.
error-aim-systems = « { $word } » convient à plusieurs systèmes : { $names }. Écris plus de lettres.
error-aim-space = Où ? Ajoute le coin supérieur gauche : { $example }.
error-aim-unknown = « { $text } » n’est pas compris. Écris par exemple 4 C4, kiosque 5 C4 ou active kiosque ; ? pour l’aide.
