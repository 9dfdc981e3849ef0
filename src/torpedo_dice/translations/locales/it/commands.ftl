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
help-check = Ripercorre le partite registrate: rispettano le regole? La prova dei loro dadi regge?
help-board = Mostra una scheda, o controlla il file di una scheda. Senza file: la scheda standard.
help-bench = Misura a che velocità questo computer gioca partite casuali.

summary-play = gioca nel terminale
summary-simulate = molte partite tra bot
summary-check = controlla le partite registrate e i loro dadi
summary-board = mostra e controlla le schede
summary-bench = misura la velocità

value-command = COMANDO
value-file = FILE
value-action = show|check
value-number = N
value-names = A,B
value-text = TESTO
argument-check-file = un file con una registrazione, o con una per riga
argument-board-action = show per mostrare (predefinito) o check per controllare
argument-board-file = il file di una scheda, o «standard»

option-help = mostra questo aiuto
option-version = mostra la versione
option-language = la lingua; altrimenti quella del computer
option-json = stampa un solo documento JSON al posto del testo
option-mode = la modalità; altrimenti quella adatta al numero di giocatori
option-players = il numero di giocatori, da 1 a 4
option-games = quante partite
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
bench-plain = Solo le regole: { $games } partite casuali/s, { $moves } mosse/s.
bench-game = Passando per Game: { $games } partite casuali/s, { $moves } mosse/s.
