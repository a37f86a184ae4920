## Jak rozkładają się wyniki.

cli-simulate-lower = 25%
cli-simulate-upper = 75%
cli-simulate-points = punkty
cli-simulate-span = { $begin }–{ $end }
cli-simulate-bar = { $signs } { $share }%
