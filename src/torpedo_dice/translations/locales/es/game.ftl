# The words of the game, and what happens in it.

mode-training = Entrenamiento
mode-mission = Misión
mode-solo = Solitario
rank-lieutenant = Teniente
rank-captain = Capitán
rank-admiral = Almirante

state-on = a punto
state-off = reposo
state-waits = espera
state-wrecked = KO

event-rolled = Ronda { $round }. { $name } lanza los dados: { $dice }.
event-drafted = { $name } elige el { $face }.
event-rerolled = { $name } vuelve a lanzar el dado ({ $system }): { $face }.
event-switched = { $name } activa un sistema: { $system }.
event-fired = { $name } dispara { $shot }: { $effect }.
event-opponent-hit = El oponente dispara el { $face } y daña uno de tus sistemas: { $system }.
event-opponent-wrecked = El oponente dispara el { $face } y destruye uno de tus sistemas: { $system }.
event-opponent-missed = El oponente dispara el { $face } y falla.

# What is fired: a face, with or without a system.
shot-plain = el { $face }
shot-with = el { $face } ({ $system })
effect = { $hits ->
    [0] ningún impacto
    [one] { $hits } impacto
   *[other] { $hits } impactos
}, { $misses ->
    [0] ningún fallo
    [one] { $misses } fallo
   *[other] { $misses } fallos
}
effect-wrecks = , destruye { $systems }

end-sunk = { $winners ->
    [one] { $names } ha hundido su objetivo y gana.
   *[other] { $names } han hundido sus objetivos y comparten la victoria.
}
end-torpedoes = { $winners ->
    [one] Se ha llenado un espacio «muerto». { $names } suma más impactos y torpedos de reserva y gana.
   *[other] Se ha llenado un espacio «muerto». { $names } comparten la victoria.
}
end-nobody = Se han llenado todos los espacios «muerto»: no gana nadie.
end-solo-won = Hundido: ganas con { $score } puntos. Rango: { $rank }.
end-solo-torpedoes = Se ha llenado tu espacio «muerto»: pierdes.
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
