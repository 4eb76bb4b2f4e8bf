"""Isle of Skye: lands that grow tile by tile, and sealed prices. Read rules.py first."""
