# Lo que aparece en los dibujos. Una línea cada texto, variables sencillas.

drawn-round = { $mode }, ronda { $round }
drawn-due-roll = lanza los dados
drawn-due-draft = elige un dado
drawn-due-action = tiene que actuar
drawn-active = ha empezado la ronda
drawn-die = tiene el dado
drawn-left = Queda para el oponente IA:
drawn-won = Gana { $names }
drawn-shared = Victoria compartida: { $names }
drawn-nobody = No gana nadie
drawn-lost = { $name } pierde
drawn-score = Puntuación { $score }: { $rank }
drawn-by-sunk = El objetivo se ha hundido
drawn-by-torpedoes = Se ha rellenado un espacio «muerto»
drawn-by-wrecked = Todos sus sistemas están destruidos
drawn-seat = { $name }: impactos { $hits } de { $cells }, torpedos de reserva { $left } de { $all }.
drawn-splash = un fallo del último disparo
