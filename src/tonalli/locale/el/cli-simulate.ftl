## Πώς κατανέμονται οι βαθμολογίες.

cli-simulate-lower = 25%
cli-simulate-upper = 75%
cli-simulate-points = πόντοι
cli-simulate-span = { $begin } έως { $end }
cli-simulate-bar = { $signs } { $share }%
