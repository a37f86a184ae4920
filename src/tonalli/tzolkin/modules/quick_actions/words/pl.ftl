# Szybkie Akcje i piąty gracz.

tzolkin-help-quick_actions = Szybkie Akcje: w turze umieszczania jeden robotnik może za 1 kukurydzę pójść na pole Szybkiej Akcji. Po umieszczeniu wszystkich robotników wykonuje to, co mówi żeton dnia, za co musisz móc zapłacić; technologie nie pomagają. Po rundzie wraca na rękę. „quick_actions” pokazuje żeton i następne.

tzolkin-gear-quick = Szybka Akcja
    .place = pole Szybkiej Akcji
    .place-gen = pola Szybkiej Akcji
    .effect = Pole kosztuje { $corn ->
            [one] { $corn } kukurydzę
            [few] { $corn } kukurydze
           *[other] { $corn } kukurydz
        }, oprócz dopłaty za kilku robotników. Jeden twój robotnik w turze i tylko jeśli możesz wykonać to, co mówi żeton dnia.
tzolkin-term-quick_actions = Szybkie Akcje
    .effect = Trzy pola obok Pola Pierwszeństwa, niektóre zajęte przez neutralnych robotników, jeśli gra mniej niż pięć osób. Robotnik wykonuje tam to, co mówi żeton dnia, w tej samej turze, po umieszczeniu wszystkich robotników i wzięciu kukurydzy z koła. Nie można odmówić i nie pomaga żadna technologia. Robotnik wraca na koniec rundy; w Dzień Żywienia też trzeba go wyżywić. Żeton zmienia się co drugi dzień.

tzolkin-quick_tile-quick_corn = Kukurydza
    .effect = 3 kukurydze
tzolkin-quick_tile-quick_wood_corn = Drewno i kukurydza
    .effect = 1 drewno i 1 kukurydza
tzolkin-quick_tile-quick_stone = Kamień
    .effect = 1 kamień
tzolkin-quick_tile-quick_gold = Złoto
    .effect = 1 złoto
tzolkin-quick_tile-quick_technology = Technologia
    .effect = rozwiń jedną technologię za zwykłą liczbę kostek surowców
tzolkin-quick_tile-quick_market = Targ
    .effect = handel jak na polu Uxmal 2, co najmniej jedna wymiana
tzolkin-quick_tile-quick_build = Budynek
    .effect = zapłać 1 kukurydzę i zbuduj budynek za jego kostki surowców, bez Architektury

tzolkin-card-quick_tile = Szybka Akcja: { $effect }.
tzolkin-card-designed-monuments = Przy pięciu graczach wykłada się siedem monumentów; ta liczba jest zastępcza, dopóki nie będzie znana ta z druku.
tzolkin-card-designed-all_monuments = Przy pięciu graczach te punkty są zastępcze, dopóki nie będą znane te z druku.

tzolkin-note-quick =
    { $free ->
        [0] Dziś: { $effect }. Żadne pole nie jest wolne.
        [one] Dziś: { $effect }. Wolne jest 1 pole.
        [few] Dziś: { $effect }. Wolne są { $free } pola.
       *[other] Dziś: { $effect }. Wolnych jest { $free } pól.
    }
tzolkin-note-quick_tile = Będzie działać { $days }.
    .now = Leży na planszy do dnia { $last }.
    .again = Leży na planszy do dnia { $last } i znów { $days }.
    .days = od dnia { $first } do dnia { $last }

## O co pyta gra i co można zrobić

tzolkin-action-place-quick = Umieść na polu Szybkiej Akcji; po umieszczeniu wszystkich robotników: { $effect }
tzolkin-action-pass-quick = Nie umieszczaj więcej
    .name = Wystarczy
    .hint = potem Szybka Akcja: { $effect }

## Co się stało

tzolkin-event-quick = Szybka Akcja „{ $tile }”
tzolkin-event-quick_tile = Szybka Akcja to teraz „{ $tile }”
tzolkin-event-quick_laid_out = Szybkie Akcje epoki 2: { $tiles }
tzolkin-quick-slot = dni { $first }–{ $last } „{ $tile }”
tzolkin-cause-quick_action = Szybka Akcja

## Dlaczego coś nie jest możliwe

tzolkin-why-one-quick-action = Tylko jeden robotnik w turze idzie na pole Szybkiej Akcji.
    .short = jeden na turę
    .help = znów możliwe w twojej następnej turze
tzolkin-why-no-quick-field = Żadne pole Szybkiej Akcji nie jest wolne.
tzolkin-why-no-pity-on-fields = Litość bogów nigdy nie prowadzi na pole Szybkiej Akcji.
    .short = nie z litości

## Terminal

tzolkin-show-quick_actions = Szybkie Akcje
    .hint = pola za 1 kukurydzę; robotnik działa na koniec twojej tury i wraca na następną rundę
tzolkin-show-quick-today = teraz: { $effect }
tzolkin-show-quick-next = dni { $first }–{ $last }: { $tile }

## Strony

tzolkin-show-quick-action = Szybka Akcja
    .until = do dnia { $last }
    .next = dzień { $first }
