### Zatmění, řádek po řádku

teotihuacan-moment-eclipse =
    { $number ->
        [1] První zatmění
        [2] Druhé zatmění
       *[3] Třetí zatmění
    }
teotihuacan-moment-each =
    { $points ->
        [one] { $points } bod za políčko
        [few] { $points } body za políčko
       *[other] { $points } bodů za políčko
    }
teotihuacan-moment-steps =
    { $steps ->
        [one] 1 políčko
        [few] { $steps } políčka
       *[other] { $steps } políček
    }
teotihuacan-moment-first = první
teotihuacan-moment-pyramid_lead = 4 body za vedení
teotihuacan-moment-masks = sady různých masek
teotihuacan-moment-wages = 3 body za každé nezaplacené
    .name = mzda
teotihuacan-moment-bonus = na nejvyšších schodech
teotihuacan-moment-paid = vše zaplaceno
teotihuacan-moment-due = má se platit { $due }, k dispozici { $held }
teotihuacan-moment-then-wages = pak mzda
teotihuacan-scores-stage = Při zatměních
teotihuacan-scores-by =
    { $number ->
        [1] první zatmění
        [2] druhé zatmění
       *[3] třetí zatmění
    }
