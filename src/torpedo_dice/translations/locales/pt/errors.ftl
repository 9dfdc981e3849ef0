# Every refusal. One line each, plain { $names } only: the core reads this file without a Fluent library.
# `system` always holds a system's name here, whatever the language.

## Moves that cannot be made now
error-over = A partida acabou: já não se pode fazer nenhuma jogada.
error-turn-roll = Os dados desta ronda ainda não foram lançados.
error-turn-draft = É a fase de escolher os dados: cada lugar escolhe um antes de alguém agir.
error-turn-action = Todos os lugares já têm um dado: é altura de disparar ou de ativar um sistema.
error-turn-opponent = Agora é o adversário virtual que dispara.
error-turn-seat = Não é a vez do lugar { $seat }.
error-turn-acted = O lugar { $seat } já agiu nesta ronda.
error-seat-unknown = Nesta mesa não existe o lugar { $seat }.
error-dice-count = Número de dados a lançar: { $expected }, não { $count }.
error-die-face = Um dado mostra de 1 a 6, não { $face }.
error-draft-missing = Não há nenhum { $face } na mesa; há { $dice }.
error-system-unknown = Não existe o sistema { $number }: estão numerados de 1 a 7.
error-system-mode = { $system }: este sistema não faz parte deste modo.
error-system-wrecked = { $system }: este sistema está destruído e já não pode ser usado.
error-system-spent = { $system }: este sistema já não pode ser usado mais vezes nesta partida.
error-system-off = { $system }: este sistema não está ativado. Ativa-o primeiro; funciona a partir da ronda seguinte.
error-system-panel = { $system }: este sistema só funciona quando os outros dois do seu painel estão ativados ou destruídos.
error-system-rerolled = O dado já foi lançado de novo: dispara o { $face } ou ativa um sistema.
error-system-reroll-first = Primeiro volta a lançar o dado: só então se conhece a nova face.
error-face-plain = O dado mostra { $drafted }, não { $face }.
error-face-given = { $system }: este sistema não pode transformar um { $drafted } num { $face }.
error-shot-off-grid = Pelo menos uma pinta tem de ficar na grelha.
error-shot-formation = Estes espaços não são uma formação válida para disparar este { $face }.
error-switch-training = No Treino todos os sistemas funcionam desde o início: não há nada para ativar.
error-switch-none = { $system }: este sistema não tem interruptor; depende dos outros dois sistemas do seu painel.
error-switch-wrecked = { $system }: este sistema está destruído e não pode ser ativado.
error-switch-on = { $system }: este sistema já está ativado.
error-opponent-other = O adversário virtual tem de disparar o seu { $face } e atingir o sistema { $number } (0: nenhum).
error-pop-nothing = Não há nenhuma jogada para desfazer.

## Texts of moves, spaces and positions
error-notation-move = “{ $text }” não é uma jogada. Exemplos: take4, fire1@G4, sail5@, on-sail.
error-notation-seat = “{ $text }” não diz que lugar joga: escreve no início 0: ou outro lugar.
error-notation-space = “{ $text }” não é um espaço. Escreve G4, ou (-1;3) fora da grelha.
error-notation-pips = “{ $text }” não é uma lista de no máximo 7 espaços, sem repetições, ordenados por linha e depois por coluna.
error-notation-position = Isto não é o texto de uma posição.
error-notation-position-field = O texto está escrito como uma posição, mas a sua parte “{ $field }” é impossível neste tabuleiro.

## Boards
error-board-name-empty = name: um tabuleiro precisa de um nome.
error-board-name-long = name: no máximo { $most } caracteres.
error-board-name-unprintable = name: só letras e sinais imprimíveis.
error-board-grid-empty = grid: o desenho está vazio.
error-board-rows-many = grid: { $rows } linhas; o máximo é { $most }.
error-board-columns-many = grid: { $columns } colunas; o máximo é { $most }.
error-board-ragged = grid, linha { $row }: o número de espaços é { $columns }, mas o da primeira linha é { $expected }. Todas as linhas têm de ter o mesmo comprimento.
error-board-sign = grid, linha { $row }, coluna { $column }: “{ $sign }” não é um espaço. Usa um ponto para a água e os algarismos de 1 a 7 para os sistemas.
error-board-system-missing = grid: o sistema { $number } não tem nenhum espaço. Cada sistema de 1 a 7 precisa de pelo menos um.
error-board-cells-many = grid: { $cells } espaços pertencem a sistemas; o máximo é { $most }.
error-board-number = { $name }: { $number } está fora dos limites; tem de estar entre { $least } e { $most }.
error-board-panel-stranger = panels: não existe o sistema { $number }; só os de 1 a 7.
error-board-panel-count = panels: o sistema { $number } aparece { $times } vezes; cada sistema tem de aparecer uma vez.
error-board-panel-partners = panels: sistemas com interruptor no painel do sistema { $number }: { $partners }; têm de ser exatamente dois (entre 1, 3, 4, 5 e 7).
error-board-file-large = O ficheiro tem mais de { $most } bytes: nenhum tabuleiro precisa de tanto.
error-board-not-utf8 = A linha { $line } não é texto UTF-8. Guarda o ficheiro em UTF-8.
error-board-not-toml = O ficheiro não é TOML, ou tem demasiados níveis aninhados.
error-board-not-toml-at = Linha { $line }, coluna { $column }: isto não é TOML.
error-board-toml-ends = Linha { $line }: o ficheiro acaba a meio de alguma coisa. Falta um parêntese reto ou faltam aspas.
error-board-key-unknown = { $name }: chave desconhecida. Um tabuleiro tem name, grid, spares, uses e panels.
error-board-key-missing = { $name }: falta esta chave.
error-board-key-str = { $name }: tem de ser texto entre aspas.
error-board-key-int = { $name }: tem de ser um número inteiro.
error-board-key-list = { $name }: têm de ser listas de números de sistemas, como [[1, 2, 3], [4, 5, 6], [7]].

## Files
error-file-missing = { $path }: este ficheiro não existe.
error-file-folder = { $path }: isto é uma pasta, não um ficheiro.
error-file-forbidden = { $path }: não tens permissão para usar este ficheiro.
error-file-full = { $path }: já não há espaço para escrever este ficheiro.
error-file-unusable = { $path }: este ficheiro não pode ser usado.

## Records
error-record-json = Isto não é um objeto JSON.
error-record-format = “format” tem de ser “{ $expected }”.
error-record-key = Falta “{ $name }”.
error-record-value = “{ $where }” não tem a forma que o formato exige.
error-record-large = O registo tem mais de { $most } bytes.
error-record-none = O ficheiro não contém nenhum registo.
error-record-doubled = «{ $name }» aparece duas vezes no mesmo objeto.
error-record-start = Esta partida começou a meio: um registo conta uma partida inteira.
error-record-pip = A pinta { $text } está mal escrita: um espaço da grelha é uma letra e um número, um fora da grelha é [coluna, linha].
error-record-pips = As pintas têm de estar ordenadas por linha e depois por coluna, sem repetições.
error-record-reroll = Só a Hélice volta a lançar um dado.
error-event-keys = As chaves deste evento não pertencem a nenhum tipo de evento.
error-result-early = O registo tem um resultado, mas a partida não acabou.
error-result-other = “{ $name }” do resultado não é o que a partida dá.
error-proof-form = “dice” não tem a forma de uma prova.
error-proof-first = Segundo a prova, o lugar que começa é outro.
error-proof-throw = A prova dá { $expected }, mas o registo tem { $dice }.
error-proof-seed = A semente do lugar { $seat } não é a que foi prometida.
error-proof-secret = O segredo não é o que foi prometido.
error-proof-secret-missing = A partida acabou, mas o segredo dos seus dados não foi mostrado.

## Dice
error-dice-typed-count = Número de dados a escrever: { $expected }, não { $count }; por exemplo: 4 1 2.
error-dice-typed-face = “{ $sign }” não é uma face: escreve de 1 a { $most }.
error-dice-unknown = Os dados desta partida não são conhecidos aqui: o seu segredo, ou os próprios dados, estão noutro lugar.
error-agreement-committed = O lugar { $seat } não contribui com nenhuma semente, ou já prometeu uma.
error-agreement-early = Nenhuma semente é mostrada antes de todos os lugares terem prometido a sua.
error-agreement-seed = Esta não é a semente que o lugar { $seat } prometeu.
error-agreement-open = Ainda não foram mostradas todas as sementes.
error-agreement-text = Uma semente tem de 1 a { $most } caracteres imprimíveis.

## Setting up
error-setup-mode = Não existe o modo “{ $mode }”: escolhe training, mission ou solo.
error-setup-solo = O modo Solo é para um só jogador, não para { $players }.
error-setup-solo-bots = No modo Solo não há bots: jogas contra o adversário virtual.
error-setup-players = Treino e Missão são para 2 a { $most } jogadores, não para { $players }. Para uma só pessoa há o modo Solo.
error-setup-first = O lugar { $seat } não pode começar. Número de lugares: { $players }, contados a partir de 0.
error-setup-fast = A simulação rápida não conhece o bot “{ $name }”. Conhece: { $names }.
error-setup-bot = Não existe o bot “{ $name }”. Bots: { $names }.
error-setup-bot-broken = Não é possível criar o bot “{ $name }”: { $reason }
error-setup-bots-many = Número de bots: { $bots }, demasiados para os lugares que há aqui: { $players }.
error-setup-bots-few = Um torneio precisa de pelo menos dois bots.
error-setup-bots-twice = Cada bot joga uma só vez: “{ $name }” aparece duas vezes.
error-setup-choice = { $name }: “{ $value }” não existe. Escolhe entre: { $choices }.
error-setup-number = { $name }: { $number } está fora dos limites; tem de estar entre { $least } e { $most }.
error-setup-whole = { $name }: { $value } não é um número inteiro.
error-setup-actions = É preciso uma ação para cada uma das { $number } partidas: uma fila de números inteiros.
error-setup-names = Nomes: no máximo um por pessoa (pessoas: { $people }), cada um com 1 a 20 caracteres imprimíveis.
error-setup-names-equal = Dois jogadores não podem ter o mesmo nome: { $name }.
error-setup-first-number = O jogador { $number } não pode começar. Número de jogadores: { $players }.
error-setup-seed-dice = Uma semente não combina com dados { $dice }: escolhe uma coisa ou a outra.
error-setup-position = Nenhuma partida pode estar assim: «{ $part }» é impossível neste tabuleiro.
error-setup-none-to-resume = Não há nenhuma partida por terminar para continuar.
error-setup-resume-options = --resume continua uma partida tal como está: não se pode usar { $option } ao mesmo tempo.
error-setup-save-exists = { $path }: este ficheiro já existe e fica como está. Indica outro.
error-setup-save-folder = { $path }: esta pasta não existe.

## Muitas partidas
error-study-bot = O bot “{ $bot }” falhou na partida { $game } da semente “{ $seed }”: { $reason }
error-study-failed = O trabalho falhou: { $reason }
error-study-worker = Os processos morreram repetidamente nas partidas de { $first } a { $last } (vezes: { $times }). Talvez um bot rebente ou falte memória.
error-cluster-address = “{ $address }” não é o endereço de um cluster: escreve local, auto ou anfitrião:porta.
error-cluster-none = Nenhum cluster Ray corre nesta máquina. Inicia um com “ray start --head” ou escreve local.
error-cluster-unreachable = Nenhum cluster Ray responde em { $address }.
error-cluster-token = O cluster Ray em { $address } pede uma chave: define RAY_AUTH_MODE=token e põe a chave do cluster nesta máquina.
error-cluster-refused = O cluster Ray em { $address } não se pode usar: { $reason }
error-cluster-version = Uma máquina do cluster tem a versão { $there } de torpedo-dice e esta tem a { $here }: todas precisam da mesma.
error-exact-large = Isto é grande demais para ser resolvido: ocupa { $places } milhões de lugares na memória, e o máximo são { $most } milhões. Com menos espaços por acertar e menos torpedos sobresselentes fica mais pequeno.
error-exact-players = O jogo exato é para o Solo e para dois jogadores, não para { $players }.
error-exact-score = Só o Solo tem pontuação: à mesa conta quem vence.
error-exact-elsewhere = Esta posição não vem depois da que foi resolvida.

## The command line and the terminal
error-usage-command = Não existe o comando “{ $word }”. Comandos: { $commands }.
error-usage-unknown = Aqui não se entende “{ $word }”. --help mostra o que se pode escrever.
error-usage-value = { $option } precisa de um valor. --help mostra qual.
error-usage-number = { $option }: “{ $word }” não é um número inteiro de { $least } a { $most }.
error-usage-choice = { $option }: “{ $word }” não é nenhum destes valores: { $choices }.
error-usage-needs = { $option } só se usa com { $needed }.
error-usage-file = Indica um ficheiro.
error-usage-file-name = { $option } precisa do nome de um ficheiro.
error-usage-same-file = { $option }: este comando já usa o ficheiro “{ $path }”. Indica outro.
error-usage-together = { $option } e { $other } não combinam: escolhe uma das opções.
error-usage-percent = { $option }: “{ $word }” não é uma percentagem acima de 50% e até 99.99%, como 95%.
error-extra = Esta parte não está instalada. Instala-a com: pip install "torpedo-dice[{ $extra }]"
error-aim-letter = O { $face } não tem padrão { $letter }: escolhe uma letra de “a” a “{ $last }”.
error-aim-letter-none = Aqui o { $face } só tem um padrão: { $example }.
error-aim-system = “{ $word }” não é um sistema.
error-aim-systems = “{ $word }” serve para vários sistemas: { $names }. Escreve mais letras.
error-aim-space = Para onde? Escreve a seguir o canto superior esquerdo: { $example }.
error-aim-unknown = Não se entende “{ $text }”. Escreve por exemplo 4 C4, torre 5 C4 ou ativar torre; ? para ajuda.
