# Profecías: .effect es la calamidad, .counted lo que cuenta la escala, .count cuánto de ello.

tzolkin-help-prophecies = Profecías: después de cada uno de los tres primeros Días de Comida, una de ellas entra en vigor hasta el final del siguiente. Su calamidad encarece algo para todos: donde una ganancia, un escalón de templo o un nivel gratis de tecnología tiene recargo, lo pagas o renuncias. Al terminar, cada jugador puntúa su escala según lo que tiene entonces, de −5 a +13 PV. «prophecies» muestra la fila y cómo está cada jugador.

tzolkin-prophecy-wrathful_gods = Ira de los dioses
    .effect = Cada escalón que avanzas en cualquier templo cuesta 1 maíz.
    .counted = tus escalones en los tres templos
    .count =
        { $count ->
            [one] 1 escalón de templo
           *[other] { $figure } escalones de templo
        }
tzolkin-prophecy-angry_god_chaac = Dios enfurecido (Chaac)
    .effect = Cada escalón que avanzas en el templo de Chaac cuesta 1 cubo.
    .counted = tu escalón en el templo de Chaac
    .count = escalón { $figure } del templo de Chaac
tzolkin-prophecy-angry_god_quetzalcoatl = Dios enfurecido (Quetzalcóatl)
    .effect = Cada escalón que avanzas en el templo de Quetzalcóatl cuesta 1 cubo.
    .counted = tu escalón en el templo de Quetzalcóatl
    .count = escalón { $figure } del templo de Quetzalcóatl
tzolkin-prophecy-angry_god_kukulkan = Dios enfurecido (Kukulcán)
    .effect = Cada escalón que avanzas en el templo de Kukulcán cuesta 1 cubo.
    .counted = tu escalón en el templo de Kukulcán
    .count = escalón { $figure } del templo de Kukulcán
tzolkin-prophecy-forest_fires = Incendios forestales
    .effect = Cosechar madera en Palenque da 1 madera menos.
    .counted = tus losetas de madera
    .count =
        { $count ->
            [one] 1 loseta de madera
           *[other] { $figure } losetas de madera
        }
tzolkin-prophecy-drought = Sequía
    .effect = Cosechar maíz en Palenque da 1 maíz menos; pescar, no.
    .counted = tus losetas de maíz
    .count =
        { $count ->
            [one] 1 loseta de maíz
           *[other] { $figure } losetas de maíz
        }
tzolkin-prophecy-gold_shortage = Escasez de oro
    .effect = Cada oro que ganas cuesta 1 maíz, también en el mercado.
    .counted = tu oro
    .count = oro: { $figure }
tzolkin-prophecy-desecration = Profanación
    .effect = Cada calavera de cristal que ganas cuesta descender en un templo a tu elección.
    .counted = tus calaveras en la mano
    .count =
        { $count ->
            [one] 1 calavera en la mano
           *[other] { $figure } calaveras en la mano
        }
tzolkin-prophecy-teacher_shortage = Escasez de maestros
    .effect = Cada nivel de tecnología cuesta 1 cubo más, también los gratuitos y los que van más allá del nivel 3.
    .counted = tus niveles de tecnología
    .count =
        { $count ->
            [one] 1 nivel de tecnología
           *[other] { $figure } niveles de tecnología
        }
tzolkin-prophecy-forgotten_lore = Saber olvidado
    .effect = El nivel 2 de las tecnologías no vale para nadie; los niveles 1 y 3 sí.
    .counted = tus tecnologías en el nivel 2 o 3
    .count =
        { $count ->
            [one] 1 tecnología en el nivel 2 o 3
           *[other] { $figure } tecnologías en el nivel 2 o 3
        }
tzolkin-prophecy-crowded_cities = Ciudades superpobladas
    .effect = Cada edificio cuesta 1 cubo más a tu elección, o 2 maíz más si pagas con maíz. Los monumentos, no.
    .counted = tus edificios
    .count =
        { $count ->
            [one] 1 edificio
           *[other] { $figure } edificios
        }
tzolkin-prophecy-hunger = Hambruna
    .effect = En su Día de Comida cada trabajador necesita 1 maíz más.
    .counted = los trabajadores que alimentas entonces
    .count =
        { $count ->
            [one] 1 trabajador alimentado
           *[other] { $figure } trabajadores alimentados
        }
tzolkin-prophecy-high_floodwaters = Inundaciones
    .effect = Cada trabajador que colocas en Chichén Itzá cuesta 2 maíz más.
    .counted = tus trabajadores en Chichén Itzá
    .count =
        { $count ->
            [one] 1 trabajador en Chichén Itzá
           *[other] { $figure } trabajadores en Chichén Itzá
        }

tzolkin-term-prophecies = profecías
    .effect = Desde el comienzo hay tres profecías en fila. La primera está en vigor desde el día siguiente al Día de Comida 1 hasta el final del Día de Comida 2; la siguiente, hasta el final del Día de Comida 3; la última, hasta el final de la partida. Lo que una profecía grava puedes rechazarlo unidad por unidad, y entonces no pagas nada por ello; lo que no puedes pagar se rechaza solo. Puedes pagar con lo que ganas en el mismo momento. Al terminar, después de las recompensas de los templos, cada jugador puntúa su escala, que también puede restar puntos.
tzolkin-card-corn = El maíz paga la colocación de trabajadores y los alimenta en los Días de Comida. Al final, 4 maíz son 1 PV.
tzolkin-card-scale = Al terminar se mide: { $counted }. { $bands }
tzolkin-prophecy-band =
    { $width ->
        [one] { $first }
       *[other] { $first } a { $last }
    }: { $points } PV
    .below = { $last } o menos: { $points } PV
    .above = { $first } o más: { $points } PV

## Lo que se pregunta y se hace

tzolkin-ask-taxed =
    { $what_id ->
        [temple] { $prophecy }: ¿{ $pay } por el escalón { FORM($thing, "at") }, o renuncias?
        [technology] { $prophecy }: ¿{ $pay } por el nivel de { $thing }, o renuncias?
       *[gain]
            { $left ->
                [one] { $prophecy }: ¿{ $pay } por 1 { $thing }, o renuncias?
               *[other] { $prophecy }: ¿{ $pay } por 1 { $thing } (restantes: { $left }), o renuncias al resto?
            }
    }
    .title = { $prophecy }
    .ask = ¿Pagar por { $thing }?
tzolkin-ask-levied =
    { $left ->
        [one] { $prophecy }: ¿qué cubo adicional pagas por el edificio?
       *[other] { $prophecy }: ¿qué { $left } cubos adicionales pagas por el edificio?
    }
    .title = { $prophecy }
    .ask = ¿Qué cubo adicional?
tzolkin-tax-pay = pagas { $tax }
    .step_down = desciendes en un templo
tzolkin-action-pay = Paga { $tax }
    .name = Pagar { $tax }
tzolkin-tax-step_down = un descenso en un templo
tzolkin-figure-refused =
    { $what_id ->
        [temple] ningún escalón { FORM($thing, "at") }
        [technology] ningún nivel de { $thing }
       *[gain] sin { $thing }
    }

tzolkin-then-taxed = { $thing }: paga o renuncia
tzolkin-follow-premium = { $from } → { $at } PV
    .stays = { $at } PV
tzolkin-follow-stays = { $thing } sigue igual
tzolkin-follow-refused =
    { $left ->
        [one] sin { $good }
       *[other] sin { $left } { FORM($good, "pl") }
    }

## Lo que ha pasado

tzolkin-event-foretold = profecías: { $prophecy_list }
tzolkin-event-prophecy = en vigor desde ahora: { $prophecy }
tzolkin-event-prophecy_ends = fin de la profecía { $prophecy }
tzolkin-event-premium = { $points } PV ({ $count }; profecía { $prophecy })
tzolkin-event-refuse =
    { $what_id ->
        [temple] rechazado un escalón { FORM($thing, "at") } ({ $cause })
        [technology] rechazado un nivel de { $thing } ({ $cause })
       *[gain] { $amount ->
            [one] rechazo: { $amount } { $thing } ({ $cause })
           *[other] rechazo: { $amount } { FORM($thing, "pl") } ({ $cause })
        }
    }
tzolkin-source-premium = profecías
tzolkin-cause-premium = profecía

## Cifras de las cosas

tzolkin-note-prophecy = En vigor hasta el final del Día de Comida { $number }.
    .coming = En vigor después del Día de Comida { $before }, hasta el final del Día de Comida { $number }.
    .over = Ha terminado.
    .standing = { $colour }: { $count } ({ $points } PV)
tzolkin-note-in_force = En vigor ahora: { $prophecy }. { $effect }
    .none = Todavía no hay ninguna en vigor.
tzolkin-note-taxed = { $prophecy }: cada escalón que se avanza cuesta { $tax }.
    .gain = { $prophecy }: cada unidad que ganas cuesta { $tax }.
    .free = { $prophecy }: un nivel gratis cuesta { $tax }.
    .forgotten = { $prophecy }: el nivel 2 no vale.

## El terminal

tzolkin-show-prophecies = Profecías
    .hint = ▸ en vigor; lo que cada jugador puntuaría ahora
tzolkin-show-prophecy-days = tras el Día de Comida { $before }
    .now = hasta el final del Día de Comida { $number }
    .over = terminada
tzolkin-show-in_force = Profecía: { $prophecy }
tzolkin-show-prophecy-standing = { $count } ({ $points } PV)
tzolkin-show-prophecy-seat = { $name }: { $count } ({ $points } PV)

## Las páginas

tzolkin-show-prophecy-tab = sigue
    .now = en vigor
    .later = luego
    .over = pasada
    .days = { $first }–{ $last }
tzolkin-show-band = { $first }–{ $last }
    .one = { $first }
    .below = ≤ { $last }
    .above = { $first }+
