# Decyzje, Akcje i zdarzenia gry Teotihuacan.

## O co pyta gra

teotihuacan-ask-buy-power-up = { teotihuacan-technology-13 }: płacisz 1 kakao za jeszcze jedno wzmocnienie { FORM($board, "at") }?
    .title = { teotihuacan-technology-13 }
    .ask = Zapłacić 1 kakao?
    .hint = { $board }
teotihuacan-ask-ascension-reward = Twój robotnik dokonuje Wstąpienia i odradza się w Pałacu. Którą nagrodę wybierasz?
    .title = Wstąpienie
    .ask = Która nagroda?
teotihuacan-ask-avenue-claim = Osiągasz: { $heap }. Pozyskujesz stamtąd płytkę Odkryć?
    .title = { $heap }
    .ask = Pozyskać płytkę?
teotihuacan-ask-before-counting = Zaraz nastąpi liczenie twoich robotników. Dalej?
    .use = Zaraz nastąpi liczenie twoich robotników. Używasz najpierw płytki czy przechodzisz dalej?
    .buy-unlock = Zaraz nastąpi liczenie twoich robotników. Płacisz najpierw za odblokowanie robotników czy przechodzisz dalej?
    .use-or-buy-unlock = Zaraz nastąpi liczenie twoich robotników. Używasz najpierw płytki, płacisz za odblokowanie robotników czy przechodzisz dalej?
    .title = Przed liczeniem
    .ask = Dalej?
teotihuacan-ask-before-reveal = Zostaną odsłonięte nowe płytki ({ $board }). Dalej?
    .use = Zostaną odsłonięte nowe płytki ({ $board }). Używasz najpierw swojej czy przechodzisz dalej?
    .buy-unlock = Zostaną odsłonięte nowe płytki ({ $board }). Płacisz najpierw za odblokowanie robotników czy przechodzisz dalej?
    .use-or-buy-unlock = Zostaną odsłonięte nowe płytki ({ $board }). Używasz najpierw swojej, płacisz za odblokowanie robotników czy przechodzisz dalej?
    .title = Nowe płytki
    .ask = Dalej?
    .hint = { $board }
teotihuacan-ask-buy-temple-step = Płytka Pałacu: kupujesz awans w Świątyni za 1 kakao? (zostało: { $left })
    .title = Płytka Pałacu
    .ask = Kupić awans?
    .hint = zostało: { $left }
teotihuacan-ask-choose-action = Twój robotnik dotarł na miejsce. Którą Akcję wykonujesz?
    .title = { $at }
    .ask = Co robi?
    .hint = Robotnik o sile { $power }
teotihuacan-ask-choose-decoration = Którą płytkę Zdobień umieszczasz?
    .title = Zdobienia
    .ask = Która płytka?
teotihuacan-ask-choose-decoration-space = Na którym boku Piramidy umieszczasz płytkę Zdobień?
    .title = Zdobienia
    .ask = Na którym boku?
teotihuacan-ask-choose-place = Gdzie umieszczasz płytkę Piramidy?
    .title = Plac Budowy
    .ask = Gdzie ją umieścić?
teotihuacan-ask-choose-price = { teotihuacan-technology-15 }: korzystasz ze zniżki na tę płytkę?
    .title = { teotihuacan-technology-15 }
    .ask = Skorzystać ze zniżki?
teotihuacan-ask-choose-row = W którym rzędzie Budynków budujesz?
    .title = Arystokraci
    .ask = W którym rzędzie?
teotihuacan-ask-choose-technology = Którą Technologię kupujesz?
    .title = Alchemia
    .ask = Która Technologia?
teotihuacan-ask-choose-tile = Którą płytkę Piramidy budujesz?
    .title = Plac Budowy
    .ask = Która płytka?
teotihuacan-ask-choose-turns = Jak obracasz płytkę?
    .title = Plac Budowy
    .ask = Jak ją obrócić?
teotihuacan-ask-claim-area-tile = Pozyskujesz płytkę, która leży { FORM($board, "at") }?
    .title = { $board }
    .ask = Pozyskać płytkę?
teotihuacan-ask-claim-beside = Pozyskujesz płytkę dołączoną do twojej płytki Startowej?
    .title = Płytka Startowa
    .ask = Pozyskać płytkę?
teotihuacan-ask-climb-any =
    { $steps ->
        [one] W której Świątyni awansujesz?
        [few] W której Świątyni awansujesz najpierw? ({ $steps } stopnie)
       *[other] W której Świątyni awansujesz najpierw? ({ $steps } stopni)
    }
    .title = Awans w Świątyni
    .ask = W której Świątyni?
teotihuacan-ask-climb-both = Awansujesz w dwóch Świątyniach. W której najpierw?
    .title = Awans w dwóch Świątyniach
    .ask = W której najpierw?
teotihuacan-ask-cocoa-cost = Do zapłaty { $due } kakao. Płacisz?
    .use = Do zapłaty { $due } kakao. Płacisz czy używasz swojej płytki?
    .title = Do zapłaty { $due } kakao
    .ask = Zapłacić?
teotihuacan-ask-companion = Który drugi robotnik idzie razem z nim?
    .title = Ruch we dwóch
    .ask = Kto idzie razem?
teotihuacan-ask-destination = Dokąd idzie robotnik?
    .title = Ruch
    .ask = Dokąd idzie?
teotihuacan-ask-end-turn = Twoja tura się kończy.
    .use = Twoja tura się kończy. Używasz przedtem płytki?
    .buy-unlock = Twoja tura się kończy. Płacisz przedtem 3 kakao za odblokowanie robotników?
    .use-or-buy-unlock = Twoja tura się kończy. Używasz przedtem płytki albo płacisz za odblokowanie robotników?
    .title = Koniec tury
    .ask = Naciśnij „{ teotihuacan-action-pass.end-turn }”.
    .ask-theirs = Zostało potwierdzić koniec.
teotihuacan-ask-exchange-cocoa = Płytka Pałacu: płacisz 1 kakao za 1 { $first } i 1 { $second }? (zostało: { $left })
    .title = Płytka Pałacu
    .ask = Wymienić 1 kakao?
    .hint = zostało: { $left }
teotihuacan-ask-keep-tile =
    { $left ->
        [one] Którą płytkę Startową zatrzymujesz?
       *[other] Które płytki Startowe zatrzymujesz? (do zatrzymania: { $left })
    }
    .title = Płytki Startowe
    .ask = Którą zatrzymujesz?
    .ask-theirs = Która zostaje?
    .hint = do zatrzymania: { $left }
teotihuacan-ask-lock-worker = Który z twoich dwóch robotników zajmuje pole Odprawienia Rytuału?
    .title = Odprawienie Rytuału
    .ask = Który zostaje?
teotihuacan-ask-major-step = Osiągasz: { $heap }. Pozyskujesz stamtąd płytkę Odkryć czy wybierasz nadrukowaną nagrodę?
    .title = { $heap }
    .ask = Płytka czy nagroda?
teotihuacan-ask-pause = Dalej?
    .use = Używasz płytki, zanim to zadziała, czy przechodzisz dalej?
    .buy-unlock = Płacisz 3 kakao za odblokowanie robotników, zanim to zadziała, czy przechodzisz dalej?
    .use-or-buy-unlock = Używasz płytki albo płacisz za odblokowanie robotników, zanim to zadziała, czy przechodzisz dalej?
    .title = Zanim to zadziała
    .ask = Dalej?
teotihuacan-ask-pay-wages = Opłata: ile kakao płacisz? Każde niezapłacone kakao kosztuje 3 PZ.
    .title = Zaćmienie: opłata
    .ask = Ile płacisz?
    .ask-theirs = Ile wynosi zapłata?
teotihuacan-ask-place-worker = Na której planszy zaczyna twój następny robotnik (siła { $power })?
    .title = Plansze startowe
    .ask = Gdzie zaczyna?
    .hint = Siła { $power }
teotihuacan-ask-power-up-anyone = Którego robotnika wzmacniasz? (zostało: { $left })
    .title = Wzmocnienie
    .ask = Którego wzmocnić?
    .hint = zostało: { $left }
teotihuacan-ask-power-ups = Którego robotnika wzmacniasz { FORM($board, "at") }? (zostało: { $left })
    .title = Wzmocnienie
    .ask = Którego wzmocnić?
    .hint = { $board }, zostało: { $left }
teotihuacan-ask-raise-worker = Którego początkowego robotnika wzmacniasz?
    .title = Wzmocnienie
    .ask = Którego wzmocnić?
teotihuacan-ask-sell = Płytka Pałacu: sprzedajesz zasób za 2 kakao? (zostało: { $left })
    .title = Płytka Pałacu
    .ask = Sprzedać zasób?
    .hint = zostało: { $left }
teotihuacan-ask-take-resources =
    { $amount ->
        [one] Który zasób bierzesz?
       *[other] Który zasób bierzesz? (zostało: { $amount })
    }
    .temple =
        { $amount ->
            [one] Twój awans w niebieskiej Świątyni daje zasób. Który bierzesz?
           *[other] Twój awans w niebieskiej Świątyni daje zasoby. Który bierzesz? (zostało: { $amount })
        }
    .starting =
        { $amount ->
            [one] Twoja płytka Startowa daje zasób. Który bierzesz?
           *[other] Twoja płytka Startowa daje zasoby. Który bierzesz? (zostało: { $amount })
        }
    .title = Zasoby
    .ask = Który?
    .hint = do wzięcia: { $amount }
teotihuacan-ask-trade-up = Płytka Pałacu: płacisz 1 kakao i zasób za { $gained ->
        [one] { $gained } zasób
        [few] { $gained } zasoby
       *[other] { $gained } zasobów
    }?
    .title = Płytka Pałacu
    .ask = Wymienić zasób?
teotihuacan-ask-turn = Twoja tura. Którego robotnika poruszasz?
    .title = Twoja tura
    .title-theirs = Tura
    .ask = Którego poruszyć?
teotihuacan-ask-which-first = Zapłacono za jedno i drugie. Co najpierw?
    .title = Odprawienie Rytuału
    .ask = Co najpierw?

## Co można zrobić

teotihuacan-action-pass = Dalej
    .claim-area-tile = Zostaw płytkę
    .claim-beside = Zostaw płytkę
    .avenue-claim = Nie pozyskuj niczego
    .claim-from-altar = Nie pozyskuj niczego
    .altar-trade = Nie wymieniaj niczego
    .end-turn = Zakończ turę
    .power-ups = Bez dalszych wzmocnień
    .buy-power-up = Bez dalszych wzmocnień
    .exchange-cocoa = Nie wymieniaj dalej
    .trade-up = Nie wymieniaj niczego
    .sell = Nie sprzedawaj dalej
teotihuacan-pass-buy-temple-step = Nie kupuj więcej awansów
    .name = Bez dalszych awansów
teotihuacan-pass-choose-tile = Nie buduj dalszych płytek
    .name = Bez dalszych płytek
teotihuacan-action-abandon = Zrezygnuj z Akcji: nie da się jej już wykonać
    .name = Zrezygnuj
teotihuacan-action-unlock = Odblokuj za darmo wszystkich swoich robotników; to cała tura
    .name = Odblokuj za darmo
teotihuacan-action-collect = Pozyskanie Kakao
    .name = Pozyskanie Kakao
teotihuacan-action-main = Akcja Główna planszy
    .name = Akcja Główna
teotihuacan-action-pay = Zapłać kakao
    .name = Zapłać kakao
teotihuacan-action-reward = Weź nadrukowaną nagrodę
    .name = Bez płytki
teotihuacan-action-exchange = Wymień raz
teotihuacan-action-first =
    { $choice_id ->
        [ability] Najpierw efekt pola
       *[tile] Najpierw płytka Odkryć
    }
    .name =
        { $choice_id ->
            [ability] Najpierw efekt
           *[tile] Najpierw płytka
        }
    .short = Najpierw płytka Odkryć: teraz nie możesz zapłacić jej kosztu ({ $missing })
teotihuacan-action-worship =
    { $choice_id ->
        [ability] Odprawienie Rytuału, { $space }: { $ability }
        [tile] Odprawienie Rytuału, { $space }: pozyskaj { FORM($tile, "acc") }
       *[both] Odprawienie Rytuału, { $space }: { $ability }, a do tego pozyskaj { FORM($tile, "acc") }
    }
    .name =
        { $choice_id ->
            [ability] { $slot_id ->
                [none] Rytuał: awans
               *[other] Rytuał: { $slot }
            }
            [tile] Rytuał: płytka
           *[both] { $slot_id ->
                [none] Rytuał: oba
               *[other] { $slot } + płytka
            }
        }
    .short = Odprawienie Rytuału, { $space }: { $ability }, a do tego pozyskaj { FORM($tile, "acc") }; teraz nie możesz zapłacić jej kosztu ({ $missing })
teotihuacan-action-lock = Zablokuj robotnika o sile { $power }
    .name = Siła { $power }
teotihuacan-action-move = Porusz robotnika o sile { $power } { $board_id ->
        [gold] ze
       *[other] z
    } { FORM($board, "gen") }
    .name = { $brief }, siła { $power }
teotihuacan-action-with = Razem idzie robotnik o sile { $power }
    .name = Siła { $power }
teotihuacan-action-to = Idź { FORM($board, "to") }
    .name = { $board }
teotihuacan-action-claim = Pozyskaj płytkę „{ $discovery }” za { FORM($cost, "acc") }
teotihuacan-action-take = Weź { FORM($resource, "acc") }
teotihuacan-action-give = Oddaj { FORM($resource, "acc") }
teotihuacan-action-temple = Awansuj { FORM($temple, "at") }
    .name = { $track } { $from } → { $next }
teotihuacan-action-technology = Kup Technologię „{ $technology }” za { $gold } { $gold ->
        [one] złoto
       *[other] złota
    }: { $effect }
teotihuacan-action-row = Zbuduj w { FORM($row, "loc") }
teotihuacan-action-tile = Weź płytkę Piramidy: { $icons }
    .again = Weź drugą taką płytkę Piramidy: { $icons }
    .name = Płytka Piramidy
teotihuacan-action-place = Umieść ją: { $spot }; pod nią: { $covered }
    .name = { $level }
teotihuacan-action-turn =
    { $turns ->
        [0] Tak jak leży: { $icons }
        [one] Ćwierć obrotu zgodnie z ruchem wskazówek zegara: { $icons }
        [2] Pół obrotu: { $icons }
       *[other] Ćwierć obrotu wstecz: { $icons }
    }
    .name =
        { $turns ->
            [0] Tak jak leży
            [one] Ćwierć obrotu
            [2] Pół obrotu
           *[other] Ćwierć obrotu wstecz
        }
teotihuacan-action-price =
    { $discount_id ->
        [wood] Skorzystaj ze zniżki: o 1 drewno mniej
        [stone] Skorzystaj ze zniżki: o 1 kamień mniej
       *[none] Pełny koszt; zachowaj zniżkę na inną płytkę
    }
    .name =
        { $discount_id ->
            [wood] O 1 drewno mniej
            [stone] O 1 kamień mniej
           *[none] Pełny koszt
        }
teotihuacan-action-decoration = Weź płytkę Zdobień: { $icons }
    .name = { $left }, { $right }
teotihuacan-action-space = Umieść ją: { $space }
    .name = { $side }, { $level }
teotihuacan-action-power-up = Wzmocnij robotnika o sile { $power } { FORM($board, "at") }
    .name =
        { $anywhere_id ->
            [yes] { $brief } { $power } → { $next }
           *[no] Siła { $power } → { $next }
        }
    .ascend = Wzmocnij robotnika o sile { $power } { FORM($board, "at") }: dokona Wstąpienia
    .ascends = Siła { $power }: Wstąpienie
teotihuacan-action-ascend = Nagroda: { $reward }
    .name = { $briefly }
teotihuacan-action-wages = Zapłać { $cocoa } kakao
    .name = Zapłać { $cocoa }
teotihuacan-action-keep = Zatrzymaj płytkę: { $starting }; { $boards }
    .beside = Zatrzymaj płytkę: { $starting } ({ $tile }); { $boards }
    .name = { $briefly }
teotihuacan-action-raise = Wzmocnij robotnika o sile { $power }
    .name = Siła { $power } → { $next }
teotihuacan-action-start = Zacznij { FORM($board, "at") }
teotihuacan-action-buy-unlock = Zapłać za odblokowanie wszystkich swoich robotników
    .name = Odblokuj wszystkich
teotihuacan-action-use = Użyj swojej płytki „{ $discovery }”
    .pays = Nic nie płać: użyj swojej płytki „{ $discovery }”
    .pays-name = Płaci płytka

## Co daje możliwość

teotihuacan-amount =
    { $good_id ->
        [cocoa] { $amount } kakao
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
        [obsidian] { $amount ->
            [one] { $amount } obsydian
            [few] { $amount } znaczniki obsydianu
           *[other] { $amount } znaczników obsydianu
        }
       *[other] { $amount } { $good }
    }
    .gen =
        { $good_id ->
            [cocoa] { $amount } kakao
            [wood] { $amount } drewna
            [stone] { $amount ->
                [one] { $amount } kamienia
               *[other] { $amount } kamieni
            }
            [gold] { $amount } złota
            [obsidian] { $amount ->
                [one] { $amount } obsydianu
               *[other] { $amount } znaczników obsydianu
            }
           *[other] { $amount } { FORM($good, "gen") }
        }
teotihuacan-amount-gain = +{ teotihuacan-amount }
teotihuacan-amount-pay = −{ teotihuacan-amount }
    .T-7-6 = −{ teotihuacan-amount } (za Odprawienie Rytuału)
    .T-10-2 = −{ teotihuacan-amount } (za Akcję)
teotihuacan-amount-score = { $points } PZ
teotihuacan-free = za darmo
    .acc = darmo
teotihuacan-brings-points = { $figure } PZ
teotihuacan-brings-temple =
    { $amount ->
        [one] awans { FORM($temple, "at") }
        [few] { $amount } stopnie { FORM($temple, "at") }
       *[other] { $amount } stopni { FORM($temple, "at") }
    }
teotihuacan-brings-temple-any =
    { $amount ->
        [one] awans w dowolnej Świątyni
        [few] { $amount } awanse w dowolnych Świątyniach
       *[other] { $amount } awansów w dowolnych Świątyniach
    }
teotihuacan-brings-any_resource =
    { $amount ->
        [one] +1 zasób
        [few] +{ $amount } zasoby
       *[other] +{ $amount } zasobów
    }
teotihuacan-brings-power-up =
    { $amount ->
        [one] wzmocnienie
        [few] { $amount } wzmocnienia
       *[other] { $amount } wzmocnień
    }
teotihuacan-brings-may-claim = możesz pozyskać płytkę Odkryć
teotihuacan-brings-avenue =
    { $amount ->
        [one] awans na torze Alei Umarłych
        [few] { $amount } stopnie na torze Alei Umarłych
       *[other] { $amount } stopni na torze Alei Umarłych
    }
teotihuacan-brings-pyramid_track =
    { $amount ->
        [one] awans na torze Piramidy
        [few] { $amount } stopnie na torze Piramidy
       *[other] { $amount } stopni na torze Piramidy
    }
teotihuacan-brings-power = { $figure } do siły
teotihuacan-brings-ascension = Wstąpienie
teotihuacan-brings-unlock =
    { $amount ->
        [one] odblokowany robotnik
       *[other] { $amount } odblokowanych robotników
    }
teotihuacan-brings-building = Budynek
teotihuacan-brings-claim = płytka „{ $discovery }”
teotihuacan-brings-beside = możesz pozyskać: „{ $discovery }”
teotihuacan-brings-worker = twój czwarty robotnik

## Co może z tego wyniknąć

teotihuacan-hint-collect = Pozyskanie Kakao: { $amount }
teotihuacan-hint-main =
    { $amount ->
        [0] Akcja Główna bez kosztu
       *[other] Akcja Główna za { $amount } kakao
    }
    .yields =
        { $amount ->
            [0] Akcja Główna bez kosztu: { $gains }
           *[other] Akcja Główna za { $amount } kakao: { $gains }
        }
teotihuacan-hint-worship = Odprawienie Rytuału
teotihuacan-hint-reach = → { $boards }
    .brief = → { $brief }
teotihuacan-hint-best = najlepiej { $path }: { $gains }
teotihuacan-hint-owners =
    { $count ->
        [one] inny gracz, który ją ma, otrzymuje { $points } PZ
       *[other] { $count } innych graczy, którzy ją mają, otrzymuje po { $points } PZ
    }
teotihuacan-way-place = { $spot }
teotihuacan-way-turn =
    { $turns ->
        [0] tak jak leży
        [one] ćwierć obrotu zgodnie z ruchem wskazówek zegara
        [2] pół obrotu
       *[other] ćwierć obrotu wstecz
    }
teotihuacan-way-price =
    { $discount_id ->
        [wood] o 1 drewno taniej
       *[stone] o 1 kamień taniej
    }
teotihuacan-way-space = { $space }
teotihuacan-unclaimed = Nie pozyskano płytki ({ $board }): { $tile } zostaje na miejscu.

## Co się stało

teotihuacan-heading-turn = Tura { $turn }
teotihuacan-heading-eclipse = { $number }. Zaćmienie
teotihuacan-event-first_player = pierwsze miejsce w kolejności graczy
teotihuacan-event-reveal = odsłonięto ({ $place }): { $tile }
teotihuacan-event-lay_out =
    { $count ->
        [one] wyłożono płytkę Startową: { $starting_list }
       *[other] wyłożono płytki Startowe: { $starting_list }
    }
teotihuacan-event-keep =
    { $count ->
        [one] zatrzymano płytkę Startową { $starting_list }
       *[other] zatrzymano płytki Startowe { $starting_list }
    }
teotihuacan-event-neutral =
    { $count ->
        [one] umieszczono neutralnego { FORM($colour, "acc") } robotnika { FORM($board_list, "at") }
       *[other] umieszczono neutralnych { FORM($colour, "pl_acc") } robotników { FORM($board_list, "at") }
    }
teotihuacan-event-shuffle_back =
    { $count ->
        [one] wtasowano z powrotem niepozyskaną płytkę: { $discovery_list }
       *[other] wtasowano z powrotem niepozyskane płytki: { $discovery_list }
    }
teotihuacan-event-place =
    { $count ->
        [one] umieszczono robotnika o sile { $power } { FORM($board_list, "at") }
       *[other] umieszczono robotników o sile { $power } { FORM($board_list, "at") }
    }
    .T-17-4 = umieszczono czwartego robotnika o sile { $power } { FORM($board_list, "at") }
    .B-6-11 = ruch dalej { FORM($board_list, "to") }
teotihuacan-event-lift = zabrano robotnika o sile { $power } { $board_id ->
        [gold] ze
       *[other] z
    } { FORM($board, "gen") }
teotihuacan-event-move =
    { $distance ->
        [one] ruch o 1 planszę { FORM($board, "to") }
        [few] ruch o { $distance } plansze { FORM($board, "to") }
       *[other] ruch o { $distance } plansz { FORM($board, "to") }
    }
teotihuacan-event-gain = +{ teotihuacan-amount } ({ $cause })
    .B-7-7 = akcja zastępcza: +{ teotihuacan-amount }
    .B-8-1 = +{ teotihuacan-amount } z Kamieniołomu
    .B-8-2 = +{ teotihuacan-amount } ze Złóż Złota
    .B-8-4 = +{ teotihuacan-amount } z Lasu
    .B-8-5 =
        { $good_id ->
            [wood] +{ teotihuacan-amount } z Lasu
            [stone] +{ teotihuacan-amount } z Kamieniołomu
           *[gold] +{ teotihuacan-amount } ze Złóż Złota
        }
teotihuacan-event-pay = −{ teotihuacan-amount } ({ $cause })
teotihuacan-event-score = { $points } PZ ({ $cause })
teotihuacan-event-changes = { $changes } ({ $cause })
teotihuacan-event-lock = zablokowano robotnika o sile { $power } na polu Odprawienia Rytuału ({ $space })
    .B-3-5 = zablokowanego robotnika wypchnięto dalej: { $space }
    .B-8-6 = jego zablokowanego robotnika przesunięto dalej: { $space }
teotihuacan-event-unlock =
    { $count ->
        [one] odblokowano robotnika { FORM($board_list, "at") }
       *[other] odblokowano robotników { FORM($board_list, "at") }
    }
    .T-4-4 =
        { $count ->
            [one] odblokowano za darmo robotnika { FORM($board_list, "at") }
           *[other] odblokowano za darmo robotników { FORM($board_list, "at") }
        }
    .T-7-3 = odblokowano robotnika { FORM($board_list, "at") }, wypchnął go inny gracz
    .B-3-5 = odblokowano robotnika { FORM($board_list, "at") }, wypchnął go Teotibot
    .B-8-6 = odblokowano za darmo robotnika { FORM($board_list, "at") }, wypchnął go Teotibot
teotihuacan-event-power =
    { $board_id ->
        [none] wzmocniono robotnika do siły { $power }
       *[other] wzmocniono robotnika { FORM($board, "at") } do siły { $power }
    }
    .X-3-11 =
        { $board_id ->
            [none] osłabiono robotnika do siły { $power }
           *[other] osłabiono robotnika { FORM($board, "at") } do siły { $power }
        }
teotihuacan-event-claim =
    { $place_id ->
        [none] pozyskano płytkę „{ $discovery }”
       *[other] pozyskano płytkę „{ $discovery }” ({ $place })
    }
teotihuacan-event-use = użyto płytki „{ $discovery }”
teotihuacan-event-temple = { $temple }, stopień { $step } ({ $cause })
teotihuacan-event-step_lost =
    { $track_id ->
        [none] { $steps ->
            [one] w żadnej Świątyni nie ma wolnego stopnia: awans przepadł
            [few] w żadnej Świątyni nie ma wolnego stopnia: przepadły { $steps } awanse
           *[other] w żadnej Świątyni nie ma wolnego stopnia: przepadło { $steps } awansów
        }
        [avenue] awans na torze Alei Umarłych przepadł: osiągnięto koniec toru
       *[temple] awans przepadł ({ $track }): szczyt jest osiągnięty lub zajęty
    }
teotihuacan-event-avenue = Aleja Umarłych, stopień { $step } ({ $cause })
teotihuacan-event-pyramid_track = tor Piramidy, stopień { $step }
teotihuacan-event-technology = pozyskano Technologię: { $technology }
teotihuacan-event-building = zbudowano Budynek ({ $row }, pole { $column })
teotihuacan-event-build = zbudowano płytkę Piramidy ({ $spot }): { $icons }
teotihuacan-event-decorate = umieszczono płytkę Zdobień ({ $space }): { $icons }
teotihuacan-event-main_action = Akcja Główna { FORM($board, "at") }
teotihuacan-event-abandon = zrezygnowano z Akcji Głównej { FORM($board, "at") }
teotihuacan-event-ascension = robotnik dokonał Wstąpienia i odrodził się w Pałacu
teotihuacan-event-light_disc = jasny znacznik przesunięto na pole { $step }
teotihuacan-event-dark_disc = ciemny znacznik przesunięto na pole { $step }, jasny z powrotem na pole 0
teotihuacan-event-eclipse_triggered =
    { $turns_left ->
        [0] zaraz po tej turze następuje Zaćmienie
        [one] po jeszcze jednej turze następuje Zaćmienie
       *[other] po jeszcze { $turns_left } turach następuje Zaćmienie
    }
teotihuacan-event-pyramid_complete = Piramida jest ukończona: następne Zaćmienie kończy grę
teotihuacan-event-bonus = { $points } PZ (Przychylność Bogów: { $bonus })

## Źródła punktów i przyczyny zmian

teotihuacan-source-avenue = Aleja Umarłych
teotihuacan-source-pyramid_lead = najdalej na torze Piramidy
teotihuacan-source-pyramid_steps = tor Piramidy
teotihuacan-source-masks = Maski
teotihuacan-source-wages = niezapłacona opłata
teotihuacan-source-temples = awanse w Świątyniach
teotihuacan-source-construction = Budowa
teotihuacan-source-decorations = Zdobienia
teotihuacan-source-nobles = Arystokraci
teotihuacan-source-technologies = Technologie
teotihuacan-source-technology_owner = Technologie innych
teotihuacan-source-worship = Odprawienie Rytuału
teotihuacan-source-boards = plansze zasobów
teotihuacan-source-discovery = płytki Odkryć
teotihuacan-source-ascension = Wstąpienie
teotihuacan-source-bonus = Przychylność Bogów
teotihuacan-source-setup = przygotowanie
teotihuacan-source-other = inne

teotihuacan-cause-avenue = Aleja Umarłych
teotihuacan-cause-pyramid_lead = najdalej na torze Piramidy
teotihuacan-cause-pyramid_steps = tor Piramidy
teotihuacan-cause-masks = Maski
teotihuacan-cause-wages = opłata
teotihuacan-cause-unpaid = niezapłacona opłata
teotihuacan-cause-temples = stopień w Świątyni
teotihuacan-cause-construction = Budowa
teotihuacan-cause-icons = pasujące ikony
teotihuacan-cause-decorations = Zdobienia
teotihuacan-cause-nobles = Budynek
teotihuacan-cause-technologies = Technologia
teotihuacan-cause-technology_owner = własna Technologia, którą pozyskał ktoś inny
teotihuacan-cause-worship = Odprawienie Rytuału
teotihuacan-cause-boards = Akcja Główna
teotihuacan-cause-discovery = płytka Odkryć
teotihuacan-cause-ascension = Wstąpienie
teotihuacan-cause-bonus = Przychylność Bogów
teotihuacan-cause-setup = przygotowanie
teotihuacan-cause-collect = Pozyskanie Kakao
teotihuacan-cause-cocoa = koszt Akcji Głównej
teotihuacan-cause-worship_cost = koszt Odprawienia Rytuału
teotihuacan-cause-unlock = odblokowanie
teotihuacan-cause-choice = własny wybór
teotihuacan-cause-cost = koszt płytki Odkryć
teotihuacan-cause-other = zasada { $clause }

teotihuacan-over-stages = Według Zaćmień, { $name }: { $points }
teotihuacan-ending-eclipse = trzecie Zaćmienie
teotihuacan-ending-pyramid = ukończona Piramida
teotihuacan-tie-points = najwięcej punktów
teotihuacan-tie-cocoa = remis w punktach, najwięcej pozostałego kakao
teotihuacan-tie-order = remis w punktach i kakao, wcześniej w kolejności graczy
    .T-22-5 = remis w punktach i kakao, później w kolejności graczy (Mroczne Zaćmienie)

## Co wynika z możliwości

teotihuacan-follow-leaves = odchodzi
teotihuacan-follow-collect = kakao { $cocoa }
teotihuacan-follow-main = Akcja Główna { $cocoa }
teotihuacan-follow-wages = opłata { $from } → { $at }
    .stay = opłata nadal { $at }
teotihuacan-follow-paid = nic nie przepada
teotihuacan-follow-or_tile = lub płytka
teotihuacan-follow-price = potem zapłać { FORM($amount, "acc") }
teotihuacan-follow-nothing = teraz nic
teotihuacan-follow-no_tile = bez { FORM($amount, "gen") } brak płytki
teotihuacan-follow-keep = zostaje: { $amount }
teotihuacan-follow-within =
    { $kind_id ->
        [technology]
            { $count ->
                [one] 1 Technologia w zasięgu
                [few] { $count } Technologie w zasięgu
               *[other] { $count } Technologii w zasięgu
            }
        [tile]
            { $count ->
                [one] 1 płytka w zasięgu
                [few] { $count } płytki w zasięgu
               *[other] { $count } płytek w zasięgu
            }
       *[other]
            { $count ->
                [one] 1 w zasięgu
               *[other] { $count } w zasięgu
            }
    }
teotihuacan-short = brakuje { FORM($goods, "gen") }
teotihuacan-help-workers =
    { $workers ->
        [one] z 1 robotnikiem tutaj: { $gold } { $gold ->
            [one] złoto
           *[other] złota
        }
       *[other] z { $workers } robotnikami tutaj: { $gold } { $gold ->
            [one] złoto
           *[other] złota
        }
    }
teotihuacan-from-cocoa = robotnik może pozyskać kakao na każdej planszy
teotihuacan-from-wood = Las daje drewno
teotihuacan-from-stone = Kamieniołom daje kamień
teotihuacan-from-gold = Złoża Złota dają złoto
teotihuacan-from-worker = jeszcze jeden twój robotnik tutaj
teotihuacan-help-power = sięga tam też jeden robotnik o sile 4 lub 5
teotihuacan-ask-held = do zapłaty { $due }, masz { $held }
teotihuacan-ask-means =
    { $workers ->
        [one] { $gold } { $gold ->
            [one] złoto
           *[other] złota
        }, 1 robotnik
       *[other] { $gold } { $gold ->
            [one] złoto
           *[other] złota
        }, { $workers } robotników
    }
teotihuacan-ask-from = Siła { $power } { $board_id ->
        [gold] ze
       *[other] z
    } { FORM($board, "gen") }
teotihuacan-ask-built =
    { $built ->
        [0] { $most ->
            [1] Jedna płytka
           *[other] Pierwsza z najwyżej { $most }
        }
       *[other] Zbudowano { $built }, najwyżej { $most }
    }

## Dlaczego coś nie jest możliwe

teotihuacan-why-ability-needed = Samej płytki nie można tu wziąć: razem z nią bierze się efekt pola.
teotihuacan-why-already-kept = Ktoś już zatrzymał tę płytkę.
teotihuacan-why-already-yours = Masz już tę Technologię.
    .short = już masz
teotihuacan-why-cannot-pay = Nie możesz zapłacić kosztu.
    .short = za drogo
teotihuacan-why-cannot-pay-both = Nie możesz zapłacić za jedno i drugie.
    .short = za drogo
    .help = jedno z nich osobno kosztuje mniej
teotihuacan-why-chance = Teraz decyduje los.
teotihuacan-why-covered = Coś już tam leży.
teotihuacan-why-free-unlock = W tej turze odblokowujesz robotników za darmo.
teotihuacan-why-just-moved = Ten robotnik właśnie się poruszył.
teotihuacan-why-mask = Maski nigdy się nie używa: punktuje przy każdym Zaćmieniu.
teotihuacan-why-minimum = Nie możesz wykonać nawet minimum, którego wymaga Akcja.
    .short = niemożliwe
teotihuacan-why-minimum-possible = Można ją wykonać, więc nie można z niej zrezygnować.
teotihuacan-why-must-power-up = Trzeba wzmocnić robotnika.
teotihuacan-why-no-building = Nie ma już Budynków.
    .short = brak Budynków
teotihuacan-why-no-cocoa = Koszt to { $cocoa } kakao; masz { $held }.
teotihuacan-why-no-wood = Koszt to { $wood } { $wood ->
        [one] drewno
       *[other] drewna
    }; masz { $held }.
teotihuacan-why-no-wood-to-save = Płytka tego poziomu nie kosztuje drewna.
teotihuacan-why-no-stone = Koszt to { $stone } { $stone ->
        [one] kamień
        [few] kamienie
       *[other] kamieni
    }; masz { $held }.
teotihuacan-why-no-gold = Koszt to { $gold } { $gold ->
        [one] złoto
       *[other] złota
    }; masz { $held }.
teotihuacan-why-no-effect = Teraz nic by to nie dało.
teotihuacan-why-no-main-action = Ta plansza nie ma Akcji Głównej.
teotihuacan-why-no-place = W Piramidzie nie ma wolnego miejsca na płytkę, na którą cię stać.
    .short = brak miejsca
    .help = więcej kamieni i drewna pozwala zapłacić za wyższe poziomy
teotihuacan-why-no-reserve = Twój czwarty robotnik jest już w grze.
    .short = już w grze
teotihuacan-why-no-second-worker = Nie ma tam twojego drugiego robotnika, który mógłby pójść razem.
teotihuacan-why-no-space = Żaden bok Piramidy nie jest wolny dla płytki Zdobień.
    .short = brak wolnego boku
    .help = płytki zbudowane w Piramidzie otwierają następne pole boku
teotihuacan-why-no-support = To, co ma leżeć pod spodem, nie jest jeszcze zbudowane.
    .help = najpierw płytki na niższym poziomie
teotihuacan-why-no-tile = Nie leży tam żadna płytka.
teotihuacan-why-no-worker = Nie masz tam takiego robotnika.
    .help = najpierw musi tam dojść twój robotnik
teotihuacan-why-normal-turn = Trwa już twoja normalna tura.
teotihuacan-why-not-due = Twoja opłata wynosi { $cocoa } kakao.
teotihuacan-why-not-in-hand = Nie masz takiej płytki.
teotihuacan-why-not-now = W tej chwili nie jest to możliwe.
teotihuacan-why-not-offered = Nie masz tej płytki do wyboru.
teotihuacan-why-not-on-display = Nie ma tego w ofercie.
teotihuacan-why-not-on-the-board = Nie leży na planszy.
teotihuacan-why-not-shown = Żadna z twoich dwóch płytek nie pokazuje tej planszy.
teotihuacan-why-not-there = Nie leży tam.
teotihuacan-why-not-your-turn = Płytek używa się we własnej turze.
teotihuacan-why-nothing-locked = Żaden z twoich robotników nie jest zablokowany.
teotihuacan-why-occupied-by-own = Jest tam zablokowany twój robotnik.
    .short = jest tam twój robotnik
    .help = odblokowanie tego robotnika zwalnia pole
teotihuacan-why-one-at-least = Trzeba zbudować jedną płytkę.
teotihuacan-why-one-worker-a-board = Twoi robotnicy zaczynają na różnych planszach, a równi siłą w kolejności plansz.
teotihuacan-why-other-board = To należy do innej planszy: { $board }.
teotihuacan-why-other-decision = Teraz trzeba zdecydować o czymś innym.
teotihuacan-why-other-turn = To nie jest normalna tura.
teotihuacan-why-other-row =
    { $workers ->
        [one] Przy 1 robotniku budujesz w innym rzędzie.
       *[other] Przy { $workers } robotnikach budujesz w innym rzędzie.
    }
    .short = inny rząd
    .help = 1 robotnik buduje w górnym rzędzie, 2 w środkowym, 3 w dolnym
teotihuacan-why-over = Gra się skończyła.
teotihuacan-why-row-full = Rząd jest pełny.
    .short = pełny rząd
    .help = Budynek trafia do rzędu, który ma wolne pole
teotihuacan-why-rows-full = Wszystkie rzędy w twoim zasięgu są pełne.
    .short = pełne rzędy
    .help = większa liczba twoich robotników tutaj sięga niższego rzędu
teotihuacan-why-tile-placed = Płytka została już zbudowana.
teotihuacan-why-too-far =
    { $distance ->
        [one] Stąd to { $distance } plansza; robotnik porusza się najwyżej o { $most }.
        [few] Stąd to { $distance } plansze; robotnik porusza się najwyżej o { $most }.
       *[other] Stąd to { $distance } plansz; robotnik porusza się najwyżej o { $most }.
    }
teotihuacan-why-too-few-workers =
    { $workers ->
        [one] Potrzebny jest 1 robotnik.
       *[other] Potrzeba { $workers } robotników.
    }
    .short = za mało robotników
teotihuacan-why-top-step = Szczyt tej Świątyni jest osiągnięty lub zajęty.
    .short = szczyt osiągnięty
teotihuacan-why-worshipping = Nie podczas Odprawienia Rytuału.

## O czym jest gra

teotihuacan-goal = Cel: najwięcej Punktów Zwycięstwa po trzecim Zaćmieniu. W turze poruszasz jednego robotnika o 1–3 plansze zgodnie z ruchem wskazówek zegara i wykonujesz tam jedną Akcję: Pozyskanie Kakao (1 kakao i po jednym za każdy obecny kolor), Odprawienie Rytuału (robotnik zostaje zablokowany, otrzymujesz efekt pola albo płytkę Odkryć) albo Akcję Główną planszy (kosztuje 1 kakao za każdy obecny kolor i wzmacnia robotnika). Robotnik, który przekracza siłę 5, dokonuje Wstąpienia. Przy Zaćmieniu punktują Aleja Umarłych, tor Piramidy i Maski, a każdego robotnika trzeba opłacić w kakao.

teotihuacan-status =
    { $phase_id ->
        [over] Tura { $turn }
        [due] Tura { $turn } · następuje { $eclipse }. Zaćmienie
       *[ahead] Tura { $turn } · { $eclipse }. Zaćmienie za { $spaces ->
            [one] { $spaces } pole
            [few] { $spaces } pola
           *[other] { $spaces } pól
        }
    }
