# Lo que se dice a quien encuentra por primera vez un tipo de decisión.

tzolkin-first-turn = O colocas trabajadores en los engranajes, o recoges algunos y haces lo que está escrito a su lado; nunca ambas cosas. Cada día los engranajes giran y llevan a tus trabajadores a mejores acciones, así que espera un poco antes de recogerlos.
tzolkin-first-place-more = En el mismo turno puede seguir otro trabajador, pero cada trabajador adicional cuesta 1 maíz más que el anterior. Para cuando quieras.
tzolkin-first-pick-more = Puedes recoger más trabajadores, uno tras otro. Lo que da uno puede pagar ya el siguiente.
tzolkin-first-choose-action = La acción del espacio donde estaba el trabajador, o una inferior del mismo engranaje por 1 maíz por paso, o ninguna.
tzolkin-first-climb-any = Tú eliges el templo. Los templos dan bienes y puntos en los Días de Comida; cuanto más alto estás, más dan.
tzolkin-first-climb-two = Un escalón en cada uno de dos templos distintos.
tzolkin-first-descend = Un dios está enfadado: pierdes un escalón en uno de tus templos. Elige aquel donde menos duela en el próximo Día de Comida.
tzolkin-first-harvest = Toma maíz o madera de la jungla. El maíz que está bajo la madera se consigue quemando la madera, lo que cuesta un escalón en un templo.
tzolkin-first-take-blocks = Madera, piedra u oro, como quieras, de uno en uno. El oro es lo que más vale en el mercado.
tzolkin-first-build = Los edificios dan algo al momento o alimentan a trabajadores en los Días de Comida. Cuestan cubos.
tzolkin-first-build-two = Uno o dos edificios, o un monumento. Los monumentos puntúan al final por lo que has hecho en toda la partida.
tzolkin-first-trade = Vende cubos por maíz y compra otros con maíz: madera 2, piedra 3, oro 4. Primero todas las ventas, después todas las compras.
tzolkin-first-mirrored = Por 1 maíz realizas cualquier acción de los cuatro engranajes pequeños, como si un trabajador tuyo hubiera estado allí. Cuesta lo que cuesta allí.
tzolkin-first-taxed = Una profecía te hace pagar por esto. Paga, o renuncia a ello; el resto de lo que recibes sigue siendo tuyo.
tzolkin-first-study = Una tecnología ayuda siempre que se realizan sus acciones. El primer nivel cuesta 1 cubo, el siguiente 2, después 3.
tzolkin-first-free-study = Este nivel no cuesta nada. Elige la tecnología cuyas acciones piensas realizar a menudo.
tzolkin-first-offering = Teología te permite pagar un cubo por un escalón en cualquier templo. No es obligatorio.
tzolkin-first-give-blocks = Sirve cualquier cubo. Guarda lo que necesitas para el próximo edificio.
tzolkin-first-apply-architecture = Arquitectura ayuda con uno de los dos edificios. Úsala ahora o resérvala para el segundo.
tzolkin-first-drop-block = Arquitectura quita un cubo del costo. Que sea el que más falta te hace.
tzolkin-first-choose-days = Decide quien estaba en el espacio de jugador inicial: un día, como siempre, o dos, una sola vez, si el segundo no expulsa a nadie de un engranaje.
tzolkin-first-keep-wealth = Dos de estas losetas son tu comienzo. El maíz te permite colocar más trabajadores enseguida; los cubos y los avances trabajan para ti más tarde.
