"""Chronicle 1, The Dragon Boat Races: boats along the rivers of all territories, a race and rewards."""
