# Was in Zeichnungen steht. Je eine Zeile mit einfachen Variablen.

drawn-round = { $mode }, Runde { $round }
drawn-due-roll = würfelt
drawn-due-draft = nimmt einen Würfel
drawn-due-action = ist am Zug
drawn-active = hat die Runde begonnen
drawn-die = hat den Würfel
drawn-left = Für die KI bleibt:
drawn-won = { $names } gewinnt
drawn-shared = Geteilter Sieg: { $names }
drawn-nobody = Niemand gewinnt
drawn-lost = { $name } verliert
drawn-score = { $score } Punkte: { $rank }
drawn-by-sunk = U-Boot versenkt
drawn-by-torpedoes = Totenkopf angekreuzt
drawn-by-wrecked = Alle eigenen Systeme sind zerstört
drawn-seat = { $name }: Treffer { $hits } von { $cells }, Reserve-Torpedos { $left } von { $all }.
drawn-splash = ein Fehlschuss beim letzten Feuern
