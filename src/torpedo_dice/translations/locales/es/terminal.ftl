# Play in the terminal. The picture is 80 characters wide.

menu-welcome = Torpedo Dice. ¿Cómo quieres jugar?
menu-solo = En solitario, contra el oponente IA
menu-bot = Contra un bot
menu-together = Con otras personas, en este teclado
menu-resume = Seguir con la última partida: { $mode }, { $names }
menu-training = Entrenamiento: todos los sistemas funcionan desde el principio
menu-mission = Misión: primero hay que activar los sistemas
menu-ask = Número
menu-players = ¿Con cuántas personas más? (de 1 a 3)
name-player = Jugador { $number }
name-bot = Bot { $bot }
name-bot-numbered = Bot { $bot } { $number }
name-automaton = el oponente IA

screen-title = { $mode }, ronda { $round }: { $name }
screen-look = Ver a { $name }
screen-target = Objetivo: { $name }
screen-own = Tú, objetivo de { $name }
screen-final = { $name }, objetivo de { $attacker }
screen-own-solo = Tus sistemas
screen-spares = Torpedos de reserva
screen-torpedoes = { $left }/{ $all } torpedos
screen-explosions = Explosiones
screen-system = { $number } { $name }:
screen-table = Dados en la mesa:
screen-you = tú
board-numbers = Torpedos de reserva: { $spares }. Usos de Artillería y Ventanas en Entrenamiento: { $uses }.
board-panels = Paneles: { $panels }

move-roll = Lanzar los dados
move-draft = Elegir el { $face }
move-reroll = Volver a lanzar el dado ({ $system })
move-switch = Activar: { $system }
move-fire = { $shot }: { $effect }
move-fire-nothing = { $shot }: no sale ningún torpedo

ask-draft = Elige un dado ({ $dice }), ? para ver la ayuda
ask-action = Un número{ $more ->
    [0] {""}
   *[other] {" "}(m: { $more } más)
}, un disparo como { $example }, ? para ver la ayuda
ask-confirm = Enter: sí, v: volver
ask-confirm-reroll = ¿Volver a lanzar el dado? Debes usar la cara nueva. Enter: sí, v: volver
ask-name = Nombre del jugador { $number } (Enter: { $name })
ask-first = ¿Quién empieza? Número
ask-roll = Ronda { $round }, { $name }: lanza { $count } dados y escribe el resultado
ask-reroll = Ronda { $round }, { $name }: vuelve a lanzar el dado y escribe el resultado
ask-throw = { $dice }  ¿Es correcto? Enter: sí, v: escribirlo de nuevo
ask-seed = { $name }, escribe algo que nadie pueda adivinar (Enter: al azar)

dice-commitment = Los dados quedan vinculados a esta promesa:
dice-promise = La promesa de { $name }:
dice-seed = { $name } ha escrito: { $seed }
dice-secret = El secreto de los dados era:
dice-check = Cualquiera puede comprobar la partida entera con:

say-number = Escribe un número de 1 a { $most }.
say-take = Escribe uno de los dados de la mesa: { $dice }.
say-patterns = ¿Cuál de ellos? Escribe la letra detrás del número: { $example }.
say-skull = No te bastan los torpedos de reserva: este disparo rellena tu espacio «muerto».
say-no-undo = Ya no hay nada que deshacer.
say-left = La partida está guardada. Para seguir:
say-not-saved = Esta partida no se está guardando: { $reason }
say-saved = Guardado: { $path }
say-save-how = Escribe detrás el nombre del archivo: guardar partida.json
say-record = El registro de esta partida:

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
    Acierta en todos los espacios de los sistemas del objetivo (las cifras) y se
    hunde: ganas. Un dado es un patrón de marcas. Colócalo sobre el objetivo: una
    marca en una cifra es un impacto; cualquier otra es un fallo y cuesta un
    torpedo de reserva. Un fallo sin torpedos rellena tu espacio «muerto»: quedas
    fuera, la partida acaba y, de los demás, gana quien sume más impactos y
    torpedos de reserva. En solitario pierdes con el espacio «muerto» relleno o
    con todos tus sistemas destruidos: el dado que sobra se dispara contra ti.

    4 C4           disparar el 4, esquina superior izquierda del patrón en C4
    3b C4          disparar el 3 con el segundo patrón; p los muestra todos
    nav 5 C4       usar un sistema: nombre (o comienzo), cara que da, esquina
    activar motor  activar un sistema (Misión, Solitario) desde la ronda siguiente
    relanzar       volver a lanzar el dado (Hélice)
    fire4@C4,E4,C6,E6   un disparo con todos sus espacios
    1, 2, 3 ...    elegir de la lista; m la muestra entera
    Enter          ver la mesa otra vez; después de ver un disparo: sí
    v              volver, antes de confirmar; o escribe ya otra jugada
    o              ver a los otros
    p, p motor     los patrones de tu dado, o los que da un sistema
    guardar ARCHIVO   guardar una copia; la partida ya se guarda
    q              salir
    ??             más ayuda: los signos de la mesa y los sistemas
help-signs =
    1 a 7         un espacio de ese sistema sin rellenar: acierta en él
    {"*"}  #          un impacto; un impacto en un sistema ya destruido
    {"."}             agua
    X  o          antes de confirmar: esta marca acierta, esta falla
    |||..         torpedos de reserva: | quedan, . gastados, - lo que cuesta el tiro
    {"[ ]"}  [X]      el espacio «muerto» detrás, vacío y relleno

    en marcha     activado; funciona desde la ronda siguiente
    en reposo     sin activar
    en espera     Artillería y Ventanas, hasta que los otros dos del panel estén
                  activados o destruidos
    en pedazos    destruido, ya no se puede usar
    sin usos, (3) no le quedan usos; le quedan tres (Entrenamiento)
    {"[x][ ]"}        en solitario: daños en tu sistema; dos cruces lo destruyen
    Explosiones   en solitario: una por sistema que destruyes; en esa ronda falla el
                  disparo a un sistema tuyo ya destruido; si no, pasa al siguiente

    1 Periscopio: da la vuelta al dado.   5 Motor: quita una marca.
    2 Artillería: añade una marca.        6 Ventanas: alinean las marcas.
    3 Navegación: suma o resta 1.         7 Hélice: vuelve a lanzar el dado.
    4 Estabilizadores: copian el dado de un oponente.
    En solitario, el dado que dejas se dispara a tu sistema de ese número.
