# Teotihuacan: Ciudad de Dioses. Las formas: .at (dónde), .to (adónde) y .gen (de qué) llevan su preposición.

teotihuacan-title = Teotihuacan: Ciudad de Dioses
    .name = Teotihuacan
    .about = Mueve trabajadores por ocho tableros y construye la Pirámide.
    .players = 1–4
    .time = 90–120 min
    .expansion = Período de expansión
    .modules = cada uno por sí solo; los otros tres traen consigo Obsidiana
teotihuacan-typed-notation = collect
    .beginning = col en lugar de collect
teotihuacan-typed-tiles = tile máscara del jaguar, tile bosque, tile 05

## Tableros

teotihuacan-board-palace = Palacio
    .gender = m
    .gen = del Palacio
    .acc = el Palacio
    .at = en el Palacio
    .to = al Palacio
    .short = Pal
    .main = Sin acción principal. Tres espacios de adoración, uno en cada loseta Real.
    .brief = Palacio
    .brief-acc = el Palacio
teotihuacan-board-forest = Bosque
    .gender = m
    .gen = del Bosque
    .acc = el Bosque
    .at = en el Bosque
    .to = al Bosque
    .short = Bos
    .main = Madera según el número de trabajadores y el poder más bajo; después, una potenciación.
    .table = Poder más bajo 1 | 2–3 | 4–5. Un trabajador: 1 cacao | 1 madera | 2 maderas. Dos: 1 madera | 2 maderas | 3 maderas + 2 cacaos. Tres: 2 maderas + 1 cacao | 3 maderas + 3 cacaos | 4 maderas + 5 cacaos, y hasta dos potenciaciones.
    .brief = Bosque
    .brief-acc = el Bosque
teotihuacan-board-quarry = Cantera de piedra
    .gender = f
    .gen = de la Cantera
    .acc = la Cantera
    .at = en la Cantera
    .to = a la Cantera
    .short = Can
    .main = Piedra según el número de trabajadores y el poder más bajo; después, una potenciación.
    .table = Poder más bajo 1 | 2–3 | 4–5. Un trabajador: 1 PV | 1 piedra | 2 piedras. Dos: 1 piedra | 2 piedras | 3 piedras + 2 PV. Tres: 2 piedras + 1 PV | 3 piedras + 3 PV | 4 piedras + 5 PV, y hasta dos potenciaciones.
    .brief = Cantera
    .brief-acc = la Cantera
teotihuacan-board-gold = Depósitos de oro
    .gender = m
    .gen = de los Depósitos de oro
    .acc = los Depósitos de oro
    .at = en los Depósitos de oro
    .to = a los Depósitos de oro
    .short = Oro
    .main = Oro según el número de trabajadores y el poder más bajo; después, una potenciación.
    .table = Poder más bajo 1 | 2–3 | 4–5. Un trabajador: 1 PV | 1 oro | 2 oros. Dos: 1 oro | 2 oros | 3 oros + 2 PV. Tres: 2 oros + 1 cacao | 3 oros + un peldaño de templo | 4 oros + dos peldaños de templo, y hasta dos potenciaciones.
    .brief = Depósitos
    .brief-acc = los Depósitos
teotihuacan-board-alchemy = Alquimia
    .gender = f
    .gen = de Alquimia
    .at = en Alquimia
    .to = a Alquimia
    .short = Alq
    .main = Compra una tecnología con oro y avanza en el templo de su columna; después, una potenciación.
    .table = Un trabajador alcanza la fila superior; dos, o uno con poder 4 o 5 que renuncia a la potenciación, también la inferior. Los demás que tienen la tecnología puntúan 3 PV.
    .brief = Alquimia
teotihuacan-board-nobles = Nobles
    .gender = m
    .gen = de Nobles
    .at = en Nobles
    .to = a Nobles
    .short = Nob
    .main = 2 maderas: construye un edificio que da puntos y avanza un paso en la Avenida; después, una potenciación.
    .table = Un trabajador construye en la fila superior (3 2 2 1 1 PV), dos en la central (5 4 3 3), tres en la inferior (7 6 5) con hasta dos potenciaciones.
    .brief = Nobles
teotihuacan-board-decorations = Decoraciones
    .gender = f
    .gen = de Decoraciones
    .at = en Decoraciones
    .to = a Decoraciones
    .short = Dec
    .main = 3 oros (2 con dos trabajadores, 1 con tres): decora un lado de la Pirámide; después, una potenciación.
    .table = 3 PV, un paso en la pista de la pirámide, 1 PV por cada ícono que cubre a otro de su tipo y un peldaño de templo si ese ícono es de color.
    .brief = Decoraciones
teotihuacan-board-construction = Construcción
    .gender = f
    .gen = de Construcción
    .at = en Construcción
    .to = a Construcción
    .short = Con
    .main = Construye una loseta de Pirámide por cada trabajador que tengas aquí (2 piedras cada una, y madera en los niveles altos); después, una potenciación.
    .table = Los niveles 1 a 4 cuestan 2 piedras y 0, 1, 2, 3 maderas y puntúan 1, 3, 5, 7 PV; 1 PV por cada ícono que cubre a otro de su tipo, un peldaño de templo si es de color y un paso en la pista de la pirámide. Tres trabajadores: hasta dos potenciaciones.
    .brief = Construcción

## Bienes

teotihuacan-good-cocoa = cacao
    .gender = m
    .pl = cacaos
    .short = c
teotihuacan-good-wood = madera
    .gender = f
    .pl = maderas
    .short = m
teotihuacan-good-stone = piedra
    .gender = f
    .pl = piedras
    .short = p
teotihuacan-good-gold = oro
    .gender = m
    .pl = oros
    .short = o

## Templos

teotihuacan-temple-blue = templo azul
    .name = Azul
    .name-gen = azul
    .reward = Los peldaños dan recursos a tu elección y, más arriba, puntos.
teotihuacan-temple-red = templo rojo
    .name = Rojo
    .name-gen = rojo
    .reward = Los peldaños dan puntos.
teotihuacan-temple-green = templo verde
    .name = Verde
    .name-gen = verde
    .reward = Los peldaños dan cacao y, en lo alto, puntos.

## Colores

teotihuacan-colour-black = negro
    .letter = N
teotihuacan-colour-blue = azul
    .letter = A
teotihuacan-colour-yellow = amarillo
    .letter = L
teotihuacan-colour-red = rojo
    .letter = R

## Losetas de descubrimiento

teotihuacan-discovery-mask_1 = máscara del sol
    .effect = Una máscara que nunca se gasta: las máscaras distintas forman conjuntos que puntúan 1, 3, 6, 10, 15, 21 o 28 PV en cada Eclipse.
teotihuacan-discovery-mask_2 = máscara de la lluvia
    .effect = Una máscara que nunca se gasta: las máscaras distintas forman conjuntos que puntúan 1, 3, 6, 10, 15, 21 o 28 PV en cada Eclipse.
teotihuacan-discovery-mask_3 = máscara del jaguar
    .effect = Una máscara que nunca se gasta: las máscaras distintas forman conjuntos que puntúan 1, 3, 6, 10, 15, 21 o 28 PV en cada Eclipse.
teotihuacan-discovery-mask_4 = máscara de la calavera
    .effect = Una máscara que nunca se gasta: las máscaras distintas forman conjuntos que puntúan 1, 3, 6, 10, 15, 21 o 28 PV en cada Eclipse.
teotihuacan-discovery-mask_5 = máscara del pájaro
    .effect = Una máscara que nunca se gasta: las máscaras distintas forman conjuntos que puntúan 1, 3, 6, 10, 15, 21 o 28 PV en cada Eclipse.
teotihuacan-discovery-mask_6 = máscara de bandas
    .effect = Una máscara que nunca se gasta: las máscaras distintas forman conjuntos que puntúan 1, 3, 6, 10, 15, 21 o 28 PV en cada Eclipse.
teotihuacan-discovery-mask_7 = máscara de piedra
    .effect = Una máscara que nunca se gasta: las máscaras distintas forman conjuntos que puntúan 1, 3, 6, 10, 15, 21 o 28 PV en cada Eclipse.
teotihuacan-discovery-vp_4 = 4 PV
    .effect = Úsala una vez en tu turno: 4 PV.
teotihuacan-discovery-resources_3 = 3 recursos
    .effect = Úsala una vez en tu turno: 3 maderas, piedras u oros en cualquier combinación.
teotihuacan-discovery-resources_2 = 2 recursos
    .effect = Úsala una vez en tu turno: 2 maderas, piedras u oros en cualquier combinación.
teotihuacan-discovery-cocoa_4 = 4 cacaos
    .effect = Úsala una vez en tu turno: 4 cacaos.
teotihuacan-discovery-avenue_step = paso en la Avenida
    .effect = Úsala una vez en tu turno para dar un paso en la Avenida de los Muertos.
teotihuacan-discovery-temple_any = cualquier templo
    .effect = Úsala una vez en tu turno para avanzar un peldaño en un templo a tu elección.
teotihuacan-discovery-temple_blue = peldaño azul
    .effect = Úsala una vez en tu turno para avanzar un peldaño en el templo azul.
teotihuacan-discovery-temple_red = peldaño rojo
    .effect = Úsala una vez en tu turno para avanzar un peldaño en el templo rojo.
teotihuacan-discovery-temple_green = peldaño verde
    .effect = Úsala una vez en tu turno para avanzar un peldaño en el templo verde.
teotihuacan-discovery-power_up_2 = dos potenciaciones
    .effect = Úsala una vez: dos potenciaciones para tus trabajadores desbloqueados de cualquier tablero, pero no para uno que se está moviendo.
teotihuacan-discovery-move_two = mover dos
    .effect = Úsala justo antes de mover: dos de tus trabajadores salen del mismo tablero y viajan juntos.
teotihuacan-discovery-move_anywhere = mover a cualquier tablero
    .effect = Úsala justo antes de mover: el trabajador va al tablero que quieras.
teotihuacan-discovery-extra_worker = trabajador adicional
    .effect = Úsala en Alquimia, Nobles o Construcción: la acción cuenta un trabajador más, tres como máximo.
teotihuacan-discovery-ignore_cocoa = sin pagar cacao
    .effect = Úsala en lugar de pagar el cacao de una acción principal, de una Adoración o de todos los salarios de un Eclipse.
teotihuacan-discovery-offer = { $name } ({ $cost })
    .acc = la loseta «{ $name }» ({ $cost })
teotihuacan-no-tile = ninguna loseta

## Tecnologías

teotihuacan-technology-01 = Cacao del Palacio
    .effect = +1 cacao por un trabajador que llega al Palacio o pasa por él.
teotihuacan-technology-03 = Sabios de la corte
    .effect = +3 PV por una acción principal en Alquimia o Nobles.
teotihuacan-technology-05 = Cestas llenas
    .effect = +1 madera, piedra u oro en el Bosque, la Cantera o los Depósitos de oro.
teotihuacan-technology-07 = Cosecha abundante
    .effect = +1 cacao y +1 PV en el Bosque, la Cantera o los Depósitos de oro.
teotihuacan-technology-09 = Maestros decoradores
    .effect = +4 PV por una acción principal en Decoraciones.
teotihuacan-technology-11 = Maestros constructores
    .effect = +3 PV por una acción principal en Construcción.
teotihuacan-technology-13 = Potenciación adicional
    .effect = Tras una potenciación de una acción principal: otra más por 1 cacao.
teotihuacan-technology-15 = Manos amigas
    .effect = Construcción: cuenta 1 trabajador más, y una loseta cuesta 1 madera o 1 piedra menos.
teotihuacan-technology-17 = Constructores de templos
    .effect = Un peldaño en cualquier templo por una acción principal en Construcción.

## Losetas Reales (P es el poder del trabajador bloqueado allí)

teotihuacan-royal-A04 = Loseta Real (tecnologías)
    .name = tecnologías
    .effect = 2 PV × tus tecnologías, como máximo tantas como el poder del trabajador que está allí
    .now = 2 PV × tus tecnologías, { $power } como máximo
    .short = 2 PV × tecnologías, máx. P
teotihuacan-royal-A05 = Loseta Real (pirámide)
    .name = pirámide
    .effect = 2 PV × tus pasos en la pista de la pirámide, como máximo tantos como el poder del trabajador que está allí
    .now = 2 PV × tus pasos en la pista de la pirámide, { $power } como máximo
    .short = 2 PV × pasos de pirámide, máx. P
teotihuacan-royal-A09 = Loseta Real (Avenida)
    .name = Avenida
    .effect = 1 PV × tus pasos en la Avenida, como máximo 1 más que el poder del trabajador que está allí
    .now = 1 PV × tus pasos en la Avenida, { $more } como máximo
    .short = 1 PV × pasos de Avenida, máx. P+1
teotihuacan-royal-B02 = Loseta Real (madera, piedra)
    .name = madera, piedra
    .effect = como máximo tantas veces como el poder del trabajador que está allí: 1 cacao → 1 madera + 1 piedra
    .now =
        { $power ->
            [one] una vez: 1 cacao → 1 madera + 1 piedra
           *[other] hasta { $power } veces: 1 cacao → 1 madera + 1 piedra
        }
    .short = ≤ P×: 1 cacao → 1 madera + 1 piedra
teotihuacan-royal-B06 = Loseta Real (piedra, oro)
    .name = piedra, oro
    .effect = como máximo tantas veces como el poder del trabajador que está allí: 1 cacao → 1 piedra + 1 oro
    .now =
        { $power ->
            [one] una vez: 1 cacao → 1 piedra + 1 oro
           *[other] hasta { $power } veces: 1 cacao → 1 piedra + 1 oro
        }
    .short = ≤ P×: 1 cacao → 1 piedra + 1 oro
teotihuacan-royal-B07 = Loseta Real (cambio)
    .name = cambio
    .effect = una vez: 1 cacao + 1 recurso → tantos recursos a tu elección como el poder del trabajador que está allí
    .now =
        { $power ->
            [one] una vez: 1 cacao + 1 recurso → { $power } recurso a tu elección
           *[other] una vez: 1 cacao + 1 recurso → { $power } recursos a tu elección
        }
    .short = 1 cacao + 1 rec. → P recursos
teotihuacan-royal-C01 = Loseta Real (cacao)
    .name = cacao
    .effect = 1 cacao más que el poder del trabajador que está allí
    .now = { $more } cacaos
    .short = P + 1 cacaos
teotihuacan-royal-C03 = Loseta Real (venta)
    .name = venta
    .effect = como máximo tantas veces como el poder del trabajador que está allí: 1 recurso → 2 cacaos
    .now =
        { $power ->
            [one] una vez: 1 recurso → 2 cacaos
           *[other] hasta { $power } veces: 1 recurso → 2 cacaos
        }
    .short = ≤ P×: 1 recurso → 2 cacaos
teotihuacan-royal-C08 = Loseta Real (templos)
    .name = templos
    .effect = como máximo una vez menos que el poder del trabajador que está allí: 1 cacao → un peldaño en cualquier templo
    .now =
        { $less ->
            [0] nada con poder 1
            [one] una vez: 1 cacao → un peldaño en cualquier templo
           *[other] hasta { $less } veces: 1 cacao → un peldaño en cualquier templo
        }
    .short = ≤ P−1×: 1 cacao → peldaño de templo

## Espacios de adoración

teotihuacan-space-palace1 = Palacio, primera loseta Real
    .brief = primera loseta
teotihuacan-space-palace2 = Palacio, segunda loseta Real
    .brief = segunda loseta
teotihuacan-space-palace3 = Palacio, tercera loseta Real
    .brief = tercera loseta
teotihuacan-space-forest = Bosque
    .effect = un peldaño en el templo rojo
    .short = peldaño rojo
teotihuacan-space-quarry = Cantera de piedra
    .effect = un peldaño en el templo verde
    .short = peldaño verde
teotihuacan-space-gold = Depósitos de oro
    .effect = un peldaño en el templo azul
    .short = peldaño azul
teotihuacan-space-decorations = Decoraciones
    .effect = un peldaño en cualquier templo
    .short = cualquier templo

## Losetas de bonificación de templo (puntúan al final desde el peldaño 10)

teotihuacan-bonus-masks = máscaras
    .effect = tu mejor conjunto de máscaras una vez más
teotihuacan-bonus-technology = tecnologías
    .effect = 5 PV por tecnología
teotihuacan-bonus-fifteen = quince
    .effect = 15 PV
teotihuacan-bonus-avenue = Avenida
    .effect = 3 PV por paso en la Avenida
teotihuacan-bonus-bonus_tiles = losetas de bonificación
    .effect = 9 PV por cada loseta de bonificación alcanzada
teotihuacan-bonus-discovery = losetas de descubrimiento
    .effect = 2 PV por cada loseta de descubrimiento que no sea máscara
teotihuacan-bonus-workers = trabajadores
    .effect = 4 PV por trabajador, 9 con poder 4 o 5

## Losetas de inicio

teotihuacan-starting-avenue_cocoa2_wood3 = paso en la Avenida, 2 cacaos, 3 maderas
teotihuacan-starting-green_stone2_gold3 = peldaño verde, 2 piedras, 3 oros
teotihuacan-starting-blue_wood4_stone1 = peldaño azul, 4 maderas, 1 piedra
teotihuacan-starting-red_cocoa5_gold2 = peldaño rojo, 5 cacaos, 2 oros
teotihuacan-starting-technology_gold2 = la tecnología de número más bajo con su peldaño azul, 2 oros
teotihuacan-starting-power_wood3_gold2 = potenciación, 3 maderas, 2 oros
teotihuacan-starting-technology_any2 = la tecnología de número más bajo con su peldaño azul, 2 recursos a tu elección
teotihuacan-starting-blue_cocoa2_stone4 = peldaño azul, 2 cacaos, 4 piedras
teotihuacan-starting-three_temples = un peldaño en cada templo
teotihuacan-starting-red_power_cocoa5 = peldaño rojo, potenciación, 5 cacaos
teotihuacan-starting-green_power_cocoa5 = peldaño verde, potenciación, 5 cacaos
teotihuacan-starting-blue_red_any2 = peldaño azul, peldaño rojo, 2 recursos a tu elección
teotihuacan-starting-cocoa3_wood5 = 3 cacaos, 5 maderas
teotihuacan-starting-discovery_stone3_gold1 = loseta de descubrimiento, 3 piedras, 1 oro
teotihuacan-starting-wood1_stone2_gold3 = 1 madera, 2 piedras, 3 oros
teotihuacan-starting-discovery_cocoa2_gold3 = loseta de descubrimiento, 2 cacaos, 3 oros
teotihuacan-starting-cocoa3_wood2_stone3 = 3 cacaos, 2 maderas, 3 piedras
teotihuacan-starting-avenue_wood1_stone2 = paso en la Avenida, 1 madera, 2 piedras
teotihuacan-starting-boards = trabajadores { FORM($left, "at") } o { FORM($right, "at") }
teotihuacan-starting-twice = uno o dos trabajadores { FORM($board, "at") }
teotihuacan-starting-briefly = { $left } o { $right }
    .twice = dos veces { $left }
teotihuacan-starting-place = loseta de inicio «{ $starting }»
teotihuacan-starting-quoted = «{ $starting }»

## Recompensas de la Ascensión

teotihuacan-ascension-vp = 5 PV
    .name = 5 PV
teotihuacan-ascension-cocoa = 5 cacaos
    .name = 5 cacaos
teotihuacan-ascension-temple = un peldaño en cualquier templo
    .name = Peldaño de templo
teotihuacan-ascension-two_temples = paga 3 cacaos por dos peldaños en cualquier templo
    .name = Dos peldaños
teotihuacan-ascension-worker = tu cuarto trabajador (poder 3) en el Palacio y 2 cacaos
    .name = Cuarto trabajador

## Lugares de las losetas de descubrimiento

teotihuacan-heap-avenue_3 = Paso 3 de la Avenida
    .loc = paso 3 de la Avenida
    .to = al paso 3 de la Avenida
teotihuacan-heap-avenue_6 = Paso 6 de la Avenida
    .loc = paso 6 de la Avenida
    .to = al paso 6 de la Avenida
teotihuacan-heap-avenue_8 = Paso 8 de la Avenida
    .loc = paso 8 de la Avenida
    .to = al paso 8 de la Avenida
teotihuacan-heap-blue_4 = Peldaño azul 4
    .loc = peldaño azul 4
    .to = al peldaño azul 4
teotihuacan-heap-red_5 = Peldaño rojo 5
    .loc = peldaño rojo 5
    .to = al peldaño rojo 5
teotihuacan-heap-green_3 = Peldaño verde 3
    .loc = peldaño verde 3
    .to = al peldaño verde 3
teotihuacan-heap-green_6 = Peldaño verde 6
    .loc = peldaño verde 6
    .to = al peldaño verde 6

teotihuacan-row-top = fila superior
teotihuacan-row-middle = fila central
teotihuacan-row-bottom = fila inferior

## Lugares de la Pirámide vistos desde arriba: nivel, fila, lugar en ella

teotihuacan-level-1 = primer nivel
teotihuacan-level-2 = segundo nivel
teotihuacan-level-3 = tercer nivel
teotihuacan-level-4 = cima
teotihuacan-down-first = fila superior
teotihuacan-down-second = segunda fila desde arriba
teotihuacan-down-third = tercera fila desde arriba
teotihuacan-down-middle = fila central
teotihuacan-down-last = fila inferior
teotihuacan-across-first = a la izquierda
teotihuacan-across-second = segundo lugar desde la izquierda
teotihuacan-across-third = tercer lugar desde la izquierda
teotihuacan-across-middle = en el centro
teotihuacan-across-last = a la derecha
teotihuacan-spot = { $level }, { $row }, { $column }
    .top = { $level }

teotihuacan-side-top = superior
teotihuacan-side-right = derecho
teotihuacan-side-bottom = inferior
teotihuacan-side-left = izquierdo
teotihuacan-decoration-space = lado { $side }, { $level }

# Los nombres cortos llevan los números con que se piden las losetas en un terminal.
teotihuacan-pyramid-tile = loseta de Pirámide: { $icons }
    .short = loseta de Pirámide { $tile }
teotihuacan-decoration-tile = decoración: { $icons }
    .short = decoración { $tile }
teotihuacan-tile-icons = { $a }, { $b } / { $c }, { $d }
teotihuacan-decoration-icons = { $left }, { $right }

## Íconos de la Pirámide

teotihuacan-icon-b = ídolo
    .coloured = ídolo de color
    .effect = Un ícono de la Pirámide, b; uno de color (B) avanza en el templo azul cuando cubre otro ídolo.
teotihuacan-icon-r = tocado
    .coloured = tocado de color
    .effect = Un ícono de la Pirámide, r; uno de color (R) avanza en el templo rojo cuando cubre otro tocado.
teotihuacan-icon-g = serpiente
    .coloured = serpiente de color
    .effect = Un ícono de la Pirámide, g; una de color (G) avanza en el templo verde cuando cubre otra serpiente.
teotihuacan-icon-n = glifo
    .effect = Un ícono de la Pirámide, n; puntúa cuando cubre otro glifo, pero no avanza en ningún templo.

## Palabras del juego

teotihuacan-term-collect = recoger cacao
    .effect = 1 cacao, y 1 más por cada color de trabajadores desbloqueados en el tablero al que has movido.
teotihuacan-term-worship = Adoración
    .effect = Tu trabajador queda bloqueado en un espacio de adoración del tablero. Obtienes su habilidad o la loseta de descubrimiento del tablero (que hay que pagar); por 1 cacao, las dos cosas. Si otro jugador tiene allí un trabajador bloqueado, cuesta 1 cacao más y ese trabajador se desbloquea.
teotihuacan-term-main = acción principal
    .effect = 1 cacao por cada color de trabajadores desbloqueados en el tablero; después, lo que hace el tablero con todos tus trabajadores presentes; después, una potenciación.
teotihuacan-term-power_up = potenciación
    .effect = Un trabajador gana 1 de poder; si supera 5, asciende.
teotihuacan-term-ascension = Ascensión
    .effect = Un trabajador que supera el poder 5 renace en el Palacio con poder 1; das un paso en la Avenida y tomas una recompensa, y el disco blanco avanza.
teotihuacan-term-unlock = desbloqueo
    .effect = En lugar de un turno normal, todos tus trabajadores bloqueados se desbloquean gratis; en otros momentos de tu turno, por 3 cacaos.
teotihuacan-term-eclipse = Eclipse
    .effect = Cuando el disco blanco alcanza al negro: puntúan la Avenida, la pista de la pirámide y las máscaras, y después se pagan los salarios. El tercero termina la partida.
teotihuacan-term-wages = salarios
    .effect = En un Eclipse, 1 cacao por cada uno de tus trabajadores, 2 con poder 4 o 5. Cada cacao sin pagar cuesta 3 PV.
teotihuacan-term-discovery = loseta de descubrimiento
    .effect = Se reclama con una Adoración, en la Avenida y en los templos, por su costo (entre paréntesis). Una máscara se conserva; cualquier otra loseta se usa una vez, casi en cualquier momento de tu turno.
teotihuacan-term-avenue = Avenida de los Muertos
    .effect = Los pasos se consiguen con Nobles, Ascensiones y losetas. En cada Eclipse, cada uno de tus pasos puntúa su valor, que al principio es de 5 PV y baja hasta 1 según se construyen edificios. Los pasos 3, 6 y 8 te permiten reclamar una loseta de descubrimiento.
teotihuacan-term-pyramid_track = pista de la pirámide
    .effect = Un paso por cada loseta de Pirámide y decoración que colocas. En un Eclipse puntúa, da más a quien va en cabeza y vuelve al principio.
teotihuacan-term-bonus_tile = loseta de bonificación
    .effect = Hay una en lo alto de cada templo. Al final la puntúa quien está en el peldaño 10 u 11 de ese templo.
teotihuacan-term-dark_eclipse = Eclipse oscuro
    .effect = El Eclipse se resuelve justo después del turno en que el disco blanco alcanza al negro; el último desempate es para quien juega más tarde.
teotihuacan-term-worker = trabajador
    .effect = Un dado que nunca se tira: avanza de 1 a 3 tableros en el sentido de las agujas del reloj y cuenta para las acciones principales mientras está desbloqueado.
teotihuacan-term-locked = trabajador bloqueado
    .effect = Bloqueado en Adoración. No cuenta ni se mueve hasta que se desbloquea; quien lo desplaza paga 1 cacao más.
teotihuacan-term-reserve = cuarto trabajador
    .effect = Entra en juego como recompensa de una Ascensión.
teotihuacan-term-neutral = trabajador neutral
    .effect = No es de nadie. Cuenta como un color presente, al recoger cacao y para el costo de las acciones principales.
teotihuacan-term-buildings = edificios
    .effect = El menor valor visible de su fila dice cuánto vale un paso en la Avenida en un Eclipse.
teotihuacan-term-masks = máscaras
    .effect = Los conjuntos de máscaras distintas puntúan en cada Eclipse: 1, 3, 6, 10, 15, 21 o 28 PV por conjuntos de 1 a 7.

## Lo que además dicen las cartas

teotihuacan-card-cost =
    { $free_id ->
        [yes] Es gratis.
       *[no] Cuesta { $cost }.
    }
teotihuacan-card-owners = Quien la adquiere da { $points } PV a todos los demás que la tienen.
teotihuacan-card-step = Templo { FORM($temple, "gen") }, peldaño { $step }
    .gives = El peldaño da { $gives }.
    .nothing = El comienzo del templo.
    .top = El peldaño más alto: aquí solo cabe un marcador.
teotihuacan-gives-cocoa =
    { $amount ->
        [one] { $amount } cacao
       *[other] { $amount } cacaos
    }
teotihuacan-gives-points = { $amount } PV
teotihuacan-gives-any_resource =
    { $amount ->
        [one] 1 recurso a tu elección
       *[other] { $amount } recursos a tu elección
    }
teotihuacan-card-starting = Recibes lo que muestran tus losetas de inicio; sus tableros son aquellos donde pueden empezar tus trabajadores.
teotihuacan-card-space = Adoración: { $space }
teotihuacan-card-row = Nobles, { $row }: { $points }
    .effect = Un edificio cubre aquí el espacio libre más a la izquierda y da sus puntos.
teotihuacan-card-place = Pirámide: { $spot }
    .effect =
        { $wood ->
            [0] { $stone } piedras; { $points } PV por el nivel.
            [one] { $stone } piedras y { $wood } madera; { $points } PV por el nivel.
           *[other] { $stone } piedras y { $wood } maderas; { $points } PV por el nivel.
        }
teotihuacan-card-pyramid = Fila superior / fila inferior.
    .effect = Cada ícono que cubre a otro de su tipo puntúa 1 PV; uno de color, además, avanza en su templo.
teotihuacan-card-decoration = A la izquierda y a la derecha de su flecha.
    .effect = { $points } PV, un paso en la pista de la pirámide, 1 PV por cada ícono que cubre a otro de su tipo y un peldaño de templo si ese ícono es de color.

## Cifras del momento

teotihuacan-note-board =
    { $collect ->
        [one] Con los colores que hay ahora, recoger da { $collect } cacao y la acción principal cuesta { $colours }; un color nuevo que llegue también cuenta.
       *[other] Con los colores que hay ahora, recoger da { $collect } cacaos y la acción principal cuesta { $colours }; un color nuevo que llegue también cuenta.
    }
teotihuacan-note-royal = Loseta Real: { $royal }
teotihuacan-note-locked = Bloqueado aquí: { $colours }. Quien desplaza a ese trabajador paga 1 cacao más.
teotihuacan-note-free = Aquí no hay nadie bloqueado.
teotihuacan-note-technology = Quien la compra avanza además en el { $temple }.
teotihuacan-note-owned = Con marcador: { $colours }
teotihuacan-note-bonus = Ahora te daría { $points } PV.
teotihuacan-note-bonus-tile = La loseta de bonificación del peldaño 10: al final, { $effect }.
teotihuacan-note-step-tiles = En su lugar se puede reclamar una de las losetas de descubrimiento de aquí: { $tiles }
teotihuacan-note-here = Aquí: { $colours }
teotihuacan-note-tiles =
    { $count ->
        [0] Aquí no queda ninguna loseta de descubrimiento.
       *[other] Losetas de descubrimiento aquí: { $tiles }
    }
teotihuacan-note-covered = Una loseta colocada aquí cubre: { $icons }.
teotihuacan-note-beside = Su loseta de descubrimiento es «{ $tile }», y hay que pagarla.
teotihuacan-note-avenue = Ahora, en un Eclipse, cada paso vale { $value } PV.
teotihuacan-note-buildings =
    { $buildings ->
        [one] Queda 1 edificio.
       *[other] Quedan { $buildings } edificios.
    }
teotihuacan-note-pyramid = Quien va en cabeza puntúa { $lead } PV más.
teotihuacan-note-discs = El disco blanco está en el espacio { $light }; el negro, en el { $dark }.
teotihuacan-note-eclipses = Eclipses hasta ahora: { $eclipses } de { $last }.
teotihuacan-note-wages =
    { $cocoa ->
        [one] Tus salarios son ahora { $cocoa } cacao.
       *[other] Tus salarios son ahora { $cocoa } cacaos.
    }
