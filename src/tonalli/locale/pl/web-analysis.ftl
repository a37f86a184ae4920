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
    .curve = Szanse na zwycięstwo, liczba tur: { $turns }; na koniec { $ends }
    .sheet = Arkusz
    .scores = Punkty
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
            [2] Dwie tury, które kosztowały najwięcej
           *[other] Trzy tury, które kosztowały najwięcej
        }
    .yours =
        { $count ->
            [0] Twoje najdroższe tury
            [one] Twoja tura, która kosztowała najwięcej
            [2] Twoje dwie tury, które kosztowały najwięcej
           *[other] Twoje trzy tury, które kosztowały najwięcej
        }
    .measure = punkty przewagi na koniec, linie na decyzję: { $simulations }
    .thinking = Analiza kolejnych tur: { $done } z { $of }
    .failed = Analizy nie udało się dokończyć.
    .nothing = Żadna tura nie kosztowała niczego, co dałoby się odróżnić od przypadku.
    .won = Wygrywa { $name }, { $points } do { $others }
    .wins = Wygrywa { $name }
    .game =
        { $game }, { $players ->
            [1] gra jednoosobowa
            [2] we dwoje
            [3] we troje
            [4] we czworo
           *[other] w pięcioro
        }, { $ending }. { $turns ->
            [one] { $turns } tura.
            [few] { $turns } tury.
           *[other] { $turns } tur.
        }
    .page = Ta analiza
    .at-turn = Tura { $turn } w odtwarzaniu
    .picture = Obraz arkusza
