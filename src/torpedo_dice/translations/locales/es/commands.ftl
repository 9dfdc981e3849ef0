# The command line.

help-usage = uso:
help-commands = comandos:
help-arguments = argumentos
help-options = opciones
help-more = torpedo-dice COMANDO --help cuenta más sobre un comando.
help-program =
    Torpedo Dice: hunde el submarino del jugador de tu izquierda.
    Una edición no oficial del juego de Chris James.
help-play =
    Jugar en la terminal. Sin opciones, el programa pregunta a qué quieres jugar.
    Cada partida se va guardando sobre la marcha.
help-simulate = Hacer que los bots jueguen muchas partidas y mostrar los resultados.
help-check = Repetir partidas registradas: ¿cumplen las reglas y superan sus dados la prueba?
help-board = Mostrar un tablero o comprobar el archivo de uno. Sin archivo: el tablero normal.
help-bench = Medir a qué velocidad juega esta máquina partidas al azar.

summary-play = jugar en la terminal
summary-simulate = muchas partidas entre bots
summary-check = comprobar registros de partidas y sus dados
summary-board = mostrar y comprobar tableros
summary-bench = medir la velocidad

value-command = COMANDO
value-file = ARCHIVO
value-action = show|check
value-number = N
value-names = A,B
value-text = TEXTO
argument-check-file = un archivo con un registro, o con uno en cada línea
argument-board-action = show (si no se dice nada) o check
argument-board-file = el archivo de un tablero, o «standard»

option-help = mostrar esta ayuda
option-language = el idioma; si no, el de la máquina
option-json = escribir un documento JSON en vez de texto
option-mode = el modo de juego; si no, el adecuado al número de jugadores
option-players = el número de jugadores, de 1 a 4
option-games = cuántas partidas
option-bots = bots para los asientos, separados por comas: greedy, random. En play ocupan los últimos asientos
option-names = los nombres de las personas, separados por comas
option-first = el jugador que empieza, contando desde 1; si no, decide el azar
option-dice = de dónde salen los dados: de esta máquina, de tu mesa o de una promesa que cualquiera puede comprobar
option-seed = el mismo texto da los mismos dados
option-board = el archivo de un tablero; si no, el tablero normal
option-save = dónde guardar la partida; si no, en tu carpeta de partidas
option-resume = seguir con una partida guardada; sin archivo, con la última
option-records = un archivo para los registros de todas las partidas, uno en cada línea

check-holds = { $file }: { $games ->
    [0] ninguna partida válida
    [one] { $games } partida válida
   *[other] { $games } partidas válidas
}, { $unfinished } sin terminar, { $proven } con dados verificados.
check-broken = { $file }, línea { $line }: { $reason } (Antes de ella: { $games ->
    [0] ninguna partida válida
    [one] { $games } partida válida
   *[other] { $games } partidas válidas
}.)
check-broken-event = { $file }, línea { $line }, evento { $event }: { $reason } (Antes de ella: { $games ->
    [0] ninguna partida válida
    [one] { $games } partida válida
   *[other] { $games } partidas válidas
}.)
board-good = { $file }: tablero correcto, «{ $name }», con { $cells } espacios que alcanzar.

simulate-title = { $games ->
    [0] Ninguna partida
    [one] { $games } partida
   *[other] { $games } partidas
}, { $mode }, tablero { $board }, semilla { $seed }. Porcentajes con sus intervalos del 95 %:
simulate-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-interval = [{ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }]
simulate-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-wins = Gana el jugador { $number } ({ $bot })
simulate-first = Gana el primer jugador
simulate-shared = Victorias compartidas
simulate-nobody = No gana nadie
simulate-reason-sunk = Acaba en hundimiento
simulate-reason-torpedoes = Acaba por un espacio «muerto»
simulate-reason-wrecked = Acaba con el submarino propio destruido
simulate-rounds = Rondas por partida
simulate-score = Puntuación media de una victoria
bench-plain = Solo las reglas: { $games } partidas al azar/s, { $moves } jugadas/s.
bench-game = Con la clase Game: { $games } partidas al azar/s, { $moves } jugadas/s.
