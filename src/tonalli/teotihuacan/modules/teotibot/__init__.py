"""The Teotibot: the solo opponent, which decides nothing and follows its own rules (B-1 to B-14).

It sits at the table as the second of two sides (B-1.1), so whatever its clauses do not change goes as for two players:
setup and neutral workers (B-2.1, B-2.14), printed or shuffled boards (B-1.4), the variants (B-1.5, B-1.6, B-1.7),
colours, technologies and top steps (B-3.9, B-3.10, B-3.11), the pyramid track (B-7.9), calendar and eclipses (B-9.2,
B-9.6, B-9.9). It asks for nothing beyond its own tiles: no cocoa action, royal tile or unlocking (B-3.13), no
technology (B-3.14), no icon (B-3.15).
"""
