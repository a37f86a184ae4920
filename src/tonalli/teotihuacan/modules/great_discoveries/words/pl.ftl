# Wielkie Odkrycia: druga rodzina płytek z własnym stosem.

teotihuacan-discovery-great_extra_worker = wielki dodatkowy robotnik
    .effect = Użyj podczas Akcji Głównej na dowolnej planszy: w Akcji liczy się o jednego robotnika więcej, najwyżej trzech.
teotihuacan-discovery-great_double_resources = podwójne zasoby
    .effect = Użyj podczas Akcji Głównej w Lesie, Kamieniołomie lub Złożach Złota: drewno, kamień, złoto i obsydian z pola tabeli otrzymujesz podwójnie.
teotihuacan-discovery-great_mask = Wielka Maska
    .effect = Maska własnego rodzaju, nigdy się nie zużywa: różne Maski tworzą zestawy, które przy każdym Zaćmieniu dają 1, 3, 6, 10, 15, 21, 28, 36 PZ.
teotihuacan-discovery-great_obsidian_3 = 3 znaczniki obsydianu
    .effect = Użyj raz w swojej turze: otrzymujesz 3 znaczniki obsydianu.
teotihuacan-discovery-great_move_back = ruch wstecz
    .effect = Użyj raz w swojej turze: jeden z twoich odblokowanych robotników idzie o 1, 2 lub 3 plansze przeciwnie do ruchu wskazówek zegara, bez Akcji i bez kosztu.
teotihuacan-discovery-great_power_up_3 = trzy wzmocnienia
    .effect = Użyj raz: od jednego do trzech wzmocnień twoich odblokowanych robotników w dowolnym miejscu, ale nie tego, który właśnie się porusza.
teotihuacan-discovery-great_refresh_2 = odnowienie dwóch płytek
    .effect = Użyj raz: odwróć dwie ze swoich użytych płytek Odkryć, aby znów można było ich użyć; nie dotyczy to Wielkich Odkryć.
teotihuacan-discovery-great_lowest_technology = najniższa Technologia
    .effect = Użyj raz: darmowy znacznik na najniższej Technologii, której nie masz, z awansem w jej Świątyni; inni, którzy ją mają, otrzymują 3 PZ.
teotihuacan-discovery-great_shaman_step = krok Szamana
    .effect = Użyj podczas ruchu Szamanem: idzie o Ołtarz dalej, a ty otrzymujesz 2 złota.
teotihuacan-discovery-great_shaman_stand = postawienie Szamana
    .effect = Użyj raz w swojej turze: 2 kakao, a twój Szaman wstaje.
    .cost = osłabienie o 1 jednego z twoich odblokowanych robotników
teotihuacan-discovery-great_temple_blue = awans dowolny + niebieski
    .effect = Użyj raz w swojej turze: awansuj o stopień na torze dowolnej Świątyni i o stopień na torze niebieskiej, w dowolnej kolejności.
teotihuacan-discovery-great_temple_red = awans dowolny + czerwony
    .effect = Użyj raz w swojej turze: awansuj o stopień na torze dowolnej Świątyni i o stopień na torze czerwonej, w dowolnej kolejności.
teotihuacan-discovery-great_temple_green = awans dowolny + zielony
    .effect = Użyj raz w swojej turze: awansuj o stopień na torze dowolnej Świątyni i o stopień na torze zielonej, w dowolnej kolejności.

teotihuacan-term-great_discovery = Wielkie Odkrycie
    .effect = Płytka drugiej rodziny z własnym stosem. Pozyskuje się ją, zatrzymuje i wykorzystuje jak płytkę Odkryć; nic, co liczy płytki Odkryć lub na nie wpływa, jej nie dotyczy.

## O co pyta gra i co można zrobić

teotihuacan-ask-back-worker =
    { $waivable ->
        [0] Który robotnik idzie wstecz?
       *[other] Który robotnik idzie wstecz? (zostało: { $left })
    }
    .title = Ruch wstecz
    .ask = Który robotnik?
teotihuacan-ask-back-to = Jak daleko wstecz idzie robotnik?
    .title = Ruch wstecz
    .ask = Jak daleko?
teotihuacan-ask-power-up-more =
    { $made ->
        [0] Którego robotnika wzmacniasz? (najwyżej { $left })
       *[other] Wzmacniasz kolejnego robotnika? (najwyżej { $left })
    }
    .use = Wzmacniasz kolejnego robotnika, używasz płytki czy na tym koniec? (najwyżej { $left })
    .buy-unlock = Wzmacniasz kolejnego robotnika, płacisz za odblokowanie robotników czy na tym koniec? (najwyżej { $left })
    .use-or-buy-unlock = Wzmacniasz kolejnego robotnika, używasz płytki, płacisz za odblokowanie robotników czy na tym koniec? (najwyżej { $left })
    .title = Wzmocnienie
    .ask = Którego wzmocnić?
    .hint = najwyżej { $left }
teotihuacan-ask-refresh =
    { $left ->
        [one] Którą użytą płytkę odwracasz?
       *[other] Które użyte płytki odwracasz? (do odwrócenia: { $left })
    }
    .title = Odnowienie
    .ask = Która płytka?
    .hint = do odwrócenia: { $left }
teotihuacan-ask-any-and-named = Awans w dowolnej Świątyni i awans { FORM($temple, "at") }. W której Świątyni awansujesz najpierw?
    .title = Awanse w Świątyniach
    .ask = W której najpierw?
teotihuacan-action-back = Porusz wstecz robotnika o sile { $power } { $board_id ->
        [gold] ze
       *[other] z
    } { FORM($board, "gen") }
    .name = { $brief }, siła { $power }
teotihuacan-action-refresh = Odwróć płytkę „{ $discovery }”
    .name = { $discovery }
teotihuacan-pass-back-worker = Nikt więcej nie idzie wstecz
    .name = Nikt więcej

## Co się stało

teotihuacan-event-refresh = odwrócono użytą płytkę „{ $discovery }”
teotihuacan-event-great_discarded = odrzucono Wielkie Odkrycie „{ $discovery }” ({ $place })
teotihuacan-event-great_reshuffle = odrzucone Wielkie Odkrycia tworzą nowy stos
teotihuacan-brings-back =
    { $amount ->
        [one] robotnik może pójść wstecz
       *[other] { $amount } robotników może pójść wstecz
    }
teotihuacan-brings-fresh =
    { $amount ->
        [one] odwrócona użyta płytka
        [few] { $amount } odwrócone użyte płytki
       *[other] { $amount } odwróconych użytych płytek
    }
teotihuacan-brings-refresh = znów „{ $discovery }”

teotihuacan-source-great_discovery = Wielkie Odkrycia
teotihuacan-cause-great_discovery = Wielkie Odkrycie

## Dlaczego coś nie jest możliwe

teotihuacan-why-must-move = Jakiś robotnik musi pójść wstecz.
teotihuacan-why-not-used = Nie ma jej wśród twoich użytych płytek.
teotihuacan-card-designed-copies = Liczba kopii jest zastępcza, dopóki nie da się policzyć wydrukowanych płytek.

teotihuacan-first-back-worker = Jedna z twoich kostek idzie wstecz. Nic to nie kosztuje i nic się po drodze nie dzieje, ale pozwala znów zgromadzić kostki razem.
teotihuacan-first-back-to = Jak daleko wstecz? Mijane plansze i ta, na którą dotrze, teraz nic nie dają.
teotihuacan-first-power-up-more = Do trzech wzmocnień. Obowiązkowe jest tylko pierwsze.
teotihuacan-first-refresh = Użyta płytka zostaje odwrócona i można jej użyć jeszcze raz, bez płacenia.
teotihuacan-first-any-and-named = Dwa awanse w Świątyniach, w tym jeden w dowolnej. Zacznij od ustalonego, jeśli chcesz zobaczyć, co daje.
