# La línea de órdenes.

cli-seat-human = Tú
cli-seat-human-number = Jugador { $number }
cli-seat-dawn = Alba
cli-seat-dawn-number = Alba { $number }
cli-seat-morning = Mañana
cli-seat-morning-number = Mañana { $number }
cli-seat-noon = Mediodía
cli-seat-noon-number = Mediodía { $number }
cli-seat-dusk = Ocaso
cli-seat-dusk-number = Ocaso { $number }
cli-seat-night = Noche
cli-seat-night-number = Noche { $number }
cli-seat-greedy = Codicia
cli-seat-greedy-number = Codicia { $number }
cli-seat-learned = Aprendizaje
cli-seat-learned-number = Aprendizaje { $number }
cli-seat-random = Azar
cli-seat-random-number = Azar { $number }
cli-seat-wrong = seats: «{ $seat }» no es ninguno de { $allowed } (ni NOMBRE=TIPO, ni un bot propio como paquete.módulo:Clase)
cli-seat-twice = seats: dos de ellos se llaman { $name }
cli-seats-count = seats: se nombran { $seats }, pero players es { $players }

cli-error = tonalli: { $message }
cli-error-file-missing = { $file }: no existe ese archivo
cli-error-file-kind = { $file }: es una carpeta o un dispositivo, no un archivo para un registro
cli-error-file-foreign = { $file }: existe y no es un registro de Tonalli, así que no se sobrescribe
cli-error-file-other = { $file }: contiene otra partida; --force la reemplaza
cli-error-load-game = { $file }: es una partida de { $kept }, no de { $game }
cli-error-load = { $option } no se puede dar con --load: lo dice el registro
cli-error-file-text = { $file }: no es un archivo de texto
cli-error-file-record = { $file }: { $reason }
cli-error-whole = { $name }={ $value }: se admite un número entero desde { $least }
cli-error-no-whole = { $name }={ $value }: se admite un número entero
cli-error-no-number = { $name }={ $value }: se admite un número
cli-error-both = { $one } y { $other } no se pueden dar a la vez
cli-error-setting = { $option }={ $given }: indica { $levels } o AJUSTE=N; tonalli play --help enumera los ajustes
cli-error-option-game = { $option }: es de { $games }, y esto es { $game }
cli-error-option-players = { $option }: no tiene sentido con players={ $players }
cli-error-option = { $option }: no existe esa opción
cli-error-value = { $option }: no lleva valor
cli-error-no-value = { $option }: necesita un valor
cli-error-required = { $name }: hay que indicarlo
cli-error-arguments = { $arguments }: sobra, no se puede indicar nada más
cli-error-command = { $command }: no existe ese comando, solo { $commands }
cli-error-fault = esto no debería haber pasado: { $kind }: { $reason } (TONALLI_DEBUG=1 muestra dónde)
cli-interrupted = Interrumpido.

cli-help = Tonalli: { $games } en el terminal, y un motor para simularlos y analizarlos.

    Empieza con: tonalli play
cli-help-usage = Uso:
cli-help-arguments = Argumentos
cli-help-options = Opciones
cli-help-commands = Comandos
cli-help-help = Muestra esta página y termina.
cli-help-required = { $help } (obligatorio)
cli-help-default = { $help } (por defecto: { $default })
cli-value-options = {"["}OPCIONES]
cli-value-command = COMANDO …
cli-value-game = JUEGO
cli-value-file = ARCHIVO
cli-value-folder = CARPETA
cli-value-language = IDIOMA
cli-value-address = DIRECCIÓN
cli-value-bots = BOT BOT …
cli-value-ids = ID …
cli-value-numbers = N,N
cli-value-shares = N=PARTE,…
cli-value-names = NOMBRES
cli-value-name = NOMBRE
cli-value-device = DISPOSITIVO
cli-value-setting = AJUSTE=N
cli-value-seats = QUIÉN,QUIÉN
cli-option-tables-what = Qué se hace con ellas.
cli-help-version = Muestra la versión y termina.
cli-version = tonalli { $version }
cli-option-language = El idioma que se habla, como es o es-MX; si no, TONALLI_LANGUAGE o el del sistema.
cli-error-language = language={ $language }: se admite { $allowed }

## words

cli-words-help = Muestra en qué idiomas hay textos y qué le falta todavía a un idioma.

    Tonalli ofrece un idioma cuando todos los mensajes están escritos en él. docs/translating.md explica cómo escribir uno.

    {"\u0008"}
    Ejemplos:
    {"  "}tonalli words
    {"  "}tonalli words --missing cs
    {"  "}tonalli words --check cs
cli-option-missing = Enumera los mensajes que le faltan a un idioma, uno por línea.
cli-option-words-check = Enumera todo lo que está mal en los textos de un idioma; estado de salida 2 si hay algo.
cli-words-language = idioma
cli-words-written = escrito
cli-words-whole = de { $messages }
cli-words-offered = ofrecido
cli-words-unknown = words={ $language }: hay textos en { $allowed }
cli-words-fine = No hay nada mal en { $language }.
cli-words-missing = { $message }: falta
cli-words-surplus = { $message }: nadie lo pide
cli-words-junk = { $about }: no se puede leer
cli-words-twice = { $message }: está dos veces
cli-words-reference = { $message }: se refiere a { $about }, que no existe
cli-words-form = { $message }: pide la forma { $about }, que no existe
cli-words-function = { $message }: pide la función { $about }, que no existe
cli-words-argument = { $message }: pide ${ $about }, que el inglés no tiene
cli-words-unsaid = { $message }: omite ${ $about }, que el inglés dice

## play

cli-play-help = Juega a { $games } en este terminal: contra bots, con otras personas, o en solitario donde un juego tiene un rival para ello.

    Cada opción tiene un número y una notación; escribe cualquiera de los dos, o el comienzo de la notación. Escribe
    help en cualquier momento. Con --save la partida se escribe después de cada decisión; --load continúa con ella y
    sigue escribiéndola.

    {"\u0008"}
    Ejemplos:
    {"  "}tonalli play
    {"  "}tonalli play tzolkin --players 3
    {"  "}tonalli play tzolkin --modules tribes,prophecies --seats human,noon
    {"  "}tonalli play --players 1 --bot easiest --bot start_gold=3
    {"  "}tonalli play --setup first --seed 7
    {"  "}tonalli play --seats Ana=human,Ben=human,dusk --save tarde.tonalli
    {"  "}tonalli play --load tarde.tonalli
cli-play-welcome =
    { $seed ->
        [none] { $title }. Escribe un número, o help.
       *[other] { $title }. Semilla { $seed }. Escribe un número, o help.
    }
cli-play-resumed = La partida continúa en el turno { $turn }.
cli-play-prompt = { $name } > 
cli-play-wrong = «{ $text }» no es una opción aquí: escribe un número de 1 a { $count }, una notación, o help.
cli-play-range = No existe la opción { $number }: van de 1 a { $count }.
cli-play-ambiguous = «{ $text }» podría significar { $matches }: escribe más.
cli-play-forced = { $name }: no hay otra posibilidad: { $option }
cli-play-undone = Deshecho.
cli-play-no-undo = No hay nada que deshacer: ha empezado un turno, ha decidido otro jugador o se ha revelado algo.
cli-play-unknown-tile = Nada se llama aquí «{ $name }».
cli-play-unknown-part = La mesa no tiene ninguna parte «{ $part }», solo { $parts }.
cli-play-explain-what = explain necesita el número de una opción: explain 2
cli-play-tile-what = tile necesita un nombre: { $examples }
cli-play-save-what = save necesita un archivo: save tarde.tonalli
cli-play-saved = Guardada en { $file }; desde ahora cada decisión se escribe allí{ $before ->
        [none] .
       *[other] {""}, y ya no en { $before }.
    }
cli-play-again = (Intro muestra otra vez las opciones)
cli-play-enter = Intro, options
cli-play-replace = { $file } contiene otra partida. ¿Reemplazarla? (s o n)
cli-play-yes = s
cli-play-not-replaced = { $file } se ha dejado como estaba.
cli-play-unsaved = La partida no está guardada: escribe quit otra vez para dejarla, o save ARCHIVO para conservarla.
cli-play-quit = Has dejado la partida. { $saved ->
        [yes] Está guardada en { $file }: tonalli play --load { $file }
       *[no] No se ha guardado.
    }
cli-play-secret = La próxima elección es secreta. { $name }, pulsa Intro cuando nadie más mire la pantalla.
cli-play-log-what = log admite un número de turnos o all, no «{ $text }»: log 5
cli-play-log-empty = Todavía no ha pasado nada.
cli-play-key-number = elegir una opción por su número
cli-play-key-notation = elegirla por su notación, o por el comienzo de ella: { $beginning }
cli-play-key-undo = deshacer la última decisión de este turno
cli-play-key-explain = qué hace la opción N, con sus cifras
cli-play-key-tile = qué hace cualquier cosa de la mesa: { $examples }
cli-play-key-board = dibujar otra vez toda la mesa, o una parte: { $parts }
cli-play-key-log = lo que ha pasado últimamente; log 5, los últimos cinco turnos; log all, todo
cli-play-key-options = mostrar otra vez la pregunta y sus opciones
cli-play-key-save = escribir la partida en un archivo y seguir escribiéndola allí después de cada decisión
cli-play-key-quit = dejar la partida
cli-play-help-heading = Lo que puedes escribir
cli-play-typed =
    .tile = tile NOMBRE
    .save = save ARCHIVO
cli-over = La partida ha terminado
cli-over-seat = origen
cli-points = { $points } PV
cli-stock =
    { $amount ->
        [one] { $amount } { $words }
       *[other] { $amount } { FORM($words, "pl") }
    }
cli-summary = { $stock }
cli-over-total = total
cli-over-record = El registro es { $file }: tonalli replay { $file }

## simulate

cli-simulate-help = Juega muchas partidas entre bots y las resume.

    La misma semilla da las mismas partidas, sea cual sea el número de procesos.

    {"\u0008"}
    Ejemplos:
    {"  "}tonalli simulate --games 1000 --players 4
    {"  "}tonalli simulate tzolkin --games 1000
    {"  "}tonalli simulate --seats greedy,random,random --games 200 --jobs 2
    {"  "}tonalli simulate --games 50 --seed 7 --jsonl > games.jsonl
    {"  "}tonalli simulate --games 20 --records games
    {"  "}tonalli simulate --games 500 --seats greedy,greedy --dataset decisions
    {"  "}tonalli simulate --seats my_bots:Planner,greedy
cli-simulate-progress = partidas
cli-simulate-title =
    { $games ->
        [one] 1 partida, semilla { $seed }
       *[other] { $games } partidas, semilla { $seed }
    }
cli-simulate-seat = asiento
cli-simulate-wins = victorias
cli-simulate-share = % vict.
cli-simulate-mean = media
cli-simulate-median = mediana
cli-simulate-least = mín.
cli-simulate-most = máx.
cli-simulate-sd = desv.
cli-simulate-lengths = { $turns } turnos y { $decisions } decisiones por partida; final por { $endings }
cli-simulate-ending = { $ending }: { $count }
cli-simulate-speed = { $rate } partidas/s

## replay

cli-replay-help = Reproduce una partida registrada: paso a paso, como crónica, o solo para comprobarla.

    {"\u0008"}
    Ejemplos:
    {"  "}tonalli replay game.tonalli
    {"  "}tonalli replay game.tonalli --check
    {"  "}tonalli replay game.tonalli --log | less
    {"  "}tonalli replay game.tonalli --json
cli-replay-ok =
    { $over ->
        [yes] correcto: { $moves } decisiones, { $turns } turnos, puntuación final { $scores }
       *[no] correcto: { $moves } decisiones, { $turns } turnos, sin terminar, puntuación hasta ahora { $scores }
    }
cli-replay-prompt = decisión { $at } de { $moves } > 
cli-replay-keys = Intro o next: una decisión adelante (next 5: cinco); back: una atrás; turn N: a un turno; end; board, o una parte: { $parts }; tile NOMBRE; log; help; quit
cli-replay-asked = se pregunta: «{ $question }»
cli-replay-chose = elección: { $option } ({ $notation })
cli-replay-count = { $command } necesita un número de decisiones, desde 1
cli-replay-no-decision = En el turno { $turn } nadie decide nada: este es el turno { $reached }.
cli-replay-wrong = «{ $text }» no es una orden aquí: { $keys }
cli-replay-turn = turn necesita un número de 0 a { $turns }
cli-replay-at-end = Este es el final del registro.
cli-replay-at-start = Este es el comienzo del registro.

## bench

cli-bench-help = Mide lo rápida que es esta instalación.

    La máquina importa más que el programa: solo dicen algo las proporciones dentro de una misma medición, nunca las
    cifras de dos mediciones o de dos máquinas. docs/performance.md compara así con otros motores.

    {"\u0008"}
    Ejemplos:
    {"  "}tonalli bench
    {"  "}tonalli bench tzolkin
    {"  "}tonalli bench tzolkin --modules tribes,prophecies,buildings,quick_actions
    {"  "}tonalli bench --players 2 --seconds 1 --json
cli-bench-title =
    { $players ->
        [one]
            { $modules_id ->
                [none] { $game }, en solitario, { $seconds } s por medida, versión { $build }
               *[some] { $game } con { $modules }, en solitario, { $seconds } s por medida, versión { $build }
            }
       *[other]
            { $modules_id ->
                [none] { $game }, { $players } jugadores, { $seconds } s por medida, versión { $build }
               *[some] { $game } con { $modules }, { $players } jugadores, { $seconds } s por medida, versión { $build }
            }
    }
cli-bench-compiled = compilada
cli-bench-pure = de Python puro
cli-bench-measure = medida
cli-bench-rate = por segundo
cli-bench-ratio = proporción
cli-bench-core_decisions = decisiones dentro del núcleo
cli-bench-core_games = partidas dentro del núcleo
cli-bench-state_decisions = decisiones, paso a paso por un estado
cli-bench-chance_outcomes = resultados del azar, paso a paso por un estado
cli-bench-match_decisions = decisiones, paso a paso por una partida
cli-bench-copies = copias de un estado

## Opciones

cli-option-game = El juego: { $games }; { $default } si no se indica ninguno.
cli-option-players = Número de jugadores; 1 es en solitario. Sin esto ni --seats, 2 en play y arena, 4 en lo demás.
cli-option-seats-play = Quién juega, separado por comas: human, un ordenador de un nivel (dawn, morning, noon, dusk, night: cada uno gana al anterior), random, o un bot propio como paquete.módulo:Clase; con nombre: Ana=human.
cli-option-seats = Quién juega, separado por comas: dawn, morning, noon, dusk o night (niveles, cada uno gana al anterior), random, o un bot propio como paquete.módulo:Clase; con nombre: A=noon.
cli-option-bot = Ajusta el rival en solitario: easiest, default, hardest, o un ajuste de la lista de abajo; se puede dar varias veces.
cli-modules = Módulos de { $game }; help, en la partida, explica los que están en juego:
cli-module-needs = Necesita { $modules }.
cli-settings = Ajustes de --{ $option }, más bajo es más fácil; el habitual está entre paréntesis:
cli-level-easiest = el más fácil
cli-level-default = habitual
cli-level-hardest = el más difícil
cli-option-setup = Cómo se prepara la partida.
cli-option-eclipse = Cuándo llega un Eclipse.
cli-option-modules = Módulos con que se juega, separados por comas.
cli-option-allowed = { $game }: { $allowed }.
cli-option-seed = Reparte las losetas y deshace empates; la misma semilla da la misma partida.
cli-option-load = Continúa una partida registrada y sigue escribiéndola en su archivo.
cli-option-save = Escribe la partida en este archivo después de cada decisión.
cli-option-ask-all = Pregunta aunque haya una sola opción.
cli-option-force = Permite que --save y save reemplacen el registro de otra partida.
cli-option-games = Cuántas partidas.
cli-option-jobs = Procesos que se reparten el trabajo.
cli-option-ray = Un clúster Ray que hace el trabajo en lugar de esta máquina: su dirección, o auto para aquel al que pertenece esta máquina.
cli-option-json = Imprime un objeto JSON.
cli-option-jsonl = Imprime una línea de JSON por cada partida.
cli-records-there = records: { $folder } contiene ya registros; indica una carpeta vacía
cli-option-records = Escribe el registro de cada partida en esta carpeta.
cli-option-dataset = Escribe cada decisión de cada partida en esta carpeta, como archivos Parquet para el aprendizaje.
cli-dataset-there = dataset: { $folder } contiene ya un conjunto de datos; indica una carpeta vacía
cli-dataset-not-installed = los conjuntos de datos no están instalados (falta { $missing }): pip install "tonalli[data]"
cli-option-check = Solo reproduce la partida y dice si el registro es correcto.
cli-option-log = Imprime lo que pasó, turno a turno.
cli-option-file = El registro.
cli-option-seconds = Segundos para cada medida.
cli-error-seconds = seconds={ $value }: se admite un número mayor que 0

## La mesa web.

cli-serve-help = Sirve la mesa web: mesas para jugar en el navegador, guardadas en una base de datos.
cli-option-host = La dirección en que escucha; 0.0.0.0 para toda la red. En 127.0.0.1 responde solo a localhost y a los nombres de TONALLI_HOSTS.
cli-option-port = El puerto en que escucha.
cli-option-database = Dónde se guardan las mesas: la URL de una base de datos, como sqlite:///tables.sqlite3 o postgresql+psycopg://...
cli-option-processes = Procesos en que piensan los asientos del ordenador.
cli-option-serve-ray = Un clúster Ray en que piensan los asientos del ordenador: su dirección, o auto para aquel al que pertenece esta máquina.
cli-option-workers = Procesos del servidor que comparten el puerto; con más de uno hace falta PostgreSQL.
cli-option-browser = Abre el vestíbulo en el navegador.
cli-serve-at = Tonalli está en { $url } (Ctrl-C lo termina)
cli-serve-keeps = Las mesas se guardan en { $database }
cli-serve-no-pages = Las páginas no se han construido (las construye make play, y también pip install . donde hay Node.js); solo responde la API.
cli-serve-not-installed = la mesa web no está instalada (falta { $missing }): pip install "tonalli[web]"
cli-serve-database = --database={ $database }: indica sqlite:///ARCHIVO o postgresql+psycopg://EQUIPO/NOMBRE
cli-serve-no-ray = para otras máquinas hace falta la biblioteca Ray: pip install "tonalli[ray]"
cli-serve-workers = --workers={ $workers }: para varios procesos hace falta una base de datos PostgreSQL (--database postgresql+psycopg://...)
cli-serve-port = --port={ $port }: se admite de 1 a { $last }
cli-serve-taken = { $host }:{ $port } no se puede usar: { $reason }
cli-option-serve-check = Solo dice si un servidor funcionaría: su base de datos, un proceso que piense, las páginas, el puerto.
cli-check-database = La base de datos se puede leer y escribir; guarda { $tables } { $tables ->
    [one] mesa
   *[other] mesas
}.
cli-check-thinking = Los asientos del ordenador pueden pensar.
cli-check-no-thinking = los asientos del ordenador no pueden pensar: { $reason }
cli-check-pages = Las páginas están.
cli-database-fails = la base de datos { $database } no se puede usar: { $reason }
cli-database-file = la base de datos { $database } no se puede usar: { $file }: { $reason }
cli-database-newer = la base de datos { $database } es de un Tonalli más nuevo
cli-prune-help = Olvida las mesas y repeticiones cuyo tiempo ha pasado, según las reglas de un servidor.
cli-option-dry-run = Solo dice cuánto se olvidaría.
cli-prune-done = { $dry ->
    [yes] Por olvidar:
   *[no] Olvidado:
} { $tables } { $tables ->
    [one] mesa
   *[other] mesas
}, { $replays } { $replays ->
    [one] repetición
   *[other] repeticiones
}.
cli-tables-help = Enumera las mesas que guarda un servidor, imprime el registro de una o elimina algunas.
cli-tables-what = se admite tables list, tables export ID y tables remove ID ...
cli-tables-none = no existe la mesa { $table }
cli-tables-removed = Eliminado: { $tables } { $tables ->
    [one] mesa
   *[other] mesas
}.
cli-option-table-ids = Las mesas, por los nombres de sus enlaces.
cli-backup-help = Escribe en un archivo todo lo que guarda un servidor, mientras funciona.
cli-restore-help = Devuelve una copia de seguridad a una base de datos vacía.
cli-option-backup = El archivo de la copia de seguridad.
cli-backup-done = Copiado: { $tables } { $tables ->
    [one] mesa
   *[other] mesas
} ({ $file }).
cli-restore-done = Devuelto: { $tables } { $tables ->
    [one] mesa
   *[other] mesas
} ({ $database }).
cli-backup-there = { $file } ya existe; indica un archivo nuevo
cli-backup-none = no existe el archivo { $file }
cli-database-none = no existe la base de datos { $file }; indica la del servidor con --database o TONALLI_DATABASE
cli-restore-not-empty = la base de datos no está vacía; una copia de seguridad se devuelve a una vacía
