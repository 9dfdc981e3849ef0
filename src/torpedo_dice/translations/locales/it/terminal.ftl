# Play in the terminal. The picture is 80 characters wide.

menu-welcome = Torpedo Dice. A che cosa giochiamo?
menu-solo = In solitario, contro il nemico automatico
menu-bot = Contro un bot
menu-together = Più giocatori alla stessa tastiera
menu-resume = Riprendere l’ultima partita: { $mode }, { $names }
menu-training = Allenamento: tutti i sistemi funzionano dall’inizio
menu-mission = Missione: i sistemi vanno prima attivati
menu-ask = Numero
menu-players = Quanti altri giocatori (da 1 a 3)
name-player = Giocatore { $number }
name-bot = Bot { $bot }
name-bot-numbered = Bot { $bot } { $number }
name-automaton = il nemico automatico

screen-title = { $mode }, turno { $round }: { $name }
screen-look = Uno sguardo a { $name }
screen-target = Bersaglio: { $name }
screen-own = Tu, bersaglio di { $name }
screen-final = { $name }, bersaglio di { $attacker }
screen-own-solo = I tuoi sistemi
screen-spares = Siluri di riserva
screen-torpedoes = { $left }/{ $all } siluri
screen-explosions = Esplosioni
screen-system = { $number } { $name }:
screen-table = Dadi sul tavolo:
screen-you = tu
board-numbers = Siluri di riserva: { $spares }. Usi in Allenamento di Artiglieria e Oblò: { $uses } ciascuno.
board-panels = Pannelli: { $panels }

move-roll = Tira i dadi
move-draft = Prendi { $face ->
    [1] l’1
   *[other] il { $face }
}
move-reroll = Rilancia il dado ({ $system })
move-switch = Attiva il sistema { $system }
move-fire = { $shot }: { $effect }
move-fire-nothing = { $shot }: non parte nessun siluro

ask-draft = Prendi un dado ({ $dice }), ? per l’aiuto
ask-action = Un numero{ $more ->
    [0] {""}
    [one] {" "}(m: un’altra mossa)
   *[other] {" "}(m: altre { $more } mosse)
}, un lancio come { $example }, ? per l’aiuto
ask-confirm = Invio: sì, i: indietro
ask-confirm-reroll = Rilanciare il dado? La nuova faccia va usata. Invio: sì, i: indietro
ask-name = Nome del giocatore { $number } (Invio: { $name })
ask-first = Chi comincia? Numero
ask-roll = Turno { $round }, { $name }: tira { $count } dadi e scrivi che cosa è uscito
ask-reroll = Turno { $round }, { $name }: rilancia il dado e scrivi che cosa è uscito
ask-throw = { $dice }  È giusto? Invio: sì, i: riscrivi
ask-seed = { $name }, scrivi un testo imprevedibile (Invio: uno a caso)

dice-commitment = I dadi sono vincolati da questa promessa:
dice-promise = La promessa di { $name }:
dice-seed = { $name } ha scritto: { $seed }
dice-secret = Il segreto dei dadi era:
dice-check = Chiunque può verificare l’intera partita con:

say-number = Scrivi un numero da 1 a { $most }.
say-take = Scrivi uno dei dadi sul tavolo: { $dice }.
say-patterns = Quale figura? Scrivi la sua lettera dopo il numero: { $example }.
say-skull = I siluri di riserva non bastano: con questo lancio barri la tua casella Morte.
say-no-undo = Non si può più tornare indietro.
say-left = La partita è salvata. Per riprenderla:
say-not-saved = Questa partita non viene salvata: { $reason }
say-saved = Partita salvata: { $path }
say-save-how = Aggiungi il nome del file: salva partita.json
say-record = La registrazione di questa partita:

# Words that can be typed, each separated by a blank. The English ones work in every language.
word-help = aiuto
word-quit = esci e fine
word-undo = indietro i annulla
word-more = mosse m altre
word-look = guarda g
word-save = salva
word-patterns = figure f figura
word-yes = sì s si
word-no = no n
word-switch = attiva attivare
word-reroll = rilancia ritira rilanciare

help-game =
    Colpisci tutte le caselle dei sistemi del bersaglio (le cifre) e lo affondi:
    hai vinto. Un dado è una figura di punti. Posala sul bersaglio: un punto su
    una cifra è un lancio riuscito, ogni altro è un lancio mancato e costa un
    siluro di riserva. Un lancio mancato senza siluri barra la tua casella Morte:
    sei fuori, la partita finisce e, tra gli altri, vince chi ha la somma più alta
    di lanci riusciti e siluri di riserva. In solitario perdi con la casella Morte
    barrata o con tutti i sistemi distrutti: il dado rimasto colpisce te.

    4 C4          lancia il 4, angolo in alto a sinistra della figura su C4
    3b C4         lancia il 3 nella seconda figura; f mostra tutte le figure
    torre 5 C4    usa un sistema: il nome, la faccia che dà, l’angolo
    attiva torre  attiva un sistema (Missione, Solitario) dal turno seguente
    rilancia      rilancia il dado (Eliche)
    fire4@C4,E4,C6,E6   un lancio con tutte le sue caselle
    1, 2, 3 ...   scegli dall’elenco; m lo mostra tutto
    Invio         rivedi il tavolo; dopo un’anteprima: sì
    i             indietro, prima di confermare; o scrivi subito un’altra mossa
    g             guarda gli altri
    f, f torre    le figure del tuo dado, o quelle con un sistema
    salva FILE    salva una copia; la partita viene salvata comunque
    e             esci
    ??            altro aiuto: i segni sul tavolo e i sistemi
help-signs =
    da 1 a 7      una casella ancora libera di quel sistema
    {"*"}  #          una casella colpita; lo stesso in un sistema distrutto
    {"."}             acqua
    X  o          nell’anteprima: questo punto riesce, questo manca
    |||..         siluri di riserva: | ci sono, . usati, - il costo dell’anteprima
    {"[ ]"}  [X]      la casella Morte dietro i siluri, libera e barrata

    OK            attivo; funziona dal turno dopo l’attivazione
    a riposo      non ancora attivato
    in attesa     Artiglieria e Oblò, finché gli altri due del pannello non sono
                  attivi o distrutti
    in pezzi      distrutto, non si usa più
    esaurito, (3) nessun uso rimasto; tre usi rimasti (Allenamento)
    {"[x][ ]"}        in solitario: danni al tuo sistema; due croci lo distruggono
    Esplosioni    in solitario: una per ogni sistema che distruggi; in quel turno il
                  lancio su un tuo sistema distrutto manca, se no passa al prossimo

    1 Periscopio: capovolgi il dado.      5 Motore: togli un punto.
    2 Artiglieria: aggiungi un punto.     6 Oblò: metti i punti in fila.
    3 Torre di comando: più o meno 1.     7 Eliche: rilancia il dado.
    4 Deriva: copia il dado di un avversario.
    In solitario, il dado che lasci colpisce il tuo sistema di quel numero.
