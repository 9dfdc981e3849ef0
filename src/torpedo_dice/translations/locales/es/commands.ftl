# The command line.

help-usage = uso:
help-commands = comandos:
help-arguments = argumentos
help-options = opciones
help-more = torpedo-dice COMANDO --help dice más sobre un comando.
help-program =
    Torpedo Dice: hunde el submarino del jugador de tu izquierda.
    Una edición no oficial del juego de Chris James.
help-play =
    Jugar en la terminal. Sin opciones, el programa pregunta cómo quieres jugar.
    Cada partida se va guardando sobre la marcha. La variable de entorno NO_COLOR=1 quita los colores, COLUMNS=60 fija el ancho.
help-simulate = Poner bots a jugar muchas partidas y mostrar los resultados.
help-check = Reproducir partidas registradas: ¿cumplen las reglas?, ¿confirma la prueba las tiradas de dados?
help-board = Mostrar un tablero o comprobar el archivo de uno. Sin archivo: el tablero estándar.
help-bench = Medir a qué velocidad juega esta máquina partidas aleatorias.

summary-play = jugar en la terminal
summary-simulate = muchas partidas entre bots
summary-check = comprobar registros de partidas y sus tiradas de dados
summary-board = mostrar y comprobar tableros
summary-bench = medir la velocidad

value-command = COMANDO
value-file = ARCHIVO
value-action = show|check
value-number = N
value-names = A,B
value-text = TEXTO
argument-check-file = un archivo con un registro, o con uno en cada línea
argument-board-action = show (por defecto) o check
argument-board-file = el archivo de un tablero, o «standard»

option-help = mostrar esta ayuda
option-version = mostrar la versión
option-language = el idioma; por defecto, el de la máquina
option-json = mostrar un documento JSON en vez de texto
option-mode = el modo de juego; por defecto, el adecuado al número de jugadores
option-players = el número de jugadores, de 1 a 4
option-games = cuántas partidas
option-play-bots = bots, separados por comas: greedy, random. Ocupan los últimos asientos
option-simulate-bots = bots para los asientos, separados por comas: greedy, random. Si hay más asientos, se repiten alrededor de la mesa
option-names = los nombres de las personas, separados por comas
option-first = el jugador que empieza, contando desde 1; por defecto, se sortea
option-dice = cómo se lanzan los dados: con esta máquina, en tu mesa o según una promesa que cualquiera puede comprobar
option-seed = el mismo texto da las mismas tiradas
option-board = el archivo de un tablero; por defecto, el tablero estándar
option-save = dónde guardar la partida; por defecto, en tu carpeta de partidas
option-resume = seguir con una partida guardada; sin archivo, con la más reciente
option-records = un archivo para los registros de todas las partidas, uno en cada línea

check-holds = { $file }: { $games ->
    [0] ninguna partida válida
    [one] { $games } partida válida
   *[other] { $games } partidas válidas
}, { $unfinished } sin terminar; tiradas que coinciden con su semilla: { $drawn }; tiradas que nadie pudo dirigir: { $proven }.
check-broken = { $file }, línea { $line }: { $reason } (Antes de esta línea: { $games ->
    [0] ninguna partida válida
    [one] { $games } partida válida
   *[other] { $games } partidas válidas
}.)
check-broken-event = { $file }, línea { $line }, evento { $event }: { $reason } (Antes de esta línea: { $games ->
    [0] ninguna partida válida
    [one] { $games } partida válida
   *[other] { $games } partidas válidas
}.)
board-good = { $file }: tablero válido, «{ $name }», con { $cells } espacios objetivo.

simulate-title = { $games ->
    [0] Ninguna partida
    [one] { $games } partida
   *[other] { $games } partidas
}, { $mode }, tablero { $board }, semilla { $seed }. Porcentajes con intervalos de confianza del 95 %:
simulate-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-interval = [{ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }]
simulate-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-wins = Gana el jugador { $number } ({ $bot })
simulate-first = Gana el primer jugador
simulate-shared = Victorias compartidas
simulate-nobody = No gana nadie
simulate-reason-sunk = Acaba con un submarino hundido
simulate-reason-torpedoes = Acaba con un espacio «muerto» rellenado
simulate-reason-wrecked = Acaba con el propio submarino destruido
simulate-rounds = Rondas por partida
simulate-score = Puntuación media por victoria
bench-plain = Solo las reglas: { $games } partidas aleatorias/s, { $moves } jugadas/s.
bench-game = Con la clase Game: { $games } partidas aleatorias/s, { $moves } jugadas/s.
