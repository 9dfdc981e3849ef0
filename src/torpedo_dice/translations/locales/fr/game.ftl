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
event-rerolled = { $name } relance le dé ({ $system }) : { $face }.
event-switched = { $name } active le système { $system }.
event-fired = { $name } tire { $shot } : { $effect }.
event-opponent-hit = L’automate tire le { $face } et endommage ton système { $system }.
event-opponent-wrecked = L’automate tire le { $face } et détruit ton système { $system }.
event-opponent-on-hit = L’automate tire le { $face }. Le système { $aimed } est déjà détruit : le tir passe au suivant et endommage ton système { $system }.
event-opponent-on-wrecked = L’automate tire le { $face }. Le système { $aimed } est déjà détruit : le tir passe au suivant et détruit ton système { $system }.
event-opponent-missed = L’automate tire le { $face } et rate sa cible : ton système { $aimed } est déjà détruit.

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
    [one] { $names } a coulé le sous-marin de { $target } et gagne.
   *[other] { $names } ont coulé leurs cibles et se partagent la victoire.
}
end-out = { $out ->
    [one] Une tête de mort est cochée : { $names } est hors jeu.
   *[other] Des têtes de mort sont cochées : { $names } sont hors jeu.
}
end-torpedoes = { $winners ->
    [one] Parmi les autres, { $names } totalise le plus de touchés et de torpilles de réserve, et gagne.
   *[other] Parmi les autres, { $names } totalisent le plus de touchés et de torpilles de réserve, et se partagent la victoire.
}
end-last = Il ne reste que { $name }, qui gagne.
end-nobody = Toutes les têtes de mort sont cochées : personne ne gagne.
end-solo-won = Coulé : tu gagnes. Score : { $afloat } x 10 (tes systèmes à flot) + { $spares } x 5 (torpilles de réserve) = { $score }.
end-solo-rank = Grade : { $rank }.
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
