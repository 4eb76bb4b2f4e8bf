"""Chronicle 6, The Dubious Tome of Scottish History: landmark cards with an event on their other half."""
