# Every refusal. One line each, plain { $names } only: the core reads this file without a Fluent library.
# `system` always holds a system's name here, whatever the language.

## Moves that cannot be made now
error-over = La partida ha terminado: ya no se puede hacer ninguna jugada.
error-turn-roll = Todavía no se han lanzado los dados de esta ronda.
error-turn-draft = Es la fase de elegir los dados: cada asiento elige uno antes de que nadie actúe.
error-turn-action = Todos los asientos tienen ya un dado: toca disparar o activar un sistema.
error-turn-opponent = Ahora dispara el oponente IA.
error-turn-seat = No es el turno del asiento { $seat }.
error-turn-acted = El asiento { $seat } ya ha actuado en esta ronda.
error-seat-unknown = En esta mesa no existe el asiento { $seat }.
error-dice-count = Número de dados que hay que lanzar: { $expected }, no { $count }.
error-die-face = Un dado muestra de 1 a 6, no { $face }.
error-draft-missing = No hay ningún { $face } en la mesa; hay { $dice }.
error-system-unknown = No existe el sistema { $number }: están numerados del 1 al 7.
error-system-mode = { $system }: este sistema no forma parte de este modo.
error-system-wrecked = { $system }: este sistema está destruido y ya no se puede usar.
error-system-spent = { $system }: este sistema ya no se puede usar más veces en esta partida.
error-system-off = { $system }: este sistema no está activado. Actívalo primero; funciona a partir de la ronda siguiente.
error-system-panel = { $system }: este sistema solo funciona cuando los otros dos de su panel están activados o destruidos.
error-system-rerolled = El dado ya se ha vuelto a lanzar: dispara el { $face } o activa un sistema.
error-system-reroll-first = Primero vuelve a lanzar el dado: solo entonces se conoce la cara nueva.
error-face-plain = El dado muestra { $drafted }, no { $face }.
error-face-given = { $system }: este sistema no puede convertir un { $drafted } en un { $face }.
error-shot-off-grid = Al menos una marca debe quedar en la cuadrícula.
error-shot-formation = Estos espacios no son una formación válida para disparar este { $face }.
error-switch-training = En Entrenamiento todos los sistemas funcionan desde el principio: no hay nada que activar.
error-switch-none = { $system }: este sistema no tiene interruptor de palanca; depende de los otros dos sistemas de su panel.
error-switch-wrecked = { $system }: este sistema está destruido y no se puede activar.
error-switch-on = { $system }: este sistema ya está activado.
error-opponent-other = El oponente IA debe disparar su { $face } y alcanzar el sistema { $number } (0: ninguno).
error-pop-nothing = No hay ninguna jugada que deshacer.

## Texts of moves, spaces and positions
error-notation-move = «{ $text }» no es una jugada. Ejemplos: take4, fire1@G4, sail5@, on-sail.
error-notation-seat = «{ $text }» no dice qué asiento juega: escribe delante 0: u otro asiento.
error-notation-space = «{ $text }» no es un espacio. Escribe G4, o (-1;3) fuera de la cuadrícula.
error-notation-pips = «{ $text }» no es una lista de 7 espacios como máximo, sin repeticiones, ordenados por filas y luego por columnas.
error-notation-position = Esto no es el texto de una posición.
error-notation-position-field = El texto está escrito como una posición, pero su parte «{ $field }» es imposible en este tablero.

## Boards
error-board-name-empty = name: un tablero necesita un nombre.
error-board-name-long = name: { $most } caracteres como máximo.
error-board-name-unprintable = name: solo letras y signos imprimibles.
error-board-grid-empty = grid: el dibujo está vacío.
error-board-rows-many = grid: { $rows } filas; el máximo es { $most }.
error-board-columns-many = grid: { $columns } columnas; el máximo es { $most }.
error-board-ragged = grid, fila { $row }: el número de espacios es { $columns }, pero el de la primera fila es { $expected }. Todas las filas deben tener la misma longitud.
error-board-sign = grid, fila { $row }, columna { $column }: «{ $sign }» no es un espacio. Usa un punto para el agua y las cifras del 1 al 7 para los sistemas.
error-board-system-missing = grid: el sistema { $number } no tiene ningún espacio. Cada sistema del 1 al 7 necesita al menos uno.
error-board-cells-many = grid: { $cells } espacios pertenecen a sistemas; el máximo es { $most }.
error-board-number = { $name }: { $number } está fuera de los límites; debe estar entre { $least } y { $most }.
error-board-panel-stranger = panels: no existe el sistema { $number }; solo los del 1 al 7.
error-board-panel-count = panels: el sistema { $number } aparece { $times } veces; cada sistema debe aparecer una vez.
error-board-panel-partners = panels: sistemas con interruptor de palanca en el panel del sistema { $number }: { $partners }; deben ser exactamente dos (entre 1, 3, 4, 5 y 7).
error-board-file-large = El archivo ocupa más de { $most } bytes: ningún tablero necesita tanto.
error-board-not-utf8 = La línea { $line } no es texto UTF-8. Guarda el archivo en UTF-8.
error-board-not-toml = El archivo no es TOML, o tiene demasiados niveles anidados.
error-board-not-toml-at = Línea { $line }, columna { $column }: esto no es TOML.
error-board-toml-ends = Línea { $line }: el archivo acaba a medias. Falta un corchete o faltan unas comillas.
error-board-key-unknown = { $name }: clave desconocida. Un tablero tiene name, grid, spares, uses y panels.
error-board-key-missing = { $name }: falta esta clave.
error-board-key-str = { $name }: debe ser texto entre comillas.
error-board-key-int = { $name }: debe ser un número entero.
error-board-key-list = { $name }: deben ser listas de números de sistemas, como [[1, 2, 3], [4, 5, 6], [7]].

## Files
error-file-missing = { $path }: este archivo no existe.
error-file-folder = { $path }: es una carpeta, no un archivo.
error-file-forbidden = { $path }: no tienes permiso para usar este archivo.
error-file-full = { $path }: no queda espacio para escribir este archivo.
error-file-unusable = { $path }: este archivo no se puede usar.

## Records
error-record-json = Esto no es un objeto JSON.
error-record-format = «format» debe ser «{ $expected }».
error-record-key = Falta «{ $name }».
error-record-value = «{ $where }» no tiene la forma que exige el formato.
error-record-large = El registro ocupa más de { $most } bytes.
error-record-none = El archivo no contiene ningún registro.
error-record-doubled = «{ $name }» aparece dos veces en un mismo objeto.
error-record-start = Esta partida empezó a la mitad: un registro cuenta una partida entera.
error-record-pip = La marca { $text } está mal escrita: un espacio de la cuadrícula es una letra y un número; uno de fuera, [columna, fila].
error-record-pips = Las marcas deben ir ordenadas por filas y luego por columnas, sin repeticiones.
error-record-reroll = Solo la Hélice vuelve a lanzar un dado.
error-event-keys = Las claves de este evento no corresponden a ningún tipo de evento.
error-result-early = El registro tiene un resultado, pero la partida no ha terminado.
error-result-other = «{ $name }» del resultado no es lo que da la partida.
error-proof-form = «dice» no tiene la forma de una prueba.
error-proof-first = Según la prueba, el asiento que empieza es otro.
error-proof-throw = La prueba da { $expected }, pero el registro tiene { $dice }.
error-proof-seed = La semilla del asiento { $seat } no es la que se prometió.
error-proof-secret = El secreto no es el que se prometió.
error-proof-secret-missing = La partida ha terminado, pero no se ha mostrado el secreto de sus dados.

## Dice
error-dice-typed-count = Número de dados que hay que escribir: { $expected }, no { $count }; por ejemplo, 4 1 2.
error-dice-typed-face = «{ $sign }» no es una cara: escribe de 1 a { $most }.
error-dice-unknown = Los dados de esta partida no se conocen aquí: su secreto, o los propios dados, están en otro lugar.
error-agreement-committed = El asiento { $seat } no aporta ninguna semilla, o ya ha prometido una.
error-agreement-early = No se muestra ninguna semilla antes de que todos los asientos hayan prometido la suya.
error-agreement-seed = Esta no es la semilla que prometió el asiento { $seat }.
error-agreement-open = Todavía no se han mostrado todas las semillas.
error-agreement-text = Una semilla tiene de 1 a { $most } caracteres imprimibles.

## Setting up
error-setup-mode = No existe el modo «{ $mode }»: elige training, mission o solo.
error-setup-solo = El modo Solitario (solo) es para un solo jugador, no para { $players }.
error-setup-solo-bots = En Solitario no hay bots: juegas contra el oponente IA.
error-setup-players = Entrenamiento y Misión son para 2 a { $most } jugadores, no para { $players }. Para una sola persona está el modo Solitario (solo).
error-setup-first = El asiento { $seat } no puede empezar. Número de asientos: { $players }, contando desde 0.
error-setup-fast = La simulación rápida no conoce el bot «{ $name }». Conoce: { $names }.
error-setup-bot = No existe el bot «{ $name }». Bots: { $names }.
error-setup-bot-broken = No se puede crear el bot «{ $name }»: { $reason }
error-setup-bots-many = Número de bots: { $bots }, demasiados para los asientos que hay aquí: { $players }.
error-setup-bots-few = Un torneo necesita al menos dos bots.
error-setup-bots-twice = Cada bot juega una sola vez: «{ $name }» aparece dos veces.
error-setup-choice = { $name }: «{ $value }» no existe. Elige entre: { $choices }.
error-setup-number = { $name }: { $number } está fuera de los límites; debe estar entre { $least } y { $most }.
error-setup-whole = { $name }: { $value } no es un número entero.
error-setup-actions = Hace falta una acción para cada una de las { $number } partidas: una fila de números enteros.
error-setup-names = Nombres: como máximo uno por persona (personas: { $people }), cada uno de 1 a 20 caracteres imprimibles.
error-setup-names-equal = Dos jugadores no pueden llamarse igual: { $name }.
error-setup-first-number = El jugador { $number } no puede empezar. Número de jugadores: { $players }.
error-setup-seed-dice = Una semilla no es compatible con dados { $dice }: elige una cosa o la otra.
error-setup-position = Ninguna partida puede estar así: «{ $part }» es imposible en este tablero.
error-setup-none-to-resume = No hay ninguna partida sin terminar con la que seguir.
error-setup-resume-options = --resume sigue con una partida tal como está: no se puede usar { $option } a la vez.
error-setup-save-exists = { $path }: este archivo ya existe y se queda como está. Indica otro.
error-setup-save-folder = { $path }: esta carpeta no existe.

## Muchas partidas
error-study-bot = El bot «{ $bot }» falló en la partida { $game } de la semilla «{ $seed }»: { $reason }
error-study-failed = El trabajo falló: { $reason }
error-study-worker = Los procesos murieron una y otra vez en las partidas de la { $first } a la { $last } (veces: { $times }). Quizá un bot se cuelgue o falte memoria.
error-cluster-address = «{ $address }» no es la dirección de un clúster: escribe local, auto o servidor:puerto.
error-cluster-none = En esta máquina no funciona ningún clúster de Ray. Inicia uno con «ray start --head» o escribe local.
error-cluster-unreachable = Ningún clúster de Ray responde en { $address }.
error-cluster-token = El clúster de Ray en { $address } pide una clave: define RAY_AUTH_MODE=token y pon la clave del clúster en esta máquina.
error-cluster-refused = El clúster de Ray en { $address } no se puede usar: { $reason }
error-cluster-version = Una máquina del clúster tiene la versión { $there } de torpedo-dice y esta tiene la { $here }: todas necesitan la misma.
error-exact-large = Esto es demasiado grande para resolverlo: ocupa { $places } millones de lugares en la memoria, y el máximo son { $most } millones. Con menos espacios por acertar y menos torpedos de reserva se hace más pequeño.
error-exact-players = El juego exacto es para el Solitario y para dos jugadores, no para { $players }.
error-exact-score = Solo el Solitario tiene puntuación: en la mesa cuenta quién gana.
error-exact-elsewhere = Esta posición no viene después de la que se resolvió.

## The command line and the terminal
error-usage-command = No existe el comando «{ $word }». Comandos: { $commands }.
error-usage-unknown = Aquí no se entiende «{ $word }». --help muestra lo que se puede escribir.
error-usage-value = { $option } necesita un valor. --help muestra cuál.
error-usage-number = { $option }: «{ $word }» no es un número entero de { $least } a { $most }.
error-usage-choice = { $option }: «{ $word }» no es ninguno de estos valores: { $choices }.
error-usage-needs = { $option } solo se usa junto con { $needed }.
error-usage-file = Indica un archivo.
error-usage-file-name = { $option } necesita el nombre de un archivo.
error-usage-same-file = { $option }: este comando ya usa el archivo «{ $path }». Indica otro.
error-usage-together = { $option } y { $other } no van juntas: elige una de las opciones.
error-usage-percent = { $option }: «{ $word }» no es un porcentaje superior a 50% y de 99.99% como máximo, como 95%.
error-extra = Esta parte no está instalada. Instálala con: pip install "torpedo-dice[{ $extra }]"
error-aim-letter = El { $face } no tiene patrón { $letter }: elige una letra de la «a» a la «{ $last }».
error-aim-letter-none = Aquí el { $face } solo tiene un patrón: { $example }.
error-aim-system = «{ $word }» no es un sistema.
error-aim-systems = «{ $word }» vale para varios sistemas: { $names }. Escribe más letras.
error-aim-space = ¿Adónde? Escribe detrás la esquina superior izquierda: { $example }.
error-aim-unknown = No se entiende «{ $text }». Escribe por ejemplo 4 C4, nav 5 C4 o activar motor; ? para ver la ayuda.
