# Alrededor de la mesa: el vestíbulo, la sala donde se espera, quién está, palabras, relojes, avisos.

## El vestíbulo: tres preguntas

web-lobby-hello = Te damos la bienvenida a la mesa
    .text = Dos juegos de piedra y tiempo. Aprende uno jugando, o empieza ya si los conoces.
web-lobby-watch = Ver antes una partida
    .text = Juegan dos ordenadores, turno a turno.
web-lobby-what = ¿A qué jugamos?
web-lobby-modules-later = tiene módulos para cuando conozcas el juego.
web-lobby-whom = ¿Con quién?
web-lobby-where = ¿Quién se sienta dónde?
web-lobby-course = Tu primera partida
    .hint = Pasos cortos. Sal cuando quieras, tu sitio se guarda.
web-way-learn = Aprender
    .about = Una primera partida guiada
    .new = ¿es tu primera vez?
web-way-solo = En solitario
    .about = Contra el Teotibot
web-way-computers = Contra el ordenador
    .about =
        { $most ->
            [3] De 1 a 3 rivales, por nivel
            [4] De 1 a 4 rivales, por nivel
           *[other] Hasta { $most } rivales, por nivel
        }
web-way-screen = Alrededor de una pantalla
    .about = Pasando la pantalla
web-way-online = En línea por enlace
    .about = Se unen desde cualquier lugar
web-start = Empezar la partida
web-start-online = Abrir la mesa
web-start-lesson = Empezar la lección
web-seat-colour = Color del asiento { $number }: { $colour }
web-seat-colours = Colores para el asiento { $number }
    .taken = { $colour }, ocupado
web-seat-level = Nivel del asiento { $number }
web-lobby-seat-you = tú
web-lobby-seat-here = en esta pantalla
web-lobby-seat-open = quien abra el enlace
web-lobby-seat-teotibot = el rival del propio juego
web-lobby-seat-computer = Que un ordenador juegue el asiento { $number }, o no
web-lobby-seat-raise = Subir el asiento { $number }, antes en la mesa
web-lobby-seat-drop = Quitar el asiento { $number }
web-lobby-add = Añadir un asiento
web-lobby-draw = Sortear el orden
web-lobby-setup = Preparación
    .done = Hecho
web-plan-learn = guiada, con un rival fácil

## Las mesas propias

web-tables-running = { $count } en curso
web-tables-solo = { $name }, en solitario
web-tables-turn = turno de { $name }
web-tables-waiting = sin empezar
web-tables-alone = Todavía nadie más
web-tables-resume = Continuar
web-tables-open = Abrir
web-tables-review = Análisis
web-tables-more = Más sobre { $title }: renombrar, compartir, dejar
web-tables-rename = Renombrar
web-tables-leave = Dejar…
web-tables-hidden = «{ $title }» ya no está en esta lista.
web-tables-back = Recuperarla
web-leave = ¿Dejar «{ $title }»?
    .text = La mesa sale de esta lista. Tu asiento sigue siendo tuyo: el enlace de la mesa te lleva de vuelta. Los demás te esperan, a no ser que abandones y dejes que un ordenador siga por ti.
    .over = La partida terminada sale de esta lista.
    .stay = Quedarse
    .resign = Abandonar…
    .hide = Quitarla de la lista
web-open-of = Mesa de { $name }
web-open-filled = { $filled } de { $seats }

## Relojes

web-clock = Reloj
web-clock-minutes =
    { $minutes ->
        [0] ninguno
        [4320] tres días por jugador
       *[other] { $minutes } minutos por jugador
    }
web-clock-ends = al acabar, sigue un ordenador

## Rivales del ordenador

web-bot-dawn = Alba
    .hint = Ve lo que está cerca y poco más: para una primera partida.
web-bot-morning = Mañana
    .hint = Sabe lo que suele ser bueno, pero se le escapa mucho de lo que hay en la mesa.
web-bot-noon = Mediodía
    .hint = Planea toda la partida y pasa poco por alto: un rival para quien conoce bien el juego.
web-bot-dusk = Ocaso
    .hint = Ha tomado mil millones de decisiones jugando contra sí mismo, y decide de un vistazo: difícil de vencer.
web-bot-night = Noche
    .hint = Igual, pero antes de cada decisión anticipa miles de veces lo que sigue, durante un segundo como mucho: el más fuerte que hay.
web-bots-about =
    { $count ->
        [one] Un nivel.
       *[other] { $count } niveles, del más fácil al más difícil.
    }

## Lo que se empezaría

web-plan-base = el juego básico
web-plan-modules = con { $modules }
web-plan-solo = tú y el Teotibot
web-plan-you = tú
web-plan-seats = { $names }
web-plan-open = { $seats } asientos, por enlace

## La sala antes de una partida

web-room-about = { $game }, { $seats } asientos.
    .seated = { $game }, { $seats } asientos. Tu sitio se guarda; puedes cerrar esta página y volver.
web-room-invite = Invitar por enlace
    .text = Quien lo abre ocupa un asiento libre. Sin cuenta y sin instalar nada.
web-room-alone = Este enlace solo lleva a este ordenador.
    .several = Estos enlaces solo llevan a este ordenador.
    .none = Para que entren otros, inicia el servidor en una dirección de tu red: tonalli serve --host 0.0.0.0
    .use = Usar { $address }
web-room-qr = Código QR del enlace
web-room-qr-show = Código QR
web-room-share = Compartir
web-room-seats = Asientos
web-room-free = Asiento libre
    .colour = de este color:
web-room-colour = tu color y forma
web-room-computer = ordenador
web-room-you =
    { $host ->
        [host] tú, abriste la mesa
       *[guest] tú
    }
web-room-here =
    { $host ->
        [host] aquí, abrió la mesa
       *[guest] aquí
    }
web-room-away = ausente, última vez aquí { $since }
web-room-gone = conexión perdida { $since }
web-room-sit = Sentarse aquí
web-room-move = Sentarse aquí
web-room-add-computer = Añadir un ordenador
web-room-drop = Quitar
web-room-free-seat = Liberar el asiento de { $name }
web-room-leave = Dejar este asiento
web-room-take-over = Hacerse cargo de la mesa
web-room-drawn = Quién se sienta dónde se sortea al empezar la partida; los colores se mantienen.
web-room-seated = Todos juegan en este orden y con este color.
web-room-played = Lo que se juega
web-room-clock =
    { $ends ->
        [computer] { $minutes ->
            [4320] Tres días por jugador; después sigue un ordenador
           *[other] { $minutes } minutos por jugador; después sigue un ordenador
        }
       *[shown] { $minutes ->
            [4320] Tres días por jugador, solo a título informativo
           *[other] { $minutes } minutos por jugador, solo a título informativo
        }
    }
    .none = Sin reloj
web-room-watching =
    { $count ->
        [one] Una persona más mira
       *[other] { $count } personas más miran
    }
web-room-listed = Mostrar entre las mesas abiertas
web-room-watched = Otros pueden mirar
web-room-change = Cambiar
    .title = Cambiar lo que se juega
web-room-hints = Consejos para quien decide
web-room-hinted = Con consejos para quien decide
web-room-words = Se puede hablar
web-presence-here = aquí
web-presence-away = ausente
web-presence-gone = sin conexión

## Quién está a la mesa

web-people = En la mesa
web-people-back = Recuperar el asiento
web-people-computer-me = Que un ordenador juegue por mí
web-people-computer = Que un ordenador juegue por { $name }
web-people-resign = Abandonar…
    .ask = Un ordenador juega tu asiento hasta el final, y no puedes recuperarlo.
    .no = Seguir jugando
    .yes = Abandonar
web-seat-stood-in = juega un ordenador
web-seat-resigned = abandono, juega un ordenador
web-stood-in = Un ordenador juega por { $name }.
    .resigned = { $name } ha abandonado; un ordenador juega hasta el final.

## Palabras

web-words = Conversación en la mesa
web-words-none = Nadie ha dicho nada todavía.
web-words-say = Di algo breve
web-words-send = Enviar
web-words-quiet = No ves los mensajes de las mesas.
    .show = Mostrarlos
    .hide = No mostrar mensajes

web-room-start = Empezar con { $count ->
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
       *[other] { $count }
    }
    .alone = Empezar
web-room-host-starts = { $name } empieza la partida
web-room-says = { $free ->
        [one] Empieza ya o espera a alguien más.
       *[other] Empieza ya o espera a { $free } más.
    }
    .alone = Hay que ocupar un asiento más: alguien con el enlace o un ordenador.
    .guest = { $free ->
        [one] La partida puede empezar ya o esperar a alguien más.
       *[other] La partida puede empezar ya o esperar a { $free } más.
    }
    .full = Ya no falta nadie: no queda ningún asiento libre.

## Palabras preparadas, para cada cual en su idioma

web-room-joined = { $name } ha llegado a la mesa
web-room-left = { $name } ha dejado la mesa
web-room-stood-in = Un ordenador juega por { $name }
web-room-back = { $name } vuelve a jugar
web-room-resigned = { $name } ha abandonado, y un ordenador juega hasta el final
web-ready-hello = Hola
web-ready-moment = Un momento
web-ready-ready = Podemos empezar
web-ready-turn = Tu turno
web-ready-played = Bien jugado

## Avisos de turno

web-notices = Avisarme de mis turnos
    .hint = También mientras no hay ninguna página abierta, con un aviso de este navegador.
    .impossible = Este navegador no puede recibir avisos: hace falta una dirección segura (https) y que admita avisos.
    .none = Este servidor no envía avisos.
    .denied = Este navegador no permite avisos desde aquí.
web-notice-turn = Es tu turno.

## Hasta dónde han llegado las partidas

teotihuacan-progress = Eclipse { $eclipse } de { $eclipses }
tzolkin-progress = Día { $day } de { $days }

## Negativas

web-refused-begun = La partida ya ha empezado.
web-refused-waiting = La partida no ha empezado todavía.
web-refused-not-the-host = Eso solo puede hacerlo quien abrió la mesa.
web-refused-seat-kept = Quien se sienta allí conserva el asiento un rato.
web-refused-host-kept = Quien abrió la mesa tiene un cuarto de hora para volver.
web-refused-no-such-colour = El juego no tiene ese color.
web-refused-colour-taken = Alguien tiene ya ese color.
web-refused-too-few = Hay que ocupar al menos dos asientos.
web-refused-no-person = Allí no se sienta ninguna persona.
web-refused-still-there = Quien se sienta allí sigue presente.
web-refused-resigned = Este asiento ha abandonado.
web-refused-time-up = El tiempo de este asiento se ha acabado.
web-refused-too-many-words = Eso ha sido mucho de una vez. Espera un momento.
web-refused-too-long = Es demasiado largo: 140 caracteres como máximo.
web-refused-no-hints = En esta mesa no hay consejos.
web-refused-hints-agreed = Ya hay otros sentados: los consejos se activan antes de que se siente nadie más, para que todos estén de acuerdo.
web-refused-no-thought = Ahora no se ha encontrado ningún plan. Inténtalo de nuevo.
web-refused-no-review = Nadie ha pedido todavía un análisis de esta partida.
web-refused-no-words = En esta mesa no se habla.
web-refused-no-onlookers = Solo quienes juegan pueden ver esta mesa.
web-refused-no-notices = A este navegador no se pueden enviar avisos de turno.
