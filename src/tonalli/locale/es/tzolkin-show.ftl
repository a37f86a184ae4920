# Encabezados y rótulos de la mesa de Tzolk'in.

tzolkin-show-day = Día { $day } de 27
    .late = Día { $day }, después del 27
tzolkin-show-age = Era { $age }
tzolkin-show-of-days = de { $days } días
tzolkin-show-food_day =
    { $days ->
        [0] { $number ->
            [4] última ronda, hoy Día de Comida { $number }
           *[other] hoy Día de Comida { $number } ({ $kind })
        }
        [one] mañana Día de Comida { $number } ({ $kind })
       *[other] Día de Comida { $number } ({ $kind }) en { $days } días
    }
tzolkin-show-food-goods = bienes
tzolkin-show-food-points = puntos
tzolkin-show-no-food_day = la partida ha terminado
tzolkin-show-corn = maíz en la rueda: { $corn }
tzolkin-show-first = jugador inicial
tzolkin-show-claimed = Espacio de jugador inicial:
tzolkin-show-claimed-free = libre
tzolkin-show-gears = Engranajes
    .hint = ○ siguiente espacio libre, su número es su maíz; ■ trabajador neutral; al final: dientes ocultos
tzolkin-show-jungle = Jungla
    .hint = losetas de maíz descubiertas, losetas de madera sobre otras; calaveras en el suministro: { $skulls }
tzolkin-show-jungle-group = { $number }:
tzolkin-show-temples = Templos
    .hint = bienes hasta tu escalón en los Días de Comida 1 y 3; puntos de tu escalón en 2 y 4
tzolkin-show-temple-bonus = en cabeza: { $first } PV al final de la era 1, { $second } PV al final de la era 2
tzolkin-show-technologies = Tecnologías
    .hint = entre paréntesis, los cubos por el nivel; los niveles se suman
tzolkin-show-level-0 = inicio
tzolkin-show-level-1 = nivel 1 (1)
tzolkin-show-level-2 = nivel 2 (2)
tzolkin-show-level-3 = nivel 3 (3)
tzolkin-show-level-4 = más allá (1)
tzolkin-show-buildings = Edificios en la oferta
    .hint = Era { $age }; { $pile ->
        [0] la pila está vacía
       *[other] { $pile } más en la pila
    }
tzolkin-show-monuments = Monumentos
    .hint = se construyen con Tikal 4, puntúan al final
tzolkin-show-tile-name = nombre
tzolkin-show-tile-colour = color
tzolkin-show-tile-cost = costo
tzolkin-show-tile-effect = lo que da
tzolkin-show-none = ninguno
tzolkin-show-players = Jugadores por orden
    .hint = mano, engr., fuera: trabajadores; comida: maíz por pagar en un Día de Comida
tzolkin-show-figure-points = PV
tzolkin-show-figure-corn = maíz
tzolkin-show-figure-wood = mad.
tzolkin-show-figure-stone = pied.
tzolkin-show-figure-gold = oro
tzolkin-show-figure-skull = calav.
tzolkin-show-figure-hand = mano
tzolkin-show-figure-gears = engr.
tzolkin-show-figure-reserve = fuera
tzolkin-show-figure-food = comida
tzolkin-show-figure-chaac = Cha
tzolkin-show-figure-quetzalcoatl = Que
tzolkin-show-figure-kukulkan = Kuk
tzolkin-show-level = { $technology } { $level }
tzolkin-show-levels = { $levels }
tzolkin-show-double =
    { $light_id ->
        [yes] avance doble posible
       *[no] avance doble gastado
    }
tzolkin-show-harvested = { $corn ->
        [0] { $wood ->
            [one] 1 loseta de madera
           *[other] { $wood } losetas de madera
        }
       *[other] { $wood ->
            [0] { $corn ->
                [one] 1 loseta de maíz
               *[other] { $corn } losetas de maíz
            }
           *[other] losetas de cosecha: { $corn } de maíz, { $wood } de madera
        }
    }
tzolkin-show-tiles =
    { $count ->
        [one] { $tile }
       *[other] { $tile } ×{ $count }
    }
tzolkin-show-owned-buildings = edificios: { $tiles }
tzolkin-show-owned-monuments = monumentos: { $tiles }
tzolkin-show-owned-farm = loseta de riqueza inicial con granja
tzolkin-show-more = además: { $parts }, board, log, help

## Pistas y losetas de las páginas

tzolkin-show-food_day-days =
    { $days ->
        [0] hoy
        [one] mañana
       *[other] en { $days } días
    }
tzolkin-show-has = tiene { $corn }
tzolkin-show-tracks = Templos, tecnologías y lo que viene
tzolkin-show-displays = Edificios y monumentos
tzolkin-show-temple-said = { $temple }: { $standing }
tzolkin-show-temple-standing = { $name } en el escalón { $step }
tzolkin-show-feeding = { $name } debe { $due } maíz y tiene { $corn }
tzolkin-show-pile = Era { $age } · { $pile } en la pila
tzolkin-show-to_come = Por venir en la era { $age }
tzolkin-show-at_the_end = al final
tzolkin-show-built_by = construido por { $name }
tzolkin-show-bank = Suministro
    .of = de { $all }
    .said = Suministro: { $skulls } de { $all } calaveras
