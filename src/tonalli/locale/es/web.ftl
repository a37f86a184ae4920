# Las páginas en el navegador: vestíbulo, mesa, repetición, ajustes.

web-title = Tonalli
    .page = { $page } · Tonalli
    .turn = ● Tu turno: { $page } · Tonalli
web-skip = Ir a la parte principal
web-nav = Páginas
web-close = Cerrar
web-menu = Menú
web-settings = Ajustes
web-about = Acerca de
web-to-lobby = Al vestíbulo
web-missing = No existe esa página
    .text = Puede que la dirección esté mal escrita o que la página ya no exista.
web-coming = Un momento…
web-none = ninguno
web-points = puntos de victoria
web-unofficial = Un proyecto no oficial de aficionados, sin relación con las editoriales ni con los autores de estos juegos.


## Empezar una partida

web-your-name = Tu nombre
web-seats = Asientos
web-seat-name = Nombre del asiento { $number }
web-seat-you = tú
web-seat-person = Jugador { $number }
web-seat-open = Asiento libre { $number }
web-seat-dawn = Ordenador { $number }
web-seat-morning = Ordenador { $number }
web-seat-noon = Ordenador { $number }
web-seat-dusk = Ordenador { $number }
web-seat-night = Ordenador { $number }
web-seat-random = Ordenador { $number }
web-seat-greedy = Ordenador { $number }
web-seat-learned = Ordenador { $number }
web-seat-bot = Ordenador { $number }

web-option-players = Jugadores
web-option-players-1 = En solitario
web-option-setup = Preparación
web-option-setup-standard = Estándar
    .hint = Al azar; cada jugador se queda con dos de cuatro losetas de inicio.
web-option-setup-first = Primer juego
    .hint = La preparación que el reglamento propone para aprender.
web-option-setup-draft = Draft
    .hint = Las losetas de inicio se ponen a la vista y se toman por turnos.
web-option-eclipse = Eclipse
web-option-eclipse-standard = Estándar
    .hint = Cada jugador tiene un turno más.
web-option-eclipse-dark = Eclipse oscuro
    .hint = Llega de inmediato.
web-option-modules = Módulos
web-option-modules-obsidian = Obsidiana
    .hint = Un quinto bien para cambios y acciones nuevas.
web-option-modules-court = Corte
    .hint = Losetas Reales, cada una con dueño, en lugar del Palacio.
web-option-modules-altars = Altares y chamanes
    .hint = Tu chamán recorre el anillo al revés y ayuda en un tablero.
web-option-modules-empire = Imperio
    .hint = Los guerreros avanzan por un mapa y lo colonizan.
web-option-modules-swift_bot = Teotibot veloz
    .hint = Cuatro losetas de dirección dicen cuánto avanzan sus trabajadores.
web-option-modules-tribes = Tribus
    .hint = Cada jugador tiene una tribu con una habilidad propia.
web-option-modules-prophecies = Profecías
    .hint = Tres calamidades cambian lo que cuenta.
web-option-modules-buildings = Edificios
    .hint = Más losetas, y las antiguas se pueden renovar.
web-option-modules-quick_actions = Acciones rápidas
    .hint = Un pequeño tablero de encargos breves por 1 maíz.
web-module-needed = Siempre presente con { $players } jugadores.
web-option-conflict = No con { $module }.
web-option-bot = El Teotibot
web-option-knob = { $name }: { $value }
web-level-easiest = El más fácil
web-level-default = Como está impreso
web-level-hardest = El más difícil
web-level-own = tu propia mezcla
web-level-details = Cada ajuste por separado
    .hint = Más bajo es más fácil.
web-level-usual = (impreso)

web-my-tables = Tus mesas
    .none = Todavía ninguna. Una mesa que abres o a la que te unes se queda aquí hasta que termina, y te dice cuándo es tu turno.
web-your-turn = Tu turno
web-finished = terminada
web-open-tables = Mesas abiertas
    .hint = cualquiera puede unirse
web-watch = Mirar
web-replay-record = Ver una partida registrada
    .paste = Suelta aquí un archivo o pega su texto.
    .file = Elegir un archivo

## En la mesa

web-board = Mesa
web-log = Registro
web-log-empty = Todavía no ha pasado nada.
web-log-whole = Mostrar todo desde el principio
web-choice-bar = Lo que hay que decidir
web-asked = { $name }: { $title }
web-out-of-turn = { $name }, en el turno de { $active }
web-choice-options = Opciones
web-choice-offers = Otras ofertas
    .more = { $count } más
web-choice-or = o
web-choice-then = después
web-closed = { $name }, ahora no: { $why }
    .now = ahora no
    .help = Qué ayudaría
    .rule = { $count ->
        [one] Regla
       *[other] Reglas
    }
web-this-turn = Este turno
web-placing = Lo que se está colocando
    .left = Girar a la izquierda
    .right = Girar a la derecha
    .degrees = { $degrees }°
    .where = Señala un lugar para ver qué cuesta y qué da.
    .touched = Toca un lugar para ver qué cuesta y qué da.
web-commands = Órdenes
web-choice-all =
    { $count ->
        [one] La única opción
       *[other] Las { $count } opciones
    }
web-choice-held = Con esto termina tu turno: confirma o deshaz.
    .over = Después decide otro jugador: confirma o deshaz.
    .decision = Con esto queda fijada tu elección: confirma o deshaz.
    .reveals = Entonces se revela algo: confirma o deshaz.
    .preview = Confirma o elige otra cosa.
web-option = { $words } ({ $figures })
    .follow = { $name }: { $words }
web-thing =
    .many =
        { $count ->
            [one] { $name }: { $count } forma de usarlo
           *[other] { $name }: { $count } formas de usarlo
        }
web-choose-one = Elige una opción
web-choice-reveals = Se revela algo: no se puede deshacer.
web-typed = Escribe una opción
    .hint = La notación o su comienzo
web-typed-wrong = «{ $text }» no es una opción aquí.
web-typed-ambiguous = «{ $text }» podría significar { $matches }.
web-choosing = eligiendo…
web-waiting = { $name } decide…
    .hint = Se te avisará cuando sea tu turno.
    .away = En este momento no está en la mesa.
    .gone = Mientras tanto puede jugar un ordenador: está en el menú.
    .undo = Hasta entonces puedes deshacer tu decisión.
    .next = después { $name }
    .you = tú
web-next-turn = Después va { $name }
web-last-turn = Último turno
web-meanwhile = Qué hicieron los demás desde tu último turno
web-waiting-open = Nadie ha ocupado todavía este asiento: { $name }
web-watching = Estás mirando.
web-undo = Deshacer
    .hint = Deshace tu última decisión de este turno, mientras nadie más haya decidido
web-restart = Reiniciar
    .hint = Deshace todas las decisiones de este turno
web-confirm = Confirmar
    .waiting = Esperando
web-not-arrived = Eso no ha llegado, y nada ha cambiado. Confirma para enviarlo otra vez.
web-not-sent = La mesa había cambiado entretanto: lo que confirmaste no se ha enviado.
web-lost = Se ha perdido la conexión.
    .title = Sin conexión.
    .kept = Tu turno se conserva.
    .watching = Lo que ves se conserva.
    .choosing = Puedes seguir eligiendo aquí; se envía cuando vuelva la conexión.
    .waiting = Tu elección se envía cuando vuelva.
    .retry = Nuevo intento en { $seconds } s
    .now = Intentar ahora
web-updated = Tonalli se ha actualizado. No se ha perdido nada: recarga esta página para continuar.
    .reload = Recargar
web-no-table = Aquí no hay ninguna mesa
web-hand-over = { $name }, es tu elección secreta
    .text = Los demás no deben ver lo que eliges. Toma la pantalla para ti y continúa.
    .ready = Soy { $name }: mostrar
web-share = Compartir enlaces
    .seats = Envía a cada jugador el enlace de un asiento libre.
web-share-seat = { $name }
web-share-watch = Para mirar
web-share-own = Para continuar como { $name } en otro dispositivo
    .warning = Quien tiene un enlace así juega por ese asiento: guárdalo para ti.
web-copy = Copiar
web-copied = Copiado
web-join = Ocupar un asiento
web-join-seat = Asiento
web-join-sit = Sentarse
web-join-watch = Solo mirar
web-join-taken = El asiento de este enlace está ocupado.
web-dummy = trabajador neutral

## El final y la mirada atrás

web-over = La partida ha terminado
web-scores = Hoja de puntuación
web-scores-source = Puntos por origen
web-scores-turn = En los turnos
web-scores-end = Al final
web-scores-total = Total
web-chart = La evolución de los puntos
    .points = puntos
    .turn = turno
    .when = turno { $turn }
    .mark = { $name }, turno { $turn }
    .summary = Puntos a lo largo de { $turns } turnos; al final { $scores }
    .summary-marked = Puntos a lo largo de { $turns } turnos; { $marks }; al final { $scores }
    .score = { $name } { $points }
    .missing = No se puede mostrar la evolución de esta partida.
web-rematch = Revancha
web-rematch-go = A la próxima partida
web-replay = Repetición
web-log-to-turn = Ir a { $turn }
web-replay-of = Repetición: { $game }
web-replay-bar = Pasos de la repetición
web-replay-at = Turno { $turn }: decide { $name }
    .did = Turno { $turn }: { $name }
web-replay-frame = Paso { $at } de { $last }
web-replay-slider = Paso
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-back = Un paso atrás
web-replay-next = Un paso adelante
web-replay-turn-back = Al turno anterior
web-replay-turn-next = Al turno siguiente
web-no-replay = Aquí no hay ninguna repetición
web-record = Descargar la partida
# Lo que se cuenta fila a fila sobre la mesa: un Día de Comida, la puntuación final.
web-moment-count = { $at } de { $rows }
web-moment-again = Desde el principio
web-moment-skip = Omitir
web-moment-skip-to = Saltar a { $row }
web-moment-next = Siguiente: { $row }
web-moment-before = antes
web-moment-on = Continuar
web-moment-open = Verlo otra vez: { $title }
web-key-space = Espacio

## Ajustes

web-language = Idioma
web-theme = Colores
web-theme-auto = Como el dispositivo
web-theme-day = Día
web-theme-night = Noche
web-motion = Movimiento
web-motion-auto = Como el dispositivo
web-motion-less = Ninguno
web-set-confirm = Confirmar el final de un turno
    .hint = Una elección que termina tu turno, o que deja decidir a otro jugador, espera hasta que la confirmas. Lo que revela algo espera siempre.
web-set-forced = Dar los pasos forzados automáticamente
    .hint = Donde solo queda una opción, se elige por ti.
web-set-playback = Seguir a los demás paso a paso
    .hint = Después de sus turnos, la barra de elección muestra lo que han hecho.
web-set-sound = Sonido
    .hint = Dos notas suaves cuando es tu turno.

## Acerca de

web-about-what = Qué es esto
    .text = Tonalli es una mesa digital para dos juegos de mesa: juega en solitario, alrededor de una pantalla o en línea con amistades; mira partidas paso a paso; deja que el ordenador ocupe asientos.
web-about-unofficial = No oficial
    .text =
        Tonalli es un proyecto no oficial hecho por aficionados. No tiene relación con los autores, ilustradores ni editoriales de Teotihuacan: Ciudad de Dioses y Tzolk'in: El calendario maya, ni cuenta con su aprobación o apoyo. Todos los nombres pertenecen a sus dueños; aquí no se usa ninguna ilustración de los juegos.
        Si te gusta un juego, cómpralo: nada sustituye a la mesa de casa.
web-about-free = Libre
    .text = El programa es software libre con licencia MIT. Puedes tener tu propio servidor.
web-about-privacy = Qué se guarda
    .text = No hay cuentas. Tus asientos se reservan con claves secretas que guarda este navegador; el servidor guarda las jugadas de cada partida y los nombres que escribes, y nada más sobre ti.
web-about-keys = Teclas
    .text = En una repetición: flechas paso a paso, con Mayús turno a turno; Inicio, Fin, Espacio

## Negativas

web-refused-failed = Algo ha fallado en el servidor. Inténtalo de nuevo.
web-refused-unreachable = El servidor no responde.
web-refused-changed = La mesa había cambiado entretanto: así está ahora.
web-refused-illegal = Eso no se puede elegir ahora.
web-refused-not-your-decision = Ahora decide otra persona.
web-refused-over = La partida ya ha terminado.
web-refused-nothing-to-undo = No hay nada que deshacer: ha empezado un turno, ha decidido otra persona o se ha revelado algo.
web-refused-no-such-table = No existe esa mesa, o se ha eliminado.
web-refused-no-such-seat = No existe ese asiento.
web-refused-seat-taken = Ese asiento ya está ocupado.
web-refused-not-at-the-table = Eso solo puede hacerlo quien se sienta a la mesa.
web-refused-not-over = La partida no ha terminado todavía.
web-refused-secret = No mientras haya elecciones secretas pendientes: inténtalo cuando todos hayan elegido.
web-refused-broken-record = Esto no es un registro que se pueda reproducir.
web-refused-no-such-frame = La repetición no tiene ese paso.
web-refused-old-record = Esta partida se jugó con otras reglas y no puede continuar.
web-refused-unknown-game = Este juego no se conoce aquí.
web-refused-unknown-seat = Ese tipo de jugador no se conoce aquí.
web-refused-option = Estas opciones no son compatibles.
web-refused-bad-request = El servidor no lo ha entendido.
web-refused-bad-message = El servidor no lo ha entendido.
web-refused-too-fast = Eso ha sido muy rápido. Espera un momento.
web-refused-too-slow = Eso ha tardado demasiado. Inténtalo de nuevo.
web-refused-too-many-browsers = Ya hay demasiadas personas mirando. Inténtalo más tarde.
web-refused-too-large = Eso es demasiado grande.
web-refused-seed-shared = Una semilla es para mesas a las que no se une nadie más.
web-refused-no-such-method = El servidor no lo ha entendido.
web-refused-too-many-tables = Por ahora has abierto demasiadas. Inténtalo más tarde.
web-refused-not-kept = El servidor no ha podido guardar esto, y nada ha cambiado. Inténtalo de nuevo.
web-refused-unknown = No se sabe si el servidor ha guardado esto. Mira la mesa antes de continuar.
web-refused-full = El servidor tiene demasiadas mesas en este momento.
web-refused-no-such-language = No hay textos en este idioma.
web-refused-no-such-page = No existe esa página.

## Campos de una mesa en los paneles

web-seat-order = { $place }.º
web-seat-first = Jugador inicial
web-seat-points =
    { $points ->
        [one] { $points } punto de victoria
       *[other] { $points } puntos de victoria
    }
web-seat-wealth = { $name }. Losetas de riqueza inicial: { $tiles }
web-seat-workers-hand =
    { $count ->
        [0] Ningún trabajador en la mano
        [one] { $count } trabajador en la mano
       *[other] { $count } trabajadores en la mano
    }
web-seat-workers-gears =
    { $count ->
        [one] { $count } trabajador en los engranajes
       *[other] { $count } trabajadores en los engranajes
    }
web-seat-workers-quick =
    { $count ->
        [one] { $count } trabajador en una acción rápida; vuelve solo
       *[other] { $count } trabajadores en acciones rápidas; vuelven solos
    }
web-seat-workers-reserve =
    { $count ->
        [one] { $count } trabajador por entrar
       *[other] { $count } trabajadores por entrar
    }
web-seat-corn_tiles =
    { $count ->
        [one] { $count } loseta de maíz cosechada
       *[other] { $count } losetas de maíz cosechadas
    }
web-seat-wood_tiles =
    { $count ->
        [one] { $count } loseta de madera cosechada
       *[other] { $count } losetas de madera cosechadas
    }
web-seat-corn-due = { $corn } maíz por pagar en el próximo Día de Comida
web-seat-income = Ingresos en el próximo Día de Comida: { $goods }
web-opening = Antes del primer turno
web-opening-tribes = Tu tribu
web-opening-wealth = Tus losetas de riqueza inicial
web-opening-left =
    { $left ->
        [one] Queda por elegir una loseta de riqueza inicial.
       *[other] Quedan por elegir { $left } losetas de riqueza inicial.
    }
    .tribe = Por elegir: una de dos tribus.
web-opening-wait = Los demás todavía están eligiendo.
web-opening-backs =
    { $count ->
        [one] { $name }: { $count } loseta de riqueza inicial, boca abajo
       *[other] { $name }: { $count } losetas de riqueza inicial, boca abajo
    }
web-field-buildings = Edificios
web-field-monuments = Monumentos
web-field-kept = Conservado
