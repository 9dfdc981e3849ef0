# The words of the game, and what happens in it.

mode-training = Training
mode-mission = Mission
mode-solo = Solo
rank-lieutenant = Lieutenant
rank-captain = Captain
rank-admiral = Admiral

state-on = on
state-off = off
state-waits = waits
state-wrecked = wrecked
state-spent = spent

event-rolled = Round { $round }: { $name } rolls { $dice }.
event-drafted = { $name } takes the { $face }.
event-rerolled = { $name } rolls the die again with the { $system }: { $face }.
event-switched = { $name } switches on { $system }.
event-fired = { $name } fires { $shot }: { $effect }.
event-opponent-hit = The opponent fires the { $face } and damages your { $system }.
event-opponent-wrecked = The opponent fires the { $face } and wrecks your { $system }.
event-opponent-missed = The opponent fires the { $face } and misses.

# What is fired: a face, with or without a system.
shot-plain = the { $face }
shot-with = the { $face } ({ $system })
effect = { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
}, { $misses ->
    [0] no miss
    [one] { $misses } miss
   *[other] { $misses } misses
}
effect-wrecks = , wrecks { $systems }

end-sunk = { $winners ->
    [one] { $names } has sunk the target and wins.
   *[other] { $names } have sunk their targets and share the victory.
}
end-torpedoes = { $winners ->
    [one] A skull has been filled. { $names } has most hits and spare torpedoes and wins.
   *[other] A skull has been filled. { $names } share the victory.
}
end-nobody = Every skull has been filled: nobody wins.
end-solo-won = Sunk: you win with { $score } points. Rank: { $rank }.
end-solo-torpedoes = Your skull has been filled: you lose.
end-solo-wrecked = All your systems are wrecked: you lose.
end-figures = { $name }: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}, { $spares ->
    [one] { $spares } spare torpedo
   *[other] { $spares } spare torpedoes
}.
