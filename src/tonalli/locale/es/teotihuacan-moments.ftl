### Eclipses, fila a fila

teotihuacan-moment-eclipse =
    { $number ->
        [1] Primer Eclipse
        [2] Segundo Eclipse
       *[3] Tercer Eclipse
    }
teotihuacan-moment-each =
    { $points ->
        [one] { $points } punto por paso
       *[other] { $points } puntos por paso
    }
teotihuacan-moment-steps =
    { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    }
teotihuacan-moment-first = en cabeza
teotihuacan-moment-pyramid_lead = 4 puntos para quien va en cabeza
teotihuacan-moment-masks = conjuntos de máscaras distintas
teotihuacan-moment-wages = 3 puntos por cada cacao sin pagar
    .name = salarios
teotihuacan-moment-bonus = en los peldaños más altos
teotihuacan-moment-paid = todo pagado
teotihuacan-moment-due = por pagar { $due }, tiene { $held }
teotihuacan-moment-then-wages = después, los salarios
teotihuacan-scores-stage = En los Eclipses
teotihuacan-scores-by =
    { $number ->
        [1] primer Eclipse
        [2] segundo Eclipse
       *[3] tercer Eclipse
    }
