## How scores are spread.

cli-simulate-lower = 25%
cli-simulate-upper = 75%
cli-simulate-points = points
cli-simulate-span = { $begin } to { $end }
cli-simulate-bar = { $signs } { $share }%
