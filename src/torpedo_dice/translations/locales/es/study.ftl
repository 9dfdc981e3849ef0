# El estudio de un tablero: la página, sus avisos y lo que dice la orden.

study-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-tick = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
study-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-finer = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
study-count = { NUMBER($value, maximumFractionDigits: 2) }
study-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
study-table = { $mode }{ $players ->
    [1] {""}
   *[other] {" "}entre { $players }
}
study-on = { $games }: { $table }
study-and = { $first } y { $last }

study-title = Estudio de un tablero: { $name }
study-subtitle = Qué hacen de él los bots, con dos, tres y cuatro jugadores y en solitario
study-written = El estudio está escrito: { $path }
study-fair = Sin avisos: ninguna cifra supera su límite.
study-few = Demasiado pocas partidas para juzgar algo más que el dibujo: { $games } en cada mesa; hacen falta { $least }.
study-few-moves = Demasiado pocas partidas para juzgar sistemas, espacios sueltos, impactos por disparo y torpedos de reserva restantes: examinadas en cada mesa, { $games }; hacen falta { $least }.
study-warning = Aviso: { $said }
study-where = { $count ->
    [one] Se ve aquí: { $tables }.
   *[other] Se ve aquí, lo peor primero: { $tables }.
}
study-everywhere = Se ve en todas partes, sobre todo aquí: { $worst }.

study-short = En pocas palabras
study-warnings = Avisos
study-length = Cuánto dura una partida y cómo acaba
study-first = Quién empieza
study-systems = Cómo se usan los sistemas
study-heat = Dónde caen los impactos
study-falls = En qué orden caen los sistemas
study-solo = En solitario contra el oponente IA
study-drawing = Qué permite el dibujo
study-made = Cómo se ha averiguado

study-each = { $games } en cada mesa

study-in-length = Entre dos, una partida dura { $mission } rondas en Misión y { $training } en Entrenamiento.
study-in-ends = Entre dos en Misión, el { $sunk } de las partidas acaba con un submarino hundido y el { $skulls } con un espacio «muerto».
study-in-first = En Misión, quien empieza gana el { $two } de las partidas de dos con un solo ganador, el { $three } de tres y el { $four } de cuatro (lo igualado sería 50 %, 33 % y 25 %).
study-in-systems = Entre dos en Misión, el sistema más usado es { $used }; el primero en caer suele ser { $first }, y el último, { $last }.
study-in-solo = En solitario se gana el { $won } de las partidas; una victoria vale { $score } puntos de media.
study-in-solo-lost = En solitario no se gana ninguna partida.

study-about-first = Partidas con un solo ganador que gana quien empieza, frente a una parte igual: en puntos porcentuales por encima (+) o por debajo (−). Los dados se eligen por turnos, así que ningún tablero es del todo igualado.
study-about-systems = Cuántas veces usa cada jugador cada sistema en una partida; «ningún sistema» es un disparo tal como ha caído el dado.
study-about-heat = En cuántos de los submarinos atacados se acertó en cada espacio, en qué ronda de media, y dónde se pierden los disparos.
study-about-falls = En cuántos submarinos cayó cada sistema el primero, el segundo, etcétera. Los sistemas que caen en la misma ronda comparten el puesto.
study-about-drawing = El submarino tiene { $spaces } espacios en un rectángulo de { $columns } por { $rows }, el { $density }. La tabla dice en cuántos espacios puede acertar como máximo un disparo mientras el submarino está intacto, y de cuántas maneras.
study-about-numbers = Dos números debajo de otro, o entre corchetes, son su intervalo del 95 %: el valor verdadero está en él 19 veces de cada 20. Solo se avisa si todo el intervalo queda fuera de lo que aún es equilibrado.
study-about-bot = El bot «{ $bot }» juega todos los puestos. Un bot ve un tablero a su manera: las personas quizá saquen más de un sistema.
study-about-games = Examinadas jugada a jugada en cada mesa: { $games }; contadas por duración, final y ganador: { $ended }.
study-about-again = El mismo estudio otra vez:

study-rounds = Rondas
study-of-rounds = Rondas de una partida
study-middle = 8 de 10 partidas
study-sunk = Hundido
study-skull = Espacio «muerto»
study-wrecked = Todo destruido
study-shared = Victoria compartida
study-nobody = No gana nadie
study-spares = Reserva restante
study-hits = Impactos por disparo
study-plays = Mesa
study-places = Quién gana, según el orden de la primera ronda ({ $games } en cada mesa)
study-begins = Empieza
study-points = Puntos porcentuales
study-system = Sistema
study-endings-table = { $ended } en cada mesa; para la reserva, los impactos y «8 de 10»: { $games }
study-systems-table = Quién usa el sistema al menos una vez; lo demás trata de { $table } ({ $games })
study-none = ningún sistema
study-spaces = Espacios
study-used = Lo usan, { $mode }
study-switched = Activado
study-switched-round = en la ronda
study-fallen = Cae
study-fallen-round = en la ronda
study-uses = Usos por partida
study-hit-share = Impactos en tantos submarinos
study-hit-round = Impacto en la ronda
study-misses = Fallos de cada jugador
study-afloat = A flote
study-end-sunk = Partidas con un hundimiento
study-won = Ganada: { $rank }
study-lost-skull = Perdida: «muerto»
study-lost-wrecked = Perdida: destruido
study-endings = Cómo acaban las partidas
study-scores = Cuánto valen las victorias
study-score = Puntuación
study-die = Dado
study-reach = Máximo de impactos con un disparo
study-ways = { $ways ->
    [one] de { $ways } manera
   *[other] de { $ways } maneras
}

finding-system-single = { $count ->
    [one] Sistema con un solo espacio: { $systems }. Un único impacto lo destruye.
   *[other] Sistemas con un solo espacio cada uno: { $systems }. Un único impacto los destruye.
}
finding-system-large = { $systems }: este sistema tiene { $spaces } de los { $all } espacios. Hundirlo es casi toda la partida.
finding-crowded = En el rectángulo que rodea el submarino, el { $share } de los espacios es de los sistemas: un disparo acierta caiga donde caiga.
finding-short = Una partida acaba tras { $rounds } rondas: apenas hay tiempo de usar nada.
finding-long = Una partida dura { $rounds } rondas: es mucho para un juego de dados.
finding-scattered = Un disparo acierta en { $hits } espacios de media: casi ninguna marca encuentra dónde acertar.
finding-first-ahead = Quien empieza gana el { $share } de las partidas con un solo ganador; lo igualado sería el { $even }.
finding-first-behind = Quien empieza solo gana el { $share } de las partidas con un solo ganador; lo igualado sería el { $even }.
finding-skulls-many = Un espacio «muerto» decide el { $share } de las partidas. Hay muy pocos torpedos de reserva para este submarino: { $spares }.
finding-spares-idle = A nadie se le acaban los torpedos: de { $spares } de reserva sobran { $left }.
finding-shared-many = El { $share } de las partidas acaba en victoria compartida.
finding-nobody-many = El { $share } de las partidas no lo gana nadie: todos los espacios «muerto» están rellenos.
finding-system-unused = { $systems }: lo usa menos de un jugador de cada 300.
finding-system-first = { $systems }: este sistema es el primero en caer en el { $share } de los submarinos.
finding-system-last = { $systems }: este sistema es el último en caer en el { $share } de los submarinos hundidos. Nadie tiene que temer por él.
finding-spaces-missed = { $places }: en el más raro de estos espacios se acierta en el { $share } de los submarinos; en un espacio medio, en el { $average }.
finding-solo-hard = En solitario solo se gana el { $share } de las partidas.
finding-solo-easy = En solitario se gana el { $share } de las partidas: apenas se puede perder.
finding-ranks-alike = El { $share } de las victorias en solitario da el mismo rango: { $rank }.

advice-system-single = Da a cada sistema dos espacios o más.
advice-system-large = Hazlo más pequeño, o los demás más grandes.
advice-crowded = Dibuja agua entre los sistemas, para que apuntar importe.
advice-short = Da más espacios a los sistemas, o sepáralos más.
advice-long = Quita espacios, o júntalos, para que un disparo acierte en varios.
advice-scattered = Junta los espacios, a las distancias que tienen los dados: esquinas de un cuadrado de tres, diagonales, líneas.
advice-first-ahead = El primer dado de la última ronda decide mucho: unos espacios de más o de menos alargan o acortan la partida una ronda, y la ventaja pasa a otro.
advice-first-behind = El primer dado de la última ronda decide mucho: unos espacios de más o de menos alargan o acortan la partida una ronda, y la desventaja pasa a otro.
advice-skulls-many = Concede más, o junta los espacios, para que los disparos fallen menos.
advice-spares-idle = Concede menos, para que un fallo cueste algo.
advice-shared-many = Los torpedos de reserva distinguen a los ganadores: en una partida más larga, o donde se falla más, difieren más.
advice-nobody-many = Concede más torpedos de reserva.
advice-system-unused = Mira si su panel lo hace funcionar demasiado tarde y si el dibujo le da algo que hacer.
advice-system-first = Dale más espacios, o sepáralos.
advice-system-last = Dale menos espacios, o júntalos.
advice-spaces-missed = Acércalos a otros espacios, para que un patrón alcance varios a la vez.
advice-solo-hard = Menos espacios, espacios más juntos o más torpedos de reserva ayudan al jugador.
advice-solo-easy = Más espacios o menos torpedos de reserva ayudan al oponente IA.
advice-ranks-alike = La puntuación cuenta 5 puntos por cada torpedo de reserva que queda: su número decide los rangos.
