# Jeu exact : ce que valent les petits plateaux et les fins de partie.

help-solve =
    Résout un petit plateau ou une fin de partie : ce qu’ils valent quand chacun joue au mieux.
    Pour le Solo et pour les tables de deux. Ce qui est trop grand est refusé, en disant combien il en tient.
summary-solve = résoudre exactement de petits plateaux
option-solve-mode = le mode de jeu ; sinon, solo ou celui qui convient au nombre de joueurs
option-solve-players = le nombre de joueurs, 1 ou 2
option-position = le texte de la position à résoudre ; sinon, la première d’une partie
option-worth = ce qui compte en Solo : gagner (win, par défaut) ou le score (score)
option-solve-games = joue autant de parties exactement, pour voir si elles donnent la même valeur
option-solve-bots = les bots qui jouent autant de parties (1000 par défaut), séparés par des virgules : seuls en Solo, à une table en premier, contre le jeu exact

solve-title-win = { $mode }, plateau { $board }, { $positions ->
    [one] { $positions } position résolue
   *[other] { $positions } positions résolues
}. Chances de gagner :
solve-title-score = { $mode }, plateau { $board }, { $positions ->
    [one] { $positions } position résolue
   *[other] { $positions } positions résolues
}. Scores moyens, une défaite comptant 0 :
solve-title-table = { $mode }, plateau { $board }, { $positions ->
    [one] { $positions } position résolue
   *[other] { $positions } positions résolues
}. Valeur pour le joueur 1, de 1 (victoire) à -1 (victoire du joueur 2) :
solve-exact = Jeu exact
solve-move = Meilleur coup
solve-games = Jeu exact, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
solve-bot = { $bot }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
solve-bot-table = { $bot } contre le jeu exact, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
solve-value-win = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
solve-value-score = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
solve-value-table = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
solve-interval = [{ $low } – { $high }]
