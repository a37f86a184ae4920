# La mesa en una pantalla pequeña.

web-zoom-in = Acercar
web-zoom-out = Alejar
web-small-map = Mapa pequeño de la mesa
    .hint = Tócalo para mirar otra parte
web-rail = Asientos
web-rail-seat =
    { $points ->
        [one] { $name }, { $points } punto
       *[other] { $name }, { $points } puntos
    }
web-rail-glows = { $count ->
    [one] una cosa que elegir aquí
   *[other] { $count } cosas que elegir aquí
}
web-rail-open = Mostrar el asiento de { $name }
web-rail-next = Asiento siguiente
web-rail-back = Asiento anterior
web-rail-close = Volver a la mesa
web-tabs = Partes de la mesa
web-tab-gears = Engranajes
web-tab-quick = Rápidas
web-tab-build = Construir
web-tab-temples = Templos
web-tab-technologies = Tecn.
web-tab-prophecies = Profecías
web-tab-food_day = Comida
web-tab-glows = { $name }, por elegir: { $count }
web-lenses = Partes de la mesa a tamaño completo
web-lens-decided = Se decide aquí
web-lens-told = Se cuenta aquí
web-lens-touched = Lo último tocado
web-step-place = Lugar { $number } de { $count }
web-step-back = El lugar anterior
web-step-next = El lugar siguiente
web-step-places = { $count } lugares

# La sala de juego en un teléfono.
web-lobby-others = Tus otras mesas ({ $count })
web-lobby-open-tables = Mesas abiertas ({ $count })
web-lobby-seat-change = Asiento { $number }: { $name }
# En el borde inferior de una lista de opciones que se desplaza.
web-choice-below = { $count } más
