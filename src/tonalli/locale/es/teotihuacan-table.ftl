# Rótulos de la mesa en el navegador; qué son y qué hacen las cosas lo dicen sus cartas.

teotihuacan-table-label = La mesa: ocho tableros de acción alrededor de la Pirámide, tres templos, cuatro pistas
teotihuacan-table-worker = Trabajador de { $name }, poder { $power }
teotihuacan-table-hand = Trabajador de { $name }, poder { $power }, en la mano
teotihuacan-table-reserve = Cuarto trabajador de { $name }, poder { $power }
teotihuacan-table-neutral = Trabajador neutral ({ $colour })
teotihuacan-table-floor = { $board }: trabajadores
teotihuacan-table-empty-space = Vacío
teotihuacan-table-avenue = Avenida de los Muertos, paso { $step }
teotihuacan-table-track = Pista de la pirámide, paso { $step }
teotihuacan-table-buildings = Edificios, valor { $value }
teotihuacan-table-calendar = Calendario, espacio { $space }
teotihuacan-table-stack =
    { $count ->
        [0] la pila está vacía
       *[other] { $count } en la pila
    }
teotihuacan-table-used = Losetas de descubrimiento usadas: { $tiles }
teotihuacan-table-goods =
    { $amount ->
        [one] { $name }: { $amount } { $good }
       *[other] { $name }: { $amount } { FORM($good, "pl") }
    }
teotihuacan-table-points = { $name }: { $points } PV

## Asientos

teotihuacan-table-order = { $order }.º
    .you = tú · { $order }.º
teotihuacan-table-wages = salarios { $cocoa }
teotihuacan-table-technologies = Tecnologías
teotihuacan-table-discoveries = Descubrimientos
teotihuacan-table-mask-sets = Máscaras
teotihuacan-table-starting-tiles = Losetas de inicio
    .laid-out = Losetas de inicio para elegir
teotihuacan-table-seat = Asiento de { $name }

## Girar una loseta

teotihuacan-table-turn-right = Girar la loseta en el sentido de las agujas del reloj
teotihuacan-table-turn-left = Girar la loseta en sentido antihorario

## Período de expansión

teotihuacan-table-stage-pyramid = Pirámide
teotihuacan-table-stage-empire = Imperio
teotihuacan-table-field = { $altar }, hacia { FORM($board, "acc") }
teotihuacan-table-shaman = Chamán de { $name }, de pie
    .lying = Chamán de { $name }, tumbado
teotihuacan-table-warriors =
    { $count ->
        [one] { $name }: queda 1 guerrero
       *[other] { $name }: quedan { $count } guerreros
    }
    .left =
        { $count ->
            [one] queda
           *[other] quedan
        }
teotihuacan-table-owned =
    { $count ->
        [one] { $name }: 1 loseta Real en propiedad
       *[other] { $name }: { $count } losetas Reales en propiedad
    }
    .short =
        { $count ->
            [one] suya
           *[other] suyas
        }
teotihuacan-table-great = Grandes
teotihuacan-table-court-die = Dado de la Corte
teotihuacan-table-trail = Sendero
