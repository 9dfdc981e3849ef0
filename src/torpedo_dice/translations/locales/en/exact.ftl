# Exact play: what small boards and late positions are worth.

help-solve =
    Solve a small board or a late position: what it is worth when everybody plays as well as can be.
    For solo and for tables of two. What is too large is refused, with how much fits.
summary-solve = solve small boards exactly
option-solve-mode = what is played; otherwise solo, or what fits the number of players
option-solve-players = the number of players, 1 or 2
option-position = the text of a position to solve from; otherwise a game's first
option-worth = what counts in solo: to win (win, the default), or the score (score)
option-solve-games = play so many games exactly, and see whether they come to the same
option-solve-bots = bots that play as many games (1000 by default), separated by commas: alone in solo, at a table first, against exact play

solve-title-win = { $mode }, board { $board }, { $positions ->
    [one] { $positions } position solved
   *[other] { $positions } positions solved
}. Chances to win:
solve-title-score = { $mode }, board { $board }, { $positions ->
    [one] { $positions } position solved
   *[other] { $positions } positions solved
}. Mean scores, a loss counting 0:
solve-title-table = { $mode }, board { $board }, { $positions ->
    [one] { $positions } position solved
   *[other] { $positions } positions solved
}. What it is worth to player 1, from 1 (a victory) to -1 (player 2's):
solve-exact = Exact play
solve-move = Best move
solve-games = Exact play, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
solve-bot = { $bot }, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
solve-bot-table = { $bot } against exact play, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
solve-value-win = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
solve-value-score = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
solve-value-table = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
solve-interval = [{ $low } – { $high }]
