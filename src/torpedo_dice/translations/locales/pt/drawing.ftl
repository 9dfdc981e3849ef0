# O que aparece nos desenhos. Uma linha por texto, variáveis simples.

drawn-round = { $mode }, ronda { $round }
drawn-due-roll = lança os dados
drawn-due-draft = escolhe um dado
drawn-due-action = tem de agir
drawn-active = começou a ronda
drawn-die = tem o dado
drawn-left = Fica para o adversário virtual:
drawn-won = { $names } vence
drawn-shared = Vitória dividida: { $names }
drawn-nobody = Ninguém vence
drawn-lost = { $name } perde
drawn-score = Pontuação { $score }: { $rank }
drawn-by-sunk = O alvo foi afundado
drawn-by-torpedoes = Uma caveira foi preenchida
drawn-by-wrecked = Todos os seus sistemas foram destruídos
drawn-seat = { $name }: tiros certeiros { $hits } de { $cells }, torpedos sobresselentes { $left } de { $all }.
drawn-splash = uma falha do último tiro
