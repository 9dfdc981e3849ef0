# The command line.

help-usage = uso:
help-commands = comandi:
help-arguments = argomenti
help-options = opzioni
help-more = torpedo-dice COMANDO --help spiega meglio un comando.
help-program =
    Torpedo Dice: affonda il sottomarino del giocatore alla tua sinistra.
    Edizione non ufficiale del gioco di Chris James.
help-play =
    Gioca nel terminale. Senza opzioni, ti viene chiesto a che cosa vuoi giocare.
    Ogni partita viene salvata man mano. La variabile d’ambiente NO_COLOR=1 toglie i colori, COLUMNS=60 fissa la larghezza.
help-simulate = Fa giocare ai bot molte partite e mostra i risultati.
help-tournament = Scopre quale bot è più forte: tutti giocano le stesse smazzate, con gli stessi dadi e da ogni posto.
help-check = Ripercorre le partite registrate: rispettano le regole? La prova dei loro dadi regge?
help-board = Mostra una scheda, controlla il file di una scheda, o la studia: i bot la giocano, e una pagina dice che cosa ne risulta e che cosa è sbilanciato. Senza file: la scheda standard.
help-bench = Misura a che velocità questo computer gioca partite casuali.

summary-play = gioca nel terminale
summary-simulate = molte partite tra bot
summary-tournament = quale bot è più forte
summary-check = controlla le partite registrate e i loro dadi
summary-board = mostra, controlla e studia le schede
summary-bench = misura la velocità

value-command = COMANDO
value-file = FILE
value-action = show|check|study
value-number = N
value-names = A,B
value-text = TESTO
value-name = NOME
value-percent = PERCENTUALE
value-address = INDIRIZZO
argument-check-file = un file con una registrazione, o con una per riga
argument-board-action = show per mostrare (predefinito), check per controllare o study per studiare
argument-board-file = il file di una scheda, o «standard»

option-help = mostra questo aiuto
option-version = mostra la versione
option-language = la lingua; altrimenti quella del computer
option-json = stampa un solo documento JSON al posto del testo
option-svg = stampa un’immagine SVG al posto del testo: board show --svg > scheda.svg
option-theme = con --svg: i colori; predefinito dark (scuro)
option-mode = la modalità; altrimenti quella adatta al numero di giocatori
option-board-mode = con --svg: la scheda come la usa questa modalità; altrimenti intera
option-out = con study: il file della pagina; altrimenti uno in questa cartella, con il nome della scheda
option-board-games = con study: quante partite esaminare a ogni tavolo; altrimenti quante ne permette un minuto, 1000 al massimo
option-board-bots = con study: il bot che gioca tutti i posti; altrimenti il più forte
option-board-json = con study: stampa un solo documento JSON al posto del testo; una pagina solo con --out
option-players = il numero di giocatori, da 1 a 4
option-fast = giocare con la simulazione rapida: senza registrazioni, solo con i bot random e greedy
option-games = quante partite
option-default = { $said } (altrimenti { $default })
option-jobs = quanti lavorano insieme
option-play-bots = i bot, separati da virgole: greedy, random. Occupano gli ultimi posti
option-simulate-bots = i bot per i posti, separati da virgole: greedy, random. Se i posti sono di più, si ripetono intorno al tavolo
option-names = i nomi delle persone, separati da virgole
option-first = il giocatore che comincia, contando da 1; altrimenti decide il caso
option-dice = da dove vengono i dadi: da questo computer, dadi veri sul tuo tavolo o una promessa che chiunque può verificare
option-seed = lo stesso testo dà gli stessi dadi
option-board = il file di una scheda; altrimenti la scheda standard
option-save = dove salvare la partita; altrimenti nella tua cartella delle partite
option-resume = riprende una partita salvata; senza file, l’ultima
option-records = un file per le registrazioni di tutte le partite, una per riga
option-tournament-bots = i bot, almeno due, separati da virgole
option-tournament-games = quante smazzate al massimo; una smazzata è una partita per ogni modo di disporre i bot
option-until = si ferma appena l’ordine dei bot è sicuro a questo livello: 95%
option-plot = un file SVG per un grafico dei punti
option-cluster = affida il lavoro a un cluster Ray: local, auto o host:porta

check-holds = { $file }: { $games ->
    [one] { $games } partita in regola
   *[other] { $games } partite in regola
} (non finite: { $unfinished }; dadi conformi al loro seme: { $drawn }; dadi che nessuno poteva pilotare: { $proven }).
check-broken = { $file }, riga { $line }: { $reason } (Prima di questa riga, { $games ->
    [0] nessuna partita in regola
    [one] { $games } partita in regola
   *[other] { $games } partite in regola
}.)
check-broken-event = { $file }, riga { $line }, evento { $event }: { $reason } (Prima di questa riga, { $games ->
    [0] nessuna partita in regola
    [one] { $games } partita in regola
   *[other] { $games } partite in regola
}.)
board-good = { $file }: la scheda «{ $name }» è corretta. Caselle da colpire: { $cells }.

simulate-title = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, { $mode }, scheda { $board }, seme { $seed }. Percentuali con intervallo di confidenza al 95%:
simulate-fast = { $mode } (simulazione rapida)
simulate-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-interval = [{ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }]
simulate-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-wins = Vince il giocatore { $number } ({ $bot })
simulate-first = Vince il primo giocatore
simulate-shared = Vittorie condivise
simulate-nobody = Nessun vincitore
simulate-reason-sunk = Fine: bersaglio affondato
simulate-reason-torpedoes = Fine: casella Morte
simulate-reason-wrecked = Fine: sottomarino perduto
simulate-rounds = Turni per partita
simulate-score = Punteggio medio di una vittoria
tournament-title = { $deals ->
    [one] { $deals } smazzata
   *[other] { $deals } smazzate
}, { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, { $mode }, { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}, scheda { $board }, seme { $seed }. Valori con intervallo di confidenza al { NUMBER($confidence, style: "percent", maximumFractionDigits: 4) }:
tournament-bot = Bot
tournament-points = Punti
tournament-wins = Vittorie
tournament-shared = Condivise
tournament-score = Punteggio
tournament-rating = Forza
tournament-model = Per il modello
tournament-interval = [{ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }]
tournament-tick = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
tournament-plot = Chi è più forte?
tournament-ahead = { $ahead } davanti a { $behind }
tournament-settled = { $ahead } è più forte di { $behind }: sicuro al { NUMBER($confidence, style: "percent", maximumFractionDigits: 4) } dopo { $deals ->
    [one] { $deals } smazzata
   *[other] { $deals } smazzate
}.
tournament-open = Se sia più forte { $ahead } o { $behind } non è sicuro al { NUMBER($confidence, style: "percent", maximumFractionDigits: 4) } dopo { $deals ->
    [one] { $deals } smazzata
   *[other] { $deals } smazzate
}.
bench-plain = Solo le regole: { $games } partite casuali/s, { $moves } mosse/s.
bench-compiled = Compilato: { $games } partite casuali/s, { $moves } mosse/s.
bench-compiled-jobs = Compilato, { $jobs } alla volta: { $games } partite casuali/s, { $moves } mosse/s.
bench-not-compiled = Compilato: non misurato, numba manca o non è utilizzabile (pip install "torpedo-dice[fast]").
bench-game = Passando per Game: { $games } partite casuali/s, { $moves } mosse/s.
