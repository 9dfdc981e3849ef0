# Lo studio di una scheda: la pagina, i suoi avvisi e ciò che dice il comando.

study-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-tick = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
study-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-finer = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
study-count = { NUMBER($value, maximumFractionDigits: 2) }
study-games = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
study-table = { $mode }{ $players ->
    [1] {""}
   *[other] {" "}in { $players }
}
study-on = { $games }: { $table }
study-and = { $first } e { $last }

study-title = Studio di una scheda: { $name }
study-subtitle = Che cosa ne fanno i bot, in due, in tre, in quattro e in solitario
study-written = Lo studio è scritto: { $path }
study-fair = Nessun avviso: nessuna cifra supera il suo limite.
study-few = Troppo poche partite per giudicare più del disegno: { $games } a ogni tavolo; ne servono { $least }.
study-few-moves = Troppo poche partite per giudicare sistemi, singole caselle, colpi riusciti per lancio e siluri di riserva rimasti: esaminate a ogni tavolo, { $games }; ne servono { $least }.
study-warning = Avviso: { $said }
study-where = { $count ->
    [one] Si vede qui: { $tables }.
   *[other] Si vede qui, dal caso peggiore: { $tables }.
}
study-everywhere = Si vede ovunque, soprattutto qui: { $worst }.

study-short = In breve
study-warnings = Avvisi
study-length = Quanto dura una partita e come finisce
study-first = Chi comincia
study-systems = Come si usano i sistemi
study-heat = Dove cadono i lanci riusciti
study-falls = In che ordine cadono i sistemi
study-solo = Da soli contro il nemico automatico
study-drawing = Che cosa permette il disegno
study-made = Come lo si è scoperto

study-each = { $games } a ogni tavolo

study-in-length = In due, una partita dura { $mission } turni in Missione e { $training } in Allenamento.
study-in-ends = In due in Missione, il { $sunk } delle partite finisce con un sottomarino affondato e il { $skulls } con una casella Morte.
study-in-first = In Missione, chi comincia vince il { $two } delle partite in due con un solo vincitore, il { $three } in tre e il { $four } in quattro (alla pari sarebbero 50%, 33% e 25%).
study-in-systems = In due in Missione, il sistema più usato è { $used }; di solito il primo a cadere è { $first } e l’ultimo { $last }.
study-in-solo = In solitario si vince il { $won } delle partite; una vittoria vale in media { $score } punti.
study-in-solo-lost = In solitario non si vince nessuna partita.

study-about-first = Le partite con un solo vincitore vinte da chi comincia, rispetto a una parte uguale: in punti percentuali sopra (+) o sotto (−). I dadi si prendono a turno, perciò nessuna scheda è del tutto alla pari.
study-about-systems = Quante volte ciascuno usa ogni sistema in una partita; «nessun sistema» è un lancio così com’è uscito il dado.
study-about-heat = Su quanti dei sottomarini bersagliati è stata colpita ogni casella, in quale turno in media, e dove i siluri vanno a vuoto.
study-about-falls = Su quanti sottomarini ogni sistema è caduto per primo, per secondo e così via. I sistemi che cadono nello stesso turno condividono il posto.
study-about-drawing = Il sottomarino ha { $spaces } caselle in un rettangolo di { $columns } per { $rows }, cioè il { $density }. La tabella dice quante caselle può colpire al massimo un lancio finché il sottomarino è intatto, e in quanti modi.
study-about-numbers = Due numeri sotto un altro, o tra parentesi, sono il suo intervallo al 95%: il valore vero vi si trova 19 volte su 20. Si dà un avviso solo se tutto l’intervallo è oltre ciò che è ancora equilibrato.
study-about-bot = Il bot «{ $bot }» gioca tutti i posti. Un bot vede una scheda a modo suo: le persone potrebbero ricavare di più da un sistema.
study-about-games = Esaminate mossa per mossa a ogni tavolo: { $games }; contate per durata, fine e vincitore: { $ended }.
study-about-again = Lo stesso studio di nuovo:

study-rounds = Turni
study-of-rounds = Turni in una partita
study-middle = 8 partite su 10
study-sunk = Affondato
study-skull = Casella Morte
study-wrecked = Tutto distrutto
study-shared = Vittoria condivisa
study-nobody = Non vince nessuno
study-spares = Siluri rimasti
study-hits = Colpi riusciti per lancio
study-plays = Tavolo
study-places = Chi vince, secondo l’ordine del primo turno ({ $games } a ogni tavolo)
study-begins = Comincia
study-points = Punti percentuali
study-system = Sistema
study-endings-table = { $ended } a ogni tavolo; per siluri rimasti, colpi riusciti e «8 su 10»: { $games }
study-systems-table = Chi usa il sistema almeno una volta; il resto riguarda { $table } ({ $games })
study-none = nessun sistema
study-spaces = Caselle
study-used = Usato, { $mode }
study-switched = Attivato
study-switched-round = nel turno
study-fallen = Cade
study-fallen-round = nel turno
study-uses = Usi in una partita
study-hit-share = Colpita su tanti sottomarini
study-hit-round = Colpita nel turno
study-misses = Lanci mancati di ciascuno
study-afloat = A galla
study-end-sunk = Partite con un affondamento
study-won = Vinta: { $rank }
study-lost-skull = Persa: casella Morte
study-lost-wrecked = Persa: tutto distrutto
study-endings = Come finiscono le partite
study-scores = Quanto valgono le vittorie
study-score = Punteggio
study-die = Dado
study-reach = Il massimo che un lancio può colpire
study-ways = { $ways ->
    [one] in { $ways } modo
   *[other] in { $ways } modi
}

finding-system-single = { $count ->
    [one] Il sistema { $systems } ha una sola casella: basta un colpo a distruggerlo.
   *[other] I sistemi { $systems } hanno una sola casella ciascuno: basta un colpo a distruggerli.
}
finding-system-large = Il sistema { $systems } ha { $spaces } caselle su { $all }: affondarlo è quasi tutta la partita.
finding-crowded = Nel rettangolo intorno al sottomarino, il { $share } delle caselle è dei sistemi: un lancio colpisce ovunque cada.
finding-short = Una partita è finita dopo { $rounds } turni: non c’è quasi il tempo di usare qualcosa.
finding-long = Una partita dura { $rounds } turni: è tanto per un gioco di dadi.
finding-scattered = Un lancio colpisce in media { $hits } caselle: quasi tutti i punti non trovano niente da colpire.
finding-first-ahead = Chi comincia vince il { $share } delle partite con un solo vincitore; alla pari sarebbe il { $even }.
finding-first-behind = Chi comincia vince solo il { $share } delle partite con un solo vincitore; alla pari sarebbe il { $even }.
finding-skulls-many = Una casella Morte decide il { $share } delle partite. I siluri di riserva sono troppo pochi per questo sottomarino: { $spares }.
finding-spares-idle = Nessuno resta senza siluri: dei { $spares } di riserva ne avanzano { $left }.
finding-shared-many = Il { $share } delle partite finisce con una vittoria condivisa.
finding-nobody-many = Il { $share } delle partite non lo vince nessuno: tutte le caselle Morte sono barrate.
finding-system-unused = { $systems }: meno di una persona su 300 lo usa.
finding-system-first = Il sistema { $systems } è il primo a cadere sul { $share } dei sottomarini.
finding-system-last = Il sistema { $systems } è l’ultimo a cadere sul { $share } dei sottomarini affondati: nessuno deve temere di perderlo.
finding-spaces-missed = { $places }: la più rara di queste caselle è colpita sul { $share } dei sottomarini, una casella media sul { $average }.
finding-solo-hard = In solitario si vince solo il { $share } delle partite.
finding-solo-easy = In solitario si vince il { $share } delle partite: perdere è quasi impossibile.
finding-ranks-alike = Il { $share } delle vittorie in solitario porta lo stesso grado: { $rank }.

advice-system-single = Dai a ogni sistema due caselle o più.
advice-system-large = Fallo più piccolo, o gli altri più grandi.
advice-crowded = Disegna acqua tra i sistemi, così che mirare conti.
advice-short = Dai più caselle ai sistemi, o allontanale tra loro.
advice-long = Togli caselle, o avvicinale, così che un lancio ne colpisca parecchie.
advice-scattered = Avvicina le caselle, alle distanze che hanno i dadi: angoli di un quadrato di tre, diagonali, linee.
advice-first-ahead = Il primo dado dell’ultimo turno decide molto: qualche casella in più o in meno allunga o accorcia la partita di un turno, e il vantaggio passa a un altro.
advice-first-behind = Il primo dado dell’ultimo turno decide molto: qualche casella in più o in meno allunga o accorcia la partita di un turno, e lo svantaggio passa a un altro.
advice-skulls-many = Concedine di più, o avvicina le caselle, così che i lanci falliscano meno.
advice-spares-idle = Concedine di meno, così che un lancio mancato costi qualcosa.
advice-shared-many = I siluri di riserva distinguono i vincitori: in una partita più lunga, o dove si sbaglia più spesso, sono più diversi.
advice-nobody-many = Concedi più siluri di riserva.
advice-system-unused = Guarda se il suo pannello lo fa funzionare troppo tardi, e se il disegno gli dà qualcosa da fare.
advice-system-first = Dagli più caselle, o allontanale.
advice-system-last = Dagli meno caselle, o avvicinale.
advice-spaces-missed = Avvicinale ad altre caselle, così che una figura ne raggiunga parecchie insieme.
advice-solo-hard = Meno caselle, caselle più vicine o più siluri di riserva aiutano chi gioca.
advice-solo-easy = Più caselle o meno siluri di riserva aiutano il nemico automatico.
advice-ranks-alike = Il punteggio conta 5 punti per ogni siluro di riserva rimasto: il loro numero decide i gradi.
