# Qué está mal en opciones y registros, en el terminal y en las páginas.

telling-wrong-allowed = { $what }: se admite { $allowed }
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
