# S1: Alternatywne Poruszanie Teotibota.

teotihuacan-help-swift_bot = Robotnicy Teotibota poruszają się tak daleko, jak mówi wierzchnia z jego czterech płytek Kierunku, o 1–3 plansze, niezależnie od siły.

teotihuacan-direction_tile-base_a = Płytka Kierunku, ruch o 1
    .effect = Dopóki leży na wierzchu, robotnik Teotibota, który idzie dalej, porusza się o 1 planszę, niezależnie od siły.
teotihuacan-direction_tile-base_b = Płytka Kierunku, ruch o 1
    .effect = { teotihuacan-direction_tile-base_a.effect }
teotihuacan-direction_tile-move_2 = Płytka Kierunku, ruch o 2
    .effect = Dopóki leży na wierzchu, robotnik Teotibota, który idzie dalej, porusza się o 2 plansze, niezależnie od siły; plansza 1 się nie liczy.
teotihuacan-direction_tile-move_3 = Płytka Kierunku, ruch o 3
    .effect = Dopóki leży na wierzchu, robotnik Teotibota, który idzie dalej, porusza się o 3 plansze, niezależnie od siły; plansza 1 się nie liczy.

teotihuacan-show-column = płytki Kierunku od góry: { $tiles }
teotihuacan-show-column-tile = { $face } { $boards }
teotihuacan-solo-directions = płytki Kierunku
    .effect = Pierwsza dotyczy luki w górnym rzędzie piramidy akcji Teotibota, druga środkowego: ↗ przesuwa w górę płytkę spod luki z lewej, ↖ tę z prawej. Pierwsza mówi też, jak daleko porusza się robotnik Teotibota; na koniec jego tury zostaje odwrócona i odłożona pod pozostałe.
