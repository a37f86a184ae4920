## analyse

cli-analyse-help = Juzga una partida registrada: cómo evolucionaron las probabilidades de ganar, qué turnos costaron más y qué habría sido mejor.

    Cada decisión se piensa con la red aprendida, con lo que su asiento podía saber. Lo jugado y lo mejor que se ha
    encontrado se juegan después muchas veces hasta el final con la misma suerte; solo se cuenta lo que cuesta claramente
    más de lo que el azar explica. Los costos son puntos de la ventaja al final. La misma semilla y las mismas simulaciones dan el
    mismo análisis.

    {"\u0008"}
    Ejemplos:
    {"  "}tonalli analyse game.tonalli
    {"  "}tonalli analyse game.tonalli --seat 1 --simulations 400
    {"  "}tonalli analyse game.tonalli --json
cli-option-analyse-seat = Juzga solo los turnos de este asiento; los asientos se cuentan desde 1.
cli-option-analyse-simulations = Líneas que se siguen en cada decisión; se juegan hasta el final la mitad de partidas. Cuantas más, más tarda y más dice.
cli-option-analyse-seed = La suerte con que se juegan hasta el final las elecciones.
cli-analyse-no-seat = seat={ $value }: se admite de 1 a { $players }
cli-analyse-no-turns = el registro no tiene ningún turno que juzgar
cli-analyse-progress = turnos juzgados
cli-analyse-chances = Probabilidades de ganar
cli-analyse-first-turn = turno { $turn }
cli-analyse-last-turn = turno { $turn }
cli-analyse-costly =
    { $count ->
        [0] ninguna pérdida que se distinga del azar en { $turns } turnos
        [one] mayor pérdida en este de { $turns } turnos
       *[other] mayores pérdidas en estos { $count } de { $turns } turnos
    }
cli-analyse-turn = Turno { $turn }: { $cost } puntos (± { $doubt })
cli-analyse-played = jugado: { $steps }
cli-analyse-better = mejor: { $steps }
cli-analyse-measure = Puntos de la ventaja al final; { $simulations } líneas seguidas en cada decisión y la mitad de partidas jugadas hasta el final.
