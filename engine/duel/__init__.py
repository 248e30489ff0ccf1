"""Two players, each against the other, who draw from a stock: what such games have in common."""
