# M8 Altares y chamanes: un cuarto tipo de turno y un trabajador más.

teotihuacan-altar_space-a12 = altar 1–2
teotihuacan-altar_space-a81 = altar 8–1
teotihuacan-altar_space-a56 = altar 5–6
teotihuacan-altar_space-a45 = altar 4–5
teotihuacan-place-a12 = altar 1–2
teotihuacan-place-a81 = altar 8–1
teotihuacan-place-a56 = altar 5–6
teotihuacan-place-a45 = altar 4–5
teotihuacan-hand-hand = en la mano

teotihuacan-altar-altar_trade = Altar del trueque
    .rear = reclama un gran descubrimiento
    .front = puedes pagar 2 cacaos por 4 obsidianas
teotihuacan-altar-altar_unlock = Altar de la liberación
    .rear = reclama un gran descubrimiento
    .front = 1 obsidiana, y todos tus trabajadores se desbloquean
teotihuacan-altar-altar_retreat = Altar de la retirada
    .rear = 1 obsidiana, y dos veces puedes hacer retroceder 1 o 2 tableros a un trabajador desbloqueado
    .front = reclama un gran descubrimiento
teotihuacan-altar-altar_obsidian = Altar de la obsidiana
    .rear = 2 obsidianas
    .front = reclama un gran descubrimiento
teotihuacan-altar-none-left = nada, aquí no queda ningún gran descubrimiento
teotihuacan-card-altar = En la casilla hacia el tablero anterior, en el sentido de las agujas del reloj: { $rear }. Hacia el posterior: { $front }.
teotihuacan-card-altar-space = Está entre los tableros de los espacios { $first } y { $second } del anillo, que se cuenta en el sentido de las agujas del reloj desde el 1: { $board }. Cada una de sus dos casillas señala a uno de ellos.
teotihuacan-card-field = { $altar }, casilla hacia el espacio { $space }

teotihuacan-help-altars = Chamanes: entre los espacios 1–2, 8–1, 5–6 y 4–5 del anillo hay altares, cada uno con una casilla hacia cada tablero. En lugar de un turno normal puedes escribir activate: tu chamán va al siguiente altar, en sentido antihorario, eliges su casilla y tomas lo que da, casi siempre un gran descubrimiento u obsidiana. Mientras está de pie (▲) cuenta como un trabajador más para la acción principal del tablero al que señala; después queda tumbado (△) hasta que vuelve a moverse. «altars» los muestra.
teotihuacan-term-shaman = Chamán
    .effect = En lugar de un turno normal puedes activar a tu chamán: va en sentido antihorario al siguiente altar y se pone de pie en una de sus casillas, cuyo beneficio tomas; si allí había un chamán, ese va al siguiente altar, donde su dueño elige una casilla. Mientras tu chamán está de pie, la acción principal del tablero al que señala cuenta un trabajador más, tres como máximo; después queda tumbado hasta que se mueve, es desplazado o una loseta lo levanta.

## Lo que se pregunta y se hace

teotihuacan-ask-place-shaman = ¿En qué casilla de un altar empieza tu chamán?
    .title = Chamán
    .ask = ¿Dónde empieza?
teotihuacan-ask-move-shaman = Tu chamán avanza. ¿A qué casilla?
    .use = Tu chamán avanza. ¿A qué casilla, o lo lleva antes más lejos una loseta?
    .title = Chamán
    .ask = ¿A qué casilla?
teotihuacan-ask-displaced-shaman = Desplazan a tu chamán. ¿A qué casilla del siguiente altar va?
    .title = Chamán desplazado
    .ask = ¿A qué casilla?
teotihuacan-ask-claim-from-altar = ¿Reclamas un gran descubrimiento ({ $altar })?
    .title = { $altar }
    .ask = ¿Reclamar un descubrimiento?
teotihuacan-ask-altar-trade = ¿Pagas 2 cacaos por 4 obsidianas?
    .title = Altar
    .ask = ¿Cambiar 2 cacaos?
teotihuacan-ask-weaken = ¿Qué trabajador pierde 1 de poder por la loseta?
    .title = Precio de la loseta
    .ask = ¿Cuál pierde 1 de poder?
teotihuacan-action-activate = Activa a tu chamán: va al siguiente altar; eso es todo el turno
    .name = Activar al chamán
teotihuacan-action-shaman = Hacia { FORM($board, "acc") } ({ $altar })
    .benefit = Hacia { FORM($board, "acc") }: { $benefit } ({ $altar })
    .name = Hacia { FORM($brief, "acc") }
teotihuacan-action-weaken =
    { $board_id ->
        [hand] Un trabajador inicial de poder { $power } pierde 1 de poder
       *[other] El trabajador de poder { $power } { FORM($board, "gen") } pierde 1 de poder
    }
    .name = { $brief }, poder { $power }
teotihuacan-hint-displaces = desplaza a un chamán ({ $colour })

## Lo que ha pasado

teotihuacan-event-shaman = el chamán llega al { $altar }, hacia { FORM($board, "acc") }
    .X-6-4 = colocado el chamán en el { $altar }, hacia { FORM($board, "acc") }
    .X-6-6 = chamán activado: al { $altar }, hacia { FORM($board, "acc") }
    .X-6-9 = chamán desplazado al { $altar }, hacia { FORM($board, "acc") }
    .X-6-16 = su chamán empieza en el { $altar }, hacia { FORM($board, "acc") }
    .X-6-17 = su chamán va al { $altar }, hacia { FORM($board, "acc") }
teotihuacan-event-shaman_lies = chamán tumbado
teotihuacan-event-shaman_stands = chamán levantado
teotihuacan-event-shaman_tile = loseta de inicio para el chamán: { $starting }
teotihuacan-brings-may-claim-great = puedes reclamar un gran descubrimiento
teotihuacan-brings-shaman_stands = tu chamán se levanta

teotihuacan-cause-altars = altar

## Por qué algo no es posible

teotihuacan-why-other-altar = Tu chamán no va allí ahora.
teotihuacan-why-field-taken = Allí ya hay otro chamán.
teotihuacan-why-no-strong-worker = Ninguno de tus trabajadores desbloqueados tiene poder que perder.
    .help = una potenciación da a un trabajador poder que perder
teotihuacan-why-too-weak = Un trabajador de poder 1 no tiene poder que perder.
    .short = poder 1
    .help = una potenciación le da poder que perder

## Cifras de las cosas

teotihuacan-note-altar = Está en el { $altar }: el tablero anterior es { $earlier }; el posterior, { $later }.
    .pile =
        { $count ->
            [0] Allí no queda ningún gran descubrimiento.
           *[other] Grandes descubrimientos allí: { $tiles }.
        }
    .field = Hacia { FORM($board, "acc") }: { $benefit }.
    .stands = En la casilla hacia { FORM($board, "acc") } hay un chamán de pie: { $colour }.
    .lies = En la casilla hacia { FORM($board, "acc") } hay un chamán tumbado: { $colour }.
teotihuacan-note-shaman-at-court = Un chamán de pie que señala aquí añade 1 de poder a una Adoración de su dueño; después queda tumbado.
teotihuacan-note-shaman-tile = Después su chamán va al siguiente altar, desplaza al tuyo y toma allí una máscara que no tiene; si no la hay, descarta la loseta superior; donde no queda ninguna loseta, gana 2 obsidianas. Siempre está tumbado.

## El terminal

teotihuacan-show-altars = Altares, en el orden de los chamanes
    .hint = se llaman por los espacios contiguos; ▲ de pie, ayuda en el tablero al que señala; △ tumbado
teotihuacan-show-altar-field = → { $board }: { $benefit }

## Ajustes del Teotibot

cli-bot-harder_altars = más difícil: 1 obsidiana por cada loseta que descarta de un altar
cli-bot-priest_s07 = sacerdote S07: su chamán también se mueve tras Adoración, cada dado de la Corte acierta
teotihuacan-priest-s07 = Sacerdote S07
    .effect = El chamán del Teotibot también avanza tras su loseta Adoración, como tras Colección de máscaras; y cada tirada del dado de la Corte acierta en una loseta Real: 1–2 izquierda, 3–4 central, 5–6 derecha.

## Lo que se llama de otro modo con los chamanes

teotihuacan-action_tile-mask_collection-shaman = Máscaras y chamán
    .title = Loseta del Teotibot: Colección de máscaras y chamán

# Lo que se dice a quien encuentra por primera vez un tipo de decisión.

teotihuacan-first-claim-from-altar = Uno de los grandes descubrimientos de este altar, por el costo que muestra, o ninguno.
teotihuacan-first-altar-trade = Este altar cambia 2 cacaos por 4 obsidianas, si quieres.
teotihuacan-first-place-shaman = Tu chamán empieza en un altar y señala a un tablero. Cuando realizas la acción principal de ese tablero, el chamán cuenta como un trabajador más, una vez, y después queda tumbado.
teotihuacan-first-move-shaman = El chamán recorre el anillo al revés hasta el siguiente altar, se levanta y da lo que muestra la casilla. El tablero al que señala cuenta entonces con una ayuda.
teotihuacan-first-displaced-shaman = Han desplazado a tu chamán: ponlo en una casilla del siguiente altar. Tú eliges a qué tablero señala.
teotihuacan-first-weaken = Hay que pagar con poder: uno de tus dados pierde 1 de poder.
