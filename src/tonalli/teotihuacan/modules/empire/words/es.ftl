# M9 Expansión del Imperio: guerreros en el mapa, Conquista en lugar de Nobles.

teotihuacan-region-0 = Teotihuacan
    .effect = Aquí llegan los guerreros del suministro. Quien llega desplaza al guerrero que ya está aquí a la región 1, 2, 3 o 4, a elección de su dueño. Aquí nadie construye, y un guerrero aquí no puntúa.
teotihuacan-region-1 = Región 1
    .effect = 1 obsidiana y 1 cacao
teotihuacan-region-2 = Región 2
    .effect = un peldaño en cualquier templo
teotihuacan-region-3 = Región 3
    .effect = saca 3 losetas de descubrimiento y reclama una por su costo
teotihuacan-region-4 = Región 4
    .effect = una potenciación para cada uno de tres trabajadores desbloqueados distintos
teotihuacan-region-5 = Región 5
    .effect = la máscara especial de oro
teotihuacan-region-6 = Región 6
    .effect = saca 2 grandes descubrimientos y reclama uno por su costo
teotihuacan-region-7 = Región 7
    .effect = un marcador gratis en la tecnología de número más bajo que no tienes, con su peldaño de templo
teotihuacan-region-8 = Región 8
    .effect = un peldaño en cada uno de dos templos distintos
teotihuacan-region-9 = Región 9
    .effect = la máscara especial de jade
teotihuacan-region-10 = Región 10
    .effect = 4 obsidianas
teotihuacan-region-11 = Región 11
    .effect = 1 PV por cada uno de tus trabajadores, 2 por uno con poder 4 o 5, también los bloqueados
teotihuacan-region-12 = Región 12
    .effect = El final de ambos caminos. Cabe cualquier número de guerreros; aquí nadie construye.
teotihuacan-place-region_3 = región 3
teotihuacan-place-region_5 = región 5
teotihuacan-place-region_6 = región 6
teotihuacan-place-region_9 = región 9

teotihuacan-discovery-special_mask_gold = máscara especial de oro
    .effect = Una máscara de tipo propio, para quien construye en la región 5. No es una loseta de descubrimiento.
teotihuacan-discovery-special_mask_jade = máscara especial de jade
    .effect = Una máscara de tipo propio, para quien construye en la región 9. No es una loseta de descubrimiento.
teotihuacan-help-empire = Conquista está en lugar de Nobles: su acción principal añade guerreros en Teotihuacan, en el mapa, construye un edificio o hace ambas cosas, según el número de tus trabajadores y el más débil de ellos. En una región cabe un guerrero: quien llega desplaza al que está allí una provincia más allá, y su dueño elige adónde. En cada Eclipse un guerrero da los puntos de su provincia. Un edificio cuesta 2 maderas y el guerrero que está en la región, y da puntos, un paso en la Avenida y lo que da la región. «empire» muestra el mapa; «tile región 5», una región.
teotihuacan-term-warrior = Guerrero
    .effect = Diez de cada color. Un guerrero se añade en Teotihuacan. En una región cabe uno: quien llega desplaza al anterior una provincia más allá, siempre por el mismo camino, a una región que elige su dueño. En cada Eclipse tus guerreros puntúan 1, 2, 3 o 5 PV según la provincia. Un guerrero en una región sin edificio te permite construir allí y sale del juego.
teotihuacan-term-conquest = Conquista
    .main = Añade guerreros o construye un edificio según el número de tus trabajadores y el más débil de ellos, como en los tableros de recursos; después 1 potenciación; con tres trabajadores, hasta 2.
    .table = Un trabajador: { $first }. Dos: { $second }. Tres: { $third }.
teotihuacan-conquest-cell =
    { $cell_id ->
        [warriors] poder { $power }: { $warriors }
        [build] poder { $power }: un edificio
        [choice] poder { $power }: { $warriors } o un edificio
       *[both] poder { $power }: { $warriors } y un edificio
    }
teotihuacan-conquest-warriors =
    { $warriors ->
        [one] { $warriors } guerrero
       *[other] { $warriors } guerreros
    }
teotihuacan-term-empire_tile = Imperio y obras
    .title = Loseta del Teotibot: Imperio y obras
    .effect = Con un trabajador en Conquista y 2 maderas, añade dos guerreros y construye en su región más lejana de Teotihuacan; en caso de empate, en la de más arriba. Si no puede hacer ni lo uno ni lo otro, recoge madera y obsidiana con un trabajador en el Bosque; si no, la acción alternativa. El trabajador se potencia y avanza.

## Cartas

teotihuacan-card-region =
    { $wood ->
        [one] Un edificio aquí cuesta { $wood } madera y tu guerrero. Da { $points } PV y un paso en la Avenida de los Muertos; la región da: { $effect }.
       *[other] Un edificio aquí cuesta { $wood } maderas y tu guerrero. Da { $points } PV y un paso en la Avenida de los Muertos; la región da: { $effect }.
    }
    .warriors = Un guerrero aquí puntúa { $points } PV en cada Eclipse.
teotihuacan-card-trail = Loseta de sendero { $region }
    .effect = Envía a la región { $region } al guerrero del Teotibot desplazado de Teotihuacan. Las cuatro son igual de probables.

## Lo que se pregunta y se hace

teotihuacan-ask-conquer = ¿Qué tomas de tu celda de Conquista?
    .use = ¿Qué tomas de tu celda de Conquista, o usas una loseta?
    .buy-unlock = ¿Qué tomas de tu celda de Conquista, o pagas para desbloquear a tus trabajadores?
    .use-or-buy-unlock = ¿Qué tomas de tu celda de Conquista, o usas una loseta o pagas para desbloquear a tus trabajadores?
    .title = Conquista
    .ask = ¿Qué tomas?
    .ask-theirs = ¿Qué se toma?
teotihuacan-ask-conquer-on =
    { $warriors ->
        [0] ¿Construyes ahora un edificio?
        [one] Queda { $warriors } guerrero por añadir. ¿Qué viene ahora?
       *[other] Quedan { $warriors } guerreros por añadir. ¿Qué viene ahora?
    }
    .title = Conquista
    .ask = ¿Qué viene ahora?
teotihuacan-ask-push-warrior =
    { $region ->
        [0] Tu guerrero es desplazado de Teotihuacan. ¿Adónde va?
       *[other] Tu guerrero es desplazado de la región { $region }. ¿Adónde va?
    }
    .title = Guerrero desplazado
    .ask = ¿Adónde va?
teotihuacan-ask-climb-different =
    { $climbed_id ->
        [none] Peldaños en dos templos distintos. ¿En cuál primero?
       *[other] ¿En qué otro templo avanzas?
    }
    .title = Peldaños de templo
    .ask = ¿En qué templo?
teotihuacan-ask-power-up-different = ¿A qué trabajador potencias? Cada uno una sola vez. (restantes: { $left })
    .title = Potenciación
    .ask = ¿A qué trabajador?
    .hint = restantes: { $left }
teotihuacan-ask-claim-drawn = ¿Reclamas una de las losetas sacadas para la región { $region }?
    .title = Región { $region }
    .ask = ¿Reclamar una loseta?
teotihuacan-action-warrior = Añade un guerrero en Teotihuacan
    .name = Añadir un guerrero
teotihuacan-action-settle = Construye en la región { $region }: { $points } PV, { $effect }, un paso en la Avenida
    .name = Colonizar región { $region }
teotihuacan-action-push = A la región { $region }
    .name = Región { $region }
teotihuacan-pass-claim-drawn = No reclamar nada
teotihuacan-pass-next-warrior = Añadir el siguiente guerrero
    .name = Siguiente guerrero
teotihuacan-pass-build = No construir nada
teotihuacan-hint-pushes = desplaza a un guerrero ({ $colour })
teotihuacan-hint-region = un edificio allí: { $points } PV, un paso en la Avenida, { $effect }
    .settled = allí ya hay un edificio
teotihuacan-hint-warrior-score = { $points } PV en cada Eclipse

## Lo que ha pasado

teotihuacan-event-warrior_added = añadido un guerrero en Teotihuacan
teotihuacan-event-warrior_moves =
    { $origin ->
        [0] guerrero desplazado de Teotihuacan a la región { $to }
       *[other] guerrero desplazado de la región { $origin } a la región { $to }
    }
teotihuacan-event-settle = edificio construido en la región { $region }
teotihuacan-event-trail = loseta de sendero: región { $region }
teotihuacan-event-region_discard = descartada la loseta «{ $discovery }» sacada para la región { $region }
teotihuacan-brings-drawn = se sacan tres losetas de descubrimiento, puedes reclamar una
teotihuacan-brings-drawn-great = se sacan dos grandes descubrimientos, puedes reclamar uno
teotihuacan-brings-warrior =
    { $amount ->
        [one] { $amount } guerrero
       *[other] { $amount } guerreros
    }

teotihuacan-source-warriors = guerreros
teotihuacan-cause-warriors = guerreros
teotihuacan-source-empire = regiones del Imperio
teotihuacan-cause-empire = Imperio
teotihuacan-cause-priest = sacerdote S08

## Por qué algo no es posible

teotihuacan-why-not-onward = Desde donde está el guerrero, ningún camino lleva allí.
teotihuacan-why-other-temple = El segundo peldaño tiene que ser en otro templo.
teotihuacan-why-named-already = Ese trabajador ya ha tenido su potenciación.
teotihuacan-why-no-region = No tienes ningún guerrero en una región sin edificio.
    .help = antes tiene que haber un guerrero en una región así
teotihuacan-why-region-settled = Ya hay un edificio.
teotihuacan-why-no-warrior-there = No tienes ningún guerrero allí.
    .help = antes tiene que ir allí un guerrero tuyo
teotihuacan-why-no-warrior-left = No queda ningún guerrero en tu suministro.
teotihuacan-why-next-warrior = De tu celda no se puede tomar otra cosa: al pasar se añade el siguiente guerrero.
teotihuacan-why-one-reward = Tu celda no tiene esto, o ya no lo tiene.
teotihuacan-why-warriors-first = Hay que añadir todos los guerreros de la celda.

## Cifras de las cosas

teotihuacan-note-region = Aquí hay un guerrero: { $colour }.
    .settled = Aquí hay un edificio: { $colour }.
    .far =
        { $warriors ->
            [one] Aquí hay { $warriors } guerrero: { $colour }.
           *[other] Aquí hay { $warriors } guerreros: { $colour }.
        }
teotihuacan-note-warriors = { $colour }: { $supply } en el suministro, { $due } PV en el próximo Eclipse.

## El terminal

teotihuacan-show-empire = El Imperio
    .hint = las letras son guerreros, ■ edificios; un guerrero da los PV de su provincia en cada Eclipse
teotihuacan-show-province = { $points } PV
teotihuacan-show-conquest-legend = Conquista, según tus trabajadores allí: celdas para el poder más bajo 1, 2–3, 4–5; G guerreros, E un edificio, / uno de los dos, + ambos.
teotihuacan-show-conquest = { $workers }: { $cells }
teotihuacan-show-conquest-cell =
    { $cell_id ->
        [warriors] { $warriors }G
        [build] E
        [choice] { $warriors }G/E
       *[both] { $warriors }G+E
    }
teotihuacan-show-empire-side = suministro { $supply }, { $due } PV en un Eclipse

## Ajustes del Teotibot

cli-bot-priest_s08 = sacerdote S08: tras una tirada de 6 a 8, dos guerreros más por 2 obsidianas
teotihuacan-priest-s08 = Sacerdote S08
    .effect = Tras una tirada de 6, 7 u 8 y la acción de esa loseta, el Teotibot paga 2 obsidianas, si puede, y añade dos guerreros más.

## Lo que se llama de otro modo con el tablero del Imperio

teotihuacan-board-conquest = Conquista
    .gender = f
    .gen = de Conquista
    .at = en Conquista
    .to = a Conquista
    .short = Cqa
    .brief = Conquista
teotihuacan-technology-03-empire =
    .effect = +3 PV por una acción principal en Alquimia o Conquista.
teotihuacan-discovery-extra_worker-empire =
    .effect = Úsala en Alquimia, Conquista o Construcción: la acción cuenta un trabajador más, tres como máximo.
teotihuacan-term-avenue-empire =
    .effect = Los pasos se consiguen con los edificios del mapa, las Ascensiones y las losetas. En cada Eclipse, cada uno de tus pasos puntúa su valor, que al principio es de 5 PV y baja hasta 1 según se construyen edificios. Los pasos 3, 6 y 8 te permiten reclamar una loseta de descubrimiento.
teotihuacan-term-eclipse-empire =
    .effect = Cuando el disco blanco alcanza al negro: puntúan la Avenida, la pista de la pirámide, las máscaras y los guerreros, y después se pagan los salarios. El tercero termina la partida.
teotihuacan-term-masks-empire =
    .effect = Los conjuntos de máscaras distintas puntúan en cada Eclipse: 1, 3, 6, 10, 15, 21, 28, 36, 45 o 55 PV por conjuntos de 1 a 10.
teotihuacan-term-mask-empire =
    .effect = Una máscara que nunca se gasta: las máscaras distintas forman conjuntos que puntúan 1, 3, 6, 10, 15, 21, 28, 36, 45 o 55 PV en cada Eclipse.
teotihuacan-discovery-great_mask-empire =
    .effect = Una máscara de tipo propio que nunca se gasta: las máscaras distintas forman conjuntos que puntúan 1, 3, 6, 10, 15, 21, 28, 36, 45 o 55 PV en cada Eclipse.

# Lo que se dice a quien encuentra por primera vez un tipo de decisión.

teotihuacan-first-climb-different = Un peldaño en cada uno de dos templos distintos.
teotihuacan-first-power-up-different = Tres dados distintos se hacen más fuertes, o tantos como tengas.
teotihuacan-first-claim-drawn = Una de las losetas sacadas puede ser tuya por su costo; las demás se devuelven.
teotihuacan-first-push-warrior = Tu guerrero tiene que dejar sitio y va una provincia más allá. Más lejos puntúa más en cada Eclipse.
teotihuacan-first-conquer = Añade guerreros al mapa o construye: la tabla del tablero dice qué permiten tus trabajadores.
teotihuacan-first-conquer-on = Lo que queda de la misma celda de la tabla, en cualquier orden. Construir retira del mapa un guerrero a cambio de la recompensa de su región.
