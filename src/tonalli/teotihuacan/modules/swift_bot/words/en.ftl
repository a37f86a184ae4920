# S1: the alternative movement of the Teotibot.

teotihuacan-help-swift_bot = The Teotibot's workers move as far as the uppermost of its four direction tiles says, 1 to 3 boards, whatever their power.

teotihuacan-direction_tile-base_a = Direction tile, move 1
    .effect = While it lies on top, a worker of the Teotibot that moves on goes 1 board, whatever its power.
teotihuacan-direction_tile-base_b = Direction tile, move 1
    .effect = While it lies on top, a worker of the Teotibot that moves on goes 1 board, whatever its power.
teotihuacan-direction_tile-move_2 = Direction tile, move 2
    .effect = While it lies on top, a worker of the Teotibot that moves on goes 2 boards, whatever its power; board 1 is not counted.
teotihuacan-direction_tile-move_3 = Direction tile, move 3
    .effect = While it lies on top, a worker of the Teotibot that moves on goes 3 boards, whatever its power; board 1 is not counted.

teotihuacan-show-column = direction tiles from the top: { $tiles }
teotihuacan-show-column-tile = { $face } { $boards }
teotihuacan-solo-directions = direction tiles
    .effect = The first counts for a gap in the top row of the Teotibot's action pyramid, the second for the middle row: ↗ moves the tile at the lower left of the gap up, ↖ the one at the lower right. The first also says how far a worker of the Teotibot moves; at the end of its turn it is turned over and put below the others.
