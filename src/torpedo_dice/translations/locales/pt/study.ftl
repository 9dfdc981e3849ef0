# O estudo de um tabuleiro: a página, os seus avisos e o que diz o comando.

study-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-tick = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
study-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-finer = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
study-count = { NUMBER($value, maximumFractionDigits: 2) }
study-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
study-table = { $mode }{ $players ->
    [1] {""}
   *[other] , { $players } jogadores
}
study-on = { $games }: { $table }
study-and = { $first } e { $last }

study-title = Estudo de um tabuleiro: { $name }
study-subtitle = O que os bots fazem dele, com dois, três e quatro jogadores e a solo
study-written = O estudo está escrito: { $path }
study-fair = Sem avisos: nenhum número ultrapassa o seu limite.
study-few = Partidas a menos para julgar mais do que o desenho: { $games } em cada mesa; são precisas { $least }.
study-few-moves = Partidas a menos para julgar sistemas, espaços isolados, acertos por tiro e torpedos de reserva restantes: examinadas em cada mesa, { $games }; são precisas { $least }.
study-warning = Aviso: { $said }
study-where = { $count ->
    [one] Vê-se aqui: { $tables }.
   *[other] Vê-se aqui, o pior primeiro: { $tables }.
}
study-everywhere = Vê-se em todo o lado, sobretudo aqui: { $worst }.

study-short = Em poucas palavras
study-warnings = Avisos
study-length = Quanto dura uma partida e como acaba
study-first = Quem começa
study-systems = Como se usam os sistemas
study-heat = Onde caem os tiros certeiros
study-falls = Por que ordem caem os sistemas
study-solo = A solo contra o adversário virtual
study-drawing = O que o desenho permite
study-made = Como se descobriu tudo isto

study-each = { $games } em cada mesa

study-in-length = A dois, uma partida dura { $mission } rondas em Missão e { $training } em Treino.
study-in-ends = A dois em Missão, { $sunk } das partidas acabam com um submarino afundado e { $skulls } com uma caveira.
study-in-first = Em Missão, quem começa vence { $two } das partidas a dois com um só vencedor, { $three } a três e { $four } a quatro (o equilíbrio seria 50%, 33% e 25%).
study-in-systems = A dois em Missão, o sistema mais usado é { $used }; o primeiro a cair costuma ser { $first }, e o último, { $last }.
study-in-solo = A solo, vencem-se { $won } das partidas; uma vitória vale em média { $score } pontos.
study-in-solo-lost = A solo, não se vence nenhuma partida.

study-about-first = Partidas com um só vencedor que são ganhas por quem começa, face a uma parte igual: em pontos percentuais acima (+) ou abaixo (−). Os dados escolhem-se à vez, por isso nenhum tabuleiro é de todo igual para todos.
study-about-systems = Quantas vezes cada jogador usa cada sistema numa partida; “nenhum sistema” é um tiro tal como o dado caiu.
study-about-heat = Em quantos dos submarinos atacados se acertou em cada espaço, em que ronda em média, e onde se perdem os tiros.
study-about-falls = Em quantos submarinos cada sistema caiu em primeiro lugar, em segundo, e assim por diante. Os sistemas que caem na mesma ronda partilham o lugar.
study-about-drawing = O submarino tem { $spaces } espaços num retângulo de { $columns } por { $rows }, ou seja, { $density }. A tabela diz em quantos espaços um tiro pode acertar no máximo enquanto o submarino está intacto, e de quantas maneiras.
study-about-numbers = Dois números por baixo de outro, ou entre parênteses, são o seu intervalo de 95%: o valor verdadeiro está nele 19 vezes em 20. Só há aviso se todo o intervalo ficar para lá do que ainda é equilibrado.
study-about-bot = O bot “{ $bot }” joga todos os lugares. Um bot vê um tabuleiro à sua maneira: as pessoas talvez tirem mais de um sistema.
study-about-games = Examinadas jogada a jogada em cada mesa: { $games }; contadas pela duração, pelo fim e pelo vencedor: { $ended }.
study-about-again = O mesmo estudo outra vez:

study-rounds = Rondas
study-of-rounds = Rondas de uma partida
study-middle = 8 em 10 partidas
study-sunk = Afundado
study-skull = Caveira
study-wrecked = Tudo destruído
study-shared = Vitória dividida
study-nobody = Ninguém vence
study-spares = Torpedos restantes
study-hits = Acertos por tiro
study-plays = Mesa
study-places = Quem vence, pela ordem da primeira ronda ({ $games } em cada mesa)
study-begins = Começa
study-points = Pontos percentuais
study-system = Sistema
study-endings-table = { $ended } em cada mesa; para torpedos restantes, acertos e “8 em 10”: { $games }
study-systems-table = Quem usa o sistema pelo menos uma vez; o resto diz respeito a { $table } ({ $games })
study-none = nenhum sistema
study-spaces = Espaços
study-used = Usado, { $mode }
study-switched = Ativado
study-switched-round = na ronda
study-fallen = Cai
study-fallen-round = na ronda
study-uses = Usos por partida
study-hit-share = Atingido em tantos submarinos
study-hit-round = Atingido na ronda
study-misses = Falhas de cada jogador
study-afloat = À tona
study-end-sunk = Partidas com um afundamento
study-won = Ganha: { $rank }
study-lost-skull = Perdida: caveira
study-lost-wrecked = Perdida: destruído
study-endings = Como acabam as partidas
study-scores = Quanto valem as vitórias
study-score = Pontuação
study-die = Dado
study-reach = Máximo de acertos com um tiro
study-ways = { $ways ->
    [one] de { $ways } maneira
   *[other] de { $ways } maneiras
}

finding-system-single = { $count ->
    [one] Sistema com um só espaço: { $systems }. Um único acerto destrói-o.
   *[other] Sistemas com um só espaço cada um: { $systems }. Um único acerto destrói-os.
}
finding-system-large = { $systems }: este sistema tem { $spaces } dos { $all } espaços. Afundá-lo é quase toda a partida.
finding-crowded = No retângulo à volta do submarino, { $share } dos espaços são dos sistemas: um tiro acerta caia onde cair.
finding-short = Uma partida acaba ao fim de { $rounds } rondas: mal há tempo de usar alguma coisa.
finding-long = Uma partida dura { $rounds } rondas: é muito para um jogo de dados.
finding-scattered = Um tiro acerta em { $hits } espaços em média: quase nenhuma pinta encontra onde acertar.
finding-first-ahead = Quem começa vence { $share } das partidas com um só vencedor; o equilíbrio seria { $even }.
finding-first-behind = Quem começa só vence { $share } das partidas com um só vencedor; o equilíbrio seria { $even }.
finding-skulls-many = Uma caveira decide { $share } das partidas. Há poucos torpedos sobresselentes para este submarino: { $spares }.
finding-spares-idle = A ninguém faltam torpedos: de { $spares } sobresselentes sobram { $left }.
finding-shared-many = { $share } das partidas acabam em vitória dividida.
finding-nobody-many = { $share } das partidas não são ganhas por ninguém: todas as caveiras estão preenchidas.
finding-system-unused = { $systems }: usado por menos de um jogador em cada 300.
finding-system-first = { $systems }: este sistema é o primeiro a cair em { $share } dos submarinos.
finding-system-last = { $systems }: este sistema é o último a cair em { $share } dos submarinos afundados. Ninguém tem de recear por ele.
finding-spaces-missed = { $places }: no mais raro destes espaços acerta-se em { $share } dos submarinos; num espaço médio, em { $average }.
finding-solo-hard = A solo, só se vencem { $share } das partidas.
finding-solo-easy = A solo, vencem-se { $share } das partidas: quase não se pode perder.
finding-ranks-alike = { $share } das vitórias a solo dão a mesma patente: { $rank }.

advice-system-single = Dá a cada sistema dois espaços ou mais.
advice-system-large = Torna-o mais pequeno, ou os outros maiores.
advice-crowded = Desenha água entre os sistemas, para que apontar conte.
advice-short = Dá mais espaços aos sistemas, ou afasta-os mais.
advice-long = Tira espaços, ou junta-os, para que um tiro acerte em vários.
advice-scattered = Junta os espaços, às distâncias que os dados têm: cantos de um quadrado de três, diagonais, linhas.
advice-first-ahead = O primeiro dado da última ronda decide muito: uns espaços a mais ou a menos alongam ou encurtam a partida uma ronda, e a vantagem passa a outro.
advice-first-behind = O primeiro dado da última ronda decide muito: uns espaços a mais ou a menos alongam ou encurtam a partida uma ronda, e a desvantagem passa a outro.
advice-skulls-many = Concede mais, ou junta os espaços, para que os tiros falhem menos.
advice-spares-idle = Concede menos, para que uma falha custe alguma coisa.
advice-shared-many = Os torpedos sobresselentes distinguem os vencedores: numa partida mais longa, ou onde se falha mais, diferem mais.
advice-nobody-many = Concede mais torpedos sobresselentes.
advice-system-unused = Vê se o seu painel o faz funcionar demasiado tarde e se o desenho lhe dá alguma coisa que fazer.
advice-system-first = Dá-lhe mais espaços, ou afasta-os.
advice-system-last = Dá-lhe menos espaços, ou junta-os.
advice-spaces-missed = Aproxima-os de outros espaços, para que um padrão alcance vários ao mesmo tempo.
advice-solo-hard = Menos espaços, espaços mais juntos ou mais torpedos sobresselentes ajudam o jogador.
advice-solo-easy = Mais espaços ou menos torpedos sobresselentes ajudam o adversário virtual.
advice-ranks-alike = A pontuação conta 5 pontos por cada torpedo sobresselente que resta: o seu número decide as patentes.
