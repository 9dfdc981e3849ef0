# Die Untersuchung eines Spielplans: die Seite, ihre Warnungen und was der Befehl sagt.

study-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-tick = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
study-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-finer = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
study-count = { NUMBER($value, maximumFractionDigits: 2) }
study-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
study-table = { $mode }{ $players ->
    [1] {""}
   *[other] {" "}zu { $players }
}
study-on = { $games }: { $table }
study-and = { $first } und { $last }

study-title = Untersuchung eines Spielplans: { $name }
study-subtitle = Was Bots daraus machen, zu zweit, zu dritt, zu viert und allein
study-written = Die Untersuchung ist geschrieben: { $path }
study-fair = Keine Warnungen: Keine Zahl überschreitet ihre Grenze.
study-few = Zu wenige Partien, um mehr als die Zeichnung zu beurteilen: { $games } je Tisch; nötig sind { $least }.
study-few-moves = Zu wenige Partien, um Systeme, einzelne Felder, Treffer je Schuss und übrige Reserve-Torpedos zu beurteilen: je Tisch angesehen: { $games }; nötig sind { $least }.
study-warning = Warnung: { $said }
study-where = { $count ->
    [one] Zu sehen bei: { $tables }.
   *[other] Zu sehen bei (das Stärkste zuerst): { $tables }.
}
study-everywhere = Überall zu sehen, am stärksten bei: { $worst }.

study-short = Kurz gesagt
study-warnings = Warnungen
study-length = Wie lange eine Partie dauert und wie sie endet
study-first = Wer beginnt
study-systems = Wie die Systeme genutzt werden
study-heat = Wohin die Treffer fallen
study-falls = In welcher Reihenfolge die Systeme fallen
study-solo = Allein gegen die KI
study-drawing = Was die Zeichnung hergibt
study-made = Wie das herausgefunden wurde

study-each = Je Tisch { $games }

study-in-length = Zu zweit dauert eine Partie { $mission } Runden im Missionsmodus und { $training } im Trainingsmodus.
study-in-ends = Zu zweit im Missionsmodus wird in { $sunk } der Partien ein U-Boot versenkt; { $skulls } entscheidet ein Totenkopf.
study-in-first = Wer im Missionsmodus beginnt, gewinnt { $two } der Partien zu zweit mit nur einem Sieger, { $three } zu dritt und { $four } zu viert (ausgeglichen wären 50 %, 33 % und 25 %).
study-in-systems = Zu zweit im Missionsmodus wird das System { $used } am meisten genutzt; am frühesten fällt { $first }, am spätesten { $last }.
study-in-solo = Allein werden { $won } der Partien gewonnen; ein Sieg bringt im Mittel { $score } Punkte.
study-in-solo-lost = Allein wird keine Partie gewonnen.

study-about-first = Partien mit nur einem Sieger, gewonnen von dem, der beginnt, verglichen mit einem ausgeglichenen Anteil: in Prozentpunkten darüber (+) oder darunter (−). Die Würfel werden reihum genommen, darum ist kein Spielplan ganz ausgeglichen.
study-about-systems = Wie oft jemand jedes System in einer Partie nutzt; „kein System“ heißt: gefeuert, wie der Würfel liegt.
study-about-heat = Auf wie vielen der beschossenen U-Boote jedes Feld getroffen wurde, in welcher Runde im Mittel, und wo Schüsse ins Leere gehen.
study-about-falls = Auf wie vielen U-Booten jedes System als erstes, zweites und so weiter fiel. Systeme, die in derselben Runde fallen, teilen sich den Platz.
study-about-drawing = Das U-Boot hat { $spaces } Felder in einem Rechteck von { $columns } mal { $rows }, also { $density } davon. Die Tabelle sagt, wie viele Felder ein Schuss höchstens trifft, solange das U-Boot heil ist, und auf wie viele Arten.
study-about-numbers = Zwei Zahlen unter einer anderen oder in Klammern sind ihr 95-%-Intervall: In 19 von 20 Fällen liegt der wahre Wert darin. Gewarnt wird nur, wenn das ganze Intervall außerhalb dessen liegt, was noch ausgewogen ist.
study-about-bot = Der Bot „{ $bot }“ spielt alle Plätze. Ein Bot sieht einen Spielplan auf seine Weise: Menschen machen vielleicht mehr aus einem System.
study-about-games = Je Tisch Zug für Zug angesehen: { $games }; nach Länge, Ende und Sieg ausgezählt: { $ended }.
study-about-again = Dieselbe Untersuchung noch einmal:

study-rounds = Runden
study-of-rounds = Runden einer Partie
study-middle = 8 von 10 Partien
study-sunk = Versenkt
study-skull = Totenkopf
study-wrecked = Selbst zerstört
study-shared = Geteilter Sieg
study-nobody = Niemand gewinnt
study-spares = Reserve übrig
study-hits = Treffer je Schuss
study-plays = Tisch
study-places = Wer gewinnt, nach der Reihenfolge in der ersten Runde (je Tisch { $games })
study-begins = Beginnt
study-points = Prozentpunkte
study-system = System
study-endings-table = Je Tisch { $ended }; für Reserve, Treffer und „8 von 10“: { $games }
study-systems-table = Wer das System mindestens einmal nutzt; alles Weitere: { $table } ({ $games })
study-none = kein System
study-spaces = Felder
study-used = Nutzung: { $mode }
study-switched = Aktiviert
study-switched-round = in Runde
study-fallen = Fällt
study-fallen-round = in Runde
study-uses = Nutzungen je Partie
study-hit-share = Auf so vielen U-Booten getroffen
study-hit-round = Getroffen in Runde
study-misses = Fehlschüsse je Person
study-afloat = Bleibt heil
study-end-sunk = Partien mit Versenkung
study-won = Sieg: { $rank }
study-lost-skull = Verloren: Totenkopf
study-lost-wrecked = Verloren: zerstört
study-endings = Wie die Partien enden
study-scores = Was die Siege bringen
study-score = Punkte
study-die = Würfel
study-reach = Meiste Treffer mit einem Schuss
study-ways = { $ways ->
    [one] auf { $ways } Art
   *[other] auf { $ways } Arten
}

finding-system-single = { $count ->
    [one] Das System { $systems } hat nur ein Feld: Ein einziger Treffer zerstört es.
   *[other] Die Systeme { $systems } haben nur je ein Feld: Ein einziger Treffer zerstört sie.
}
finding-system-large = Das System { $systems } hat { $spaces } von allen { $all } Feldern: Es zu versenken ist fast die ganze Partie.
finding-crowded = Im Rechteck um das U-Boot gehören { $share } der Felder zu Systemen: Ein Schuss trifft, wo immer er liegt.
finding-short = Eine Partie ist nach { $rounds } Runden vorbei: Es bleibt kaum Zeit, etwas zu nutzen.
finding-long = Eine Partie dauert { $rounds } Runden: Das ist lang für ein Würfelspiel.
finding-scattered = Ein Schuss trifft im Mittel { $hits } Felder: Die meisten Augen finden kein Ziel.
finding-first-ahead = Wer beginnt, gewinnt { $share } der Partien mit nur einem Sieger; ausgeglichen wären { $even }.
finding-first-behind = Wer beginnt, gewinnt nur { $share } der Partien mit nur einem Sieger; ausgeglichen wären { $even }.
finding-skulls-many = Ein Totenkopf entscheidet { $share } der Partien. Für dieses U-Boot gibt es zu wenige Reserve-Torpedos: { $spares }.
finding-spares-idle = Niemandem gehen die Torpedos aus: Von { $spares } Reserve-Torpedos bleiben { $left } übrig.
finding-shared-many = { $share } der Partien enden mit einem geteilten Sieg.
finding-nobody-many = { $share } der Partien gewinnt niemand: Alle Totenköpfe sind angekreuzt.
finding-system-unused = { $systems }: genutzt von weniger als einer Person unter 300.
finding-system-first = Das System { $systems } fällt auf { $share } der U-Boote als erstes.
finding-system-last = Das System { $systems } fällt auf { $share } der versenkten U-Boote als letztes: Darum muss niemand bangen.
finding-spaces-missed = { $places }: Das seltenste davon wird auf { $share } der U-Boote getroffen, ein mittleres Feld auf { $average }.
finding-solo-hard = Allein werden nur { $share } der Partien gewonnen.
finding-solo-easy = Allein werden { $share } der Partien gewonnen: Man kann kaum verlieren.
finding-ranks-alike = { $share } der Siege allein bringen denselben Rang: { $rank }.

advice-system-single = Gib jedem System zwei Felder oder mehr.
advice-system-large = Mach es kleiner oder die anderen größer.
advice-crowded = Zeichne Wasser zwischen die Systeme, damit das Zielen zählt.
advice-short = Gib den Systemen mehr Felder oder zeichne sie weiter auseinander.
advice-long = Nimm Felder weg oder zeichne sie dichter zusammen, damit ein Schuss mehrere trifft.
advice-scattered = Zeichne die Felder dichter, in Abständen, die es auf Würfeln gibt: Ecken eines Dreierquadrats, Diagonalen, Linien.
advice-first-ahead = Der erste Würfel der letzten Runde entscheidet viel: Ein paar Felder mehr oder weniger machen eine Partie eine Runde länger oder kürzer, und der Vorteil wandert weiter.
advice-first-behind = Der erste Würfel der letzten Runde entscheidet viel: Ein paar Felder mehr oder weniger machen eine Partie eine Runde länger oder kürzer, und der Nachteil wandert weiter.
advice-skulls-many = Erlaube mehr davon oder zeichne die Felder dichter zusammen, damit weniger danebengeht.
advice-spares-idle = Erlaube weniger davon, damit ein Fehlschuss etwas kostet.
advice-shared-many = Reserve-Torpedos trennen die Sieger: In einer längeren Partie, oder wo mehr danebengeht, unterscheiden sie sich stärker.
advice-nobody-many = Erlaube mehr Reserve-Torpedos.
advice-system-unused = Sieh nach, ob sein Bildschirm es zu spät aktiv werden lässt und ob die Zeichnung ihm etwas zu tun gibt.
advice-system-first = Gib ihm mehr Felder oder zeichne sie weiter auseinander.
advice-system-last = Gib ihm weniger Felder oder zeichne sie dichter zusammen.
advice-spaces-missed = Rücke sie näher an andere Felder, damit ein Muster mehrere zugleich erreicht.
advice-solo-hard = Weniger Felder, dichtere Felder oder mehr Reserve-Torpedos helfen dir.
advice-solo-easy = Mehr Felder oder weniger Reserve-Torpedos helfen der KI.
advice-ranks-alike = Für jeden Reserve-Torpedo, der übrig ist, gibt es 5 Punkte: Ihre Zahl bestimmt den Rang.
