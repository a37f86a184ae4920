### Zaćmienia, wiersz po wierszu

teotihuacan-moment-eclipse =
    { $number ->
        [1] Pierwsze Zaćmienie
        [2] Drugie Zaćmienie
       *[3] Trzecie Zaćmienie
    }
teotihuacan-moment-each =
    { $points ->
        [one] { $points } punkt za każdy stopień
        [few] { $points } punkty za każdy stopień
       *[other] { $points } punktów za każdy stopień
    }
teotihuacan-moment-steps =
    { $steps ->
        [one] 1 stopień
        [few] { $steps } stopnie
       *[other] { $steps } stopni
    }
teotihuacan-moment-first = najdalej
teotihuacan-moment-pyramid_lead = 4 punkty za prowadzenie
teotihuacan-moment-masks = zestawy różnych Masek
teotihuacan-moment-wages = 3 punkty za każde niezapłacone kakao
    .name = opłata
teotihuacan-moment-bonus = na najwyższych stopniach
teotihuacan-moment-paid = wszystko zapłacone
teotihuacan-moment-due = do zapłaty { $due }, ma { $held }
teotihuacan-moment-then-wages = potem opłata
teotihuacan-scores-stage = Przy Zaćmieniach
teotihuacan-scores-by =
    { $number ->
        [1] pierwsze Zaćmienie
        [2] drugie Zaćmienie
       *[3] trzecie Zaćmienie
    }
