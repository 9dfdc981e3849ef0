# The command line.

help-usage = uso:
help-commands = comandos:
help-arguments = argumentos
help-options = opções
help-more = torpedo-dice COMANDO --help diz mais sobre um comando.
help-program =
    Torpedo Dice: afunda o submarino do jogador à tua esquerda.
    Uma edição não oficial do jogo de Chris James.
help-play =
    Jogar no terminal. Sem opções, o programa pergunta como queres jogar.
    Cada partida é guardada à medida que decorre. A variável de ambiente NO_COLOR=1 desliga as cores, COLUMNS=60 fixa a largura.
help-simulate = Pôr bots a jogar muitas partidas e mostrar os resultados.
help-tournament = Descobrir que bot é mais forte: todos jogam as mesmas séries, com os mesmos lançamentos e em todos os lugares.
help-check = Reproduzir partidas registadas: cumprem as regras? A prova confirma os lançamentos dos dados?
help-board = Mostrar um tabuleiro, verificar o ficheiro de um ou estudá-lo: os bots jogam nele, e uma página diz o que daí resulta e o que está desequilibrado. Sem ficheiro: o tabuleiro padrão.
help-bench = Medir a velocidade com que esta máquina joga partidas aleatórias.

summary-play = jogar no terminal
summary-simulate = muitas partidas entre bots
summary-tournament = que bot é mais forte
summary-check = verificar registos de partidas e os lançamentos dos dados
summary-board = mostrar, verificar e estudar tabuleiros
summary-bench = medir a velocidade

value-command = COMANDO
value-file = FICHEIRO
value-action = show|check|study
value-number = N
value-names = A,B
value-text = TEXTO
value-name = NOME
value-percent = PERCENTAGEM
value-address = ENDEREÇO
argument-check-file = um ficheiro com um registo, ou com um em cada linha
argument-board-action = show (por omissão), check ou study
argument-board-file = o ficheiro de um tabuleiro, ou “standard”

option-help = mostrar esta ajuda
option-version = mostrar a versão
option-language = o idioma; por omissão, o da máquina
option-json = mostrar um documento JSON em vez de texto
option-svg = mostrar uma imagem SVG em vez de texto: board show --svg > tabuleiro.svg
option-theme = com --svg: as cores; por omissão, dark (escuro)
option-mode = o modo de jogo; por omissão, o adequado ao número de jogadores
option-board-mode = com --svg: o tabuleiro tal como este modo o usa; por omissão, inteiro
option-out = com study: o ficheiro da página; por omissão, um nesta pasta com o nome do tabuleiro
option-board-games = com study: quantas partidas examinar em cada mesa; por omissão, tantas quantas um minuto permita, 1000 no máximo
option-board-bots = com study: o bot que joga todos os lugares; por omissão, o mais forte
option-board-json = com study: mostrar um documento JSON em vez de texto; uma página só com --out
option-players = o número de jogadores, de 1 a 4
option-fast = jogar com a simulação rápida: sem registos, só com os bots random e greedy
option-games = quantas partidas
option-default = { $said } ({ $default } por omissão)
option-jobs = quantos trabalham ao mesmo tempo
option-play-bots = bots, separados por vírgulas: greedy, random. Ocupam os últimos lugares
option-simulate-bots = bots para os lugares, separados por vírgulas: greedy, random. Se houver mais lugares, repetem-se à volta da mesa
option-names = os nomes das pessoas, separados por vírgulas
option-first = o jogador que começa, a contar de 1; por omissão, é sorteado
option-dice = como se lançam os dados: com esta máquina, na tua mesa ou segundo uma promessa que qualquer pessoa pode verificar
option-seed = o mesmo texto dá os mesmos lançamentos
option-board = o ficheiro de um tabuleiro; por omissão, o tabuleiro padrão
option-save = onde guardar a partida; por omissão, na tua pasta de partidas
option-resume = continuar uma partida guardada; sem ficheiro, a mais recente
option-records = um ficheiro para os registos de todas as partidas, um em cada linha
option-tournament-bots = os bots, dois ou mais, separados por vírgulas
option-tournament-games = quantas séries no máximo; uma série é uma partida por cada maneira de sentar os bots
option-until = parar logo que a ordem dos bots tenha esta certeza: 95%
option-plot = um ficheiro SVG para um gráfico dos pontos
option-cluster = entregar o trabalho a um cluster Ray: local, auto ou anfitrião:porta

check-holds = { $file }: { $games ->
    [0] nenhuma partida válida
    [one] { $games } partida válida
   *[other] { $games } partidas válidas
}, { $unfinished } por terminar; lançamentos que coincidem com a sua semente: { $drawn }; lançamentos que ninguém pôde dirigir: { $proven }.
check-broken = { $file }, linha { $line }: { $reason } (Antes desta linha: { $games ->
    [0] nenhuma partida válida
    [one] { $games } partida válida
   *[other] { $games } partidas válidas
}.)
check-broken-event = { $file }, linha { $line }, evento { $event }: { $reason } (Antes desta linha: { $games ->
    [0] nenhuma partida válida
    [one] { $games } partida válida
   *[other] { $games } partidas válidas
}.)
board-good = { $file }: tabuleiro válido, “{ $name }”, com { $cells } espaços a atingir.

simulate-title = { $games ->
    [0] Nenhuma partida
    [one] { $games } partida
   *[other] { $games } partidas
}, { $mode }, tabuleiro { $board }, semente { $seed }. Percentagens com intervalos de confiança de 95%:
simulate-fast = { $mode } (simulação rápida)
simulate-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-interval = [{ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }]
simulate-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-wins = Vence o jogador { $number } ({ $bot })
simulate-first = Vence o primeiro jogador
simulate-shared = Vitórias divididas
simulate-nobody = Ninguém vence
simulate-reason-sunk = Acaba com um submarino afundado
simulate-reason-torpedoes = Acaba com uma caveira preenchida
simulate-reason-wrecked = Acaba com o próprio submarino destruído
simulate-rounds = Rondas por partida
simulate-score = Pontuação média por vitória
tournament-title = { $deals ->
    [0] Nenhuma série
    [one] { $deals } série
   *[other] { $deals } séries
}, { $games ->
    [0] nenhuma partida
    [one] { $games } partida
   *[other] { $games } partidas
}, { $mode }, { $players ->
    [one] { $players } jogador
   *[other] { $players } jogadores
}, tabuleiro { $board }, semente { $seed }. Valores com intervalos de confiança de { NUMBER($confidence, style: "percent", maximumFractionDigits: 4) }:
tournament-bot = Bot
tournament-points = Pontos
tournament-wins = Vitórias
tournament-shared = Divididas
tournament-score = Pontuação
tournament-rating = Força
tournament-model = Pelo modelo
tournament-interval = [{ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }]
tournament-tick = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
tournament-plot = Quem é mais forte?
tournament-ahead = { $ahead } à frente de { $behind }
tournament-settled = { $ahead } é mais forte do que { $behind }: certeza de { NUMBER($confidence, style: "percent", maximumFractionDigits: 4) } ao fim de { $deals ->
    [0] nenhuma série
    [one] { $deals } série
   *[other] { $deals } séries
}.
tournament-open = Ainda não há { NUMBER($confidence, style: "percent", maximumFractionDigits: 4) } de certeza se é { $ahead } ou { $behind } o mais forte, ao fim de { $deals ->
    [0] nenhuma série
    [one] { $deals } série
   *[other] { $deals } séries
}.
bench-plain = Só as regras: { $games } partidas aleatórias/s, { $moves } jogadas/s.
bench-compiled = Compilado: { $games } partidas aleatórias/s, { $moves } jogadas/s.
bench-compiled-jobs = Compilado, { $jobs } ao mesmo tempo: { $games } partidas aleatórias/s, { $moves } jogadas/s.
bench-not-compiled = Compilado: não medido, o numba falta ou não pode ser usado (pip install "torpedo-dice[fast]").
bench-game = Com a classe Game: { $games } partidas aleatórias/s, { $moves } jogadas/s.
