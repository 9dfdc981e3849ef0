# Play in the terminal. The picture is 80 characters wide.

menu-welcome = Torpedo Dice. ¿Cómo quieres jugar?
menu-solo = En solitario, contra el oponente IA
menu-bot = Contra un bot
menu-together = Con otras personas, en este teclado
menu-training = Entrenamiento: todos los sistemas funcionan desde el principio
menu-mission = Misión: primero hay que activar los sistemas
menu-ask = Número
menu-players = ¿Con cuántas personas más? (de 1 a 3)
name-player = Jugador { $number }
name-bot = Bot { $bot }
name-automaton = oponente IA

screen-title = { $mode }, ronda { $round }: { $name }
screen-target = Objetivo: { $name }
screen-own = Tú, objetivo de { $name }
screen-own-solo = Tus sistemas
screen-spares = Torpedos de reserva
screen-explosions = Explosiones
screen-system = { $number } { $name }:
screen-dice = Dados:
board-numbers = Torpedos de reserva: { $spares }. Usos de Artillería y Ventanas en Entrenamiento: { $uses }.
board-panels = Paneles: { $panels }

move-roll = Lanzar los dados
move-draft = Elegir el { $face }
move-reroll = Volver a lanzar el dado ({ $system })
move-switch = Activar: { $system }
move-fire = Disparar { $shot } a { $pips }: { $effect }
move-fire-nothing = Disparar { $shot }: no sale ningún torpedo

ask-draft = Elige un dado ({ $dice }), ? para ver la ayuda
ask-action = Un número{ $more ->
    [0] {""}
   *[other] {" "}(m: { $more } más)
}, un disparo como 4 C4, ? para ver la ayuda
ask-confirm = Enter: sí, v: volver
ask-confirm-reroll = ¿Volver a lanzar el dado? Debes usar la cara nueva. Enter: sí, v: volver
ask-first = ¿Quién empieza? De 1 a { $sides }
ask-roll = Lanza { $count } dados y escribe el resultado
ask-reroll = Vuelve a lanzar el dado y escribe el resultado
ask-seed = Jugador { $number }, escribe algo que nadie pueda adivinar (Enter: al azar)

dice-commitment = Los dados quedan vinculados a esta promesa: { $commitment }

say-number = Escribe un número de 1 a { $most }.
say-take = Escribe uno de los dados de la mesa: { $dice }.
say-confirm = Enter para sí, v para volver.
say-patterns = ¿Cuál de ellos? Escribe la letra detrás del número: 4b C4.
say-skull = No te bastan los torpedos de reserva: este disparo rellena tu espacio «muerto».
say-no-undo = Ya no hay nada que deshacer.
say-left = La partida está guardada. Para seguir: torpedo-dice play --resume { $path }
say-saved = Guardado: { $path }
say-save-how = Escribe detrás el nombre del archivo: guardar partida.json
say-record = El registro de esta partida: { $path }

# Words that can be typed, each separated by a blank. The English ones work in every language.
word-help = ayuda a
word-quit = salir
word-undo = volver v deshacer
word-more = más mas m
word-look = otros o ver
word-save = guardar guarda
word-patterns = patrones p
word-yes = sí si s
word-no = no n
word-switch = activar activa
word-reroll = relanzar relanza

help-game =
    Un dado es un patrón de marcas. Colócalo sobre el objetivo: cada marca en un
    espacio sin rellenar (una cifra) es un impacto; cualquier otra cuesta un
    torpedo de reserva. {"*"} es un impacto, # un sistema destruido, . agua;
    antes de confirmar un disparo, X: impacto, o: fallo.

    4 C4           disparar el 4, con la esquina superior izquierda del patrón en C4
    nav 5 C4       usar un sistema: nombre (o comienzo), cara que da, esquina
    4b C4          lo mismo con el segundo patrón; p los muestra todos
    activar motor  activar un sistema (Misión, Solitario)
    relanzar       volver a lanzar el dado, con la Hélice
    fire4@C4,E4,C6,E6   un disparo con todos sus espacios
    1, 2, 3 ...    elegir de la lista; m la muestra entera
    v: volver, antes de confirmar         o: ver a los otros
    guardar ARCHIVO: guardar la partida   q: salir

    1 Periscopio: da la vuelta al dado.   5 Motor: quita una marca.
    2 Artillería: añade una marca.        6 Ventanas: alinean las marcas.
    3 Navegación: suma o resta 1.         7 Hélice: vuelve a lanzar el dado.
    4 Estabilizadores: copian el dado de un oponente.
