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
help-check = Spiele Aufzeichnungen nach: Halten sie die Regeln ein, und stimmt der Nachweis ihrer Würfe?
help-board = Zeige einen Spielplan oder prüfe eine Spielplan-Datei. Ohne Datei: der Standard-Spielplan.
help-bench = Miss, wie schnell dieser Rechner zufällige Partien spielt.

summary-play = im Terminal spielen
summary-simulate = viele Partien zwischen Bots
summary-check = Aufzeichnungen und ihre Würfe prüfen
summary-board = Spielpläne zeigen und prüfen
summary-bench = Geschwindigkeit messen

value-command = BEFEHL
value-file = DATEI
value-action = show|check
value-number = N
value-names = A,B
value-text = TEXT
argument-check-file = eine Datei mit einer Aufzeichnung oder mit einer pro Zeile
argument-board-action = show (Vorgabe) oder check
argument-board-file = eine Spielplan-Datei oder „standard“

option-help = diese Hilfe zeigen
option-version = die Version zeigen
option-language = die Sprache; sonst die des Rechners
option-json = ein JSON-Dokument statt Text ausgeben
option-mode = der Modus; sonst der, der zur Zahl der Mitspielenden passt
option-players = wie viele mitspielen, 1 bis 4
option-games = wie viele Partien
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
bench-plain = Reine Regeln: { $games } zufällige Partien/s, { $moves } Züge/s.
bench-game = Über Game: { $games } zufällige Partien/s, { $moves } Züge/s.
