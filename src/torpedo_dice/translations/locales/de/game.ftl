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
event-drafted = { $name } nimmt die { $face }.
event-rerolled = { $name } würfelt noch einmal ({ $system }): { $face }.
event-switched = { $name } aktiviert das System { $system }.
event-fired = { $name } feuert die { $shot }: { $effect }.
event-opponent-hit = Die KI feuert die { $face } und beschädigt dein System { $system }.
event-opponent-wrecked = Die KI feuert die { $face } und zerstört dein System { $system }.
event-opponent-missed = Die KI feuert die { $face }: Fehlschuss.

# Was gefeuert wird: eine Augenzahl, mit oder ohne System. Davor steht „die“.
shot-plain = { $face }
shot-with = { $face } ({ $system })
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
    [one] { $names } hat das gegnerische U-Boot versenkt und gewinnt.
   *[other] { $names } haben ihre gegnerischen U-Boote versenkt und teilen sich den Sieg.
}
end-torpedoes = { $winners ->
    [one] Ein Totenkopf ist angekreuzt. { $names } gewinnt mit der höchsten Summe aus Treffern und Reserve-Torpedos.
   *[other] Ein Totenkopf ist angekreuzt. { $names } teilen sich den Sieg.
}
end-nobody = Alle Totenköpfe sind angekreuzt: Niemand gewinnt.
end-solo-won = Versenkt: Du gewinnst mit { $score } Punkten. Dein Ergebnis: { $rank }.
end-solo-torpedoes = Dein Totenkopf ist angekreuzt: Du verlierst.
end-solo-wrecked = Alle deine Systeme sind zerstört: Du verlierst.
end-figures = { $name }: { $hits } Treffer, { $spares ->
    [one] { $spares } Reserve-Torpedo
   *[other] { $spares } Reserve-Torpedos
}.
