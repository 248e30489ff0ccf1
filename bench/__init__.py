"""How fast the engine is, in figures that survive a change of machine: see `bench.measure`."""
