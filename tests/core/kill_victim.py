"""Plays a match of Pebbles with a save at every action until somebody kills it; tells each action it has done."""

from __future__ import annotations

import random
import sys
from pathlib import Path

from game.core.save_store import SaveStore
from tests.core.toy_match import act, begin, find_rules, save_always


def main(folder: str, seed: int) -> None:
    store = SaveStore(Path(folder), find_rules)
    match, rng = begin(4, seed), random.Random(seed)
    save_always(store, match, "victim")
    while not match.is_over():
        act(match, rng)
        print(len(match), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
