# S1: el movimiento alternativo del Teotibot.

teotihuacan-help-swift_bot = Los trabajadores del Teotibot avanzan tanto como indica la superior de sus cuatro losetas de dirección, de 1 a 3 tableros, sea cual sea su poder.

teotihuacan-direction_tile-base_a = Loseta de dirección, avance 1
    .effect = Mientras está arriba, un trabajador del Teotibot que se mueve avanza 1 tablero, sea cual sea su poder.
teotihuacan-direction_tile-base_b = Loseta de dirección, avance 1
    .effect = Mientras está arriba, un trabajador del Teotibot que se mueve avanza 1 tablero, sea cual sea su poder.
teotihuacan-direction_tile-move_2 = Loseta de dirección, avance 2
    .effect = Mientras está arriba, un trabajador del Teotibot que se mueve avanza 2 tableros, sea cual sea su poder; el tablero 1 no se cuenta.
teotihuacan-direction_tile-move_3 = Loseta de dirección, avance 3
    .effect = Mientras está arriba, un trabajador del Teotibot que se mueve avanza 3 tableros, sea cual sea su poder; el tablero 1 no se cuenta.

teotihuacan-show-column = losetas de dirección desde arriba: { $tiles }
teotihuacan-show-column-tile = { $face } { $boards }
teotihuacan-solo-directions = losetas de dirección
    .effect = La primera vale para un hueco en la fila superior de la pirámide de acciones del Teotibot; la segunda, para la fila central: ↗ sube la loseta de abajo a la izquierda del hueco, ↖ la de abajo a la derecha. La primera dice además cuánto avanza un trabajador del Teotibot; al final de su turno se le da la vuelta y se pone debajo de las demás.
