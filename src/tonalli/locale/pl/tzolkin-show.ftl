# Nagłówki i etykiety stołu gry Tzolk'in.

tzolkin-show-day = Dzień { $day } z 27
    .late = Dzień { $day }, po 27. dniu
tzolkin-show-age = Epoka { $age }
tzolkin-show-of-days =
    { $days ->
        [one] z { $days } dnia
       *[other] z { $days } dni
    }
tzolkin-show-food_day =
    { $days ->
        [0] { $number ->
            [4] ostatnia runda, { $number }. Dzień Żywienia dziś
           *[other] { $number }. Dzień Żywienia ({ $kind }) dziś
        }
        [one] { $number }. Dzień Żywienia ({ $kind }) jutro
       *[other] { $number }. Dzień Żywienia ({ $kind }) za { $days } dni
    }
tzolkin-show-food-goods = dobra
tzolkin-show-food-points = punkty
tzolkin-show-no-food_day = gra się skończyła
tzolkin-show-corn = kukurydza na kole: { $corn }
tzolkin-show-first = pierwszy gracz
tzolkin-show-claimed = Pole Pierwszeństwa:
tzolkin-show-claimed-free = wolne
tzolkin-show-gears = Koła
    .hint = ○ następne wolne pole, jego numer to koszt w kukurydzy; ■ neutralny robotnik; na końcu ukryte zęby
tzolkin-show-jungle = Dżungla
    .hint = odkryte żetony kukurydzy, żetony drewna na innych; czaszki w puli: { $skulls }
tzolkin-show-jungle-group = { $number }:
tzolkin-show-temples = Świątynie
    .hint = w 1. i 3. Dzień Żywienia dobra do twojego stopnia, w 2. i 4. punkty twojego stopnia
tzolkin-show-temple-bonus = najwyżej: { $first } PZ na koniec epoki 1, { $second } PZ epoki 2
tzolkin-show-technologies = Technologie
    .hint = w nawiasie kostki surowców za poziom; poziomy się sumują
tzolkin-show-level-0 = start
tzolkin-show-level-1 = poziom 1 (1)
tzolkin-show-level-2 = poziom 2 (2)
tzolkin-show-level-3 = poziom 3 (3)
tzolkin-show-level-4 = dalej (1)
tzolkin-show-buildings = Budynki w ofercie
    .hint = Epoka { $age }; { $pile ->
        [0] stos jest pusty
       *[other] w stosie jeszcze { $pile }
    }
tzolkin-show-monuments = Monumenty
    .hint = budowane na polu Tikal 4, punktują na koniec
tzolkin-show-tile-name = nazwa
tzolkin-show-tile-colour = kolor
tzolkin-show-tile-cost = koszt
tzolkin-show-tile-effect = co daje
tzolkin-show-none = brak
tzolkin-show-players = Gracze w kolejności
    .hint = ręka, koła, poza: robotnicy; żyw.: kukurydza na Dzień Żywienia
tzolkin-show-figure-points = PZ
tzolkin-show-figure-corn = kukur.
tzolkin-show-figure-wood = drew.
tzolkin-show-figure-stone = kam.
tzolkin-show-figure-gold = złoto
tzolkin-show-figure-skull = czasz.
tzolkin-show-figure-hand = ręka
tzolkin-show-figure-gears = koła
tzolkin-show-figure-reserve = poza
tzolkin-show-figure-food = żyw.
tzolkin-show-figure-chaac = Cha
tzolkin-show-figure-quetzalcoatl = Que
tzolkin-show-figure-kukulkan = Kuk
tzolkin-show-level = { $technology } { $level }
tzolkin-show-levels = { $levels }
tzolkin-show-double =
    { $light_id ->
        [yes] podwójne przesunięcie możliwe
       *[no] podwójne przesunięcie zużyte
    }
tzolkin-show-harvested = { $corn ->
        [0] { $wood ->
            [one] 1 żeton Wycinki Drzew
            [few] { $wood } żetony Wycinki Drzew
           *[other] { $wood } żetonów Wycinki Drzew
        }
       *[other] { $wood ->
            [0] { $corn ->
                [one] 1 żeton Zbioru Kukurydzy
                [few] { $corn } żetony Zbioru Kukurydzy
               *[other] { $corn } żetonów Zbioru Kukurydzy
            }
           *[other] żetony Urodzaju: kukurydza { $corn }, drewno { $wood }
        }
    }
tzolkin-show-tiles =
    { $count ->
        [one] { $tile }
       *[other] { $tile } ×{ $count }
    }
tzolkin-show-owned-buildings = budynki: { $tiles }
tzolkin-show-owned-monuments = monumenty: { $tiles }
tzolkin-show-owned-farm = żeton Początkowego Bogactwa z farmą
tzolkin-show-more = także: { $parts }, board, log, help

## Tory i żetony stron

tzolkin-show-food_day-days =
    { $days ->
        [0] dziś
        [one] jutro
       *[other] za { $days } dni
    }
tzolkin-show-has = ma { $corn }
tzolkin-show-tracks = Świątynie, technologie i co dalej
tzolkin-show-displays = Budynki i monumenty
tzolkin-show-temple-said = { $temple }: { $standing }
tzolkin-show-temple-standing = { $name } na stopniu { $step }
tzolkin-show-feeding = { $name }: do zapłaty kukurydza { $due }, jest { $corn }
tzolkin-show-pile = Epoka { $age } · w stosie { $pile }
tzolkin-show-to_come = Jeszcze w epoce { $age }
tzolkin-show-at_the_end = na koniec
tzolkin-show-built_by = budowniczy: { $name }
tzolkin-show-bank = Pula
    .of = z { $all }
    .said = Pula: czaszki { $skulls } z { $all }
