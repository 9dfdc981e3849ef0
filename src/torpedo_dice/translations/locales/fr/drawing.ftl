# Ce qui figure dans les dessins. Une ligne chacun, des variables simples.

drawn-round = { $mode }, tour { $round }
drawn-due-roll = lance les dés
drawn-due-draft = prend un dé
drawn-due-action = doit agir
drawn-active = a commencé le tour
drawn-die = a le dé
drawn-left = Reste pour l’automate :
drawn-won = { $names } gagne
drawn-shared = Victoire partagée : { $names }
drawn-nobody = Personne ne gagne
drawn-lost = { $name } perd
drawn-score = Score { $score } : { $rank }
drawn-by-sunk = La cible est coulée
drawn-by-torpedoes = Une tête de mort est cochée
drawn-by-wrecked = Tous ses systèmes sont détruits
drawn-seat = { $name } : { $hits } touchés sur { $cells }, { $left } torpilles de réserve sur { $all }.
drawn-splash = un tir manqué de la dernière salve
