# Teotibot: druga strona gry jednoosobowej.

teotihuacan-goal-solo = Cel: więcej Punktów Zwycięstwa niż Teotibot po trzecim Zaćmieniu; remis oznacza przegraną. W turze poruszasz jednego robotnika o 1–3 plansze zgodnie z ruchem wskazówek zegara i wykonujesz tam jedną Akcję: Pozyskanie Kakao (1 kakao i po jednym za każdy obecny kolor), Odprawienie Rytuału (robotnik zostaje zablokowany, otrzymujesz efekt pola albo płytkę Odkryć) albo Akcję Główną planszy (kosztuje 1 kakao za każdy obecny kolor i wzmacnia robotnika). Robotnik, który przekracza siłę 5, dokonuje Wstąpienia. Przy Zaćmieniu punktują Aleja Umarłych, tor Piramidy i Maski, a każdego robotnika trzeba opłacić w kakao. Po każdej twojej turze Teotibot rzuca dwiema kostkami; ich suma wskazuje płytkę jego piramidy akcji, która działa (board teotibot ją pokazuje, tile mastery wyjaśnia jedną).

## Teotibot

teotihuacan-solo-won = Zwycięstwo: { $name }, { $own } PZ przeciwko { $other } PZ Teotibota.
teotihuacan-solo-lost = Przegrana: { $name }, { $own } PZ przeciwko { $other } PZ Teotibota.
teotihuacan-solo-tied = Przegrana: { $name }, po { $own } PZ, a remis oznacza przegraną.
teotihuacan-event-die = rzut { $dice }: { $sum }
    .X-5-16 = rzut { $sum } po minięciu Dworu
teotihuacan-event-activate = działa płytka „{ $tile }” ({ $slot })
teotihuacan-event-fails =
    { $lacking_id ->
        [worker] brak robotnika ({ $board })
        [wood] za mało drewna ({ $board })
        [stone] za mało kamienia ({ $board })
        [gold] za mało złota ({ $board })
        [space] brak wolnego pola ({ $board })
        [tile] brak płytek ({ $board })
        [technology] brak Technologii ({ $board })
        [building] brak Budynków ({ $board })
        [mask] brak nowej Maski, za którą można zapłacić
        [action] brak Akcji ({ $board })
       *[none] nic ({ $board })
    }
teotihuacan-event-failures = nie udało się: { $parts }
teotihuacan-event-discard = odrzucono płytkę „{ $discovery }” ({ $board })
teotihuacan-event-reshuffle = odrzucone płytki Odkryć tworzą nowy stos
teotihuacan-event-rises = { $tile } → { $slot }
teotihuacan-event-enters = { $tile } → { $slot }
teotihuacan-event-spare = { $tile } → { $slot }
teotihuacan-event-direction = płytka Kierunku odwrócona na { $face }
teotihuacan-event-refill = piramida akcji: { $parts }

## Źródła i przyczyny

teotihuacan-source-exchange = wymienione kakao
teotihuacan-cause-exchange = wymienione kakao
teotihuacan-cause-least = to, czego ma najmniej
teotihuacan-cause-fallback = akcja zastępcza
teotihuacan-cause-mastery = Mistrzostwo
teotihuacan-source-solo_goods = dobra pozostałe Teotibotowi
teotihuacan-source-solo_technologies = Technologie Teotibota
teotihuacan-source-solo_temples = Przychylność Bogów Teotibota
teotihuacan-cause-solo_goods = pozostałe dobra
teotihuacan-cause-solo_technologies = Technologie na koniec
teotihuacan-cause-solo_temples = Przychylność Bogów na koniec

## Płytki Akcji Teotibota i jego słowa

teotihuacan-action_tile-construction = Budowa
    .title = Płytka Teotibota: Budowa
    .effect = Mając robotnika na Placu Budowy i 2 kamienie, buduje pierwszą od lewej płytkę Piramidy: punkty za poziom i jeszcze 2, awans na torze Piramidy i w swojej najwyższej Świątyni. W przeciwnym razie otrzymuje 2 kamienie, jeśli ma robotnika w Kamieniołomie, a jeśli nie, wykonuje akcję zastępczą. Robotnik zostaje wzmocniony i idzie dalej.
teotihuacan-action_tile-decorations = Zdobienia
    .title = Płytka Teotibota: Zdobienia
    .effect = Mając robotnika w Warsztacie Zdobniczym i 2 złota, umieszcza wierzchnią płytkę Zdobień: 5 PZ, awans na torze Piramidy i w swojej najwyższej Świątyni. W przeciwnym razie otrzymuje 2 złota, jeśli ma robotnika w Złożach Złota, a jeśli nie, wykonuje akcję zastępczą. Robotnik zostaje wzmocniony i idzie dalej.
teotihuacan-action_tile-alchemy = Alchemia
    .title = Płytka Teotibota: Alchemia
    .effect = Mając robotnika w Pracowni Alchemicznej i 1 złoto, bierze najniższą Technologię, której nikt nie ma (jeśli takiej brak, najniższą, której sam nie ma), i awansuje w jej Świątyni; robotnik zostaje wzmocniony i idzie dalej. W przeciwnym razie jego najsłabszy robotnik zostaje dwa razy wzmocniony.
teotihuacan-action_tile-nobles = Arystokraci
    .title = Płytka Teotibota: Arystokraci
    .effect = Mając robotnika w Posiadłości Arystokratów i 2 drewna, wznosi Budynek za jego punkty i awansuje na torze Alei Umarłych. W przeciwnym razie otrzymuje 2 drewna, jeśli ma robotnika w Lesie, a jeśli nie, wykonuje akcję zastępczą. Robotnik zostaje wzmocniony i idzie dalej.
teotihuacan-action_tile-mastery = Mistrzostwo
    .title = Płytka Teotibota: Mistrzostwo
    .effect = Jego najsilniejszy robotnik działa na planszy, na której stoi, a jeśli się nie uda, następny; ten robotnik zostaje wzmocniony i idzie dalej. Jeśli żadnemu się nie uda, Teotibot wykonuje akcję zastępczą.
teotihuacan-action_tile-worship = Odprawienie Rytuału
    .title = Płytka Teotibota: Odprawienie Rytuału
    .effect = Jego zablokowany robotnik idzie na następne pole Odprawienia Rytuału przy Świątyni, odblokowuje twojego robotnika, jeśli tam jest, i awansuje w tej Świątyni, a w Warsztacie Zdobniczym w tej, w której jest najwyżej. Płytka Odkryć zostaje tam wymieniona.
teotihuacan-action_tile-mask_collection = Zbieranie Masek
    .title = Płytka Teotibota: Zbieranie Masek
    .effect = Spośród Masek obok pól Odprawienia Rytuału, których nie ma i na które go stać, bierze najrzadszą i za nią płaci. Jeśli takiej brak, wykonuje akcję zastępczą.
teotihuacan-solo-teotibot = Teotibot
    .effect = Rzuca dwiema kostkami; ich suma wskazuje płytkę jego piramidy akcji, która działa. Potem płytki przesuwają się w górę w lukę, na dole wchodzi odłożona płytka, użyta staje się nową odłożoną, a górna płytka Kierunku zostaje odwrócona i odłożona pod spód. Nie płaci kakao za Akcje ani opłaty za robotników. Jeśli wypchniesz jego zablokowanego robotnika, idzie on na następne wolne pole Odprawienia Rytuału przy Świątyni.
teotihuacan-solo-fallback = akcja zastępcza
    .effect = Teotibot otrzymuje 5 kakao; jego najsłabszy robotnik zostaje wzmocniony i idzie dalej.
teotihuacan-solo-direction = płytki Kierunku
    .effect = Górna dotyczy luki w górnym rzędzie piramidy akcji Teotibota, dolna środkowego: ↗ przesuwa w górę płytkę spod luki z lewej, ↖ tę z prawej.
teotihuacan-solo-spare = odłożona płytka
    .effect = Płytka obok piramidy akcji Teotibota: na koniec tury wchodzi do dolnego rzędu, a jej miejsce zajmuje płytka, która działała.

## Liczby według ustawień

teotihuacan-note-worship-steps =
    { $steps ->
        [one] Awansuje o 1 stopień, w Warsztacie Zdobniczym o { $any }.
        [few] Awansuje o { $steps } stopnie, w Warsztacie Zdobniczym o { $any }.
       *[other] Awansuje o { $steps } stopni, w Warsztacie Zdobniczym o { $any }.
    }
teotihuacan-note-bot-points = 10 kakao zamienia się od razu w { $exchange } PZ. Na koniec otrzymuje { $technology } PZ za każdą Technologię i { $bonus } PZ za każdą osiągniętą płytkę Przychylności Bogów.

## Strona Teotibota

teotihuacan-show-bot-last-die =
    { $slot_id ->
        [none] ostatni rzut kostką Dworu: { $die }, żadna płytka Pałacu
       *[other] ostatni rzut kostką Dworu: { $die }, { $slot } płytka Pałacu
    }
teotihuacan-show-bot-last-trail = ostatnia płytka Szlaku: region { $region }

teotihuacan-show-no-wages = –
teotihuacan-show-teotibot = Piramida akcji Teotibota
    .hint = suma dwóch kostek wskazuje płytkę, która działa
teotihuacan-show-slot = { $sums } · { $chance }%
teotihuacan-show-slot-never = musi iść wyżej
teotihuacan-show-spare = odłożona płytka, wejdzie następna:
teotihuacan-show-direction = uzupełnianie luki
teotihuacan-show-bot-workers = robotnicy
teotihuacan-show-bot-tracks = Świątynia niebieska { $blue }, czerwona { $red }, zielona { $green }; Aleja { $avenue }, tor Piramidy { $pyramid }
teotihuacan-show-bot-owns = { $owned }
teotihuacan-show-bot-discarded = odrzucone płytki: { $tiles }
teotihuacan-show-bot-settings = ustawienia: { $settings }
teotihuacan-direction-right = ↗
    .from = z dołu po lewej
teotihuacan-direction-left = ↖
    .from = z dołu po prawej
teotihuacan-slot-T = góra
teotihuacan-slot-ML = środek z lewej
teotihuacan-slot-MR = środek z prawej
teotihuacan-slot-BL = dół z lewej
teotihuacan-slot-BM = dół pośrodku
teotihuacan-slot-BR = dół z prawej
teotihuacan-slot-spare = odłożona

## Jego ustawienia

cli-bot-worker_power_gold = siła początkowa w Złożach Złota
cli-bot-worker_power_nobles = siła początkowa w Posiadłości Arystokratów
cli-bot-worker_power_construction = siła początkowa na Placu Budowy
cli-bot-start_gold = początkowe złoto
cli-bot-start_stone = początkowy kamień
cli-bot-start_wood = początkowe drewno
cli-bot-vp_per_exchange = PZ za 10 kakao
cli-bot-worship_step_change = dodatkowe awanse w Świątyniach przy Odprawieniu Rytuału
cli-bot-vp_per_temple_bonus = PZ na koniec za Przychylność Bogów
cli-bot-vp_per_technology = PZ na koniec za Technologię
