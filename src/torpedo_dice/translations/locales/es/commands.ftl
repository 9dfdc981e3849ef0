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
help-tournament = Averiguar qué bot es más fuerte: todos juegan los mismos repartos, con las mismas tiradas y desde todos los asientos.
help-check = Reproducir partidas registradas: ¿cumplen las reglas?, ¿confirma la prueba las tiradas de dados?
help-board = Mostrar un tablero, comprobar el archivo de uno o estudiarlo: los bots juegan en él, y una página dice qué resulta y qué está desequilibrado. Sin archivo: el tablero estándar.
help-bench = Medir a qué velocidad juega esta máquina partidas aleatorias.

summary-play = jugar en la terminal
summary-simulate = muchas partidas entre bots
summary-tournament = qué bot es más fuerte
summary-check = comprobar registros de partidas y sus tiradas de dados
summary-board = mostrar, comprobar y estudiar tableros
summary-bench = medir la velocidad

value-command = COMANDO
value-file = ARCHIVO
value-action = show|check|study
value-number = N
value-names = A,B
value-text = TEXTO
value-name = NOMBRE
value-percent = PORCENTAJE
value-address = DIRECCIÓN
argument-check-file = un archivo con un registro, o con uno en cada línea
argument-board-action = show (por defecto), check o study
argument-board-file = el archivo de un tablero, o «standard»

option-help = mostrar esta ayuda
option-version = mostrar la versión
option-language = el idioma; por defecto, el de la máquina
option-json = mostrar un documento JSON en vez de texto
option-svg = mostrar una imagen SVG en vez de texto: board show --svg > tablero.svg
option-theme = con --svg: los colores; por defecto, dark (oscuro)
option-mode = el modo de juego; por defecto, el adecuado al número de jugadores
option-board-mode = con --svg: el tablero tal como lo usa este modo; por defecto, entero
option-out = con study: el archivo de la página; por defecto, uno en esta carpeta con el nombre del tablero
option-board-games = con study: cuántas partidas examinar en cada mesa; por defecto, tantas como permita un minuto, 1000 como máximo
option-board-bots = con study: el bot que juega todos los puestos; por defecto, el más fuerte
option-board-json = con study: mostrar un documento JSON en vez de texto; una página solo con --out
option-players = el número de jugadores, de 1 a 4
option-fast = jugar con la simulación rápida: sin registros, solo con los bots random y greedy
option-games = cuántas partidas
option-default = { $said } ({ $default } por defecto)
option-jobs = cuántos trabajan a la vez
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
option-tournament-bots = los bots, dos o más, separados por comas
option-tournament-games = cuántos repartos como máximo; un reparto es una partida por cada forma de sentar a los bots
option-until = parar en cuanto el orden de los bots tenga esta certeza: 95%
option-plot = un archivo SVG para un gráfico de los puntos
option-cluster = encargar el trabajo a un clúster de Ray: local, auto o servidor:puerto

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
}, { $mode }, tablero { $board }, semilla { $seed }. Porcentajes con intervalos de confianza del 95 %:
simulate-fast = { $mode } (simulación rápida)
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
tournament-title = { $deals ->
    [0] Ningún reparto
    [one] { $deals } reparto
   *[other] { $deals } repartos
}, { $games ->
    [0] ninguna partida
    [one] { $games } partida
   *[other] { $games } partidas
}, { $mode }, { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}, tablero { $board }, semilla { $seed }. Valores con intervalos de confianza del { NUMBER($confidence, style: "percent", maximumFractionDigits: 4) }:
tournament-bot = Bot
tournament-points = Puntos
tournament-wins = Victorias
tournament-shared = Compartidas
tournament-score = Puntuación
tournament-rating = Fuerza
tournament-model = Según el modelo
tournament-interval = [{ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }]
tournament-tick = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
tournament-plot = ¿Quién es más fuerte?
tournament-ahead = { $ahead } por delante de { $behind }
tournament-settled = { $ahead } es más fuerte que { $behind }: certeza del { NUMBER($confidence, style: "percent", maximumFractionDigits: 4) } tras { $deals ->
    [0] ningún reparto
    [one] { $deals } reparto
   *[other] { $deals } repartos
}.
tournament-open = Todavía no hay una certeza del { NUMBER($confidence, style: "percent", maximumFractionDigits: 4) } sobre si { $ahead } o { $behind } es más fuerte, tras { $deals ->
    [0] ningún reparto
    [one] { $deals } reparto
   *[other] { $deals } repartos
}.
bench-plain = Solo las reglas: { $games } partidas aleatorias/s, { $moves } jugadas/s.
bench-compiled = Compilado: { $games } partidas aleatorias/s, { $moves } jugadas/s.
bench-compiled-jobs = Compilado, { $jobs } a la vez: { $games } partidas aleatorias/s, { $moves } jugadas/s.
bench-not-compiled = Compilado: sin medir, numba falta o no se puede usar (pip install "torpedo-dice[fast]").
bench-game = Con la clase Game: { $games } partidas aleatorias/s, { $moves } jugadas/s.
