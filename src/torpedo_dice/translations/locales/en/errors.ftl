# Every refusal. One line each, plain { $names } only: the core reads this file without a Fluent library.
# `system` always holds a system's name here, whatever the language.

## Moves that cannot be made now
error-over = The game is over: no more moves can be made.
error-turn-roll = The dice have not been rolled yet in this round.
error-turn-draft = Dice are being taken: every seat takes one before anybody acts.
error-turn-action = Every seat has a die: it is time to fire or to switch a system on.
error-turn-opponent = The automaton fires now.
error-turn-seat = It is not the turn of seat { $seat }.
error-turn-acted = Seat { $seat } has already acted in this round.
error-seat-unknown = There is no seat { $seat } at this table.
error-dice-count = { $expected } dice are rolled here, not { $count }.
error-die-face = A die shows 1 to 6, not { $face }.
error-draft-missing = No { $face } lies on the table; there is { $dice }.
error-system-unknown = There is no system { $number }: they are numbered 1 to 7.
error-system-mode = { $system } is not part of this mode.
error-system-wrecked = { $system } is wrecked and cannot be used any more.
error-system-spent = { $system } has no uses left in this game.
error-system-off = { $system } is switched off: switch it on first, it works from the next round.
error-system-panel = { $system } works once both other systems on its panel are switched on or wrecked.
error-system-rerolled = The die has been rolled again: fire the { $face }, or switch a system on.
error-system-reroll-first = Roll the die again first: only then is the new face known.
error-face-plain = The die shows { $drafted }, not { $face }.
error-face-given = { $system } cannot turn this { $drafted } into { $face }.
error-shot-off-grid = At least one pip must lie on the grid.
error-shot-formation = These spaces are no valid way to fire this { $face }.
error-switch-training = In Training every system works from the start: there is nothing to switch on.
error-switch-none = { $system } has no switch: it follows the other two systems on its panel.
error-switch-wrecked = { $system } is wrecked and cannot be switched on.
error-switch-on = { $system } is switched on already.
error-opponent-other = The automaton must fire its { $face } and hit system { $number } (0: nothing).
error-pop-nothing = There is no move to take back.

## Texts of moves, spaces and positions
error-notation-move = “{ $text }” is not a move. Examples: take4, fire1@G4, sail5@, on-sail.
error-notation-seat = “{ $text }” does not say which seat moves: write 0: or another seat in front.
error-notation-space = “{ $text }” is not a space. Write G4, or (-1;3) off the grid.
error-notation-pips = “{ $text }” is not a list of at most 7 spaces, each once, by row and then by column.
error-notation-position = This is not the text of a position.
error-notation-position-field = The text is written like a position, but its part “{ $field }” is impossible on this board.

## Boards
error-board-name-empty = name: a board needs a name.
error-board-name-long = name: at most { $most } characters.
error-board-name-unprintable = name: only letters and signs that can be printed.
error-board-grid-empty = grid: the drawing is empty.
error-board-rows-many = grid: { $rows } rows, at most { $most } are possible.
error-board-columns-many = grid: { $columns } columns, at most { $most } are possible.
error-board-ragged = grid, row { $row }: { $columns } spaces, but the first row has { $expected }. All rows must be equally long.
error-board-sign = grid, row { $row }, column { $column }: “{ $sign }” is no space. Use a dot for water and the digits 1 to 7 for systems.
error-board-system-missing = grid: system { $number } has no space. Every system from 1 to 7 needs at least one.
error-board-cells-many = grid: { $cells } spaces belong to systems, at most { $most } are possible.
error-board-number = { $name }: { $number } is out of range, it must be from { $least } to { $most }.
error-board-panel-stranger = panels: there is no system { $number }, only 1 to 7.
error-board-panel-count = panels: system { $number } stands there { $times } times; each system must stand there once.
error-board-panel-partners = panels: system { $number } needs exactly two systems with a switch beside it on its panel (of 1, 3, 4, 5 and 7), not { $partners }.
error-board-file-large = The file is larger than { $most } bytes: no board needs that much.
error-board-not-utf8 = Line { $line } is not UTF-8 text. Save the file as UTF-8.
error-board-not-toml = The file is not TOML, or nests too deeply.
error-board-not-toml-at = Line { $line }, column { $column }: this is not TOML.
error-board-toml-ends = Line { $line }: the file ends in the middle of something. A bracket or a quotation mark is missing.
error-board-key-unknown = { $name }: unknown key. A board has name, grid, spares, uses and panels.
error-board-key-missing = { $name }: this key is missing.
error-board-key-str = { $name }: must be text in quotation marks.
error-board-key-int = { $name }: must be a whole number.
error-board-key-list = { $name }: must be lists of system numbers, such as [[1, 2, 3], [4, 5, 6], [7]].

## Files
error-file-missing = { $path }: there is no such file.
error-file-folder = { $path }: this is a folder, not a file.
error-file-forbidden = { $path }: you are not allowed to use this file.
error-file-full = { $path }: there is no room left to write this file.
error-file-unusable = { $path }: this file cannot be used.

## Records
error-record-json = This is not a JSON object.
error-record-format = “format” must be “{ $expected }”.
error-record-key = “{ $name }” is missing.
error-record-value = “{ $where }” does not have the form that the format demands.
error-record-large = The record is larger than { $most } bytes.
error-record-none = The file holds no record.
error-record-doubled = “{ $name }” stands twice in one object.
error-record-start = This game began in the middle: a record tells a whole game.
error-record-pip = The pip { $text } is written wrongly: a space on the grid is a letter and a number, one off the grid [column, row].
error-record-pips = The pips must stand by row, then by column, each once.
error-record-reroll = Only the Propeller rolls a die again.
error-event-keys = The keys of this event belong to no kind of event.
error-result-early = The record has a result, but the game is not over.
error-result-other = “{ $name }” of the result is not what the game gives.
error-proof-form = “dice” does not have the form of a proof.
error-proof-first = The proof gives another first seat.
error-proof-throw = The proof gives { $expected }, but { $dice } was recorded.
error-proof-seed = The seed of seat { $seat } is not the one that was committed to.
error-proof-secret = The secret is not the one that was committed to.
error-proof-secret-missing = The game is over, but the secret of its dice was not shown.

## Dice
error-dice-typed-count = Dice to type: { $expected }, not { $count }. For example, three dice: 4 1 2.
error-dice-typed-face = “{ $sign }” is no face: type 1 to { $most }.
error-dice-unknown = The dice of this game are not known here: its secret, or the dice themselves, are elsewhere.
error-agreement-committed = Seat { $seat } does not contribute a seed, or has committed to one already.
error-agreement-early = No seed is shown before every seat has committed to its own.
error-agreement-seed = This is not the seed that seat { $seat } committed to.
error-agreement-open = Not every seed has been shown yet.
error-agreement-text = A seed is 1 to { $most } printable characters.

## Setting up
error-setup-mode = There is no mode “{ $mode }”: choose training, mission or solo.
error-setup-solo = Solo is for exactly one player, not { $players }.
error-setup-solo-bots = Solo has no bots: you play against the automaton.
error-setup-players = Training and Mission are for 2 to { $most } players, not { $players }. Alone, play solo.
error-setup-first = Seat { $seat } cannot begin. Seats here: { $players }, counted from 0.
error-setup-fast = The fast simulation does not know the bot “{ $name }”. It knows: { $names }.
error-setup-bot = There is no bot “{ $name }”. Bots: { $names }.
error-setup-bot-broken = The bot “{ $name }” cannot be made: { $reason }
error-setup-bots-many = Too many bots: { $bots }. Seats here: { $players }.
error-setup-bots-few = A tournament needs two bots or more.
error-setup-bots-twice = Each bot plays once: “{ $name }” was named twice.
error-setup-choice = { $name }: there is no “{ $value }”. Choose one of: { $choices }.
error-setup-number = { $name }: { $number } is out of range, it must be from { $least } to { $most }.
error-setup-whole = { $name }: { $value } is not a whole number.
error-setup-actions = One action for each of the { $number } games is needed: a row of whole numbers.
error-setup-names = Names: one for each person at the most (people here: { $people }), each 1 to 20 printable characters.
error-setup-names-equal = Two players cannot both be called { $name }.
error-setup-first-number = Player { $number } cannot begin. Players here: { $players }.
error-setup-seed-dice = A seed and { $dice } dice do not go together: choose one.
error-setup-position = No game can stand like this: “{ $part }” is impossible on this board.
error-setup-none-to-resume = There is no unfinished game to go on with.
error-setup-resume-options = --resume goes on with a game as it is: { $option } cannot be given with it.
error-setup-save-exists = { $path }: this file is there already, and stays as it is. Name another one.
error-setup-save-folder = { $path }: there is no such folder.

## Many games
error-study-bot = The bot “{ $bot }” failed in game { $game } of seed “{ $seed }”: { $reason }
error-study-failed = The work failed: { $reason }
error-study-worker = Workers died over the games from { $first } to { $last }, again and again (times: { $times }). Perhaps a bot crashes, or memory runs out.
error-cluster-address = “{ $address }” is no address of a cluster: write local, auto or host:port.
error-cluster-none = No Ray cluster runs on this machine. Start one with “ray start --head”, or write local.
error-cluster-unreachable = No Ray cluster answers at { $address }.
error-cluster-token = The Ray cluster at { $address } asks for a token: set RAY_AUTH_MODE=token, with the cluster's token on this machine.
error-cluster-refused = The Ray cluster at { $address } cannot be used: { $reason }
error-cluster-version = A machine of the cluster has version { $there } of torpedo-dice, this one has { $here }: all need the same.
error-exact-large = This is too large to be solved: it takes { $places } million places in memory, and { $most } million are the most. Fewer spaces left to hit and fewer spare torpedoes make it smaller.
error-exact-players = Exact play is for solo and for two players, not for { $players }.
error-exact-score = Only solo has a score: at a table it counts who wins.
error-exact-elsewhere = This position does not come after the one that was solved.

## The command line and the terminal
error-usage-command = There is no command “{ $word }”. Commands: { $commands }.
error-usage-unknown = “{ $word }” is not understood here. --help shows what is.
error-usage-value = { $option } needs a value. --help shows which.
error-usage-number = { $option }: “{ $word }” is not a whole number from { $least } to { $most }.
error-usage-choice = { $option }: “{ $word }” is none of { $choices }.
error-usage-needs = { $option } goes only with { $needed }.
error-usage-file = Name a file.
error-usage-file-name = { $option } needs a file's name.
error-usage-same-file = { $option }: this command uses the file “{ $path }” already. Name another one.
error-usage-together = { $option } and { $other } do not go together: choose one.
error-usage-percent = { $option }: “{ $word }” is not a percentage above 50% and up to 99.99%, such as 95%.
error-extra = This part is not installed. Install it with: pip install "torpedo-dice[{ $extra }]"
error-aim-letter = There is no pattern { $letter } of the { $face }: choose a to { $last }.
error-aim-letter-none = The { $face } has only one pattern here: { $example }.
error-aim-system = “{ $word }” is no system.
error-aim-systems = “{ $word }” fits several systems: { $names }. Type more letters.
error-aim-space = Where to? Write the upper left corner behind it: { $example }.
error-aim-unknown = “{ $text }” is not understood. Type for example 4 C4, sail 5 C4 or on sail; ? for help.
