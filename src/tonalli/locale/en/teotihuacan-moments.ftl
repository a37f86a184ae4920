### Eclipses, row by row

teotihuacan-moment-eclipse =
    { $number ->
        [1] First Eclipse
        [2] Second Eclipse
       *[3] Third Eclipse
    }
teotihuacan-moment-each = { $points } points each step
teotihuacan-moment-steps =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
teotihuacan-moment-first = first
teotihuacan-moment-pyramid_lead = 4 points for the first
teotihuacan-moment-masks = sets of different masks
teotihuacan-moment-wages = 3 points for each unpaid
    .name = wages
teotihuacan-moment-bonus = on the highest steps
teotihuacan-moment-paid = all paid
teotihuacan-moment-due = due { $due }, holds { $held }
teotihuacan-moment-then-wages = then wages
teotihuacan-scores-stage = At the Eclipses
teotihuacan-scores-by =
    { $number ->
        [1] first Eclipse
        [2] second Eclipse
       *[3] third Eclipse
    }
