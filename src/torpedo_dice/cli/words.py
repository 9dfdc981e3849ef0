"""The words that a command is called with: argparse for the parsing, our catalogue for everything that it says."""

from argparse import SUPPRESS, Action, ArgumentError, ArgumentParser, HelpFormatter, Namespace
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NoReturn

from torpedo_dice.errors import TorpedoDiceError, UsageError
from torpedo_dice.translations.catalogue import LANGUAGES, Catalogue

PROGRAM = "torpedo-dice"


class Words:
    """The options and arguments of one command."""

    def __init__(self, text: Catalogue, command: str) -> None:
        self._text = text
        self._command = command
        self._parser = _Parser(
            prog=f"{PROGRAM} {command}".strip(),
            usage=None if command else f"{PROGRAM} {text('value-command')} [...]",
            description=text(f"help-{command or 'program'}"),
            formatter_class=lambda prog: _Formatter(prog, text("help-usage")),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self._arguments = self._parser.add_argument_group(text("help-arguments"))
        self._options = self._parser.add_argument_group(text("help-options"))
        self._options.add_argument("-h", "--help", action="help", help=text("option-help"))
        if not command:
            self.flag("version")
        self.choice("language", LANGUAGES)

    def argument(self, name: str, *, many: bool = False) -> None:
        """An argument that may be left out, or may be many."""
        shown, said = self._text(f"value-{name}"), self._text(f"argument-{self._command}-{name}")
        kind = _named(shown) if name == "file" else str
        self._arguments.add_argument(name, metavar=shown, type=kind, nargs="*" if many else "?", help=said)

    def flag(self, name: str) -> None:
        """An option that is there or not."""
        self._options.add_argument(f"--{name}", action="store_true", help=self._said(name))

    def value(self, name: str, shown: str, kind: Callable[[str], Any] = str, default: object = None) -> None:
        """An option with a value, which help shows as the word `value-{shown}`."""
        metavar, said = self._text(f"value-{shown}"), self._said(name)
        kind = _named(f"--{name}") if shown == "file" else kind
        self._options.add_argument(f"--{name}", metavar=metavar, type=kind, default=default, help=said)

    def number(self, name: str, least: int, most: int, default: int | None = None) -> None:
        """An option with a whole number; help says which one stands where none is given."""
        metavar, said = self._text("value-number"), self._said(name)
        if default is not None:
            said = self._text("option-default", said=said, default=str(default))

        def kind(word: str) -> int:
            return _whole(f"--{name}", word, least, most)

        self._options.add_argument(f"--{name}", metavar=metavar, type=kind, default=default, help=said)

    def choice(self, name: str, choices: Iterable[str], default: str | None = None) -> None:
        """An option with one of a few values."""
        allowed = tuple(choices)
        metavar, said = "|".join(allowed), self._said(name)
        kind = _one_of(f"--{name}", allowed)
        self._options.add_argument(f"--{name}", metavar=metavar, type=kind, default=default, help=said)

    def optional_value(self, name: str, shown: str, without: str) -> None:
        """An option whose value may be left out; `without` stands for it then."""
        metavar, said = self._text(f"value-{shown}"), self._said(name)
        self._options.add_argument(f"--{name}", metavar=metavar, nargs="?", const=without, help=said)

    def parse(self, words: Sequence[str]) -> Namespace:
        """The options and arguments in the words, or the error of the first that is wrong."""
        if self._parser.usage is None:
            # argparse would cut the English word off that it expects in front of it.
            self._parser.usage = self._parser.format_usage().removeprefix(self._text("help-usage")).strip()
        try:
            found, unknown = self._parser.parse_known_intermixed_args(words)
        except ArgumentError as error:
            # argparse takes every ValueError for one that it must word itself; ours say more.
            if isinstance(error.__context__, TorpedoDiceError):
                raise error.__context__ from None
            raise UsageError("usage-value", option=error.argument_name or "") from None
        if unknown:
            raise UsageError("usage-unknown", word=unknown[0])
        return found

    def _said(self, name: str) -> str:
        """What help says of an option: of this command's own, where that differs."""
        own = f"option-{self._command}-{name}"
        # argparse would put values in behind a percent sign.
        return self._text(own if own in self._text else f"option-{name}").replace("%", "%%")

    def help(self, more: str = "") -> str:
        """The help text of the command."""
        self._parser.epilog = more or None
        return self._parser.format_help()


class _Parser(ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """What argparse refuses in words of its own; nothing that we declare can lead here."""
        raise UsageError("usage-unknown", word=message)


class _Formatter(HelpFormatter):
    def __init__(self, prog: str, usage: str) -> None:
        super().__init__(prog, max_help_position=30, width=80)
        self._usage = f"{usage} "

    def add_usage(
        self, usage: str | None, actions: Iterable[Action], groups: Iterable[Any], prefix: str | None = None
    ) -> None:
        """The line that shows how to call the command, begun in the reader's language."""
        if usage is not SUPPRESS:
            super().add_usage(usage, actions, groups, prefix or self._usage)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        # Our help texts break their lines where they want.
        fill = super()._fill_text
        return "\n".join(line if line.startswith(" ") else fill(line, width, indent) for line in text.splitlines())


def comma_separated(word: str) -> list[str]:
    """The parts of a list such as `Ana,Bo`."""
    return [part.strip() for part in word.split(",")]


def _named(option: str) -> Callable[[str], str]:
    def named(word: str) -> str:
        if word:
            return word
        raise UsageError("usage-file-name", option=option)

    return named


def _whole(option: str, word: str, least: int, most: int) -> int:
    if word.isascii() and word.isdigit() and len(word) <= 12 and least <= int(word) <= most:
        return int(word)
    raise UsageError("usage-number", option=option, word=word, least=least, most=most)


def _one_of(option: str, allowed: tuple[str, ...]) -> Callable[[str], str]:
    def chosen(word: str) -> str:
        if word in allowed:
            return word
        raise UsageError("usage-choice", option=option, word=word, choices=", ".join(allowed))

    return chosen
