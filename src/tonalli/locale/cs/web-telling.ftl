# Tahy ostatních na stole.
web-telling = Tah: { $name }
web-telling-said = { $name }: { $words }
web-telling-pause = Zastavit
web-telling-pace = { $pace }×
    .said =
        { $pace ->
            [1] Klidným tempem
           *[other] Dvakrát rychleji
        }
    .other =
        { $pace ->
            [1] Ukazovat klidným tempem
           *[other] Ukazovat dvakrát rychleji
        }
web-telling-skip = Přeskočit
web-telling-back = Krok zpět
web-telling-next = Další krok
web-telling-again = znovu
    .said = Ukázat tento tah na stole znovu ({ $name })
web-telling-then = Jak to bylo tehdy
web-thinking = Přemýšlí { $name }
