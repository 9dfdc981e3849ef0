# The command line.

help-usage = uso:
help-commands = comandos:
help-arguments = argumentos
help-options = opções
help-more = torpedo-dice COMANDO --help diz mais sobre um comando.
help-program =
    Torpedo Dice: afunde o submarino do jogador à sua esquerda.
    Uma edição não oficial do jogo de Chris James.
help-play =
    Jogar no terminal. Sem opções, o programa pergunta o que quer jogar.
    Cada partida vai sendo guardada enquanto decorre.
help-simulate = Pôr bots a jogar muitas partidas e mostrar os resultados.
help-check = Repetir partidas registadas: cumprem as regras e os seus dados resistem à prova?
help-board = Mostrar um tabuleiro ou verificar o ficheiro de um. Sem ficheiro: o tabuleiro normal.
help-bench = Medir a velocidade com que esta máquina joga partidas aleatórias.

summary-play = jogar no terminal
summary-simulate = muitas partidas entre bots
summary-check = verificar registos de partidas e os seus dados
summary-board = mostrar e verificar tabuleiros
summary-bench = medir a velocidade

value-command = COMANDO
value-file = FICHEIRO
value-action = show|check
value-number = N
value-names = A,B
value-text = TEXTO
argument-check-file = um ficheiro com um registo, ou com um em cada linha
argument-board-action = show (se nada for indicado) ou check
argument-board-file = o ficheiro de um tabuleiro, ou “standard”

option-help = mostrar esta ajuda
option-language = o idioma; senão, o da máquina
option-json = escrever um documento JSON em vez de texto
option-mode = o modo de jogo; senão, o adequado ao número de jogadores
option-players = o número de jogadores, de 1 a 4
option-games = quantas partidas
option-bots = bots para os lugares, separados por vírgulas: greedy, random. Em play ocupam os últimos lugares
option-names = os nomes das pessoas, separados por vírgulas
option-first = o jogador que começa, contado a partir de 1; senão, decide o acaso
option-dice = de onde vêm os dados: desta máquina, da sua mesa ou de uma promessa que qualquer pessoa pode verificar
option-seed = o mesmo texto dá os mesmos dados
option-board = o ficheiro de um tabuleiro; senão, o tabuleiro normal
option-save = onde guardar a partida; senão, na sua pasta de partidas
option-resume = continuar uma partida guardada; sem ficheiro, a mais recente
option-records = um ficheiro para os registos de todas as partidas, um em cada linha

check-holds = { $file }: { $games ->
    [0] nenhuma partida válida
    [one] { $games } partida válida
   *[other] { $games } partidas válidas
}, { $unfinished } por terminar, { $proven } com dados verificados.
check-broken = { $file }, linha { $line }: { $reason } (Antes dela: { $games ->
    [0] nenhuma partida válida
    [one] { $games } partida válida
   *[other] { $games } partidas válidas
}.)
check-broken-event = { $file }, linha { $line }, evento { $event }: { $reason } (Antes dela: { $games ->
    [0] nenhuma partida válida
    [one] { $games } partida válida
   *[other] { $games } partidas válidas
}.)
board-good = { $file }: tabuleiro válido, “{ $name }”, com { $cells } espaços para atingir.

simulate-title = { $games ->
    [0] Nenhuma partida
    [one] { $games } partida
   *[other] { $games } partidas
}, { $mode }, tabuleiro { $board }, semente { $seed }. Percentagens com os seus intervalos de 95%:
simulate-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-interval = [{ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }]
simulate-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-wins = Vence o jogador { $number } ({ $bot })
simulate-first = Vence o primeiro jogador
simulate-shared = Vitórias divididas
simulate-nobody = Ninguém vence
simulate-reason-sunk = Acaba num afundamento
simulate-reason-torpedoes = Acaba por uma caveira
simulate-reason-wrecked = Acaba com o próprio submarino destruído
simulate-rounds = Rondas por partida
simulate-score = Pontuação média de uma vitória
bench-plain = Só as regras: { $games } partidas aleatórias/s, { $moves } jogadas/s.
bench-game = Com a classe Game: { $games } partidas aleatórias/s, { $moves } jogadas/s.
