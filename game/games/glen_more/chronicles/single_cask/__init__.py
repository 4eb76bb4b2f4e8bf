"""Chronicle 3, Single Cask Reserve: barrels that age in cellars and are sold for points."""
