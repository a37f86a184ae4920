# Co je špatně s volbami a záznamy, v terminálu i na stránkách.

telling-wrong-allowed = { $what }: povoleno je { $allowed }
telling-wrong-among = { $what }: { $item } není žádné z { $allowed }
telling-wrong-only-with = { $what }: povoleno jen s { $needed }
telling-wrong-not-with = { $what }: nelze zadat s { $other }
telling-wrong-no-bot = bot={ $bot }: povoleno je { $allowed }, learned@N (dívá se N-krát dopředu), nebo vlastní jako balík.modul:Třída nebo SOUBOR.weights
telling-wrong-bot-import = bot={ $bot }: nelze importovat: { $reason }
telling-wrong-bot-missing = bot={ $bot }: { $name } v modulu { $module } není
telling-wrong-bot-twice = bots: dva se jmenují { $bot }; dejte jim jména: { $example }
telling-wrong-two-bots = bots: proti sobě hrají nejméně dva
telling-wrong-arena-players = players={ $players }: v aréně proti sobě hraje nejméně hráčů: { $least }
telling-wrong-arena-none = { $file }: neobsahuje hry arény, proto se tam nic nezapíše
telling-wrong-arena-other = { $file }: obsahuje hry jiné soutěže: liší se { $name }
telling-wrong-arena-line = { $file }: řádek { $line } není hra této soutěže
telling-wrong-no-record = toto není záznam Tonalli: první řádek má být „{ $title }“
telling-wrong-record-header = řádek { $line }: očekávána hlavička jako „players: 3“, každá jednou, nalezeno „{ $found }“
telling-wrong-record-turn = řádek { $line }: tah má své číslo, místo a rozhodnutí, například „12 0  unlock“
telling-wrong-record-value = řádek { $line }: { $name } nelze přečíst: { $found }
telling-wrong-record-no-game = v záznamu chybí název hry
telling-wrong-record-game = záznam je ze hry { $game }; známé jsou { $known }
telling-wrong-record-rules = záznam má pravidla { $rules } hry { $game }; tento program zná { $known }
telling-wrong-record-options = volby záznamu nelze použít: { $reason }
telling-wrong-record-position = pozici záznamu nelze použít: { $reason }
telling-wrong-record-unknown = řádek { $line }: zápis „{ $move }“ neexistuje
telling-wrong-record-illegal = řádek { $line }: „{ $move }“ tam není možné
telling-wrong-record-filed = řádek { $line }: „{ $move }“ patří do tahu { $turn } místa { $seat }
telling-wrong-record-end = záznam uvádí { $name } { $found }, z jeho tahů vychází něco jiného
