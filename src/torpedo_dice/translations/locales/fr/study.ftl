# L’étude d’un plateau : la page, ses avertissements, et ce que dit la commande.

study-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-tick = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
study-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-finer = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
study-count = { NUMBER($value, maximumFractionDigits: 2) }
study-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
study-table = { $mode }{ $players ->
    [1] {""}
   *[other] {" "}à { $players }
}
study-on = { $games } : { $table }
study-and = { $first } et { $last }

study-title = Étude d’un plateau : { $name }
study-subtitle = Ce que des bots en font, à deux, à trois, à quatre et en solo
study-written = L’étude est écrite : { $path }
study-fair = Aucun avertissement : aucun chiffre ne dépasse sa limite.
study-few = Trop peu de parties pour juger autre chose que le dessin : { $games } à chaque table ; il en faut { $least }.
study-few-moves = Trop peu de parties pour juger les systèmes, les cases une à une, les touchés par tir et les torpilles de réserve restantes : { $games } à chaque table, examinées coup par coup ; il en faut { $least }.
study-warning = Avertissement : { $said }
study-where = { $count ->
    [one] Constaté ici : { $tables }.
   *[other] Constaté ici, le pire d’abord : { $tables }.
}
study-everywhere = Constaté partout, surtout ici : { $worst }.

study-short = En bref
study-warnings = Avertissements
study-length = Combien de temps dure une partie, et comment elle finit
study-first = Qui commence
study-systems = Comment les systèmes servent
study-heat = Où tombent les touchés
study-falls = Dans quel ordre tombent les systèmes
study-solo = En solo contre l’automate
study-drawing = Ce que permet le dessin
study-made = Comment tout cela a été trouvé

study-each = { $games } à chaque table

study-in-length = À deux, une partie dure { $mission } tours en Mission et { $training } en Entraînement.
study-in-ends = À deux en Mission, { $sunk } des parties finissent par un sous-marin coulé et { $skulls } par une tête de mort.
study-in-first = En Mission, qui commence gagne { $two } des parties à deux à un seul vainqueur, { $three } à trois et { $four } à quatre (l’équilibre serait à 50 %, 33 % et 25 %).
study-in-systems = À deux en Mission, le système le plus utilisé est { $used } ; le premier à tomber est en général { $first }, et le dernier { $last }.
study-in-solo = En solo, { $won } des parties sont gagnées ; une victoire rapporte { $score } points en moyenne.
study-in-solo-lost = En solo, aucune partie n’est gagnée.

study-about-first = Les parties à un seul vainqueur que gagne qui commence, comparées à une part égale : en points de pourcentage au-dessus (+) ou au-dessous (−). Les dés se prennent à tour de rôle, si bien qu’aucun plateau n’est tout à fait égal.
study-about-systems = Combien de fois chacun utilise chaque système dans une partie ; « aucun système » est un tir tel que le dé est tombé.
study-about-heat = Sur combien des sous-marins visés chaque case a été touchée, à quel tour en moyenne, et où les tirs se perdent.
study-about-falls = Sur combien de sous-marins chaque système est tombé en premier, en deuxième, et ainsi de suite. Les systèmes qui tombent au même tour partagent la place.
study-about-drawing = Le sous-marin a { $spaces } cases dans un rectangle de { $columns } sur { $rows }, soit { $density }. Le tableau dit combien de cases un tir touche au plus tant que le sous-marin est intact, et de combien de façons.
study-about-numbers = Deux nombres sous un autre, ou entre crochets, sont son intervalle à 95 % : la vraie valeur s’y trouve 19 fois sur 20. Un avertissement n’est donné que si tout l’intervalle sort de ce qui est encore équilibré.
study-about-bot = Le bot « { $bot } » joue à toutes les places. Un bot voit un plateau à sa façon : des gens tireront peut-être plus d’un système que lui.
study-about-games = Examiné coup par coup à chaque table : { $games } ; compté pour la durée, la fin et le vainqueur : { $ended }.
study-about-again = La même étude à nouveau :

study-rounds = Tours
study-of-rounds = Tours dans une partie
study-middle = 8 parties sur 10
study-sunk = Coulé
study-skull = Tête de mort
study-wrecked = Tout détruit
study-shared = Victoire partagée
study-nobody = Personne ne gagne
study-spares = Réserve restante
study-hits = Touchés par tir
study-plays = Table
study-places = Qui gagne, dans l’ordre du premier tour ({ $games } à chaque table)
study-begins = Commence
study-points = Points de pourcentage
study-system = Système
study-endings-table = { $ended } à chaque table ; pour la réserve, les touchés et « 8 sur 10 » : { $games }
study-systems-table = Part de ceux qui utilisent le système au moins une fois ; le reste concerne { $table } ({ $games })
study-none = aucun système
study-spaces = Cases
study-used = Utilisé, { $mode }
study-switched = Activé
study-switched-round = au tour
study-fallen = Tombe
study-fallen-round = au tour
study-uses = Utilisations par partie
study-hit-share = Touchée sur tant de sous-marins
study-hit-round = Touchée au tour
study-misses = Tirs ratés de chacun
study-afloat = Reste à flot
study-end-sunk = Parties qui finissent par un sous-marin coulé
study-won = Gagné : { $rank }
study-lost-skull = Perdu : tête de mort
study-lost-wrecked = Perdu : tout détruit
study-endings = Comment finissent les parties
study-scores = Ce que rapportent les victoires
study-score = Score
study-die = Dé
study-reach = Le plus de touchés en un tir
study-ways = { $ways ->
    [one] de { $ways } façon
   *[other] de { $ways } façons
}

finding-system-single = { $count ->
    [one] Le système { $systems } n’a qu’une case : un seul touché le détruit.
   *[other] Les systèmes { $systems } n’ont qu’une case chacun : un seul touché les détruit.
}
finding-system-large = Le système { $systems } occupe { $spaces } cases sur { $all } : le couler est presque toute la partie.
finding-crowded = Dans le rectangle qui entoure le sous-marin, { $share } des cases sont à des systèmes : un tir touche où qu’il tombe.
finding-short = Une partie est finie après { $rounds } tours : on a à peine le temps de se servir de quoi que ce soit.
finding-long = Une partie dure { $rounds } tours : c’est long pour un jeu de dés.
finding-scattered = Un tir touche { $hits } cases en moyenne : la plupart des points ne trouvent rien à toucher.
finding-first-ahead = Qui commence gagne { $share } des parties à un seul vainqueur ; l’équilibre serait à { $even }.
finding-first-behind = Qui commence ne gagne que { $share } des parties à un seul vainqueur ; l’équilibre serait à { $even }.
finding-skulls-many = Une tête de mort décide de { $share } des parties. Il y a trop peu de torpilles de réserve pour ce sous-marin : { $spares }.
finding-spares-idle = Personne ne manque de torpilles : sur { $spares } en réserve, il en reste { $left }.
finding-shared-many = { $share } des parties finissent par une victoire partagée.
finding-nobody-many = { $share } des parties ne sont gagnées par personne : toutes les têtes de mort sont cochées.
finding-system-unused = { $systems } : moins d’une personne sur 300 s’en sert.
finding-system-first = Le système { $systems } est le premier à tomber sur { $share } des sous-marins.
finding-system-last = Le système { $systems } est le dernier à tomber sur { $share } des sous-marins coulés : nul n’a à craindre pour lui.
finding-spaces-missed = { $places } : la plus rare de ces cases est touchée sur { $share } des sous-marins, une case moyenne sur { $average }.
finding-solo-hard = En solo, seules { $share } des parties sont gagnées.
finding-solo-easy = En solo, { $share } des parties sont gagnées : on ne peut guère perdre.
finding-ranks-alike = { $share } des victoires en solo donnent le même grade : { $rank }.

advice-system-single = Donne à chaque système deux cases ou davantage.
advice-system-large = Rends-le plus petit, ou les autres plus grands.
advice-crowded = Dessine de l’eau entre les systèmes, pour que viser compte.
advice-short = Donne plus de cases aux systèmes, ou éloigne-les les unes des autres.
advice-long = Enlève des cases, ou rapproche-les, pour qu’un tir en touche plusieurs.
advice-scattered = Rapproche les cases, aux distances que les dés connaissent : coins d’un carré de trois, diagonales, lignes.
advice-first-ahead = Le premier dé du dernier tour décide de beaucoup : quelques cases de plus ou de moins allongent ou raccourcissent la partie d’un tour, et l’avantage passe à quelqu’un d’autre.
advice-first-behind = Le premier dé du dernier tour décide de beaucoup : quelques cases de plus ou de moins allongent ou raccourcissent la partie d’un tour, et le désavantage passe à quelqu’un d’autre.
advice-skulls-many = Accordes-en davantage, ou rapproche les cases, pour que les tirs ratent moins.
advice-spares-idle = Accordes-en moins, pour qu’un raté coûte quelque chose.
advice-shared-many = Les torpilles de réserve départagent les vainqueurs : dans une partie plus longue, ou si les tirs ratent plus souvent, elles diffèrent davantage.
advice-nobody-many = Accorde plus de torpilles de réserve.
advice-system-unused = Regarde si son panneau le fait marcher trop tard, et si le dessin lui donne quelque chose à faire.
advice-system-first = Donne-lui plus de cases, ou éloigne-les.
advice-system-last = Donne-lui moins de cases, ou rapproche-les.
advice-spaces-missed = Rapproche-les d’autres cases, pour qu’une figure en atteigne plusieurs à la fois.
advice-solo-hard = Moins de cases, des cases plus proches ou plus de torpilles de réserve aident qui joue.
advice-solo-easy = Plus de cases ou moins de torpilles de réserve aident l’automate.
advice-ranks-alike = Le score compte 5 points par torpille de réserve restante : c’est leur nombre qui fixe les grades.
