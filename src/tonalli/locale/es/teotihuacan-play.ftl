# Decisiones, acciones y sucesos de Teotihuacan.

## Lo que se pregunta

teotihuacan-ask-buy-power-up = { teotihuacan-technology-13 }: ¿pagas 1 cacao por otra potenciación { FORM($board, "at") }?
    .title = { teotihuacan-technology-13 }
    .ask = ¿Pagar 1 cacao por una?
    .hint = { $board }
teotihuacan-ask-ascension-reward = Tu trabajador asciende y renace en el Palacio. ¿Qué recompensa eliges?
    .title = Ascensión
    .ask = ¿Qué recompensa?
teotihuacan-ask-avenue-claim = Llegas { FORM($heap, "to") }. ¿Reclamas allí una loseta de descubrimiento?
    .title = { $heap }
    .ask = ¿Reclamar una loseta?
teotihuacan-ask-before-counting = Ahora se cuentan tus trabajadores. ¿Continúas?
    .use = Ahora se cuentan tus trabajadores. ¿Usas antes una loseta o continúas?
    .buy-unlock = Ahora se cuentan tus trabajadores. ¿Pagas antes para desbloquear a tus trabajadores o continúas?
    .use-or-buy-unlock = Ahora se cuentan tus trabajadores. ¿Usas antes una loseta, pagas para desbloquear a tus trabajadores o continúas?
    .title = Antes de contar
    .ask = ¿Continuar?
teotihuacan-ask-before-reveal = Se van a revelar losetas nuevas { FORM($board, "at") }. ¿Continúas?
    .use = Se van a revelar losetas nuevas { FORM($board, "at") }. ¿Usas antes una de las tuyas o continúas?
    .buy-unlock = Se van a revelar losetas nuevas { FORM($board, "at") }. ¿Pagas antes para desbloquear a tus trabajadores o continúas?
    .use-or-buy-unlock = Se van a revelar losetas nuevas { FORM($board, "at") }. ¿Usas antes una de las tuyas, pagas para desbloquear a tus trabajadores o continúas?
    .title = Losetas nuevas
    .ask = ¿Continuar?
    .hint = { $board }
teotihuacan-ask-buy-temple-step = Loseta Real: ¿compras un peldaño de templo por 1 cacao? (restantes: { $left })
    .title = Loseta Real
    .ask = ¿Comprar un peldaño?
    .hint = restantes: { $left }
teotihuacan-ask-choose-action = Tu trabajador llega. ¿Qué acción realizas?
    .title = { $at }
    .ask = ¿Qué hace?
    .hint = Llega con poder { $power }
teotihuacan-ask-choose-decoration = ¿Qué loseta de decoración colocas?
    .title = Decoraciones
    .ask = ¿Qué decoración?
teotihuacan-ask-choose-decoration-space = ¿En qué lado de la Pirámide va la loseta de decoración?
    .title = Decoraciones
    .ask = ¿En qué lado?
teotihuacan-ask-choose-place = ¿Dónde va la loseta de Pirámide?
    .title = Construcción
    .ask = ¿Dónde va?
teotihuacan-ask-choose-price = { teotihuacan-technology-15 }: ¿usas el descuento en esta loseta?
    .title = { teotihuacan-technology-15 }
    .ask = ¿Usar el descuento?
teotihuacan-ask-choose-row = ¿En qué fila de Nobles construyes?
    .title = Nobles
    .ask = ¿En qué fila?
teotihuacan-ask-choose-technology = ¿Qué tecnología compras?
    .title = Alquimia
    .ask = ¿Qué tecnología?
teotihuacan-ask-choose-tile = ¿Qué loseta de Pirámide construyes?
    .title = Construcción
    .ask = ¿Qué loseta de Pirámide?
teotihuacan-ask-choose-turns = ¿Cómo se gira la loseta?
    .title = Construcción
    .ask = ¿Cómo se gira?
teotihuacan-ask-claim-area-tile = ¿Reclamas la loseta que está { FORM($board, "at") }?
    .title = { $board }
    .ask = ¿Reclamar su loseta?
teotihuacan-ask-claim-beside = ¿Reclamas la loseta que vino con tu loseta de inicio?
    .title = Loseta de inicio
    .ask = ¿Reclamar su loseta?
teotihuacan-ask-climb-any =
    { $steps ->
        [one] ¿En qué templo avanzas?
       *[other] ¿En qué templo avanzas primero? ({ $steps } peldaños)
    }
    .title = Peldaño de templo
    .ask = ¿En qué templo?
teotihuacan-ask-climb-both = Avanzas en dos templos. ¿En cuál primero?
    .title = Dos peldaños de templo
    .ask = ¿Cuál primero?
teotihuacan-ask-cocoa-cost =
    { $due ->
        [one] Hay que pagar { $due } cacao. ¿Lo pagas?
       *[other] Hay que pagar { $due } cacaos. ¿Los pagas?
    }
    .use =
        { $due ->
            [one] Hay que pagar { $due } cacao. ¿Pagas o usas tu loseta?
           *[other] Hay que pagar { $due } cacaos. ¿Pagas o usas tu loseta?
        }
    .title =
        { $due ->
            [one] Por pagar: { $due } cacao
           *[other] Por pagar: { $due } cacaos
        }
    .ask = ¿Pagar?
teotihuacan-ask-companion = ¿Qué segundo trabajador se mueve también?
    .title = Mover dos
    .ask = ¿Cuál va también?
teotihuacan-ask-destination = ¿Adónde va el trabajador?
    .title = Movimiento
    .ask = ¿Adónde va?
teotihuacan-ask-end-turn = Tu turno termina.
    .use = Tu turno termina. ¿Usas antes una loseta?
    .buy-unlock = Tu turno termina. ¿Pagas antes 3 cacaos para desbloquear a tus trabajadores?
    .use-or-buy-unlock = Tu turno termina. ¿Usas antes una loseta o pagas para desbloquear a tus trabajadores?
    .title = Turno completo
    .ask = Pulsa «{ teotihuacan-action-pass.end-turn }».
    .ask-theirs = Falta confirmarlo.
teotihuacan-ask-exchange-cocoa = Loseta Real: ¿pagas 1 cacao por 1 { $first } y 1 { $second }? (restantes: { $left })
    .title = Loseta Real
    .ask = ¿Cambiar 1 cacao?
    .hint = restantes: { $left }
teotihuacan-ask-keep-tile =
    { $left ->
        [one] ¿Con qué loseta de inicio te quedas?
       *[other] ¿Con qué losetas de inicio te quedas? (por elegir: { $left })
    }
    .title = Losetas de inicio
    .ask = ¿Con cuál quedarse?
    .ask-theirs = ¿Cuál se conserva?
    .hint = por elegir: { $left }
teotihuacan-ask-lock-worker = ¿Cuál de tus dos trabajadores ocupa el espacio de adoración?
    .title = Adoración
    .ask = ¿Qué trabajador se queda?
teotihuacan-ask-major-step = Llegas { FORM($heap, "to") }. ¿Reclamas allí una loseta de descubrimiento o tomas la recompensa impresa?
    .title = { $heap }
    .ask = ¿Loseta o recompensa?
teotihuacan-ask-pause = ¿Continúas?
    .use = ¿Usas una loseta antes de que esto tenga efecto o continúas?
    .buy-unlock = ¿Pagas 3 cacaos para desbloquear a tus trabajadores antes de que esto tenga efecto o continúas?
    .use-or-buy-unlock = ¿Usas una loseta, pagas para desbloquear a tus trabajadores antes de que esto tenga efecto o continúas?
    .title = Antes de que tenga efecto
    .ask = ¿Continuar?
teotihuacan-ask-pay-wages = Salarios: ¿cuánto cacao pagas? Cada cacao sin pagar cuesta 3 PV.
    .title = Eclipse: salarios
    .ask = ¿Cuánto pagas?
    .ask-theirs = ¿Cuánto se paga?
teotihuacan-ask-place-worker = ¿En qué tablero empieza tu siguiente trabajador (poder { $power })?
    .title = Tableros iniciales
    .ask = ¿Dónde empieza?
    .hint = Poder { $power }
teotihuacan-ask-power-up-anyone = ¿A qué trabajador potencias? (restantes: { $left })
    .title = Potenciación
    .ask = ¿A qué trabajador?
    .hint = restantes: { $left }
teotihuacan-ask-power-ups = ¿A qué trabajador { FORM($board, "gen") } potencias? (restantes: { $left })
    .title = Potenciación
    .ask = ¿A qué trabajador?
    .hint = { $left } { FORM($board, "at") }
teotihuacan-ask-raise-worker = ¿A qué trabajador inicial potencias?
    .title = Potenciación
    .ask = ¿A qué trabajador?
teotihuacan-ask-sell = Loseta Real: ¿vendes un recurso por 2 cacaos? (restantes: { $left })
    .title = Loseta Real
    .ask = ¿Vender un recurso?
    .hint = restantes: { $left }
teotihuacan-ask-take-resources =
    { $amount ->
        [one] ¿Qué recurso tomas?
       *[other] ¿Qué recurso tomas? (restantes: { $amount })
    }
    .temple =
        { $amount ->
            [one] Tu peldaño en el templo azul da un recurso. ¿Cuál tomas?
           *[other] Tu peldaño en el templo azul da recursos. ¿Cuál tomas? (restantes: { $amount })
        }
    .starting =
        { $amount ->
            [one] Tu loseta de inicio da un recurso. ¿Cuál tomas?
           *[other] Tu loseta de inicio da recursos. ¿Cuál tomas? (restantes: { $amount })
        }
    .title = Recursos
    .ask = ¿Cuál?
    .hint = por tomar: { $amount }
teotihuacan-ask-trade-up =
    { $gained ->
        [one] Loseta Real: ¿pagas 1 cacao y un recurso por { $gained } recurso?
       *[other] Loseta Real: ¿pagas 1 cacao y un recurso por { $gained } recursos?
    }
    .title = Loseta Real
    .ask = ¿Cambiar un recurso?
teotihuacan-ask-turn = Tu turno. ¿Qué trabajador mueves?
    .title = Tu turno
    .title-theirs = Turno
    .ask = ¿Qué trabajador se mueve?
teotihuacan-ask-which-first = Has pagado por las dos cosas. ¿Cuál va primero?
    .title = Adoración
    .ask = ¿Cuál va primero?

## Lo que se puede hacer

teotihuacan-action-pass = Continuar
    .claim-area-tile = Dejar la loseta
    .claim-beside = Dejar la loseta
    .avenue-claim = No reclamar nada
    .claim-from-altar = No reclamar nada
    .altar-trade = No cambiar nada
    .end-turn = Terminar el turno
    .power-ups = Ninguna potenciación más
    .buy-power-up = Ninguna potenciación más
    .exchange-cocoa = Dejar de cambiar
    .trade-up = No cambiar nada
    .sell = Dejar de vender
teotihuacan-pass-buy-temple-step = No comprar más peldaños
    .name = Ningún peldaño más
teotihuacan-pass-choose-tile = No construir más losetas
    .name = Ninguna loseta más
teotihuacan-action-abandon = Renuncia a la acción: ya no se puede realizar
    .name = Renunciar
teotihuacan-action-unlock = Desbloquea gratis a todos tus trabajadores; eso es todo el turno
    .name = Desbloqueo gratis
teotihuacan-action-collect = Recoge cacao
    .name = Recoger cacao
teotihuacan-action-main = Acción principal del tablero
    .name = Acción principal
teotihuacan-action-pay = Paga el cacao
    .name = Pagar cacao
teotihuacan-action-reward = Toma la recompensa impresa
    .name = Sin loseta
teotihuacan-action-exchange = Cambia una vez
teotihuacan-action-first =
    { $choice_id ->
        [ability] Primero la habilidad del espacio
       *[tile] Primero la loseta de descubrimiento
    }
    .name =
        { $choice_id ->
            [ability] Primero la habilidad
           *[tile] Primero la loseta
        }
    .short = Primero la loseta de descubrimiento: ahora no puedes pagar { $missing } por ella
teotihuacan-action-worship =
    { $choice_id ->
        [ability] Adoración, { $space }: { $ability }
        [tile] Adoración, { $space }: reclama { FORM($tile, "acc") }
       *[both] Adoración, { $space }: ambas cosas, { $ability }, y reclama { FORM($tile, "acc") }
    }
    .name =
        { $choice_id ->
            [ability] { $slot_id ->
                [none] Adoración: peldaño
               *[other] Adoración: { $slot }
            }
            [tile] Adoración: loseta
           *[both] { $slot_id ->
                [none] Adoración: ambas
               *[other] { $slot } + loseta
            }
        }
    .short = Adoración, { $space }: ambas cosas, { $ability }, y reclama { FORM($tile, "acc") }; ahora no puedes pagar { $missing } por ella
teotihuacan-action-lock = Bloquea al trabajador de poder { $power }
    .name = Poder { $power }
teotihuacan-action-move = Mueve al trabajador de poder { $power } { FORM($board, "gen") }
    .name = { $brief }, poder { $power }
teotihuacan-action-with = El trabajador de poder { $power } se mueve también
    .name = Poder { $power }
teotihuacan-action-to = Ve { FORM($board, "to") }
    .name = { $board }
teotihuacan-action-claim = Reclama «{ $discovery }» ({ $cost })
teotihuacan-action-take = Toma { $resource }
teotihuacan-action-give = Entrega { $resource }
teotihuacan-action-temple = Avanza en el { $temple }
    .name = { $track } { $from } → { $next }
teotihuacan-action-technology =
    { $gold ->
        [one] Compra «{ $technology }» por { $gold } oro: { $effect }
       *[other] Compra «{ $technology }» por { $gold } oros: { $effect }
    }
teotihuacan-action-row = Construye en la { $row }
teotihuacan-action-tile = Toma la loseta de Pirámide: { $icons }
    .again = Toma la otra loseta de Pirámide: { $icons }
    .name = Loseta de Pirámide
teotihuacan-action-place = Colócala: { $spot }; cubre: { $covered }
    .name = { $level }
teotihuacan-action-turn =
    { $turns ->
        [0] Tal como está: { $icons }
        [one] Un cuarto de vuelta a la derecha: { $icons }
        [2] Media vuelta: { $icons }
       *[other] Un cuarto de vuelta a la izquierda: { $icons }
    }
    .name =
        { $turns ->
            [0] Tal como está
            [one] Un cuarto de vuelta
            [2] Media vuelta
           *[other] Un cuarto a la izquierda
        }
teotihuacan-action-price =
    { $discount_id ->
        [wood] Usa el descuento: 1 madera menos
        [stone] Usa el descuento: 1 piedra menos
       *[none] Precio completo; reserva el descuento para otra loseta
    }
    .name =
        { $discount_id ->
            [wood] 1 madera menos
            [stone] 1 piedra menos
           *[none] Precio completo
        }
teotihuacan-action-decoration = Toma la loseta de decoración: { $icons }
    .name = { $left }, { $right }
teotihuacan-action-space = En el { $space }
    .name = Lado { $side }, { $level }
teotihuacan-action-power-up = Potencia al trabajador de poder { $power } { FORM($board, "gen") }
    .name =
        { $anywhere_id ->
            [yes] { $brief } { $power } → { $next }
           *[no] Poder { $power } → { $next }
        }
    .ascend = Potencia al trabajador de poder { $power } { FORM($board, "gen") }: asciende
    .ascends = Poder { $power } asciende
teotihuacan-action-ascend = Recompensa: { $reward }
    .name = { $briefly }
teotihuacan-action-wages =
    { $cocoa ->
        [one] Paga { $cocoa } cacao
       *[other] Paga { $cocoa } cacaos
    }
    .name = Pagar { $cocoa }
teotihuacan-action-keep = Quédate con «{ $starting }»; { $boards }
    .beside = Quédate con «{ $starting }» ({ $tile }); { $boards }
    .name = { $briefly }
teotihuacan-action-raise = Potencia a un trabajador de poder { $power }
    .name = Poder { $power } → { $next }
teotihuacan-action-start = Empieza { FORM($board, "at") }
teotihuacan-action-buy-unlock = Paga para desbloquear a todos tus trabajadores
    .name = Desbloquear a todos
teotihuacan-action-use = Usa tu loseta «{ $discovery }»
    .pays = No pagues nada: usa tu loseta «{ $discovery }»
    .pays-name = La loseta paga

## Lo que da una opción

teotihuacan-amount =
    { $amount ->
        [one] { $amount } { $good }
       *[other] { $amount } { FORM($good, "pl") }
    }
teotihuacan-amount-gain = +{ teotihuacan-amount }
teotihuacan-amount-pay = −{ teotihuacan-amount }
    .T-7-6 = −{ teotihuacan-amount } (por la Adoración)
    .T-10-2 = −{ teotihuacan-amount } (por la acción)
teotihuacan-amount-score = { $points } PV
teotihuacan-free = gratis
teotihuacan-brings-points = { $figure } PV
teotihuacan-brings-temple =
    { $amount ->
        [one] un peldaño en el { $temple }
       *[other] { $amount } peldaños en el { $temple }
    }
teotihuacan-brings-temple-any =
    { $amount ->
        [one] un peldaño en cualquier templo
       *[other] { $amount } peldaños en cualquier templo
    }
teotihuacan-brings-any_resource =
    { $amount ->
        [one] +1 recurso
       *[other] +{ $amount } recursos
    }
teotihuacan-brings-power-up =
    { $amount ->
        [one] una potenciación
       *[other] { $amount } potenciaciones
    }
teotihuacan-brings-may-claim = puedes reclamar una loseta de descubrimiento
teotihuacan-brings-avenue =
    { $amount ->
        [one] un paso en la Avenida
       *[other] { $amount } pasos en la Avenida
    }
teotihuacan-brings-pyramid_track =
    { $amount ->
        [one] un paso en la pista de la pirámide
       *[other] { $amount } pasos en la pista de la pirámide
    }
teotihuacan-brings-power = { $figure } de poder
teotihuacan-brings-ascension = Ascensión
teotihuacan-brings-unlock =
    { $amount ->
        [one] un trabajador desbloqueado
       *[other] { $amount } trabajadores desbloqueados
    }
teotihuacan-brings-building = un edificio
teotihuacan-brings-claim = la loseta «{ $discovery }»
teotihuacan-brings-beside = puedes reclamar «{ $discovery }»
teotihuacan-brings-worker = tu cuarto trabajador

## Lo que puede resultar de una opción

teotihuacan-hint-collect =
    { $amount ->
        [one] recoge { $amount } cacao
       *[other] recoge { $amount } cacaos
    }
teotihuacan-hint-main =
    { $amount ->
        [0] acción principal gratis
        [one] acción principal por { $amount } cacao
       *[other] acción principal por { $amount } cacaos
    }
    .yields =
        { $amount ->
            [0] acción principal gratis: { $gains }
            [one] acción principal por { $amount } cacao: { $gains }
           *[other] acción principal por { $amount } cacaos: { $gains }
        }
teotihuacan-hint-worship = Adoración
teotihuacan-hint-reach = → { $boards }
    .brief = → { $brief }
teotihuacan-hint-best = mejor opción, { $path }: { $gains }
teotihuacan-hint-owners =
    { $count ->
        [one] otro jugador que la tiene recibe { $points } PV
       *[other] otros { $count } que la tienen reciben { $points } PV cada uno
    }
teotihuacan-way-place = { $spot }
teotihuacan-way-turn =
    { $turns ->
        [0] tal como está
        [one] un cuarto de vuelta a la derecha
        [2] media vuelta
       *[other] un cuarto de vuelta a la izquierda
    }
teotihuacan-way-price =
    { $discount_id ->
        [wood] con 1 madera menos
       *[stone] con 1 piedra menos
    }
teotihuacan-way-space = en el { $space }
teotihuacan-unclaimed = La loseta { FORM($board, "gen") } no se ha reclamado: «{ $tile }» se queda allí.

## Lo que ha pasado. Sigue a «Ana:» o a «Tú:», por eso sin persona: un nombre o un participio.

teotihuacan-heading-turn = Turno { $turn }
teotihuacan-heading-eclipse = Eclipse { $number }
teotihuacan-event-first_player = primer lugar en el orden de jugador
teotihuacan-event-reveal = loseta revelada ({ FORM($place, "loc") }): { $tile }
teotihuacan-event-lay_out =
    { $count ->
        [one] loseta de inicio a la vista: { $starting_list }
       *[other] losetas de inicio a la vista: { $starting_list }
    }
teotihuacan-event-keep =
    { $count ->
        [one] loseta de inicio conservada: { $starting_list }
       *[other] losetas de inicio conservadas: { $starting_list }
    }
teotihuacan-event-neutral =
    { $count ->
        [one] colocado un trabajador neutral de color { $colour } { FORM($board_list, "at") }
       *[other] colocados trabajadores neutrales de color { $colour } { FORM($board_list, "at") }
    }
teotihuacan-event-shuffle_back =
    { $count ->
        [one] loseta sin reclamar, devuelta a la pila: { $discovery_list }
       *[other] losetas sin reclamar, devueltas a la pila: { $discovery_list }
    }
teotihuacan-event-place =
    { $count ->
        [one] colocado un trabajador de poder { $power } { FORM($board_list, "at") }
       *[other] colocados trabajadores de poder { $power } { FORM($board_list, "at") }
    }
    .T-17-4 = colocado el cuarto trabajador, de poder { $power }, { FORM($board_list, "at") }
    .B-6-11 = su trabajador pasa { FORM($board_list, "to") }
teotihuacan-event-lift = retirado un trabajador de poder { $power } { FORM($board, "gen") }
teotihuacan-event-move =
    { $distance ->
        [one] movimiento de 1 tablero { FORM($board, "to") }
       *[other] movimiento de { $distance } tableros { FORM($board, "to") }
    }
teotihuacan-event-gain = +{ teotihuacan-amount } ({ $cause })
    .B-7-7 = acción alternativa: +{ teotihuacan-amount }
    .B-8-1 = +{ teotihuacan-amount } de la Cantera
    .B-8-2 = +{ teotihuacan-amount } de los Depósitos de oro
    .B-8-4 = +{ teotihuacan-amount } del Bosque
    .B-8-5 =
        { $good_id ->
            [wood] +{ teotihuacan-amount } del Bosque
            [stone] +{ teotihuacan-amount } de la Cantera
           *[gold] +{ teotihuacan-amount } de los Depósitos de oro
        }
teotihuacan-event-pay = −{ teotihuacan-amount } ({ $cause })
teotihuacan-event-score = { $points } PV ({ $cause })
teotihuacan-event-changes = { $changes } ({ $cause })
teotihuacan-event-lock = bloqueado un trabajador de poder { $power } en Adoración ({ $space })
    .B-3-5 = trabajador bloqueado desplazado ({ $space })
    .B-8-6 = su trabajador bloqueado avanza ({ $space })
teotihuacan-event-unlock =
    { $count ->
        [one] desbloqueado el trabajador { FORM($board_list, "gen") }
       *[other] desbloqueados los trabajadores { FORM($board_list, "gen") }
    }
    .T-4-4 =
        { $count ->
            [one] desbloqueado gratis el trabajador { FORM($board_list, "gen") }
           *[other] desbloqueados gratis los trabajadores { FORM($board_list, "gen") }
        }
    .T-7-3 = desbloqueado el trabajador { FORM($board_list, "gen") }, desplazado por otro jugador
    .B-3-5 = desbloqueado el trabajador { FORM($board_list, "gen") }, desplazado por el Teotibot
    .B-8-6 = desbloqueado gratis el trabajador { FORM($board_list, "gen") }, desplazado por el Teotibot
teotihuacan-event-power =
    { $board_id ->
        [none] un trabajador sube a poder { $power }
       *[other] un trabajador { FORM($board, "gen") } sube a poder { $power }
    }
    .X-3-11 =
        { $board_id ->
            [none] un trabajador baja a poder { $power }
           *[other] un trabajador { FORM($board, "gen") } baja a poder { $power }
        }
teotihuacan-event-claim =
    { $place_id ->
        [none] reclamada la loseta «{ $discovery }»
       *[other] reclamada la loseta «{ $discovery }» ({ FORM($place, "loc") })
    }
teotihuacan-event-use = usada la loseta «{ $discovery }»
teotihuacan-event-temple = peldaño { $step } del { $temple } ({ $cause })
teotihuacan-event-step_lost =
    { $track_id ->
        [none] { $steps ->
            [one] no queda peldaño en ningún templo: peldaño perdido
           *[other] no queda peldaño en ningún templo: { $steps } peldaños perdidos
        }
        [avenue] perdido un paso en la Avenida: ya está al final
       *[temple] perdido un peldaño en el { $track }: su peldaño más alto está alcanzado u ocupado
    }
teotihuacan-event-avenue = paso { $step } en la Avenida ({ $cause })
teotihuacan-event-pyramid_track = paso { $step } en la pista de la pirámide
teotihuacan-event-technology = adquirida la tecnología «{ $technology }»
teotihuacan-event-building = construido un edificio ({ $row }, espacio { $column })
teotihuacan-event-build = construida una loseta de Pirámide ({ $spot }): { $icons }
teotihuacan-event-decorate = colocada una loseta de decoración ({ $space }): { $icons }
teotihuacan-event-main_action = acción principal { FORM($board, "at") }
teotihuacan-event-abandon = renuncia a la acción principal { FORM($board, "at") }
teotihuacan-event-ascension = Ascensión: un trabajador renace en el Palacio
teotihuacan-event-light_disc = el disco blanco avanza al espacio { $step }
teotihuacan-event-dark_disc = el disco negro pasa al espacio { $step } y el blanco vuelve al 0
teotihuacan-event-eclipse_triggered =
    { $turns_left ->
        [0] justo después de este turno hay un Eclipse
        [one] después de un turno más hay un Eclipse
       *[other] después de { $turns_left } turnos más hay un Eclipse
    }
teotihuacan-event-pyramid_complete = la Pirámide está completa: el próximo Eclipse termina la partida
teotihuacan-event-bonus = { $points } PV (loseta de bonificación: { $bonus })

## Fuentes de puntos y causas de los cambios

teotihuacan-source-avenue = Avenida
teotihuacan-source-pyramid_lead = cabeza de la pirámide
teotihuacan-source-pyramid_steps = pasos de la pirámide
teotihuacan-source-masks = máscaras
teotihuacan-source-wages = salarios sin pagar
teotihuacan-source-temples = peldaños de templo
teotihuacan-source-construction = construcción
teotihuacan-source-decorations = decoraciones
teotihuacan-source-nobles = nobles
teotihuacan-source-technologies = tecnologías
teotihuacan-source-technology_owner = tecnologías de otros
teotihuacan-source-worship = Adoración
teotihuacan-source-boards = tableros de recursos
teotihuacan-source-discovery = losetas de descubrimiento
teotihuacan-source-ascension = Ascensión
teotihuacan-source-bonus = losetas de bonificación
teotihuacan-source-setup = preparación
teotihuacan-source-other = otros

teotihuacan-cause-avenue = Avenida
teotihuacan-cause-pyramid_lead = en cabeza en la pista de la pirámide
teotihuacan-cause-pyramid_steps = pista de la pirámide
teotihuacan-cause-masks = máscaras
teotihuacan-cause-wages = salarios
teotihuacan-cause-unpaid = salarios sin pagar
teotihuacan-cause-temples = peldaño de templo
teotihuacan-cause-construction = construcción
teotihuacan-cause-icons = íconos coincidentes
teotihuacan-cause-decorations = decoración
teotihuacan-cause-nobles = edificio
teotihuacan-cause-technologies = tecnología
teotihuacan-cause-technology_owner = tecnología propia que adquiere otro jugador
teotihuacan-cause-worship = Adoración
teotihuacan-cause-boards = acción principal
teotihuacan-cause-discovery = loseta de descubrimiento
teotihuacan-cause-ascension = Ascensión
teotihuacan-cause-bonus = loseta de bonificación
teotihuacan-cause-setup = preparación
teotihuacan-cause-collect = recogida
teotihuacan-cause-cocoa = costo de la acción principal
teotihuacan-cause-worship_cost = costo de la Adoración
teotihuacan-cause-unlock = desbloqueo
teotihuacan-cause-choice = elección propia
teotihuacan-cause-cost = costo de la loseta de descubrimiento
teotihuacan-cause-other = regla { $clause }

teotihuacan-over-stages = Por Eclipse, { $name }: { $points }
teotihuacan-ending-eclipse = tercer Eclipse
teotihuacan-ending-pyramid = Pirámide completa
teotihuacan-tie-points = más puntos
teotihuacan-tie-cocoa = empate a puntos, más cacao restante
teotihuacan-tie-order = empate a puntos y cacao, antes en el orden de jugador
    .T-22-5 = empate a puntos y cacao, después en el orden de jugador (Eclipse oscuro)

## Lo que se sigue de una opción

teotihuacan-follow-leaves = sale
teotihuacan-follow-collect = recoger { $cocoa }
teotihuacan-follow-main = acción principal { $cocoa }
teotihuacan-follow-wages = salarios { $from } → { $at }
    .stay = los salarios siguen en { $at }
teotihuacan-follow-paid = no se pierde nada
teotihuacan-follow-or_tile = o una loseta
teotihuacan-follow-price = después paga { $amount }
teotihuacan-follow-nothing = nada por ahora
teotihuacan-follow-no_tile = sin { $amount } no hay loseta
teotihuacan-follow-keep = conserva { $amount }
teotihuacan-follow-within =
    { $kind_id ->
        [technology]
            { $count ->
                [one] 1 tecnología al alcance
               *[other] { $count } tecnologías al alcance
            }
        [tile]
            { $count ->
                [one] 1 loseta al alcance
               *[other] { $count } losetas al alcance
            }
       *[other]
            { $count ->
                [one] 1 al alcance
               *[other] { $count } al alcance
            }
    }
teotihuacan-short = falta: { $goods }
teotihuacan-help-workers =
    { $workers ->
        [one] { $gold ->
            [one] con 1 trabajador aquí: { $gold } oro
           *[other] con 1 trabajador aquí: { $gold } oros
        }
       *[other] { $gold ->
            [one] con { $workers } trabajadores aquí: { $gold } oro
           *[other] con { $workers } trabajadores aquí: { $gold } oros
        }
    }
teotihuacan-from-cocoa = un trabajador puede recoger cacao en cualquier tablero
teotihuacan-from-wood = el Bosque da madera
teotihuacan-from-stone = la Cantera de piedra da piedra
teotihuacan-from-gold = los Depósitos de oro dan oro
teotihuacan-from-worker = un trabajador tuyo más aquí
teotihuacan-help-power = un solo trabajador con poder 4 o 5 también la alcanza
teotihuacan-ask-held = por pagar { $due }, tienes { $held }
teotihuacan-ask-means =
    { $workers ->
        [one] { $gold ->
            [one] { $gold } oro, 1 trabajador
           *[other] { $gold } oros, 1 trabajador
        }
       *[other] { $gold ->
            [one] { $gold } oro, { $workers } trabajadores
           *[other] { $gold } oros, { $workers } trabajadores
        }
    }
teotihuacan-ask-from = Poder { $power }, { $board }
teotihuacan-ask-built =
    { $built ->
        [0] { $most ->
            [1] Una loseta
           *[other] La primera de hasta { $most }
        }
        [one] { $built } construida, hasta { $most }
       *[other] { $built } construidas, hasta { $most }
    }

## Por qué algo no es posible

teotihuacan-why-ability-needed = Aquí no se puede tomar solo la loseta: la habilidad del espacio va con ella.
teotihuacan-why-already-kept = Alguien tiene ya esa loseta.
teotihuacan-why-already-yours = Ya tienes esa tecnología.
    .short = ya es tuya
teotihuacan-why-cannot-pay = No puedes pagar lo que cuesta.
    .short = demasiado caro
teotihuacan-why-cannot-pay-both = No puedes pagar las dos cosas.
    .short = demasiado caro
    .help = una sola de las dos cuesta menos
teotihuacan-why-chance = Ahora decide el azar.
teotihuacan-why-covered = Allí ya hay algo.
teotihuacan-why-free-unlock = En este turno desbloqueas gratis a tus trabajadores.
teotihuacan-why-just-moved = Ese trabajador se acaba de mover.
teotihuacan-why-mask = Una máscara nunca se usa: puntúa en cada Eclipse.
teotihuacan-why-minimum = No puedes realizar lo mínimo que exige la acción.
    .short = no es posible
teotihuacan-why-minimum-possible = Se puede realizar, así que no se puede renunciar a ella.
teotihuacan-why-must-power-up = Hay que potenciar a un trabajador.
teotihuacan-why-no-building = No queda ningún edificio.
    .short = no queda ninguno
teotihuacan-why-no-cocoa =
    { $cocoa ->
        [one] Cuesta { $cocoa } cacao; tienes { $held }.
       *[other] Cuesta { $cocoa } cacaos; tienes { $held }.
    }
teotihuacan-why-no-wood =
    { $wood ->
        [one] Cuesta { $wood } madera; tienes { $held }.
       *[other] Cuesta { $wood } maderas; tienes { $held }.
    }
teotihuacan-why-no-wood-to-save = Una loseta de este nivel no cuesta madera.
teotihuacan-why-no-stone =
    { $stone ->
        [one] Cuesta { $stone } piedra; tienes { $held }.
       *[other] Cuesta { $stone } piedras; tienes { $held }.
    }
teotihuacan-why-no-gold =
    { $gold ->
        [one] Cuesta { $gold } oro; tienes { $held }.
       *[other] Cuesta { $gold } oros; tienes { $held }.
    }
teotihuacan-why-no-effect = Ahora no haría nada.
teotihuacan-why-no-main-action = Este tablero no tiene acción principal.
teotihuacan-why-no-place = En la Pirámide no hay ningún lugar abierto para una loseta que puedas pagar.
    .short = ningún lugar abierto
    .help = con más piedra y madera se pagan niveles más altos
teotihuacan-why-no-reserve = Tu cuarto trabajador ya está en juego.
    .short = ya está en juego
teotihuacan-why-no-second-worker = No hay un segundo trabajador tuyo que pueda ir también.
teotihuacan-why-no-space = Ningún lado de la Pirámide está abierto para una loseta de decoración.
    .short = ningún lado abierto
    .help = las losetas construidas en la Pirámide abren el siguiente espacio de un lado
teotihuacan-why-no-support = Lo que tiene que haber debajo no está construido todavía.
    .help = antes van las losetas del nivel inferior
teotihuacan-why-no-tile = Allí no hay ninguna loseta.
teotihuacan-why-no-worker = No tienes allí ese trabajador.
    .help = antes tiene que ir allí un trabajador tuyo
teotihuacan-why-normal-turn = Has empezado un turno normal.
teotihuacan-why-not-due =
    { $cocoa ->
        [one] Tus salarios son { $cocoa } cacao.
       *[other] Tus salarios son { $cocoa } cacaos.
    }
teotihuacan-why-not-in-hand = No tienes esa loseta.
teotihuacan-why-not-now = Eso no es posible en este momento.
teotihuacan-why-not-offered = Esa loseta no se te ofrece.
teotihuacan-why-not-on-display = No está en la oferta.
teotihuacan-why-not-on-the-board = No está en el tablero.
teotihuacan-why-not-shown = Ninguna de tus dos losetas muestra ese tablero.
teotihuacan-why-not-there = No está allí.
teotihuacan-why-not-your-turn = Las losetas se usan en el turno propio.
teotihuacan-why-nothing-locked = Ninguno de tus trabajadores está bloqueado.
teotihuacan-why-occupied-by-own = Un trabajador tuyo está bloqueado allí.
    .short = ya lo ocupas
    .help = al desbloquear a ese trabajador queda libre el espacio
teotihuacan-why-one-at-least = Hay que construir una loseta.
teotihuacan-why-one-worker-a-board = Tus trabajadores empiezan en tableros distintos; los iguales, en el orden de los tableros.
teotihuacan-why-other-board = Eso es { FORM($board, "gen") }.
teotihuacan-why-other-decision = Ahora hay que decidir otra cosa.
teotihuacan-why-other-turn = Este turno no es un turno normal.
teotihuacan-why-other-row =
    { $workers ->
        [one] Con 1 trabajador te corresponde otra fila.
       *[other] Con { $workers } trabajadores te corresponde otra fila.
    }
    .short = otra fila
    .help = 1 trabajador construye en la fila superior, 2 en la central, 3 en la inferior
teotihuacan-why-over = La partida ha terminado.
teotihuacan-why-row-full = La fila está llena.
    .short = fila llena
    .help = el edificio va a una fila que tenga un espacio vacío
teotihuacan-why-rows-full = Todas las filas a tu alcance están llenas.
    .short = filas llenas
    .help = con más trabajadores tuyos aquí se alcanza una fila más baja
teotihuacan-why-tile-placed = Ya se ha construido una loseta.
teotihuacan-why-too-far = Está a { $distance } tableros; un trabajador avanza como máximo { $most }.
teotihuacan-why-too-few-workers =
    { $workers ->
        [one] Hace falta 1 trabajador.
       *[other] Hacen falta { $workers } trabajadores.
    }
    .short = faltan trabajadores
teotihuacan-why-top-step = El peldaño más alto de ese templo está alcanzado u ocupado.
    .short = en lo más alto
teotihuacan-why-worshipping = No mientras un trabajador está en Adoración.

## De qué trata una partida

teotihuacan-goal = Objetivo: tener más puntos de victoria tras el tercer Eclipse. En tu turno mueves un trabajador de 1 a 3 tableros en el sentido de las agujas del reloj y haces allí una acción: recoger cacao (1, y 1 por cada color presente), Adoración (el trabajador queda bloqueado y obtienes la habilidad del espacio o su loseta de descubrimiento) o la acción principal del tablero (cuesta 1 cacao por cada color presente y potencia a un trabajador). Un trabajador que supera el poder 5 asciende. En un Eclipse puntúan la Avenida, la pista de la pirámide y las máscaras, y cada trabajador pide cacao como salario.

teotihuacan-status =
    { $phase_id ->
        [over] Turno { $turn }
        [due] Turno { $turn } · llega el Eclipse { $eclipse }
       *[ahead] Turno { $turn } · Eclipse { $eclipse } en { $spaces }
    }
