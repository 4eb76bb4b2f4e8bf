"""Glen More: how tiles, figures, rondel, territories and cards are painted from what is shown; knows no rule."""
