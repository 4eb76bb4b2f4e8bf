"""Glen More II: a rondel, territories that grow and are activated, and eight Chronicles. Read rules.py first."""
