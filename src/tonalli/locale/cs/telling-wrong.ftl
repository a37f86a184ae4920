# Co je špatně s volbami a záznamy, v terminálu i na stránkách.

telling-wrong-allowed = { $what }: povoleno je { $allowed }
telling-wrong-like = { $what }: zadejte něco jako { $examples }
telling-wrong-whole = { $what }: povoleno je celé číslo od { $least }
telling-wrong-whole-within = { $what }: povoleno je celé číslo od { $least } do { $most }
telling-wrong-finite = { $what }: povoleno je konečné číslo od { $least }
telling-wrong-above-zero = { $what }: povoleno je konečné číslo větší než 0
telling-wrong-foreign = v { $file } nejsou žádné stoly Tonalli
telling-wrong-among = { $what }: { $item } není nic z tohoto: { $allowed }
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
telling-wrong-field-missing = { $field }: chybí
telling-wrong-field-unknown = { $field }: takové pole neexistuje
telling-wrong-field-value = { $field }: taková hodnota není možná
telling-wrong-position-field = { $field }: nejde dohromady se zbytkem pozice (anglicky: { $detail })
telling-wrong-position-mapping = { $field }: { $value } nejsou pole s hodnotami
telling-wrong-position-flag = { $field }: { $value } není true ani false
telling-wrong-position-null = { $field }: nemůže být null
telling-wrong-position-list = { $field }: { $value } není seznam s nejvýše { $longest } položkami
telling-wrong-position-twice = { $field }: { $name } je uvedeno dvakrát
telling-wrong-position-number = { $field }: { $value } není celé číslo
telling-wrong-position-within = { $field }: { $value } není v rozmezí { $lowest } až { $highest }
telling-wrong-position-none-of = { $field }: { $value } není nic z tohoto: { $known }
telling-wrong-position-text = { $field }: { $value } není text
telling-wrong-position-step = { $field }: { $value } není krok, který může čekat na provedení
telling-wrong-position-step-fields = { $field }: pole kroku { $step } jsou: { $known }
telling-wrong-position-options = options: { $reason }
telling-wrong-position-active = active: uveďte, kdo je na tahu, nebo co čeká na provedení
telling-wrong-record-other-options = pozice v záznamu má jiné volby než záznam
telling-wrong-bot-together = bot={ $bot }: ve více procesech může běžet jen ten, kdo se dívá dopředu
telling-wrong-bot-times = bot={ $bot }: za { $sign } stojí, kolikrát se dívá dopředu, 1 až { $most }
telling-wrong-bot-processes = bot={ $bot }: za { $sign } stojí, v kolika procesech se dívá dopředu, 1 až { $most }
telling-wrong-bot-unmade = bot={ $bot }: nelze vytvořit se semínkem: { $reason }
telling-wrong-bot-chooses-not = bot={ $bot }: to, co vytvoří, nemá metodu choose(state)
telling-wrong-bot-failed = bot={ $bot }: při volbě došlo k chybě: { $reason }
telling-wrong-bot-illegal = bot={ $bot }: zvolená akce { $chosen } není dovolená
telling-wrong-bot-makes-none = bot={ $bot }: nevytváří žádného bota
telling-wrong-bot-other-game = bot: umí { $learned }, ne { $game }
telling-wrong-bot-ended = bot={ $bot }: proces, který se díval dopředu, skončil
telling-wrong-weights-cut = je neúplný
telling-wrong-weights-part = patří k jinému souboru { $whole }
telling-wrong-weights-none = neobsahuje váhy
telling-wrong-weights-old = co hráč vidí, se od té doby změnilo
telling-wrong-file = { $file }: { $reason }
telling-wrong-file-read = { $file }: nelze přečíst ({ $reason })
telling-wrong-file-write = { $file }: nelze zapsat ({ $reason })
telling-wrong-system-missing = takový soubor nebo složka neexistuje
telling-wrong-system-forbidden = není to dovoleno
telling-wrong-system-full = není už místo
telling-wrong-system-folder = je to složka
telling-wrong-system-no-folder = část cesty není složka
telling-wrong-system-read-only = z disku se dá jen číst
telling-wrong-system-name = název je příliš dlouhý
telling-wrong-system-address = už tam naslouchá jiný program
telling-wrong-system-no-address = tento počítač takovou adresu nemá
