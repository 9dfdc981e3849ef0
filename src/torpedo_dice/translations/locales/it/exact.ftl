# Gioco esatto: quanto valgono schede piccole e posizioni finali.

help-solve =
    Risolve una scheda piccola o una posizione finale: quanto vale quando tutti giocano al meglio.
    Per il Solitario e per tavoli da due. Ciò che è troppo grande viene rifiutato, dicendo quanto ci sta.
summary-solve = risolve schede piccole con esattezza
option-solve-mode = la modalità; altrimenti solo, o quella adatta al numero di giocatori
option-solve-players = il numero di giocatori, 1 o 2
option-position = il testo della posizione da risolvere; altrimenti la prima di una partita
option-worth = che cosa conta nel Solitario: vincere (win, predefinito) o il punteggio (score)
option-solve-games = gioca tante partite con esattezza, per vedere se danno lo stesso valore
option-solve-bots = i bot che giocano altrettante partite (altrimenti 1000), separati da virgole: nel Solitario da soli, al tavolo per primi contro il gioco esatto

solve-title-win = { $mode }, scheda { $board }, { $positions ->
    [one] { $positions } posizione risolta
   *[other] { $positions } posizioni risolte
}. Probabilità di vincere:
solve-title-score = { $mode }, scheda { $board }, { $positions ->
    [one] { $positions } posizione risolta
   *[other] { $positions } posizioni risolte
}. Punteggi medi; una sconfitta conta 0:
solve-title-table = { $mode }, scheda { $board }, { $positions ->
    [one] { $positions } posizione risolta
   *[other] { $positions } posizioni risolte
}. Quanto vale per il giocatore 1, da 1 (vittoria) a -1 (vittoria del giocatore 2):
solve-exact = Gioco esatto
solve-move = Mossa migliore
solve-games = Gioco esatto, { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
solve-bot = { $bot }, { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
solve-bot-table = { $bot } contro il gioco esatto, { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
solve-value-win = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
solve-value-score = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
solve-value-table = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
solve-interval = [{ $low } – { $high }]
