# Die Kommandozeile.

help-usage = Aufruf:
help-commands = Befehle:
help-arguments = Argumente
help-options = Optionen
help-more = torpedo-dice BEFEHL --help erklärt einen Befehl genauer.
help-program =
    Torpedo Dice: Versenke das U-Boot der Person links von dir.
    Eine inoffizielle Ausgabe des Spiels von Chris James.
help-play =
    Spiele im Terminal. Ohne Optionen wirst du gefragt, was du spielen möchtest.
    Jede Partie wird laufend gespeichert. Die Umgebungsvariable NO_COLOR=1 schaltet Farben aus, COLUMNS=60 legt die Breite fest.
help-simulate = Lass Bots viele Partien spielen und sieh, was dabei herauskommt.
help-tournament = Finde heraus, welcher Bot stärker ist: Alle spielen mit denselben Würfen und von jedem Platz aus.
help-check = Spiele Aufzeichnungen nach: Halten sie die Regeln ein, und stimmt der Nachweis ihrer Würfe?
help-board = Zeige einen Spielplan, prüfe eine Spielplan-Datei oder untersuche den Spielplan: Bots spielen darauf, und eine Seite sagt, was dabei herauskommt und was unausgewogen ist. Ohne Datei: der Standard-Spielplan.
help-bench = Miss, wie schnell dieser Rechner zufällige Partien spielt.

summary-play = im Terminal spielen
summary-simulate = viele Partien zwischen Bots
summary-tournament = welcher Bot stärker ist
summary-check = Aufzeichnungen und ihre Würfe prüfen
summary-board = Spielpläne zeigen, prüfen und untersuchen
summary-bench = Geschwindigkeit messen

value-command = BEFEHL
value-file = DATEI
value-action = show|check|study
value-number = N
value-names = A,B
value-text = TEXT
value-name = NAME
value-percent = PROZENT
value-address = ADRESSE
argument-check-file = eine Datei mit einer Aufzeichnung oder mit einer pro Zeile
argument-board-action = show (Vorgabe), check oder study
argument-board-file = eine Spielplan-Datei oder „standard“

option-help = diese Hilfe zeigen
option-version = die Version zeigen
option-language = die Sprache; sonst die des Rechners
option-json = ein JSON-Dokument statt Text ausgeben
option-svg = ein SVG-Bild statt Text ausgeben: board show --svg > plan.svg
option-theme = mit --svg: die Farben, Vorgabe dark (dunkel)
option-mode = der Modus; sonst der, der zur Zahl der Mitspielenden passt
option-board-mode = mit --svg: so, wie dieser Modus den Spielplan nutzt; sonst der ganze
option-out = mit study: die Datei der Seite; sonst eine in diesem Ordner, nach dem Spielplan benannt
option-board-games = mit study: wie viele Partien an jedem Tisch angesehen werden; sonst so viele, wie in eine Minute passen, höchstens 1000
option-board-bots = mit study: der Bot, der alle Plätze spielt; sonst der stärkste
option-board-json = mit study: ein JSON-Dokument statt Text ausgeben; eine Seite nur mit --out
option-players = wie viele mitspielen, 1 bis 4
option-fast = mit der schnellen Simulation spielen: ohne Aufzeichnungen, nur mit den Bots random und greedy
option-games = wie viele Partien
option-default = { $said } (sonst { $default })
option-jobs = wie viele zugleich arbeiten
option-play-bots = Bots, durch Kommas getrennt: greedy, random. Sie nehmen die letzten Plätze ein
option-simulate-bots = Bots für die Plätze, durch Kommas getrennt: greedy, random. Bei mehr Plätzen wiederholen sie sich um den Tisch
option-names = die Namen der Personen, durch Kommas getrennt
option-first = wer beginnt, gezählt ab 1; sonst entscheidet der Zufall
option-dice = woher die Würfe kommen: von diesem Rechner, von echten Würfeln auf deinem Tisch oder aus einem Versprechen, das alle nachprüfen können
option-seed = gleicher Text, gleiche Würfe
option-board = eine Spielplan-Datei; sonst der Standard-Spielplan
option-save = wo die Partie gespeichert wird; sonst in deinem eigenen Ordner für Partien
option-resume = eine gespeicherte Partie fortsetzen; ohne Datei die letzte
option-records = eine Datei für die Aufzeichnungen aller Partien, eine pro Zeile
option-tournament-bots = die Bots, mindestens zwei, durch Kommas getrennt
option-tournament-games = wie viele Vergleiche höchstens; ein Vergleich ist eine Partie für jede Sitzordnung
option-until = aufhören, sobald die Reihenfolge der Bots so sicher ist: 95%
option-plot = eine SVG-Datei für ein Bild der Punkte
option-cluster = ein Ray-Cluster arbeiten lassen: local, auto oder Host:Port

check-holds = { $file }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} in Ordnung, davon { $unfinished } nicht beendet; Würfe, die zum Startwert passen: { $drawn }; Würfe, die niemand lenken konnte: { $proven }.
check-broken = { $file }, Zeile { $line }: { $reason } (Davor: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} in Ordnung.)
check-broken-event = { $file }, Zeile { $line }, Ereignis { $event }: { $reason } (Davor: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} in Ordnung.)
board-good = { $file }: gültiger Spielplan „{ $name }“, Zielfelder: { $cells }.

simulate-title = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $mode }, Spielplan { $board }, Startwert { $seed }. Anteile mit 95-%-Intervall:
simulate-fast = { $mode } (schnelle Simulation)
simulate-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-interval = [{ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }]
simulate-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-wins = Bot { $number } ({ $bot }) gewinnt
simulate-first = Wer beginnt, gewinnt
simulate-shared = Geteilter Sieg
simulate-nobody = Niemand gewinnt
simulate-reason-sunk = Ende: U-Boot versenkt
simulate-reason-torpedoes = Ende: Totenkopf angekreuzt
simulate-reason-wrecked = Ende: eigenes U-Boot zerstört
simulate-rounds = Runden pro Partie
simulate-score = Mittlere Punktzahl bei Sieg
tournament-title = { $deals ->
    [one] { $deals } Vergleich
   *[other] { $deals } Vergleiche
}, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $mode }, { $players ->
    [one] { $players } Platz
   *[other] { $players } Plätze
}, Spielplan { $board }, Startwert { $seed }. Werte mit { NUMBER($confidence, style: "percent", maximumFractionDigits: 4) }-Intervall:
tournament-bot = Bot
tournament-points = Punkte
tournament-wins = Siege
tournament-shared = Geteilt
tournament-score = Punktzahl
tournament-rating = Wertung
tournament-model = Laut Modell
tournament-interval = [{ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }]
tournament-tick = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
tournament-plot = Wer ist stärker?
tournament-ahead = { $ahead } vor { $behind }
tournament-settled = { $ahead } ist stärker als { $behind }: zu { NUMBER($confidence, style: "percent", maximumFractionDigits: 4) } sicher nach { $deals ->
    [one] { $deals } Vergleich
   *[other] { $deals } Vergleichen
}.
tournament-open = Ob { $ahead } oder { $behind } stärker ist, ist nicht zu { NUMBER($confidence, style: "percent", maximumFractionDigits: 4) } sicher nach { $deals ->
    [one] { $deals } Vergleich
   *[other] { $deals } Vergleichen
}.
bench-plain = Reine Regeln: { $games } zufällige Partien/s, { $moves } Züge/s.
bench-compiled = Kompiliert: { $games } zufällige Partien/s, { $moves } Züge/s.
bench-compiled-jobs = Kompiliert, { $jobs } zugleich: { $games } zufällige Partien/s, { $moves } Züge/s.
bench-not-compiled = Kompiliert: nicht gemessen, numba fehlt oder ist nicht zu gebrauchen (pip install "torpedo-dice[fast]").
bench-game = Über Game: { $games } zufällige Partien/s, { $moves } Züge/s.
