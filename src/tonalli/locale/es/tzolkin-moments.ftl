### Puntos por Día de Comida

tzolkin-scores-stage = En los Días de Comida
tzolkin-scores-by =
    { $number ->
        [1] primer Día de Comida
        [2] segundo Día de Comida
        [3] tercer Día de Comida
        [4] cuarto Día de Comida
       *[5] al final
    }
