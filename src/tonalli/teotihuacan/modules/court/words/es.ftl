# M7 Corte: en lugar del Palacio, con dueños de sus losetas Reales.

teotihuacan-term-court = Corte
    .effect = Está en lugar del Palacio; lo que nombra el Palacio se refiere a ella. Para el efecto de una loseta Real, tu trabajador cuenta 1 de poder más por cada trabajador tuyo en el área general. Junto a ella hay un gran descubrimiento. Si una loseta Real tiene marcador, quien lo tiene potencia primero a uno de sus trabajadores, y una vez en la Adoración puedes pagar 1 cacao por un peldaño en el templo de esa loseta Real, antes o después de su efecto.

teotihuacan-help-court = La Corte está en lugar del Palacio. Una Adoración allí cuenta 1 de poder más por cada trabajador tuyo en su área general, así que puede superar 5. Quien llega primero al peldaño de un templo donde está su loseta de propiedad de la Corte es dueño de una loseta Real: en cada Adoración allí, su dueño potencia a un trabajador, y quien adora puede avanzar en ese templo por 1 cacao. «court» la muestra.
teotihuacan-term-ownership = Propiedad
    .effect = Quien llega primero a la loseta de propiedad de la Corte de un templo es dueño de una loseta Real de la Corte: siempre que alguien adora allí, el dueño potencia a uno de sus trabajadores desbloqueados, y quien adora puede avanzar en ese templo por 1 cacao.
teotihuacan-term-court_die = Dado de la Corte
    .effect = Siempre que uno de sus trabajadores pasa por la Corte, el Teotibot tira un dado para determinar una loseta Real. Si esta tiene marcador, se reemplaza el gran descubrimiento de la Corte, el Teotibot compra un peldaño en el templo y quien tiene el marcador potencia a un trabajador.

teotihuacan-royal-A10 = Loseta Real (parejas)
    .name = parejas
    .effect = 2 PV × tus parejas de grandes descubrimientos, como máximo tantas como el poder del trabajador que está allí
    .now = 2 PV × tus parejas de grandes descubrimientos, { $power } como máximo
    .short = 2 PV × parejas gran desc., máx. P
teotihuacan-royal-B11 = Loseta Real (obsidiana)
    .name = obsidiana
    .effect = una vez: 3 cacaos → tantas obsidianas como el poder del trabajador que está allí
    .now =
        { $power ->
            [one] una vez: 3 cacaos → { $power } obsidiana
           *[other] una vez: 3 cacaos → { $power } obsidianas
        }
    .short = 3 cacaos → P obsidianas
teotihuacan-royal-C12 = Loseta Real (venta de obsidiana)
    .name = venta de obsidiana
    .effect = como máximo tantas veces como el poder del trabajador que está allí: 1 obsidiana → 1 cacao + 2 PV
    .now =
        { $power ->
            [one] una vez: 1 obsidiana → 1 cacao + 2 PV
           *[other] hasta { $power } veces: 1 obsidiana → 1 cacao + 2 PV
        }
    .short = ≤ P×: 1 obsidiana → 1 cacao + 2 PV

teotihuacan-slot-left = izquierda
teotihuacan-slot-middle = central
teotihuacan-slot-right = derecha

teotihuacan-card-ownership = Loseta de propiedad de la Corte del { $temple }
    .where = Está en el peldaño { $step }. Quien llega allí primero la toma, además de la recompensa habitual, y pone un marcador junto a la loseta Real { $slot } de la Corte.
    .effect = Siempre que alguien adora en esa loseta Real, quien tiene el marcador potencia a uno de sus trabajadores desbloqueados, y quien adora puede avanzar en este templo por 1 cacao.
teotihuacan-card-designed-slots = Qué templo corresponde a qué loseta Real es provisional hasta que se pueda leer el tablero impreso.

teotihuacan-note-owner = Marcador aquí: { $colour }. Una Adoración en esta loseta Real da a ese jugador una potenciación, y quien adora puede avanzar en el { $temple } por 1 cacao.
teotihuacan-note-owns = Loseta Real { $slot } ({ $royal }): { $colour }
teotihuacan-note-unowned = Sin marcador: nadie ha llegado a la loseta de propiedad de la Corte del { $temple }.

## Lo que se pregunta y se hace

teotihuacan-hint-court-power =
    { $more ->
        [0] El poder que cuenta es { $power }
       *[other] El poder que cuenta es { $power }: poder { $own } y { $more } más
    }

teotihuacan-ask-marker = Se usa tu marcador de la Corte. ¿A cuál de tus trabajadores potencias?
    .title = Tu marcador
    .title-theirs = Marcador
    .ask = ¿A qué trabajador?
teotihuacan-ask-temple-option = ¿Avanzas ahora en el { $temple } por 1 cacao o continúas?
    .use = ¿Avanzas ahora en el { $temple } por 1 cacao, usas una loseta o continúas?
    .title = Loseta Real
    .ask = ¿Continuar?
teotihuacan-ask-worship-end = Tu Adoración termina. ¿Continúas?
    .use = Tu Adoración termina. ¿Usas antes una loseta o continúas?
    .title = Adoración
    .ask = ¿Continuar?
teotihuacan-ask-buy-obsidian =
    { $gained ->
        [one] Loseta Real: ¿pagas 3 cacaos por { $gained } obsidiana?
       *[other] Loseta Real: ¿pagas 3 cacaos por { $gained } obsidianas?
    }
    .title = Loseta Real
    .ask = ¿Pagar 3 cacaos?
teotihuacan-ask-sell-obsidian = Loseta Real: ¿vendes 1 obsidiana por 1 cacao y 2 PV? (restantes: { $left })
    .title = Loseta Real
    .ask = ¿Vender 1 obsidiana?
    .hint = restantes: { $left }
teotihuacan-action-court-step = Avanza en el { $temple } por 1 cacao
    .name = Peldaño de templo

## Lo que ha pasado

teotihuacan-event-ownership = tomada la loseta de propiedad de la Corte del { $temple }: un marcador junto a la loseta Real { $slot } de la Corte
teotihuacan-event-royal_activated = activada la loseta Real { $slot } de la Corte
teotihuacan-cause-court = Corte

## Por qué algo no es posible

teotihuacan-why-no-temple-option = Ahora no se puede comprar un peldaño de templo: hace falta una Adoración en una loseta Real con marcador, y solo una vez en cada Adoración.

## El terminal

teotihuacan-show-court = Corte
    .hint = un marcador: una potenciación para quien lo tiene, un peldaño en su templo por 1 cacao
teotihuacan-show-court-free = sin marcador
teotihuacan-show-court-tile = Gran descubrimiento: { $tile }

## El Teotibot

cli-bot-harder_court = más difícil: sus peldaños de templo en la Corte no cuestan cacao

## Lo que se llama de otro modo con la Corte

teotihuacan-board-court = Corte
    .gender = f
    .gen = de la Corte
    .acc = la Corte
    .at = en la Corte
    .to = a la Corte
    .short = Cor
    .brief = Corte
    .brief-acc = la Corte
teotihuacan-space-court1 = Corte, loseta Real izquierda
    .brief = loseta izquierda
teotihuacan-space-court2 = Corte, loseta Real central
    .brief = loseta central
teotihuacan-space-court3 = Corte, loseta Real derecha
    .brief = loseta derecha
teotihuacan-ask-ascension-at-court = Tu trabajador asciende y renace en la Corte. ¿Qué recompensa eliges?
    .title = Ascensión
    .ask = ¿Qué recompensa?
teotihuacan-event-ascension-at-court = Ascensión: un trabajador renace en la Corte
teotihuacan-ascension-worker-at-court = tu cuarto trabajador (poder 3) en la Corte y 2 cacaos
    .name = Cuarto trabajador
teotihuacan-term-ascension-at-court = Ascensión
    .effect = Un trabajador que supera el poder 5 renace en la Corte con poder 1; das un paso en la Avenida y tomas una recompensa, y el disco blanco avanza.
teotihuacan-term-worship-at-court =
    .effect = Tu trabajador queda bloqueado en un espacio de adoración del tablero. Obtienes su habilidad o la loseta de descubrimiento del tablero (que hay que pagar); por 1 cacao, las dos cosas. En la Corte, siempre la loseta Real y, por 1 cacao, además el gran descubrimiento. Si otro jugador tiene allí un trabajador bloqueado, cuesta 1 cacao más y ese trabajador se desbloquea.
teotihuacan-technology-01-at-court = Cacao de la Corte
    .effect = +1 cacao por un trabajador que llega a la Corte o pasa por ella.
teotihuacan-note-court-die = 1 es la loseta Real izquierda, 2 la central, 3 la derecha; 4, 5 y 6, ninguna.
    .s07 = Con el sacerdote S07, 1–2 es la loseta Real izquierda, 3–4 la central, 5–6 la derecha.

# Lo que se dice a quien encuentra por primera vez un tipo de decisión.

teotihuacan-first-buy-obsidian = Esta loseta Real vende obsidiana por cacao. La obsidiana sustituye a cualquier madera, piedra u oro.
teotihuacan-first-sell-obsidian = Cada obsidiana que entregas da 1 cacao y 2 puntos. Puedes parar en cualquier momento.
