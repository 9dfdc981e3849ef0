"""The words of the text forms and records: English, lower case, the same in every language."""

from typing import Final, Literal

from torpedo_dice.rules.ending import SUNK, TORPEDOES, WRECKED
from torpedo_dice.rules.position import ACTION, DRAFT, OPPONENT, OVER, ROLL
from torpedo_dice.rules.systems import MISSION, SOLO, TRAINING, Mode

ModeName = Literal["training", "mission", "solo"]
ReasonName = Literal["sunk", "torpedoes", "wrecked"]
RankName = Literal["lieutenant", "captain", "admiral"]
PhaseName = Literal["roll", "draft", "action", "opponent", "over"]
SystemName = Literal["periscope", "artillery", "sail", "fins", "engine", "windows", "propeller"]

MODES: Final[dict[ModeName, Mode]] = {"training": TRAINING, "mission": MISSION, "solo": SOLO}
MODE_NAMES: Final[dict[int, ModeName]] = {number: name for name, number in MODES.items()}
SYSTEM_NUMBERS: Final[dict[SystemName, int]] = {
    "periscope": 1,
    "artillery": 2,
    "sail": 3,
    "fins": 4,
    "engine": 5,
    "windows": 6,
    "propeller": 7,
}
SYSTEM_NAMES: Final[dict[int, SystemName]] = {number: name for name, number in SYSTEM_NUMBERS.items()}
REASON_NAMES: Final[dict[int, ReasonName]] = {SUNK: "sunk", TORPEDOES: "torpedoes", WRECKED: "wrecked"}
RANK_NAMES: Final[tuple[RankName, ...]] = ("lieutenant", "captain", "admiral")
PHASE_NAMES: Final[dict[int, PhaseName]] = {
    ROLL: "roll",
    DRAFT: "draft",
    ACTION: "action",
    OPPONENT: "opponent",
    OVER: "over",
}
