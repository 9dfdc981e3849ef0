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
help-check = Reproduzir partidas registadas: cumprem as regras? A prova confirma os lançamentos dos dados?
help-board = Mostrar um tabuleiro ou verificar o ficheiro de um. Sem ficheiro: o tabuleiro padrão.
help-bench = Medir a velocidade com que esta máquina joga partidas aleatórias.

summary-play = jogar no terminal
summary-simulate = muitas partidas entre bots
summary-check = verificar registos de partidas e os lançamentos dos dados
summary-board = mostrar e verificar tabuleiros
summary-bench = medir a velocidade

value-command = COMANDO
value-file = FICHEIRO
value-action = show|check
value-number = N
value-names = A,B
value-text = TEXTO
argument-check-file = um ficheiro com um registo, ou com um em cada linha
argument-board-action = show (por omissão) ou check
argument-board-file = o ficheiro de um tabuleiro, ou “standard”

option-help = mostrar esta ajuda
option-version = mostrar a versão
option-language = o idioma; por omissão, o da máquina
option-json = mostrar um documento JSON em vez de texto
option-mode = o modo de jogo; por omissão, o adequado ao número de jogadores
option-players = o número de jogadores, de 1 a 4
option-games = quantas partidas
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
bench-plain = Só as regras: { $games } partidas aleatórias/s, { $moves } jogadas/s.
bench-game = Com a classe Game: { $games } partidas aleatórias/s, { $moves } jogadas/s.
