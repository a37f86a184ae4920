# Edificios nuevos: renovación, ingresos, las losetas de ambas eras.

tzolkin-help-buildings = Edificios nuevos: cuatro de la era 1 dan algo a su dueño en cada Día de Comida, antes de alimentar. Cuando construyes más tarde puedes derribar uno de ellos, y su costo impreso cuenta como pagado, cubo a cubo; se te pregunta siempre que sea posible. «tile renovación» dice más.



tzolkin-building-a1_granary = Granero
    .effect = cada Día de Comida, 3 maíz, antes de alimentar
tzolkin-building-a1_ancestor_tomb = Tumba de los antepasados
    .effect = cada Día de Comida, 1 madera en la era 1, 1 calavera en la era 2
tzolkin-building-a1_gold_workshop = Taller de oro
    .effect = cada Día de Comida, 1 oro
tzolkin-building-a1_stone_shrine = Santuario de piedra
    .effect = cada Día de Comida, 1 piedra
tzolkin-building-a2_bountiful_farm = Granja abundante
    .effect = 8 maíz
tzolkin-building-a2_monument_yard = Patio de monumentos
    .effect = puedes construir un monumento; 1 PV
tzolkin-building-a2_house_of_scholars = Casa de los sabios
    .effect = puedes retroceder un nivel en una tecnología y avanzar en cada una de las demás
tzolkin-building-a2_skull_shrine = Santuario de la calavera
    .effect = su calavera se queda en él y cuenta como colocada; 7 PV; un escalón en cualquier templo

tzolkin-card-renovatable = Se puede renovar: derríbalo cuando construyas, y su costo cuenta como pagado.
tzolkin-card-monument_yard = El edificio Patio de monumentos también te permite construir uno.
tzolkin-term-renovation = Renovación
    .effect = Cuando construyes un edificio o un monumento puedes derribar uno de los tuyos que se pueda renovar. Su costo impreso, cubo a cubo, cuenta para el nuevo; lo que sobra se pierde, y la loseta antigua sale del juego.

## Decisiones

tzolkin-ask-renovate =
    { $monument_id ->
        [none] ¿Derribas algo para pagar «{ $building }»?
       *[other] ¿Derribas algo para pagar el monumento «{ $monument }»?
    }
    .title = Renovación
    .ask = ¿Derribar algo?
tzolkin-ask-exchange-technology = Casa de los sabios: ¿en qué tecnología retrocedes un nivel, para avanzar en las demás?
    .title = Casa de los sabios
    .ask = ¿Cuál retrocede?
tzolkin-ask-may-advance = Casa de los sabios: ¿avanzas en { $track }?
    .title = Casa de los sabios
    .ask = ¿Avanzar en { $track }?
tzolkin-ask-may-build-monument = Patio de monumentos: ¿construyes un monumento?
    .title = Patio de monumentos
    .ask = ¿Construir un monumento?

tzolkin-action-renovate = Derriba «{ $building }» y paga el resto
    .name = { $building }
tzolkin-action-lower = Retrocede en { $technology } al nivel { $level } y después avanza en las demás
    .name = { $technology }
tzolkin-pass-renovate = No derribar nada, pagar todo
    .name = Conservar todo
tzolkin-pass-exchange-technology = Dejar las tecnologías como están
    .name = Dejarlas
tzolkin-pass-may-advance = No avanzar en { $track }
    .name = En esta no
tzolkin-pass-may-build-monument = No construir ningún monumento
    .name = Ningún monumento
tzolkin-follow-lost = pierdes { $goods }
tzolkin-follow-nothing_due = 0 por pagar
tzolkin-hint-lost = pierdes: { $effect }
tzolkin-hint-renovation =
    { $cost_id ->
        [none] si derribas «{ $building }» no queda nada por pagar
       *[other] si derribas «{ $building }» queda por pagar { $cost }
    }
    .only = derriba «{ $building }»: de otro modo no puedes pagarlo
    .one =
        { $cost_id ->
            [none] solo si derribas «{ $building }», y entonces no queda nada por pagar
           *[other] solo si derribas «{ $building }», y entonces queda por pagar { $cost }
        }

## Lo que ha pasado

tzolkin-event-renovate = derribado el edificio «{ $building }»

tzolkin-source-income = ingresos de los Días de Comida
tzolkin-cause-income = ingresos del Día de Comida
tzolkin-cause-scholars = Casa de los sabios

## Por qué no

tzolkin-why-only-by-renovation = No puedes pagarlo sin derribar algo.
    .short = no se puede pagar
tzolkin-why-not-yours = No tienes «{ $building }».
tzolkin-why-saves-nothing = «{ $building }» no ahorraría ni un solo cubo.
    .short = no ahorra nada
tzolkin-why-level-0 = No has empezado { $technology }.
    .short = sin empezar
    .help = antes hace falta un nivel de { $technology }
tzolkin-why-in-their-order = Se pregunta por las tecnologías una tras otra; ahora le toca a { $technology }.
tzolkin-why-asked-or-lowered = Ya se ha preguntado por { $technology }, o es la tecnología en la que has retrocedido.

# Lo que se dice a quien encuentra por primera vez un tipo de decisión.

tzolkin-first-exchange-technology = Una tecnología puede retroceder un nivel; entonces las otras tres pueden subir uno cada una, gratis.
tzolkin-first-may-advance = Un nivel gratis de esta tecnología, si lo quieres.
tzolkin-first-may-build-monument = Puedes construir además un monumento, por su propio costo.
tzolkin-first-renovate = Puedes derribar uno de tus edificios antiguos: sus cubos se descuentan del costo, pero se acaba lo que te daba.
