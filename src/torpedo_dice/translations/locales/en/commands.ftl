# The command line.

help-usage = usage:
help-commands = commands:
help-arguments = arguments
help-options = options
help-more = torpedo-dice COMMAND --help tells more about a command.
help-program =
    Torpedo Dice: sink the submarine of the player on your left.
    An unofficial edition of the game by Chris James.
help-play =
    Play in the terminal. Without options, you are asked what to play.
    Every game is saved as it goes. The environment variable NO_COLOR=1 turns colours off, COLUMNS=60 sets the width.
help-simulate = Let bots play many games and print what they come to.
help-tournament = Find out which bot is stronger: all play the same deals, with the same dice and from every seat.
help-check = Replay game records: do they follow the rules, and do their dice hold the proof?
help-board = Show a board, check a file with one, or study it: bots play it, and a page says what that comes to and what is lopsided. Without a file: the standard board.
help-bench = Measure how fast this machine plays random games.

summary-play = play in the terminal
summary-simulate = many games between bots
summary-tournament = which bot is stronger
summary-check = check game records and their dice
summary-board = show, check and study boards
summary-bench = measure speed

value-command = COMMAND
value-file = FILE
value-action = show|check|study
value-number = N
value-names = A,B
value-text = TEXT
value-name = NAME
value-percent = PERCENT
value-address = ADDRESS
argument-check-file = a file with one record, or one on each line
argument-board-action = show (the default), check or study
argument-board-file = a board's file, or “standard”

option-help = show this help
option-version = show the version
option-language = the language; otherwise the machine's
option-json = print one JSON document instead of text
option-svg = print an SVG picture instead of text: board show --svg > board.svg
option-theme = with --svg: the colours, dark by default
option-mode = what is played; otherwise what fits the number of players
option-board-mode = with --svg: as this mode plays the board; otherwise all of it
option-out = with study: the file of the page; otherwise one in this folder, named after the board
option-board-games = with study: how many games at each table to look into; otherwise as many as a minute allows, 1000 at the most
option-board-bots = with study: the bot that plays every seat; otherwise the strongest
option-board-json = with study: print one JSON document instead of text; a page only with --out
option-players = the number of players, 1 to 4
option-fast = play by the fast simulation: no records, bots random or greedy
option-games = how many games
option-default = { $said } ({ $default } by default)
option-jobs = how many to work at once
option-play-bots = bots, separated by commas: greedy, random. They take the last seats
option-simulate-bots = bots for the seats, separated by commas: greedy, random. They repeat round the table when there are more seats
option-names = the names of the people, separated by commas
option-first = the player who begins, counted from 1; otherwise chance decides
option-dice = where the dice come from: this machine, your table, or a promise that anyone can check
option-seed = the same text gives the same dice
option-board = a board's file; otherwise the standard board
option-save = where to save the game; otherwise your own folder for games
option-resume = go on with a saved game; without a file, the latest
option-records = a file for the records of all games, one on each line
option-tournament-bots = the bots, two or more, separated by commas
option-tournament-games = how many deals at the most; a deal is one game for every way to seat the bots
option-until = stop as soon as the order of the bots is that sure: 95%
option-plot = a file for a picture of the points, as SVG
option-cluster = let a Ray cluster do the work: local, auto or host:port

check-holds = { $file }: { $games ->
    [one] { $games } game holds
   *[other] { $games } games hold
}, { $unfinished } unfinished; dice that fit their seed: { $drawn }; dice that nobody could steer: { $proven }.
check-broken = { $file }, line { $line }: { $reason } (Before it, { $games ->
    [one] { $games } game holds
   *[other] { $games } games hold
}.)
check-broken-event = { $file }, line { $line }, event { $event }: { $reason } (Before it, { $games ->
    [one] { $games } game holds
   *[other] { $games } games hold
}.)
board-good = { $file }: a good board, “{ $name }”, with { $cells } spaces to hit.

simulate-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $mode }, board { $board }, seed { $seed }. Shares with their 95% intervals:
simulate-fast = { $mode } (fast simulation)
simulate-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-interval = [{ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }]
simulate-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-wins = Player { $number } ({ $bot }) wins
simulate-first = The first player wins
simulate-shared = Shared victories
simulate-nobody = Nobody wins
simulate-reason-sunk = Ends in a sinking
simulate-reason-torpedoes = Ends by a skull
simulate-reason-wrecked = Ends by the own wreck
simulate-rounds = Rounds in a game
simulate-score = Mean score of a win
tournament-title = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $mode }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}, board { $board }, seed { $seed }. Values with their { NUMBER($confidence, style: "percent", maximumFractionDigits: 4) } intervals:
tournament-bot = Bot
tournament-points = Points
tournament-wins = Wins
tournament-shared = Shared
tournament-score = Score
tournament-rating = Rating
tournament-model = By its model
tournament-interval = [{ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }]
tournament-tick = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
tournament-plot = Who is stronger?
tournament-ahead = { $ahead } ahead of { $behind }
tournament-settled = { $ahead } is stronger than { $behind }: { NUMBER($confidence, style: "percent", maximumFractionDigits: 4) } sure after { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}.
tournament-open = Whether { $ahead } or { $behind } is stronger is not { NUMBER($confidence, style: "percent", maximumFractionDigits: 4) } sure after { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}.
bench-plain = Plain rules: { $games } random games/s, { $moves } moves/s.
bench-compiled = Compiled: { $games } random games/s, { $moves } moves/s.
bench-compiled-jobs = Compiled, { $jobs } at once: { $games } random games/s, { $moves } moves/s.
bench-not-compiled = Compiled: not measured; numba is missing or cannot be used (pip install "torpedo-dice[fast]").
bench-game = Through Game: { $games } random games/s, { $moves } moves/s.
