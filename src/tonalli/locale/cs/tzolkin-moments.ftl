### Body po dnech výživy

tzolkin-scores-stage = Ve dnech výživy
tzolkin-scores-by =
    { $number ->
        [1] první den výživy
        [2] druhý den výživy
        [3] třetí den výživy
        [4] čtvrtý den výživy
       *[5] na konci
    }
