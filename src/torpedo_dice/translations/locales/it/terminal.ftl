# Play in the terminal. The picture is 80 characters wide.

menu-welcome = Torpedo Dice. A che cosa giochiamo?
menu-solo = In solitario, contro un nemico automatico
menu-bot = Contro un bot
menu-together = Più giocatori alla stessa tastiera
menu-training = Allenamento: tutti i sistemi funzionano dall’inizio
menu-mission = Missione: i sistemi vanno prima attivati
menu-ask = Numero
menu-players = Quanti altri giocatori (da 1 a 3)
name-player = Giocatore { $number }
name-bot = Bot { $bot }
name-automaton = il nemico

screen-title = { $mode }, turno { $round }: { $name }
screen-target = Bersaglio: { $name }
screen-own = Tu, bersaglio di { $name }
screen-own-solo = I tuoi sistemi
screen-spares = Siluri di riserva
screen-explosions = Esplosioni
screen-system = { $number } { $name }:
screen-dice = Dadi:
board-numbers = Siluri di riserva: { $spares }. Usi in Allenamento di Artiglieria e Oblò: { $uses } ciascuno.
board-panels = Pannelli: { $panels }

move-roll = Tira i dadi
move-draft = Prendi { $face ->
    [1] l’1
   *[other] il { $face }
}
move-reroll = Rilancia il dado ({ $system })
move-switch = Attiva il sistema { $system }
move-fire = Lancia { $shot } su { $pips }: { $effect }
move-fire-nothing = Lancia { $shot }: non parte nessun siluro

ask-draft = Prendi un dado ({ $dice }), ? per l’aiuto
ask-action = Un numero{ $more ->
    [0] {""}
    [one] {" "}(m: un’altra mossa)
   *[other] {" "}(m: altre { $more } mosse)
}, un lancio come 4 C4, ? per l’aiuto
ask-confirm = Invio: sì, i: indietro
ask-confirm-reroll = Rilanciare il dado? La nuova faccia va usata. Invio: sì, i: indietro
ask-first = Chi comincia? Da 1 a { $sides }
ask-roll = Tira { $count } dadi e scrivi che cosa è uscito
ask-reroll = Rilancia il dado e scrivi che cosa è uscito
ask-seed = Giocatore { $number }, scrivi un testo imprevedibile (Invio: uno a caso)

dice-commitment = I dadi sono vincolati da questa promessa: { $commitment }

say-number = Scrivi un numero da 1 a { $most }.
say-take = Scrivi uno dei dadi sul tavolo: { $dice }.
say-confirm = Invio per sì, i per tornare indietro.
say-patterns = Quale figura? Scrivi la sua lettera dopo il numero: 4b C4.
say-skull = I siluri di riserva non bastano: con questo lancio barri la tua casella Morte.
say-no-undo = Non si può più tornare indietro.
say-left = La partita è salvata. Per riprenderla: torpedo-dice play --resume { $path }
say-saved = Partita salvata: { $path }
say-save-how = Aggiungi il nome del file: salva partita.json
say-record = La registrazione di questa partita: { $path }

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
    Un dado è una figura di punti. Posala sul bersaglio: ogni punto su una
    casella libera (una cifra) è un lancio riuscito, ogni altro punto è un
    lancio mancato e costa un siluro di riserva.
    {"*"} casella colpita, # sistema distrutto, . acqua; nell’anteprima
    X segna un lancio riuscito e «o» uno mancato.

    4 C4          lancia il 4, angolo in alto a sinistra della figura su C4
    torre 5 C4    usa un sistema: il nome, la faccia che dà, l’angolo
    4b C4         lo stesso con la seconda figura; f mostra tutte le figure
    attiva torre  attiva un sistema (Missione, Solitario)
    rilancia      rilancia il dado (Eliche)
    fire4@C4,E4,C6,E6   un lancio con tutte le sue caselle
    1, 2, 3 ...   scegli dall’elenco; m lo mostra tutto
    i indietro, prima di confermare   g guarda gli altri   salva FILE   e esci

    1 Periscopio: capovolgi il dado.      5 Motore: togli un punto.
    2 Artiglieria: aggiungi un punto.     6 Oblò: metti i punti in fila.
    3 Torre di comando: più o meno 1.     7 Eliche: rilancia il dado.
    4 Deriva: copia il dado di un avversario.
