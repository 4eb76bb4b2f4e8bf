"""`python -m tests.playthroughs.regenerate [GAME...]`: golden games and hashes anew; then read the difference."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tests.playthroughs.hashes import FILE, all_hashes
from tests.playthroughs.record import GAMES, file_name, record

HERE = Path(__file__).parent


def main(games: list[str]) -> None:
    for subject in GAMES:
        if games and subject.game not in games:
            continue
        path = HERE / subject.game / file_name(subject)
        path.parent.mkdir(exist_ok=True)
        path.write_text(record(subject), encoding="utf-8")
        print(f"{path.relative_to(HERE)}: {path.stat().st_size // 1024} KB")
    known = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    FILE.write_text(json.dumps({**known, **all_hashes(games)}, indent=1) + "\n", encoding="utf-8")
    print(FILE.name)


if __name__ == "__main__":
    main(sys.argv[1:])
