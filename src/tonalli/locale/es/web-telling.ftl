# Turnos de los demás, contados en la mesa.
web-telling = Lo que hace { $name }
web-telling-said = { $name }: { $words }
web-telling-pause = Pausa
web-telling-pace = { $pace }×
    .said = Se cuenta { $pace ->
        [1] con calma
       *[other] el doble de rápido
    }
    .other = Contar { $pace ->
        [1] con calma
       *[other] el doble de rápido
    }
web-telling-skip = Omitir
web-telling-back = Paso atrás
web-telling-next = Paso siguiente
web-telling-again = otra vez
    .said = Contar otra vez en la mesa este turno de { $name }
web-telling-then = Como estaba entonces
web-thinking = { $name } piensa
