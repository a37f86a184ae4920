# Nowe budynki: renowacja, dochody, żetony obu epok.

tzolkin-help-buildings = Nowe budynki: cztery z epoki 1 dają swojemu właścicielowi coś w każdy Dzień Żywienia, przed żywieniem. Gdy później budujesz, możesz zburzyć jeden z nich, a jego nadrukowany koszt liczy się jako zapłacony, kostka po kostce; gra pyta, gdy jest to możliwe. „tile renowacja” mówi więcej.

tzolkin-building-a1_granary = Spichlerz
    .effect = w każdy Dzień Żywienia 3 kukurydze, przed żywieniem
tzolkin-building-a1_ancestor_tomb = Grobowiec przodków
    .effect = w każdy Dzień Żywienia 1 drewno w epoce 1, 1 czaszka w epoce 2
tzolkin-building-a1_gold_workshop = Warsztat złotniczy
    .effect = w każdy Dzień Żywienia 1 złoto
tzolkin-building-a1_stone_shrine = Kamienna kapliczka
    .effect = w każdy Dzień Żywienia 1 kamień
tzolkin-building-a2_bountiful_farm = Urodzajna farma
    .effect = 8 kukurydz
tzolkin-building-a2_monument_yard = Plac monumentów
    .effect = możesz zbudować monument; 1 PZ
tzolkin-building-a2_house_of_scholars = Dom uczonych
    .effect = możesz cofnąć jedną technologię o poziom i rozwinąć każdą z pozostałych
tzolkin-building-a2_skull_shrine = Kapliczka czaszki
    .effect = jej czaszka zostaje na niej i liczy się jako umieszczona; 7 PZ; awans w dowolnej świątyni

tzolkin-card-renovatable = Można go odnowić: zburz go przy budowie innego, a jego koszt liczy się jako zapłacony.
tzolkin-card-monument_yard = Na zbudowanie monumentu pozwala też budynek „Plac monumentów”.
tzolkin-term-renovation = Renowacja
    .effect = Gdy budujesz budynek lub monument, możesz zburzyć jeden własny, który można odnowić. Jego nadrukowany koszt, kostka po kostce, liczy się na poczet nowego; nadmiar przepada, a stary żeton opuszcza grę.

## Decyzje

tzolkin-ask-renovate =
    { $monument_id ->
        [none] Burzysz coś, aby zapłacić za budynek „{ $building }”?
       *[other] Burzysz coś, aby zapłacić za monument „{ $monument }”?
    }
    .title = Renowacja
    .ask = Zburzyć coś?
tzolkin-ask-exchange-technology = Dom uczonych: którą technologię cofasz o poziom, aby rozwinąć pozostałe?
    .title = Dom uczonych
    .ask = Którą cofnąć?
tzolkin-ask-may-advance = Dom uczonych: rozwijasz { FORM($track, "acc") }?
    .title = Dom uczonych
    .ask = Rozwinąć { FORM($track, "acc") }?
tzolkin-ask-may-build-monument = Plac monumentów: budujesz monument?
    .title = Plac monumentów
    .ask = Zbudować monument?

tzolkin-action-renovate = Zburz budynek „{ $building }” i zapłać resztę
    .name = { $building }
tzolkin-action-lower = Cofnij { FORM($technology, "acc") } na poziom { $level }, potem rozwiń pozostałe
    .name = { $technology }
tzolkin-pass-renovate = Nie burz niczego, zapłać całość
    .name = Zatrzymaj
tzolkin-pass-exchange-technology = Zostaw technologie bez zmian
    .name = Zostaw
tzolkin-pass-may-advance = Nie rozwijaj { FORM($track, "gen") }
    .name = Nie tę
tzolkin-pass-may-build-monument = Nie buduj monumentu
    .name = Bez monumentu
tzolkin-follow-lost = traci { FORM($goods, "acc") }
tzolkin-follow-nothing_due = 0 do zapłaty
tzolkin-hint-lost = tracisz: { $effect }
tzolkin-hint-renovation =
    { $cost_id ->
        [none] po zburzeniu budynku „{ $building }” nie zostałoby nic do zapłaty
       *[other] po zburzeniu budynku „{ $building }” do zapłaty zostałoby: { $cost }
    }
    .only = burzy budynek „{ $building }”: inaczej nie możesz zapłacić
    .one =
        { $cost_id ->
            [none] tylko po zburzeniu budynku „{ $building }”, wtedy nie zostaje nic do zapłaty
           *[other] tylko po zburzeniu budynku „{ $building }”, wtedy do zapłaty zostaje: { $cost }
        }

## Co się stało

tzolkin-event-renovate = zburzono budynek „{ $building }”

tzolkin-source-income = dochód w Dni Żywienia
tzolkin-cause-income = dochód w Dzień Żywienia
tzolkin-cause-scholars = Dom uczonych

## Dlaczego nie

tzolkin-why-only-by-renovation = Bez zburzenia czegoś nie możesz za to zapłacić.
    .short = za drogo
tzolkin-why-not-yours = Nie masz budynku „{ $building }”.
tzolkin-why-saves-nothing = „{ $building }” nie oszczędza ani jednej kostki surowca.
    .short = nic nie oszczędza
tzolkin-why-level-0 = Nie masz jeszcze poziomu { FORM($technology, "gen") }.
    .short = brak poziomu
    .help = najpierw poziom { FORM($technology, "gen") }
tzolkin-why-in-their-order = Technologie rozstrzyga się po kolei; teraz { $technology }.
tzolkin-why-asked-or-lowered = { $technology }: już rozstrzygnięta albo cofnięta.

tzolkin-first-exchange-technology = Jedna technologia może cofnąć się o poziom; potem każda z trzech pozostałych może za darmo wzrosnąć o poziom.
tzolkin-first-may-advance = Darmowy poziom tej technologii, jeśli chcesz.
tzolkin-first-may-build-monument = Możesz przy tym zbudować monument, za jego własny koszt.
tzolkin-first-renovate = Jeden z twoich starszych budynków można zburzyć: jego kostki odejmuje się od kosztu, ale kończy się to, co dawał.
