"""Chronicle 8, The Penny Mobs: mobsters in prison, pennies laid on them, and what they do when freed."""
