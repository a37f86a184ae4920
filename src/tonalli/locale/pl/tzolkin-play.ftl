# Decyzje, akcje i zdarzenia gry Tzolk'in.

## O co pyta gra

tzolkin-ask-apply-architecture = Czy Architektura działa na ten budynek, czy na drugi?
    .title = Architektura
    .ask = Kiedy działa?
tzolkin-ask-build =
    { $in_corn ->
        [0] Który budynek budujesz?
       *[other] Który budynek budujesz za { $corn_per_block ->
            [one] { $corn_per_block } kukurydzę
            [few] { $corn_per_block } kukurydze
           *[other] { $corn_per_block } kukurydz
        } za kostkę surowca?
    }
    .optional = Budujesz jeszcze jeden?
    .title = Budowa
    .ask = Który budynek?
    .ask-optional = Zbudować jeszcze jeden?
tzolkin-ask-build-two = Co budujesz: jeden lub dwa budynki czy monument?
    .title = Budowa
    .ask = Co budujesz?
    .ask-theirs = Co powstaje?
    .hint = jeden lub dwa budynki albo monument
tzolkin-ask-choose-action = Twój robotnik schodzi z pola { $gear } { $space }. Którą akcję wykonuje?
    .title = { $gear } { $space }
    .ask = Która akcja?
tzolkin-ask-choose-days = Pole Pierwszeństwa jest twoje. Ile dni mija?
    .title = Pierwszy gracz
    .ask = Ile dni mija?
tzolkin-ask-climb-any = W której świątyni awansujesz?
    .title = Awans w świątyni
    .ask = W której świątyni?
tzolkin-ask-climb-two = Awansujesz w dwóch świątyniach. W której najpierw?
    .title = Awans w dwóch świątyniach
    .ask = W której najpierw?
tzolkin-ask-descend = Bogowie są rozgniewani. W której świątyni schodzisz o stopień?
    .title = Gniew bogów
    .ask = Gdzie zejść?
tzolkin-ask-drop-block = Architektura: której kostki surowca nie musisz zapłacić?
    .title = Architektura
    .ask = Którą kostkę oszczędzić?
tzolkin-ask-free-study =
    { $left ->
        [one] Którą technologię rozwijasz za darmo?
       *[other] Którą technologię rozwijasz za darmo? (zostało: { $left })
    }
    .title = Darmowy poziom
    .ask = Która technologia?
tzolkin-ask-give-blocks =
    { $left ->
        [one] Którą kostkę surowca oddajesz?
       *[other] Którą kostkę surowca oddajesz? (zostało: { $left })
    }
    .title = Zapłata
    .ask = Która kostka?
    .hint = zostało: { $left }
tzolkin-ask-harvest = Co zbierasz w dżungli { $group }?
    .title = Dżungla { $group }
    .ask = Co zbierasz?
    .ask-theirs = Co jest zbierane?
tzolkin-ask-keep-wealth =
    { $left ->
        [one] Który drugi żeton Początkowego Bogactwa zatrzymujesz?
       *[other] Które żetony Początkowego Bogactwa zatrzymujesz? (do zatrzymania: { $left })
    }
    .title = Początkowe Bogactwo
    .ask = Który zatrzymać?
    .hint = do zatrzymania: { $left }
tzolkin-ask-kept = zatrzymane: { $tiles }
tzolkin-ask-mirrored = Którą akcję odbijasz w lustrze za { $mirror_corn ->
        [one] { $mirror_corn } kukurydzę
        [few] { $mirror_corn } kukurydze
       *[other] { $mirror_corn } kukurydz
    }?
    .title = Lustro
    .ask = Która akcja?
    .hint = za { $mirror_corn ->
        [one] { $mirror_corn } kukurydzę
        [few] { $mirror_corn } kukurydze
       *[other] { $mirror_corn } kukurydz
    }
tzolkin-ask-offering = Teologia: oddajesz kostkę surowca za awans w dowolnej świątyni?
    .title = Teologia
    .ask = Kostka za awans?
tzolkin-ask-pick-more = Zdejmujesz kolejnego robotnika?
    .title = Zdejmowanie
    .ask = Kolejny robotnik?
tzolkin-ask-place-more = Umieszczasz kolejnego robotnika?
    .title = Umieszczanie
    .ask = Kolejny robotnik?
tzolkin-ask-study = Którą technologię rozwijasz?
    .optional = Rozwijasz jeszcze jedną technologię?
    .title = Technologia
    .ask = Która?
    .ask-optional = Jeszcze jeden poziom?
tzolkin-ask-take-blocks =
    { $left ->
        [one] Którą kostkę surowca bierzesz?
       *[other] Którą kostkę surowca bierzesz? (zostało: { $left })
    }
    .title = Kostki surowców
    .ask = Która?
    .hint = zostało: { $left }
tzolkin-ask-trade =
    { $buying ->
        [0] Targ: co sprzedajesz lub kupujesz? Najpierw sprzedaż, potem zakup.
       *[other] Targ: co jeszcze kupujesz?
    }
    .title = Targ
    .ask = Sprzedać czy kupić?
tzolkin-ask-turn = Twoja tura. Umieszczasz robotników czy ich zdejmujesz?
    .beg = Twoja tura. Najpierw żebrzesz, umieszczasz robotników czy ich zdejmujesz?
    .must-beg = Nie możesz zapłacić za żadnego robotnika, więc musisz żebrać. Którego boga gniewasz?
    .place = Twoja tura. Gdzie umieszczasz pierwszego robotnika?
    .pick = Twoja tura. Którego robotnika zdejmujesz najpierw?
    .beg-or-place = Twoja tura. Najpierw żebrzesz czy umieszczasz pierwszego robotnika?
    .beg-or-pick = Twoja tura. Najpierw żebrzesz czy zdejmujesz robotnika?
    .title = Twoja tura
    .title-theirs = Tura
    .ask = Umieścić czy zdjąć?
    .ask-beg = Żebrać, umieścić czy zdjąć?
    .ask-must-beg = Musisz żebrać
    .ask-theirs-must-beg = Który bóg się gniewa?
    .ask-place = Gdzie?
    .ask-pick = Który robotnik?
    .ask-beg-or-place = Żebrać czy umieścić?
    .ask-beg-or-pick = Żebrać czy zdjąć?
tzolkin-ask-so-far =
    { $workers ->
        [one] Do tej pory 1 robotnik za { $corn ->
            [one] { $corn } kukurydzę
            [few] { $corn } kukurydze
           *[other] { $corn } kukurydz
        }
       *[other] Do tej pory { $workers } robotników za { $corn ->
            [one] { $corn } kukurydzę
            [few] { $corn } kukurydze
           *[other] { $corn } kukurydz
        }
    }
tzolkin-ask-only = Można zapłacić tylko za budynek „{ $building }”
tzolkin-ask-last = Ostatnia runda. { $question }
    .title = Ostatnia runda
    .ask = Umieścić czy zdjąć?

## Co można zrobić

tzolkin-action-pass = Dalej
    .name = Dalej
tzolkin-action-beg = Żebraj: uzupełnij kukurydzę do { $corn } i zejdź { FORM($temple, "at") } na stopień { $step }
    .name = Żebraj: { $temple }
tzolkin-action-place = Umieść na polu { $place }
    .name = { $place }
    .ahead = Umieść na polu { $place }; jutro pole { $next }: { $effect }
    .theology = Umieść na polu { $place }; jutro pole { $next }, dzięki Teologii o jedno dalej: { $effect }
    .any = Umieść na polu { $place }; jutro pole { $next }: dowolna akcja tego koła
    .closed = Umieść na polu { $place }; jutro pole { $next }: zamknięte przez czaszkę
    .off = Umieść na polu { $place }; jutro zostanie zepchnięty, bez akcji
    .last = Umieść na polu { $place }; ostatnia runda: nie wykona akcji
    .start =
        { $corn ->
            [0] Zajmij Pole Pierwszeństwa
           *[other] Zajmij Pole Pierwszeństwa; na koniec tury otrzymujesz { $corn ->
                [one] { $corn } kukurydzę
                [few] { $corn } kukurydze
               *[other] { $corn } kukurydz
            } z koła
        }
tzolkin-hint-tomorrow =
    .closed = jutro zamknięte czaszką
    .off = jutro zepchnięty
tzolkin-action-pick = Zdejmij z pola { $place }: { $effect }
    .name = { $place }
    .none = Zdejmij z pola { $place }: bez akcji
    .any = Zdejmij z pola { $place }: dowolna akcja tego koła, bez opłaty
    .lower = Zdejmij z pola { $place }: { $effect }, ewentualnie niższa akcja
    .closed = Zdejmij z pola { $place }: zamknięte przez czaszkę, tylko niższa akcja
    .not-now = Zdejmij z pola { $place }: teraz żadna akcja nie jest możliwa
    .for-corn = Zdejmij z pola { $place } za { $corn ->
        [one] { $corn } kukurydzę
        [few] { $corn } kukurydze
       *[other] { $corn } kukurydz
    }: { $effect }
    .another = Zdejmij z pola { $place }: inna akcja niż akcja pola
    .or-another = Zdejmij z pola { $place }: { $effect }, ewentualnie inna akcja
    .below = Zdejmij z pola { $place }: teraz możliwa tylko niższa akcja
    .shut = Zdejmij z pola { $place }: zamknięte przez czaszki, bez akcji
    .theology = Zdejmij z pola { $place }, dzięki Teologii o jedno pole dalej: { $effect }
tzolkin-action-act = { $gear_action }: { $effect }
    .name = { $gear_action }
tzolkin-action-harvest =
    { $harvest_id ->
        [corn] Weź żeton Zbioru Kukurydzy
        [wood] Weź żeton Wycinki Drzew
        [burn] Wypal żeton Wycinki Drzew, weź żeton Zbioru Kukurydzy spod niego i zejdź o stopień w świątyni
       *[no_tile] Zbierz kukurydzę bez żetonu (Rolnictwo)
    }
    .name =
        { $harvest_id ->
            [corn] Żeton kukurydzy
            [wood] Żeton drewna
            [burn] Wypal drewno
           *[no_tile] Bez żetonu
        }
tzolkin-action-temple = Awansuj { FORM($temple, "at") } na stopień { $step }: { $worth }
    .name = { $temple }
    .lost = Awansuj { FORM($temple, "at") }: awans przepada, szczyt jest osiągnięty lub zajęty
    .down = Zejdź { FORM($temple, "at") } na stopień { $step }: { $worth }
    .refused = Awansuj { FORM($temple, "at") }: nie możesz za to zapłacić, więc z tego rezygnujesz
    .moved = { $temple } { $from } → { $step }
tzolkin-action-technology = { $technology }, poziom { $level }: { $effect }
    .name = { $technology }
    .beyond = { $technology }, powyżej poziomu 3: { $effect }
    .refused = { $technology }: nie możesz za to zapłacić, więc z tego rezygnujesz
    .moved = { $technology } { $from } → { $level }
tzolkin-action-give = Oddaj 1 { FORM($block, "acc") }
    .name = { $block }
tzolkin-action-take = Weź 1 { FORM($block, "acc") }
    .name = { $block }
tzolkin-action-drop = Pomiń 1 { FORM($block, "acc") }
    .name = { $block }
tzolkin-action-sell = Sprzedaj 1 { FORM($block, "acc") }
    .name = Sprzedaj { FORM($block, "acc") }
tzolkin-action-buy = Kup 1 { FORM($block, "acc") }
    .name = Kup { FORM($block, "acc") }
tzolkin-action-build = Zbuduj budynek „{ $building }”
    .name = { $building }
tzolkin-action-monument = Zbuduj monument „{ $monument }”: { $effect }
    .name = { $monument }
tzolkin-action-architecture =
    { $when_id ->
        [now] Na ten budynek ({ $building })
       *[later] Na drugi budynek
    }
    .name =
        { $when_id ->
            [now] Ten budynek
           *[later] Drugi budynek
        }
tzolkin-action-days =
    { $days ->
        [one] Jeden dzień: następuje dzień { $day }
       *[other] Dwa dni: następuje dzień { $day }, wykorzystujesz podwójne przesunięcie
    }
    .name =
        { $days ->
            [one] Jeden dzień
           *[other] Dwa dni
        }
tzolkin-action-keep = Zatrzymaj żeton Początkowego Bogactwa: { $tile }
    .name = { $short }

## Z czego się rezygnuje

tzolkin-pass-place-more = Nie umieszczaj więcej
    .name = Wystarczy
    .hint = tura się kończy
tzolkin-pass-pick-more = Nie zdejmuj więcej
    .name = Wystarczy
    .hint = tura się kończy
tzolkin-pass-choose-action = Bez akcji
    .name = Bez akcji
    .hint = weź go na rękę
tzolkin-pass-build = Nie buduj więcej
    .name = Nic więcej
tzolkin-pass-study = Bez dalszego poziomu
    .name = Bez dalszego poziomu
tzolkin-pass-offering = Nie oddawaj niczego
    .name = Nie oddawaj niczego
tzolkin-pass-trade = Zakończ handel
    .name = Zakończ handel
tzolkin-pass-mirrored = Nie odbijaj niczego
    .name = Nic
tzolkin-pass-taxed = Zrezygnuj z tego
    .name = Zrezygnuj
    .hint = nic nie płacisz

## Słowa, za którymi stoją możliwości, i wiersze rachunków

tzolkin-group-place = umieść
tzolkin-group-pick = zdejmij
tzolkin-group-beg = żebraj
tzolkin-group-sell = sprzedaj
tzolkin-group-buy = kup
tzolkin-group-lower = krok wstecz
tzolkin-bill-cost = Koszt
tzolkin-bill-total = Płacisz
tzolkin-bill-in_corn = Koszt, { $corn ->
        [one] { $corn } kukurydza
        [few] { $corn } kukurydze
       *[other] { $corn } kukurydz
    } za kostkę
tzolkin-bill-gives = Daje
tzolkin-bill-less = Minus { $building }
tzolkin-bill-kept = Zatrzymano
tzolkin-bill-tile = Ten żeton
tzolkin-bill-start = Na początek masz
tzolkin-bill-worker = { $number }. robotnik w turze

## Co daje i ile kosztuje możliwość

tzolkin-figure-points = { $figure } PZ
tzolkin-figure-worth = teraz warte { $amount } PZ na koniec
tzolkin-figure-temple =
    { $amount ->
        [one] { $figure } stopień w { FORM($temple, "gen") }
        [few] { $figure } stopnie w { FORM($temple, "gen") }
       *[other] { $figure } stopni w { FORM($temple, "gen") }
    }
tzolkin-figure-lost = awans w { FORM($temple, "gen") } przepada
tzolkin-figure-technology =
    { $amount ->
        [one] { $figure } poziom { FORM($technology, "gen") }
        [few] { $figure } poziomy { FORM($technology, "gen") }
       *[other] { $figure } poziomów { FORM($technology, "gen") }
    }
tzolkin-figure-tile =
    { $tile_id ->
        [wood] { $amount ->
            [one] { $figure } żeton Wycinki Drzew
            [few] { $figure } żetony Wycinki Drzew
           *[other] { $figure } żetonów Wycinki Drzew
        }
       *[corn] { $amount ->
            [one] { $figure } żeton Zbioru Kukurydzy
            [few] { $figure } żetony Zbioru Kukurydzy
           *[other] { $figure } żetonów Zbioru Kukurydzy
        }
    }
tzolkin-figure-worker =
    { $amount ->
        [one] { $figure } robotnik
       *[other] { $figure } robotników
    }
tzolkin-figure-double = podwójne przesunięcie znów możliwe
tzolkin-figure-farm =
    { $amount ->
        [one] 1 robotnik potrzebuje o 2 kukurydze mniej
       *[other] każdy z { $amount } robotników potrzebuje o 2 kukurydze mniej
    }
tzolkin-figure-discount =
    { $amount ->
        [one] każdy robotnik potrzebuje o 1 kukurydzę mniej
        [few] każdy robotnik potrzebuje o { $amount } kukurydze mniej
       *[other] każdy robotnik potrzebuje o { $amount } kukurydz mniej
    }
tzolkin-figure-may =
    { $offer_id ->
        [trade] możesz handlować na targu
        [mirrored] możesz odbić akcję w lustrze
        [offering] możesz oddać kostkę surowca za awans w świątyni
        [monument] możesz zbudować monument
        [exchange] możesz cofnąć technologię i rozwinąć pozostałe
       *[build] możesz zbudować jeszcze jeden
    }

## Co wynika z możliwości

tzolkin-follow-dark = zużywa podwójne przesunięcie
tzolkin-follow-within = w zasięgu { $count } z { $shown }
tzolkin-follow-only = tylko „{ $building }”
tzolkin-follow-altogether = razem
tzolkin-follow-food = żywienie { $from } → { $at }

tzolkin-short = brakuje { FORM($goods, "gen") }
tzolkin-help-in_corn = na polu Uxmal 4 da się to zbudować za { $corn ->
        [one] { $corn } kukurydzę
        [few] { $corn } kukurydze
       *[other] { $corn } kukurydz
    }
tzolkin-help-beg = żebranie uzupełnia kukurydzę do { $corn }
tzolkin-from-skull = Yaxchilan 4 daje czaszkę
tzolkin-from-corn = Palenque daje kukurydzę
tzolkin-from-wood = Yaxchilan 1 daje drewno
tzolkin-from-stone = Yaxchilan 2 daje kamień
tzolkin-from-gold = Yaxchilan 3 daje złoto
tzolkin-from-block = Yaxchilan daje kostki surowców

## Dlaczego coś nie jest możliwe

tzolkin-why-another-gear = Robotnik z koła { $gear } wykonuje akcje tego koła.
tzolkin-why-at-the-bottom = Jesteś na samym dole świątyni { $temple }.
    .short = na samym dole
    .help = najpierw awans w świątyni { $temple }
tzolkin-why-cannot-be-done = To, co robotnik musi tam zrobić, nie jest teraz możliwe.
    .short = niemożliwe
tzolkin-why-cannot-be-paid = Nie możesz zapłacić kosztu.
    .lacking = Brakuje ci { FORM($goods, "gen") }.
    .lacking-spared = Brakuje ci { FORM($goods, "gen") }; Architektura oszczędza ci tylko jedną kostkę surowca.
    .short = za drogo
tzolkin-why-cannot-pay-tax = Nie możesz zapłacić tego, czego Przepowiednia żąda za { FORM($good, "acc") }.
    .short = za droga dopłata
    .help = Przepowiednia mija po następnym Dniu Żywienia
tzolkin-why-chosen-already = W świątyni { $temple } już awansujesz; drugi awans musi nastąpić w innej świątyni.
tzolkin-why-closed = Czaszka zamyka pole { $action }.
    .short = zamknięte
    .help = pole w Chichen Itza bez czaszki
tzolkin-why-covered = Nie leży tam odkryty żeton Zbioru Kukurydzy: zakrywają je żetony Wycinki Drzew.
    .short = zakryte
tzolkin-why-duty = Nie dałoby się już zapłacić za to, co musi zrobić robotnik umieszczony w tej turze.
    .short = za drogo
    .help = dość na jedno i drugie: na to i na to, co musi zrobić tamten robotnik
tzolkin-why-enough-corn = Kukurydzy masz { $corn }; żebrać może ten, kto ma mniej niż { $limit }.
tzolkin-why-game-over = Gra się skończyła.
tzolkin-why-has-begged = W tej turze żebranie już się odbyło.
tzolkin-why-no-harvest-tile = Nie ma tam już żetonów Urodzaju.
    .short = brak żetonów
tzolkin-why-no-monument-now = Monumenty buduje się na polu Tikal 4, zamiast budynków.
tzolkin-why-no-own-worker = Nie stoi tam twój robotnik.
tzolkin-why-no-skull = Nie masz czaszki do umieszczenia.
    .short = brak czaszki
tzolkin-why-no-skull-to-gain = W puli nie ma już czaszek.
    .short = brak czaszek
tzolkin-why-no-step-down = Jesteś na samym dole wszystkich świątyń: żadnego boga nie da się już rozgniewać.
    .short = niżej się nie da
tzolkin-why-no-wood-tile = Nie ma tam już żetonów Wycinki Drzew.
    .short = brak drewna
tzolkin-why-no-worker-in-hand = Nie masz robotnika na ręce.
    .help = zdjęci robotnicy wracają na rękę
tzolkin-why-no-worker-left = Wszyscy twoi robotnicy są w grze.
    .short = wszyscy w grze
tzolkin-why-none-to-sell = Nie masz { FORM($block, "gen") } na sprzedaż.
    .short = nic na sprzedaż
tzolkin-why-not-in-the-row = Nie ma go wśród wyłożonych monumentów.
tzolkin-why-not-in-this-game = Nie ma tego w tej grze.
tzolkin-why-not-mirrored = { $action }: tej akcji nie da się odbić w lustrze.
tzolkin-why-not-on-display = Nie ma go w ofercie.
tzolkin-why-not-the-cheapest = Litość bogów prowadzi tylko na najtańsze pole.
tzolkin-why-nothing-to-mirror = Nie ma akcji, którą można by teraz odbić w lustrze.
    .short = nic do odbicia
tzolkin-why-nothing-to-trade = Nie masz czym handlować.
    .short = brak towaru
    .help = kukurydza lub kostka surowca na handel
tzolkin-why-other-decision = Teraz trzeba zdecydować o czymś innym.
    .action = Do tego trzeba zdjąć robotnika.
    .building = Budynki buduje się na polach Tikal 2, Tikal 4 lub Uxmal 4.
    .monument = Monumenty buduje się na polu Tikal 4, zamiast budynków.
    .technology = Technologie rozwija się na polach Tikal 1 i Tikal 3 oraz dzięki żetonom.
    .temple = Nic nie pozwala ci teraz tam awansować.
tzolkin-why-out-of-reach = Twój robotnik na polu { $space } nie dotarł do pola { $action }.
    .help = każdy dzień niesie go o pole dalej
tzolkin-why-picking-up = W tej turze zdejmujesz robotników, więc żadnego nie umieszczasz.
    .temple = Żebrze się na początku tury albo wcale.
tzolkin-why-place-or-pick-up = W turze umieszcza się albo zdejmuje robotników; jedno z dwojga jest obowiązkowe.
tzolkin-why-placing = W tej turze umieszczasz robotników, więc żadnego nie zdejmujesz.
    .temple = Żebrze się na początku tury albo wcale.
tzolkin-why-reveal-first = Najpierw zostaje odsłonięty żeton.
tzolkin-why-sales-first = Kupowanie już się zaczęło; sprzedaje się przed nim.
    .short = najpierw sprzedaż
tzolkin-why-sold-before = Odbyła się tu już sprzedaż { FORM($block, "gen") }, więc nie możesz kupić tego samego.
    .short = już sprzedane
tzolkin-why-taken =
    { $target_id ->
        [start] Ktoś już zajął Pole Pierwszeństwa.
       *[other] Koło { $target } nie ma wolnego pola.
    }
    .own = Pole Pierwszeństwa jest już twoje.
    .short = zajęte
    .help =
        { $target_id ->
            [start] w następnej rundzie znów będzie wolne
           *[other] każdy dzień niesie robotników dalej i zwalnia pola
        }
tzolkin-why-too-few-blocks =
    { $needed ->
        [one] Koszt to 1 kostka surowca; masz { $blocks }.
        [few] Koszt to { $needed } kostki surowców; masz { $blocks }.
       *[other] Koszt to { $needed } kostek surowców; masz { $blocks }.
    }
tzolkin-why-too-little-corn =
    { $needed ->
        [one] Koszt to 1 kukurydza; masz { $corn }.
        [few] Koszt to { $needed } kukurydze; masz { $corn }.
       *[other] Koszt to { $needed } kukurydz; masz { $corn }.
    }

## Nagłówki przebiegu gry

tzolkin-heading-turn = Tura { $turn }
tzolkin-heading-day = Dzień { $day }
tzolkin-heading-last_day = Kalendarz przesuwa się ostatni raz
tzolkin-heading-food_day = { $number }. Dzień Żywienia ({ $kind })
tzolkin-heading-final_scoring = Punktacja końcowa

## Co się stało

tzolkin-event-marker = otrzymano znacznik pierwszego gracza
    .Z-2-7 = pierwszy gracz
tzolkin-event-marker_passed = znacznik pierwszego gracza był już u tego gracza, więc wędruje w lewo: { $colour }
tzolkin-event-dummy = neutralni robotnicy: { $places }
tzolkin-event-keep =
    { $count ->
        [one] zatrzymano żeton Początkowego Bogactwa { $tiles }
       *[other] zatrzymano żetony Początkowego Bogactwa { $tiles }
    }
tzolkin-event-gain = { tzolkin-amount-gain } ({ $cause })
    .Z-4-5 = { tzolkin-amount-gain }
tzolkin-event-pay = { tzolkin-amount-pay } ({ $cause })
tzolkin-event-score = { $points } PZ ({ $cause })
tzolkin-event-changes = { $changes } ({ $cause })
tzolkin-event-beg = żebranie o kukurydzę
tzolkin-event-place =
    { $count ->
        [one] umieszczono robotnika: { $places }
       *[other] umieszczono robotników: { $places }
    }
    .Z-4-4 = z litości bogów umieszczono robotnika za całą pozostałą kukurydzę: { $places }
tzolkin-event-take_up =
    { $count ->
        [one] zdjęto robotnika: { $places }
       *[other] zdjęto robotników: { $places }
    }
    .Z-12-5 =
        { $count ->
            [one] zepchnięto robotnika z koła, bez akcji: { $places }
           *[other] zepchnięto robotników z kół, bez akcji: { $places }
        }
tzolkin-event-no_action = bez akcji
tzolkin-event-act = wykonano akcję { $action }
    .Z-7-17 = odbito w lustrze akcję { $action }
tzolkin-event-worker = jeszcze jeden robotnik w grze
tzolkin-event-temple = { $temple }, stopień { $step } ({ $cause })
    .Z-4-5 = zejście { FORM($temple, "at") } na stopień { $step }
    .Z-7-3 = zejście { FORM($temple, "at") } na stopień { $step } ({ $cause })
    .P-5-6 = zejście { FORM($temple, "at") } na stopień { $step } ({ $cause })
tzolkin-event-step_lost = przepadł awans w { FORM($temple, "gen") }: szczyt jest osiągnięty lub zajęty
tzolkin-event-board =
    { $side_id ->
        [light] plansza znów jest jasna: podwójne przesunięcie możliwe
       *[dark] mijają dwa dni, plansza ciemnieje
    }
tzolkin-event-technology = { $technology }, poziom { $level } ({ $cause })
    .Z-7-8 = { $technology }, poziom { $level }
tzolkin-event-build = zbudowano budynek „{ $building }”
tzolkin-event-monument = zbudowano monument „{ $monument }”
tzolkin-event-corn_tile = wzięto żeton Zbioru Kukurydzy z grupy { $space }
tzolkin-event-wood_tile = wzięto żeton Wycinki Drzew z grupy { $space }
tzolkin-event-burn = wypalono żeton Wycinki Drzew z grupy { $space }
tzolkin-event-skull = umieszczono czaszkę: { $action }
tzolkin-event-reveal = odsłonięto: { $tiles }
tzolkin-event-gear_corn = { $corn ->
        [one] { $corn } kukurydza
        [few] { $corn } kukurydze
       *[other] { $corn } kukurydz
    } na kole Tzolk'in
tzolkin-event-feed =
    { $workers ->
        [0] nie wyżywiono nikogo
        [one] wyżywiono 1 robotnika
       *[other] wyżywiono { $workers } robotników
    }
tzolkin-event-age = zaczyna się epoka { $age }, nowe budynki
tzolkin-event-monument_scores = { $points } PZ (monument „{ $monument }”)
tzolkin-event-end = Gra się skończyła.

## Dni Żywienia i punktacja końcowa

tzolkin-moment-food_day =
    { $number ->
        [1] Pierwszy Dzień Żywienia
        [2] Drugi Dzień Żywienia
        [3] Trzeci Dzień Żywienia
       *[4] Czwarty Dzień Żywienia
    }
tzolkin-moment-gives =
    { $kind_id ->
        [points] świątynie dają punkty
       *[goods] świątynie dają dobra
    }
tzolkin-moment-age = Epoka { $age }
tzolkin-moment-income = Dochód
tzolkin-moment-food = Żywienie
tzolkin-moment-left = Pozostała kukurydza i surowce
tzolkin-moment-skulls = Pozostałe czaszki
tzolkin-moment-monument = monument
tzolkin-moment-fed =
    { $unfed ->
        [0] wszyscy wyżywieni
       *[other] wyżywieni: { $fed }, głodni: { $unfed }
    }
tzolkin-moment-fed-how = { $fed }: { $how }
tzolkin-moment-each = na robotnika { $corn ->
        [one] { $corn } kukurydza
        [few] { $corn } kukurydze
       *[other] { $corn } kukurydz
    }
tzolkin-moment-farms = farmy oszczędzają { $corn ->
        [one] { $corn } kukurydzę
        [few] { $corn } kukurydze
       *[other] { $corn } kukurydz
    }
tzolkin-moment-from-buildings = z budynków
tzolkin-moment-below = stopień i wszystkie niższe
tzolkin-moment-highest = najwyżej { $points }
tzolkin-moment-is-highest = najwyżej
tzolkin-moment-due =
    .workers =
        { $workers ->
            [one] { $workers } robotnik
           *[other] { $workers } robotników
        }
    .step = stopień { $step }
    .corn = warte { $corn ->
            [one] { $corn } kukurydzę
            [few] { $corn } kukurydze
           *[other] { $corn } kukurydz
        }
    .skulls =
        { $skulls ->
            [one] { $skulls } czaszka
            [few] { $skulls } czaszki
           *[other] { $skulls } czaszek
        }
    .built = zbudowano

## Źródła punktów i przyczyny zmian

tzolkin-source-temples = stopnie w świątyniach
tzolkin-source-highest = najwyżej w świątyniach
tzolkin-source-chichen_itza = Chichen Itza
tzolkin-source-buildings = budynki
tzolkin-source-architecture = Architektura
tzolkin-source-bonus = powyżej poziomu 3
tzolkin-source-unfed = niewyżywieni robotnicy
tzolkin-source-corn_left = pozostała kukurydza i surowce
tzolkin-source-skulls_left = pozostałe czaszki
tzolkin-source-monuments = monumenty
tzolkin-source-other = inne

tzolkin-cause-temples = świątynie
    .temple = { $temple }
tzolkin-cause-highest = najwyżej w świątyni
    .temple = najwyżej w świątyni { $temple }
tzolkin-cause-chichen_itza = Chichen Itza
tzolkin-cause-buildings = budynek
tzolkin-cause-architecture = Architektura
tzolkin-cause-bonus = powyżej poziomu 3
tzolkin-cause-unfed = niewyżywieni robotnicy
tzolkin-cause-corn_left = pozostała kukurydza i surowce
tzolkin-cause-skulls_left = pozostałe czaszki
tzolkin-cause-monuments = monument
tzolkin-cause-wealth = Początkowe Bogactwo
tzolkin-cause-setup = przygotowanie
tzolkin-cause-begging = żebranie
tzolkin-cause-pity = litość bogów
tzolkin-cause-gear_corn = Pole Pierwszeństwa
tzolkin-cause-placing = umieszczanie
tzolkin-cause-step_back = krok wstecz
tzolkin-cause-fishing = połów
tzolkin-cause-harvest = zbiór
tzolkin-cause-burning = wypalone drewno
tzolkin-cause-yaxchilan = Yaxchilan
tzolkin-cause-study = rozwój technologii
tzolkin-cause-tikal_5 = Tikal 5
tzolkin-cause-uxmal_1 = Uxmal 1
tzolkin-cause-market = targ
tzolkin-cause-mirror = lustro
tzolkin-cause-worker = Uxmal 3
tzolkin-cause-building_for_corn = budynek za kukurydzę
tzolkin-cause-theology = Teologia
tzolkin-cause-feeding = żywienie
tzolkin-cause-calendar = kalendarz
tzolkin-cause-prophecy = Przepowiednia
tzolkin-cause-other = zasada { $clause }

tzolkin-status =
    { $days ->
        [0] Dzień { $day } · żywienie dziś
        [one] Dzień { $day } · żywienie jutro
       *[other] Dzień { $day } · żywienie za { $days } dni
    }
    .over = Gra się skończyła
tzolkin-over-stages = Według Dni Żywienia i na koniec, { $name }: { $points }
tzolkin-ending-fourth-food-day = czwarty Dzień Żywienia
tzolkin-tie-points = najwięcej punktów
tzolkin-tie-workers-on-gears = remis w punktach, najwięcej robotników na kołach
tzolkin-tie-shared = Wspólne zwycięstwo: { $names }, { $points } PZ i tyle samo robotników na kołach.

## O czym jest gra

tzolkin-goal = Cel: najwięcej Punktów Zwycięstwa po 27 dniach. W turze albo umieszczasz robotników na kołach, albo ich zdejmujesz. Robotnik trafia na najniższe wolne pole koła za tyle kukurydz, ile wynosi numer pola; każdego dnia koła niosą wszystkich robotników o pole dalej, a zdjęty robotnik wykonuje akcję pola, do którego dotarł (albo niższą, za 1 kukurydzę za krok). W dniach 8, 14, 21 i 27 każdy robotnik potrzebuje 2 kukurydz, a świątynie dają dobra lub punkty. Budynki, technologie i czaszki w Chichen Itza dają więcej; monumenty punktują na koniec.
