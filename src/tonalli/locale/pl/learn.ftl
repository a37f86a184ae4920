# Zasady pod ręką.

web-rules = Zasady
    .page = Zasady gry { $game }
web-rules-keys = Klawisze
web-rules-back = Z powrotem do stołu
web-rules-read = Przeczytaj zasadę
web-first = Nowość
web-first-rule = Zasada
web-first-done = Jasne
web-first-never = Bez dalszych wskazówek
web-set-hints = Wyjaśniaj, co nowe
    .hint = Zdanie lub dwa, gdy decyzja danego rodzaju pojawia się pierwszy raz
