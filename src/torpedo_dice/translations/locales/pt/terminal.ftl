# Play in the terminal. The picture is 80 characters wide.

menu-welcome = Torpedo Dice. Como queres jogar?
menu-solo = A solo, contra o adversário virtual
menu-bot = Contra um bot
menu-together = Com outras pessoas, neste teclado
menu-resume = Continuar a última partida: { $mode }, { $names }
menu-training = Treino: todos os sistemas funcionam desde o início
menu-mission = Missão: primeiro é preciso ativar os sistemas
menu-ask = Número
menu-players = Com mais quantas pessoas? (1 a 3)
name-player = Jogador { $number }
name-bot = Bot { $bot }
name-bot-numbered = Bot { $bot } { $number }
name-automaton = o adversário virtual

screen-title = { $mode }, ronda { $round }: { $name }
screen-look = Ver { $name }
screen-target = Alvo: { $name }
screen-own = Tu, alvo de { $name }
screen-final = { $name }, alvo de { $attacker }
screen-own-solo = Os teus sistemas
screen-spares = Torpedos sobresselentes
screen-torpedoes = { $left }/{ $all } torpedos
screen-explosions = Explosões
screen-system = { $number } { $name }:
screen-table = Dados na mesa:
screen-you = tu
board-numbers = Torpedos sobresselentes: { $spares }. Usos de Artilharia e de Escotilhas no Treino: { $uses }.
board-panels = Painéis: { $panels }

move-roll = Lançar os dados
move-draft = Escolher o { $face }
move-reroll = Voltar a lançar o dado ({ $system })
move-switch = Ativar: { $system }
move-fire = { $shot }: { $effect }
move-fire-nothing = { $shot }: não sai nenhum torpedo

ask-draft = Escolhe um dado ({ $dice }), ? para ajuda
ask-action = Um número{ $more ->
    [0] {""}
   *[other] {" "}(m: mais { $more })
}, um tiro como { $example }, ? para ajuda
ask-confirm = Enter: sim, v: voltar
ask-confirm-reroll = Voltar a lançar o dado? Tens de usar a nova face. Enter: sim, v: voltar
ask-name = Nome do jogador { $number } (Enter: { $name })
ask-first = Quem começa? Número
ask-roll = Ronda { $round }, { $name }: lança { $count } dados e escreve o resultado
ask-reroll = Ronda { $round }, { $name }: volta a lançar o dado e escreve o resultado
ask-throw = { $dice }  Está certo? Enter: sim, v: escrever de novo
ask-seed = { $name }, escreve algo que ninguém possa adivinhar (Enter: ao acaso)

dice-commitment = Os dados ficam vinculados a esta promessa:
dice-promise = A promessa de { $name }:
dice-seed = { $name } escreveu: { $seed }
dice-secret = O segredo dos dados era:
dice-check = Qualquer pessoa pode verificar a partida inteira com:

say-number = Escreve um número de 1 a { $most }.
say-take = Escreve um dos dados da mesa: { $dice }.
say-patterns = Qual deles? Escreve a letra a seguir ao número: { $example }.
say-skull = Não te chegam os torpedos sobresselentes: este tiro preenche a tua caveira.
say-no-undo = Já não há nada para desfazer.
say-left = A partida está guardada. Para continuar:
say-not-saved = Esta partida não está a ser guardada: { $reason }
say-saved = Guardado: { $path }
say-save-how = Escreve a seguir o nome do ficheiro: guardar partida.json
say-record = O registo desta partida:

# Words that can be typed, each separated by a blank. The English ones work in every language.
word-help = ajuda a
word-quit = sair
word-undo = voltar v desfazer
word-more = mais m
word-look = outros o ver
word-save = guardar guarda
word-patterns = padrões padroes p
word-yes = sim s
word-no = não nao n
word-switch = ativar ativa ative ligar liga
word-reroll = relançar relancar relança relanca relance

help-game =
    Acerta em todos os espaços dos sistemas do alvo (os algarismos) e ele afunda-se:
    vences. Um dado é um padrão de pintas. Põe-no sobre o alvo: uma pinta num
    algarismo é um tiro certeiro; qualquer outra é uma falha e custa um torpedo
    sobresselente. Uma falha sem torpedos preenche a tua caveira: ficas de fora, a
    partida acaba e, entre os outros, vence quem somar mais tiros certeiros e
    torpedos sobresselentes. A solo, perdes com a caveira preenchida ou com todos
    os teus sistemas destruídos: o dado que sobra é disparado contra ti.

    4 C4          disparar o 4, canto superior esquerdo do padrão em C4
    3b C4         disparar o 3 no segundo padrão; p mostra todos os padrões
    torre 5 C4    usar um sistema: o nome, a face que dá, o canto
    ativar torre  ativar um sistema (Missão, Solo): funciona na ronda seguinte
    relançar      voltar a lançar o dado (Hélice)
    fire4@C4,E4,C6,E6   um tiro com todos os seus espaços
    1, 2, 3 ...   escolher da lista; m mostra a lista toda
    Enter         ver a mesa de novo; depois de ver um tiro: sim
    v             voltar, antes de confirmar; ou escreve logo outra jogada
    o             ver os outros
    p, p torre    os padrões do teu dado, ou os que um sistema dá
    guardar FICHEIRO   guardar uma cópia; a partida já é guardada
    q             sair
    ??            mais ajuda: os sinais da mesa e os sistemas
help-signs =
    1 a 7         um espaço por atingir desse sistema
    {"*"}  #          um tiro certeiro; o mesmo num sistema já destruído
    {"."}             água
    X  o          antes de confirmares: esta pinta acerta, esta falha
    |||..         torpedos sobresselentes: | tens, . gastos, - o que o tiro custa
    {"[ ]"}  [X]      a caveira a seguir a eles, vazia e preenchida

    em serviço    ativado; funciona a partir da ronda seguinte
    em repouso    por ativar
    à espera      Artilharia e Escotilhas, até os outros dois do painel estarem
                  ativados ou destruídos
    em pedaços    destruído, já não se usa
    sem usos, (3) já não tem usos; ainda tem três (Treino)
    {"[x][ ]"}        a solo: danos no teu sistema; duas cruzes destroem-no
    Explosões     a solo: uma por cada sistema que destróis; nessa ronda falha o
                  tiro contra um sistema teu já destruído, senão passa ao seguinte

    1 Periscópio: vira o dado.            5 Motores: tiram uma pinta.
    2 Artilharia: acrescenta uma pinta.   6 Escotilhas: alinham as pintas.
    3 Torre: soma ou subtrai 1.           7 Hélice: volta a lançar o dado.
    4 Lemes: copiam o dado de um adversário.
    A solo, o dado que deixas é disparado contra o teu sistema desse número.
