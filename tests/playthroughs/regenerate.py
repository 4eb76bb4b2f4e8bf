"""`python -m tests.playthroughs.regenerate`: write all golden games and hashes anew. Then read the difference."""

from __future__ import annotations

import json
from pathlib import Path

from tests.playthroughs.hashes import FILE, all_hashes
from tests.playthroughs.record import GAMES, file_name, record

HERE = Path(__file__).parent


def main() -> None:
    for subject in GAMES:
        path = HERE / subject.game / file_name(subject)
        path.parent.mkdir(exist_ok=True)
        path.write_text(record(subject), encoding="utf-8")
        print(f"{path.relative_to(HERE)}: {path.stat().st_size // 1024} KB")
    FILE.write_text(json.dumps(all_hashes(), indent=1) + "\n", encoding="utf-8")
    print(FILE.name)


if __name__ == "__main__":
    main()
