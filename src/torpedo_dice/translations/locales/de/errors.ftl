# Jede Ablehnung. Eine Zeile pro Meldung, nur einfache { $namen }: Der Kern liest die englische Datei ohne Fluent-Bibliothek.
# `system` enthält hier immer den Namen eines Systems, in jeder Sprache.

## Züge, die jetzt nicht möglich sind
error-over = Die Partie ist zu Ende: Es sind keine Züge mehr möglich.
error-turn-roll = In dieser Runde wurde noch nicht gewürfelt.
error-turn-draft = Gerade werden die Würfel gewählt: Erst nehmen sich alle einen, dann wird gefeuert.
error-turn-action = Alle haben einen Würfel: Jetzt wird gefeuert oder ein System aktiviert.
error-turn-opponent = Jetzt feuert die KI.
error-turn-seat = Platz { $seat } ist nicht am Zug.
error-turn-acted = Platz { $seat } war in dieser Runde schon am Zug.
error-seat-unknown = An diesem Tisch gibt es keinen Platz { $seat }.
error-dice-count = Hier werden { $expected } Würfel geworfen, nicht { $count }.
error-die-face = Ein Würfel zeigt 1 bis 6, nicht { $face }.
error-draft-missing = Auf dem Tisch liegt keine { $face }. Zur Wahl: { $dice }.
error-system-unknown = Es gibt kein System { $number }: Die Systeme haben die Nummern 1 bis 7.
error-system-mode = Das System { $system } gehört nicht zu diesem Modus.
error-system-wrecked = Das System { $system } ist zerstört und lässt sich nicht mehr nutzen.
error-system-spent = Das System { $system } ist für diese Partie aufgebraucht.
error-system-off = Das System { $system } ist nicht aktiv: Aktiviere es zuerst, ab der nächsten Runde kannst du es nutzen.
error-system-panel = Das System { $system } ist erst aktiv, wenn die beiden anderen Systeme auf seinem Bildschirm aktiviert oder zerstört sind.
error-system-rerolled = Der Würfel ist schon neu geworfen: Feuere die { $face } oder aktiviere ein System.
error-system-reroll-first = Würfle zuerst noch einmal: Erst dann steht die neue Augenzahl fest.
error-face-plain = Der Würfel zeigt { $drafted }, nicht { $face }.
error-face-given = Das System { $system } macht aus dieser { $drafted } keine { $face }.
error-shot-off-grid = Mindestens ein Auge muss auf dem Raster liegen.
error-shot-formation = Diese Felder ergeben kein gültiges Muster für diese { $face }.
error-switch-training = Im Trainingsmodus sind alle Systeme von Anfang an aktiv: Es gibt nichts zu aktivieren.
error-switch-none = Das System { $system } hat keinen Schalter: Es richtet sich nach den beiden anderen Systemen auf seinem Bildschirm.
error-switch-wrecked = Das System { $system } ist zerstört und lässt sich nicht aktivieren.
error-switch-on = Das System { $system } ist schon aktiviert.
error-opponent-other = Die KI muss ihre { $face } feuern und System { $number } treffen (0: keines).
error-pop-nothing = Es gibt keinen Zug zum Zurücknehmen.

## Texte von Zügen, Feldern und Stellungen
error-notation-move = „{ $text }“ ist kein Zug. Beispiele: take4, fire1@G4, sail5@, on-sail.
error-notation-seat = „{ $text }“ sagt nicht, welcher Platz zieht: Schreibe 0: oder einen anderen Platz davor.
error-notation-space = „{ $text }“ ist kein Feld. Schreibe G4 oder, außerhalb des Rasters, (-1;3).
error-notation-pips = „{ $text }“ ist keine Liste von höchstens 7 Feldern, jedes nur einmal, geordnet nach Zeile, dann nach Spalte.
error-notation-position = Dieser Text beschreibt keine Stellung.
error-notation-position-field = Der Text ist wie eine Stellung geschrieben, aber der Teil „{ $field }“ ist auf diesem Spielplan unmöglich.

## Spielpläne
error-board-name-empty = name: Ein Spielplan braucht einen Namen.
error-board-name-long = name: höchstens { $most } Zeichen.
error-board-name-unprintable = name: nur Buchstaben und Zeichen, die sich drucken lassen.
error-board-grid-empty = grid: Die Zeichnung ist leer.
error-board-rows-many = grid: { $rows } Zeilen, höchstens { $most } sind möglich.
error-board-columns-many = grid: { $columns } Spalten, höchstens { $most } sind möglich.
error-board-ragged = grid, Zeile { $row }: Länge { $columns }, aber die erste Zeile hat Länge { $expected }. Alle Zeilen müssen gleich lang sein.
error-board-sign = grid, Zeile { $row }, Spalte { $column }: „{ $sign }“ ist kein Feld. Nimm einen Punkt für Wasser und die Ziffern 1 bis 7 für Systeme.
error-board-system-missing = grid: System { $number } hat kein Feld. Jedes System von 1 bis 7 braucht mindestens eines.
error-board-cells-many = grid: { $cells } Felder gehören zu Systemen, höchstens { $most } sind möglich.
error-board-number = { $name }: { $number } geht nicht, erlaubt ist { $least } bis { $most }.
error-board-panel-stranger = panels: Es gibt kein System { $number }, nur 1 bis 7.
error-board-panel-count = panels: System { $number } steht dort { $times }-mal; jedes System muss genau einmal vorkommen.
error-board-panel-partners = panels: Auf dem Bildschirm von System { $number } müssen genau zwei andere Systeme mit Schalter sein (von 1, 3, 4, 5 und 7), nicht { $partners }.
error-board-file-large = Die Datei ist größer als { $most } Bytes: So viel braucht kein Spielplan.
error-board-not-utf8 = Zeile { $line } ist kein UTF-8-Text. Speichere die Datei als UTF-8.
error-board-not-toml = Die Datei ist kein TOML oder zu tief verschachtelt.
error-board-not-toml-at = Zeile { $line }, Spalte { $column }: Das ist kein TOML.
error-board-toml-ends = Zeile { $line }: Die Datei endet mittendrin. Es fehlt eine Klammer oder ein Anführungszeichen.
error-board-key-unknown = { $name }: unbekannter Schlüssel. Ein Spielplan hat name, grid, spares, uses und panels.
error-board-key-missing = { $name }: Dieser Schlüssel fehlt.
error-board-key-str = { $name }: Hier muss Text in Anführungszeichen stehen.
error-board-key-int = { $name }: Hier muss eine ganze Zahl stehen.
error-board-key-list = { $name }: Hier müssen Listen von Systemnummern stehen, etwa [[1, 2, 3], [4, 5, 6], [7]].

## Dateien
error-file-missing = { $path }: Diese Datei gibt es nicht.
error-file-folder = { $path }: Das ist ein Ordner, keine Datei.
error-file-forbidden = { $path }: Dir fehlt die Berechtigung für diese Datei.
error-file-full = { $path }: Es ist kein Platz mehr, um diese Datei zu schreiben.
error-file-unusable = { $path }: Diese Datei lässt sich nicht verwenden.

## Aufzeichnungen
error-record-json = Das ist kein JSON-Objekt.
error-record-format = „format“ muss „{ $expected }“ sein.
error-record-key = „{ $name }“ fehlt.
error-record-value = „{ $where }“ hat nicht die Form, die das Format verlangt.
error-record-large = Die Aufzeichnung ist größer als { $most } Bytes.
error-record-none = Die Datei enthält keine Aufzeichnung.
error-record-doubled = „{ $name }“ steht zweimal in einem Objekt.
error-record-start = Diese Partie begann mittendrin: Eine Aufzeichnung erzählt eine ganze Partie.
error-record-pip = Das Auge { $text } ist falsch geschrieben: Ein Feld auf dem Raster ist ein Buchstabe mit einer Zahl, eines außerhalb [Spalte, Zeile].
error-record-pips = Die Augen müssen nach Zeile, dann nach Spalte geordnet sein, jedes nur einmal.
error-record-reroll = Nur mit dem Propeller wird noch einmal gewürfelt.
error-event-keys = Die Schlüssel dieses Ereignisses gehören zu keiner Art von Ereignis.
error-result-early = Die Aufzeichnung hat ein Ergebnis, aber die Partie ist nicht zu Ende.
error-result-other = „{ $name }“ im Ergebnis stimmt nicht mit der Partie überein.
error-proof-form = „dice“ hat nicht die Form eines Nachweises.
error-proof-first = Laut Nachweis beginnt ein anderer Platz.
error-proof-throw = Der Nachweis ergibt { $expected }, aufgezeichnet ist aber { $dice }.
error-proof-seed = Der Startwert von Platz { $seat } ist nicht der, der vorher festgelegt wurde.
error-proof-secret = Das Geheimnis ist nicht das, das vorher festgelegt wurde.
error-proof-secret-missing = Die Partie ist zu Ende, aber das Geheimnis ihrer Würfe wurde nicht aufgedeckt.

## Würfel
error-dice-typed-count = Zahl der Ziffern: { $expected }, nicht { $count }. Drei Würfel zum Beispiel so: 4 1 2.
error-dice-typed-face = „{ $sign }“ passt hier nicht: Tippe 1 bis { $most } ein.
error-dice-unknown = Die Würfel dieser Partie sind hier nicht bekannt: Ihr Geheimnis oder die Würfel selbst sind anderswo.
error-agreement-committed = Platz { $seat } steuert keinen Startwert bei oder hat sich schon auf einen festgelegt.
error-agreement-early = Startwerte werden erst aufgedeckt, wenn sich alle Plätze festgelegt haben.
error-agreement-seed = Auf diesen Startwert hat sich Platz { $seat } nicht festgelegt.
error-agreement-open = Es sind noch nicht alle Startwerte aufgedeckt.
error-agreement-text = Ein Startwert besteht aus 1 bis { $most } druckbaren Zeichen.

## Vorbereitung
error-setup-mode = Es gibt keinen Modus „{ $mode }“: Wähle training, mission oder solo.
error-setup-solo = Im Solomodus spielt genau eine Person, nicht { $players }.
error-setup-solo-bots = Im Solomodus gibt es keine Bots: Du spielst gegen die KI.
error-setup-players = Im Trainingsmodus und im Missionsmodus spielen 2 bis { $most } mit, nicht { $players }. Allein spielst du solo.
error-setup-first = Platz { $seat } kann nicht beginnen (Plätze: { $players }, gezählt ab 0).
error-setup-fast = Die schnelle Simulation kennt den Bot „{ $name }“ nicht. Sie kennt: { $names }.
error-setup-bot = Es gibt keinen Bot „{ $name }“. Bots: { $names }.
error-setup-bot-broken = Der Bot „{ $name }“ kommt nicht zustande: { $reason }
error-setup-bots-many = Zu viele Bots: { $bots } (Plätze hier: { $players }).
error-setup-bots-few = Ein Turnier braucht mindestens zwei Bots.
error-setup-bots-twice = Jeder Bot spielt einmal mit: „{ $name }“ wurde zweimal genannt.
error-setup-choice = { $name }: „{ $value }“ gibt es nicht. Zur Wahl stehen: { $choices }.
error-setup-number = { $name }: { $number } geht nicht, erlaubt ist { $least } bis { $most }.
error-setup-whole = { $name }: { $value } ist keine ganze Zahl.
error-setup-actions = Für jede der { $number } Partien braucht es eine Aktion: eine Reihe ganzer Zahlen.
error-setup-names = Namen: höchstens einer pro Person (Personen: { $people }), jeder mit 1 bis 20 druckbaren Zeichen.
error-setup-names-equal = Zwei dürfen nicht gleich heißen: { $name }.
error-setup-first-number = Person { $number } kann nicht beginnen (Mitspielende: { $players }).
error-setup-seed-dice = --seed und --dice { $dice } passen nicht zusammen: Wähle eins von beiden.
error-setup-position = So kann keine Partie stehen: „{ $part }“ ist auf diesem Spielplan unmöglich.
error-setup-none-to-resume = Es gibt keine angefangene Partie zum Fortsetzen.
error-setup-resume-options = --resume setzt eine Partie fort, wie sie ist: { $option } geht dabei nicht.
error-setup-save-exists = { $path }: Diese Datei gibt es schon, sie bleibt, wie sie ist. Nenne eine andere.
error-setup-save-folder = { $path }: Diesen Ordner gibt es nicht.

## Viele Partien
error-study-bot = Der Bot „{ $bot }“ versagte in Partie { $game } mit Startwert „{ $seed }“: { $reason }
error-study-failed = Die Arbeit ist misslungen: { $reason }
error-study-worker = Über den Partien { $first } bis { $last } starben immer wieder Prozesse (wie oft: { $times }). Vielleicht stürzt ein Bot ab, oder der Speicher reicht nicht.
error-cluster-address = „{ $address }“ ist keine Adresse eines Clusters: Schreibe local, auto oder Host:Port.
error-cluster-none = Auf diesem Rechner läuft kein Ray-Cluster. Starte eins mit „ray start --head“ oder schreibe local.
error-cluster-unreachable = Unter { $address } antwortet kein Ray-Cluster.
error-cluster-token = Das Ray-Cluster unter { $address } verlangt ein Token: Setze RAY_AUTH_MODE=token, mit dem Token des Clusters auf diesem Rechner.
error-cluster-refused = Das Ray-Cluster unter { $address } lässt sich nicht nutzen: { $reason }
error-cluster-version = Ein Rechner des Clusters hat Version { $there } von torpedo-dice, dieser hat { $here }: Alle brauchen dieselbe.
error-exact-large = Das ist zu groß, um gelöst zu werden: Es braucht { $places } Millionen Plätze im Speicher, höchstens { $most } Millionen sind möglich. Weniger Felder, die noch zu treffen sind, und weniger Reserve-Torpedos machen es kleiner.
error-exact-players = Vollkommenes Spiel gibt es für den Solomodus und für zwei am Tisch, nicht für { $players }.
error-exact-score = Punkte gibt es nur im Solomodus: Am Tisch zählt, wer gewinnt.
error-exact-elsewhere = Diese Stellung folgt nicht auf die, die gelöst wurde.

## Kommandozeile und Terminal
error-usage-command = Es gibt keinen Befehl „{ $word }“. Befehle: { $commands }.
error-usage-unknown = „{ $word }“ gibt es hier nicht. --help zeigt, was möglich ist.
error-usage-value = { $option } braucht einen Wert. --help zeigt, welchen.
error-usage-number = { $option }: „{ $word }“ ist keine ganze Zahl von { $least } bis { $most }.
error-usage-choice = { $option }: „{ $word }“ steht nicht zur Wahl. Möglich: { $choices }.
error-usage-needs = { $option } gibt es nur zusammen mit { $needed }.
error-usage-file = Nenne eine Datei.
error-usage-file-name = { $option } braucht den Namen einer Datei.
error-usage-same-file = { $option }: Dieser Befehl benutzt die Datei „{ $path }“ schon. Nenne eine andere.
error-usage-together = { $option } und { $other } passen nicht zusammen: Wähle eins von beiden.
error-usage-percent = { $option }: „{ $word }“ ist kein Prozentsatz über 50% und bis 99.99%, wie 95%.
error-extra = Dieser Teil ist nicht installiert. Installiere ihn mit: pip install "torpedo-dice[{ $extra }]"
error-aim-letter = Die { $face } hat kein Muster { $letter }: Wähle a bis { $last }.
error-aim-letter-none = Die { $face } hat hier nur ein Muster: { $example }.
error-aim-system = „{ $word }“ ist kein System.
error-aim-systems = „{ $word }“ passt auf mehrere Systeme: { $names }. Tippe mehr Buchstaben ein.
error-aim-space = Wohin? Schreibe die linke obere Ecke dahinter: { $example }.
error-aim-unknown = „{ $text }“ ist unverständlich. Tippe zum Beispiel 4 C4, turm 5 C4 oder an turm ein; ? für Hilfe.
