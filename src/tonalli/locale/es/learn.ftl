# La referencia de las reglas.

web-rules = Reglas
    .page = Reglas de { $game }
web-rules-keys = Teclas
web-rules-back = Volver a la mesa
web-rules-read = Leer la regla

# Lo que se dice una vez de un tipo de decisión.

web-first = Nuevo para ti
web-first-rule = La regla
web-first-done = Entendido
web-first-never = Sin más consejos
web-set-hints = Explicar lo nuevo
    .hint = Una frase o dos cuando aparece por primera vez un tipo de decisión
