# The words of the game, and what happens in it.

mode-training = Entrenamiento
mode-mission = Misión
mode-solo = Solitario
rank-lieutenant = Teniente
rank-captain = Capitán
rank-admiral = Almirante

# States fit every system: no gender and no number. At most 10 characters, so that three panels fit 80 columns.
state-on = en marcha
state-off = en reposo
state-waits = en espera
state-wrecked = en pedazos
state-spent = sin usos

event-rolled = Ronda { $round }. { $name } lanza los dados: { $dice }.
event-rerolled = { $name } vuelve a lanzar el dado ({ $system }): { $face }.
event-switched = { $name } activa un sistema: { $system }.
event-fired = { $name } dispara { $shot }: { $effect }.
event-opponent-hit = El oponente IA dispara el { $face } y daña uno de tus sistemas: { $system }.
event-opponent-wrecked = El oponente IA dispara el { $face } y destruye uno de tus sistemas: { $system }.
event-opponent-on-hit = El oponente IA dispara el { $face }. Sistema ya destruido: { $aimed }. El disparo pasa al siguiente y lo daña: { $system }.
event-opponent-on-wrecked = El oponente IA dispara el { $face }. Sistema ya destruido: { $aimed }. El disparo pasa al siguiente y lo destruye: { $system }.
event-opponent-missed = El oponente IA dispara el { $face } y falla. Sistema ya destruido: { $aimed }.

effect = { $hits ->
    [0] ningún impacto
    [one] { $hits } impacto
   *[other] { $hits } impactos
}, { $misses ->
    [0] sin fallos
    [one] { $misses } fallo
   *[other] { $misses } fallos
}
effect-wrecks = ; destruye { $systems }

end-sunk = { $winners ->
    [one] { $names } ha hundido el submarino de { $target } y gana.
   *[other] { $names } han hundido a sus objetivos y comparten la victoria.
}
end-out = { $out ->
    [one] Se ha rellenado un espacio «muerto»: { $names } queda fuera.
   *[other] Se han rellenado espacios «muerto»: { $names } quedan fuera.
}
end-torpedoes = { $winners ->
    [one] De los demás, { $names } suma más impactos y torpedos de reserva y gana.
   *[other] De los demás, { $names } suman más impactos y torpedos de reserva y comparten la victoria.
}
end-last = Solo queda { $name }, que gana.
end-nobody = Se han rellenado todos los espacios «muerto»: no gana nadie.
end-solo-won = Submarino hundido: ganas. Puntuación: { $afloat } x 10 (tus sistemas a salvo) + { $spares } x 5 (torpedos de reserva) = { $score }.
end-solo-rank = Rango: { $rank }.
end-solo-torpedoes = Se ha rellenado tu espacio «muerto»: pierdes.
end-solo-wrecked = Todos tus sistemas están destruidos: pierdes.
end-figures = { $name }: { $hits ->
    [0] ningún impacto
    [one] { $hits } impacto
   *[other] { $hits } impactos
}, { $spares ->
    [0] ningún torpedo de reserva
    [one] { $spares } torpedo de reserva
   *[other] { $spares } torpedos de reserva
}.
