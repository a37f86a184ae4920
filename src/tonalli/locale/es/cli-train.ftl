## train

cli-train-help = Hace que una red aprenda un juego jugando contra sí misma.

    Necesita el extra train: pip install "tonalli[train]". Procesos en todos los núcleos juegan muchas partidas a la vez;
    la red decide en todas ellas juntas, en una tarjeta gráfica si la hay, y aprende de cómo terminan. Se mezclan todos
    los números de jugadores, conjuntos de módulos y ajustes del juego, sobre todo dos jugadores; --players y
    --modules lo limitan. De vez en cuando se examina: en repartos con que nunca se entrena, desde cada asiento, contra
    greedy; en solitario, contra el rival de las reglas.

    Todo se guarda en una carpeta: checkpoint.pt, desde donde --resume continúa cuantas veces quieras, y cómo ha ido,
    como curve.json, curve.csv y, con matplotlib, curve.png. --export escribe los pesos como un archivo pequeño que
    juega sin ninguna biblioteca, para --seats y arena por su ruta.

    {"\u0008"}
    Ejemplos:
    {"  "}tonalli train teotihuacan --folder runs/t --seconds 600
    {"  "}tonalli train teotihuacan --folder runs/t --seconds 600 --resume
    {"  "}tonalli train teotihuacan --from t.weights --shares 1=6,2=2,4=2 --folder runs/solo
    {"  "}tonalli train teotihuacan --from t.weights --distil 96 --decisions 100000 --folder runs/small --export small.weights
    {"  "}tonalli train tzolkin --players 2,4 --modules none --folder runs/z
    {"  "}tonalli train tzolkin --folder runs/z --seconds 0 --resume --export z.weights
    {"  "}tonalli arena z.weights greedy --game tzolkin
cli-train-missing = train: falta PyTorch; lo trae pip install "tonalli[train]"
cli-train-progress = aprendiendo
cli-train-rate = { $rate } decisiones/s
cli-train-started = { $weights } pesos, { $inputs } entradas, { $rows } partidas a la vez en { $actors } procesos, { $device }
cli-train-line = { $seconds } s  { $decisions } M decisiones  { $rate } k/s  entropía { $entropy }  explicado { $explained } %  puntos { $scores }
cli-train-exam = { $seconds } s  examen: { $results }
cli-train-result = { $subject } { $won } % ganadas ({ $low } a { $high }), puntos { $score }
cli-train-score = { $subject } { $score }
cli-train-kept = Guardado en { $folder }.
cli-train-exported = Pesos escritos en { $file }, { $size } kB.
cli-train-there = folder={ $folder }: ya hay un punto de control; --resume continúa desde él

cli-option-train-game = El juego que se aprende.
cli-option-train-players = Números de jugadores con que se entrena, separados por comas; sin esto, todos.
cli-option-train-modules = Módulos de cada partida, separados por comas, o none; sin esto se mezclan todos los conjuntos.
cli-option-train-seconds = Cuánto tiempo aprende; la tasa de aprendizaje baja hasta su final en este tiempo.
cli-option-train-folder = Dónde se guarda todo.
cli-option-train-resume = Continúa desde el punto de control de la carpeta.
cli-option-train-from = Empieza con lo que ha aprendido este archivo de pesos, en lugar de con nada.
cli-option-train-shares = Con qué frecuencia se reparten partidas para tantos jugadores, como 1=6,2=3,4=1; sin esto, sobre todo de dos.
cli-error-train-shares = shares={ $value }: un número de jugadores, = y con qué frecuencia, como 2=3
cli-error-train-begin = --from empieza un entrenamiento y --resume continúa uno: solo uno de los dos
cli-option-train-actors = Procesos que juegan; sin esto, tantos como núcleos hay, menos dos.
cli-option-train-rows = Partidas que cada proceso juega a la vez, en cada una de dos mitades.
cli-option-train-rate = Hasta dónde llega al principio cada paso del aprendizaje.
cli-option-train-width = Sumas de la primera capa; un entrenamiento continuado conserva las suyas.
cli-option-train-distil = Una red de tantas sumas aprende de lo que decide la de --from, en lugar de aprender de cómo terminan las partidas: más pequeña, y ve menos.
cli-option-train-trim = Toma de la red de --from tantas sumas, las que más dicen; no se aprende nada.
cli-option-train-decisions = Con --distil: de cuántas decisiones de la mayor aprende.
cli-train-distilled = { $seconds } s  { $decisions } decisiones observadas  probabilidades a { $away }, valor a { $off }
cli-error-train-smaller = --distil y --trim necesitan --from: la red de la que se hace una más pequeña
cli-option-train-exam = Segundos entre exámenes.
cli-option-train-device = cpu, cuda o cuda:1; sin esto, una tarjeta gráfica donde la hay.
cli-option-train-export = Escribe los pesos en este archivo al final.
