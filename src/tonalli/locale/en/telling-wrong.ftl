# What is wrong with options, records, positions and files, at the terminal and on the pages.

telling-wrong-allowed = { $what }: allowed is { $allowed }
telling-wrong-like = { $what }: give something like { $examples }
telling-wrong-whole = { $what }: allowed is a whole number from { $least }
telling-wrong-whole-within = { $what }: allowed is a whole number from { $least } to { $most }
telling-wrong-finite = { $what }: allowed is a finite number from { $least }
telling-wrong-above-zero = { $what }: allowed is a finite number above 0
telling-wrong-foreign = { $file } holds no tables of Tonalli
telling-wrong-among = { $what }: { $item } is not among { $allowed }
telling-wrong-only-with = { $what }: allowed only with { $needed }
telling-wrong-not-with = { $what }: not allowed with { $other }
telling-wrong-no-bot = bot={ $bot }: allowed is { $allowed }, learned@N (it looks ahead N times), or your own as package.module:Class or FILE.weights
telling-wrong-bot-import = bot={ $bot }: cannot be imported: { $reason }
telling-wrong-bot-missing = bot={ $bot }: there is no { $name } in { $module }
telling-wrong-bot-twice = bots: two of them are called { $bot }; give them names: { $example }
telling-wrong-two-bots = bots: at least two play against each other
telling-wrong-arena-players = players={ $players }: in an arena at least { $least } play against each other
telling-wrong-arena-none = { $file }: holds no games of an arena, so nothing is written there
telling-wrong-arena-other = { $file }: holds games of another contest: not the same { $name }
telling-wrong-arena-line = { $file }: line { $line } is no game of this contest
telling-wrong-no-record = this is no Tonalli record: its first line should be "{ $title }"
telling-wrong-record-header = line { $line }: expected a header like "players: 3", not repeated, found "{ $found }"
telling-wrong-record-turn = line { $line }: a turn has its number, its seat and its moves, like "12 0  unlock"
telling-wrong-record-value = line { $line }: { $name } cannot be read: { $found }
telling-wrong-record-no-game = the record does not name its game
telling-wrong-record-game = the record is of the game { $game }; known are { $known }
telling-wrong-record-rules = the record has rules { $rules } of { $game }; this program knows { $known }
telling-wrong-record-options = the record's options are refused: { $reason }
telling-wrong-record-position = the record's position is refused: { $reason }
telling-wrong-record-unknown = line { $line }: there is no move "{ $move }"
telling-wrong-record-illegal = line { $line }: "{ $move }" is not legal there
telling-wrong-record-filed = line { $line }: "{ $move }" belongs to turn { $turn } of seat { $seat }
telling-wrong-record-end = the record says { $name } { $found }, its moves give something else
telling-wrong-field-missing = { $field } is missing
telling-wrong-field-unknown = { $field }: there is no such field
telling-wrong-field-value = { $field }: this value is not possible
telling-wrong-position-field = { $field }: { $detail }
telling-wrong-position-mapping = { $field }: { $value } is no mapping
telling-wrong-position-flag = { $field }: { $value } is neither true nor false
telling-wrong-position-null = { $field }: it cannot be null
telling-wrong-position-list = { $field }: { $value } is no list of at most { $longest }
telling-wrong-position-twice = { $field }: { $name } stands twice
telling-wrong-position-number = { $field }: { $value } is no whole number
telling-wrong-position-within = { $field }: { $value } is not within { $lowest } to { $highest }
telling-wrong-position-none-of = { $field }: { $value } is none of { $known }
telling-wrong-position-text = { $field }: { $value } is no text
telling-wrong-position-step = { $field }: { $value } is no pending step
telling-wrong-position-step-fields = { $field }: the fields of { $step } are: { $known }
telling-wrong-position-options = options: { $reason }
telling-wrong-position-active = active: name whose turn it is, or say what is pending
telling-wrong-record-other-options = the record's position has other options than the record
telling-wrong-bot-together = bot={ $bot }: only who looks ahead does so on several processes
telling-wrong-bot-times = bot={ $bot }: behind { $sign } stands how many times it looks ahead, 1 to { $most }
telling-wrong-bot-processes = bot={ $bot }: behind { $sign } stands on how many processes it looks ahead, 1 to { $most }
telling-wrong-bot-unmade = bot={ $bot }: it cannot be made with a seed: { $reason }
telling-wrong-bot-chooses-not = bot={ $bot }: what it makes has no method choose(state)
telling-wrong-bot-failed = bot={ $bot }: it failed to choose: { $reason }
telling-wrong-bot-illegal = bot={ $bot }: it chose { $chosen }, which is no legal action
telling-wrong-bot-makes-none = bot={ $bot }: it makes no bot
telling-wrong-bot-other-game = bot: it has learned { $learned }, not { $game }
telling-wrong-bot-ended = bot={ $bot }: a process that looked ahead has ended
telling-wrong-weights-cut = it is cut off
telling-wrong-weights-part = it is a part of another { $whole }
telling-wrong-weights-none = it holds no weights
telling-wrong-weights-old = what a seat sees has changed since
telling-wrong-file = { $file }: { $reason }
telling-wrong-file-read = { $file }: cannot be read ({ $reason })
telling-wrong-file-write = { $file }: cannot be written ({ $reason })
telling-wrong-system-missing = there is no such file or folder
telling-wrong-system-forbidden = it is not permitted
telling-wrong-system-full = there is no space left
telling-wrong-system-folder = it is a folder
telling-wrong-system-no-folder = a part of the path is no folder
telling-wrong-system-read-only = the disk can only be read
telling-wrong-system-name = the name is too long
telling-wrong-system-address = somebody else is listening there
telling-wrong-system-no-address = this machine has no such address
