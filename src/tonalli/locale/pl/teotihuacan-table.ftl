# Etykiety stołu w przeglądarce.

teotihuacan-table-label = Stół: osiem Plansz Akcji wokół Piramidy, trzy Świątynie, cztery tory
teotihuacan-table-worker = Robotnik gracza { $name }, siła { $power }
teotihuacan-table-hand = Robotnik gracza { $name }, siła { $power }, na ręce
teotihuacan-table-reserve = Czwarty robotnik gracza { $name }, siła { $power }
teotihuacan-table-neutral = Neutralny robotnik ({ $colour })
teotihuacan-table-floor = { $board }: robotnicy
teotihuacan-table-empty-space = Puste
teotihuacan-table-avenue = Aleja Umarłych, stopień { $step }
teotihuacan-table-track = Tor Piramidy, stopień { $step }
teotihuacan-table-buildings = Budynki, wartość { $value }
teotihuacan-table-calendar = Kalendarz, pole { $space }
teotihuacan-table-stack =
    { $count ->
        [0] stos jest pusty
       *[other] w stosie: { $count }
    }
teotihuacan-table-used = Użyte płytki Odkryć: { $tiles }
teotihuacan-table-goods = { $name }: { teotihuacan-amount }
teotihuacan-table-points = { $name }: { $points } PZ

## Miejsca

teotihuacan-table-order =
    { $order ->
        [1] 1. gracz
        [2] 2. gracz
        [3] 3. gracz
       *[other] 4. gracz
    }
    .you =
        { $order ->
            [1] ty · 1. gracz
            [2] ty · 2. gracz
            [3] ty · 3. gracz
           *[other] ty · 4. gracz
        }
teotihuacan-table-wages = opłata { $cocoa }
teotihuacan-table-technologies = Technologie
teotihuacan-table-discoveries = Odkrycia
teotihuacan-table-mask-sets = Maski
teotihuacan-table-starting-tiles = Płytki Startowe
    .laid-out = Płytki Startowe do wyboru
teotihuacan-table-seat = Miejsce gracza { $name }

## Obracanie płytki

teotihuacan-table-turn-right = Obróć płytkę zgodnie z ruchem wskazówek zegara
teotihuacan-table-turn-left = Obróć płytkę przeciwnie do ruchu wskazówek zegara

## Okres Ekspansji

teotihuacan-table-stage-pyramid = Piramida
teotihuacan-table-stage-empire = Imperium
teotihuacan-table-field = { $altar }, w stronę { FORM($board, "gen") }
teotihuacan-table-shaman = Szaman gracza { $name }, stojący
    .lying = Szaman gracza { $name }, leżący
teotihuacan-table-warriors =
    { $count ->
        [one] { $name }: został 1 Wojownik
       *[other] { $name }: zostało { $count } Wojowników
    }
    .left =
        { $count ->
            [one] został
           *[other] zostało
        }
teotihuacan-table-owned =
    { $count ->
        [one] { $name }: własność 1 płytki Pałacu
       *[other] { $name }: własność { $count } płytek Pałacu
    }
    .short =
        { $count ->
            [one] własna
            [few] własne
           *[other] własnych
        }
teotihuacan-table-great = Wielkie
teotihuacan-table-court-die = Kostka Dworu
teotihuacan-table-trail = Szlak
