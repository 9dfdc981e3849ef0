# The study of a board: the page, its warnings, and what the command says.

study-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-tick = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
study-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-finer = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
study-count = { NUMBER($value, maximumFractionDigits: 2) }
study-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
study-table = { $mode }{ $players ->
    [1] {""}
   *[other] , { $players } players
}
study-on = { $games }: { $table }
study-and = { $first } and { $last }

study-title = Study of a board: { $name }
study-subtitle = What bots make of it, in games for two, three and four players, and alone
study-written = The study is written: { $path }
study-fair = No warnings: no figure is beyond its limit.
study-few = Too few games to judge more than the drawing: { $games } at each table; { $least } are needed.
study-few-moves = Too few games to judge systems, single spaces, hits in a shot and spare torpedoes left over: { $games } at each table were looked into; { $least } are needed.
study-warning = Warning: { $said }
study-where = { $count ->
    [one] Seen in: { $tables }.
   *[other] Seen in, the worst first: { $tables }.
}
study-everywhere = Seen everywhere, worst in { $worst }.

study-short = In short
study-warnings = Warnings
study-length = How long a game lasts, and how it ends
study-first = Who begins
study-systems = How the systems are used
study-heat = Where the hits fall
study-falls = In which order the systems fall
study-solo = Alone against the automaton
study-drawing = What the drawing allows
study-made = How this was found out

study-each = { $games } at each table

study-in-length = A game for two lasts { $mission } rounds in Mission and { $training } in Training.
study-in-ends = Of the games for two in Mission, { $sunk } end in a sinking and { $skulls } by a skull.
study-in-first = In Mission, the player who begins wins { $two } of the games for two that one player wins, { $three } for three and { $four } for four (even would be 50%, 33% and 25%).
study-in-systems = In Mission for two, { $used } is used most, { $first } falls first most often, and { $last } last.
study-in-solo = Alone, { $won } of the games are won; a win scores { $score } points on average.
study-in-solo-lost = Alone, no game is won.

study-about-first = Games with one winner, won by the player who begins, against an even share: in percentage points above (+) or below (−). Dice are taken in turn from the active player on, so that no board is quite even.
study-about-systems = How often a player uses each system in a game; “no system” is a shot as the die shows it.
study-about-heat = On how many of the submarines that were fired at each space was hit; in which round on average; and where shots fall in vain.
study-about-falls = On how many submarines each system fell first, second and so on. Systems that fall in the same round share the place.
study-about-drawing = The submarine has { $spaces } spaces in a rectangle of { $columns } by { $rows }: { $density } of it. The table says how many spaces one shot can hit at most while the submarine is whole, and in how many ways.
study-about-numbers = Two numbers below another one, or in brackets, are its 95% interval: the true value lies in it 19 times out of 20. A warning is given only if the whole interval lies beyond what is still fair.
study-about-bot = The bot “{ $bot }” plays every seat. A bot sees a board in its own way: people may make more of a system than it does.
study-about-games = Games at each table that were looked into move by move: { $games }; games whose length, ending and winner were counted: { $ended }.
study-about-again = The same study again:

study-rounds = Rounds
study-of-rounds = Rounds in a game
study-middle = 8 of 10 games
study-sunk = Sinking
study-skull = Skull
study-wrecked = Own wreck
study-shared = Shared victory
study-nobody = Nobody wins
study-spares = Spares left
study-hits = Hits in a shot
study-plays = Table
study-places = Who wins, by the order of turns in the first round ({ $games } at each table)
study-begins = Begins
study-points = Percentage points
study-system = System
study-endings-table = { $ended } at each table; for spares left, hits and “8 of 10”: { $games }
study-systems-table = Players who use the system at least once; the rest is about { $table } ({ $games })
study-none = no system
study-spaces = Spaces
study-used = Used by, { $mode }
study-switched = Switched on
study-switched-round = in round
study-fallen = Falls
study-fallen-round = in round
study-uses = Uses in a game
study-hit-share = Hit on so many of the submarines
study-hit-round = Hit in round
study-misses = Misses of each player
study-afloat = Afloat
study-end-sunk = Games that end in a sinking
study-won = Won: { $rank }
study-lost-skull = Lost: skull
study-lost-wrecked = Lost: own wreck
study-endings = How the games end
study-scores = What the wins score
study-score = Score
study-die = Die
study-reach = Most hits with one shot
study-ways = { $ways ->
    [one] { $ways } way
   *[other] { $ways } ways
}

finding-system-single = { $count ->
    [one] { $systems } has only one space: a single hit wrecks it.
   *[other] { $systems } have only one space each: a single hit wrecks them.
}
finding-system-large = { $systems } has { $spaces } of all { $all } spaces: sinking it is most of the game.
finding-crowded = { $share } of the rectangle around the submarine belong to systems: a shot hits wherever it lies.
finding-short = A game is over after { $rounds } rounds: there is hardly time to use anything.
finding-long = A game lasts { $rounds } rounds: that is long for a game of dice.
finding-scattered = A shot hits { $hits } spaces on average: most pips find nothing to hit.
finding-first-ahead = The player who begins wins { $share } of the games that one player wins; even would be { $even }.
finding-first-behind = The player who begins wins only { $share } of the games that one player wins; even would be { $even }.
finding-skulls-many = A skull decides { $share } of the games. Spare torpedoes are too few for this submarine: { $spares }.
finding-spares-idle = Nobody runs out of torpedoes: of { $spares } spares, { $left } are left over.
finding-shared-many = { $share } of the games end in a shared victory.
finding-nobody-many = { $share } of the games are won by nobody: every skull is filled.
finding-system-unused = { $systems }: used by fewer than one player in 300.
finding-system-first = { $systems } is the first to fall on { $share } of the submarines.
finding-system-last = { $systems } is the last to fall on { $share } of the submarines that sink: its owner need not fear for it.
finding-spaces-missed = { $places }: the rarest of these is hit on { $share } of the submarines, an average space on { $average }.
finding-solo-hard = Alone, only { $share } of the games are won.
finding-solo-easy = Alone, { $share } of the games are won: it can hardly be lost.
finding-ranks-alike = { $share } of the wins alone bring the same rank: { $rank }.

advice-system-single = Give every system two spaces or more.
advice-system-large = Make it smaller, or the others larger.
advice-crowded = Draw water between the systems, so that aiming matters.
advice-short = Give the systems more spaces, or draw them further apart.
advice-long = Take spaces away, or draw them closer together, so that one shot hits several.
advice-scattered = Draw spaces closer together, at distances that the dice have: corners of a square of three, diagonals, lines.
advice-first-ahead = The first die of the last round decides much: a few spaces more or fewer make a game a round longer or shorter, and shift it to another player.
advice-first-behind = The first die of the last round decides much: a few spaces more or fewer make a game a round longer or shorter, and shift it to another player.
advice-skulls-many = Allow more of them, or draw the spaces closer together, so that shots miss less.
advice-spares-idle = Allow fewer, so that a miss costs something.
advice-shared-many = Spare torpedoes tell winners apart: in a longer game, or where shots miss more often, they differ more.
advice-nobody-many = Allow more spare torpedoes.
advice-system-unused = See whether its panel lets it work too late, and whether the drawing gives it anything to do.
advice-system-first = Give it more spaces, or draw them further apart.
advice-system-last = Give it fewer spaces, or draw them closer together.
advice-spaces-missed = Bring them closer to other spaces, so that a pattern reaches several at once.
advice-solo-hard = Fewer spaces, spaces closer together or more spare torpedoes help the player.
advice-solo-easy = More spaces or fewer spare torpedoes help the automaton.
advice-ranks-alike = The score counts 5 points for each spare torpedo that is left: their number decides the ranks.
