# M6 Obsidiana: un recurso que sustituye a otros.

teotihuacan-good-obsidian = obsidiana
    .gender = f
    .pl = obsidianas
    .short = ob
    .effect = Un recurso. En cualquier pago, 1 obsidiana sustituye a 1 madera, piedra u oro que falta; nunca se te pregunta. Los efectos que dan cualquier recurso nunca dan obsidiana, salvo que tengas «{ teotihuacan-technology-01h }».
teotihuacan-show-figure-obsidian = obs
teotihuacan-help-obsidian = La obsidiana es un quinto bien. Viene del Bosque, de la Cantera de piedra, de los Depósitos de oro y de otras partes de la expansión. En cualquier pago sustituye, una por uno y sin preguntar, a la madera, la piedra o el oro que te falte; los grandes descubrimientos, una segunda familia de losetas, pueden costarla. «tile obsidiana» dice más.
teotihuacan-technology-01h = Tesoro de obsidiana
    .short = 1½
    .effect = Siempre que ganas cualquier recurso, puede ser obsidiana.
teotihuacan-technology-03h = Moneda de obsidiana
    .short = 3½
    .effect = En cualquier pago de cacao, también de salarios, 1 obsidiana vale por 1, 2 o 3 cacaos.
teotihuacan-technology-05h = Regalos de obsidiana
    .short = 5½
    .effect = +1 obsidiana tras recoger cacao o tras una Adoración en una loseta Real.

teotihuacan-starting-obsidian_power_discovery = 1 obsidiana, potenciación, gran descubrimiento
teotihuacan-starting-obsidian_cocoa = 4 cacaos, 3 obsidianas

teotihuacan-hint-pay-cocoa =
    { $due ->
        [one] −{ $due } cacao o 1 obsidiana
       *[other] −{ $due } cacaos u obsidianas, cada una por hasta 3
    }
teotihuacan-ask-pay-cocoa =
    { $due ->
        [one] Hay que pagar { $due } cacao. ¿Pagas con cacao o entregas 1 obsidiana?
       *[other] Hay que pagar { $due } cacaos. ¿Pagas con cacao o entregas 1 obsidiana por hasta 3?
    }
    .title =
        { $due ->
            [one] Por pagar: { $due } cacao
           *[other] Por pagar: { $due } cacaos
        }
    .ask = ¿Cómo pagas?
    .ask-theirs = ¿Cómo se paga?

teotihuacan-cause-joker = obsidiana en lugar de otro recurso
teotihuacan-cause-joker_cocoa = obsidiana en lugar de cacao
teotihuacan-source-obsidian = obsidiana
teotihuacan-cause-obsidian = tablero de obsidiana

teotihuacan-why-no-obsidian =
    { $obsidian ->
        [one] Cuesta { $obsidian } obsidiana; tienes { $held }.
       *[other] Cuesta { $obsidian } obsidianas; tienes { $held }.
    }
teotihuacan-from-obsidian = el Bosque, la Cantera de piedra y los Depósitos de oro dan obsidiana
teotihuacan-card-designed-board = Sus cifras son provisionales hasta que se pueda leer el tablero impreso.

## El Teotibot

cli-bot-harder_obsidian = más difícil: recoge 2 bienes y 1 obsidiana en lugar de 1 y 1
teotihuacan-why-not-any-resource = Cualquier recurso es madera, piedra u oro; obsidiana, solo con la tecnología 1½.

## Lo que dan sus tableros

teotihuacan-card-cells = Poder más bajo 1 | 2–3 | 4–5. Un trabajador: { $one }. Dos: { $two }. Tres: { $three }, y hasta dos potenciaciones.
    .row = { $weak } | { $middle } | { $strong }
teotihuacan-gives-temple_any =
    { $amount ->
        [one] un peldaño de templo
       *[other] { $amount } peldaños de templo
    }

## Lo que recoge el Teotibot

teotihuacan-action_tile-construction-obsidian = Construcción
    .effect = Con un trabajador en Construcción y 2 piedras, construye la loseta de Pirámide más a la izquierda: los puntos del nivel y 2 más, un paso en la pista de la pirámide y un peldaño en su templo más alto. Si no, recoge piedra y obsidiana si tiene un trabajador en la Cantera de piedra; si no, la acción alternativa. El trabajador se potencia y avanza.
teotihuacan-action_tile-decorations-obsidian = Decoraciones
    .effect = Con un trabajador en Decoraciones y 2 oros, coloca la decoración de más arriba: 5 PV, un paso en la pista de la pirámide y un peldaño en su templo más alto. Si no, recoge oro y obsidiana si tiene un trabajador en los Depósitos de oro; si no, la acción alternativa. El trabajador se potencia y avanza.
teotihuacan-action_tile-nobles-obsidian = Nobles
    .effect = Con un trabajador en Nobles y 2 maderas, construye un edificio, que le da sus puntos, y avanza un paso en la Avenida. Si no, recoge madera y obsidiana si tiene un trabajador en el Bosque; si no, la acción alternativa. El trabajador se potencia y avanza.

## Conjuntos de máscaras más largos

teotihuacan-term-more-masks =
    .effect = Los conjuntos de máscaras distintas puntúan en cada Eclipse: 1, 3, 6, 10, 15, 21, 28 o 36 PV por conjuntos de 1 a 8.
teotihuacan-term-one-of-more-masks =
    .effect = Una máscara que nunca se gasta: las máscaras distintas forman conjuntos que puntúan 1, 3, 6, 10, 15, 21, 28 o 36 PV en cada Eclipse.

# Lo que se dice a quien encuentra por primera vez un tipo de decisión.

teotihuacan-first-pay-cocoa = Con tu tecnología, una obsidiana paga hasta 3 cacaos. Decide cuánto pagas así.
