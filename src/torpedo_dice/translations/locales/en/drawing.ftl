# What stands in drawings. One line each, plain variables: the English ones are read without a Fluent library.

drawn-round = { $mode }, round { $round }
drawn-due-roll = rolls the dice
drawn-due-draft = takes a die
drawn-due-action = is to act
drawn-active = began this round
drawn-die = holds the die
drawn-left = Left for the automaton:
drawn-won = { $names } wins
drawn-shared = Shared victory: { $names }
drawn-nobody = Nobody wins
drawn-lost = { $name } loses
drawn-score = Score { $score }: { $rank }
drawn-by-sunk = The target is sunk
drawn-by-torpedoes = A skull is filled
drawn-by-wrecked = All own systems are wrecked
drawn-seat = { $name }: hits { $hits } of { $cells }, spare torpedoes { $left } of { $all }.
drawn-splash = a miss of the last shot
