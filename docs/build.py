"""The generated parts of the documentation: help of every command, the tables of the encoding, and the pictures.

`make docs` writes them anew; a test fails when they are not what this gives.
"""

import re
from io import StringIO
from pathlib import Path

from encoding_tables import encoding_tables
from rich.console import Console
from rich.terminal_theme import TerminalTheme

from torpedo_dice import Game, SeededDice, standard_board
from torpedo_dice.bots.greedy_bot import GreedyBot
from torpedo_dice.cli.main import COMMANDS, overview
from torpedo_dice.cli.words import Words
from torpedo_dice.drawing.boards import board_svg
from torpedo_dice.drawing.games import game_svg
from torpedo_dice.terminal.screen import Screen
from torpedo_dice.terminal.session import SHORT_LIST
from torpedo_dice.terminal.showing import Table, example_of, proposals
from torpedo_dice.terminal.telling import sentences
from torpedo_dice.translations.catalogue import catalogue

FOLDER = Path(__file__).parent
ENGLISH = catalogue("en")
ROUND = 7
NIGHT = TerminalTheme(
    background=(6, 19, 31),
    foreground=(219, 233, 242),
    # black, red, green, yellow, blue, magenta, cyan, white: the colours of the captain's chair at night
    normal=[
        (12, 36, 54),
        (214, 100, 64),
        (143, 227, 192),
        (231, 183, 95),
        (84, 134, 166),
        (201, 160, 214),
        (127, 180, 214),
        (219, 233, 242),
    ],
    bright=[
        (44, 85, 112),
        (255, 122, 77),
        (143, 227, 192),
        (231, 183, 95),
        (127, 180, 214),
        (201, 160, 214),
        (127, 180, 214),
        (255, 255, 255),
    ],
)
FRAME = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-label="A game in a terminal">
<style>
.{unique_id}-matrix {{ font: {char_height}px/{line_height}px "DejaVu Sans Mono", Menlo, Consolas, monospace; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal"><rect width="{terminal_width}" height="{terminal_height}"/></clipPath>
{lines}
</defs>
<rect width="{width}" height="{height}" rx="12" fill="#06131f"/>
<g transform="translate({terminal_x}, 16)">{backgrounds}<g class="{unique_id}-matrix">{matrix}</g></g>
</svg>
"""


def commands_page() -> str:
    """What `--help` says, command by command."""
    parts = ["# Commands\n\nWhat `--help` says. Written by `make docs`.\n", _block(overview(ENGLISH))]
    for name, command in COMMANDS.items():
        words = Words(ENGLISH, name)
        command.declare(words)
        parts.append(f"## {name}\n\n{_block(words.help())}")
    return "\n".join(parts)


def with_encoding(page: str) -> str:
    """A page with the tables of the encoding between their marks."""
    begin, end = "<!-- encoding: begin -->\n", "\n<!-- encoding: end -->"
    return re.sub(f"{begin}.*?{end}", lambda _: f"{begin}\n{encoding_tables()}\n{end}", page, flags=re.DOTALL)


def game_in_progress() -> Game:
    """The game of the pictures, when its first player is to act."""
    game = Game(["Ana", "Bot greedy"], "mission", first=1, dice=SeededDice("picture"))
    bot = GreedyBot("picture")
    while (game.position.round, game.phase, game.turn) != (ROUND, "action", 0):
        assert game.turn is not None
        game.push(bot.choose(game, game.turn))
    return game


def picture(game: Game) -> str:
    """A game in progress, as the terminal shows it."""
    console = Console(file=StringIO(), record=True, width=80, force_terminal=True, color_system="truecolor")
    screen = Screen(console, ENGLISH)
    for sentence in sentences(game, game.positions[-5:-1], game.events[-4:], ENGLISH):
        screen.say(sentence)
    table, moves = Table(game, screen), proposals(game, 0)
    table.show(0)
    table.list_moves(moves[:SHORT_LIST])
    example = example_of(game, moves, ENGLISH)
    screen.write(screen.begin(ENGLISH("ask-action", more=len(moves) - SHORT_LIST, example=example)))
    return console.export_svg(title="", theme=NIGHT, code_format=FRAME, unique_id="game")


def files() -> dict[Path, str]:
    """Every generated file with what it should say."""
    game = game_in_progress()
    return {
        FOLDER / "commands.md": commands_page(),
        FOLDER / "environments.md": with_encoding((FOLDER / "environments.md").read_text(encoding="utf-8")),
        FOLDER / "picture.svg": picture(game),
        FOLDER / "game.svg": game_svg(game),
        FOLDER / "standard.svg": board_svg(standard_board()),
    }


def _block(text: str) -> str:
    return f"```\n{text.rstrip()}\n```\n"


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
