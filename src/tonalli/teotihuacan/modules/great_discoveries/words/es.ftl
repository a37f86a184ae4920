# Grandes descubrimientos: una segunda familia de losetas con su propia pila.

teotihuacan-discovery-great_extra_worker = gran trabajador adicional
    .effect = Úsala durante una acción principal en cualquier tablero: la acción cuenta un trabajador más, tres como máximo.
teotihuacan-discovery-great_double_resources = recursos dobles
    .effect = Úsala durante una acción principal en el Bosque, la Cantera o los Depósitos de oro: la madera, la piedra, el oro y la obsidiana de la celda se duplican.
teotihuacan-discovery-great_mask = gran máscara
    .effect = Una máscara de tipo propio que nunca se gasta: las máscaras distintas forman conjuntos que puntúan 1, 3, 6, 10, 15, 21, 28 o 36 PV en cada Eclipse.
teotihuacan-discovery-great_obsidian_3 = 3 obsidianas
    .effect = Úsala una vez en tu turno: 3 obsidianas.
teotihuacan-discovery-great_move_back = mover hacia atrás
    .effect = Úsala una vez en tu turno: uno de tus trabajadores desbloqueados retrocede 1, 2 o 3 tableros, en sentido antihorario, sin acción y sin costo.
teotihuacan-discovery-great_power_up_3 = tres potenciaciones
    .effect = Úsala una vez: de una a tres potenciaciones para tus trabajadores desbloqueados de cualquier tablero, pero no para uno que se está moviendo.
teotihuacan-discovery-great_refresh_2 = recuperar dos
    .effect = Úsala una vez para poner otra vez boca arriba dos de tus losetas de descubrimiento usadas; los grandes descubrimientos se quedan como están.
teotihuacan-discovery-great_lowest_technology = tecnología más baja
    .effect = Úsala una vez: un marcador gratis en la tecnología de número más bajo que no tienes, con su peldaño de templo; los demás que la tienen puntúan 3 PV.
teotihuacan-discovery-great_shaman_step = paso del chamán
    .effect = Úsala mientras mueves a tu chamán: va un altar más allá, y ganas 2 oros.
teotihuacan-discovery-great_shaman_stand = el chamán se levanta
    .effect = Úsala una vez en tu turno: 2 cacaos, y tu chamán se levanta.
    .cost = 1 de poder de uno de tus trabajadores desbloqueados
teotihuacan-discovery-great_temple_blue = cualquiera + peldaño azul
    .effect = Úsala una vez en tu turno para avanzar un peldaño en un templo a tu elección y otro en el templo azul, en el orden que quieras.
teotihuacan-discovery-great_temple_red = cualquiera + peldaño rojo
    .effect = Úsala una vez en tu turno para avanzar un peldaño en un templo a tu elección y otro en el templo rojo, en el orden que quieras.
teotihuacan-discovery-great_temple_green = cualquiera + peldaño verde
    .effect = Úsala una vez en tu turno para avanzar un peldaño en un templo a tu elección y otro en el templo verde, en el orden que quieras.

teotihuacan-term-great_discovery = Gran descubrimiento
    .effect = Una loseta de una segunda familia con su propia pila. Se reclama, se conserva y se usa como una loseta de descubrimiento; nada que cuente losetas de descubrimiento o las afecte vale para ella.

## Lo que se pregunta y se hace

teotihuacan-ask-back-worker =
    { $waivable ->
        [0] ¿Qué trabajador retrocede?
       *[other] ¿Qué trabajador retrocede? (restantes: { $left })
    }
    .title = Mover hacia atrás
    .ask = ¿Qué trabajador?
teotihuacan-ask-back-to = ¿Cuánto retrocede el trabajador?
    .title = Mover hacia atrás
    .ask = ¿Cuánto?
teotihuacan-ask-power-up-more =
    { $made ->
        [0] ¿A qué trabajador potencias? (hasta { $left })
       *[other] ¿Potencias a otro trabajador? (hasta { $left })
    }
    .use = ¿Potencias a otro trabajador, usas una loseta o lo dejas así? (hasta { $left })
    .buy-unlock = ¿Potencias a otro trabajador, pagas para desbloquear a tus trabajadores o lo dejas así? (hasta { $left })
    .use-or-buy-unlock = ¿Potencias a otro trabajador, usas una loseta, pagas para desbloquear a tus trabajadores o lo dejas así? (hasta { $left })
    .title = Potenciación
    .ask = ¿A qué trabajador?
    .hint = hasta { $left }
teotihuacan-ask-refresh =
    { $left ->
        [one] ¿Qué loseta usada pones boca arriba?
       *[other] ¿Qué losetas usadas pones boca arriba? (por elegir: { $left })
    }
    .title = Recuperar
    .ask = ¿Qué loseta?
    .hint = por elegir: { $left }
teotihuacan-ask-any-and-named = Un peldaño en cualquier templo y otro en el { $temple }. ¿En qué templo avanzas primero?
    .title = Peldaños de templo
    .ask = ¿Cuál primero?
teotihuacan-action-back = Mueve hacia atrás al trabajador de poder { $power } { FORM($board, "gen") }
    .name = { $brief }, poder { $power }
teotihuacan-action-refresh = Pon «{ $discovery }» boca arriba
    .name = { $discovery }
teotihuacan-pass-back-worker = Nadie más retrocede
    .name = Nadie más

## Lo que ha pasado

teotihuacan-event-refresh = «{ $discovery }» otra vez boca arriba
teotihuacan-event-great_discarded = descartado el gran descubrimiento «{ $discovery }» ({ $place })
teotihuacan-event-great_reshuffle = los grandes descubrimientos descartados forman una pila nueva
teotihuacan-brings-back =
    { $amount ->
        [one] un trabajador puede retroceder
       *[other] { $amount } trabajadores pueden retroceder
    }
teotihuacan-brings-fresh =
    { $amount ->
        [one] una loseta usada, boca arriba
       *[other] { $amount } losetas usadas, boca arriba
    }
teotihuacan-brings-refresh = «{ $discovery }» otra vez

teotihuacan-source-great_discovery = grandes descubrimientos
teotihuacan-cause-great_discovery = gran descubrimiento

## Por qué algo no es posible

teotihuacan-why-must-move = Un trabajador tiene que retroceder.
teotihuacan-why-not-used = No está entre tus losetas usadas.
teotihuacan-card-designed-copies = Cuántas copias hay es provisional hasta que se puedan contar las losetas impresas.

# Lo que se dice a quien encuentra por primera vez un tipo de decisión.

teotihuacan-first-back-worker = Uno de tus dados recorre el anillo hacia atrás. No cuesta nada y no hace nada por el camino, pero vuelve a juntar dados.
teotihuacan-first-back-to = ¿Cuánto retrocede? Ni los tableros por los que pasa ni aquel al que llega tienen efecto ahora.
teotihuacan-first-power-up-more = Hasta tres potenciaciones. Solo la primera es obligatoria.
teotihuacan-first-refresh = Una loseta que has usado se pone otra vez boca arriba y se puede usar de nuevo, sin pagar.
teotihuacan-first-any-and-named = Dos peldaños de templo, uno de ellos donde quieras. Toma primero el fijo si quieres ver qué da.
