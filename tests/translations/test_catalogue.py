"""Six languages as equals: the same keys and variables, nothing unused, nothing left in English, names as agreed."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, SelectExpression, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

import torpedo_dice
from torpedo_dice.errors import english_sentences
from torpedo_dice.translations.catalogue import LANGUAGES, LOCALES, catalogue, language_of_machine

SOURCE = Path(torpedo_dice.__file__).parent
FOREIGN = [language for language in LANGUAGES if language != "en"]
NAMES = {
    "en": "Periscope Artillery Sail Fins Engine Windows Propeller",
    "pt": "Periscópio Artilharia Torre Lemes Motores Escotilhas Hélice",
    "es": "Periscopio Artillería Navegación Estabilizadores Motor Ventanas Hélice",
    "it": "Periscopio Artiglieria Torre_di_comando Deriva Motore Oblò Eliche",
    "de": "Periskop Geschütz Turm Ruder Antrieb Bullaugen Propeller",
    "fr": "Périscope Artillerie Kiosque Ailerons Moteur Hublots Hélice",
}
MODES = {
    "en": "Training Mission Solo",
    "pt": "Treino Missão Solo",
    "es": "Entrenamiento Misión Solitario",
    "it": "Allenamento Missione Solitario",
    "de": "Trainingsmodus Missionsmodus Solomodus",
    "fr": "Entraînement Mission Solo",
}
SPARES = {
    "en": "spare torpedoes",
    "pt": "torpedos sobresselentes",
    "es": "torpedos de reserva",
    "it": "siluri di riserva",
    "de": "Reserve-Torpedos",
    "fr": "torpilles de réserve",
}


class Parts(Visitor):
    """What a message is made of: its variables, its words, and the variables that it selects by."""

    def __init__(self, message: Message) -> None:
        self.variables: set[str] = set()
        self.words: list[str] = []
        self.selectors: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the visitor's way
        """Note a variable."""
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        """Note what is selected by."""
        self.selectors.add(getattr(getattr(node.selector, "id", None), "name", "?"))
        self.generic_visit(node)

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        """Note words."""
        self.words += re.findall(r"[^\W\d_]{2,}", node.value)


@cache
def messages(language: str) -> dict[str, Parts]:
    """Every message of a language by its key; a text that Fluent cannot read, or a key twice, fails."""
    found: dict[str, Parts] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, Junk), f"{path}: {entry.content}"
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} stands twice"
                found[entry.id.name] = Parts(entry)
    return found


@pytest.mark.parametrize("language", FOREIGN)
def test_every_language_has_the_same_keys_and_variables(language: str) -> None:
    """No key is missing, none is left over, and each has the variables of the English one."""
    assert set(messages(language)) == set(messages("en"))
    for key, parts in messages("en").items():
        assert messages(language)[key].variables == parts.variables, key


@pytest.mark.parametrize("language", FOREIGN)
def test_files_are_the_same(language: str) -> None:
    """A key stands in the file of the same name, so that it is found."""
    for path in (LOCALES / "en").glob("*.ftl"):
        keys = re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE)
        there = re.findall(
            r"^([a-z][\w-]*) =", (LOCALES / language / path.name).read_text(encoding="utf-8"), re.MULTILINE
        )
        assert set(there) == set(keys)


@pytest.mark.parametrize("language", FOREIGN)
def test_no_text_is_only_english(language: str) -> None:
    """A text of more than one word is worded anew; single words may be equal in two languages, but not many."""
    equal = [key for key, parts in messages("en").items() if messages(language)[key].words == parts.words]
    sentences = [key for key in equal if len([word for word in messages("en")[key].words if word.islower()]) > 1]
    assert [key for key in sentences if key != "value-action"] == []
    worded = [key for key, parts in messages("en").items() if parts.words]
    assert len([key for key in equal if key in worded]) < len(worded) / 10, equal


def sources() -> Iterator[tuple[Path, ast.Module]]:
    """Every module of the package, parsed."""
    for path in sorted(SOURCE.rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def keys_used() -> tuple[set[str], list[re.Pattern[str]]]:
    """Every string in the code that may be a key, and every pattern of one that is put together."""
    plain: set[str] = set()
    patterns = []
    for _, module in sources():
        for node in ast.walk(module):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                plain |= {node.value, f"error-{node.value}"}
            if isinstance(node, ast.JoinedStr):
                parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values]
                if len(parts[0]) > 3 and parts[0] != ".+":
                    patterns += [re.compile(start + "".join(parts)) for start in ("", "error-")]
    return plain, patterns


def test_every_key_is_used() -> None:
    """No text waits for somebody who asks for it."""
    plain, patterns = keys_used()
    left = [key for key in messages("en") if key not in plain and not any(each.fullmatch(key) for each in patterns)]
    assert left == []


def calls() -> Iterator[tuple[str, str, set[str]]]:
    """Every text and every error in the code whose key and variables are written out: place, key, variables."""
    errors = {name for name in dir(torpedo_dice.errors) if name[0].isupper()}
    for path, module in sources():
        for node in ast.walk(module):
            if not isinstance(node, ast.Call) or any(each.arg is None for each in node.keywords):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            shift = 1 if name == "broken_at" else 0
            first = node.args[shift] if len(node.args) > shift else None
            if not isinstance(first, ast.Constant):
                continue
            key = str(first.value)
            variables = {str(each.arg) for each in node.keywords}
            if name in {"text", "_text", "ENGLISH"}:
                yield f"{path.name}:{node.lineno}", key, variables
            elif name in errors | {"broken_at", "kind"} and re.fullmatch(r"[a-z][a-z0-9-]+", key):
                yield f"{path.name}:{node.lineno}", f"error-{key}", variables


def test_texts_are_asked_for_with_their_variables() -> None:
    """Every call names a key that exists, and gives just what the text wants."""
    found = list(calls())
    assert len(found) > 100
    for place, key, variables in found:
        assert key in messages("en"), f"{place}: {key}"
        assert messages("en")[key].variables == variables, f"{place}: {key}"


def test_errors_and_names_can_be_read_without_a_library() -> None:
    """One line each with plain variables: what the core reads by itself is what Fluent reads."""
    english = english_sentences()
    assert set(english) == {key for key in messages("en") if key.startswith(("error-", "system-"))}
    for key, text in english.items():
        values = {name: f"<{name}>" for name in messages("en")[key].variables}
        assert not messages("en")[key].selectors
        assert re.sub(r"\{ \$(\w+) \}", r"<\1>", text) == catalogue("en")(key, **values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_game_are_those_of_its_editions(language: str) -> None:
    """Systems, modes and spare torpedoes are called what players know them as."""
    text = catalogue(language)
    assert [text.system(number) for number in range(1, 8)] == [
        name.replace("_", " ") for name in NAMES[language].split()
    ]
    assert [text(f"mode-{mode}") for mode in ("training", "mission", "solo")] == MODES[language].split()
    assert text("screen-spares").casefold() == SPARES[language].casefold()


@pytest.mark.parametrize("language", LANGUAGES)
def test_typed_words_mean_one_thing(language: str) -> None:
    """Of the words that can be typed, in this language and in English, none stands for two."""
    meaning: dict[str, str] = {}
    for key in messages("en"):
        if key.startswith("word-"):
            for word in {*catalogue(language)(key).split(), *catalogue("en")(key).split()}:
                assert meaning.setdefault(word, key) == key, word
                assert word == word.casefold()


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_and_many_differ(language: str) -> None:
    """One is a singular, two a plural, in the words around the number too."""
    text = catalogue(language)
    misses = [text("effect", hits=0, misses=count).replace(str(count), "") for count in (1, 2)]
    games = [text("simulate-title", games=count, mode="", board="", seed="").split(",")[0][1:] for count in (1, 2)]
    ends = [text("end-sunk", names="X", target="Y", winners=count) for count in (1, 2)]
    for one, many in (misses, games, ends):
        assert one != many


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "pt_BR.UTF-8"}, "pt"),
        ({"LANG": "de_AT"}, "de"),
        ({"LC_ALL": "fr_CA.UTF-8", "LANG": "de_DE"}, "fr"),
        ({"LC_MESSAGES": "it_IT", "LANG": "de_DE"}, "it"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "tlh"}, "en"),
        ({"LC_ALL": "", "LANG": "es_MX"}, "es"),
    ],
)
def test_the_machine_chooses_the_language(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: str
) -> None:
    """The locale's language where it is one of ours, English otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert language_of_machine() == language
