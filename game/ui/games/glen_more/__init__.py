"""Glen More: how its tiles, figures, rondel, territories and cards are painted. Reads plain data, knows no rule."""
