# Play in the terminal. The picture is 80 characters wide.

menu-welcome = Torpedo Dice. Como queres jogar?
menu-solo = A solo, contra o adversário virtual
menu-bot = Contra um bot
menu-together = Com outras pessoas, neste teclado
menu-training = Treino: todos os sistemas funcionam desde o início
menu-mission = Missão: primeiro é preciso ativar os sistemas
menu-ask = Número
menu-players = Com mais quantas pessoas? (1 a 3)
name-player = Jogador { $number }
name-bot = Bot { $bot }
name-automaton = adversário virtual

screen-title = { $mode }, ronda { $round }: { $name }
screen-target = Alvo: { $name }
screen-own = Tu, alvo de { $name }
screen-own-solo = Os teus sistemas
screen-spares = Torpedos sobresselentes
screen-explosions = Explosões
screen-system = { $number } { $name }:
screen-dice = Dados:
board-numbers = Torpedos sobresselentes: { $spares }. Usos de Artilharia e de Escotilhas no Treino: { $uses }.
board-panels = Painéis: { $panels }

move-roll = Lançar os dados
move-draft = Escolher o { $face }
move-reroll = Voltar a lançar o dado ({ $system })
move-switch = Ativar: { $system }
move-fire = Disparar { $shot } em { $pips }: { $effect }
move-fire-nothing = Disparar { $shot }: não sai nenhum torpedo

ask-draft = Escolhe um dado ({ $dice }), ? para ajuda
ask-action = Um número{ $more ->
    [0] {""}
   *[other] {" "}(m: mais { $more })
}, um tiro como 4 C4, ? para ajuda
ask-confirm = Enter: sim, v: voltar
ask-confirm-reroll = Voltar a lançar o dado? Tens de usar a nova face. Enter: sim, v: voltar
ask-first = Quem começa? 1 a { $sides }
ask-roll = Lança { $count } dados e escreve o resultado
ask-reroll = Volta a lançar o dado e escreve o resultado
ask-seed = Jogador { $number }, escreve algo que ninguém possa adivinhar (Enter: ao acaso)

dice-commitment = Os dados ficam vinculados a esta promessa: { $commitment }

say-number = Escreve um número de 1 a { $most }.
say-take = Escreve um dos dados da mesa: { $dice }.
say-confirm = Enter para sim, v para voltar.
say-patterns = Qual deles? Escreve a letra a seguir ao número: 4b C4.
say-skull = Não te chegam os torpedos sobresselentes: este tiro preenche a tua caveira.
say-no-undo = Já não há nada para desfazer.
say-left = A partida está guardada. Para continuar: torpedo-dice play --resume { $path }
say-saved = Guardado: { $path }
say-save-how = Escreve a seguir o nome do ficheiro: guardar partida.json
say-record = O registo desta partida: { $path }

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
    Um dado é um padrão de pintas. Põe-no sobre o alvo: cada pinta num espaço
    por atingir (um algarismo) é um tiro certeiro; qualquer outra custa um
    torpedo sobresselente. {"*"} é um tiro certeiro, # um sistema destruído, . água;
    antes de confirmares um tiro, X: tiro certeiro, o: falha.

    4 C4          disparar o 4, com o canto superior esquerdo do padrão em C4
    torre 5 C4    usar um sistema: o nome (ou o início), a face que dá, o canto
    4b C4         o mesmo com o segundo padrão; p mostra todos os padrões
    ativar torre  ativar um sistema (Missão, Solo)
    relançar      voltar a lançar o dado, com a Hélice
    fire4@C4,E4,C6,E6   um tiro com todos os seus espaços
    1, 2, 3 ...   escolher da lista; m mostra a lista toda
    v: voltar atrás, antes de confirmar     o: ver os outros
    guardar FICHEIRO: guardar a partida     q: sair

    1 Periscópio: vira o dado.            5 Motores: tiram uma pinta.
    2 Artilharia: acrescenta uma pinta.   6 Escotilhas: alinham as pintas.
    3 Torre: soma ou subtrai 1.           7 Hélice: volta a lançar o dado.
    4 Lemes: copiam o dado de um adversário.
