## Cómo se reparten los puntos.

cli-simulate-lower = 25 %
cli-simulate-upper = 75 %
cli-simulate-points = puntos
cli-simulate-span = { $begin } a { $end }
cli-simulate-bar = { $signs } { $share } %
