# The words of the game, and what happens in it.

mode-training = Entraînement
mode-mission = Mission
mode-solo = Solo
rank-lieutenant = Lieutenant
rank-captain = Capitaine
rank-admiral = Amiral

state-on = en marche
state-off = à l’arrêt
state-waits = en attente
state-wrecked = HS
state-spent = épuisé

event-rolled = Tour { $round } : { $name } lance les dés : { $dice }.
event-drafted = { $name } prend le { $face }.
event-rerolled = { $name } relance le dé ({ $system }) : { $face }.
event-switched = { $name } active le système { $system }.
event-fired = { $name } tire { $shot } : { $effect }.
event-opponent-hit = L’automate tire le { $face } et endommage ton système { $system }.
event-opponent-wrecked = L’automate tire le { $face } et détruit ton système { $system }.
event-opponent-missed = L’automate tire le { $face } et rate sa cible.

# What is fired: a face, with or without a system.
shot-plain = le { $face }
shot-with = le { $face } ({ $system })
# What the shot does. No miss is not named: so the line mostly stays within 80 characters.
effect = { $hits ->
    [0] aucun touché
    [one] { $hits } touché
   *[other] { $hits } touchés
}{ $misses ->
    [0] {""}
    [one] , { $misses } raté
   *[other] , { $misses } ratés
}
effect-wrecks = , détruit { $systems }

end-sunk = { $winners ->
    [one] { $names } a coulé sa cible et gagne.
   *[other] { $names } ont coulé leurs cibles et se partagent la victoire.
}
end-torpedoes = { $winners ->
    [one] Une tête de mort est cochée. { $names } totalise le plus de touchés et de torpilles de réserve, et gagne.
   *[other] Une tête de mort est cochée. { $names } se partagent la victoire.
}
end-nobody = Toutes les têtes de mort sont cochées : personne ne gagne.
end-solo-won = Coulé : tu gagnes avec { $score } points. Grade : { $rank }.
end-solo-torpedoes = Ta tête de mort est cochée : tu perds.
end-solo-wrecked = Tous tes systèmes sont détruits : tu perds.
end-figures = { $name } : { $hits ->
    [0] aucun touché
    [one] { $hits } touché
   *[other] { $hits } touchés
}, { $spares ->
    [0] aucune torpille de réserve
    [one] { $spares } torpille de réserve
   *[other] { $spares } torpilles de réserve
}.
