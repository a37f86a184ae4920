# Przepowiednie: .effect to klęska, .counted to, co liczy skala, .count ile tego jest.

tzolkin-help-prophecies = Przepowiednie: po każdym z pierwszych trzech Dni Żywienia jedna z nich zaczyna działać, do końca następnego. Jej klęska sprawia, że coś drożeje dla wszystkich: jeśli za zysk, awans w świątyni lub darmowy poziom technologii trzeba dopłacić, płacisz albo z tego rezygnujesz. Na jej koniec każdy otrzymuje punkty według jej skali za to, co wtedy ma, od −5 do +13 PZ. „prophecies” pokazuje rząd i sytuację każdego gracza.

tzolkin-prophecy-wrathful_gods = Gniew Bogów
    .effect = Każdy awans w dowolnej świątyni kosztuje 1 kukurydzę.
    .counted = twoje stopnie we wszystkich trzech świątyniach
    .count =
        { $count ->
            [one] 1 stopień w świątyniach
            [few] { $figure } stopnie w świątyniach
           *[other] { $figure } stopni w świątyniach
        }
tzolkin-prophecy-angry_god_chaac = Rozgniewany Bóg (Chaac)
    .effect = Każdy awans w świątyni Chaac kosztuje 1 kostkę surowca.
    .counted = twój stopień w świątyni Chaac
    .count = stopień { $figure } w świątyni Chaac
tzolkin-prophecy-angry_god_quetzalcoatl = Rozgniewany Bóg (Quetzalcoatl)
    .effect = Każdy awans w świątyni Quetzalcoatl kosztuje 1 kostkę surowca.
    .counted = twój stopień w świątyni Quetzalcoatl
    .count = stopień { $figure } w świątyni Quetzalcoatl
tzolkin-prophecy-angry_god_kukulkan = Rozgniewany Bóg (Kukulkan)
    .effect = Każdy awans w świątyni Kukulkan kosztuje 1 kostkę surowca.
    .counted = twój stopień w świątyni Kukulkan
    .count = stopień { $figure } w świątyni Kukulkan
tzolkin-prophecy-forest_fires = Pożary Lasów
    .effect = Zbiór drewna w Palenque daje o 1 drewno mniej.
    .counted = twoje żetony Wycinki Drzew
    .count =
        { $count ->
            [one] 1 żeton Wycinki Drzew
            [few] { $figure } żetony Wycinki Drzew
           *[other] { $figure } żetonów Wycinki Drzew
        }
tzolkin-prophecy-drought = Susza
    .effect = Zbiór kukurydzy w Palenque daje o 1 kukurydzę mniej; nie dotyczy połowu.
    .counted = twoje żetony Zbioru Kukurydzy
    .count =
        { $count ->
            [one] 1 żeton Zbioru Kukurydzy
            [few] { $figure } żetony Zbioru Kukurydzy
           *[other] { $figure } żetonów Zbioru Kukurydzy
        }
tzolkin-prophecy-gold_shortage = Niedobór Złota
    .effect = Każde otrzymane złoto kosztuje 1 kukurydzę, także na targu.
    .counted = twoje złoto
    .count = złoto: { $figure }
tzolkin-prophecy-desecration = Profanacja
    .effect = Każda otrzymana kryształowa czaszka kosztuje zejście o stopień w wybranej świątyni.
    .counted = twoje czaszki na ręce
    .count =
        { $count ->
            [one] 1 czaszka na ręce
            [few] { $figure } czaszki na ręce
           *[other] { $figure } czaszek na ręce
        }
tzolkin-prophecy-teacher_shortage = Niedobór Nauczycieli
    .effect = Każdy poziom technologii kosztuje o 1 kostkę surowca więcej, także darmowy i powyżej poziomu 3.
    .counted = twoje poziomy technologii
    .count =
        { $count ->
            [one] 1 poziom technologii
            [few] { $figure } poziomy technologii
           *[other] { $figure } poziomów technologii
        }
tzolkin-prophecy-forgotten_lore = Zapomniana Wiedza
    .effect = Poziom 2 technologii u nikogo nie działa; poziomy 1 i 3 działają.
    .counted = twoje technologie na poziomie 2 lub 3
    .count =
        { $count ->
            [one] 1 technologia na poziomie 2 lub 3
            [few] { $figure } technologie na poziomie 2 lub 3
           *[other] { $figure } technologii na poziomie 2 lub 3
        }
tzolkin-prophecy-crowded_cities = Przeludnienie
    .effect = Każdy budynek kosztuje o 1 dowolną kostkę surowca więcej albo o 2 kukurydze więcej, jeśli płacisz kukurydzą. Nie dotyczy monumentów.
    .counted = twoje budynki
    .count =
        { $count ->
            [one] 1 budynek
            [few] { $figure } budynki
           *[other] { $figure } budynków
        }
tzolkin-prophecy-hunger = Głód
    .effect = W jej Dzień Żywienia każdy robotnik potrzebuje o 1 kukurydzę więcej.
    .counted = robotnicy, których wtedy wyżywisz
    .count =
        { $count ->
            [one] 1 wyżywiony robotnik
           *[other] wyżywieni robotnicy: { $figure }
        }
tzolkin-prophecy-high_floodwaters = Powódź
    .effect = Każdy robotnik, którego umieszczasz w Chichen Itza, kosztuje o 2 kukurydze więcej.
    .counted = twoi robotnicy w Chichen Itza
    .count =
        { $count ->
            [one] 1 robotnik w Chichen Itza
           *[other] { $figure } robotników w Chichen Itza
        }

tzolkin-term-prophecies = Przepowiednie
    .effect = Od początku w rzędzie leżą trzy Przepowiednie. Pierwsza działa od dnia po 1. Dniu Żywienia do końca 2. Dnia Żywienia, następna do końca 3. Dnia Żywienia, ostatnia do końca gry. Z tego, za co Przepowiednia każe dopłacić, możesz rezygnować, z każdej części osobno, i wtedy nic za nią nie płacisz; to, na co cię nie stać, przepada samo. Możesz płacić tym, co otrzymujesz w tej samej chwili. Na jej koniec, po nagrodach świątyń, każdy otrzymuje punkty według jej skali, która może też przynieść stratę.
tzolkin-card-corn = Kukurydzą płaci się za umieszczanie robotników i żywi się ich w Dni Żywienia. Na koniec 4 kukurydze to 1 PZ.
tzolkin-card-scale = Na jej koniec liczy się: { $counted }. { $bands }
tzolkin-prophecy-band =
    { $width ->
        [one] { $first }
       *[other] { $first }–{ $last }
    }: { $points } PZ
    .below = { $last } lub mniej: { $points } PZ
    .above = { $first } lub więcej: { $points } PZ

## O co pyta gra i co można zrobić

tzolkin-ask-taxed =
    { $what_id ->
        [temple] { $prophecy }: { $pay } za awans w świątyni { $thing } czy rezygnujesz?
        [technology] { $prophecy }: { $pay } za poziom { FORM($thing, "gen") } czy rezygnujesz?
       *[gain]
            { $left ->
                [one] { $prophecy }: { $pay } za 1 { FORM($thing, "acc") } czy rezygnujesz?
               *[other] { $prophecy }: { $pay } za 1 { FORM($thing, "acc") } (zostało: { $left }) czy rezygnujesz z reszty?
            }
    }
    .title = { $prophecy }
    .ask = Zapłacić za { FORM($thing, "acc") }?
tzolkin-ask-levied =
    { $left ->
        [one] { $prophecy }: którą dodatkową kostką surowca płacisz za budynek?
       *[other] { $prophecy }: którymi dodatkowymi kostkami surowców płacisz za budynek? (zostało: { $left })
    }
    .title = { $prophecy }
    .ask = Która dodatkowa kostka?
tzolkin-tax-pay = płacisz { FORM($tax, "acc") }
    .step_down = schodzisz o stopień w świątyni
tzolkin-action-pay = Zapłać { FORM($tax, "acc") }
    .name = Zapłać { FORM($tax, "acc") }
tzolkin-tax-step_down = zejście o stopień w świątyni
tzolkin-figure-refused =
    { $what_id ->
        [temple] bez awansu w świątyni { $thing }
        [technology] bez poziomu { FORM($thing, "gen") }
       *[gain] bez { FORM($thing, "gen") }
    }

tzolkin-then-taxed = { $thing }: płacisz albo rezygnujesz
tzolkin-follow-premium = { $from } → { $at } PZ
    .stays = { $at } PZ
tzolkin-follow-stays = { $thing } bez zmian
tzolkin-follow-refused =
    { $left ->
        [one] bez { FORM($good, "gen") }
       *[other] bez { FORM($good, "gen") } ({ $left })
    }

## Co się stało

tzolkin-event-foretold = Przepowiednie: { $prophecy_list }
tzolkin-event-prophecy = od teraz działa: { $prophecy }
tzolkin-event-prophecy_ends = { $prophecy }: koniec
tzolkin-event-premium = { $points } PZ ({ $count }; Przepowiednia „{ $prophecy }”)
tzolkin-event-refuse =
    { $what_id ->
        [temple] zrezygnowano z awansu w świątyni { $thing } ({ $cause })
        [technology] zrezygnowano z poziomu { FORM($thing, "gen") } ({ $cause })
       *[gain] { $thing_id ->
            [skull] { $amount ->
                [one] zrezygnowano z 1 czaszki ({ $cause })
               *[other] zrezygnowano z { $amount } czaszek ({ $cause })
            }
           *[other] zrezygnowano z { $amount } { FORM($thing, "gen") } ({ $cause })
        }
    }
tzolkin-source-premium = Przepowiednie
tzolkin-cause-premium = Przepowiednia

## Jak jest teraz

tzolkin-note-prophecy = Działa do końca { $number }. Dnia Żywienia.
    .coming = Działa po { $before }. Dniu Żywienia, do końca { $number }. Dnia Żywienia.
    .over = Już minęła.
    .standing = { $colour }: { $count }, warte { $points } PZ
tzolkin-note-in_force = Teraz działa: { $prophecy }. { $effect }
    .none = Żadna jeszcze nie działa.
tzolkin-note-taxed = { $prophecy }: każdy awans kosztuje { FORM($tax, "acc") }.
    .gain = { $prophecy }: każda sztuka, którą otrzymujesz, kosztuje { FORM($tax, "acc") }.
    .free = { $prophecy }: darmowy poziom kosztuje { FORM($tax, "acc") }.
    .forgotten = { $prophecy }: poziom 2 nie działa.

## Terminal

tzolkin-show-prophecies = Przepowiednie
    .hint = ▸ działa; ile kto by teraz otrzymał
tzolkin-show-prophecy-days = po { $before }. Dniu Żywienia
    .now = do końca { $number }. Dnia Żywienia
    .over = minęła
tzolkin-show-in_force = Przepowiednia: { $prophecy }
tzolkin-show-prophecy-standing = { $count } ({ $points } PZ)
tzolkin-show-prophecy-seat = { $name }: { $count } ({ $points } PZ)

## Strony

tzolkin-show-prophecy-tab = potem
    .now = działa
    .later = dalej
    .over = minęła
    .days = { $first }–{ $last }
tzolkin-show-band = { $first }–{ $last }
    .one = { $first }
    .below = ≤ { $last }
    .above = { $first }+
