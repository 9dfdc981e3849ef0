# The words of the game, and what happens in it.

mode-training = Allenamento
mode-mission = Missione
mode-solo = Solitario
rank-lieutenant = Tenente
rank-captain = Capitano
rank-admiral = Ammiraglio

state-on = OK
state-off = a riposo
state-waits = in attesa
state-wrecked = in pezzi
state-spent = esaurito

event-rolled = Turno { $round }: { $name } tira i dadi: { $dice }.
event-drafted = { $name } prende { $face ->
    [1] l’1
   *[other] il { $face }
}.
event-rerolled = { $name } rilancia il dado ({ $system }): { $face }.
event-switched = { $name } attiva il sistema { $system }.
event-fired = { $name } lancia { $shot }: { $effect }.
event-opponent-hit = Il nemico lancia { $face ->
    [1] l’1
   *[other] il { $face }
} e danneggia il tuo sistema { $system }.
event-opponent-wrecked = Il nemico lancia { $face ->
    [1] l’1
   *[other] il { $face }
} e distrugge il tuo sistema { $system }.
event-opponent-missed = Il nemico lancia { $face ->
    [1] l’1
   *[other] il { $face }
} e manca il bersaglio.

# What is fired: a face, with or without a system.
shot-plain = { $face ->
    [1] l’1
   *[other] il { $face }
}
shot-with = { $face ->
    [1] l’1
   *[other] il { $face }
} ({ $system })
# What the shot does. No miss is not named: so the line mostly stays within 80 characters.
effect = { $hits ->
    [one] { $hits } riuscito
   *[other] { $hits } riusciti
}{ $misses ->
    [0] {""}
    [one] , { $misses } mancato
   *[other] , { $misses } mancati
}
effect-wrecks = , distrugge { $systems }

end-sunk = { $winners ->
    [one] { $names } ha affondato il bersaglio e vince.
   *[other] { $names } hanno affondato i loro bersagli e condividono la vittoria.
}
end-torpedoes = { $winners ->
    [one] Una casella Morte è stata barrata. Vince { $names }, con la somma più alta di lanci riusciti e siluri di riserva.
   *[other] Una casella Morte è stata barrata. { $names } condividono la vittoria.
}
end-nobody = Tutte le caselle Morte sono state barrate: non vince nessuno.
end-solo-won = Affondato: vinci con { $score } punti. Grado: { $rank }.
end-solo-torpedoes = La tua casella Morte è stata barrata: hai perso.
end-solo-wrecked = Tutti i tuoi sistemi sono distrutti: hai perso.
end-figures = { $name }: { $hits ->
    [0] nessun lancio riuscito
    [one] { $hits } lancio riuscito
   *[other] { $hits } lanci riusciti
}, { $spares ->
    [0] nessun siluro di riserva
    [one] { $spares } siluro di riserva
   *[other] { $spares } siluri di riserva
}.
