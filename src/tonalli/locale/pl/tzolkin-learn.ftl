# Co mówi się komuś, kto pierwszy raz spotyka decyzję danego rodzaju.

tzolkin-first-turn = Albo umieszczasz robotników na kołach, albo zdejmujesz kilku i robisz to, co obok nich napisano; nigdy jedno i drugie. Każdego dnia koła się obracają i niosą robotników do lepszych akcji, więc poczekaj trochę, zanim ich zdejmiesz.
tzolkin-first-place-more = W tej samej turze możesz umieścić kolejnego robotnika, ale każdy następny kosztuje o 1 kukurydzę więcej niż poprzedni. Przestań, kiedy chcesz.
tzolkin-first-pick-more = Możesz zdjąć więcej robotników, jednego po drugim. Tym, co da jeden, możesz już zapłacić za następnego.
tzolkin-first-choose-action = Akcja pola, na którym stał robotnik, albo niższa akcja tego samego koła za 1 kukurydzę za krok, albo żadna.
tzolkin-first-climb-any = Wybierasz świątynię. Świątynie dają dobra i punkty w Dni Żywienia, tym więcej, im wyżej stoisz.
tzolkin-first-climb-two = Po jednym awansie w dwóch różnych świątyniach.
tzolkin-first-descend = Bóg jest rozgniewany: w jednej ze świątyń tracisz stopień. Wybierz tę, w której najmniej zaboli w następny Dzień Żywienia.
tzolkin-first-harvest = Weź z dżungli kukurydzę lub drewno. Do kukurydzy pod drewnem można się dostać, wypalając je, co kosztuje zejście o stopień w świątyni.
tzolkin-first-take-blocks = Drewno, kamień lub złoto, jak chcesz, jedno po drugim. Na targu najwięcej warte jest złoto.
tzolkin-first-build = Budynki dają coś od razu albo żywią robotników w Dni Żywienia. Kosztują kostki surowców.
tzolkin-first-build-two = Jeden lub dwa budynki albo jeden monument. Monumenty punktują na koniec za to, co działo się przez całą grę.
tzolkin-first-trade = Sprzedawaj kostki surowców za kukurydzę i kupuj inne: drewno 2, kamień 3, złoto 4. Najpierw wszystkie sprzedaże, potem wszystkie zakupy.
tzolkin-first-mirrored = Za 1 kukurydzę wykonujesz dowolną akcję czterech małych kół, jakby stał tam twój robotnik. Kosztuje tyle, co tam.
tzolkin-first-taxed = Przepowiednia każe za to dopłacić. Zapłać albo zrezygnuj; reszta tego, co otrzymujesz, zostaje twoja.
tzolkin-first-study = Technologia pomaga za każdym razem, gdy wykonujesz jej akcje. Pierwszy poziom kosztuje 1 kostkę surowca, następny 2, potem 3.
tzolkin-first-free-study = Ten poziom nic nie kosztuje. Wybierz technologię, której akcje chcesz często wykonywać.
tzolkin-first-offering = Teologia pozwala zapłacić kostką surowca za awans w dowolnej świątyni. Nie musisz tego robić.
tzolkin-first-give-blocks = Mogą to być dowolne kostki surowców. Zatrzymaj te, których potrzebujesz do następnego budynku.
tzolkin-first-apply-architecture = Architektura pomaga przy jednym z dwóch budynków. Użyj jej teraz albo zachowaj na drugi.
tzolkin-first-drop-block = Architektura odejmuje jedną kostkę surowca od kosztu. Niech to będzie ta, której najbardziej ci szkoda.
tzolkin-first-choose-days = Kto stał na Polu Pierwszeństwa, decyduje: jeden dzień jak zawsze albo jednorazowo dwa, jeśli drugi nikogo nie zepchnie z koła.
tzolkin-first-keep-wealth = Dwa z tych żetonów to twój początek. Kukurydza pozwala umieścić naraz więcej robotników; surowce i stopnie pracują dla ciebie później.
