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
event-rerolled = { $name } volta a lançar o dado ({ $system }): { $face }.
event-switched = { $name } ativa um sistema: { $system }.
event-fired = { $name } dispara { $shot }: { $effect }.
event-opponent-hit = O adversário virtual dispara o { $face } e danifica um dos teus sistemas: { $system }.
event-opponent-wrecked = O adversário virtual dispara o { $face } e destrói um dos teus sistemas: { $system }.
event-opponent-on-hit = O adversário virtual dispara o { $face }. Sistema já destruído: { $aimed }. O tiro passa ao seguinte e danifica-o: { $system }.
event-opponent-on-wrecked = O adversário virtual dispara o { $face }. Sistema já destruído: { $aimed }. O tiro passa ao seguinte e destrói-o: { $system }.
event-opponent-missed = O adversário virtual dispara o { $face } e falha. Sistema já destruído: { $aimed }.

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
    [one] { $names } afundou o submarino de { $target } e vence.
   *[other] { $names } afundaram os seus alvos e dividem a vitória.
}
end-out = { $out ->
    [one] Uma caveira foi preenchida: { $names } fica de fora.
   *[other] Foram preenchidas caveiras: { $names } ficam de fora.
}
end-torpedoes = { $winners ->
    [one] Entre os outros, { $names } soma mais tiros certeiros e torpedos sobresselentes e vence.
   *[other] Entre os outros, { $names } somam mais tiros certeiros e torpedos sobresselentes e dividem a vitória.
}
end-last = Só resta { $name }, que vence.
end-nobody = Todas as caveiras foram preenchidas: ninguém vence.
end-solo-won = Submarino afundado: vences. Pontuação: { $afloat } x 10 (os teus sistemas intactos) + { $spares } x 5 (torpedos sobresselentes) = { $score }.
end-solo-rank = Patente: { $rank }.
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
