# Tzolk'in: El calendario maya. Las formas: .at (dónde) y .gen (de qué) llevan su preposición.

tzolkin-title = Tzolk'in: El calendario maya
    .name = Tzolk'in
    .about = Coloca trabajadores en engranajes que giran y elige el día justo.
    .players = 2–5
    .time = 90 min
    .expansion = Tribus y profecías
    .modules = cada uno por sí solo; con cinco asientos hace falta Acciones rápidas
tzolkin-typed-notation = place:tikal
    .beginning = place:t en lugar de place:tikal
tzolkin-typed-tiles = tile espejo, tile palenque 3, tile día de comida

## Bienes

tzolkin-good-corn = maíz
    .gender = m
tzolkin-good-wood = madera
    .gender = f
    .pl = maderas
tzolkin-good-stone = piedra
    .gender = f
    .pl = piedras
tzolkin-good-gold = oro
    .gender = m
    .pl = oros
tzolkin-good-skull = calavera
    .gender = f
    .pl = calaveras
tzolkin-good-block = cubo
    .gender = m
    .pl = cubos
tzolkin-amount =
    { $amount ->
        [one] { $amount } { $good }
       *[other] { $amount } { FORM($good, "pl") }
    }
tzolkin-stock =
    { $good_id ->
        [hand] { $amount ->
            [one] trabajador en la mano
           *[other] trabajadores en la mano
        }
       *[other] { $amount ->
            [one] { $good }
           *[other] { FORM($good, "pl") }
        }
    }
tzolkin-amount-gain = +{ tzolkin-amount }
tzolkin-amount-pay = −{ tzolkin-amount }
tzolkin-amount-score = { $points } PV
tzolkin-points = { $points } PV
tzolkin-free = gratis

## Colores de los jugadores y de las losetas

tzolkin-colour-red = rojo
    .letter = R
tzolkin-colour-green = verde
    .letter = V
tzolkin-colour-blue = azul
    .letter = A
tzolkin-colour-yellow = amarillo
    .letter = L
tzolkin-colour-brown = marrón
    .letter = M
tzolkin-colour-black = negro
    .letter = N
tzolkin-colour-turquoise = turquesa
    .letter = T

## Engranajes y lo que se puede hacer en ellos; .cell está debajo de un espacio, .effect en una opción

tzolkin-gear-palenque = Palenque
    .gen = de Palenque
    .at = en Palenque
    .to = a Palenque
    .effect = Maíz y madera. La acción 1 pesca; las acciones de la 2 a la 5 cosechan losetas del grupo de la jungla de su número.
tzolkin-gear-yaxchilan = Yaxchilán
    .gen = de Yaxchilán
    .at = en Yaxchilán
    .to = a Yaxchilán
    .effect = Madera, piedra, oro y calaveras.
tzolkin-gear-tikal = Tikal
    .gen = de Tikal
    .at = en Tikal
    .to = a Tikal
    .effect = Tecnologías, edificios y monumentos a cambio de madera, piedra y oro.
tzolkin-gear-uxmal = Uxmal
    .gen = de Uxmal
    .at = en Uxmal
    .to = a Uxmal
    .effect = Escalón de templo, mercado, trabajador, un edificio pagado con maíz y el espejo de otros engranajes.
tzolkin-gear-chichen_itza = Chichén Itzá
    .gen = de Chichén Itzá
    .at = en Chichén Itzá
    .to = a Chichén Itzá
    .effect = Una calavera tuya por puntos y un escalón de templo. Se queda allí y cierra esa acción para todos.
tzolkin-gear-start = Espacio de jugador inicial
    .gen = del espacio de jugador inicial
    .at = en el espacio de jugador inicial
    .to = al espacio de jugador inicial
    .place = el espacio de jugador inicial
    .place-gen = del espacio de jugador inicial
    .place-at = en el espacio de jugador inicial
    .place-to = al espacio de jugador inicial
    .effect = Cuesta 0. Al final de tu turno tomas todo el maíz de la rueda Tzolk'in; al final de la ronda recibes el marcador (o, si ya lo tienes, pasa al jugador de tu izquierda) y puedes hacer que pasen dos días.
tzolkin-gear-space = { $gear } { $space }
    .gen = de { $gear } { $space }
    .at = en { $gear } { $space }
    .to = a { $gear } { $space }
tzolkin-jungle-group = Grupo { $group } de la jungla
tzolkin-dummies = { $gear } ({ $teeth })
    .at = en { $gear } ({ $teeth })
tzolkin-tile = «{ $tile }»
tzolkin-gear-any = cualq.
tzolkin-gear-closed =
    cala-
    vera

tzolkin-gear_action-palenque_1 = Palenque 1
    .cell = 3 maíz
    .effect = pesca { $corn } maíz
tzolkin-gear_action-palenque_2 = Palenque 2
    .cell = 4 maíz
    .effect = cosecha { $corn } maíz
tzolkin-gear_action-palenque_3 = Palenque 3
    .cell =
        5 maíz
        o 2 maderas
    .effect =
        { $wood ->
            [one] cosecha { $corn } maíz o { $wood } madera
           *[other] cosecha { $corn } maíz o { $wood } maderas
        }
tzolkin-gear_action-palenque_4 = Palenque 4
    .cell =
        7 maíz
        o 3 maderas
    .effect =
        { $wood ->
            [one] cosecha { $corn } maíz o { $wood } madera
           *[other] cosecha { $corn } maíz o { $wood } maderas
        }
tzolkin-gear_action-palenque_5 = Palenque 5
    .cell =
        9 maíz
        o 4 maderas
    .effect =
        { $wood ->
            [one] cosecha { $corn } maíz o { $wood } madera
           *[other] cosecha { $corn } maíz o { $wood } maderas
        }
tzolkin-gear_action-yaxchilan_1 = Yaxchilán 1
    .cell = 1 madera
    .effect =
        { $wood ->
            [one] { $wood } madera
           *[other] { $wood } maderas
        }
tzolkin-gear_action-yaxchilan_2 = Yaxchilán 2
    .cell =
        1 piedra
        1 maíz
    .effect =
        { $stone ->
            [one] { $stone } piedra y { $corn } maíz
           *[other] { $stone } piedras y { $corn } maíz
        }
tzolkin-gear_action-yaxchilan_3 = Yaxchilán 3
    .cell =
        1 oro
        2 maíz
    .effect =
        { $gold ->
            [one] { $gold } oro y { $corn } maíz
           *[other] { $gold } oros y { $corn } maíz
        }
tzolkin-gear_action-yaxchilan_4 = Yaxchilán 4
    .cell = 1 calavera
    .effect =
        { $skull ->
            [one] { $skull } calavera de cristal
           *[other] { $skull } calaveras de cristal
        }
tzolkin-gear_action-yaxchilan_5 = Yaxchilán 5
    .cell =
        1 piedra
        1 oro
        2 maíz
    .effect =
        { $stone ->
            [one] { $gold ->
                [one] { $stone } piedra, { $gold } oro y { $corn } maíz
               *[other] { $stone } piedra, { $gold } oros y { $corn } maíz
            }
           *[other] { $gold ->
                [one] { $stone } piedras, { $gold } oro y { $corn } maíz
               *[other] { $stone } piedras, { $gold } oros y { $corn } maíz
            }
        }
tzolkin-gear_action-tikal_1 = Tikal 1
    .cell = 1 tec.
    .effect = un nivel de tecnología
    .more = Cuesta tantos cubos como su nivel: 1, 2 o 3; más allá del nivel 3, 1.
tzolkin-gear_action-tikal_2 = Tikal 2
    .cell = 1 edif.
    .effect = un edificio
tzolkin-gear_action-tikal_3 = Tikal 3
    .cell = 2 tec.
    .effect = uno o dos niveles de tecnología
    .more = Cada uno cuesta tantos cubos como su nivel: 1, 2 o 3; más allá del nivel 3, 1.
tzolkin-gear_action-tikal_4 = Tikal 4
    .cell =
        2 edif.
        o
        monum.
    .effect = uno o dos edificios, o un monumento
    .more = Arquitectura ayuda con uno de los dos edificios, nunca con un monumento.
tzolkin-gear_action-tikal_5 = Tikal 5
    .cell =
        1 cubo:
        2 templos
    .effect = 1 cubo por un escalón en cada uno de dos templos
tzolkin-gear_action-uxmal_1 = Uxmal 1
    .cell =
        3 maíz:
        templo
    .effect = { $corn } maíz por un escalón de templo
tzolkin-gear_action-uxmal_2 = Uxmal 2
    .cell = mercado
    .effect = comercia en el mercado
    .more = La madera vale 2 maíz, la piedra 3, el oro 4, en ambos sentidos; primero vende, después compra. Con calaveras no se comercia.
tzolkin-gear_action-uxmal_3 = Uxmal 3
    .cell =
        1 trabaj.
        más
    .effect = un trabajador más
tzolkin-gear_action-uxmal_4 = Uxmal 4
    .cell =
        edificio
        por maíz
    .effect = un edificio pagado con maíz
    .more = Cuesta 2 maíz por cada cubo; no sirve para monumentos.
tzolkin-gear_action-uxmal_5 = Uxmal 5
    .cell =
        1 maíz:
        espejo
    .effect = { $corn } maíz por una acción de otro engranaje
    .more = Cualquier acción de la 1 a la 5 de Palenque, Yaxchilán, Tikal o Uxmal, que puede costar más; no de Chichén Itzá.
tzolkin-gear_action-chichen_itza_1 = Chichén Itzá 1
    .cell =
        4 PV
        Chaac
    .effect = una calavera por { $points } PV, un escalón { FORM($temple, "at") }
tzolkin-gear_action-chichen_itza_2 = Chichén Itzá 2
    .cell =
        5 PV
        Chaac
    .effect = una calavera por { $points } PV, un escalón { FORM($temple, "at") }
tzolkin-gear_action-chichen_itza_3 = Chichén Itzá 3
    .cell =
        6 PV
        Chaac
    .effect = una calavera por { $points } PV, un escalón { FORM($temple, "at") }
tzolkin-gear_action-chichen_itza_4 = Chichén Itzá 4
    .cell =
        7 PV
        Kukul
    .effect = una calavera por { $points } PV, un escalón { FORM($temple, "at") }
tzolkin-gear_action-chichen_itza_5 = Chichén Itzá 5
    .cell =
        8 PV
        Kukul
    .effect = una calavera por { $points } PV, un escalón { FORM($temple, "at") }
tzolkin-gear_action-chichen_itza_6 = Chichén Itzá 6
    .cell =
        8 PV
        Kukul
        cubo
    .effect = una calavera por { $points } PV, un escalón { FORM($temple, "at") }, 1 cubo
tzolkin-gear_action-chichen_itza_7 = Chichén Itzá 7
    .cell =
        10 PV
        Quetz
    .effect = una calavera por { $points } PV, un escalón { FORM($temple, "at") }
tzolkin-gear_action-chichen_itza_8 = Chichén Itzá 8
    .cell =
        11 PV
        Quetz
        cubo
    .effect = una calavera por { $points } PV, un escalón { FORM($temple, "at") }, 1 cubo
tzolkin-gear_action-chichen_itza_9 = Chichén Itzá 9
    .cell =
        13 PV
        Quetz
        cubo
    .effect = una calavera por { $points } PV, un escalón { FORM($temple, "at") }, 1 cubo

## Templos

tzolkin-temple-chaac = Chaac
    .gen = del templo de Chaac
    .at = en el templo de Chaac
tzolkin-temple-quetzalcoatl = Quetzalcóatl
    .gen = del templo de Quetzalcóatl
    .at = en el templo de Quetzalcóatl
tzolkin-temple-kukulkan = Kukulcán
    .gen = del templo de Kukulcán
    .at = en el templo de Kukulcán
tzolkin-temple-any = cualquier templo
    .gen = de cualquier templo
    .at = en cualquier templo

## Tecnologías: .l1 a .l3 los niveles, .l4 la bonificación de un paso más

tzolkin-technology-agriculture = Agricultura
    .short = Agr
    .l1 = +1 maíz por cosecha
    .l2 = +1 maíz al pescar; cosecha de maíz sin loseta
    .l3 = +2 maíz por cosecha
    .l4 = un escalón de templo
tzolkin-technology-resource_extraction = Extracción de recursos
    .short = Ext
    .l1 = +1 madera cuando un engranaje da madera
    .l2 = +1 piedra en Yaxchilán
    .l3 = +1 oro en Yaxchilán
    .l4 = 2 cubos a tu elección
tzolkin-technology-architecture = Arquitectura
    .short = Arq
    .l1 = 1 maíz por edificio
    .l2 = 2 PV por edificio
    .l3 = un edificio cuesta 1 cubo menos (2 maíz)
    .l4 = 3 PV
tzolkin-technology-theology = Teología
    .short = Teo
    .l1 = Chichén Itzá: la acción siguiente
    .l2 = por calavera colocada: 1 cubo por un escalón de templo
    .l3 = +1 calavera en Yaxchilán
    .l4 = 1 calavera
tzolkin-technology-any = cualquier tecnología

## Edificios

tzolkin-building-a1_single_farm = Granja individual
    .effect = 1 trabajador necesita 2 maíz menos
tzolkin-building-a1_community_farm = Granja comunal
    .effect = cada trabajador necesita 1 maíz menos
tzolkin-building-a1_agriculture = Agricultura
    .effect = un nivel de Agricultura
tzolkin-building-a1_agriculture_stone = Agricultura + piedra
    .effect = un nivel de Agricultura; 1 piedra
tzolkin-building-a1_extraction_corn = Extracción + maíz
    .effect = un nivel de Extracción de recursos; 1 maíz
tzolkin-building-a1_extraction_gold = Extracción + oro
    .effect = un nivel de Extracción de recursos; 1 oro
tzolkin-building-a1_chaac_quetzalcoatl = Chaac + Quetzalcóatl
    .effect = un escalón en Chaac y otro en Quetzalcóatl
tzolkin-building-a1_chaac_kukulkan = Chaac + Kukulcán
    .effect = un escalón en Chaac y otro en Kukulcán
tzolkin-building-a1_any_temple_build = Templo + edificio
    .effect = un escalón en cualquier templo; puedes construir uno más
tzolkin-building-a1_architecture = Arquitectura
    .effect = un nivel de Arquitectura
tzolkin-building-a1_theology_kukulkan = Teología + Kukulcán
    .effect = un nivel de Teología; un escalón en Kukulcán
tzolkin-building-a2_large_farm = Granja grande
    .effect = 3 trabajadores necesitan 2 maíz menos cada uno
tzolkin-building-a2_any_tech_stone = Tecnología + piedra
    .effect = un nivel de tecnología a tu elección; 1 piedra
tzolkin-building-a2_any_tech_gold = Tecnología + oro
    .effect = un nivel de tecnología a tu elección; 1 oro
tzolkin-building-a2_any_tech_corn = Tecnología + maíz
    .effect = un nivel de tecnología a tu elección; 6 maíz
tzolkin-building-a2_any_tech_skull = Tecnología + calavera
    .effect = un nivel de tecnología a tu elección; 1 calavera
tzolkin-building-a2_worker = Trabajador
    .effect = un trabajador más; 6 PV
tzolkin-building-a2_mirror = Espejo
    .effect = puedes pagar 1 maíz por una acción como en Uxmal 5; 2 PV
tzolkin-building-a2_three_temples = Tres templos
    .effect = un escalón en cada uno de los tres templos; 3 PV
tzolkin-building-a2_eight_points = Ocho puntos
    .effect = 8 PV
tzolkin-building-a2_market = Mercado
    .effect = puedes comerciar como en Uxmal 2; 6 PV
tzolkin-building-a2_chaac = Chaac dos veces
    .effect = dos escalones en Chaac; 2 PV
tzolkin-building-a2_kukulkan = Kukulcán dos veces
    .effect = dos escalones en Kukulcán; 3 PV
tzolkin-building-a2_quetzalcoatl = Quetzalcóatl dos veces
    .effect = dos escalones en Quetzalcóatl; 4 PV
tzolkin-building-a2_architecture = Arquitectura + puntos
    .effect = un nivel de Arquitectura; 3 PV
tzolkin-building-a2_theology_chaac_kukulkan = Teología + templos
    .effect = un nivel de Teología; un escalón en Chaac y otro en Kukulcán
tzolkin-building-a2_two_tech = Dos tecnologías
    .effect = dos niveles de tecnología a tu elección

## Monumentos

tzolkin-monument-mon_brown_set = Conjunto marrón
    .effect = 4 PV por cada edificio y monumento marrón propio
tzolkin-monument-mon_green_set = Conjunto verde
    .effect = 4 PV por cada edificio y monumento verde propio
tzolkin-monument-mon_blue_set = Conjunto azul
    .effect = 4 PV por cada edificio y monumento azul propio
tzolkin-monument-mon_all_tiles = Todas las losetas
    .effect = 2 PV por cada edificio y monumento propio
tzolkin-monument-mon_corn_tiles = Losetas de maíz
    .effect = 4 PV por cada loseta de maíz propia
tzolkin-monument-mon_wood_tiles = Losetas de madera
    .effect = 4 PV por cada loseta de madera propia
tzolkin-monument-mon_all_monuments = Todos los monumentos
    .effect = { $each } PV por cada monumento de todos los jugadores
tzolkin-monument-mon_top_technologies = Tecnologías máximas
    .effect = 9, 20 o 33 PV por 1, 2 o 3 tecnologías en el nivel 3
tzolkin-monument-mon_technology_levels = Niveles de tecnología
    .effect = 3 PV por cada nivel de tecnología propio
tzolkin-monument-mon_workers = Trabajadores
    .effect = 6, 12 o 18 PV por 4, 5 o 6 trabajadores en juego
tzolkin-monument-mon_temple_points = Puntos de templos
    .effect = otra vez los puntos de tus escalones en los tres templos
tzolkin-monument-mon_highest_temple = Templo más alto
    .effect = 3 PV por cada escalón por encima de 0 en tu mejor templo
tzolkin-monument-mon_skulls = Calaveras
    .effect = 3 PV por cada calavera en Chichén Itzá, sea de quien sea

## Losetas de riqueza inicial: lo que dan es su nombre; .short, lo que las distingue

tzolkin-wealth-wealth_palenque_1 = 3 maíz, escalón en Quetzalcóatl, nivel de Agricultura
    .short = Quetzalcóatl, Agricultura
tzolkin-wealth-wealth_palenque_3 = 5 maíz, 1 oro, escalón en Quetzalcóatl
    .short = Oro, Quetzalcóatl
tzolkin-wealth-wealth_palenque_5 = 1 piedra, 1 oro, nivel de Agricultura
    .short = Oro, Agricultura
tzolkin-wealth-wealth_palenque_7 = 9 maíz, 1 piedra
    .short = 9 maíz, piedra
tzolkin-wealth-wealth_yaxchilan_1 = 1 madera, escalón en Kukulcán, nivel de Extracción de recursos
    .short = Kukulcán, Extracción
tzolkin-wealth-wealth_yaxchilan_3 = 2 maíz, 2 maderas, escalón en Kukulcán
    .short = Madera, Kukulcán
tzolkin-wealth-wealth_yaxchilan_5 = 4 maíz, 1 madera, nivel de Extracción de recursos
    .short = Madera, Extracción
tzolkin-wealth-wealth_yaxchilan_7 = 3 maíz, 2 maderas, 1 piedra
    .short = 2 maderas, piedra
tzolkin-wealth-wealth_tikal_1 = 2 maíz, escalón en Chaac, nivel de Arquitectura
    .short = Chaac, Arquitectura
tzolkin-wealth-wealth_tikal_3 = 6 maíz, 2 piedras
    .short = 6 maíz, 2 piedras
tzolkin-wealth-wealth_tikal_5 = 3 maíz, 1 oro, nivel de Arquitectura
    .short = Oro, Arquitectura
tzolkin-wealth-wealth_tikal_7 = 6 maíz, 1 madera, 1 piedra
    .short = Madera, piedra
tzolkin-wealth-wealth_uxmal_1 = 5 maíz, 1 piedra, escalón en Chaac
    .short = Piedra, Chaac
tzolkin-wealth-wealth_uxmal_3 = 3 maíz, 1 madera, una granja: 1 trabajador necesita 2 maíz menos
    .short = Granja
tzolkin-wealth-wealth_uxmal_5 = un trabajador más
    .short = Un trabajador más
tzolkin-wealth-wealth_uxmal_7 = 8 maíz, 1 oro
    .short = 8 maíz, oro
tzolkin-wealth-wealth_chichen_itza_0 = 4 maíz, 1 madera, 1 calavera
    .short = Calavera
tzolkin-wealth-wealth_chichen_itza_3 = 5 maíz, 1 piedra, nivel de Teología
    .short = Piedra, Teología
tzolkin-wealth-wealth_chichen_itza_5 = 4 maíz, 3 maderas
    .short = 4 maíz, 3 maderas
tzolkin-wealth-wealth_chichen_itza_7 = 2 maíz, 2 maderas, nivel de Teología
    .short = Madera, Teología
tzolkin-wealth-wealth_chichen_itza_10 = 7 maíz, 2 maderas
    .short = 7 maíz, 2 maderas

## Palabras del juego

tzolkin-term-turn = turno
    .effect = Primero puedes mendigar. Después coloca uno o más trabajadores, o recoge uno o más: nunca ambas cosas, nunca ninguna.
tzolkin-term-place = colocación
    .effect = Un trabajador va al espacio libre más bajo de un engranaje. Cuesta en maíz el número de ese espacio, y 0, 1, 2, 3, 4, 5 más por el primer, segundo, tercer… trabajador del turno. Allí todavía no pasa nada: los engranajes lo llevan adelante, un espacio por día.
tzolkin-term-pick_up = recogida
    .effect = Recoge trabajadores de los engranajes uno a uno. Cada uno realiza la acción de su espacio, una inferior del mismo engranaje pagando 1 maíz por cada paso atrás, o ninguna. Un trabajador expulsado de un engranaje no hace nada.
tzolkin-term-free_choice = libre elección
    .effect = Los espacios 6 y 7 de un engranaje (el 10 de Chichén Itzá) te permiten realizar cualquiera de sus acciones sin pagar pasos atrás. Lo que cuesta la propia acción se paga.
tzolkin-term-beg = mendicidad
    .effect = Al principio de tu turno, con menos de 3 maíz: tu maíz pasa a ser 3 y desciendes en un templo a tu elección. Una vez por turno.
tzolkin-term-pity = piedad de los dioses
    .effect = Quien no tiene trabajadores en los engranajes, no puede pagar una colocación y no puede mendigar coloca un trabajador en un espacio de los más baratos por todo el maíz que tiene.
tzolkin-term-food_day = Día de Comida
    .effect = Al final de los días 8, 14, 21 y 27. Cada trabajador en juego necesita 2 maíz; cada uno sin alimentar cuesta 3 PV. El primero y el tercero dan después los bienes de tus escalones de templo; el segundo y el cuarto, sus puntos, y quien va en cabeza en un templo recibe su bonificación. Un Día de Comida que se salta se celebra un día más tarde.
tzolkin-term-double_advance = avance doble
    .effect = Quien ocupa el espacio de jugador inicial puede hacer que pasen dos días, una vez (su tablero se vuelve oscuro), salvo que el segundo día expulse al trabajador de alguien. Al llegar a la cima de un templo vuelve a ser posible.
tzolkin-term-dummy = trabajador neutral
    .effect = Un trabajador que no es de nadie. Bloquea su diente y gira siempre con el engranaje.
tzolkin-term-jungle = jungla
    .effect = Losetas de cosecha para Palenque 2 a 5. En los grupos 3 a 5 la madera está sobre el maíz: toma la madera, o quémala por el maíz de debajo y desciende en un templo. Con Agricultura 2 cosechas maíz aunque no haya ninguna loseta descubierta.
tzolkin-term-skull = calavera de cristal
    .effect = Hay 13. Consigues una en Yaxchilán 4, con Teología y con losetas. Cada acción de Chichén Itzá toma una de las tuyas, que se queda allí. Cada una que te quede vale 3 PV al final. No es un cubo y nunca se comercia con ella.
tzolkin-term-harvest = cosecha
    .effect = Palenque 2 a 5: toma una loseta de maíz o de madera del grupo de la jungla de ese número, y los bienes que dice la acción. La loseta te la quedas: los monumentos pueden contarla.
tzolkin-term-age = era
    .effect = El segundo Día de Comida termina la era 1: sus edificios salen del juego y se colocan los de la era 2. El cuarto termina la era 2 y la partida. En ambos, quien va en cabeza en un templo recibe una bonificación.
tzolkin-term-market = mercado
    .effect = Uxmal 2 y un edificio de ese nombre: la madera vale 2 maíz, la piedra 3, el oro 4, en ambos sentidos; primero vende, después compra. Con calaveras no se comercia.
tzolkin-term-mirror = espejo
    .effect = Uxmal 5 y un edificio de ese nombre: por 1 maíz, cualquier acción de la 1 a la 5 de Palenque, Yaxchilán, Tikal o Uxmal, que puede costar más; no de Chichén Itzá.
tzolkin-term-monument = monumento
    .effect = Se construye con Tikal 4 por cubos, sin ayuda de Arquitectura. Puntúa al final de la partida, por lo que nombra.
tzolkin-term-wealth = loseta de riqueza inicial
    .effect = Cada jugador recibe cuatro antes de empezar y se queda con dos, en secreto. Dan lo que llevan impreso antes del primer turno; una de ellas es una granja y tiene efecto en cada Día de Comida.
tzolkin-term-block = cubo de recurso
    .effect = Una madera, una piedra o un oro. El maíz y las calaveras no lo son.
tzolkin-term-final_scoring = puntuación final
    .effect = La madera, la piedra y el oro cuentan como 2, 3 y 4 maíz; 4 maíz son 1 PV, y lo que sobra cuenta en cuartos. Una calavera tuya son 3 PV. Después puntúan los monumentos.

## Cartas: lo que está impreso, en líneas

tzolkin-card-effect = { $effect }.
tzolkin-card-action = { $number }: { $effect }.
tzolkin-card-no-action = Sin acción: aquí un trabajador espera a que gire el engranaje.
tzolkin-card-space = Espacio { $space } de { $gear }
tzolkin-label-space = Espacio { $space } de { $gear }: { $does }
    .worker = Espacio { $space } de { $gear }, { $colour }: { $does }
    .dummy = Espacio { $space } de { $gear }, un trabajador neutral: { $does }
tzolkin-card-jungle = Palenque { $group }: { $effect }.
tzolkin-card-building = Edificio de la era { $age }, { $colour }: { $cost }.
tzolkin-card-monument = Monumento, { $colour }: { $cost }.
tzolkin-card-step = { $step }: { $points } PV.
    .item = { $step }: { $points } PV y { $item }.
tzolkin-card-highest = En cabeza: { $first } PV al final de la era 1, { $second } PV al final de la era 2. En la cima solo cabe un jugador.
tzolkin-card-level-title = { $technology } { $level }
    .beyond = { $technology }, más allá del nivel 3
tzolkin-card-level =
    { $blocks ->
        [one] Nivel { $level } (1 cubo): { $effect }.
       *[other] Nivel { $level } ({ $blocks } cubos): { $effect }.
    }
    .beyond =
        { $blocks ->
            [one] Cada paso más allá (1 cubo): { $effect }.
           *[other] Cada paso más allá ({ $blocks } cubos): { $effect }.
        }
tzolkin-card-wealth = Loseta de riqueza inicial, elegida al comienzo.
tzolkin-card-block = Un cubo de recurso. Vale { $corn } maíz en el mercado y en la puntuación final.

## Notas: lo que significa ahora para un jugador

tzolkin-note-tiles =
    { $wood ->
        [0] { $corn ->
            [0] No queda ninguna loseta.
            [one] Queda 1 loseta de maíz.
           *[other] Quedan { $corn } losetas de maíz.
        }
       *[other] { $corn ->
            [0] Quedan: { $wood } de madera, ninguna de maíz descubierta.
           *[other] Quedan: { $wood } de madera; de maíz descubiertas, { $corn }.
        }
    }
tzolkin-note-harvest = Cosecharías { $goods }.
    .burning = Cosecharías { $goods }, { $corn ->
            [8] u
            [11] u
           *[other] o
        } { $corn } maíz si quemas madera, lo que cuesta descender un escalón en un templo.
    .nothing = No hay nada que puedas cosechar.
tzolkin-note-place =
    { $corn ->
        [0] Tu siguiente trabajador va { FORM($place, "to") }, sin costo.
       *[other] Tu siguiente trabajador va { FORM($place, "to") }, por { $corn } maíz.
    }
    .last =
        { $corn ->
            [0] Tu siguiente trabajador va { FORM($place, "to") }, sin costo; en esta última ronda no realizará ninguna acción.
           *[other] Tu siguiente trabajador va { FORM($place, "to") }, por { $corn } maíz; en esta última ronda no realizará ninguna acción.
        }
tzolkin-note-full = No hay ningún espacio libre.
tzolkin-note-closed = Cerrada por una calavera.
tzolkin-note-step = Tu próximo escalón es el { $step }: { $worth }.
    .lost = Un escalón tuyo se perdería: la cima ya está alcanzada u ocupada.
tzolkin-note-for-you = Con tus tecnologías: { $effect }.
tzolkin-note-level-reached = Lo tienes.
    .idle = Lo tienes; ahora no tiene efecto.
tzolkin-note-level-next =
    { $blocks ->
        [0] Tu próximo nivel, sin costo.
        [one] Tu próximo nivel, por 1 cubo.
       *[other] Tu próximo nivel, por { $blocks } cubos.
    }
tzolkin-note-architecture =
    { $level ->
        [1] Arquitectura te da 1 maíz.
        [2] Arquitectura te da 1 maíz y 2 PV.
       *[other] Arquitectura te da 1 maíz y 2 PV, y te ahorra un cubo (con Uxmal 4, 2 maíz).
    }
tzolkin-note-level =
    { $blocks ->
        [0] Tu próximo nivel es el { $level }, sin costo: { $effect }.
        [one] Tu próximo nivel es el { $level }, por 1 cubo: { $effect }.
       *[other] Tu próximo nivel es el { $level }, por { $blocks } cubos: { $effect }.
    }
    .beyond =
        { $blocks ->
            [one] Estás en el nivel 3; un paso más allá, por 1 cubo, da { $effect }.
           *[other] Estás en el nivel 3; un paso más allá, por { $blocks } cubos, da { $effect }.
        }
tzolkin-note-payable =
    { $payable_id ->
        [both] Podrías pagarlo, con cubos o, mediante Uxmal 4, con maíz.
        [blocks] Podrías pagarlo con cubos.
        [corn] Podrías pagarlo con maíz, mediante Uxmal 4.
        [covered] Solo podrías pagarlo derribando algo.
       *[neither] Ahora no podrías pagarlo.
    }
tzolkin-note-dealt = Has recibido { $tiles }.
tzolkin-note-worth = Te daría { $points } PV si puntuara ahora.
