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
event-rerolled = { $name } rolls the die again with the { $system }: { $face }.
event-switched = { $name } switches on { $system }.
event-fired = { $name } fires { $shot }: { $effect }.
event-opponent-hit = The automaton fires the { $face } and damages your { $system }.
event-opponent-wrecked = The automaton fires the { $face } and wrecks your { $system }.
event-opponent-on-hit = The automaton fires the { $face }. { $aimed } is wrecked already: the shot goes on and damages your { $system }.
event-opponent-on-wrecked = The automaton fires the { $face }. { $aimed } is wrecked already: the shot goes on and wrecks your { $system }.
event-opponent-missed = The automaton fires the { $face } and misses: your { $aimed } is wrecked already.

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
    [one] { $names } has sunk the submarine of { $target } and wins.
   *[other] { $names } have sunk their targets and share the victory.
}
end-out = { $out ->
    [one] A skull has been filled: { $names } is out.
   *[other] Skulls have been filled: { $names } are out.
}
end-torpedoes = { $winners ->
    [one] Of the others, { $names } has most hits and spare torpedoes together and wins.
   *[other] Of the others, { $names } have most hits and spare torpedoes together and share the victory.
}
end-last = { $name } is left and wins.
end-nobody = Every skull has been filled: nobody wins.
end-solo-won = Sunk: you win. Score: { $afloat } x 10 (your systems afloat) + { $spares } x 5 (spare torpedoes) = { $score }.
end-solo-rank = Rank: { $rank }.
end-solo-torpedoes = Your skull has been filled: you lose.
end-solo-wrecked = All your systems are wrecked: you lose.
end-figures = { $name }: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}, { $spares ->
    [one] { $spares } spare torpedo
   *[other] { $spares } spare torpedoes
}.
