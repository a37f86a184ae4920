# Tzolk'in: Kalendarz Majów.

tzolkin-title = Tzolk'in: Kalendarz Majów
    .name = Tzolk'in
    .about = Umieszczaj robotników na obracających się kołach i zdejmuj ich we właściwy dzień.
    .players = 2–5
    .time = 90 min
    .expansion = Plemiona i Przepowiednie
    .modules = każdy osobno; gra w pięć osób wymaga Szybkich Akcji
tzolkin-typed-notation = place:tikal
    .beginning = place:t zamiast place:tikal
tzolkin-typed-tiles = tile lustro, tile palenque 3, tile Dzień Żywienia

## Dobra

tzolkin-good-corn = kukurydza
    .gender = f
    .gen = kukurydzy
    .acc = kukurydzę
tzolkin-good-wood = drewno
    .gender = n
    .gen = drewna
tzolkin-good-stone = kamień
    .gender = m
    .gen = kamienia
tzolkin-good-gold = złoto
    .gender = n
    .gen = złota
tzolkin-good-skull = czaszka
    .gender = f
    .gen = czaszki
    .acc = czaszkę
tzolkin-good-block = kostka surowca
    .gender = f
    .gen = kostki surowca
    .acc = kostkę surowca
tzolkin-amount =
    { $good_id ->
        [corn] { $amount ->
            [one] { $amount } kukurydza
            [few] { $amount } kukurydze
           *[other] { $amount } kukurydz
        }
        [wood] { $amount ->
            [one] { $amount } drewno
           *[other] { $amount } drewna
        }
        [stone] { $amount ->
            [one] { $amount } kamień
            [few] { $amount } kamienie
           *[other] { $amount } kamieni
        }
        [gold] { $amount ->
            [one] { $amount } złoto
           *[other] { $amount } złota
        }
        [skull] { $amount ->
            [one] { $amount } czaszka
            [few] { $amount } czaszki
           *[other] { $amount } czaszek
        }
        [block] { $amount ->
            [one] { $amount } kostka surowca
            [few] { $amount } kostki surowców
           *[other] { $amount } kostek surowców
        }
       *[other] { $amount } { $good }
    }
    .acc =
        { $amount ->
            [one] { $amount } { FORM($good, "acc") }
           *[other] { tzolkin-amount }
        }
    .gen =
        { $good_id ->
            [corn] { $amount ->
                [one] { $amount } kukurydzy
               *[other] { $amount } kukurydz
            }
            [stone] { $amount ->
                [one] { $amount } kamienia
               *[other] { $amount } kamieni
            }
            [skull] { $amount ->
                [one] { $amount } czaszki
               *[other] { $amount } czaszek
            }
            [block] { $amount ->
                [one] { $amount } kostki surowca
               *[other] { $amount } kostek surowców
            }
           *[other] { $amount } { FORM($good, "gen") }
        }
tzolkin-stock =
    { $good_id ->
        [corn] { $amount ->
            [one] kukurydza
            [few] kukurydze
           *[other] kukurydz
        }
        [wood] { $amount ->
            [one] drewno
           *[other] drewna
        }
        [stone] { $amount ->
            [one] kamień
            [few] kamienie
           *[other] kamieni
        }
        [gold] { $amount ->
            [one] złoto
           *[other] złota
        }
        [skull] { $amount ->
            [one] czaszka
            [few] czaszki
           *[other] czaszek
        }
        [hand] { $amount ->
            [one] robotnik na ręce
           *[other] robotników na ręce
        }
       *[other] { $good }
    }
tzolkin-amount-gain = +{ tzolkin-amount }
tzolkin-amount-pay = −{ tzolkin-amount }
tzolkin-amount-score = { $points } PZ
tzolkin-points = { $points } PZ
tzolkin-free = za darmo

## Kolory graczy i żetonów

tzolkin-colour-red = czerwony
    .letter = R
tzolkin-colour-green = zielony
    .letter = Z
tzolkin-colour-blue = niebieski
    .letter = N
tzolkin-colour-yellow = żółty
    .letter = Ż
tzolkin-colour-brown = brązowy
    .letter = B
tzolkin-colour-black = czarny
    .letter = C
tzolkin-colour-turquoise = turkusowy
    .letter = T

## Koła i ich akcje

tzolkin-gear-palenque = Palenque
    .effect = Kukurydza i drewno. Akcja 1 to połów; akcje 2–5 to zbiory z grupy dżungli o tym samym numerze.
tzolkin-gear-yaxchilan = Yaxchilan
    .effect = Drewno, kamień, złoto i czaszki.
tzolkin-gear-tikal = Tikal
    .effect = Technologie, budynki i monumenty za drewno, kamień i złoto.
tzolkin-gear-uxmal = Uxmal
    .effect = Awans w świątyni, targ, robotnik, budynek za kukurydzę i lustro innych kół.
tzolkin-gear-chichen_itza = Chichen Itza
    .effect = Twoja czaszka za punkty i awans w świątyni. Zostaje tam i zamyka tę akcję dla wszystkich.
tzolkin-gear-start = Pole Pierwszeństwa
    .gen = Pola Pierwszeństwa
    .at = na Polu Pierwszeństwa
    .place = Pole Pierwszeństwa
    .place-gen = Pola Pierwszeństwa
    .effect = Koszt 0. Na koniec tury bierzesz całą kukurydzę z koła Tzolk'in; na koniec rundy otrzymujesz znacznik (albo przekazujesz go w lewo, jeśli już go masz) i możesz sprawić, że miną dwa dni.
tzolkin-gear-space = { $gear } { $space }
tzolkin-jungle-group = Dżungla { $group }
tzolkin-dummies = { $gear } ({ $teeth })
tzolkin-tile = „{ $tile }”
tzolkin-gear-any = dow.
tzolkin-gear-closed =
    cza-
    szka

tzolkin-gear_action-palenque_1 = Palenque 1
    .cell = 3 kukur.
    .effect = { $corn ->
        [one] { $corn } kukurydza
        [few] { $corn } kukurydze
       *[other] { $corn } kukurydz
    } z połowu
tzolkin-gear_action-palenque_2 = Palenque 2
    .cell = 4 kukur.
    .effect = { $corn ->
        [one] { $corn } kukurydza
        [few] { $corn } kukurydze
       *[other] { $corn } kukurydz
    } ze zbioru
tzolkin-gear_action-palenque_3 = Palenque 3
    .cell =
        5 kukur.
        lub 2 drewna
    .effect = { $corn ->
        [one] { $corn } kukurydza
        [few] { $corn } kukurydze
       *[other] { $corn } kukurydz
    } lub { $wood ->
        [one] { $wood } drewno
       *[other] { $wood } drewna
    } ze zbioru
tzolkin-gear_action-palenque_4 = Palenque 4
    .cell =
        7 kukur.
        lub 3 drewna
    .effect = { $corn ->
        [one] { $corn } kukurydza
        [few] { $corn } kukurydze
       *[other] { $corn } kukurydz
    } lub { $wood ->
        [one] { $wood } drewno
       *[other] { $wood } drewna
    } ze zbioru
tzolkin-gear_action-palenque_5 = Palenque 5
    .cell =
        9 kukur.
        lub 4 drewna
    .effect = { $corn ->
        [one] { $corn } kukurydza
        [few] { $corn } kukurydze
       *[other] { $corn } kukurydz
    } lub { $wood ->
        [one] { $wood } drewno
       *[other] { $wood } drewna
    } ze zbioru
tzolkin-gear_action-yaxchilan_1 = Yaxchilan 1
    .cell = 1 drewno
    .effect =
        { $wood ->
            [one] { $wood } drewno
           *[other] { $wood } drewna
        }
tzolkin-gear_action-yaxchilan_2 = Yaxchilan 2
    .cell =
        1 kamień
        1 kukur.
    .effect = { $stone ->
        [one] { $stone } kamień
        [few] { $stone } kamienie
       *[other] { $stone } kamieni
    }, { $corn ->
        [one] { $corn } kukurydza
        [few] { $corn } kukurydze
       *[other] { $corn } kukurydz
    }
tzolkin-gear_action-yaxchilan_3 = Yaxchilan 3
    .cell =
        1 złoto
        2 kukur.
    .effect = { $gold ->
        [one] { $gold } złoto
       *[other] { $gold } złota
    }, { $corn ->
        [one] { $corn } kukurydza
        [few] { $corn } kukurydze
       *[other] { $corn } kukurydz
    }
tzolkin-gear_action-yaxchilan_4 = Yaxchilan 4
    .cell = 1 czaszka
    .effect =
        { $skull ->
            [one] { $skull } kryształowa czaszka
            [few] { $skull } kryształowe czaszki
           *[other] { $skull } kryształowych czaszek
        }
tzolkin-gear_action-yaxchilan_5 = Yaxchilan 5
    .cell =
        1 kamień
        1 złoto
        2 kukur.
    .effect = { $stone ->
        [one] { $stone } kamień
        [few] { $stone } kamienie
       *[other] { $stone } kamieni
    }, { $gold ->
        [one] { $gold } złoto
       *[other] { $gold } złota
    }, { $corn ->
        [one] { $corn } kukurydza
        [few] { $corn } kukurydze
       *[other] { $corn } kukurydz
    }
tzolkin-gear_action-tikal_1 = Tikal 1
    .cell = 1 techn.
    .effect = poziom technologii
    .more = Kosztuje tyle kostek surowców, ile wynosi jego numer: 1, 2, 3, a powyżej poziomu 3 jedną.
tzolkin-gear_action-tikal_2 = Tikal 2
    .cell = 1 budynek
    .effect = budynek
tzolkin-gear_action-tikal_3 = Tikal 3
    .cell = 2 techn.
    .effect = jeden lub dwa poziomy technologii
    .more = Każdy kosztuje tyle kostek surowców, ile wynosi jego numer: 1, 2, 3, a powyżej poziomu 3 jedną.
tzolkin-gear_action-tikal_4 = Tikal 4
    .cell =
        2 budynki
        lub
        monument
    .effect = jeden lub dwa budynki albo monument
    .more = Architektura pomaga przy jednym z dwóch budynków, nigdy przy monumencie.
tzolkin-gear_action-tikal_5 = Tikal 5
    .cell =
        1 kostka:
        2 stopnie
        świątyń
    .effect = 1 kostka surowca za awans w dwóch świątyniach
tzolkin-gear_action-uxmal_1 = Uxmal 1
    .cell =
        3 kukur.:
        świątynia
    .effect = { $corn ->
        [one] { $corn } kukurydza
        [few] { $corn } kukurydze
       *[other] { $corn } kukurydz
    } za awans w świątyni
tzolkin-gear_action-uxmal_2 = Uxmal 2
    .cell = targ
    .effect = handel na targu
    .more = Drewno jest warte 2 kukurydze, kamień 3, złoto 4, w obie strony; najpierw sprzedaż, potem zakup. Czaszkami się nie handluje.
tzolkin-gear_action-uxmal_3 = Uxmal 3
    .cell =
        jeszcze 1
        robotnik
    .effect = jeszcze jeden robotnik
tzolkin-gear_action-uxmal_4 = Uxmal 4
    .cell =
        budynek za
        kukur.
    .effect = budynek za kukurydzę
    .more = Kosztuje 2 kukurydze za każdą kostkę surowca; nie dotyczy monumentów.
tzolkin-gear_action-uxmal_5 = Uxmal 5
    .cell =
        1 kukur.:
        lustro
    .effect = { $corn ->
        [one] { $corn } kukurydza
        [few] { $corn } kukurydze
       *[other] { $corn } kukurydz
    } za akcję innego koła
    .more = Dowolna akcja 1–5 kół Palenque, Yaxchilan, Tikal lub Uxmal, która może kosztować więcej; nie Chichen Itza.
tzolkin-gear_action-chichen_itza_1 = Chichen Itza 1
    .cell =
        4 PZ
        Chaac
    .effect = czaszka za { $points } PZ, awans w świątyni { $temple }
tzolkin-gear_action-chichen_itza_2 = Chichen Itza 2
    .cell =
        5 PZ
        Chaac
    .effect = czaszka za { $points } PZ, awans w świątyni { $temple }
tzolkin-gear_action-chichen_itza_3 = Chichen Itza 3
    .cell =
        6 PZ
        Chaac
    .effect = czaszka za { $points } PZ, awans w świątyni { $temple }
tzolkin-gear_action-chichen_itza_4 = Chichen Itza 4
    .cell =
        7 PZ
        Kukul
    .effect = czaszka za { $points } PZ, awans w świątyni { $temple }
tzolkin-gear_action-chichen_itza_5 = Chichen Itza 5
    .cell =
        8 PZ
        Kukul
    .effect = czaszka za { $points } PZ, awans w świątyni { $temple }
tzolkin-gear_action-chichen_itza_6 = Chichen Itza 6
    .cell =
        8 PZ
        Kukul
        kost.
    .effect = czaszka za { $points } PZ, awans w świątyni { $temple }, 1 kostka surowca
tzolkin-gear_action-chichen_itza_7 = Chichen Itza 7
    .cell =
        10 PZ
        Quetz
    .effect = czaszka za { $points } PZ, awans w świątyni { $temple }
tzolkin-gear_action-chichen_itza_8 = Chichen Itza 8
    .cell =
        11 PZ
        Quetz
        kost.
    .effect = czaszka za { $points } PZ, awans w świątyni { $temple }, 1 kostka surowca
tzolkin-gear_action-chichen_itza_9 = Chichen Itza 9
    .cell =
        13 PZ
        Quetz
        kost.
    .effect = czaszka za { $points } PZ, awans w świątyni { $temple }, 1 kostka surowca

## Świątynie

tzolkin-temple-chaac = Chaac
    .at = na torze świątyni Chaac
    .gen = świątyni Chaac
tzolkin-temple-quetzalcoatl = Quetzalcoatl
    .at = na torze świątyni Quetzalcoatl
    .gen = świątyni Quetzalcoatl
tzolkin-temple-kukulkan = Kukulkan
    .at = na torze świątyni Kukulkan
    .gen = świątyni Kukulkan
tzolkin-temple-any = dowolna świątynia
    .at = na torze dowolnej świątyni
    .gen = dowolnej świątyni

## Technologie

tzolkin-technology-agriculture = Rolnictwo
    .gen = Rolnictwa
    .short = Rol
    .l1 = +1 kukurydza przy zbiorze
    .l2 = +1 kukurydza przy połowie; zbiór kukurydzy bez żetonu
    .l3 = +2 kukurydze przy zbiorze
    .l4 = awans w świątyni
tzolkin-technology-resource_extraction = Wydobycie Surowców
    .gen = Wydobycia Surowców
    .short = Wyd
    .l1 = +1 drewno, gdy koło daje drewno
    .l2 = +1 kamień na kole Yaxchilan
    .l3 = +1 złoto na kole Yaxchilan
    .l4 = 2 dowolne kostki surowców
tzolkin-technology-architecture = Architektura
    .gen = Architektury
    .acc = Architekturę
    .short = Arc
    .l1 = 1 kukurydza za budynek
    .l2 = 2 PZ za budynek
    .l3 = budynek tańszy o 1 kostkę surowca (2 kukurydze)
    .l4 = 3 PZ
tzolkin-technology-theology = Teologia
    .gen = Teologii
    .acc = Teologię
    .short = Teo
    .l1 = Chichen Itza: akcja o jedno pole dalej
    .l2 = za każdą umieszczoną czaszkę: 1 kostka surowca za awans w świątyni
    .l3 = +1 czaszka na kole Yaxchilan
    .l4 = 1 czaszka
tzolkin-technology-any = dowolna technologia
    .gen = dowolnej technologii
    .acc = dowolną technologię

## Budynki

tzolkin-building-a1_single_farm = Mała farma
    .effect = 1 robotnik potrzebuje o 2 kukurydze mniej
tzolkin-building-a1_community_farm = Wspólna farma
    .effect = każdy robotnik potrzebuje o 1 kukurydzę mniej
tzolkin-building-a1_agriculture = Rolnictwo
    .effect = poziom Rolnictwa
tzolkin-building-a1_agriculture_stone = Rolnictwo + kamień
    .effect = poziom Rolnictwa; 1 kamień
tzolkin-building-a1_extraction_corn = Wydobycie + kukurydza
    .effect = poziom Wydobycia Surowców; 1 kukurydza
tzolkin-building-a1_extraction_gold = Wydobycie + złoto
    .effect = poziom Wydobycia Surowców; 1 złoto
tzolkin-building-a1_chaac_quetzalcoatl = Chaac + Quetzalcoatl
    .effect = awans w świątyniach Chaac i Quetzalcoatl
tzolkin-building-a1_chaac_kukulkan = Chaac + Kukulkan
    .effect = awans w świątyniach Chaac i Kukulkan
tzolkin-building-a1_any_temple_build = Świątynia + budynek
    .effect = awans w dowolnej świątyni; możesz zbudować jeszcze jeden budynek
tzolkin-building-a1_architecture = Architektura
    .effect = poziom Architektury
tzolkin-building-a1_theology_kukulkan = Teologia + Kukulkan
    .effect = poziom Teologii; awans w świątyni Kukulkan
tzolkin-building-a2_large_farm = Duża farma
    .effect = każdy z 3 robotników potrzebuje o 2 kukurydze mniej
tzolkin-building-a2_any_tech_stone = Technologia + kamień
    .effect = poziom dowolnej technologii; 1 kamień
tzolkin-building-a2_any_tech_gold = Technologia + złoto
    .effect = poziom dowolnej technologii; 1 złoto
tzolkin-building-a2_any_tech_corn = Technologia + kukurydza
    .effect = poziom dowolnej technologii; 6 kukurydz
tzolkin-building-a2_any_tech_skull = Technologia + czaszka
    .effect = poziom dowolnej technologii; 1 czaszka
tzolkin-building-a2_worker = Robotnik
    .effect = jeszcze jeden robotnik; 6 PZ
tzolkin-building-a2_mirror = Lustro
    .effect = możesz zapłacić 1 kukurydzę za akcję jak na polu Uxmal 5; 2 PZ
tzolkin-building-a2_three_temples = Trzy świątynie
    .effect = awans w każdej z trzech świątyń; 3 PZ
tzolkin-building-a2_eight_points = Osiem punktów
    .effect = 8 PZ
tzolkin-building-a2_market = Targ
    .effect = możesz handlować jak na polu Uxmal 2; 6 PZ
tzolkin-building-a2_chaac = Dwa razy Chaac
    .effect = dwa stopnie w świątyni Chaac; 2 PZ
tzolkin-building-a2_kukulkan = Dwa razy Kukulkan
    .effect = dwa stopnie w świątyni Kukulkan; 3 PZ
tzolkin-building-a2_quetzalcoatl = Dwa razy Quetzalcoatl
    .effect = dwa stopnie w świątyni Quetzalcoatl; 4 PZ
tzolkin-building-a2_architecture = Architektura + punkty
    .effect = poziom Architektury; 3 PZ
tzolkin-building-a2_theology_chaac_kukulkan = Teologia + świątynie
    .effect = poziom Teologii; awans w świątyniach Chaac i Kukulkan
tzolkin-building-a2_two_tech = Dwie technologie
    .effect = dwa poziomy dowolnych technologii

## Monumenty

tzolkin-monument-mon_brown_set = Brązowy zestaw
    .effect = 4 PZ za każdy własny brązowy budynek i monument
tzolkin-monument-mon_green_set = Zielony zestaw
    .effect = 4 PZ za każdy własny zielony budynek i monument
tzolkin-monument-mon_blue_set = Niebieski zestaw
    .effect = 4 PZ za każdy własny niebieski budynek i monument
tzolkin-monument-mon_all_tiles = Wszystkie żetony
    .effect = 2 PZ za każdy własny budynek i monument
tzolkin-monument-mon_corn_tiles = Zbiory kukurydzy
    .effect = 4 PZ za każdy własny żeton Zbioru Kukurydzy
tzolkin-monument-mon_wood_tiles = Wycinka drzew
    .effect = 4 PZ za każdy własny żeton Wycinki Drzew
tzolkin-monument-mon_all_monuments = Wszystkie monumenty
    .effect = { $each } PZ za każdy monument wszystkich graczy
tzolkin-monument-mon_top_technologies = Najwyższe technologie
    .effect = 9, 20, 33 PZ za 1, 2, 3 technologie na poziomie 3
tzolkin-monument-mon_technology_levels = Poziomy technologii
    .effect = 3 PZ za każdy własny poziom technologii
tzolkin-monument-mon_workers = Robotnicy
    .effect = 6, 12, 18 PZ za 4, 5, 6 robotników w grze
tzolkin-monument-mon_temple_points = Punkty świątyń
    .effect = jeszcze raz punkty twoich stopni w trzech świątyniach
tzolkin-monument-mon_highest_temple = Najwyższa świątynia
    .effect = 3 PZ za każdy stopień powyżej 0 w twojej najlepszej świątyni
tzolkin-monument-mon_skulls = Czaszki
    .effect = 3 PZ za każdą czaszkę w Chichen Itza, czyjąkolwiek

## Żetony Początkowego Bogactwa

tzolkin-wealth-wealth_palenque_1 = 3 kukurydze, awans w świątyni Quetzalcoatl, poziom Rolnictwa
    .short = Quetzalcoatl, Rolnictwo
tzolkin-wealth-wealth_palenque_3 = 5 kukurydz, 1 złoto, awans w świątyni Quetzalcoatl
    .short = Złoto, Quetzalcoatl
tzolkin-wealth-wealth_palenque_5 = 1 kamień, 1 złoto, poziom Rolnictwa
    .short = Złoto, Rolnictwo
tzolkin-wealth-wealth_palenque_7 = 9 kukurydz, 1 kamień
    .short = 9 kukurydz, kamień
tzolkin-wealth-wealth_yaxchilan_1 = 1 drewno, awans w świątyni Kukulkan, poziom Wydobycia Surowców
    .short = Kukulkan, Wydobycie
tzolkin-wealth-wealth_yaxchilan_3 = 2 kukurydze, 2 drewna, awans w świątyni Kukulkan
    .short = Drewno, Kukulkan
tzolkin-wealth-wealth_yaxchilan_5 = 4 kukurydze, 1 drewno, poziom Wydobycia Surowców
    .short = Drewno, Wydobycie
tzolkin-wealth-wealth_yaxchilan_7 = 3 kukurydze, 2 drewna, 1 kamień
    .short = 2 drewna, kamień
tzolkin-wealth-wealth_tikal_1 = 2 kukurydze, awans w świątyni Chaac, poziom Architektury
    .short = Chaac, Architektura
tzolkin-wealth-wealth_tikal_3 = 6 kukurydz, 2 kamienie
    .short = 6 kukurydz, 2 kamienie
tzolkin-wealth-wealth_tikal_5 = 3 kukurydze, 1 złoto, poziom Architektury
    .short = Złoto, Architektura
tzolkin-wealth-wealth_tikal_7 = 6 kukurydz, 1 drewno, 1 kamień
    .short = Drewno, kamień
tzolkin-wealth-wealth_uxmal_1 = 5 kukurydz, 1 kamień, awans w świątyni Chaac
    .short = Kamień, Chaac
tzolkin-wealth-wealth_uxmal_3 = 3 kukurydze, 1 drewno, farma: 1 robotnik potrzebuje o 2 kukurydze mniej
    .short = Farma
tzolkin-wealth-wealth_uxmal_5 = jeszcze jeden robotnik
    .short = Jeszcze jeden robotnik
tzolkin-wealth-wealth_uxmal_7 = 8 kukurydz, 1 złoto
    .short = 8 kukurydz, złoto
tzolkin-wealth-wealth_chichen_itza_0 = 4 kukurydze, 1 drewno, 1 czaszka
    .short = Czaszka
tzolkin-wealth-wealth_chichen_itza_3 = 5 kukurydz, 1 kamień, poziom Teologii
    .short = Kamień, Teologia
tzolkin-wealth-wealth_chichen_itza_5 = 4 kukurydze, 3 drewna
    .short = 4 kukurydze, 3 drewna
tzolkin-wealth-wealth_chichen_itza_7 = 2 kukurydze, 2 drewna, poziom Teologii
    .short = Drewno, Teologia
tzolkin-wealth-wealth_chichen_itza_10 = 7 kukurydz, 2 drewna
    .short = 7 kukurydz, 2 drewna

## Słowa gry

tzolkin-term-turn = tura
    .effect = Najpierw możesz żebrać. Potem umieść co najmniej jednego robotnika albo zdejmij co najmniej jednego: nie można zrobić obu tych rzeczy ani żadnej z nich.
tzolkin-term-place = umieszczanie
    .effect = Robotnik trafia na najniższe wolne pole koła. Kosztuje tyle kukurydz, ile wynosi numer pola, oraz 0, 1, 2, 3, 4, 5 więcej za pierwszego, drugiego, trzeciego … robotnika w turze. Nic się tam jeszcze nie dzieje: koła niosą go dalej, o jedno pole dziennie.
tzolkin-term-pick_up = zdejmowanie
    .effect = Zdejmuj robotników z kół po kolei. Każdy wykonuje akcję swojego pola, niższą akcję tego samego koła za 1 kukurydzę za krok wstecz albo żadną. Robotnik zepchnięty z koła nie robi nic.
tzolkin-term-free_choice = dowolna (dowolny wybór)
    .effect = Pola 6 i 7 koła (10 w Chichen Itza) pozwalają wykonać dowolną jego akcję bez płacenia za kroki wstecz. Koszt samej akcji trzeba zapłacić.
tzolkin-term-beg = żebranie
    .effect = Na początku tury, gdy masz mniej niż 3 kukurydze: uzupełniasz je do 3 i schodzisz o stopień w wybranej świątyni. Raz na turę.
tzolkin-term-pity = litość bogów
    .effect = Kto nie ma robotnika na kołach, nie może zapłacić za umieszczenie i nie może żebrać, umieszcza jednego robotnika na najtańszym polu za całą swoją kukurydzę.
tzolkin-term-food_day = Dzień Żywienia
    .effect = Na koniec dni 8, 14, 21 i 27. Każdy robotnik w grze potrzebuje 2 kukurydz; każdy niewyżywiony kosztuje 3 PZ. Pierwszy i trzeci dają potem dobra ze stopni świątyń, drugi i czwarty ich punkty, a kto jest najwyżej w świątyni, otrzymuje jej bonus. Przeskoczony Dzień Żywienia odbywa się dzień później.
tzolkin-term-double_advance = podwójne przesunięcie
    .effect = Kto zajął Pole Pierwszeństwa, może raz (plansza ciemnieje) sprawić, że miną dwa dni, chyba że drugi dzień zepchnąłby czyjegoś robotnika. Osiągnięcie szczytu świątyni znów to umożliwia.
tzolkin-term-dummy = neutralny robotnik
    .effect = Robotnik, który nie należy do nikogo. Blokuje swój ząb i obraca się z kołem przez całą grę.
tzolkin-term-jungle = dżungla
    .effect = Żetony Urodzaju dla Palenque 2–5. W grupach 3–5 na kukurydzy leży drewno: weź drewno albo wypal je, by dostać się do kukurydzy, i zejdź o stopień w świątyni. Z Rolnictwem 2 zbierasz kukurydzę nawet tam, gdzie nie ma odkrytego żetonu.
tzolkin-term-skull = kryształowa czaszka
    .effect = Jest ich 13. Otrzymujesz je na polu Yaxchilan 4, dzięki Teologii i z żetonów. Każda akcja Chichen Itza zabiera jedną twoją, która tam zostaje. Każda, która została u ciebie, to 3 PZ na koniec. Nie jest kostką surowca i nigdy się nią nie handluje.
tzolkin-term-harvest = zbiór
    .effect = Palenque 2–5: weź żeton kukurydzy lub drewna z grupy dżungli o tym numerze i dobra, które daje akcja. Żeton zostaje u ciebie: mogą go liczyć monumenty.
tzolkin-term-age = epoka
    .effect = Drugi Dzień Żywienia kończy epokę 1: jej budynki opuszczają grę, a wykładane są budynki epoki 2. Czwarty kończy epokę 2 i grę. W obu ten, kto jest najwyżej w świątyni, otrzymuje bonus.
tzolkin-term-market = targ
    .effect = Uxmal 2 i budynek o tej nazwie: drewno jest warte 2 kukurydze, kamień 3, złoto 4, w obie strony; najpierw sprzedaż, potem zakup. Czaszkami się nie handluje.
tzolkin-term-mirror = lustro
    .effect = Uxmal 5 i budynek o tej nazwie: za 1 kukurydzę dowolna akcja 1–5 kół Palenque, Yaxchilan, Tikal lub Uxmal, która może kosztować więcej; nie Chichen Itza.
tzolkin-term-monument = monument
    .effect = Budowany na polu Tikal 4 za kostki surowców, bez pomocy Architektury. Na koniec gry daje punkty za to, co jest na nim wymienione.
tzolkin-term-wealth = żeton Początkowego Bogactwa
    .effect = Przed grą każdy dostaje cztery i zatrzymuje w tajemnicy dwa. Dają to, co na nich nadrukowano, przed pierwszą turą; jeden z nich to farma i działa w każdy Dzień Żywienia.
tzolkin-term-block = kostka surowca
    .effect = Drewno, kamień lub złoto. Kukurydza i czaszki nimi nie są.
tzolkin-term-final_scoring = punktacja końcowa
    .effect = Drewno, kamień i złoto liczą się jako 2, 3 i 4 kukurydze; 4 kukurydze to 1 PZ, reszta liczy się w ćwiartkach. Twoja czaszka to 3 PZ. Potem punktują monumenty.

## Karty

tzolkin-card-effect = { $effect }.
tzolkin-card-action = { $number }: { $effect }.
tzolkin-card-no-action = Brak akcji: robotnik czeka tu, aż koło się obróci.
tzolkin-card-space = Pole { $space } koła { $gear }
tzolkin-label-space = Pole { $space } koła { $gear }: { $does }
    .worker = Pole { $space } koła { $gear }, { $colour }: { $does }
    .dummy = Pole { $space } koła { $gear }, neutralny robotnik: { $does }
tzolkin-card-jungle = Palenque { $group }: { $effect }.
tzolkin-card-building = Budynek epoki { $age }, { $colour }: { $cost }.
tzolkin-card-monument = Monument, { $colour }: { $cost }.
tzolkin-card-step = { $step }: { $points } PZ.
    .item = { $step }: { $points } PZ i { $item }.
tzolkin-card-highest = Kto jest najwyżej: { $first } PZ na koniec epoki 1, { $second } PZ na koniec epoki 2. Na szczycie mieści się tylko jeden gracz.
tzolkin-card-level-title = { $technology } { $level }
    .beyond = { $technology }, powyżej poziomu 3
tzolkin-card-level =
    { $blocks ->
        [one] Poziom { $level } (1 kostka surowca): { $effect }.
        [few] Poziom { $level } ({ $blocks } kostki surowców): { $effect }.
       *[other] Poziom { $level } ({ $blocks } kostek surowców): { $effect }.
    }
    .beyond =
        { $blocks ->
            [one] Każdy dalszy awans (1 kostka surowca): { $effect }.
            [few] Każdy dalszy awans ({ $blocks } kostki surowców): { $effect }.
           *[other] Każdy dalszy awans ({ $blocks } kostek surowców): { $effect }.
        }
tzolkin-card-wealth = Żeton Początkowego Bogactwa, wybrany na początku.
tzolkin-card-block = Kostka surowca. Na targu i w punktacji końcowej warta { $corn ->
        [one] { $corn } kukurydzę
        [few] { $corn } kukurydze
       *[other] { $corn } kukurydz
    }.

## Jak jest teraz

tzolkin-note-tiles =
    { $wood ->
        [0] { $corn ->
            [0] Nie ma już żetonów.
            [one] Został 1 żeton Zbioru Kukurydzy.
            [few] Zostały { $corn } żetony Zbioru Kukurydzy.
           *[other] Zostało { $corn } żetonów Zbioru Kukurydzy.
        }
       *[other] { $corn ->
            [0] Zostało: drewno { $wood }, żadnej odkrytej kukurydzy.
           *[other] Zostało: drewno { $wood }, odkryta kukurydza { $corn }.
        }
    }
tzolkin-note-harvest = Twój zbiór: { $goods }.
    .burning = Twój zbiór: { $goods } albo, po wypaleniu drewna za zejście o stopień w świątyni, { $corn ->
        [one] { $corn } kukurydza
        [few] { $corn } kukurydze
       *[other] { $corn } kukurydz
    }.
    .nothing = Nie ma tu nic do zebrania.
tzolkin-note-place =
    { $corn ->
        [0] Twój następny robotnik trafia na pole { $place }, za darmo.
        [one] Twój następny robotnik trafia na pole { $place }, za 1 kukurydzę.
        [few] Twój następny robotnik trafia na pole { $place }, za { $corn } kukurydze.
       *[other] Twój następny robotnik trafia na pole { $place }, za { $corn } kukurydz.
    }
    .last =
        { $corn ->
            [0] Twój następny robotnik trafia na pole { $place }, za darmo; w tej ostatniej rundzie nie wykona akcji.
            [one] Twój następny robotnik trafia na pole { $place }, za 1 kukurydzę; w tej ostatniej rundzie nie wykona akcji.
            [few] Twój następny robotnik trafia na pole { $place }, za { $corn } kukurydze; w tej ostatniej rundzie nie wykona akcji.
           *[other] Twój następny robotnik trafia na pole { $place }, za { $corn } kukurydz; w tej ostatniej rundzie nie wykona akcji.
        }
tzolkin-note-full = Nie ma wolnego pola.
tzolkin-note-closed = Zamknięte przez czaszkę.
tzolkin-note-step = Twój następny stopień to { $step }: { $worth }.
    .lost = Awans by przepadł: szczyt jest osiągnięty lub zajęty.
tzolkin-note-for-you = Z twoimi technologiami: { $effect }.
tzolkin-note-level-reached = Masz go.
    .idle = Masz go; teraz nie działa.
tzolkin-note-level-next =
    { $blocks ->
        [0] Twój następny poziom, bez kosztu.
        [one] Twój następny poziom, za 1 kostkę surowca.
        [few] Twój następny poziom, za { $blocks } kostki surowców.
       *[other] Twój następny poziom, za { $blocks } kostek surowców.
    }
tzolkin-note-architecture =
    { $level ->
        [1] Architektura daje ci 1 kukurydzę.
        [2] Architektura daje ci 1 kukurydzę i 2 PZ.
       *[other] Architektura daje ci 1 kukurydzę i 2 PZ oraz oszczędza kostkę surowca (na polu Uxmal 4: 2 kukurydze).
    }
tzolkin-note-level =
    { $blocks ->
        [one] Twój następny poziom to { $level }, za 1 kostkę surowca: { $effect }.
        [few] Twój następny poziom to { $level }, za { $blocks } kostki surowców: { $effect }.
       *[other] Twój następny poziom to { $level }, za { $blocks } kostek surowców: { $effect }.
    }
    .beyond =
        { $blocks ->
            [one] Masz poziom 3; dalszy awans, za 1 kostkę surowca, daje: { $effect }.
            [few] Masz poziom 3; dalszy awans, za { $blocks } kostki surowców, daje: { $effect }.
           *[other] Masz poziom 3; dalszy awans, za { $blocks } kostek surowców, daje: { $effect }.
        }
tzolkin-note-payable =
    { $payable_id ->
        [both] Możesz za to zapłacić kostkami surowców albo, na polu Uxmal 4, kukurydzą.
        [blocks] Możesz za to zapłacić kostkami surowców.
        [corn] Możesz za to zapłacić kukurydzą, na polu Uxmal 4.
        [covered] Możesz za to zapłacić tylko po zburzeniu czegoś.
       *[neither] Teraz nie możesz za to zapłacić.
    }
tzolkin-note-dealt = Rozdano ci: { $tiles }.
tzolkin-note-worth = Punktacja w tej chwili dałaby ci { $points } PZ.
