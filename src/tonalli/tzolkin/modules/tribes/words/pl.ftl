# Plemiona: jedno z dwóch dla każdego, wybrane w tajemnicy.

tzolkin-help-tribes = Plemiona: przed pierwszą turą zatrzymujesz w tajemnicy jedno z dwóch plemion. Jego zdolność działa tylko dla ciebie, przez całą grę; „players” pokazuje, kto ma które, a „tile balam” mówi, co robi jedno z nich. Niektóre plemiona dają dodatkowe ruchy: skip pomija wolne pole, exchange sprzedaje kostkę surowca za kukurydzę.

tzolkin-term-tribe = plemię
    .effect = Każdy dostaje dwa plemiona i zatrzymuje jedno, w tajemnicy i razem z żetonami Początkowego Bogactwa. Plemię zmienia zasady tylko dla swojego właściciela, od pierwszej tury do ostatniej.

tzolkin-tribe-ah_chuy_kak = Ah Chuy Kak
    .effect = Jeśli w turze umieścisz na kołach co najmniej { $placed ->
        [one] { $placed } robotnika
       *[other] { $placed } robotników
    }, możesz potem zdjąć jednego ze swoich robotników, który był tam wcześniej.
tzolkin-tribe-ahau_chamahez = Ahau Chamahez
    .effect = Gdy zdejmujesz robotnika, możesz zapłacić { $corn ->
        [one] { $corn } kukurydzę
        [few] { $corn } kukurydze
       *[other] { $corn } kukurydz
    }, aby wykonać akcję o numerze o jeden wyższym; może to być pole z dowolną akcją.
tzolkin-tribe-ahmakiq = Ahmakiq
    .effect = Możesz spasować w swojej turze: nie umieszczać ani nie zdejmować.
tzolkin-tribe-bacab = Bacab
    .effect = Na początku każdej tury masz co najmniej { $least ->
        [one] { $least } kukurydzę
        [few] { $least } kukurydze
       *[other] { $least } kukurydz
    }, a żebranie uzupełnia kukurydzę do { $begging }.
tzolkin-tribe-balam = Balam
    .effect = Niższa akcja nic cię nie kosztuje: zamiast płacić za kroki wstecz, otrzymujesz { $corn ->
        [one] { $corn } kukurydzę
        [few] { $corn } kukurydze
       *[other] { $corn } kukurydz
    }, także na polach z dowolną akcją.
tzolkin-tribe-cit_bolon_tum = Cit-Bolon-Tum
    .effect = Raz na turę robotnik na kole kosztuje o { $corn ->
        [one] { $corn } kukurydzę
        [few] { $corn } kukurydze
       *[other] { $corn } kukurydz
    } mniej. Twoi robotnicy mają na każdym kole jeszcze jedno pole, z dowolną akcją, zanim zostaną zepchnięci.
tzolkin-tribe-huracan = Huracan
    .effect = Twoi robotnicy na kołach { $pairs } mogą wykonywać akcje o tym samym numerze z obu kół.
tzolkin-tribe-itzamna = Itzamná
    .effect = Poziomy technologii kosztują cię o kostkę surowca mniej: { $first ->
            [0] nic za poziom 1
           *[other] { $first } za poziom 1
        }, { $second } za poziom 2, { $third } za poziom 3. Powyżej poziomu 3 płacisz { $beyond } i wybierasz bonus dowolnej technologii.
tzolkin-tribe-ixtab = Ixtab
    .effect = Zatrzymujesz { $kept ->
        [one] { $kept } żeton
        [few] { $kept } żetony
       *[other] { $kept } żetonów
    } Początkowego Bogactwa, potem schodzisz o stopień w świątyni.
tzolkin-tribe-vacub_caquix = Vacub-Caquix
    .effect = Raz w turze, w której umieszczasz robotników, możesz pominąć jedno wolne pole koła.
tzolkin-tribe-xaman_ek = Xaman Ek
    .effect = Raz na turę, w dowolnym momencie, możesz sprzedać kostkę surowca za kukurydzę: drewno za { $wood }, kamień za { $stone }, złoto za { $gold }.
tzolkin-tribe-yaluk = Yaluk
    .effect = Na początku gry masz { $workers ->
        [one] { $workers } robotnika
       *[other] { $workers } robotników
    }. Każdy potrzebuje w Dzień Żywienia { $corn ->
        [one] { $corn } kukurydzy
       *[other] { $corn } kukurydz
    }, a niewyżywiony kosztuje { $loss } PZ.
tzolkin-tribe-yumkaax = Yumkaax
    .effect = Umieszczanie kilku robotników kosztuje cię mniej kukurydzy: { $totals } za 1–6 robotników, oprócz ich pól.
tzolkin-tribe-pair = { $gear } i { $other }

tzolkin-card-extra_space = Jeszcze jedno pole dla robotników plemienia Cit-Bolon-Tum, na które trafiają przez obrót koła: dowolna jego akcja, bez płacenia za kroki wstecz.
tzolkin-note-tribe = Gra: { $colour }

## Decyzje

tzolkin-ask-choose-tribe = Które plemię zatrzymujesz?
    .title = Plemiona
    .ask = Które zatrzymać?
tzolkin-ask-pick-one = Ah Chuy Kak: którego robotnika jeszcze zdejmujesz?
    .title = Ah Chuy Kak
    .ask = Kogo jeszcze zdjąć?
tzolkin-ask-choose-bonus = Itzamná: który bonus bierzesz?
    .title = Itzamná
    .ask = Który bonus?
tzolkin-ask-descend-ixtab = Ixtab: w której świątyni schodzisz o stopień?
    .title = Ixtab
    .ask = Gdzie zejść?
tzolkin-ask-turn-free = Twoja tura. Umieszczasz robotników, zdejmujesz ich czy pasujesz?
    .place = Twoja tura. Umieszczasz robotników czy pasujesz?
    .pick = Twoja tura. Zdejmujesz robotników czy pasujesz?
    .neither = Twoja tura. Żebrzesz czy pasujesz?
    .title = Twoja tura
    .title-theirs = Tura
    .ask = Umieścić, zdjąć, spasować?
    .ask-place = Umieścić czy spasować?
    .ask-pick = Zdjąć czy spasować?
    .ask-neither = Żebrać czy spasować?
tzolkin-ask-turn-sell = Nie możesz zapłacić za żadnego robotnika: żebraj albo najpierw sprzedaj kostkę surowca.
    .title = Twoja tura
    .title-theirs = Tura
    .ask = Żebrać czy sprzedać?

tzolkin-action-tribe = Zatrzymaj plemię { $tribe }. { $effect }
    .name = { $tribe }
tzolkin-action-skip = Pomiń pole { $place }: w tej turze twoi robotnicy idą na pole { $next }
    .name = Pomiń { $place }
tzolkin-group-skip = Pomiń pole
tzolkin-group-exchange = Sprzedaj kostkę
tzolkin-action-exchange = Xaman Ek: sprzedaj 1 { FORM($block, "acc") } za { $corn ->
        [one] { $corn } kukurydzę
        [few] { $corn } kukurydze
       *[other] { $corn } kukurydz
    }
    .name = Sprzedaj { FORM($block, "acc") }
tzolkin-action-technology-bonus = { $technology }: { $effect }
    .name = { $technology }
tzolkin-action-technology-any = { $technology }, powyżej poziomu 3: bonus dowolnej technologii
    .name = { $technology }
tzolkin-pass-turn = Spasuj: nie umieszczaj ani nie zdejmuj
    .name = Spasuj
tzolkin-pass-pick-one = Nie zdejmuj nikogo
    .name = Nikogo
tzolkin-hint-pair = wykonuje też akcje koła { $gear }

## Co się stało

tzolkin-event-tribe = wybrano plemię { $tribe }
tzolkin-event-skip = w tej turze pominięto pole { $place }
tzolkin-cause-ahau_chamahez = Ahau Chamahez
tzolkin-cause-bacab = Bacab
tzolkin-cause-balam = Balam
tzolkin-cause-ixtab = Ixtab
tzolkin-cause-xaman_ek = Xaman Ek

## Dlaczego coś nie jest możliwe

tzolkin-why-not-dealt = Plemienia { $tribe } nie ma wśród twoich.
tzolkin-why-placed-this-turn = Tego robotnika umieszczono w tej turze; zdejmuje się tylko takiego, który stał tam wcześniej.
tzolkin-why-has-skipped = W tej turze pole już pominięto.
tzolkin-why-nothing-above = Koło { $gear } nie ma wolnego pola powyżej najniższego.
tzolkin-why-skip-unpaid = Nie możesz zapłacić za następne pole koła { $gear }.
    .short = za mało kukurydzy
    .help = Palenque daje kukurydzę
tzolkin-why-has-exchanged = W tej turze kostkę surowca już sprzedano.
tzolkin-why-no-such-block = Nie masz { FORM($block, "gen") } na sprzedaż.
    .help = Yaxchilan daje kostki surowców
tzolkin-why-not-your-turn = Xaman Ek sprzedaje tylko w twojej własnej turze.
tzolkin-why-not-in-a-payment = Podczas płacenia nic się nie sprzedaje.
tzolkin-why-needed-now = Potrzebujesz { FORM($block, "gen") } do tego, co wybierasz.

## Terminal

tzolkin-show-tribe = plemię: { $tribe }
    .secret = jeszcze nieznane
tzolkin-show-tribes = Plemiona
    .hint = na co każde pozwala swojemu właścicielowi
tzolkin-show-dealt = Twoje żetony Początkowego Bogactwa, z których wybierzesz za chwilę: { $tiles }

tzolkin-first-pick-one = Twoje plemię pozwala po umieszczaniu zdjąć jednego robotnika albo żadnego.
tzolkin-first-choose-bonus = Twoje plemię pozwala wybrać bonus dowolnej z czterech technologii.
tzolkin-first-choose-tribe = Zdolność plemienia działa przez całą grę i tylko dla ciebie. Wybierz to, które pasuje do twoich żetonów.
