# Spielen im Terminal. Das Bild ist 80 Zeichen breit.

menu-welcome = Torpedo Dice. Was möchtest du spielen?
menu-solo = Allein gegen die KI
menu-bot = Gegen einen Bot
menu-together = Gemeinsam an dieser Tastatur
menu-resume = Die letzte Partie fortsetzen: { $mode }, { $names }
menu-training = Trainingsmodus: Alle Systeme sind von Anfang an aktiv
menu-mission = Missionsmodus: Systeme müssen erst aktiviert werden
menu-ask = Nummer
menu-players = Wie viele spielen außer dir mit? (1 bis 3)
name-player = Person { $number }
name-bot = Bot { $bot }
name-bot-numbered = Bot { $bot } { $number }
name-automaton = die KI

screen-title = { $mode }, Runde { $round }: { $name }
screen-look = Blick auf { $name }
screen-target = Ziel: { $name }
screen-own = Du, Ziel von { $name }
screen-final = { $name }, Ziel von { $attacker }
screen-own-solo = Deine Systeme
screen-spares = Reserve-Torpedos
screen-torpedoes = { $left }/{ $all } Torpedos
screen-explosions = Explosionsfelder
screen-system = { $number } { $name }:
screen-table = Würfel auf dem Tisch:
screen-you = du
board-numbers = Reserve-Torpedos: { $spares }. Geschütz und Bullaugen im Trainingsmodus: je { $uses }-mal.
board-panels = Bildschirme: { $panels }

move-roll = Würfeln
move-draft = Die { $face } nehmen
move-reroll = Noch einmal würfeln ({ $system })
move-switch = { $system } aktivieren
move-fire = { $shot }: { $effect }
move-fire-nothing = { $shot }: kein Torpedo verlässt das Rohr

ask-draft = Nimm einen Würfel ({ $dice }), ? für Hilfe
ask-action = Nummer{ $more ->
    [0] {""}
   *[other] {" "}(m: { $more } weitere)
}, Schuss wie { $example }, ? für Hilfe
ask-confirm = Enter: ja, z: zurück
ask-confirm-reroll = Noch einmal würfeln? Das neue Ergebnis gilt. Enter: ja, z: zurück
ask-name = Name von Person { $number } (Enter: { $name })
ask-first = Wer beginnt? Nummer
ask-roll = Runde { $round }, { $name }: Wirf { $count } Würfel und tippe das Ergebnis ein
ask-reroll = Runde { $round }, { $name }: Würfle noch einmal und tippe das Ergebnis ein
ask-throw = { $dice }  Stimmt das? Enter: ja, z: neu eintippen
ask-seed = { $name }, tippe einen Text ein, den niemand errät (Enter: Zufallstext)

dice-commitment = Die Würfe sind an dieses Versprechen gebunden:
dice-promise = Das Versprechen von { $name }:
dice-seed = { $name } hat eingetippt: { $seed }
dice-secret = Das Geheimnis der Würfe war:
dice-check = So lässt sich die ganze Partie nachprüfen:

say-number = Tippe eine Nummer von 1 bis { $most } ein.
say-take = Tippe einen der Würfel auf dem Tisch ein: { $dice }.
say-patterns = Welches Muster? Schreibe den Buchstaben hinter die Zahl: { $example }.
say-skull = Zu wenige Reserve-Torpedos: Mit diesem Schuss kreuzt du den Totenkopf an.
say-no-undo = Es lässt sich nichts mehr zurücknehmen.
say-left = Die Partie ist gespeichert. Weiter geht es mit:
say-not-saved = Diese Partie wird nicht gespeichert: { $reason }
say-saved = Gespeichert: { $path }
say-save-how = Schreibe den Dateinamen dahinter: speichern partie.json
say-record = Die Aufzeichnung dieser Partie:

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
    Triff alle Felder der Systeme deines Ziels (die Ziffern), dann sinkt es und du
    gewinnst. Ein Würfel ist ein Muster aus Augen. Lege es über das Ziel: Ein Auge
    auf einer Ziffer ist ein Treffer, jedes andere ein Fehlschuss und kostet einen
    Reserve-Torpedo. Bei einem Fehlschuss ohne Torpedo kreuzt du deinen Totenkopf
    an: Du scheidest aus, die Partie endet, und von den anderen gewinnt die höchste
    Summe aus Treffern und Reserve-Torpedos. Allein verlierst du mit Totenkopf oder
    ohne heiles System: Der übrige Würfel wird auf dich gefeuert.

    4 C4          die 4 feuern, linke obere Ecke des Musters auf C4
    3b C4         die 3 im zweiten Muster feuern; p zeigt alle Muster
    turm 5 C4     ein System nutzen: sein Name, die neue Augenzahl, die Ecke
    an turm       ein System aktivieren (Missions-, Solomodus), ab nächster Runde
    neu           noch einmal würfeln (Propeller)
    fire4@C4,E4,C6,E6   ein Schuss mit all seinen Feldern
    1, 2, 3 ...   aus der Liste wählen; m zeigt die ganze Liste
    Enter         den Tisch noch einmal zeigen; nach einer Vorschau: ja
    z             zurück, vor dem Bestätigen; oder tippe gleich einen anderen Zug
    a             die anderen ansehen
    p, p turm     die Muster deines Würfels oder die mit einem System
    speichern DATEI   eine Kopie; gespeichert wird ohnehin
    e             Ende
    ??            mehr Hilfe: die Zeichen auf dem Tisch und die Systeme
help-signs =
    1 bis 7       ein freies Feld dieses Systems
    {"*"}  #          ein Treffer; ein Treffer auf einem zerstörten System
    {"."}             Wasser
    X  o          in der Vorschau: dieses Auge trifft, dieses geht daneben
    |||..         Reserve-Torpedos: | da, . verschossen, - Kosten der Vorschau
    {"[ ]"}  [X]      der Totenkopf dahinter, leer und angekreuzt

    aktiv         nutzbar, ab der Runde nach dem Aktivieren
    inaktiv       noch nicht aktiviert
    gesperrt      Geschütz und Bullaugen, bis die beiden anderen auf ihrem
                  Bildschirm aktiv oder zerstört sind
    zerstört      nicht mehr nutzbar
    verbraucht    keine Nutzung übrig; (3): noch drei (Trainingsmodus)
    {"[x][ ]"}        allein: Schaden an deinem System, zwei Kreuze zerstören es
    Explosionsfelder  allein: eins pro System, das du zerstörst; in dieser Runde
                  verfehlt ein Schuss deine zerstörten Systeme, sonst geht er weiter

    1 Periskop dreht den Würfel um.     5 Antrieb entfernt ein Auge.
    2 Geschütz fügt ein Auge hinzu.     6 Bullaugen: alle Augen in einer Reihe.
    3 Turm ändert die Augenzahl um 1.   7 Propeller würfelt noch einmal.
    4 Ruder übernimmt einen gegnerischen Würfel.
    Allein trifft der Würfel, den du liegen lässt, dein System mit dieser Nummer.
