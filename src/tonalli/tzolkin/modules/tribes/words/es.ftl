# Tribus: una de dos para cada jugador, elegida en secreto.

tzolkin-help-tribes = Tribus: antes del primer turno te quedas con una de dos tribus, en secreto. Su habilidad vale solo para ti, durante toda la partida; «players» muestra quién tiene cuál, «tile balam» lo que hace una. Algunas tribus traen jugadas además de las otras: skip pasa por encima de un espacio libre, exchange vende un cubo por maíz.

tzolkin-term-tribe = tribu
    .effect = Cada jugador recibe dos tribus y se queda con una, en secreto y junto con las losetas de riqueza inicial. Cambia las reglas solo para su dueño, del primer turno al último.

tzolkin-tribe-ah_chuy_kak = Ah Chuy Kak
    .effect = Si en un turno colocas { $placed } o más trabajadores en los engranajes, después puedes recoger uno de tus trabajadores que ya estaba allí.
tzolkin-tribe-ahau_chamahez = Ahau Chamahez
    .effect = Al recoger un trabajador puedes pagar { $corn } maíz para realizar la acción del número siguiente; puede ser el espacio de libre elección.
tzolkin-tribe-ahmakiq = Ahmakiq
    .effect = Puedes pasar tu turno: ni colocar ni recoger.
tzolkin-tribe-bacab = Bacab
    .effect = Empiezas cada turno con al menos { $least } maíz, y al mendigar llegas a { $begging }.
tzolkin-tribe-balam = Balam
    .effect = Una acción inferior no te cuesta nada: tomas { $corn } maíz en lugar de pagar los pasos atrás, también en los espacios de libre elección.
tzolkin-tribe-cit_bolon_tum = Cit-Bolon-Tum
    .effect = Una vez por turno colocas un trabajador en un engranaje por { $corn } maíz menos. Tus trabajadores tienen en cada engranaje un espacio más, de libre elección, antes de ser expulsados.
tzolkin-tribe-huracan = Huracan
    .effect = Tus trabajadores de { $pairs } pueden usar las acciones del mismo número de cualquiera de los dos engranajes.
tzolkin-tribe-itzamna = Itzamná
    .effect = Los niveles de tecnología te cuestan un cubo menos: { $first ->
            [0] nada por el nivel 1
           *[other] { $first } por el nivel 1
        }, { $second } por el nivel 2, { $third } por el nivel 3. Más allá del nivel 3 pagas { $beyond } y eliges la bonificación de cualquier tecnología.
tzolkin-tribe-ixtab = Ixtab
    .effect = Te quedas con { $kept } losetas de riqueza inicial y después desciendes en un templo.
tzolkin-tribe-vacub_caquix = Vacub-Caquix
    .effect = Una vez por turno en que colocas, tus trabajadores pueden pasar por encima de un espacio libre de un engranaje.
tzolkin-tribe-xaman_ek = Xaman Ek
    .effect = Una vez por turno, en cualquier momento, puedes vender un cubo: madera por { $wood }, piedra por { $stone }, oro por { $gold } maíz.
tzolkin-tribe-yaluk = Yaluk
    .effect = Empiezas con { $workers } trabajadores. Cada uno necesita { $corn } maíz en un Día de Comida, y cuesta { $loss } PV si no lo alimentas.
tzolkin-tribe-yumkaax = Yumkaax
    .effect = Colocar varios trabajadores te cuesta menos: { $totals } maíz por colocar de 1 a 6 trabajadores, además de sus espacios.
tzolkin-tribe-pair = { $gear } y { $other }

tzolkin-card-extra_space = Un espacio más para los trabajadores de Cit-Bolon-Tum, que llegan allí cuando gira el engranaje: cualquiera de sus acciones, sin pagar pasos atrás.
tzolkin-note-tribe = La juega: { $colour }

## Decisiones

tzolkin-ask-choose-tribe = ¿Con qué tribu te quedas?
    .title = Tribus
    .ask = ¿Con cuál quedarse?
tzolkin-ask-pick-one = Ah Chuy Kak: ¿qué trabajador recoges además?
    .title = Ah Chuy Kak
    .ask = ¿Qué otro trabajador?
tzolkin-ask-choose-bonus = Itzamná: ¿qué bonificación tomas?
    .title = Itzamná
    .ask = ¿Qué bonificación?
tzolkin-ask-descend-ixtab = Ixtab: ¿en qué templo desciendes?
    .title = Ixtab
    .ask = ¿Dónde descender?
tzolkin-ask-turn-free = Tu turno. ¿Colocas trabajadores, los recoges o pasas?
    .place = Tu turno. ¿Colocas trabajadores o pasas?
    .pick = Tu turno. ¿Recoges trabajadores o pasas?
    .neither = Tu turno. ¿Mendigas o pasas?
    .title = Tu turno
    .title-theirs = Turno
    .ask = ¿Colocar, recoger, pasar?
    .ask-place = ¿Colocar o pasar?
    .ask-pick = ¿Recoger o pasar?
    .ask-neither = ¿Mendigar o pasar?
tzolkin-ask-turn-sell = No puedes pagar ningún trabajador: mendiga, o vende antes un cubo.
    .title = Tu turno
    .title-theirs = Turno
    .ask = ¿Mendigar o vender antes?

tzolkin-action-tribe = Quédate con { $tribe }. { $effect }
    .name = { $tribe }
tzolkin-action-skip = Pasa por encima de { $place }: en este turno tus trabajadores van al espacio { $next }
    .name = Saltar { $place }
tzolkin-group-skip = Saltar un espacio
tzolkin-group-exchange = Vender un cubo
tzolkin-action-exchange = Xaman Ek: vende 1 { $block } por { $corn } maíz
    .name = Vender { $block }
tzolkin-action-technology-bonus = { $technology }: { $effect }
    .name = { $technology }
tzolkin-action-technology-any = { $technology }, más allá del nivel 3: la bonificación de cualquier tecnología
    .name = { $technology }
tzolkin-pass-turn = Pasar: ni colocar ni recoger
    .name = Pasar
tzolkin-pass-pick-one = No recoger ninguno
    .name = Ninguno
tzolkin-hint-pair = también realiza acciones de { $gear }

## Lo que ha pasado

tzolkin-event-tribe = tribu elegida: { $tribe }
tzolkin-event-skip = en este turno, salto por encima de { $place }
tzolkin-cause-ahau_chamahez = Ahau Chamahez
tzolkin-cause-bacab = Bacab
tzolkin-cause-balam = Balam
tzolkin-cause-ixtab = Ixtab
tzolkin-cause-xaman_ek = Xaman Ek

## Por qué algo no es posible

tzolkin-why-not-dealt = No has recibido { $tribe }.
tzolkin-why-placed-this-turn = Ese trabajador se ha colocado en este turno; solo se recoge uno que ya estaba allí.
tzolkin-why-has-skipped = En este turno ya has pasado por encima de un espacio.
tzolkin-why-nothing-above = { $gear } no tiene ningún espacio libre por encima del más bajo.
tzolkin-why-skip-unpaid = No podrías pagar el siguiente espacio de { $gear }.
    .short = maíz insuficiente
    .help = Palenque da maíz
tzolkin-why-has-exchanged = En este turno ya has vendido un cubo.
tzolkin-why-no-such-block = No tienes { $block } que vender.
    .help = Yaxchilán da cubos
tzolkin-why-not-your-turn = Xaman Ek solo vende en tu propio turno.
tzolkin-why-not-in-a-payment = No se vende nada mientras se está pagando algo.
tzolkin-why-needed-now = Necesitas { $block } para lo que has elegido.

## El terminal

tzolkin-show-tribe = tribu: { $tribe }
    .secret = todavía no se conoce
tzolkin-show-tribes = Tribus
    .hint = lo que cada una permite a su dueño
tzolkin-show-dealt = Tus losetas de riqueza inicial, entre las que eliges después: { $tiles }

# Lo que se dice a quien encuentra por primera vez un tipo de decisión.

tzolkin-first-pick-one = Tu tribu te permite recoger un trabajador después de colocar, o ninguno.
tzolkin-first-choose-bonus = Tu tribu te permite elegir la bonificación de cualquiera de las cuatro tecnologías.
tzolkin-first-choose-tribe = La habilidad de tu tribu dura toda la partida y es solo tuya. Toma la que encaja con las losetas que has recibido.
