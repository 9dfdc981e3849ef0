# Die Wörter des Spiels und was darin geschieht.

mode-training = Trainingsmodus
mode-mission = Missionsmodus
mode-solo = Solomodus
rank-lieutenant = Unterer Rang
rank-captain = Mittlerer Rang
rank-admiral = Höchster Rang

state-on = aktiv
state-off = inaktiv
state-waits = gesperrt
state-wrecked = zerstört
state-spent = verbraucht

event-rolled = Runde { $round }: { $name } würfelt { $dice }.
event-rerolled = { $name } würfelt noch einmal ({ $system }): { $face }.
event-switched = { $name } aktiviert das System { $system }.
event-fired = { $name } feuert { $shot }: { $effect }.
event-opponent-hit = Die KI feuert die { $face } und beschädigt dein System { $system }.
event-opponent-wrecked = Die KI feuert die { $face } und zerstört dein System { $system }.
event-opponent-on-hit = Die KI feuert die { $face }. Das System { $aimed } ist schon zerstört: Der Schuss geht weiter und beschädigt dein System { $system }.
event-opponent-on-wrecked = Die KI feuert die { $face }. Das System { $aimed } ist schon zerstört: Der Schuss geht weiter und zerstört dein System { $system }.
event-opponent-missed = Die KI feuert die { $face }: Fehlschuss, denn dein System { $aimed } ist schon zerstört.

# Was der Schuss bewirkt. Ohne Fehlschuss wird keiner genannt: So bleibt die Zeile meist unter 80 Zeichen.
effect = { $hits ->
    [0] kein Treffer
   *[other] { $hits } Treffer
}{ $misses ->
    [0] {""}
    [one] , { $misses } Fehlschuss
   *[other] , { $misses } Fehlschüsse
}
effect-wrecks = , { $systems } zerstört

end-sunk = { $winners ->
    [one] { $names } hat das U-Boot von { $target } versenkt und gewinnt.
   *[other] { $names } haben ihre gegnerischen U-Boote versenkt und teilen sich den Sieg.
}
end-out = { $out ->
    [one] Ein Totenkopf ist angekreuzt: { $names } scheidet aus.
   *[other] Totenköpfe sind angekreuzt: { $names } scheiden aus.
}
end-torpedoes = { $winners ->
    [one] Von den anderen gewinnt { $names } mit der höchsten Summe aus Treffern und Reserve-Torpedos.
   *[other] Von den anderen haben { $names } die höchste Summe aus Treffern und Reserve-Torpedos und teilen sich den Sieg.
}
end-last = Übrig bleibt { $name } und gewinnt.
end-nobody = Alle Totenköpfe sind angekreuzt: Niemand gewinnt.
end-solo-won = Versenkt: Du gewinnst. Punkte: { $afloat } x 10 (deine heilen Systeme) + { $spares } x 5 (Reserve-Torpedos) = { $score }.
end-solo-rank = Dein Ergebnis: { $rank }.
end-solo-torpedoes = Dein Totenkopf ist angekreuzt: Du verlierst.
end-solo-wrecked = Alle deine Systeme sind zerstört: Du verlierst.
end-figures = { $name }: { $hits } Treffer, { $spares ->
    [one] { $spares } Reserve-Torpedo
   *[other] { $spares } Reserve-Torpedos
}.
