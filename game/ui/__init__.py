"""How Hearthside looks and feels: grid, materials, type, widgets and scenes; knows no game. Start at look.py."""
