# Decisiones, acciones y sucesos de Tzolk'in.

## Lo que se pregunta

tzolkin-ask-apply-architecture = ¿Se aplica Arquitectura a este edificio o a un segundo?
    .title = Arquitectura
    .ask = ¿Cuándo se aplica?
tzolkin-ask-build =
    { $in_corn ->
        [0] ¿Qué edificio construyes?
       *[other] ¿Qué edificio construyes, a { $corn_per_block } maíz por cubo?
    }
    .optional = ¿Construyes uno más?
    .title = Construcción
    .ask = ¿Qué edificio?
    .ask-optional = ¿Uno más?
tzolkin-ask-build-two = ¿Qué construyes: uno o dos edificios, o un monumento?
    .title = Construcción
    .ask = ¿Qué construyes?
    .ask-theirs = ¿Qué se construye?
    .hint = uno o dos edificios, o un monumento
tzolkin-ask-choose-action = Tu trabajador sale de { $gear } { $space }. ¿Qué acción realiza?
    .title = { $gear } { $space }
    .ask = ¿Qué acción?
tzolkin-ask-choose-days = Has ocupado el espacio de jugador inicial. ¿Cuántos días pasan?
    .title = Jugador inicial
    .ask = ¿Cuántos días pasan?
tzolkin-ask-climb-any = ¿En qué templo avanzas?
    .title = Escalón de templo
    .ask = ¿En qué templo?
tzolkin-ask-climb-two = Avanzas en dos templos. ¿En cuál primero?
    .title = Dos escalones de templo
    .ask = ¿En cuál primero?
tzolkin-ask-descend = Los dioses están enfadados. ¿En qué templo desciendes?
    .title = Los dioses están enfadados
    .ask = ¿Dónde descender?
tzolkin-ask-drop-block = Arquitectura: ¿qué cubo no pagas?
    .title = Arquitectura
    .ask = ¿Qué cubo se ahorra?
tzolkin-ask-free-study =
    { $left ->
        [one] ¿En qué tecnología avanzas gratis?
       *[other] ¿En qué tecnología avanzas gratis? ({ $left } niveles)
    }
    .title = Nivel gratis
    .ask = ¿Qué tecnología?
tzolkin-ask-give-blocks =
    { $left ->
        [one] ¿Qué cubo entregas?
       *[other] ¿Qué cubo entregas? (restantes: { $left })
    }
    .title = Pago
    .ask = ¿Qué cubo?
    .hint = restantes: { $left }
tzolkin-ask-harvest = ¿Qué cosechas en el grupo { $group } de la jungla?
    .title = Jungla { $group }
    .ask = ¿Qué cosechas?
    .ask-theirs = ¿Qué se cosecha?
tzolkin-ask-keep-wealth =
    { $left ->
        [one] ¿Con qué otra loseta de riqueza inicial te quedas?
       *[other] ¿Con qué losetas de riqueza inicial te quedas? (por elegir: { $left })
    }
    .title = Riqueza inicial
    .ask = ¿Con cuáles quedarse?
    .hint = por elegir: { $left }
tzolkin-ask-kept = te quedas con: { $tiles }
tzolkin-ask-mirrored = ¿Qué acción reflejas, por { $mirror_corn } maíz?
    .title = Espejo
    .ask = ¿Qué acción?
    .hint = por { $mirror_corn } maíz
tzolkin-ask-offering = Teología: ¿entregas un cubo por un escalón en cualquier templo?
    .title = Teología
    .ask = ¿Un cubo por un escalón?
tzolkin-ask-pick-more = ¿Recoges otro trabajador?
    .title = Recogida
    .ask = ¿Otro trabajador?
tzolkin-ask-place-more = ¿Colocas otro trabajador?
    .title = Colocación
    .ask = ¿Otro trabajador?
tzolkin-ask-study = ¿En qué tecnología avanzas?
    .optional = ¿Avanzas en otra tecnología?
    .title = Tecnología
    .ask = ¿En cuál?
    .ask-optional = ¿Un nivel más?
tzolkin-ask-take-blocks =
    { $left ->
        [one] ¿Qué cubo tomas?
       *[other] ¿Qué cubo tomas? (restantes: { $left })
    }
    .title = Cubos
    .ask = ¿Cuál?
    .hint = restantes: { $left }
tzolkin-ask-trade =
    { $buying ->
        [0] Mercado: ¿qué vendes o compras? Vende antes de comprar.
       *[other] Mercado: ¿qué más compras?
    }
    .title = Mercado
    .ask = ¿Vender o comprar?
tzolkin-ask-turn = Tu turno. ¿Colocas trabajadores o los recoges?
    .beg = Tu turno. ¿Mendigas primero, colocas trabajadores o los recoges?
    .must-beg = No puedes pagar por ningún trabajador, así que tienes que mendigar. ¿A qué dios enfadas?
    .place = Tu turno. ¿Dónde colocas tu primer trabajador?
    .pick = Tu turno. ¿Qué trabajador recoges primero?
    .beg-or-place = Tu turno. ¿Mendigas primero o colocas tu primer trabajador?
    .beg-or-pick = Tu turno. ¿Mendigas primero o recoges un trabajador?
    .title = Tu turno
    .title-theirs = Turno
    .ask = ¿Colocar o recoger?
    .ask-beg = ¿Mendigar, colocar, recoger?
    .ask-must-beg = Tienes que mendigar
    .ask-theirs-must-beg = ¿Qué dios se enfada?
    .ask-place = ¿Dónde?
    .ask-pick = ¿Qué trabajador?
    .ask-beg-or-place = ¿Mendigar o colocar?
    .ask-beg-or-pick = ¿Mendigar o recoger?
tzolkin-ask-so-far =
    { $workers ->
        [one] hasta ahora 1 trabajador, por { $corn } maíz
       *[other] hasta ahora { $workers } trabajadores, por { $corn } maíz
    }
tzolkin-ask-only = Solo se puede pagar «{ $building }»
tzolkin-ask-last = La última ronda. { $question }
    .title = La última ronda
    .ask = ¿Colocar o recoger?

## Lo que se puede hacer

tzolkin-action-pass = Continúa
    .name = Continuar
tzolkin-action-beg = Mendiga: tu maíz pasa a ser { $corn } y desciendes al escalón { $step } { FORM($temple, "gen") }
    .name = Mendigar: { $temple }
tzolkin-action-place = Coloca en { $place }
    .name = { $place }
    .ahead = Coloca en { $place }; mañana, en el { $next }: { $effect }
    .theology = Coloca en { $place }; mañana, en el { $next } y con Teología la siguiente: { $effect }
    .any = Coloca en { $place }; mañana, en el { $next }: cualquiera de sus acciones
    .closed = Coloca en { $place }; mañana, en el { $next }: acción cerrada por una calavera
    .off = Coloca en { $place }; mañana el engranaje lo expulsa, sin acción
    .last = Coloca en { $place }; última ronda: no realizará ninguna acción
    .start =
        { $corn ->
            [0] Ocupa el espacio de jugador inicial
           *[other] Ocupa el espacio de jugador inicial; al final del turno recibes { $corn } maíz de la rueda
        }
tzolkin-hint-tomorrow =
    .closed = mañana, acción cerrada
    .off = mañana, expulsado
tzolkin-action-pick = Recoge de { $place }: { $effect }
    .name = { $place }
    .none = Recoge de { $place }: sin acción
    .any = Recoge de { $place }: cualquiera de sus acciones, sin pagar pasos atrás
    .lower = Recoge de { $place }: { $effect }, o una acción inferior
    .closed = Recoge de { $place }: acción cerrada por una calavera, solo una inferior
    .not-now = Recoge de { $place }: ahora no es posible ninguna acción
    .for-corn = Recoge de { $place }: por { $corn } maíz, { $effect }
    .another = Recoge de { $place }: una acción distinta de la de su espacio
    .or-another = Recoge de { $place }: { $effect }, u otra acción
    .below = Recoge de { $place }: ahora solo es posible una acción inferior
    .shut = Recoge de { $place }: acciones cerradas por calaveras
    .theology = Recoge de { $place }: la siguiente con Teología, { $effect }
tzolkin-action-act = { $gear_action }: { $effect }
    .name = { $gear_action }
tzolkin-action-harvest =
    { $harvest_id ->
        [corn] Toma una loseta de maíz
        [wood] Toma una loseta de madera
        [burn] Quema una loseta de madera por la loseta de maíz de debajo y desciende en un templo
       *[no_tile] Cosecha maíz sin loseta (Agricultura)
    }
    .name =
        { $harvest_id ->
            [corn] Loseta de maíz
            [wood] Loseta de madera
            [burn] Quemar madera
           *[no_tile] Sin loseta
        }
tzolkin-action-temple = Avanza { FORM($temple, "at") }, al escalón { $step }: { $worth }
    .name = { $temple }
    .lost = Avanza { FORM($temple, "at") }: el escalón se pierde, la cima ya está alcanzada u ocupada
    .down = Desciende { FORM($temple, "at") }, al escalón { $step }: { $worth }
    .refused = Avanza { FORM($temple, "at") }: no puedes pagarlo, así que renuncias
    .moved = { $temple } { $from } → { $step }
tzolkin-action-technology = { $technology }, nivel { $level }: { $effect }
    .name = { $technology }
    .beyond = { $technology }, más allá del nivel 3: { $effect }
    .refused = { $technology }: no puedes pagarlo, así que renuncias
    .moved = { $technology } { $from } → { $level }
tzolkin-action-give = Entrega 1 { $block }
    .name = { $block }
tzolkin-action-take = Toma 1 { $block }
    .name = { $block }
tzolkin-action-drop = Ahórrate 1 { $block }
    .name = { $block }
tzolkin-action-sell = Vende 1 { $block }
    .name = Vender { $block }
tzolkin-action-buy = Compra 1 { $block }
    .name = Comprar { $block }
tzolkin-action-build = Construye «{ $building }»
    .name = { $building }
tzolkin-action-monument = Construye el monumento «{ $monument }»: { $effect }
    .name = { $monument }
tzolkin-action-architecture =
    { $when_id ->
        [now] A este edificio ({ $building })
       *[later] A un segundo edificio
    }
    .name =
        { $when_id ->
            [now] Este edificio
           *[later] Un segundo edificio
        }
tzolkin-action-days =
    { $days ->
        [one] Un día: será el día { $day }
       *[other] Dos días: será el día { $day }, y se gasta tu avance doble
    }
    .name =
        { $days ->
            [one] Un día
           *[other] Dos días
        }
tzolkin-action-keep = Quédate con la loseta de riqueza inicial: { $tile }
    .name = { $short }

## Lo que no se hace, según el paso que se omite; .hint dice qué pasa entonces

tzolkin-pass-place-more = No colocar más
    .name = Ninguno más
    .hint = el turno termina
tzolkin-pass-pick-more = No recoger más
    .name = Ninguno más
    .hint = el turno termina
tzolkin-pass-choose-action = Ninguna acción
    .name = Ninguna acción
    .hint = vuelve a la mano
tzolkin-pass-build = No construir nada más
    .name = Nada más
tzolkin-pass-study = Ningún nivel más
    .name = Ningún nivel más
tzolkin-pass-offering = No entregar nada
    .name = No entregar nada
tzolkin-pass-trade = Dejar de comerciar
    .name = Dejar de comerciar
tzolkin-pass-mirrored = No reflejar nada
    .name = Nada
tzolkin-pass-taxed = Renunciar
    .name = Rechazar
    .hint = no pagas nada

## Palabras que encabezan las opciones, y líneas de las cuentas

tzolkin-group-place = colocar
tzolkin-group-pick = recoger
tzolkin-group-beg = mendigar
tzolkin-group-sell = vender
tzolkin-group-buy = comprar
tzolkin-group-lower = paso atrás
tzolkin-bill-cost = Costo
tzolkin-bill-total = Pagas
tzolkin-bill-in_corn = Costo, { $corn } maíz por cubo
tzolkin-bill-gives = Da
tzolkin-bill-less = Menos { $building }
tzolkin-bill-kept = Conservado
tzolkin-bill-tile = Esta loseta
tzolkin-bill-start = Empiezas con
tzolkin-bill-worker = Trabajador { $number } del turno

## Lo que una opción da y cuesta: $figure lleva su signo, $amount no

tzolkin-figure-points = { $figure } PV
tzolkin-figure-worth = por ahora, { $amount } PV al final
tzolkin-figure-temple =
    { $amount ->
        [one] { $figure } escalón { FORM($temple, "at") }
       *[other] { $figure } escalones { FORM($temple, "at") }
    }
tzolkin-figure-lost = el escalón { FORM($temple, "at") } se pierde
tzolkin-figure-technology =
    { $amount ->
        [one] { $figure } nivel de { $technology }
       *[other] { $figure } niveles de { $technology }
    }
tzolkin-figure-tile =
    { $tile_id ->
        [wood] { $amount ->
            [one] { $figure } loseta de madera
           *[other] { $figure } losetas de madera
        }
       *[corn] { $amount ->
            [one] { $figure } loseta de maíz
           *[other] { $figure } losetas de maíz
        }
    }
tzolkin-figure-worker =
    { $amount ->
        [one] { $figure } trabajador
       *[other] { $figure } trabajadores
    }
tzolkin-figure-double = el avance doble vuelve a ser posible
tzolkin-figure-farm =
    { $amount ->
        [one] 1 trabajador necesita 2 maíz menos
       *[other] { $amount } trabajadores necesitan 2 maíz menos cada uno
    }
tzolkin-figure-discount = cada trabajador necesita { $amount } maíz menos
tzolkin-figure-may =
    { $offer_id ->
        [trade] se puede comerciar en el mercado
        [mirrored] se puede reflejar una acción
        [offering] se puede entregar un cubo por un escalón de templo
        [monument] se puede construir un monumento
        [exchange] se puede retroceder en una tecnología y avanzar en las demás
       *[build] se puede construir uno más
    }

## Lo que se sigue de una opción

tzolkin-follow-dark = gasta tu avance doble
tzolkin-follow-within = { $count } de { $shown } al alcance
tzolkin-follow-only = solo «{ $building }»
tzolkin-follow-altogether = en total
tzolkin-follow-food = comida { $from } → { $at }

tzolkin-short = falta: { $goods }
tzolkin-help-in_corn = Uxmal 4 lo construye por { $corn } maíz
tzolkin-help-beg = al mendigar, tu maíz pasa a ser { $corn }
tzolkin-from-skull = Yaxchilán 4 da una calavera
tzolkin-from-corn = Palenque da maíz
tzolkin-from-wood = Yaxchilán 1 da madera
tzolkin-from-stone = Yaxchilán 2 da piedra
tzolkin-from-gold = Yaxchilán 3 da oro
tzolkin-from-block = Yaxchilán da cubos

## Por qué algo no es posible

tzolkin-why-another-gear = Un trabajador de { $gear } realiza acciones de ese engranaje.
tzolkin-why-at-the-bottom = Estás en lo más bajo { FORM($temple, "gen") }.
    .short = en lo más bajo
    .help = antes hace falta avanzar { FORM($temple, "at") }
tzolkin-why-cannot-be-done = Lo que un trabajador tiene que hacer allí no es posible ahora.
    .short = no es posible
tzolkin-why-cannot-be-paid = No puedes pagar lo que cuesta.
    .lacking = Te falta: { $goods }.
    .lacking-spared = Te falta: { $goods }. Arquitectura te ahorra un solo cubo.
    .short = no se puede pagar
tzolkin-why-cannot-pay-tax = No podrías pagar lo que la profecía pide por { $good }.
    .short = recargo impagable
    .help = la profecía termina tras el próximo Día de Comida
tzolkin-why-chosen-already = Ya has avanzado { FORM($temple, "at") }; el segundo escalón es en otro templo.
tzolkin-why-closed = Una calavera cierra { $action }.
    .short = cerrada
    .help = un espacio de Chichén Itzá sin calavera
tzolkin-why-covered = Allí no hay ninguna loseta de maíz descubierta: las cubren losetas de madera.
    .short = cubierta
tzolkin-why-duty = Ya no se podría pagar lo que tiene que hacer un trabajador colocado en este turno.
    .short = no se puede pagar
    .help = lo suficiente para ambas cosas: esto y lo que ese trabajador tiene que hacer
tzolkin-why-enough-corn = Tienes { $corn } maíz; solo se mendiga con menos de { $limit }.
tzolkin-why-game-over = La partida ha terminado.
tzolkin-why-has-begged = Ya has mendigado en este turno.
tzolkin-why-no-harvest-tile = Allí no queda ninguna loseta de cosecha.
    .short = no queda loseta
tzolkin-why-no-monument-now = Los monumentos se construyen con Tikal 4, en lugar de edificios.
tzolkin-why-no-own-worker = Allí no hay ningún trabajador tuyo.
tzolkin-why-no-skull = No tienes ninguna calavera que colocar.
    .short = sin calavera
tzolkin-why-no-skull-to-gain = No queda ninguna calavera en el suministro.
    .short = no queda ninguna
tzolkin-why-no-step-down = Estás en lo más bajo de todos los templos: ya no se puede enfadar a ningún dios.
    .short = sin descenso posible
tzolkin-why-no-wood-tile = Allí no queda ninguna loseta de madera.
    .short = sin loseta de madera
tzolkin-why-no-worker-in-hand = No tienes ningún trabajador en la mano.
    .help = al recoger trabajadores vuelven a la mano
tzolkin-why-no-worker-left = Todos tus trabajadores están en juego.
    .short = todos en juego
tzolkin-why-none-to-sell = No tienes { $block } que vender.
    .short = nada que vender
tzolkin-why-not-in-the-row = No está entre los monumentos de la oferta.
tzolkin-why-not-in-this-game = Eso no está en esta partida.
tzolkin-why-not-mirrored = { $action } no se puede reflejar.
tzolkin-why-not-on-display = No está en la oferta.
tzolkin-why-not-the-cheapest = La piedad de los dioses solo lleva al espacio más barato.
tzolkin-why-nothing-to-mirror = Ahora no hay ninguna acción que puedas reflejar.
    .short = nada que reflejar
tzolkin-why-nothing-to-trade = No tienes nada con que comerciar.
    .short = nada que comerciar
    .help = maíz o un cubo con que comerciar
tzolkin-why-other-decision = Ahora hay que decidir otra cosa.
    .action = Para eso hay que recoger un trabajador tuyo.
    .building = Los edificios se construyen con Tikal 2, Tikal 4 o Uxmal 4.
    .monument = Los monumentos se construyen con Tikal 4, en lugar de edificios.
    .technology = Las tecnologías avanzan con Tikal 1 y Tikal 3, y con losetas.
    .temple = Ahora nada te permite avanzar allí.
tzolkin-why-out-of-reach = Tu trabajador del espacio { $space } no ha llegado a { $action }.
    .help = cada día lo lleva un espacio más allá
tzolkin-why-picking-up = En este turno recoges trabajadores, así que no colocas ninguno.
    .temple = Se mendiga al principio del turno o no se mendiga.
tzolkin-why-place-or-pick-up = En un turno se coloca o se recoge; no es posible no hacer nada.
tzolkin-why-placing = En este turno colocas trabajadores, así que no recoges ninguno.
    .temple = Se mendiga al principio del turno o no se mendiga.
tzolkin-why-reveal-first = Antes se revela una loseta.
tzolkin-why-sales-first = Ya has comprado algo; lo que se vende se vende antes.
    .short = antes las ventas
tzolkin-why-sold-before = Aquí has vendido { $block }, así que no compras.
    .short = ya vendido
tzolkin-why-taken =
    { $target_id ->
        [start] Alguien ha ocupado el espacio de jugador inicial.
       *[other] { $target } no tiene ningún espacio libre.
    }
    .own = Ya has ocupado el espacio de jugador inicial.
    .short = ocupado
    .help =
        { $target_id ->
            [start] en la próxima ronda vuelve a estar libre
           *[other] cada día lleva adelante a los trabajadores y libera espacios
        }
tzolkin-why-too-few-blocks =
    { $needed ->
        [one] Cuesta 1 cubo; tienes { $blocks }.
       *[other] Cuesta { $needed } cubos; tienes { $blocks }.
    }
tzolkin-why-too-little-corn = Cuesta { $needed } maíz; tienes { $corn }.

## Encabezados de la crónica

tzolkin-heading-turn = Turno { $turn }
tzolkin-heading-day = Día { $day }
tzolkin-heading-last_day = El calendario avanza por última vez
tzolkin-heading-food_day = Día de Comida { $number } ({ $kind })
tzolkin-heading-final_scoring = Puntuación final

## Lo que ha pasado. Sigue a «Ana:» o a «Tú:», por eso sin persona: un nombre o un participio.

tzolkin-event-marker = recibido el marcador de jugador inicial
    .Z-2-7 = marcador de jugador inicial
tzolkin-event-marker_passed = marcador de jugador inicial ya en su poder: pasa a la izquierda ({ $colour })
tzolkin-event-dummy = trabajadores neutrales { FORM($places, "at") }
tzolkin-event-keep =
    { $count ->
        [one] loseta de riqueza inicial conservada: { $tiles }
       *[other] losetas de riqueza inicial conservadas: { $tiles }
    }
tzolkin-event-gain = { tzolkin-amount-gain } ({ $cause })
    .Z-4-5 = { tzolkin-amount-gain }
tzolkin-event-pay = { tzolkin-amount-pay } ({ $cause })
tzolkin-event-score = { $points } PV ({ $cause })
tzolkin-event-changes = { $changes } ({ $cause })
tzolkin-event-beg = maíz mendigado
tzolkin-event-place =
    { $count ->
        [one] colocado un trabajador { FORM($places, "at") }
       *[other] colocados trabajadores { FORM($places, "at") }
    }
    .Z-4-4 = por la piedad de los dioses, colocado un trabajador { FORM($places, "at") } por todo el maíz restante
tzolkin-event-take_up = recogida { FORM($places, "gen") }
    .Z-12-5 =
        { $count ->
            [one] un trabajador expulsado { FORM($places, "gen") }, sin acción
           *[other] trabajadores expulsados { FORM($places, "gen") }, sin acción
        }
tzolkin-event-no_action = ninguna acción
tzolkin-event-act = acción { $action }
    .Z-7-17 = acción reflejada: { $action }
tzolkin-event-worker = un trabajador más en juego
tzolkin-event-temple = escalón { $step } { FORM($temple, "gen") } ({ $cause })
    .Z-4-5 = descenso al escalón { $step } { FORM($temple, "gen") }
    .Z-7-3 = descenso al escalón { $step } { FORM($temple, "gen") } ({ $cause })
    .P-5-6 = descenso al escalón { $step } { FORM($temple, "gen") } ({ $cause })
tzolkin-event-step_lost = perdido un escalón { FORM($temple, "at") }: la cima ya está alcanzada u ocupada
tzolkin-event-board =
    { $side_id ->
        [light] el tablero vuelve a mostrar su lado claro: avance doble posible
       *[dark] pasan dos días, el tablero se vuelve oscuro
    }
tzolkin-event-technology = { $technology }, nivel { $level } ({ $cause })
    .Z-7-8 = { $technology }, nivel { $level }
tzolkin-event-build = construido el edificio «{ $building }»
tzolkin-event-monument = construido el monumento «{ $monument }»
tzolkin-event-corn_tile = tomada una loseta de maíz del grupo { $space }
tzolkin-event-wood_tile = tomada una loseta de madera del grupo { $space }
tzolkin-event-burn = quemada una loseta de madera del grupo { $space }
tzolkin-event-skull = colocada una calavera en { $action }
tzolkin-event-reveal = revelado: { $tiles }
tzolkin-event-gear_corn = { $corn } maíz en la rueda Tzolk'in
tzolkin-event-feed =
    { $workers ->
        [0] ningún trabajador alimentado
        [one] 1 trabajador alimentado
       *[other] { $workers } trabajadores alimentados
    }
tzolkin-event-age = La era { $age } empieza con edificios nuevos
tzolkin-event-monument_scores = { $points } PV (monumento «{ $monument }»)
tzolkin-event-end = La partida ha terminado.

## Días de Comida y puntuación final, fila a fila

tzolkin-moment-food_day =
    { $number ->
        [1] Primer Día de Comida
        [2] Segundo Día de Comida
        [3] Tercer Día de Comida
       *[4] Cuarto Día de Comida
    }
tzolkin-moment-gives =
    { $kind_id ->
        [points] los templos dan puntos
       *[goods] los templos dan bienes
    }
tzolkin-moment-age = Era { $age }
tzolkin-moment-income = Ingresos
tzolkin-moment-food = Comida
tzolkin-moment-left = Maíz y cubos restantes
tzolkin-moment-skulls = Calaveras restantes
tzolkin-moment-monument = monumento
tzolkin-moment-fed =
    { $unfed ->
        [0] todos alimentados
       *[other] { $fed } con comida, { $unfed } con hambre
    }
tzolkin-moment-fed-how = { $fed }: { $how }
tzolkin-moment-each = { $corn } maíz por cada uno
tzolkin-moment-farms = las granjas ahorran { $corn } maíz
tzolkin-moment-from-buildings = de edificios
tzolkin-moment-below = el escalón y todos los inferiores
tzolkin-moment-highest = en cabeza { $points }
tzolkin-moment-is-highest = en cabeza
# Lo que corresponde antes de contarlo.
tzolkin-moment-due =
    .workers =
        { $workers ->
            [one] { $workers } trabajador
           *[other] { $workers } trabajadores
        }
    .step = escalón { $step }
    .corn = vale { $corn } maíz
    .skulls =
        { $skulls ->
            [one] { $skulls } calavera
           *[other] { $skulls } calaveras
        }
    .built = construido

## Fuentes de puntos y causas de los cambios

tzolkin-source-temples = escalones de templo
tzolkin-source-highest = en cabeza en los templos
tzolkin-source-chichen_itza = Chichén Itzá
tzolkin-source-buildings = edificios
tzolkin-source-architecture = Arquitectura
tzolkin-source-bonus = más allá del nivel 3
tzolkin-source-unfed = trabajadores sin alimentar
tzolkin-source-corn_left = maíz y cubos restantes
tzolkin-source-skulls_left = calaveras restantes
tzolkin-source-monuments = monumentos
tzolkin-source-other = otros

tzolkin-cause-temples = templos
    .temple = { $temple }
tzolkin-cause-highest = en cabeza en un templo
    .temple = en cabeza { FORM($temple, "at") }
tzolkin-cause-chichen_itza = Chichén Itzá
tzolkin-cause-buildings = edificio
tzolkin-cause-architecture = Arquitectura
tzolkin-cause-bonus = más allá del nivel 3
tzolkin-cause-unfed = trabajadores sin alimentar
tzolkin-cause-corn_left = maíz y cubos restantes
tzolkin-cause-skulls_left = calaveras restantes
tzolkin-cause-monuments = monumento
tzolkin-cause-wealth = losetas de riqueza inicial
tzolkin-cause-setup = preparación
tzolkin-cause-begging = mendicidad
tzolkin-cause-pity = piedad
tzolkin-cause-gear_corn = espacio de jugador inicial
tzolkin-cause-placing = colocación
tzolkin-cause-step_back = paso atrás
tzolkin-cause-fishing = pesca
tzolkin-cause-harvest = cosecha
tzolkin-cause-burning = la madera quemada
tzolkin-cause-yaxchilan = Yaxchilán
tzolkin-cause-study = nivel de tecnología
tzolkin-cause-tikal_5 = Tikal 5
tzolkin-cause-uxmal_1 = Uxmal 1
tzolkin-cause-market = mercado
tzolkin-cause-mirror = espejo
tzolkin-cause-worker = Uxmal 3
tzolkin-cause-building_for_corn = edificio por maíz
tzolkin-cause-theology = Teología
tzolkin-cause-feeding = comida
tzolkin-cause-calendar = calendario
tzolkin-cause-prophecy = profecía
tzolkin-cause-other = regla { $clause }

tzolkin-status =
    { $days ->
        [0] Día { $day } · comida hoy
        [one] Día { $day } · comida mañana
       *[other] Día { $day } · comida en { $days } días
    }
    .over = La partida ha terminado
tzolkin-over-stages = Por Día de Comida y al final, { $name }: { $points }
tzolkin-ending-fourth-food-day = cuarto Día de Comida
tzolkin-tie-points = más puntos
tzolkin-tie-workers-on-gears = empate a puntos, más trabajadores en los engranajes
tzolkin-tie-shared = Victoria compartida: { $names } con { $points } PV y el mismo número de trabajadores en los engranajes.

## De qué trata una partida

tzolkin-goal = Objetivo: tener más puntos de victoria tras 27 días. En tu turno colocas trabajadores en los engranajes o recoges algunos. Un trabajador va al espacio libre más bajo de un engranaje, por tanto maíz como dice su número; cada día los engranajes llevan a todos los trabajadores un espacio más allá, y al recoger uno realiza la acción del espacio al que ha llegado (o una inferior, por 1 maíz por paso). Los días 8, 14, 21 y 27 cada trabajador pide 2 maíz, y los templos dan bienes o puntos. Los edificios, las tecnologías y las calaveras de Chichén Itzá dan más; los monumentos puntúan al final.
