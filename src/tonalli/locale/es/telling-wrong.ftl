# Qué está mal en opciones y registros, en el terminal y en las páginas.

telling-wrong-allowed = { $what }: se admite { $allowed }
telling-wrong-like = { $what }: indica algo como { $examples }
telling-wrong-whole = { $what }: se admite un número entero desde { $least }
telling-wrong-whole-within = { $what }: se admite un número entero de { $least } a { $most }
telling-wrong-finite = { $what }: se admite un número finito desde { $least }
telling-wrong-above-zero = { $what }: se admite un número finito mayor que 0
telling-wrong-foreign = { $file } no contiene mesas de Tonalli
telling-wrong-among = { $what }: { $item } no está entre { $allowed }
telling-wrong-only-with = { $what }: solo se admite con { $needed }
telling-wrong-not-with = { $what }: no se admite con { $other }
telling-wrong-no-bot = bot={ $bot }: se admite { $allowed }, learned@N (mira adelante N veces), o uno propio como paquete.módulo:Clase o ARCHIVO.weights
telling-wrong-bot-import = bot={ $bot }: no se puede importar: { $reason }
telling-wrong-bot-missing = bot={ $bot }: no hay { $name } en { $module }
telling-wrong-bot-twice = bots: dos se llaman { $bot }; dales nombres: { $example }
telling-wrong-two-bots = bots: juegan entre sí al menos dos
telling-wrong-arena-players = players={ $players }: en una arena juegan entre sí al menos { $least }
telling-wrong-arena-none = { $file }: no contiene partidas de una arena, así que no se escribe nada ahí
telling-wrong-arena-other = { $file }: contiene partidas de otra competición: { $name } es distinto
telling-wrong-arena-line = { $file }: la línea { $line } no es una partida de esta competición
telling-wrong-no-record = esto no es un registro de Tonalli: su primera línea debería ser «{ $title }»
telling-wrong-record-header = línea { $line }: se esperaba una cabecera como «players: 3», sin repetir, y hay «{ $found }»
telling-wrong-record-turn = línea { $line }: un turno tiene su número, su asiento y sus jugadas, como «12 0  unlock»
telling-wrong-record-value = línea { $line }: { $name } no se puede leer: { $found }
telling-wrong-record-no-game = el registro no dice de qué juego es
telling-wrong-record-game = el registro es del juego { $game }; se conocen { $known }
telling-wrong-record-rules = el registro tiene las reglas { $rules } de { $game }; este programa conoce { $known }
telling-wrong-record-options = las opciones del registro no valen: { $reason }
telling-wrong-record-position = la posición del registro no vale: { $reason }
telling-wrong-record-unknown = línea { $line }: no existe la jugada «{ $move }»
telling-wrong-record-illegal = línea { $line }: «{ $move }» no es posible ahí
telling-wrong-record-filed = línea { $line }: «{ $move }» pertenece al turno { $turn } del asiento { $seat }
telling-wrong-record-end = el registro dice { $name } { $found }; de sus jugadas resulta otra cosa
telling-wrong-field-missing = { $field }: falta
telling-wrong-field-unknown = { $field }: no existe ese campo
telling-wrong-field-value = { $field }: ese valor no es posible
telling-wrong-position-field = { $field }: no encaja con el resto de la posición (en inglés: { $detail })
telling-wrong-position-mapping = { $field }: { $value } no son campos con valores
telling-wrong-position-flag = { $field }: { $value } no es ni true ni false
telling-wrong-position-null = { $field }: no puede ser null
telling-wrong-position-list = { $field }: { $value } no es una lista de { $longest } como máximo
telling-wrong-position-twice = { $field }: { $name } aparece dos veces
telling-wrong-position-number = { $field }: { $value } no es un número entero
telling-wrong-position-within = { $field }: { $value } no está entre { $lowest } y { $highest }
telling-wrong-position-none-of = { $field }: { $value } no es nada de esto: { $known }
telling-wrong-position-text = { $field }: { $value } no es un texto
telling-wrong-position-step = { $field }: { $value } no es un paso que pueda quedar pendiente
telling-wrong-position-step-fields = { $field }: los campos de { $step } son: { $known }
telling-wrong-position-options = options: { $reason }
telling-wrong-position-active = active: indica de quién es el turno o qué queda pendiente
telling-wrong-record-other-options = la posición del registro tiene otras opciones que el registro
telling-wrong-bot-together = bot={ $bot }: solo quien mira adelante puede hacerlo en varios procesos
telling-wrong-bot-times = bot={ $bot }: detrás de { $sign } va cuántas veces mira adelante, de 1 a { $most }
telling-wrong-bot-processes = bot={ $bot }: detrás de { $sign } va en cuántos procesos mira adelante, de 1 a { $most }
telling-wrong-bot-unmade = bot={ $bot }: no se puede crear con una semilla: { $reason }
telling-wrong-bot-chooses-not = bot={ $bot }: lo que crea no tiene el método choose(state)
telling-wrong-bot-failed = bot={ $bot }: ha fallado al elegir: { $reason }
telling-wrong-bot-illegal = bot={ $bot }: ha elegido { $chosen }, que no es una acción permitida
telling-wrong-bot-makes-none = bot={ $bot }: no crea ningún bot
telling-wrong-bot-other-game = bot: ha aprendido { $learned }, no { $game }
telling-wrong-bot-ended = bot={ $bot }: ha terminado un proceso que miraba adelante
telling-wrong-weights-cut = está incompleto
telling-wrong-weights-part = pertenece a otro { $whole }
telling-wrong-weights-none = no contiene pesos
telling-wrong-weights-old = lo que ve un jugador ha cambiado desde entonces
telling-wrong-file = { $file }: { $reason }
telling-wrong-file-read = { $file }: no se puede leer ({ $reason })
telling-wrong-file-write = { $file }: no se puede escribir ({ $reason })
telling-wrong-system-missing = no existe ese archivo o esa carpeta
telling-wrong-system-forbidden = no está permitido
telling-wrong-system-full = no queda espacio
telling-wrong-system-folder = es una carpeta
telling-wrong-system-no-folder = una parte de la ruta no es una carpeta
telling-wrong-system-read-only = el disco es de solo lectura
telling-wrong-system-name = el nombre es demasiado largo
telling-wrong-system-address = ya escucha ahí otro programa
telling-wrong-system-no-address = este equipo no tiene esa dirección
