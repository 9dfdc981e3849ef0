# Spielen im Terminal. Das Bild ist 80 Zeichen breit.

menu-welcome = Torpedo Dice. Was möchtest du spielen?
menu-solo = Allein gegen die KI
menu-bot = Gegen einen Bot
menu-together = Gemeinsam an dieser Tastatur
menu-training = Trainingsmodus: Alle Systeme sind von Anfang an aktiv
menu-mission = Missionsmodus: Systeme müssen erst aktiviert werden
menu-ask = Nummer
menu-players = Wie viele spielen außer dir mit? (1 bis 3)
name-player = Person { $number }
name-bot = Bot { $bot }
name-automaton = KI

screen-title = { $mode }, Runde { $round }: { $name }
screen-target = Ziel: { $name }
screen-own = Du, Ziel von { $name }
screen-own-solo = Deine Systeme
screen-spares = Reserve-Torpedos
screen-explosions = Explosionsfelder
screen-system = { $number } { $name }:
screen-dice = Würfel:
board-numbers = Reserve-Torpedos: { $spares }. Geschütz und Bullaugen im Trainingsmodus: je { $uses }-mal.
board-panels = Bildschirme: { $panels }

move-roll = Würfeln
move-draft = Die { $face } nehmen
move-reroll = Noch einmal würfeln ({ $system })
move-switch = { $system } aktivieren
move-fire = Die { $shot } auf { $pips }: { $effect }
move-fire-nothing = Die { $shot }: kein Torpedo verlässt das Rohr

ask-draft = Nimm einen Würfel ({ $dice }), ? für Hilfe
ask-action = Nummer{ $more ->
    [0] {""}
   *[other] {" "}(m: { $more } weitere)
}, Schuss wie 4 C4, ? für Hilfe
ask-confirm = Enter: ja, z: zurück
ask-confirm-reroll = Noch einmal würfeln? Das neue Ergebnis gilt. Enter: ja, z: zurück
ask-first = Wer beginnt? 1 bis { $sides }
ask-roll = Wirf { $count } Würfel und tippe das Ergebnis ein
ask-reroll = Würfle noch einmal und tippe das Ergebnis ein
ask-seed = Person { $number }, tippe einen Text ein, den niemand errät (Enter: Zufallstext)

dice-commitment = Die Würfe sind an dieses Versprechen gebunden: { $commitment }

say-number = Tippe eine Nummer von 1 bis { $most } ein.
say-take = Tippe einen der Würfel auf dem Tisch ein: { $dice }.
say-confirm = Enter für Ja, z für Zurück.
say-patterns = Welches Muster? Schreibe den Buchstaben hinter die Zahl: 4b C4.
say-skull = Zu wenige Reserve-Torpedos: Mit diesem Schuss kreuzt du den Totenkopf an.
say-no-undo = Es lässt sich nichts mehr zurücknehmen.
say-left = Die Partie ist gespeichert. Weiter geht es mit: torpedo-dice play --resume { $path }
say-saved = Gespeichert: { $path }
say-save-how = Schreibe den Dateinamen dahinter: speichern partie.json
say-record = Die Aufzeichnung dieser Partie: { $path }

# Wörter zum Eintippen, durch Leerzeichen getrennt. Die englischen gelten in jeder Sprache.
word-help = hilfe ? h
word-quit = ende e beenden
word-undo = zurück z zurueck
word-more = mehr m
word-look = ansehen a
word-save = speichern sichern
word-patterns = muster p
word-yes = ja j
word-no = nein n
word-switch = an aktiviere aktivieren
word-reroll = neu nochmal

help-game =
    Ein Würfel ist ein Muster aus Augen. Lege es über das Ziel: Jedes Auge auf
    einem freien Feld (einer Ziffer) ist ein Treffer, jedes andere kostet
    einen Reserve-Torpedo. * heißt Treffer, # zerstörtes System, . Wasser;
    in der Vorschau ist X ein Treffer und o ein Fehlschuss.

    4 C4          die 4 feuern, linke obere Ecke des Musters auf C4
    turm 5 C4     mit System: sein Name, die neue Augenzahl, die Ecke
    4b C4         dasselbe mit dem zweiten Muster; p zeigt alle Muster
    an turm       ein System aktivieren (nicht im Trainingsmodus)
    neu           noch einmal würfeln (Propeller)
    fire4@C4,E4,C6,E6   ein Schuss mit all seinen Feldern
    1, 2, 3 ...   aus der Liste wählen; m zeigt die ganze Liste
    z zurück, vor dem Bestätigen   a andere ansehen   speichern DATEI   e Ende

    1 Periskop dreht den Würfel um.     5 Antrieb entfernt ein Auge.
    2 Geschütz fügt ein Auge hinzu.     6 Bullaugen: alle Augen in einer Reihe.
    3 Turm ändert die Augenzahl um 1.   7 Propeller würfelt noch einmal.
    4 Ruder übernimmt einen gegnerischen Würfel.
