# Die Namen der Systeme, nach Nummern. Je eine Zeile, einfacher Text: Der Kern liest die englische Datei ohne Fluent-Bibliothek.
system-1 = Periskop
system-2 = Geschütz
system-3 = Turm
system-4 = Ruder
system-5 = Antrieb
system-6 = Bullaugen
system-7 = Propeller
