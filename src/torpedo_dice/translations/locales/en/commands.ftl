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
help-check = Replay game records: do they follow the rules, and do their dice hold the proof?
help-board = Show a board, or check a file with one. Without a file: the standard board.
help-bench = Measure how fast this machine plays random games.

summary-play = play in the terminal
summary-simulate = many games between bots
summary-check = check game records and their dice
summary-board = show and check boards
summary-bench = measure speed

value-command = COMMAND
value-file = FILE
value-action = show|check
value-number = N
value-names = A,B
value-text = TEXT
argument-check-file = a file with one record, or one on each line
argument-board-action = show (the default) or check
argument-board-file = a board's file, or “standard”

option-help = show this help
option-version = show the version
option-language = the language; otherwise the machine's
option-json = print one JSON document instead of text
option-mode = what is played; otherwise what fits the number of players
option-players = the number of players, 1 to 4
option-games = how many games
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
bench-plain = Plain rules: { $games } random games/s, { $moves } moves/s.
bench-game = Through Game: { $games } random games/s, { $moves } moves/s.
