# Play in the terminal. The picture is 80 characters wide.

menu-welcome = Torpedo Dice. What shall it be?
menu-solo = Alone against the automaton
menu-bot = Against a bot
menu-together = Together at this keyboard
menu-training = Training: all systems work from the start
menu-mission = Mission: systems must be switched on first
menu-ask = Number
menu-players = How many others (1 to 3)
name-player = Player { $number }
name-bot = Bot { $bot }
name-automaton = the automaton

screen-title = { $mode }, round { $round }: { $name }
screen-target = Target: { $name }
screen-own = You, target of { $name }
screen-own-solo = Your systems
screen-spares = Spare torpedoes
screen-explosions = Explosions
screen-system = { $number } { $name }:
screen-dice = Dice:
board-numbers = Spare torpedoes: { $spares }. Uses of Artillery and Windows in Training: { $uses }.
board-panels = Panels: { $panels }

move-roll = Roll the dice
move-draft = Take the { $face }
move-reroll = Roll the die again ({ $system })
move-switch = Switch on { $system }
move-fire = Fire { $shot } at { $pips }: { $effect }
move-fire-nothing = Fire { $shot }: nothing leaves the tube

ask-draft = Take a die ({ $dice }), ? for help
ask-action = A number{ $more ->
    [0] {""}
   *[other] {" "}(m: { $more } more)
}, a shot such as 4 C4, ? for help
ask-confirm = Enter: yes, u: back
ask-confirm-reroll = Roll the die again? The new face must be used. Enter: yes, u: back
ask-first = Who begins? 1 to { $sides }
ask-roll = Roll { $count } dice and type them
ask-reroll = Roll the die again and type it
ask-seed = Player { $number }, type anything that nobody can guess (Enter: chance types)

dice-commitment = The dice are bound by this promise: { $commitment }

say-number = Type a number from 1 to { $most }.
say-take = Type one of the dice on the table: { $dice }.
say-confirm = Enter for yes, u to go back.
say-patterns = Which one? Write the letter behind the number: 4b C4.
say-skull = There are not enough spare torpedoes: this shot fills your skull.
say-no-undo = There is nothing to take back any more.
say-left = The game is saved. Go on with: torpedo-dice play --resume { $path }
say-saved = Saved: { $path }
say-save-how = Write the file's name behind it: save game.json
say-record = The record of this game: { $path }

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
    A die is a pattern of pips. Lay it over the target: each pip on an open
    space (a digit) is a hit, every other pip costs a spare torpedo.
    {"*"} is a hit, # a wrecked system, . water; in a preview X hits and o misses.

    4 C4          fire the 4, upper left corner of its pattern on C4
    sail 5 C4     use a system: its name, the face that it gives, the corner
    4b C4         the same with the second pattern; p shows all patterns
    on sail       switch a system on (Mission, Solo); reroll: the Propeller
    fire4@C4,E4,C6,E6   a shot with all its spaces
    1, 2, 3 ...   choose from the list; m shows all of it
    u back, before you confirm   l look at the others   save FILE   q quit

    1 Periscope turns the die over.    5 Engine takes one pip away.
    2 Artillery adds one pip.          6 Windows puts the pips in a line.
    3 Sail adds or takes one.          7 Propeller rolls the die again.
    4 Fins copies an opponent's die.
