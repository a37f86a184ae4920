## Jak jsou rozložena skóre.

cli-simulate-lower = 25 %
cli-simulate-upper = 75 %
cli-simulate-points = body
cli-simulate-span = { $begin } až { $end }
cli-simulate-bar = { $signs } { $share } %
