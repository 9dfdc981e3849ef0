# Jogo exato: quanto valem tabuleiros pequenos e posições finais.

help-solve =
    Resolver um tabuleiro pequeno ou uma posição final: quanto vale quando todos jogam o melhor possível.
    Para Solo e para mesas de dois. O que é grande demais é recusado, dizendo quanto cabe.
summary-solve = resolver tabuleiros pequenos com exatidão
option-solve-mode = o modo de jogo; por omissão, solo ou o adequado ao número de jogadores
option-solve-players = o número de jogadores, 1 ou 2
option-position = o texto da posição a resolver; por omissão, a primeira de uma partida
option-worth = o que conta no Solo: vencer (win, por omissão) ou a pontuação (score)
option-solve-games = jogar tantas partidas com exatidão e ver se dão o mesmo
option-solve-bots = bots que jogam outras tantas partidas (por omissão, 1000), separados por vírgulas: sozinhos no Solo; à mesa, em primeiro, contra o jogo exato

solve-title-win = { $mode }, tabuleiro { $board }, { $positions ->
    [one] { $positions } posição resolvida
   *[other] { $positions } posições resolvidas
}. Probabilidades de vencer:
solve-title-score = { $mode }, tabuleiro { $board }, { $positions ->
    [one] { $positions } posição resolvida
   *[other] { $positions } posições resolvidas
}. Pontuações médias; uma derrota conta 0:
solve-title-table = { $mode }, tabuleiro { $board }, { $positions ->
    [one] { $positions } posição resolvida
   *[other] { $positions } posições resolvidas
}. Quanto vale para o jogador 1, de 1 (vitória) a -1 (vitória do jogador 2):
solve-exact = Jogo exato
solve-move = Melhor jogada
solve-games = Jogo exato, { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
solve-bot = { $bot }, { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
solve-bot-table = { $bot } contra o jogo exato, { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
solve-value-win = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
solve-value-score = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
solve-value-table = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
solve-interval = [{ $low } – { $high }]
