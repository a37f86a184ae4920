# Co jest nie tak z opcjami i zapisami, w terminalu i na stronach.

telling-wrong-allowed = { $what }: dozwolone jest { $allowed }
telling-wrong-among = { $what }: { $item } nie jest żadnym z { $allowed }
telling-wrong-only-with = { $what }: dozwolone tylko z { $needed }
telling-wrong-not-with = { $what }: niedozwolone z { $other }
telling-wrong-no-bot = bot={ $bot }: dozwolone jest { $allowed }, learned@N (patrzy N razy naprzód) albo własny jako package.module:Class lub PLIK.weights
telling-wrong-bot-import = bot={ $bot }: nie da się zaimportować: { $reason }
telling-wrong-bot-missing = bot={ $bot }: nie ma { $name } w { $module }
telling-wrong-bot-twice = bots: dwa nazywają się { $bot }; nadaj im nazwy: { $example }
telling-wrong-two-bots = bots: przeciwko sobie grają co najmniej dwa
telling-wrong-arena-players = players={ $players }: na arenie liczba graczy to co najmniej { $least }
telling-wrong-arena-none = { $file }: nie zawiera gier areny, więc nic nie zostanie tam zapisane
telling-wrong-arena-other = { $file }: zawiera gry innych zawodów: różni się { $name }
telling-wrong-arena-line = { $file }: wiersz { $line } nie jest grą tych zawodów
telling-wrong-no-record = to nie jest zapis Tonalli: pierwszy wiersz powinien brzmieć „{ $title }”
telling-wrong-record-header = wiersz { $line }: oczekiwano nagłówka takiego jak „players: 3”, bez powtórzeń, a jest „{ $found }”
telling-wrong-record-turn = wiersz { $line }: tura ma swój numer, miejsce i ruchy, na przykład „12 0  unlock”
telling-wrong-record-value = wiersz { $line }: nie da się odczytać { $name }: { $found }
telling-wrong-record-no-game = zapis nie podaje swojej gry
telling-wrong-record-game = to zapis gry { $game }; znane są { $known }
telling-wrong-record-rules = zapis ma zasady { $rules } gry { $game }; ten program zna { $known }
telling-wrong-record-options = opcji zapisu nie można przyjąć: { $reason }
telling-wrong-record-position = pozycji zapisu nie można przyjąć: { $reason }
telling-wrong-record-unknown = wiersz { $line }: nie ma ruchu „{ $move }”
telling-wrong-record-illegal = wiersz { $line }: „{ $move }” nie jest tam możliwe
telling-wrong-record-filed = wiersz { $line }: „{ $move }” należy do tury { $turn } miejsca { $seat }
telling-wrong-record-end = zapis podaje { $name } { $found }, a z jego ruchów wynika co innego
