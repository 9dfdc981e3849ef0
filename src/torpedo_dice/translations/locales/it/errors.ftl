# Every refusal. One line each, plain { $names } only: the core reads this file without a Fluent library.
# `system` always holds a system's name here, whatever the language.

## Moves that cannot be made now
error-over = La partita è finita: non si possono più fare mosse.
error-turn-roll = In questo turno i dadi non sono ancora stati tirati.
error-turn-draft = Si stanno scegliendo i dadi: prima ognuno ne prende uno, poi si agisce.
error-turn-action = Tutti hanno un dado: è il momento di lanciare o di attivare un sistema.
error-turn-opponent = Ora è il nemico automatico a lanciare.
error-turn-seat = Non tocca al posto { $seat }.
error-turn-acted = Il posto { $seat } ha già agito in questo turno.
error-seat-unknown = A questo tavolo non c’è il posto { $seat }.
error-dice-count = Qui si tirano { $expected } dadi, non { $count }.
error-die-face = Un dado mostra un numero da 1 a 6, non { $face }.
error-draft-missing = Sul tavolo non c’è nessun { $face }. Dadi rimasti: { $dice }.
error-system-unknown = Il sistema { $number } non esiste: i sistemi vanno da 1 a 7.
error-system-mode = Il sistema { $system } non fa parte di questa modalità.
error-system-wrecked = Il sistema { $system } è distrutto e non si può più usare.
error-system-spent = Il sistema { $system } ha esaurito gli usi per questa partita.
error-system-off = Il sistema { $system } è inattivo: prima attivalo, funzionerà dal prossimo turno.
error-system-panel = Il sistema { $system } funziona quando gli altri due del suo pannello sono attivi o distrutti.
error-system-rerolled = Il dado è già stato rilanciato ed è uscito { $face }: lancia con quello, o attiva un sistema.
error-system-reroll-first = Prima rilancia il dado: solo allora si conosce la nuova faccia.
error-face-plain = Il dado mostra { $drafted }, non { $face }.
error-face-given = Il sistema { $system } non può trasformare questo { $drafted } in { $face }.
error-shot-off-grid = Almeno un punto deve cadere sulla griglia.
error-shot-formation = Queste caselle non formano una figura valida per questo { $face }.
error-switch-training = In Allenamento tutti i sistemi funzionano dall’inizio: non c’è nulla da attivare.
error-switch-none = Il sistema { $system } non ha interruttore: dipende dagli altri due del suo pannello.
error-switch-wrecked = Il sistema { $system } è distrutto e non si può attivare.
error-switch-on = Il sistema { $system } è già attivo.
error-opponent-other = Il nemico automatico deve usare la faccia { $face } e colpire il sistema { $number } (0: nessuno).
error-pop-nothing = Non c’è nessuna mossa da annullare.

## Texts of moves, spaces and positions
error-notation-move = «{ $text }» non è una mossa. Esempi: take4, fire1@G4, sail5@, on-sail.
error-notation-seat = «{ $text }» non dice quale posto muove: scrivi davanti 0: o un altro posto.
error-notation-space = «{ $text }» non è una casella. Scrivi G4, oppure (-1;3) fuori dalla griglia.
error-notation-pips = «{ $text }» non è un elenco di al massimo 7 caselle, ognuna una volta sola, in ordine di riga e poi di colonna.
error-notation-position = Questo non è il testo di una posizione.
error-notation-position-field = Il testo è scritto come una posizione, ma la parte «{ $field }» è impossibile su questa scheda.

## Boards
error-board-name-empty = name: a una scheda serve un nome.
error-board-name-long = name: al massimo { $most } caratteri.
error-board-name-unprintable = name: solo lettere e segni stampabili.
error-board-grid-empty = grid: il disegno è vuoto.
error-board-rows-many = grid: { $rows } righe, ma il massimo è { $most }.
error-board-columns-many = grid: { $columns } colonne, ma il massimo è { $most }.
error-board-ragged = grid, riga { $row }: lunghezza { $columns }, ma la prima riga ha lunghezza { $expected }. Tutte le righe devono avere la stessa lunghezza.
error-board-sign = grid, riga { $row }, colonna { $column }: «{ $sign }» non è una casella. Usa un punto per l’acqua e le cifre da 1 a 7 per i sistemi.
error-board-system-missing = grid: il sistema { $number } non ha caselle. A ogni sistema da 1 a 7 ne serve almeno una.
error-board-cells-many = grid: le caselle dei sistemi sono { $cells }, ma il massimo è { $most }.
error-board-number = { $name }: { $number } è fuori dai limiti, serve un valore da { $least } a { $most }.
error-board-panel-stranger = panels: il sistema { $number } non esiste, ci sono solo quelli da 1 a 7.
error-board-panel-count = panels: il sistema { $number } compare { $times } volte; ogni sistema deve comparire una volta sola.
error-board-panel-partners = panels: il sistema { $number } deve condividere il pannello con due sistemi dotati di interruttore (tra 1, 3, 4, 5 e 7), né più né meno; qui sono { $partners }.
error-board-file-large = Il file supera i { $most } byte: a nessuna scheda ne servono tanti.
error-board-not-utf8 = La riga { $line } non è testo UTF-8. Salva il file in UTF-8.
error-board-not-toml = Il file non è TOML, o è annidato troppo in profondità.
error-board-not-toml-at = Riga { $line }, colonna { $column }: questo non è TOML.
error-board-toml-ends = Riga { $line }: il file finisce a metà. Manca una parentesi o una virgoletta.
error-board-key-unknown = { $name }: chiave sconosciuta. Una scheda ha name, grid, spares, uses e panels.
error-board-key-missing = { $name }: questa chiave manca.
error-board-key-str = { $name }: serve un testo tra virgolette.
error-board-key-int = { $name }: serve un numero intero.
error-board-key-list = { $name }: servono elenchi di numeri di sistemi, per esempio [[1, 2, 3], [4, 5, 6], [7]].

## Files
error-file-missing = { $path }: questo file non esiste.
error-file-folder = { $path }: questa è una cartella, non un file.
error-file-forbidden = { $path }: non hai il permesso di usare questo file.
error-file-full = { $path }: non c’è più spazio per scrivere questo file.
error-file-unusable = { $path }: questo file non si può usare.

## Records
error-record-json = Questo non è un oggetto JSON.
error-record-format = «format» deve essere «{ $expected }».
error-record-key = Manca «{ $name }».
error-record-value = «{ $where }» non ha la forma richiesta dal formato.
error-record-large = La registrazione supera i { $most } byte.
error-record-none = Il file non contiene nessuna registrazione.
error-record-doubled = “{ $name }” compare due volte nello stesso oggetto.
error-record-start = Questa partita è cominciata a metà: una registrazione racconta una partita intera.
error-record-pip = Il punto { $text } è scritto male: una casella sulla griglia è una lettera e un numero, una fuori dalla griglia è [colonna, riga].
error-record-pips = I punti devono essere in ordine di riga e poi di colonna, ognuno una volta sola.
error-record-reroll = Solo con il sistema Eliche si rilancia un dado.
error-event-keys = Le chiavi di questo evento non corrispondono a nessun tipo di evento.
error-result-early = La registrazione ha un risultato, ma la partita non è finita.
error-result-other = Nel risultato, «{ $name }» non corrisponde alla partita.
error-proof-form = «dice» non ha la forma di una prova.
error-proof-first = Secondo la prova comincia un altro posto.
error-proof-throw = Secondo la prova è uscito { $expected }, ma è stato registrato { $dice }.
error-proof-seed = Il seme del posto { $seat } non è quello dell’impegno preso.
error-proof-secret = Il segreto non è quello dell’impegno preso.
error-proof-secret-missing = La partita è finita, ma il segreto dei suoi dadi non è stato rivelato.

## Dice
error-dice-typed-count = Cifre da scrivere: { $expected }, non { $count }. Tre dadi, per esempio, così: 4 1 2.
error-dice-typed-face = «{ $sign }» non va bene qui: scrivi un numero da 1 a { $most }.
error-dice-unknown = I dadi di questa partita non sono noti qui: il loro segreto, o i dadi stessi, sono altrove.
error-agreement-committed = Il posto { $seat } non fornisce un seme, o ha già preso il suo impegno.
error-agreement-early = Nessun seme viene rivelato prima che ogni posto si sia impegnato sul proprio.
error-agreement-seed = Questo non è il seme su cui si è impegnato il posto { $seat }.
error-agreement-open = Non tutti i semi sono ancora stati rivelati.
error-agreement-text = Un seme ha da 1 a { $most } caratteri stampabili.

## Setting up
error-setup-mode = La modalità «{ $mode }» non esiste: scegli training, mission o solo.
error-setup-solo = Il Solitario è per un solo giocatore, non per { $players }.
error-setup-solo-bots = In Solitario non ci sono bot: giochi contro il nemico automatico.
error-setup-players = Allenamento e Missione sono da 2 a { $most } giocatori, non da { $players }. Per una sola persona, scegli la modalità solo.
error-setup-first = Il posto { $seat } non può cominciare (posti: { $players }, contati da 0).
error-setup-fast = La simulazione rapida non conosce il bot «{ $name }». Conosce: { $names }.
error-setup-bot = Il bot «{ $name }» non esiste. Bot: { $names }.
error-setup-bot-broken = Non si può creare il bot «{ $name }»: { $reason }
error-setup-bots-many = Troppi bot: { $bots } (posti a questo tavolo: { $players }).
error-setup-bots-few = A un torneo servono almeno due bot.
error-setup-bots-twice = Ogni bot gioca una volta sola: «{ $name }» compare due volte.
error-setup-choice = { $name }: «{ $value }» non esiste. Scegli fra: { $choices }.
error-setup-number = { $name }: { $number } è fuori dai limiti, serve un valore da { $least } a { $most }.
error-setup-whole = { $name }: { $value } non è un numero intero.
error-setup-actions = Serve un’azione per ognuna delle { $number } partite: una fila di numeri interi.
error-setup-names = Nomi: al massimo uno per persona (persone: { $people }), ognuno da 1 a 20 caratteri stampabili.
error-setup-names-equal = Due giocatori non possono avere lo stesso nome: { $name }.
error-setup-first-number = Il giocatore { $number } non può cominciare (giocatori: { $players }).
error-setup-seed-dice = --seed e --dice { $dice } non vanno insieme: scegli l’uno o l’altro.
error-setup-position = Nessuna partita può stare così: “{ $part }” è impossibile su questo tabellone.
error-setup-none-to-resume = Non c’è nessuna partita da riprendere.
error-setup-resume-options = --resume riprende una partita così com’è: { $option } non si può usare insieme.
error-setup-save-exists = { $path }: questo file esiste già e resta com’è. Indicane un altro.
error-setup-save-folder = { $path }: questa cartella non esiste.

## Molte partite
error-study-bot = Il bot «{ $bot }» ha fallito nella partita { $game } del seme «{ $seed }»: { $reason }
error-study-failed = Il lavoro è fallito: { $reason }
error-study-worker = I processi sono morti più volte sulle partite da { $first } a { $last } (volte: { $times }). Forse un bot va in crash, o manca memoria.
error-cluster-address = «{ $address }» non è l’indirizzo di un cluster: scrivi local, auto o host:porta.
error-cluster-none = Su questo computer non c’è nessun cluster Ray. Avviane uno con «ray start --head», o scrivi local.
error-cluster-unreachable = Nessun cluster Ray risponde a { $address }.
error-cluster-token = Il cluster Ray a { $address } chiede un token: imposta RAY_AUTH_MODE=token, con il token del cluster su questo computer.
error-cluster-refused = Il cluster Ray a { $address } non si può usare: { $reason }
error-cluster-version = Un computer del cluster ha la versione { $there } di torpedo-dice, questo ha la { $here }: a tutti serve la stessa.
error-exact-large = È troppo grande per essere risolto: occupa { $places } milioni di posti in memoria, e al massimo ce ne sono { $most } milioni. Con meno spazi da colpire e meno siluri di riserva diventa più piccolo.
error-exact-players = Il gioco esatto è per il Solitario e per due giocatori, non per { $players }.
error-exact-score = Solo il Solitario ha un punteggio: al tavolo conta chi vince.
error-exact-elsewhere = Questa posizione non viene dopo quella che è stata risolta.

## The command line and the terminal
error-usage-command = Il comando «{ $word }» non esiste. Comandi: { $commands }.
error-usage-unknown = «{ $word }» non è previsto qui. --help mostra che cosa puoi scrivere.
error-usage-value = A { $option } serve un valore. --help mostra quale.
error-usage-number = { $option }: «{ $word }» non è un numero intero da { $least } a { $most }.
error-usage-choice = { $option }: «{ $word }» non è un valore possibile. Scegli tra: { $choices }.
error-usage-needs = { $option } si usa solo insieme a { $needed }.
error-usage-file = Indica un file.
error-usage-file-name = { $option } richiede il nome di un file.
error-usage-same-file = { $option }: questo comando usa già il file «{ $path }». Indicane un altro.
error-usage-together = { $option } e { $other } non vanno insieme: scegli l’una o l’altra.
error-usage-percent = { $option }: «{ $word }» non è una percentuale sopra 50% e fino a 99.99%, per esempio 95%.
error-extra = Questa parte non è installata. Installala con: pip install "torpedo-dice[{ $extra }]"
error-aim-letter = La faccia { $face } non ha una figura { $letter }: scegli una lettera da «a» a «{ $last }».
error-aim-letter-none = Qui la faccia { $face } ha una sola figura: { $example }.
error-aim-system = «{ $word }» non è un sistema.
error-aim-systems = «{ $word }» va bene per più sistemi: { $names }. Scrivi altre lettere.
error-aim-space = Dove? Aggiungi l’angolo in alto a sinistra: { $example }.
error-aim-unknown = «{ $text }» non si capisce. Scrivi per esempio 4 C4, torre 5 C4 o attiva torre; ? per l’aiuto.
