"""How Tonalli is made: the tools it takes, the compiled engine, the built pages; and how it is started meanwhile."""
