# Teotihuacan: Miasto Bogów.

teotihuacan-title = Teotihuacan: Miasto Bogów
    .name = Teotihuacan
    .about = Prowadź robotników wokół ośmiu Plansz Akcji i buduj Piramidę.
    .players = 1–4
    .time = 90–120 min
    .expansion = Okres Ekspansji
    .modules = każdy osobno; pozostałe trzy dołączają Obsydian
teotihuacan-typed-notation = collect
    .beginning = col zamiast collect
teotihuacan-typed-tiles = tile Maska jaguara, tile Las, tile 05

## Plansze

teotihuacan-board-palace = Pałac
    .gender = m
    .gen = Pałacu
    .at = w Pałacu
    .to = do Pałacu
    .short = Pał
    .main = Bez Akcji Głównej. Trzy pola Odprawienia Rytuału, po jednym na każdej płytce Pałacu.
    .brief = Pałac
teotihuacan-board-forest = Las
    .gender = m
    .gen = Lasu
    .at = w Lesie
    .to = do Lasu
    .short = Las
    .main = Drewno według liczby robotników i najniższej siły; potem wzmocnienie.
    .table = Najniższa siła 1 | 2–3 | 4–5. Jeden robotnik: 1 kakao | 1 drewno | 2 drewna. Dwóch: 1 drewno | 2 drewna | 3 drewna + 2 kakao. Trzech: 2 drewna + 1 kakao | 3 drewna + 3 kakao | 4 drewna + 5 kakao, a do tego najwyżej dwa wzmocnienia.
    .brief = Las
teotihuacan-board-quarry = Kamieniołom
    .gender = m
    .gen = Kamieniołomu
    .at = w Kamieniołomie
    .to = do Kamieniołomu
    .short = Kam
    .main = Kamień według liczby robotników i najniższej siły; potem wzmocnienie.
    .table = Najniższa siła 1 | 2–3 | 4–5. Jeden robotnik: 1 PZ | 1 kamień | 2 kamienie. Dwóch: 1 kamień | 2 kamienie | 3 kamienie + 2 PZ. Trzech: 2 kamienie + 1 PZ | 3 kamienie + 3 PZ | 4 kamienie + 5 PZ, a do tego najwyżej dwa wzmocnienia.
    .brief = Kamieniołom
teotihuacan-board-gold = Złoża Złota
    .gender = pl
    .gen = Złóż Złota
    .at = w Złożach Złota
    .to = do Złóż Złota
    .short = Zło
    .main = Złoto według liczby robotników i najniższej siły; potem wzmocnienie.
    .table = Najniższa siła 1 | 2–3 | 4–5. Jeden robotnik: 1 PZ | 1 złoto | 2 złota. Dwóch: 1 złoto | 2 złota | 3 złota + 2 PZ. Trzech: 2 złota + 1 kakao | 3 złota + awans w Świątyni | 4 złota + dwa awanse w Świątyniach, a do tego najwyżej dwa wzmocnienia.
    .brief = Złoto
teotihuacan-board-alchemy = Pracownia Alchemiczna
    .gender = f
    .gen = Pracowni Alchemicznej
    .acc = Pracownię Alchemiczną
    .at = w Pracowni Alchemicznej
    .to = do Pracowni Alchemicznej
    .short = Alc
    .main = Kup Technologię za złoto i awansuj na torze Świątyni jej kolumny; potem wzmocnienie.
    .table = Jeden robotnik sięga górnego rzędu; dwóch, albo jeden o sile 4 lub 5, który rezygnuje ze wzmocnienia, także dolnego. Pozostali, którzy mają tę Technologię, otrzymują 3 PZ.
    .brief = Alchemia
teotihuacan-board-nobles = Posiadłość Arystokratów
    .gender = f
    .gen = Posiadłości Arystokratów
    .at = w Posiadłości Arystokratów
    .to = do Posiadłości Arystokratów
    .short = Ary
    .main = 2 drewna: zbuduj Budynek za punkty i awansuj na torze Alei Umarłych; potem wzmocnienie.
    .table = Jeden robotnik buduje w górnym rzędzie (3 2 2 1 1 PZ), dwóch w środkowym (5 4 3 3), trzech w dolnym (7 6 5), z najwyżej dwoma wzmocnieniami.
    .brief = Arystokraci
teotihuacan-board-decorations = Warsztat Zdobniczy
    .gender = m
    .gen = Warsztatu Zdobniczego
    .at = w Warsztacie Zdobniczym
    .to = do Warsztatu Zdobniczego
    .short = Zdo
    .main = 3 złota (2 z dwoma robotnikami, 1 z trzema): ozdób bok Piramidy; potem wzmocnienie.
    .table = 3 PZ, awans na torze Piramidy, 1 PZ za każdą ikonę, która zakrywa taką samą, i awans w Świątyni, jeśli ta ikona jest kolorowa.
    .brief = Zdobienia
teotihuacan-board-construction = Plac Budowy
    .gender = m
    .gen = Placu Budowy
    .at = na Placu Budowy
    .to = na Plac Budowy
    .short = Bud
    .main = Za każdego robotnika tutaj zbuduj jedną płytkę Piramidy (każda za 2 kamienie, na wyższych poziomach także drewno); potem wzmocnienie.
    .table = Poziomy 1–4 kosztują 2 kamienie oraz 0, 1, 2, 3 drewna i dają 1, 3, 5, 7 PZ; 1 PZ za każdą ikonę, która zakrywa taką samą, awans w Świątyni, jeśli jest kolorowa, i awans na torze Piramidy. Trzech robotników: najwyżej dwa wzmocnienia.
    .brief = Budowa

## Dobra

teotihuacan-good-cocoa = kakao
    .gender = n
    .short = k
teotihuacan-good-wood = drewno
    .gender = n
    .gen = drewna
    .pl = drewna
    .pl_gen = drewna
    .short = d
teotihuacan-good-stone = kamień
    .gender = m
    .gen = kamienia
    .pl = kamienie
    .pl_gen = kamieni
    .short = m
teotihuacan-good-gold = złoto
    .gender = n
    .gen = złota
    .pl = złota
    .pl_gen = złota
    .short = z

## Świątynie

teotihuacan-temple-blue = niebieska Świątynia
    .gender = f
    .gen = niebieskiej Świątyni
    .acc = niebieską Świątynię
    .at = na torze niebieskiej Świątyni
    .name = Niebieska
    .reward = Stopnie dają dowolne zasoby, później punkty.
teotihuacan-temple-red = czerwona Świątynia
    .gender = f
    .gen = czerwonej Świątyni
    .acc = czerwoną Świątynię
    .at = na torze czerwonej Świątyni
    .name = Czerwona
    .reward = Stopnie dają punkty.
teotihuacan-temple-green = zielona Świątynia
    .gender = f
    .gen = zielonej Świątyni
    .acc = zieloną Świątynię
    .at = na torze zielonej Świątyni
    .name = Zielona
    .reward = Stopnie dają kakao, na szczycie punkty.

## Kolory

teotihuacan-colour-black = czarny
    .acc = czarnego
    .pl_acc = czarnych
    .letter = C
teotihuacan-colour-blue = niebieski
    .acc = niebieskiego
    .pl_acc = niebieskich
    .letter = N
teotihuacan-colour-yellow = żółty
    .acc = żółtego
    .pl_acc = żółtych
    .letter = Ż
teotihuacan-colour-red = czerwony
    .acc = czerwonego
    .pl_acc = czerwonych
    .letter = R

## Płytki Odkryć

teotihuacan-discovery-mask_1 = Maska słońca
    .effect = Maska, nigdy się nie zużywa: różne Maski tworzą zestawy, które przy każdym Zaćmieniu dają 1, 3, 6, 10, 15, 21, 28 PZ.
teotihuacan-discovery-mask_2 = Maska deszczu
    .effect = { teotihuacan-discovery-mask_1.effect }
teotihuacan-discovery-mask_3 = Maska jaguara
    .effect = { teotihuacan-discovery-mask_1.effect }
teotihuacan-discovery-mask_4 = Maska czaszki
    .effect = { teotihuacan-discovery-mask_1.effect }
teotihuacan-discovery-mask_5 = Maska ptaka
    .effect = { teotihuacan-discovery-mask_1.effect }
teotihuacan-discovery-mask_6 = Maska pasiasta
    .effect = { teotihuacan-discovery-mask_1.effect }
teotihuacan-discovery-mask_7 = Maska kamienna
    .effect = { teotihuacan-discovery-mask_1.effect }
teotihuacan-discovery-vp_4 = 4 PZ
    .effect = Użyj raz w swojej turze: otrzymujesz 4 PZ.
teotihuacan-discovery-resources_3 = 3 zasoby
    .effect = Użyj raz w swojej turze: otrzymujesz 3 dowolne zasoby (drewno, kamień lub złoto).
teotihuacan-discovery-resources_2 = 2 zasoby
    .effect = Użyj raz w swojej turze: otrzymujesz 2 dowolne zasoby (drewno, kamień lub złoto).
teotihuacan-discovery-cocoa_4 = 4 kakao
    .effect = Użyj raz w swojej turze: otrzymujesz 4 kakao.
teotihuacan-discovery-avenue_step = awans na torze Alei
    .effect = Użyj raz w swojej turze: awansuj o stopień na torze Alei Umarłych.
teotihuacan-discovery-temple_any = awans w dowolnej Świątyni
    .effect = Użyj raz w swojej turze: awansuj o stopień na torze dowolnej Świątyni.
teotihuacan-discovery-temple_blue = awans w niebieskiej Świątyni
    .effect = Użyj raz w swojej turze: awansuj o stopień na torze niebieskiej Świątyni.
teotihuacan-discovery-temple_red = awans w czerwonej Świątyni
    .effect = Użyj raz w swojej turze: awansuj o stopień na torze czerwonej Świątyni.
teotihuacan-discovery-temple_green = awans w zielonej Świątyni
    .effect = Użyj raz w swojej turze: awansuj o stopień na torze zielonej Świątyni.
teotihuacan-discovery-power_up_2 = dwa wzmocnienia
    .effect = Użyj raz: wykonaj dwa wzmocnienia swoich odblokowanych robotników w dowolnym miejscu, ale nie tego, który właśnie się porusza.
teotihuacan-discovery-move_two = ruch dwoma robotnikami
    .effect = Użyj tuż przed ruchem: dwóch twoich robotników opuszcza tę samą planszę i porusza się razem.
teotihuacan-discovery-move_anywhere = ruch na dowolną planszę
    .effect = Użyj tuż przed ruchem: robotnik idzie na dowolną planszę.
teotihuacan-discovery-extra_worker = dodatkowy robotnik
    .effect = Użyj w Pracowni Alchemicznej, Posiadłości Arystokratów lub na Placu Budowy: w Akcji liczy się o jednego robotnika więcej, najwyżej trzech.
teotihuacan-discovery-ignore_cocoa = bez kakao
    .effect = Użyj zamiast zapłaty kakao za Akcję Główną lub Odprawienie Rytuału albo zamiast całej opłaty za robotników przy jednym Zaćmieniu.
teotihuacan-discovery-offer = „{ $name }” ({ $cost })
    .acc = płytkę „{ $name }” ({ $cost })
teotihuacan-no-tile = brak płytki

## Technologie

teotihuacan-technology-01 = Pałacowe kakao
    .effect = +1 kakao za robotnika, który wchodzi do Pałacu lub go mija.
teotihuacan-technology-03 = Uczony dwór
    .effect = +3 PZ za Akcję Główną w Pracowni Alchemicznej lub Posiadłości Arystokratów.
teotihuacan-technology-05 = Pełne kosze
    .effect = +1 drewno, kamień lub złoto w Lesie, Kamieniołomie lub Złożach Złota.
teotihuacan-technology-07 = Obfite plony
    .effect = +1 kakao i +1 PZ w Lesie, Kamieniołomie lub Złożach Złota.
teotihuacan-technology-09 = Mistrzowie zdobień
    .effect = +4 PZ za Akcję Główną w Warsztacie Zdobniczym.
teotihuacan-technology-11 = Mistrzowie budowy
    .effect = +3 PZ za Akcję Główną na Placu Budowy.
teotihuacan-technology-13 = Dodatkowe wzmocnienie
    .effect = Po wzmocnieniu z Akcji Głównej: 1 kakao za jeszcze jedno.
teotihuacan-technology-15 = Pomocne dłonie
    .effect = Plac Budowy: liczy się +1 robotnik, płytka tańsza o 1 drewno lub kamień.
teotihuacan-technology-17 = Budowniczy Świątyń
    .effect = Awans w dowolnej Świątyni za Akcję Główną na Placu Budowy.

## Płytki Pałacu (S to siła robotnika, który odprawia tam Rytuał)

teotihuacan-royal-A04 = Płytka Pałacu (Technologie)
    .name = Technologie
    .effect = 2 PZ × twoje Technologie, najwyżej tyle, ile wynosi siła robotnika w tym miejscu
    .now = 2 PZ × twoje Technologie, najwyżej { $power }
    .short = 2 PZ × Technologie, najwyżej S
teotihuacan-royal-A05 = Płytka Pałacu (Piramida)
    .name = Piramida
    .effect = 2 PZ × twoje stopnie na torze Piramidy, najwyżej tyle, ile wynosi siła robotnika w tym miejscu
    .now = 2 PZ × twoje stopnie na torze Piramidy, najwyżej { $power }
    .short = 2 PZ × Piramida, najwyżej S
teotihuacan-royal-A09 = Płytka Pałacu (Aleja)
    .name = Aleja
    .effect = 1 PZ × twoje stopnie na torze Alei Umarłych, najwyżej o 1 więcej, niż wynosi siła robotnika w tym miejscu
    .now = 1 PZ × twoje stopnie na torze Alei Umarłych, najwyżej { $more }
    .short = 1 PZ × Aleja, najwyżej S+1
teotihuacan-royal-B02 = Płytka Pałacu (drewno, kamień)
    .name = drewno, kamień
    .effect = najwyżej tyle razy, ile wynosi siła robotnika w tym miejscu: 1 kakao → 1 drewno + 1 kamień
    .now =
        { $power ->
            [one] raz: 1 kakao → 1 drewno + 1 kamień
           *[other] do { $power } razy: 1 kakao → 1 drewno + 1 kamień
        }
    .short = ≤ S×: 1 kakao → 1 drewno + 1 kamień
teotihuacan-royal-B06 = Płytka Pałacu (kamień, złoto)
    .name = kamień, złoto
    .effect = najwyżej tyle razy, ile wynosi siła robotnika w tym miejscu: 1 kakao → 1 kamień + 1 złoto
    .now =
        { $power ->
            [one] raz: 1 kakao → 1 kamień + 1 złoto
           *[other] do { $power } razy: 1 kakao → 1 kamień + 1 złoto
        }
    .short = ≤ S×: 1 kakao → 1 kamień + 1 złoto
teotihuacan-royal-B07 = Płytka Pałacu (wymiana)
    .name = wymiana
    .effect = raz: 1 kakao + 1 zasób → tyle dowolnych zasobów, ile wynosi siła robotnika w tym miejscu
    .now =
        { $power ->
            [one] raz: 1 kakao + 1 zasób → { $power } dowolny zasób
            [few] raz: 1 kakao + 1 zasób → { $power } dowolne zasoby
           *[other] raz: 1 kakao + 1 zasób → { $power } dowolnych zasobów
        }
    .short = 1 kakao + 1 zasób → zasoby (S)
teotihuacan-royal-C01 = Płytka Pałacu (kakao)
    .name = kakao
    .effect = o 1 kakao więcej, niż wynosi siła robotnika w tym miejscu
    .now = { $more } kakao
    .short = S + 1 kakao
teotihuacan-royal-C03 = Płytka Pałacu (sprzedaż)
    .name = sprzedaż
    .effect = najwyżej tyle razy, ile wynosi siła robotnika w tym miejscu: 1 zasób → 2 kakao
    .now =
        { $power ->
            [one] raz: 1 zasób → 2 kakao
           *[other] do { $power } razy: 1 zasób → 2 kakao
        }
    .short = ≤ S×: 1 zasób → 2 kakao
teotihuacan-royal-C08 = Płytka Pałacu (Świątynie)
    .name = Świątynie
    .effect = najwyżej o jeden raz mniej, niż wynosi siła robotnika w tym miejscu: 1 kakao → awans w dowolnej Świątyni
    .now =
        { $less ->
            [0] przy sile 1 nic
            [one] raz: 1 kakao → awans w dowolnej Świątyni
           *[other] do { $less } razy: 1 kakao → awans w dowolnej Świątyni
        }
    .short = ≤ S−1×: 1 kakao → awans w Świątyni

## Pola Odprawienia Rytuału

teotihuacan-space-palace1 = Pałac, pierwsza płytka Pałacu
    .brief = pierwsza płytka
teotihuacan-space-palace2 = Pałac, druga płytka Pałacu
    .brief = druga płytka
teotihuacan-space-palace3 = Pałac, trzecia płytka Pałacu
    .brief = trzecia płytka
teotihuacan-space-forest = Las
    .effect = awans w czerwonej Świątyni
    .short = czerwona Świątynia
teotihuacan-space-quarry = Kamieniołom
    .effect = awans w zielonej Świątyni
    .short = zielona Świątynia
teotihuacan-space-gold = Złoża Złota
    .effect = awans w niebieskiej Świątyni
    .short = niebieska Świątynia
teotihuacan-space-decorations = Warsztat Zdobniczy
    .effect = awans w dowolnej Świątyni
    .short = dowolna Świątynia

## Płytki Przychylności Bogów

teotihuacan-bonus-masks = Maski
    .effect = twój najlepszy zestaw Masek jeszcze raz
teotihuacan-bonus-technology = Technologie
    .effect = 5 PZ za Technologię
teotihuacan-bonus-fifteen = piętnaście
    .effect = 15 PZ
teotihuacan-bonus-avenue = Aleja Umarłych
    .effect = 3 PZ za stopień na torze Alei Umarłych
teotihuacan-bonus-bonus_tiles = Przychylność Bogów
    .effect = 9 PZ za każdą osiągniętą płytkę Przychylności Bogów
teotihuacan-bonus-discovery = płytki Odkryć
    .effect = 2 PZ za płytkę Odkryć, która nie jest Maską
teotihuacan-bonus-workers = robotnicy
    .effect = 4 PZ za robotnika, 9 przy sile 4 lub 5

## Płytki Startowe

teotihuacan-starting-avenue_cocoa2_wood3 = awans na torze Alei Umarłych, 2 kakao, 3 drewna
teotihuacan-starting-green_stone2_gold3 = awans w zielonej Świątyni, 2 kamienie, 3 złota
teotihuacan-starting-blue_wood4_stone1 = awans w niebieskiej Świątyni, 4 drewna, 1 kamień
teotihuacan-starting-red_cocoa5_gold2 = awans w czerwonej Świątyni, 5 kakao, 2 złota
teotihuacan-starting-technology_gold2 = najniższa Technologia z awansem w niebieskiej Świątyni, 2 złota
teotihuacan-starting-power_wood3_gold2 = wzmocnienie, 3 drewna, 2 złota
teotihuacan-starting-technology_any2 = najniższa Technologia z awansem w niebieskiej Świątyni, 2 dowolne zasoby
teotihuacan-starting-blue_cocoa2_stone4 = awans w niebieskiej Świątyni, 2 kakao, 4 kamienie
teotihuacan-starting-three_temples = awans w każdej Świątyni
teotihuacan-starting-red_power_cocoa5 = awans w czerwonej Świątyni, wzmocnienie, 5 kakao
teotihuacan-starting-green_power_cocoa5 = awans w zielonej Świątyni, wzmocnienie, 5 kakao
teotihuacan-starting-blue_red_any2 = awans w niebieskiej i czerwonej Świątyni, 2 dowolne zasoby
teotihuacan-starting-cocoa3_wood5 = 3 kakao, 5 drewna
teotihuacan-starting-discovery_stone3_gold1 = płytka Odkryć, 3 kamienie, 1 złoto
teotihuacan-starting-wood1_stone2_gold3 = 1 drewno, 2 kamienie, 3 złota
teotihuacan-starting-discovery_cocoa2_gold3 = płytka Odkryć, 2 kakao, 3 złota
teotihuacan-starting-cocoa3_wood2_stone3 = 3 kakao, 2 drewna, 3 kamienie
teotihuacan-starting-avenue_wood1_stone2 = awans na torze Alei Umarłych, 1 drewno, 2 kamienie
teotihuacan-starting-boards = robotnicy { FORM($left, "at") } lub { FORM($right, "at") }
teotihuacan-starting-twice = jeden lub dwóch robotników { FORM($board, "at") }
teotihuacan-starting-briefly = { $left } lub { $right }
    .twice = { $left } dwa razy
teotihuacan-starting-place = płytka Startowa „{ $starting }”
teotihuacan-starting-quoted = „{ $starting }”

## Nagrody za Wstąpienie

teotihuacan-ascension-vp = 5 PZ
    .name = 5 PZ
teotihuacan-ascension-cocoa = 5 kakao
    .name = 5 kakao
teotihuacan-ascension-temple = awans w dowolnej Świątyni
    .name = Awans w Świątyni
teotihuacan-ascension-two_temples = zapłać 3 kakao za dwa awanse w dowolnych Świątyniach
    .name = Dwa awanse
teotihuacan-ascension-worker = twój czwarty robotnik (siła 3) w Pałacu i 2 kakao
    .name = Czwarty robotnik

## Miejsca płytek Odkryć

teotihuacan-heap-avenue_3 = Aleja Umarłych, stopień 3
teotihuacan-heap-avenue_6 = Aleja Umarłych, stopień 6
teotihuacan-heap-avenue_8 = Aleja Umarłych, stopień 8
teotihuacan-heap-blue_4 = niebieska Świątynia, stopień 4
teotihuacan-heap-red_5 = czerwona Świątynia, stopień 5
teotihuacan-heap-green_3 = zielona Świątynia, stopień 3
teotihuacan-heap-green_6 = zielona Świątynia, stopień 6

teotihuacan-row-top = górny rząd
    .loc = górnym rzędzie
teotihuacan-row-middle = środkowy rząd
    .loc = środkowym rzędzie
teotihuacan-row-bottom = dolny rząd
    .loc = dolnym rzędzie

## Miejsca Piramidy widziane z góry: poziom, rząd, miejsce w nim

teotihuacan-level-1 = pierwszy poziom
teotihuacan-level-2 = drugi poziom
teotihuacan-level-3 = trzeci poziom
teotihuacan-level-4 = szczyt
teotihuacan-down-first = górny rząd
teotihuacan-down-second = drugi rząd od góry
teotihuacan-down-third = trzeci rząd od góry
teotihuacan-down-middle = środkowy rząd
teotihuacan-down-last = dolny rząd
teotihuacan-across-first = po lewej
teotihuacan-across-second = drugie miejsce od lewej
teotihuacan-across-third = trzecie miejsce od lewej
teotihuacan-across-middle = pośrodku
teotihuacan-across-last = po prawej
teotihuacan-spot = { $level }, { $row }, { $column }
    .top = { $level }

teotihuacan-side-top = górny
teotihuacan-side-right = prawy
teotihuacan-side-bottom = dolny
teotihuacan-side-left = lewy
teotihuacan-decoration-space = { $side } bok, { $level }

teotihuacan-pyramid-tile = płytka Piramidy: { $icons }
    .short = płytka Piramidy { $tile }
teotihuacan-decoration-tile = płytka Zdobień: { $icons }
    .short = płytka Zdobień { $tile }
teotihuacan-tile-icons = { $a }, { $b } / { $c }, { $d }
teotihuacan-decoration-icons = { $left }, { $right }

## Ikony Piramidy

teotihuacan-icon-b = posążek
    .coloured = kolorowy posążek
    .effect = Ikona Piramidy, b; kolorowa (B) daje awans w niebieskiej Świątyni, gdy zakrywa inny posążek.
teotihuacan-icon-r = pióropusz
    .coloured = kolorowy pióropusz
    .effect = Ikona Piramidy, r; kolorowa (R) daje awans w czerwonej Świątyni, gdy zakrywa inny pióropusz.
teotihuacan-icon-g = wąż
    .coloured = kolorowy wąż
    .effect = Ikona Piramidy, g; kolorowa (G) daje awans w zielonej Świątyni, gdy zakrywa innego węża.
teotihuacan-icon-n = glif
    .effect = Ikona Piramidy, n; daje punkt, gdy zakrywa inny glif, ale nie daje awansu w Świątyni.

## Słowa gry

teotihuacan-term-collect = Pozyskanie Kakao
    .effect = 1 kakao i po jednym więcej za każdy kolor odblokowanych robotników na planszy, na którą wszedł twój robotnik.
teotihuacan-term-worship = Odprawienie Rytuału
    .effect = Twój robotnik zostaje zablokowany na polu Odprawienia Rytuału. Otrzymujesz efekt pola albo płytkę Odkryć tej planszy (trzeba za nią zapłacić), za 1 kakao jedno i drugie. Jeśli jest tam zablokowany robotnik innego gracza, kosztuje to 1 kakao więcej, a ten robotnik zostaje odblokowany.
teotihuacan-term-main = Akcja Główna
    .effect = Zapłać 1 kakao za każdy kolor odblokowanych robotników na planszy, potem wykonaj to, co plansza daje za wszystkich twoich robotników na niej, na koniec wzmocnij robotnika.
teotihuacan-term-power_up = wzmocnienie
    .effect = Siła robotnika rośnie o 1; powyżej 5 dokonuje on Wstąpienia.
teotihuacan-term-ascension = Wstąpienie
    .effect = Robotnik, który przekracza siłę 5, odradza się w Pałacu z siłą 1; awansujesz na torze Alei Umarłych i otrzymujesz nagrodę, a jasny znacznik się przesuwa.
teotihuacan-term-unlock = odblokowanie
    .effect = Zamiast tury odblokowujesz za darmo wszystkich swoich zablokowanych robotników; w innym momencie swojej tury za 3 kakao.
teotihuacan-term-eclipse = Zaćmienie
    .effect = Gdy jasny znacznik dogoni ciemny: punktują Aleja Umarłych, tor Piramidy i Maski, potem opłacasz robotników. Trzecie kończy grę.
teotihuacan-term-wages = opłata
    .effect = Przy Zaćmieniu 1 kakao za każdego z twoich robotników, 2 za robotnika o sile 4 lub 5. Każde niezapłacone kakao kosztuje 3 PZ.
teotihuacan-term-discovery = płytka Odkryć
    .effect = Pozyskiwana przy Odprawieniu Rytuału, na torze Alei Umarłych i w Świątyniach za jej koszt (w nawiasie). Maskę zatrzymujesz; każdej innej płytki używasz raz, prawie w każdym momencie swojej tury.
teotihuacan-term-avenue = Aleja Umarłych
    .effect = Awans dają Posiadłość Arystokratów, Wstąpienia i płytki. Przy każdym Zaćmieniu każdy twój stopień daje swoją wartość: najpierw 5 PZ, a w miarę wznoszenia Budynków spada ona do 1. Na stopniach 3, 6 i 8 możesz pozyskać płytkę Odkryć.
teotihuacan-term-pyramid_track = tor Piramidy
    .effect = Awans o stopień za każdą umieszczoną płytkę Piramidy i Zdobień. Przy Zaćmieniu tor daje punkty, najwięcej temu, kto jest najdalej, a znaczniki wracają na początek.
teotihuacan-term-bonus_tile = płytka Przychylności Bogów
    .effect = Jedna leży na szczycie każdej Świątyni. Na koniec otrzymuje za nią punkty każdy, kto stoi na stopniu 10 lub 11 tej Świątyni.
teotihuacan-term-dark_eclipse = Mroczne Zaćmienie
    .effect = Zaćmienie rozpatruje się od razu po turze, w której jasny znacznik dogoni ciemny; jeśli remis trwa do końca, wygrywa gracz późniejszy w kolejności.
teotihuacan-term-worker = robotnik
    .effect = Kostka, którą nigdy się nie rzuca: porusza się o 1–3 plansze zgodnie z ruchem wskazówek zegara i liczy się do Akcji Głównych, dopóki nie jest zablokowana.
teotihuacan-term-locked = zablokowany robotnik
    .effect = Zablokowany przy Odprawieniu Rytuału. Nie liczy się ani nie porusza, dopóki nie zostanie odblokowany; kto go wypchnie, płaci 1 kakao więcej.
teotihuacan-term-reserve = czwarty robotnik
    .effect = Wchodzi do gry jako nagroda za Wstąpienie.
teotihuacan-term-neutral = neutralny robotnik
    .effect = Niczyj. Liczy się jako obecny kolor przy Pozyskaniu Kakao i w koszcie Akcji Głównych.
teotihuacan-term-buildings = Budynki
    .effect = Najniższe wolne pole ich rzędu mówi, ile przy Zaćmieniu wart jest stopień na torze Alei Umarłych.
teotihuacan-term-masks = Maski
    .effect = Zestawy różnych Masek punktują przy każdym Zaćmieniu: 1, 3, 6, 10, 15, 21, 28 PZ za 1–7 Masek.

## Co jeszcze mówią karty

teotihuacan-card-cost =
    { $free_id ->
        [yes] Za darmo.
       *[no] Koszt: { $cost }.
    }
teotihuacan-card-owners = Gdy ktoś ją pozyska, każdy inny gracz, który ją ma, otrzymuje { $points } PZ.
teotihuacan-card-step = { $temple } Świątynia, stopień { $step }
    .gives = Stopień daje { FORM($gives, "acc") }.
    .nothing = Początek Świątyni.
    .top = Szczyt: może tu stać tylko jeden znacznik.
teotihuacan-gives-cocoa = { $amount } kakao
teotihuacan-gives-points = { $amount } PZ
teotihuacan-gives-any_resource =
    { $amount ->
        [one] 1 dowolny zasób
        [few] { $amount } dowolne zasoby
       *[other] { $amount } dowolnych zasobów
    }
teotihuacan-card-starting = Otrzymujesz to, co pokazują twoje płytki Startowe; na ich planszach mogą zacząć twoi robotnicy.
teotihuacan-card-space = Odprawienie Rytuału: { $space }
teotihuacan-card-row = Arystokraci, { $row }: { $points }
    .effect = Budynek zakrywa tu pierwsze wolne pole od lewej i daje jego punkty.
teotihuacan-card-place = Piramida: { $spot }
    .effect =
        { $wood ->
            [0] Kamień: { $stone }; { $points } PZ za poziom.
           *[other] Kamień: { $stone }, drewno: { $wood }; { $points } PZ za poziom.
        }
teotihuacan-card-pyramid = Górny rząd / dolny rząd.
    .effect = Każda ikona, która zakrywa taką samą, daje 1 PZ; kolorowa także awans w swojej Świątyni.
teotihuacan-card-decoration = Po lewej i po prawej stronie strzałki.
    .effect = { $points } PZ, awans na torze Piramidy, 1 PZ za każdą ikonę, która zakrywa taką samą, i awans w Świątyni, jeśli ta ikona jest kolorowa.

## Jak jest teraz

teotihuacan-note-board = Przy obecnych tu kolorach Pozyskanie Kakao daje { $collect } kakao, a Akcja Główna kosztuje { $colours }; nowy kolor, który tu wchodzi, też się liczy.
teotihuacan-note-royal = Płytka Pałacu: { $royal }
teotihuacan-note-locked = Zablokowany tutaj: { $colours }. Kto wypchnie tego robotnika, płaci 1 kakao więcej.
teotihuacan-note-free = Nikt nie jest tu zablokowany.
teotihuacan-note-technology = Kto ją kupi, awansuje też { FORM($temple, "at") }.
teotihuacan-note-owned =
    { $count ->
        [one] Ma ją gracz: { $colours }
       *[other] Mają ją gracze: { $colours }
    }
teotihuacan-note-bonus = Teraz dałaby ci { $points } PZ.
teotihuacan-note-bonus-tile = Płytka Przychylności Bogów na stopniu 10: na koniec { $effect }.
teotihuacan-note-step-tiles = Zamiast tego można pozyskać jedną z leżących tu płytek Odkryć: { $tiles }
teotihuacan-note-here = Tutaj: { $colours }
teotihuacan-note-tiles =
    { $count ->
        [0] Nie ma tu już żadnej płytki Odkryć.
       *[other] Płytki Odkryć tutaj: { $tiles }
    }
teotihuacan-note-covered = Pod płytką znajdą się tu: { $icons }.
teotihuacan-note-beside = Jej płytka Odkryć to { $tile }; trzeba za nią zapłacić.
teotihuacan-note-avenue = Przy Zaćmieniu każdy stopień jest teraz wart { $value } PZ.
teotihuacan-note-buildings =
    { $buildings ->
        [one] Został 1 Budynek.
        [few] Zostały { $buildings } Budynki.
       *[other] Zostało { $buildings } Budynków.
    }
teotihuacan-note-pyramid = Kto jest najdalej, otrzymuje dodatkowo { $lead } PZ.
teotihuacan-note-discs = Jasny znacznik jest na polu { $light }, ciemny na polu { $dark }.
teotihuacan-note-eclipses = Zaćmienia do tej pory: { $eclipses } z { $last }.
teotihuacan-note-wages = Twoja opłata wynosi teraz { $cocoa } kakao.
