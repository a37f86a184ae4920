## arena

cli-arena-help = Hace jugar a bots entre sí y los valora.

    Cada reparto se juega en todas las posiciones, así que la suerte y los asientos se compensan. Con tantos bots como
    asientos o más, en cada mesa se sientan bots distintos; con menos, uno juega contra iguales, cada uno contra cada
    uno. La misma semilla da las mismas partidas, sea cual sea el número de procesos.

    {"\u0008"}
    Ejemplos:
    {"  "}tonalli arena noon dusk --games 100
    {"  "}tonalli arena my_bots:Planner greedy --players 4 --processes 2
    {"  "}tonalli arena Old=my_bots:Planner New=my_bots:Better greedy --resume games.jsonl
    {"  "}tonalli arena dawn morning noon dusk --game tzolkin --json results.json --plot results.html
    {"  "}tonalli arena runs/t Before=t.weights learned@40 --games 200 --plot results.png
cli-arena-title =
    { $game } para { $players }: { $games } partidas, { $deals ->
        [one] 1 reparto
       *[other] { $deals } repartos
    } en { $seatings } posiciones, semilla { $seed }
cli-arena-bot = bot
cli-arena-rating = valoración
cli-arena-sigma = ±
cli-arena-games = partidas
cli-arena-wins = victorias
cli-arena-share = % vict.
cli-arena-between = 95 %
cli-arena-margin = margen
cli-arena-score = puntos
cli-arena-against = % de victorias contra
cli-arena-interval = { $low } a { $high }
cli-arena-none = –
cli-arena-even = El equilibrio es { $even } % y un margen de 0. { $mixed ->
        [yes] En cada mesa todos son bots distintos.
       *[no] Se cuentan partidas de uno contra { $others } iguales.
    }
cli-arena-intervals = % de victorias: intervalo de Wilson. Margen respecto a la media de los demás: intervalo de Student sobre los repartos. Valoración: openskill, ± su desviación típica.
cli-arena-is-a-game = bots: { $name } es un juego; indícalo con --game { $name }
cli-arena-plot = plot={ $file }: se admite un archivo que termine en .svg, .png o .html
cli-arena-no-matplotlib = plot: una imagen PNG necesita la biblioteca matplotlib; .svg y .html no necesitan ninguna
cli-arena-page-standings = Clasificación
cli-arena-page-seats = Lo que vale un asiento
cli-arena-seat = asiento
cli-arena-picture-title = { $game } para { $players }
cli-arena-picture-rating = valoración, ± 2 desviaciones típicas
cli-arena-picture-share = partidas ganadas en %, con intervalo del 95 %
cli-arena-picture-margin = puntos de ventaja, con intervalo del 95 %
cli-arena-picture-below = { $games } partidas, { $deals ->
        [one] 1 reparto
       *[other] { $deals } repartos
    } en todas las posiciones, semilla { $seed }. La línea discontinua es el equilibrio.

cli-option-bots = Quién participa: dawn, morning, noon, dusk, night (niveles), random, greedy, learned, learned@N (mira adelante N veces), ARCHIVO.weights, la carpeta de un entrenamiento, o un bot propio como paquete.módulo:Clase; con nombre: A=greedy.
cli-option-arena-games = Cuántas partidas como mínimo; cada reparto se juega en todas sus posiciones.
cli-option-arena-json = Escribe todo en este archivo; - lo imprime en lugar de la tabla.
cli-option-plot = Dibuja los resultados en este archivo: .svg, .png (con matplotlib) o .html, una página con imagen y tablas.
cli-option-resume = Conserva cada partida en este archivo y no juega otra vez ninguna que ya esté.
