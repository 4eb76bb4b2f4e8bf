"""How Scythe is painted: the map, pieces, mats and cards. Painters read to_plain(view) and data/scythe only."""
