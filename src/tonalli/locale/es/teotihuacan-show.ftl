# Encabezados y rótulos de la mesa.

teotihuacan-show-none = ninguno
teotihuacan-show-tile-number = loseta { $tile }
teotihuacan-show-no-main = –
teotihuacan-show-ring = Tableros, en el sentido de las agujas del reloj
    .hint = costo: cacao por la acción principal; recoger da uno más
teotihuacan-show-board = tablero
teotihuacan-show-workers = trabajadores
teotihuacan-show-colours = costo
teotihuacan-show-worship = Adoración (P: poder allí), loseta ◆
teotihuacan-show-tile = ◆ { $tile }
teotihuacan-show-nobles = { $workers }: { $points }
teotihuacan-show-at-alchemy = compra una tecnología con oro
teotihuacan-show-at-construction = construye la Pirámide con piedra y madera
teotihuacan-show-technologies = Tecnologías en Alquimia
    .hint = fila 1: un trabajador; fila 2: dos, o uno con poder 4 o más
teotihuacan-show-row-1 = 1
teotihuacan-show-row-2 = 2
teotihuacan-show-calendar = disco blanco ● { $light } de { $dark }, Eclipse { $eclipse } de 3 en ○
    .wages = Eclipse { $eclipse } de 3: se pagan los salarios
    .over = la partida ha terminado
teotihuacan-show-eclipse-due =
    { $turns ->
        [0] Justo después de este turno hay un Eclipse.
        [one] Llega un Eclipse: un turno después de este.
       *[other] Llega un Eclipse: { $turns } turnos después de este.
    }
teotihuacan-show-final = La Pirámide está completa: el próximo Eclipse termina la partida.
teotihuacan-show-temples = Templos
    .hint = la recompensa está debajo de cada peldaño; en * se pueden reclamar losetas en su lugar
teotihuacan-show-bonus = en el peldaño 10, para el final: { $effect }
teotihuacan-show-heap = en el { $step }: { $tiles }
teotihuacan-step-0 = –
teotihuacan-step-1 = { $amount }rec
teotihuacan-step-2 = { $amount }PV
teotihuacan-step-3 = { $amount }cac
teotihuacan-step-bonus = bonif
teotihuacan-track-avenue = Avenida
teotihuacan-track-pyramid = Pirám.
teotihuacan-show-avenue = Avenida y pista de la pirámide
teotihuacan-show-avenue-value =
    { $buildings ->
        [one] un paso vale { $value } PV en un Eclipse; queda 1 edificio
       *[other] un paso vale { $value } PV en un Eclipse; quedan { $buildings } edificios
    }
teotihuacan-show-level = N{ $level }
teotihuacan-show-pyramid = La Pirámide desde arriba
    .hint = a la derecha: lugares abiertos por nivel, losetas en la oferta
teotihuacan-show-decorations = Decoraciones
teotihuacan-show-legend = b ídolo (azul), r tocado (rojo), g serpiente (verde), n glifo. Cubrir el mismo ícono puntúa 1 PV; una mayúscula en la loseta nueva, además, avanza en su templo. Cifra: altura, d: decorado.
teotihuacan-show-players = Jugadores por orden
    .hint = Ave, Pir: pasos en las pistas; (N3): trabajador en reserva
teotihuacan-show-figure-points = PV
teotihuacan-show-figure-cocoa = cacao
teotihuacan-show-figure-wood = mad.
teotihuacan-show-figure-stone = pied.
teotihuacan-show-figure-gold = oro
teotihuacan-show-figure-blue = azul
teotihuacan-show-figure-red = rojo
teotihuacan-show-figure-green = verde
teotihuacan-show-figure-avenue = Ave
teotihuacan-show-figure-pyramid = Pir
teotihuacan-show-figure-wages = sal.
teotihuacan-show-owns = tecnologías { $technologies }
teotihuacan-show-tiles = losetas: { $tiles }
teotihuacan-show-used =
    { $count ->
        [one] { $count } usada
       *[other] { $count } usadas
    }
