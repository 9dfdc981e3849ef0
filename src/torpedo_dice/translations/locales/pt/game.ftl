# The words of the game, and what happens in it.

mode-training = Treino
mode-mission = Missão
mode-solo = Solo
rank-lieutenant = Tenente
rank-captain = Capitão
rank-admiral = Almirante

# States fit every system: no gender and no number. At most 11 characters, so that three panels fit 80 columns.
state-on = em serviço
state-off = em repouso
state-waits = à espera
state-wrecked = em pedaços
state-spent = sem usos

event-rolled = Ronda { $round }. { $name } lança os dados: { $dice }.
event-drafted = { $name } escolhe o { $face }.
event-rerolled = { $name } volta a lançar o dado ({ $system }): { $face }.
event-switched = { $name } ativa um sistema: { $system }.
event-fired = { $name } dispara { $shot }: { $effect }.
event-opponent-hit = O adversário dispara o { $face } e danifica um dos teus sistemas: { $system }.
event-opponent-wrecked = O adversário dispara o { $face } e destrói um dos teus sistemas: { $system }.
event-opponent-missed = O adversário dispara o { $face } e falha.

# What is fired: a face, with or without a system.
shot-plain = o { $face }
shot-with = o { $face } ({ $system })
effect = { $hits ->
    [0] nenhum certeiro
    [one] { $hits } certeiro
   *[other] { $hits } certeiros
}, { $misses ->
    [0] sem falhas
    [one] { $misses } falha
   *[other] { $misses } falhas
}
effect-wrecks = ; destrói { $systems }

end-sunk = { $winners ->
    [one] { $names } afundou o seu alvo e vence.
   *[other] { $names } afundaram os seus alvos e dividem a vitória.
}
end-torpedoes = { $winners ->
    [one] Uma caveira foi preenchida. { $names } soma mais tiros certeiros e torpedos sobresselentes e vence.
   *[other] Uma caveira foi preenchida. { $names } dividem a vitória.
}
end-nobody = Todas as caveiras foram preenchidas: ninguém vence.
end-solo-won = Submarino afundado: vences com { $score } pontos. Patente: { $rank }.
end-solo-torpedoes = A tua caveira foi preenchida: perdes.
end-solo-wrecked = Todos os teus sistemas foram destruídos: perdes.
end-figures = { $name }: { $hits ->
    [0] nenhum tiro certeiro
    [one] { $hits } tiro certeiro
   *[other] { $hits } tiros certeiros
}, { $spares ->
    [0] nenhum torpedo sobresselente
    [one] { $spares } torpedo sobresselente
   *[other] { $spares } torpedos sobresselentes
}.
