# What is wrong with options and records, at the terminal and on the pages.

telling-wrong-allowed = { $what }: allowed is { $allowed }
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
telling-wrong-arena-other = { $file }: holds games of another contest: { $name } differs
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
