# Acciones rápidas y un quinto jugador.

tzolkin-help-quick_actions = Acciones rápidas: en un turno de colocación, un trabajador puede ir a un espacio de acción rápida por 1 maíz. Cuando has colocado a todos tus trabajadores hace lo que dice la loseta del día, que tienes que poder pagar; las tecnologías no ayudan. Después de la ronda vuelve a la mano. «quick_actions» muestra la loseta y las próximas.

tzolkin-gear-quick = Acción rápida
    .gen = de un espacio de acción rápida
    .at = en un espacio de acción rápida
    .to = a un espacio de acción rápida
    .place = un espacio de acción rápida
    .place-gen = de un espacio de acción rápida
    .place-at = en un espacio de acción rápida
    .place-to = a un espacio de acción rápida
    .effect = Un espacio cuesta { $corn } maíz, además de lo que cuestan varios trabajadores. Un trabajador tuyo por turno, y solo si puedes hacer lo que dice la loseta del día.
tzolkin-term-quick_actions = acciones rápidas
    .effect = Tres espacios junto al espacio de jugador inicial, algunos bloqueados por trabajadores neutrales si juegan menos de cinco. Un trabajador allí hace lo que dice la loseta del día, en el mismo turno, cuando has colocado a todos tus trabajadores y tomado el maíz de la rueda. No se puede rechazar, y ninguna tecnología ayuda. El trabajador vuelve al final de la ronda; en un Día de Comida come. La loseta cambia cada dos días.

tzolkin-quick_tile-quick_corn = Maíz
    .effect = 3 maíz
tzolkin-quick_tile-quick_wood_corn = Madera y maíz
    .effect = 1 madera y 1 maíz
tzolkin-quick_tile-quick_stone = Piedra
    .effect = 1 piedra
tzolkin-quick_tile-quick_gold = Oro
    .effect = 1 oro
tzolkin-quick_tile-quick_technology = Tecnología
    .effect = avanza en una tecnología, por sus cubos habituales
tzolkin-quick_tile-quick_market = Mercado
    .effect = comercia como en Uxmal 2, al menos una vez
tzolkin-quick_tile-quick_build = Edificio
    .effect = paga 1 maíz y construye un edificio por sus cubos, sin Arquitectura

tzolkin-card-quick_tile = Acción rápida: { $effect }.
tzolkin-card-designed-monuments = Con cinco jugadores se colocan siete monumentos; ese número es provisional hasta que se conozca el impreso.
tzolkin-card-designed-all_monuments = Con cinco jugadores estos puntos son provisionales hasta que se conozcan los impresos.

tzolkin-note-quick =
    { $free ->
        [0] Hoy: { $effect }. No hay ningún espacio libre.
        [one] Hoy: { $effect }. Hay 1 espacio libre.
       *[other] Hoy: { $effect }. Hay { $free } espacios libres.
    }
tzolkin-note-quick_tile = Llega { $days }.
    .now = Está en el tablero hasta el día { $last }.
    .again = Está en el tablero hasta el día { $last }, y otra vez { $days }.
    .days = del día { $first } al día { $last }

## Lo que se pregunta y se hace

tzolkin-action-place-quick = Coloca en un espacio de acción rápida; cuando hayas colocado a todos los trabajadores: { $effect }
tzolkin-action-pass-quick = No colocar más
    .name = Ninguno más
    .hint = después, la acción rápida: { $effect }

## Lo que ha pasado

tzolkin-event-quick = acción rápida «{ $tile }»
tzolkin-event-quick_tile = la acción rápida es ahora «{ $tile }»
tzolkin-event-quick_laid_out = acciones rápidas de la era 2: { $tiles }
tzolkin-quick-slot = días { $first }–{ $last } «{ $tile }»
tzolkin-cause-quick_action = acción rápida

## Por qué algo no es posible

tzolkin-why-one-quick-action = Solo un trabajador por turno va a un espacio de acción rápida.
    .short = uno por turno
    .help = vuelve a ser posible en tu próximo turno
tzolkin-why-no-quick-field = No hay ningún espacio de acción rápida libre.
tzolkin-why-no-pity-on-fields = La piedad de los dioses nunca lleva a un espacio de acción rápida.
    .short = no por piedad

## El terminal

tzolkin-show-quick_actions = Acciones rápidas
    .hint = espacios por 1 maíz; el trabajador actúa al final de tu turno y vuelve para la ronda siguiente
tzolkin-show-quick-today = ahora: { $effect }
tzolkin-show-quick-next = días { $first }–{ $last }: { $tile }

## Las páginas

tzolkin-show-quick-action = Acción rápida
    .until = hasta el día { $last }
    .next = día { $first }
