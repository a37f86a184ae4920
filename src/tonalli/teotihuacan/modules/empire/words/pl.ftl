# M9 Ekspansja Imperium: Wojownicy na mapie, Podbój zamiast Posiadłości Arystokratów.

teotihuacan-region-0 = Teotihuacan
    .effect = Tu Wojownicy wchodzą do gry z puli. Kto przybywa, wypycha obecnego tu Wojownika do regionu 1, 2, 3 lub 4, wybranego przez jego właściciela. Nie można tu budować, a Wojownik tutaj nie daje punktów.
teotihuacan-region-1 = Region 1
    .effect = 1 obsydian i 1 kakao
teotihuacan-region-2 = Region 2
    .effect = awans w dowolnej Świątyni
teotihuacan-region-3 = Region 3
    .effect = dobierz 3 płytki Odkryć i pozyskaj jedną z nich za jej koszt
teotihuacan-region-4 = Region 4
    .effect = wzmocnienie trzech różnych odblokowanych robotników
teotihuacan-region-5 = Region 5
    .effect = złota Specjalna Maska
teotihuacan-region-6 = Region 6
    .effect = dobierz 2 Wielkie Odkrycia i pozyskaj jedno z nich za jego koszt
teotihuacan-region-7 = Region 7
    .effect = darmowy znacznik na najniższej Technologii, której nie masz, z awansem w jej Świątyni
teotihuacan-region-8 = Region 8
    .effect = awans w dwóch różnych Świątyniach
teotihuacan-region-9 = Region 9
    .effect = jadeitowa Specjalna Maska
teotihuacan-region-10 = Region 10
    .effect = 4 znaczniki obsydianu
teotihuacan-region-11 = Region 11
    .effect = 1 PZ za każdego twojego robotnika, 2 za robotnika o sile 4 lub 5, także za zablokowanych
teotihuacan-region-12 = Region 12
    .effect = Koniec obu ścieżek. Mieści dowolną liczbę Wojowników; nie można tu budować.
teotihuacan-place-region_3 = region 3
teotihuacan-place-region_5 = region 5
teotihuacan-place-region_6 = region 6
teotihuacan-place-region_9 = region 9

teotihuacan-discovery-special_mask_gold = złota Specjalna Maska
    .effect = Maska własnego rodzaju, dla tego, kto zbuduje w regionie 5. Nie jest płytką Odkryć.
teotihuacan-discovery-special_mask_jade = jadeitowa Specjalna Maska
    .effect = Maska własnego rodzaju, dla tego, kto zbuduje w regionie 9. Nie jest płytką Odkryć.
teotihuacan-help-empire = Podbój leży zamiast Posiadłości Arystokratów: jego Akcja Główna dodaje Wojowników w Teotihuacan na mapie, wznosi Budynek albo jedno i drugie, zależnie od liczby twoich robotników i najniższej siły. Region mieści jednego Wojownika: kto przybywa, wypycha obecnego o Prowincję dalej, a jego właściciel wybiera dokąd. Przy każdym Zaćmieniu Wojownik daje punkty swojej Prowincji. Budynek kosztuje 2 drewna i Wojownika z regionu, a daje punkty, awans na torze Alei Umarłych i to, co daje region. „empire” pokazuje mapę, „tile region 5” region.
teotihuacan-term-warrior = Wojownik
    .effect = Po dziesięciu w każdym kolorze. Wojownika dodaje się w Teotihuacan. Region mieści jednego: kto przybywa, wypycha obecnego o Prowincję dalej, zawsze na tej samej ścieżce, do regionu wybranego przez jego właściciela. Przy każdym Zaćmieniu za twoich Wojowników otrzymujesz po 1, 2, 3 lub 5 PZ, zależnie od Prowincji. Wojownik w regionie bez Budynku pozwala tam budować i opuszcza grę.
teotihuacan-term-conquest = Podbój
    .main = Dodaj Wojowników lub wznieś Budynek zależnie od liczby swoich robotników i najniższej siły, jak na planszach zasobów; potem 1 wzmocnienie, z trzema robotnikami najwyżej 2.
    .table = Jeden robotnik: { $first }. Dwóch: { $second }. Trzech: { $third }.
teotihuacan-conquest-cell =
    { $cell_id ->
        [warriors] siła { $power }: { $warriors }
        [build] siła { $power }: Budynek
        [choice] siła { $power }: { $warriors } lub Budynek
       *[both] siła { $power }: { $warriors } oraz Budynek
    }
teotihuacan-conquest-warriors =
    { $warriors ->
        [one] { $warriors } Wojownik
       *[other] { $warriors } Wojowników
    }
teotihuacan-term-empire_tile = Imperium i Budowa
    .title = Płytka Teotibota: Imperium i Budowa
    .effect = Mając robotnika na Planszy Podboju i 2 drewna, dodaje dwóch Wojowników i buduje w swoim regionie najdalszym od Teotihuacan, przy remisie w najwyższym. Jeśli nie może zrobić ani jednego, ani drugiego, zbiera drewno i obsydian, jeśli ma robotnika w Lesie, a jeśli nie, wykonuje akcję zastępczą. Robotnik zostaje wzmocniony i idzie dalej.

## Karty

teotihuacan-card-region = Budynek kosztuje tu { $wood ->
        [one] { $wood } drewno
       *[other] { $wood } drewna
    } i twojego Wojownika. Daje { $points } PZ i awans na torze Alei Umarłych; nagroda regionu: { $effect }.
    .warriors = Wojownik daje tu { $points } PZ przy każdym Zaćmieniu.
teotihuacan-card-trail = Płytka Szlaku { $region }
    .effect = Wysyła Wojownika Teotibota wypchniętego z Teotihuacan do regionu { $region }. Wszystkie cztery są równie prawdopodobne.

## O co pyta gra i co można zrobić

teotihuacan-ask-conquer = Co bierzesz ze swojego pola Podboju?
    .use = Co bierzesz ze swojego pola Podboju, a może używasz płytki?
    .buy-unlock = Co bierzesz ze swojego pola Podboju, a może płacisz za odblokowanie robotników?
    .use-or-buy-unlock = Co bierzesz ze swojego pola Podboju, a może używasz płytki lub płacisz za odblokowanie robotników?
    .title = Podbój
    .ask = Co bierzesz?
    .ask-theirs = Co zostaje wybrane?
teotihuacan-ask-conquer-on =
    { $warriors ->
        [0] Wznosisz teraz Budynek?
        [one] Do dodania został jeszcze { $warriors } Wojownik. Co dalej?
       *[other] Do dodania zostało jeszcze { $warriors } Wojowników. Co dalej?
    }
    .title = Podbój
    .ask = Co dalej?
teotihuacan-ask-push-warrior =
    { $region ->
        [0] Twój Wojownik zostaje wypchnięty z Teotihuacan. Dokąd idzie?
       *[other] Twój Wojownik zostaje wypchnięty z regionu { $region }. Dokąd idzie?
    }
    .title = Wojownik wypchnięty
    .ask = Dokąd idzie?
teotihuacan-ask-climb-different =
    { $climbed_id ->
        [none] Awans w dwóch różnych Świątyniach. W której najpierw?
       *[other] W której innej Świątyni awansujesz?
    }
    .title = Awanse w Świątyniach
    .ask = W której Świątyni?
teotihuacan-ask-power-up-different = Którego robotnika wzmacniasz? Każdego tylko raz. (zostało: { $left })
    .title = Wzmocnienie
    .ask = Którego wzmocnić?
    .hint = zostało: { $left }
teotihuacan-ask-claim-drawn = Pozyskujesz jedną z płytek dobranych dla regionu { $region }?
    .title = Region { $region }
    .ask = Pozyskać płytkę?
teotihuacan-action-warrior = Dodaj Wojownika w Teotihuacan
    .name = Dodaj Wojownika
teotihuacan-action-settle = Zbuduj w regionie { $region }: { $points } PZ, { $effect }, awans na torze Alei Umarłych
    .name = Zasiedl region { $region }
teotihuacan-action-push = Do regionu { $region }
    .name = Region { $region }
teotihuacan-pass-claim-drawn = Nie pozyskuj niczego
teotihuacan-pass-next-warrior = Dodaj następnego Wojownika
    .name = Następny Wojownik
teotihuacan-pass-build = Nie buduj niczego
teotihuacan-hint-pushes = wypycha Wojownika dalej ({ $colour })
teotihuacan-hint-region = Budynek tam: { $points } PZ, awans na torze Alei Umarłych, { $effect }
    .settled = jest tam już Budynek
teotihuacan-hint-warrior-score = { $points } PZ przy każdym Zaćmieniu

## Co się stało

teotihuacan-event-warrior_added = dodano Wojownika w Teotihuacan
teotihuacan-event-warrior_moves =
    { $origin ->
        [0] wypchnięto Wojownika z Teotihuacan do regionu { $to }
       *[other] wypchnięto Wojownika z regionu { $origin } do regionu { $to }
    }
teotihuacan-event-settle = zbudowano Budynek w regionie { $region }
teotihuacan-event-trail = płytka Szlaku: region { $region }
teotihuacan-event-region_discard = odrzucono płytkę „{ $discovery }” dobraną dla regionu { $region }
teotihuacan-brings-drawn = dobierasz trzy płytki Odkryć, możesz pozyskać jedną
teotihuacan-brings-drawn-great = dobierasz dwa Wielkie Odkrycia, możesz pozyskać jedno
teotihuacan-brings-warrior =
    { $amount ->
        [one] { $amount } Wojownik
       *[other] { $amount } Wojowników
    }

teotihuacan-source-warriors = Wojownicy
teotihuacan-cause-warriors = Wojownicy
teotihuacan-source-empire = regiony Imperium
teotihuacan-cause-empire = Imperium
teotihuacan-cause-priest = Kapłan S08

## Dlaczego coś nie jest możliwe

teotihuacan-why-not-onward = Z miejsca, w którym jest Wojownik, nie prowadzi tam żadna ścieżka.
teotihuacan-why-other-temple = Drugi awans musi nastąpić w innej Świątyni.
teotihuacan-why-named-already = Ten robotnik ma już swoje wzmocnienie.
teotihuacan-why-no-region = Nie masz Wojownika w regionie bez Budynku.
    .help = najpierw w takim regionie musi być Wojownik
teotihuacan-why-region-settled = Jest tam już Budynek.
teotihuacan-why-no-warrior-there = Nie masz tam Wojownika.
    .help = najpierw musi tam dojść twój Wojownik
teotihuacan-why-no-warrior-left = W twojej puli nie ma już Wojowników.
teotihuacan-why-next-warrior = Ze swojego pola nie możesz wziąć nic innego: przejście dalej dodaje następnego Wojownika.
teotihuacan-why-one-reward = Twoje pole tego nie daje albo już nie daje.
teotihuacan-why-warriors-first = Trzeba dodać wszystkich Wojowników z pola.

## Jak jest teraz

teotihuacan-note-region = Jest tu Wojownik: { $colour }.
    .settled = Stoi tu Budynek: { $colour }.
    .far =
        { $warriors ->
            [one] Jest tu { $warriors } Wojownik: { $colour }.
           *[other] Jest tu { $warriors } Wojowników: { $colour }.
        }
teotihuacan-note-warriors = { $colour }: w puli { $supply }, { $due } PZ przy następnym Zaćmieniu.

## Terminal

teotihuacan-show-empire = Imperium
    .hint = litery to Wojownicy, ■ Budynki; Wojownik daje PZ swojej Prowincji przy każdym Zaćmieniu
teotihuacan-show-province = { $points } PZ
teotihuacan-show-conquest-legend = Podbój według twoich robotników tam: pola dla najniższej siły 1, 2–3, 4–5; W Wojownicy, B Budynek, / jedno z dwojga, + jedno i drugie.
teotihuacan-show-conquest = { $workers }: { $cells }
teotihuacan-show-conquest-cell =
    { $cell_id ->
        [warriors] { $warriors }W
        [build] B
        [choice] { $warriors }W/B
       *[both] { $warriors }W+B
    }
teotihuacan-show-empire-side = pula { $supply }, { $due } PZ przy Zaćmieniu

## Ustawienia Teotibota

cli-bot-priest_s08 = Kapłan S08: po rzucie 6–8 jeszcze dwóch Wojowników za 2 znaczniki obsydianu
teotihuacan-priest-s08 = Kapłan S08
    .effect = Po rzucie 6, 7 lub 8 i akcji tej płytki Teotibot płaci 2 znaczniki obsydianu, jeśli może, i dodaje jeszcze dwóch Wojowników.

## Co z planszą Imperium nazywa się inaczej

teotihuacan-board-conquest = Podbój
    .gender = m
    .gen = Planszy Podboju
    .at = na Planszy Podboju
    .to = na Planszę Podboju
    .short = Pod
    .brief = Podbój
teotihuacan-technology-03-empire =
    .effect = +3 PZ za Akcję Główną w Pracowni Alchemicznej lub na Planszy Podboju.
teotihuacan-discovery-extra_worker-empire =
    .effect = Użyj w Pracowni Alchemicznej, na Planszy Podboju lub na Placu Budowy: w Akcji liczy się o jednego robotnika więcej, najwyżej trzech.
teotihuacan-term-avenue-empire =
    .effect = Awans dają Budynki na mapie, Wstąpienia i płytki. Przy każdym Zaćmieniu każdy twój stopień daje swoją wartość: najpierw 5 PZ, a w miarę wznoszenia Budynków spada ona do 1. Na stopniach 3, 6 i 8 możesz pozyskać płytkę Odkryć.
teotihuacan-term-eclipse-empire =
    .effect = Gdy jasny znacznik dogoni ciemny: punktują Aleja Umarłych, tor Piramidy, Maski i Wojownicy, potem opłacasz robotników. Trzecie kończy grę.
teotihuacan-term-masks-empire =
    .effect = Zestawy różnych Masek punktują przy każdym Zaćmieniu: 1, 3, 6, 10, 15, 21, 28, 36, 45, 55 PZ za 1–10 Masek.
teotihuacan-term-mask-empire =
    .effect = Maska, nigdy się nie zużywa: różne Maski tworzą zestawy, które przy każdym Zaćmieniu dają 1, 3, 6, 10, 15, 21, 28, 36, 45, 55 PZ.
teotihuacan-discovery-great_mask-empire =
    .effect = Maska własnego rodzaju, nigdy się nie zużywa: różne Maski tworzą zestawy, które przy każdym Zaćmieniu dają 1, 3, 6, 10, 15, 21, 28, 36, 45, 55 PZ.

teotihuacan-first-climb-different = Po jednym awansie w dwóch różnych Świątyniach.
teotihuacan-first-power-up-different = Wzmacniasz trzy różne kostki, o ile tyle masz.
teotihuacan-first-claim-drawn = Jedną z dobranych płytek możesz pozyskać za jej koszt; pozostałe wracają.
teotihuacan-first-push-warrior = Twój Wojownik musi ustąpić i idzie o Prowincję dalej. Im dalej, tym więcej punktów daje przy każdym Zaćmieniu.
teotihuacan-first-conquer = Dodaj Wojowników na mapę albo buduj: tabela na planszy mówi, na co pozwalają twoi robotnicy.
teotihuacan-first-conquer-on = Reszta tego samego pola tabeli, w dowolnej kolejności. Budując, zdejmujesz Wojownika z mapy w zamian za nagrodę jego regionu.
