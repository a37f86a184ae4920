# Nagłówki i etykiety stołu.

teotihuacan-show-none = brak
teotihuacan-show-tile-number = płytka { $tile }
teotihuacan-show-no-main = –
teotihuacan-show-ring = Plansze zgodnie z ruchem wskazówek zegara
    .hint = koszt: kakao za Akcję Główną; Pozyskanie Kakao daje o jedno więcej
teotihuacan-show-board = plansza
teotihuacan-show-workers = robotnicy
teotihuacan-show-colours = koszt
teotihuacan-show-worship = Rytuał (S: siła), płytka ◆
teotihuacan-show-tile = ◆ { $tile }
teotihuacan-show-nobles = { $workers }: { $points }
teotihuacan-show-at-alchemy = kup Technologię za złoto
teotihuacan-show-at-construction = buduj Piramidę za kamień i drewno
teotihuacan-show-technologies = Technologie w Pracowni Alchemicznej
    .hint = rząd 1: jeden robotnik; rząd 2: dwóch albo jeden o sile 4+
teotihuacan-show-row-1 = 1
teotihuacan-show-row-2 = 2
teotihuacan-show-calendar = jasny znacznik ● { $light } z { $dark }, Zaćmienie { $eclipse } z 3 przy ○
    .wages = Zaćmienie { $eclipse } z 3: opłacanie robotników
    .over = gra się skończyła
teotihuacan-show-eclipse-due =
    { $turns ->
        [0] Zaraz po tej turze następuje Zaćmienie.
        [one] Nadchodzi Zaćmienie: jedna tura po tej.
        [few] Nadchodzi Zaćmienie: { $turns } tury po tej.
       *[other] Nadchodzi Zaćmienie: { $turns } tur po tej.
    }
teotihuacan-show-final = Piramida jest ukończona: następne Zaćmienie kończy grę.
teotihuacan-show-temples = Świątynie
    .hint = pod każdym stopniem jego nagroda; * zamiast niej można pozyskać płytkę
teotihuacan-show-bonus = na stopniu 10 na koniec: { $effect }
teotihuacan-show-heap = na stopniu { $step }: { $tiles }
teotihuacan-step-0 = –
teotihuacan-step-1 = { $amount }zas
teotihuacan-step-2 = { $amount }PZ
teotihuacan-step-3 = { $amount }kak
teotihuacan-step-bonus = bonus
teotihuacan-track-avenue = Aleja
teotihuacan-track-pyramid = Piramida
teotihuacan-show-avenue = Aleja Umarłych i tor Piramidy
teotihuacan-show-avenue-value =
    { $buildings ->
        [one] stopień jest wart { $value } PZ przy Zaćmieniu; został 1 Budynek
        [few] stopień jest wart { $value } PZ przy Zaćmieniu; zostały { $buildings } Budynki
       *[other] stopień jest wart { $value } PZ przy Zaćmieniu; zostało { $buildings } Budynków
    }
teotihuacan-show-level = P{ $level }
teotihuacan-show-pyramid = Piramida z góry
    .hint = po prawej: wolne miejsca według poziomu, płytki w ofercie
teotihuacan-show-decorations = Zdobienia
teotihuacan-show-legend = b posążek (niebieska Świątynia), r pióropusz (czerwona), g wąż (zielona), n glif. Zakrycie takiej samej ikony daje 1 PZ; wielka litera na nowej płytce daje też awans w swojej Świątyni. Cyfra: wysokość, d: ozdobione.
teotihuacan-show-players = Gracze w kolejności
    .hint = Ale, Pir: stopnie torów; (C3): robotnik w rezerwie
teotihuacan-show-figure-points = PZ
teotihuacan-show-figure-cocoa = kak.
teotihuacan-show-figure-wood = drew.
teotihuacan-show-figure-stone = kam.
teotihuacan-show-figure-gold = złoto
teotihuacan-show-figure-blue = nieb.
teotihuacan-show-figure-red = czerw.
teotihuacan-show-figure-green = ziel.
teotihuacan-show-figure-avenue = Ale
teotihuacan-show-figure-pyramid = Pir
teotihuacan-show-figure-wages = opł.
teotihuacan-show-owns = Technologie { $technologies }
teotihuacan-show-tiles = płytki: { $tiles }
teotihuacan-show-used = użyte: { $count }
