# M6 Obsydian: zasób, który zastępuje inne.

teotihuacan-good-obsidian = obsydian
    .gender = m
    .gen = obsydianu
    .pl = znaczniki obsydianu
    .pl_gen = znaczników obsydianu
    .short = o
    .effect = Zasób. Przy każdej zapłacie 1 obsydian zastępuje 1 drewno, kamień lub złoto, którego brakuje; gra o to nie pyta. Efekty dające dowolny zasób nigdy nie dają obsydianu, chyba że masz Technologię „{ teotihuacan-technology-01h }”.
teotihuacan-show-figure-obsidian = obs
teotihuacan-help-obsidian = Obsydian to nowy zasób. Dają go Las, Kamieniołom i Złoża Złota oraz inne części rozszerzenia. Przy każdej zapłacie zastępuje brakujące drewno, kamień lub złoto, jeden do jednego i bez pytania; mogą go też kosztować Wielkie Odkrycia, druga rodzina płytek. „tile obsydian” mówi więcej.
teotihuacan-technology-01h = Skarb z obsydianu
    .short = 1½
    .effect = Ilekroć otrzymujesz dowolny zasób, może to być obsydian.
teotihuacan-technology-03h = Moneta z obsydianu
    .short = 3½
    .effect = Przy każdej zapłacie w kakao, także przy opłacaniu robotników, 1 obsydian zastępuje 1–3 kakao.
teotihuacan-technology-05h = Dary z obsydianu
    .short = 5½
    .effect = +1 obsydian po Pozyskaniu Kakao lub Odprawieniu Rytuału na płytce Pałacu.

teotihuacan-starting-obsidian_power_discovery = 1 obsydian, wzmocnienie, Wielkie Odkrycie
teotihuacan-starting-obsidian_cocoa = 4 kakao, 3 znaczniki obsydianu

teotihuacan-hint-pay-cocoa = −{ $due } kakao albo obsydian, każdy za najwyżej 3 kakao
teotihuacan-ask-pay-cocoa = Do zapłaty { $due } kakao. Płacisz w kakao czy oddajesz 1 obsydian za najwyżej 3 kakao?
    .title = Do zapłaty { $due } kakao
    .ask = Jak płacisz?
    .ask-theirs = Jaka jest zapłata?

teotihuacan-cause-joker = obsydian zamiast innego zasobu
teotihuacan-cause-joker_cocoa = obsydian zamiast kakao
teotihuacan-source-obsidian = obsydian
teotihuacan-cause-obsidian = plansza z obsydianem

teotihuacan-why-no-obsidian =
    { $obsidian ->
        [one] Koszt to { $obsidian } obsydian; masz { $held }.
        [few] Koszt to { $obsidian } znaczniki obsydianu; masz { $held }.
       *[other] Koszt to { $obsidian } znaczników obsydianu; masz { $held }.
    }
teotihuacan-from-obsidian = Las, Kamieniołom i Złoża Złota dają obsydian
teotihuacan-card-designed-board = Jej liczby są zastępcze, dopóki nie da się odczytać wydrukowanej planszy.

## Teotibot

cli-bot-harder_obsidian = trudniej: zbiera 2 zasoby i 1 obsydian zamiast 1 i 1
teotihuacan-why-not-any-resource = Dowolny zasób to drewno, kamień lub złoto; obsydian tylko z Technologią 1½.

## Co dają jego plansze

teotihuacan-card-cells = Najniższa siła 1 | 2–3 | 4–5. Jeden robotnik: { $one }. Dwóch: { $two }. Trzech: { $three }, a do tego najwyżej dwa wzmocnienia.
    .row = { $weak } | { $middle } | { $strong }
teotihuacan-gives-temple_any =
    { $amount ->
        [one] awans w Świątyni
        [few] { $amount } awanse w Świątyniach
       *[other] { $amount } awansów w Świątyniach
    }

## Co zbiera Teotibot

teotihuacan-action_tile-construction-obsidian = Budowa
    .effect = Mając robotnika na Placu Budowy i 2 kamienie, buduje pierwszą od lewej płytkę Piramidy: punkty za poziom i jeszcze 2, awans na torze Piramidy i w swojej najwyższej Świątyni. W przeciwnym razie zbiera kamień i obsydian, jeśli ma robotnika w Kamieniołomie, a jeśli nie, wykonuje akcję zastępczą. Robotnik zostaje wzmocniony i idzie dalej.
teotihuacan-action_tile-decorations-obsidian = Zdobienia
    .effect = Mając robotnika w Warsztacie Zdobniczym i 2 złota, umieszcza wierzchnią płytkę Zdobień: 5 PZ, awans na torze Piramidy i w swojej najwyższej Świątyni. W przeciwnym razie zbiera złoto i obsydian, jeśli ma robotnika w Złożach Złota, a jeśli nie, wykonuje akcję zastępczą. Robotnik zostaje wzmocniony i idzie dalej.
teotihuacan-action_tile-nobles-obsidian = Arystokraci
    .effect = Mając robotnika w Posiadłości Arystokratów i 2 drewna, wznosi Budynek za jego punkty i awansuje na torze Alei Umarłych. W przeciwnym razie zbiera drewno i obsydian, jeśli ma robotnika w Lesie, a jeśli nie, wykonuje akcję zastępczą. Robotnik zostaje wzmocniony i idzie dalej.

## Dłuższe zestawy Masek

teotihuacan-term-more-masks =
    .effect = Zestawy różnych Masek punktują przy każdym Zaćmieniu: 1, 3, 6, 10, 15, 21, 28, 36 PZ za 1–8 Masek.
teotihuacan-term-one-of-more-masks =
    .effect = Maska, nigdy się nie zużywa: różne Maski tworzą zestawy, które przy każdym Zaćmieniu dają 1, 3, 6, 10, 15, 21, 28, 36 PZ.

teotihuacan-first-pay-cocoa = Z twoją Technologią jeden obsydian zastępuje do 3 kakao. Zdecyduj, ile zapłacisz w ten sposób.
