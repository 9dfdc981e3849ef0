# Play in the terminal. The picture is 80 characters wide.

menu-welcome = Torpedo Dice. What shall it be?
menu-solo = Alone against the automaton
menu-bot = Against a bot
menu-together = Together at this keyboard
menu-resume = Go on with the latest game: { $mode }, { $names }
menu-training = Training: all systems work from the start
menu-mission = Mission: systems must be switched on first
menu-ask = Number
menu-players = How many others (1 to 3)
name-player = Player { $number }
name-bot = Bot { $bot }
name-bot-numbered = Bot { $bot } { $number }
name-automaton = the automaton

screen-title = { $mode }, round { $round }: { $name }
screen-look = A look at { $name }
screen-target = Target: { $name }
screen-own = You, target of { $name }
screen-final = { $name }, target of { $attacker }
screen-own-solo = Your systems
screen-spares = Spare torpedoes
screen-torpedoes = { $left }/{ $all } torpedoes
screen-explosions = Explosions
screen-system = { $number } { $name }:
screen-table = Dice on the table:
screen-you = you
board-numbers = Spare torpedoes: { $spares }. Uses of Artillery and Windows in Training: { $uses }.
board-panels = Panels: { $panels }

move-roll = Roll the dice
move-draft = Take the { $face }
move-reroll = Roll the die again ({ $system })
move-switch = Switch on { $system }
move-fire = { $shot }: { $effect }
move-fire-nothing = { $shot }: nothing leaves the tube

ask-draft = Take a die ({ $dice }), ? for help
ask-action = A number{ $more ->
    [0] {""}
   *[other] {" "}(m: { $more } more)
}, a shot such as { $example }, ? for help
ask-confirm = Enter: yes, u: back
ask-confirm-reroll = Roll the die again? The new face must be used. Enter: yes, u: back
ask-name = Name of player { $number } (Enter: { $name })
ask-first = Who begins? Number
ask-roll = Round { $round }, { $name }: roll { $count } dice and type them
ask-reroll = Round { $round }, { $name }: roll the die again and type it
ask-throw = { $dice }  Is that right? Enter: yes, u: type it again
ask-seed = { $name }, type anything that nobody can guess (Enter: chance types)

dice-commitment = The dice are bound by this promise:
dice-promise = The promise of { $name }:
dice-seed = { $name } typed: { $seed }
dice-secret = The secret of the dice was:
dice-check = Anyone can check the whole game with:

say-number = Type a number from 1 to { $most }.
say-take = Type one of the dice on the table: { $dice }.
say-patterns = Which one? Write the letter behind the number: { $example }.
say-skull = There are not enough spare torpedoes: this shot fills your skull.
say-no-undo = There is nothing to take back any more.
say-left = The game is saved. Go on with:
say-not-saved = This game is not being saved: { $reason }
say-saved = Saved: { $path }
say-save-how = Write the file's name behind it: save game.json
say-record = The record of this game:

# Words that can be typed, each separated by a blank. The English ones work in every language.
word-help = ? h help
word-quit = q quit exit
word-undo = u undo
word-more = m more
word-look = l look
word-save = save
word-patterns = p patterns
word-yes = y yes
word-no = n no
word-switch = on
word-reroll = reroll

help-game =
    Hit every space of your target's systems (the digits) and it sinks: you win.
    A die is a pattern of pips. Lay it over the target: a pip on a digit is a hit,
    every other pip is a miss and costs a spare torpedo. A miss without a spare
    fills your skull: you are out, the game ends, and of the others, who has most
    hits and spare torpedoes together wins. Alone, you lose with a filled skull or
    when all your systems are wrecked: the die left over is fired at you.

    4 C4          fire the 4, upper left corner of its pattern on C4
    3b C4         fire the 3 in its second pattern; p shows all patterns
    sail 5 C4     use a system: its name, the face that it gives, the corner
    on sail       switch a system on (Mission, Solo): it works from the next round
    reroll        roll your die again (Propeller)
    fire4@C4,E4,C6,E6   a shot with all its spaces
    1, 2, 3 ...   choose from the list; m shows all of it
    Enter         show the table again; after a preview: yes
    u             back, before you confirm; or type another move instead
    l             look at the others
    p, p sail     the patterns of your die, or those with a system
    save FILE     keep a copy; the game is saved anyway
    q             quit
    ??            more help: every sign on the table, and the systems
help-signs =
    1 to 7        an open space of that system: hit it
    {"*"}  #          a hit; a hit on a system that is wrecked
    {"."}             water
    X  o          in a preview: this pip will hit, this one will miss
    |||..         spare torpedoes: | there, . gone, - the cost of the previewed shot
    {"[ ]"}  [X]      the skull behind them, empty and filled

    on, off       switched on or not; on from the round after the switch
    waits         Artillery and Windows, until both others on their panel are on
                  or wrecked
    wrecked       cannot be used any more
    spent, (3)    no uses left; three uses left (Training)
    {"[x][ ]"}        alone: damage to your system; two crosses wreck it
    Explosions    alone: one for each system that you wreck; in that round a shot
                  at a wrecked system of yours misses, else it goes on to the next

    1 Periscope turns the die over.    5 Engine takes one pip away.
    2 Artillery adds one pip.          6 Windows puts the pips in a line.
    3 Sail adds or takes one.          7 Propeller rolls the die again.
    4 Fins copies an opponent's die.
    Alone, the die that you leave is fired at your system of that number.
