# Che cosa c’è nei disegni. Una riga per testo, variabili semplici.

drawn-round = { $mode }, turno { $round }
drawn-due-roll = tira i dadi
drawn-due-draft = prende un dado
drawn-due-action = deve agire
drawn-active = ha iniziato il turno
drawn-die = ha il dado
drawn-left = Resta al nemico automatico:
drawn-won = Vince { $names }
drawn-shared = Vittoria condivisa: { $names }
drawn-nobody = Non vince nessuno
drawn-lost = { $name } perde
drawn-score = Punteggio { $score }: { $rank }
drawn-by-sunk = Il bersaglio è affondato
drawn-by-torpedoes = Una casella Morte è stata barrata
drawn-by-wrecked = Tutti i suoi sistemi sono distrutti
drawn-seat = { $name }: lanci riusciti { $hits } su { $cells }, siluri di riserva { $left } su { $all }.
drawn-splash = un siluro mancato dell’ultimo lancio
