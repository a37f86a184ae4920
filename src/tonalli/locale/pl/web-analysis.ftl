### Podpowiedzi przy stole i analizy gier.

web-hint = Podpowiedź
    .hint = Co teraz zrobić? Pokazuje najlepsze plany na tę turę.
    .title = Co teraz zrobić?
    .plans =
        { $count ->
            [one] Jeden plan na tę turę.
            [few] { $count } plany na tę turę.
           *[other] { $count } planów na tę turę.
        }
    .measure = Twoja przewaga na koniec; przedział obejmuje 8 z 10 gier
    .thinking = Trwa analiza …
    .play = Zagraj plan { $number }
    .hide = Ukryj
    .best = najlepszy
    .even = równie dobry
    .less = o { $points } mniej
    .said = Plan { $number }: { $steps }. Przewaga na koniec { $lead }, w 8 z 10 gier między { $low } a { $high }: { $less }.

web-review = Analiza
    .chances = Szanse na zwycięstwo
    .after = po każdej turze
    .percent = { $figure }%
    .chance = { $name } { $chance }
    .curve = Szanse na zwycięstwo w kolejnych turach, tur: { $turns }; na koniec { $ends }
    .sheet = Arkusz
    .turns = Tury
    .whose = Czyje tury
    .turn = Tura { $turn }
    .doubt = ± { $points }
    .played = Zagrano
    .better = Lepiej
    .see = Zobacz
    .costly =
        { $count ->
            [0] Najdroższe tury
            [one] Tura, która kosztowała najwięcej
            [few] { $count } tury, które kosztowały najwięcej
           *[other] { $count } tur, które kosztowały najwięcej
        }
    .measure = punkty spodziewanej przewagi na koniec; linie prześledzone przy każdej decyzji: { $simulations }
    .thinking = Analiza kolejnych tur: { $done } z { $of }
    .failed = Analizy nie udało się dokończyć.
    .nothing = Żadna tura nie kosztowała niczego, co dałoby się odróżnić od przypadku.
