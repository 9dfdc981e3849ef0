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
event-rerolled = { $name } rilancia il dado ({ $system }): { $face }.
event-switched = { $name } attiva il sistema { $system }.
event-fired = { $name } lancia { $shot }: { $effect }.
event-opponent-hit = Il nemico automatico lancia { $face ->
    [1] l’1
   *[other] il { $face }
} e danneggia il tuo sistema { $system }.
event-opponent-wrecked = Il nemico automatico lancia { $face ->
    [1] l’1
   *[other] il { $face }
} e distrugge il tuo sistema { $system }.
event-opponent-on-hit = Il nemico automatico lancia { $face ->
    [1] l’1
   *[other] il { $face }
}. Il sistema { $aimed } è già distrutto: il lancio prosegue e danneggia il sistema { $system }.
event-opponent-on-wrecked = Il nemico automatico lancia { $face ->
    [1] l’1
   *[other] il { $face }
}. Il sistema { $aimed } è già distrutto: il lancio prosegue e distrugge il sistema { $system }.
event-opponent-missed = Il nemico automatico lancia { $face ->
    [1] l’1
   *[other] il { $face }
} e manca il bersaglio: il tuo sistema { $aimed } è già distrutto.

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
    [one] { $names } ha affondato il sottomarino di { $target } e vince.
   *[other] { $names } hanno affondato i loro bersagli e condividono la vittoria.
}
end-out = { $out ->
    [one] Una casella Morte è stata barrata: { $names } è fuori gioco.
   *[other] Più caselle Morte sono state barrate: { $names } sono fuori gioco.
}
end-torpedoes = { $winners ->
    [one] Tra gli altri, { $names } ha la somma più alta di lanci riusciti e siluri di riserva e vince.
   *[other] Tra gli altri, { $names } hanno la somma più alta di lanci riusciti e siluri di riserva e condividono la vittoria.
}
end-last = Resta solo { $name }, che vince.
end-nobody = Tutte le caselle Morte sono state barrate: non vince nessuno.
end-solo-won = Affondato: hai vinto. Punteggio: { $afloat } x 10 (i tuoi sistemi salvi) + { $spares } x 5 (siluri di riserva) = { $score }.
end-solo-rank = Grado: { $rank }.
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
