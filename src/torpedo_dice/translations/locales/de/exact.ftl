# Vollkommenes Spiel: was kleine Spielpläne und späte Stellungen wert sind.

help-solve =
    Löse einen kleinen Spielplan oder eine späte Stellung: was sie wert ist, wenn alle so gut spielen, wie es geht.
    Für den Solomodus und für zwei am Tisch. Was zu groß ist, wird abgelehnt, mit der Angabe, wie viel geht.
summary-solve = kleine Spielpläne vollkommen lösen
option-solve-mode = der Modus; sonst solo oder der, der zur Zahl der Mitspielenden passt
option-solve-players = wie viele mitspielen, 1 oder 2
option-position = der Text einer Stellung, die gelöst wird; sonst die erste einer Partie
option-worth = was im Solomodus zählt: zu gewinnen (win, die Vorgabe) oder die Punkte (score)
option-solve-games = so viele Partien vollkommen spielen und sehen, ob dasselbe herauskommt
option-solve-bots = Bots, die ebenso viele Partien spielen (sonst 1000), durch Kommas getrennt: im Solomodus allein, am Tisch auf dem ersten Platz gegen das vollkommene Spiel

solve-title-win = { $mode }, Spielplan { $board }, { $positions ->
    [one] { $positions } Stellung gelöst
   *[other] { $positions } Stellungen gelöst
}. Gewinnaussichten:
solve-title-score = { $mode }, Spielplan { $board }, { $positions ->
    [one] { $positions } Stellung gelöst
   *[other] { $positions } Stellungen gelöst
}. Mittlere Punktzahlen, eine Niederlage zählt 0:
solve-title-table = { $mode }, Spielplan { $board }, { $positions ->
    [one] { $positions } Stellung gelöst
   *[other] { $positions } Stellungen gelöst
}. Wert für Platz 1, von 1 (Sieg) bis -1 (Sieg von Platz 2):
solve-exact = Vollkommenes Spiel
solve-move = Bester Zug
solve-games = Vollkommenes Spiel, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
solve-bot = { $bot }, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
solve-bot-table = { $bot } gegen vollkommenes Spiel, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
solve-value-win = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
solve-value-score = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
solve-value-table = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
solve-interval = [{ $low } – { $high }]
