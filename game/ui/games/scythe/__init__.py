"""How Scythe is painted: the map, pieces, mats and cards. Painters read what is shown and data/scythe only."""
