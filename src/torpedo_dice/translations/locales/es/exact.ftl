# Juego exacto: cuánto valen los tableros pequeños y las posiciones finales.

help-solve =
    Resolver un tablero pequeño o una posición final: cuánto vale cuando todos juegan lo mejor posible.
    Para el Solitario y para mesas de dos. Lo demasiado grande se rechaza, diciendo cuánto cabe.
summary-solve = resolver tableros pequeños con exactitud
option-solve-mode = el modo de juego; por defecto, solo o el adecuado al número de jugadores
option-solve-players = el número de jugadores, 1 o 2
option-position = el texto de la posición que se resuelve; por defecto, la primera de una partida
option-worth = lo que cuenta en el Solitario: ganar (win, por defecto) o la puntuación (score)
option-solve-games = jugar tantas partidas con exactitud y ver si dan lo mismo
option-solve-bots = bots que juegan otras tantas partidas (por defecto, 1000), separados por comas: solos en el Solitario; en la mesa, primeros, contra el juego exacto

solve-title-win = { $mode }, tablero { $board }, { $positions ->
    [one] { $positions } posición resuelta
   *[other] { $positions } posiciones resueltas
}. Probabilidades de ganar:
solve-title-score = { $mode }, tablero { $board }, { $positions ->
    [one] { $positions } posición resuelta
   *[other] { $positions } posiciones resueltas
}. Puntuaciones medias; una derrota cuenta 0:
solve-title-table = { $mode }, tablero { $board }, { $positions ->
    [one] { $positions } posición resuelta
   *[other] { $positions } posiciones resueltas
}. Cuánto vale para el jugador 1, de 1 (victoria) a -1 (victoria del jugador 2):
solve-exact = Juego exacto
solve-move = Mejor jugada
solve-games = Juego exacto, { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
solve-bot = { $bot }, { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
solve-bot-table = { $bot } contra el juego exacto, { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
solve-value-win = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
solve-value-score = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
solve-value-table = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
solve-interval = [{ $low } – { $high }]
