# El Teotibot: el otro lado de una partida en solitario.

teotihuacan-goal-solo = Objetivo: tener más puntos de victoria que el Teotibot tras el tercer Eclipse; un empate es una derrota. En tu turno mueves un trabajador de 1 a 3 tableros en el sentido de las agujas del reloj y haces allí una acción: recoger cacao (1, y 1 por cada color presente), Adoración (el trabajador queda bloqueado y obtienes la habilidad del espacio o su loseta de descubrimiento) o la acción principal del tablero (cuesta 1 cacao por cada color presente y potencia a un trabajador). Un trabajador que supera el poder 5 asciende. En un Eclipse puntúan la Avenida, la pista de la pirámide y las máscaras, y cada trabajador pide cacao como salario. Después de cada turno tuyo el Teotibot tira dos dados; su suma elige la loseta de su pirámide de acciones que actúa (board teotibot la muestra, tile maestría explica una).

## El Teotibot

teotihuacan-solo-won = { $name } gana: { $own } PV contra { $other } del Teotibot.
teotihuacan-solo-lost = { $name } pierde: { $own } PV contra { $other } del Teotibot.
teotihuacan-solo-tied = { $name } pierde: empate a { $own } PV, y un empate es una derrota.
teotihuacan-event-die = tirada { $dice }: { $sum }
    .X-5-16 = tirada al pasar por la Corte: { $sum }
teotihuacan-event-activate = actúa { $tile } ({ $slot })
teotihuacan-event-fails =
    { $lacking_id ->
        [worker] ningún trabajador { FORM($board, "at") }
        [wood] { $board }: madera insuficiente
        [stone] { $board }: piedra insuficiente
        [gold] { $board }: oro insuficiente
        [space] { $board }: no queda espacio
        [tile] { $board }: no queda ninguna loseta
        [technology] { $board }: no queda ninguna tecnología
        [building] { $board }: no queda ningún edificio
        [mask] ninguna máscara nueva que se pueda pagar
        [action] ninguna acción { FORM($board, "at") }
       *[none] nada { FORM($board, "at") }
    }
teotihuacan-event-failures = sin éxito: { $parts }
teotihuacan-event-discard = descartada la loseta «{ $discovery }» { FORM($board, "gen") }
teotihuacan-event-reshuffle = las losetas de descubrimiento descartadas forman una pila nueva
teotihuacan-event-rises = { $tile } → { $slot }
teotihuacan-event-enters = { $tile } → { $slot }
teotihuacan-event-spare = { $tile } → { $slot }
teotihuacan-event-direction = loseta de dirección girada a { $face }
teotihuacan-event-refill = pirámide de acciones: { $parts }

## Fuentes y causas

teotihuacan-source-exchange = cambio de cacao
teotihuacan-cause-exchange = cambio de cacao
teotihuacan-cause-least = lo que menos tiene
teotihuacan-cause-fallback = acción alternativa
teotihuacan-cause-mastery = Maestría
teotihuacan-source-solo_goods = bienes restantes del Teotibot
teotihuacan-source-solo_technologies = tecnologías del Teotibot
teotihuacan-source-solo_temples = bonificaciones de templo del Teotibot
teotihuacan-cause-solo_goods = bienes restantes
teotihuacan-cause-solo_technologies = tecnologías al final
teotihuacan-cause-solo_temples = bonificaciones de templo al final

## Las losetas de acción y las palabras del Teotibot

teotihuacan-action_tile-construction = Construcción
    .title = Loseta del Teotibot: Construcción
    .effect = Con un trabajador en Construcción y 2 piedras, construye la loseta de Pirámide más a la izquierda: los puntos del nivel y 2 más, un paso en la pista de la pirámide y un peldaño en su templo más alto. Si no, 2 piedras si tiene un trabajador en la Cantera de piedra; si no, la acción alternativa. El trabajador se potencia y avanza.
teotihuacan-action_tile-decorations = Decoraciones
    .title = Loseta del Teotibot: Decoraciones
    .effect = Con un trabajador en Decoraciones y 2 oros, coloca la decoración de más arriba: 5 PV, un paso en la pista de la pirámide y un peldaño en su templo más alto. Si no, 2 oros si tiene un trabajador en los Depósitos de oro; si no, la acción alternativa. El trabajador se potencia y avanza.
teotihuacan-action_tile-alchemy = Alquimia
    .title = Loseta del Teotibot: Alquimia
    .effect = Con un trabajador en Alquimia y 1 oro, toma la tecnología de número más bajo que no tiene nadie (si no la hay, la de número más bajo que le falta) y avanza en su templo; el trabajador se potencia y avanza. Si no, su trabajador de menor poder se potencia dos veces.
teotihuacan-action_tile-nobles = Nobles
    .title = Loseta del Teotibot: Nobles
    .effect = Con un trabajador en Nobles y 2 maderas, construye un edificio, que le da sus puntos, y avanza un paso en la Avenida. Si no, 2 maderas si tiene un trabajador en el Bosque; si no, la acción alternativa. El trabajador se potencia y avanza.
teotihuacan-action_tile-mastery = Maestría
    .title = Loseta del Teotibot: Maestría
    .effect = Su trabajador de mayor poder actúa en el tablero donde está; si no puede, el siguiente; ese trabajador se potencia y avanza. Si no puede ninguno, la acción alternativa.
teotihuacan-action_tile-worship = Adoración
    .title = Loseta del Teotibot: Adoración
    .effect = Su trabajador bloqueado va al espacio de adoración del siguiente templo, desbloquea a un trabajador tuyo que esté allí y avanza en su templo; en Decoraciones, en el templo donde está más alto. La loseta de descubrimiento de allí se reemplaza.
teotihuacan-action_tile-mask_collection = Colección de máscaras
    .title = Loseta del Teotibot: Colección de máscaras
    .effect = Entre las máscaras junto a los espacios de adoración que no tiene y puede pagar, toma y paga la más rara. Si no la hay, la acción alternativa.
teotihuacan-solo-teotibot = Teotibot
    .effect = Tira dos dados; su suma elige la loseta de su pirámide de acciones que actúa. Después suben losetas al hueco, la de reserva entra por abajo, la usada es la nueva reserva, y a la loseta de dirección superior se le da la vuelta y se pone debajo. No paga cacao por acciones ni salarios. Si desplazas a su trabajador bloqueado, este va al siguiente espacio de adoración libre de un templo.
teotihuacan-solo-fallback = acción alternativa
    .effect = El Teotibot gana 5 cacaos; su trabajador de menor poder se potencia y avanza.
teotihuacan-solo-direction = losetas de dirección
    .effect = La superior vale para un hueco en la fila superior de la pirámide de acciones del Teotibot; la inferior, para la fila central: ↗ sube la loseta de abajo a la izquierda del hueco, ↖ la de abajo a la derecha.
teotihuacan-solo-spare = loseta de reserva
    .effect = La loseta junto a la pirámide de acciones del Teotibot: entra en la fila inferior al final del turno, y la loseta que ha actuado ocupa su lugar.

## Cifras según sus ajustes

teotihuacan-note-worship-steps =
    { $steps ->
        [one] Avanza 1 peldaño; en Decoraciones, { $any }.
       *[other] Avanza { $steps } peldaños; en Decoraciones, { $any }.
    }
teotihuacan-note-bot-points = 10 cacaos se convierten al momento en { $exchange } PV. Al final puntúa { $technology } PV por cada tecnología y { $bonus } PV por cada loseta de bonificación de templo alcanzada.

## El lado del Teotibot en la mesa

teotihuacan-show-bot-last-die =
    { $slot_id ->
        [none] último dado de la Corte: { $die }, ninguna loseta Real
       *[other] último dado de la Corte: { $die }, loseta Real { $slot }
    }
teotihuacan-show-bot-last-trail = última loseta de sendero: región { $region }

teotihuacan-show-no-wages = –
teotihuacan-show-teotibot = La pirámide de acciones del Teotibot
    .hint = la suma de dos dados elige la loseta que actúa
teotihuacan-show-slot = { $sums } · { $chance } %
teotihuacan-show-slot-never = tiene que subir
teotihuacan-show-spare = de reserva, la próxima en entrar:
teotihuacan-show-direction = un hueco se llena
teotihuacan-show-bot-workers = trabajadores
teotihuacan-show-bot-tracks = templo azul { $blue }, rojo { $red }, verde { $green }; Avenida { $avenue }, pista de la pirámide { $pyramid }
teotihuacan-show-bot-owns = { $owned }
teotihuacan-show-bot-discarded = losetas descartadas: { $tiles }
teotihuacan-show-bot-settings = ajustes: { $settings }
teotihuacan-direction-right = ↗
    .from = desde abajo izquierda
teotihuacan-direction-left = ↖
    .from = desde abajo derecha
teotihuacan-slot-T = arriba
teotihuacan-slot-ML = centro izquierda
teotihuacan-slot-MR = centro derecha
teotihuacan-slot-BL = abajo izquierda
teotihuacan-slot-BM = abajo centro
teotihuacan-slot-BR = abajo derecha
teotihuacan-slot-spare = reserva

## Sus ajustes

cli-bot-worker_power_gold = poder inicial en los Depósitos de oro
cli-bot-worker_power_nobles = poder inicial en Nobles
cli-bot-worker_power_construction = poder inicial en Construcción
cli-bot-start_gold = oro inicial
cli-bot-start_stone = piedra inicial
cli-bot-start_wood = madera inicial
cli-bot-vp_per_exchange = PV por 10 cacaos
cli-bot-worship_step_change = más peldaños de templo en Adoración
cli-bot-vp_per_temple_bonus = PV al final por bonificación de templo
cli-bot-vp_per_technology = PV al final por tecnología
