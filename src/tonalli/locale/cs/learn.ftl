# Přehled pravidel.

web-rules = Pravidla
    .page = Pravidla hry { $game }
web-rules-keys = Klávesy
web-rules-back = Zpět ke stolu
web-rules-read = Přečíst pravidlo

# Co se o rozhodnutí řekne jednou.

web-first = Nové
web-first-rule = Pravidlo
web-first-done = Rozumím
web-first-never = Žádné další rady
web-set-hints = Vysvětlovat, co je nové
    .hint = Věta či dvě, když se druh rozhodnutí objeví poprvé
