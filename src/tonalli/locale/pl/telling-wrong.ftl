# Co jest nie tak z opcjami i zapisami, w terminalu i na stronach.

telling-wrong-allowed = { $what }: dozwolone jest { $allowed }
telling-wrong-like = { $what }: podaj coś w rodzaju { $examples }
telling-wrong-whole = { $what }: dozwolona jest liczba całkowita od { $least }
telling-wrong-whole-within = { $what }: dozwolona jest liczba całkowita od { $least } do { $most }
telling-wrong-finite = { $what }: dozwolona jest liczba skończona od { $least }
telling-wrong-above-zero = { $what }: dozwolona jest liczba skończona większa od 0
telling-wrong-foreign = w { $file } nie ma stołów Tonalli
telling-wrong-among = { $what }: { $item } nie jest żadnym z { $allowed }
telling-wrong-only-with = { $what }: dozwolone tylko z { $needed }
telling-wrong-not-with = { $what }: niedozwolone z { $other }
telling-wrong-no-bot = bot={ $bot }: dozwolone jest { $allowed }, learned@N (patrzy N razy naprzód) albo własny jako package.module:Class lub PLIK.weights
telling-wrong-bot-import = bot={ $bot }: nie da się zaimportować: { $reason }
telling-wrong-bot-missing = bot={ $bot }: nie ma { $name } w { $module }
telling-wrong-bot-twice = bots: dwa nazywają się { $bot }; nadaj im nazwy: { $example }
telling-wrong-two-bots = bots: przeciwko sobie grają co najmniej dwa
telling-wrong-arena-players = players={ $players }: na arenie gra przeciwko sobie co najmniej { $least } graczy
telling-wrong-arena-none = { $file }: nie zawiera gier areny, więc nic nie zostanie tam zapisane
telling-wrong-arena-other = { $file }: zawiera gry innych zawodów: różni się { $name }
telling-wrong-arena-line = { $file }: wiersz { $line } nie jest grą tych zawodów
telling-wrong-no-record = to nie jest zapis Tonalli: pierwszy wiersz powinien brzmieć „{ $title }”
telling-wrong-record-header = wiersz { $line }: oczekiwano nagłówka takiego jak „players: 3”, bez powtórzeń, a jest „{ $found }”
telling-wrong-record-turn = wiersz { $line }: tura ma swój numer, miejsce i ruchy, na przykład „12 0  unlock”
telling-wrong-record-value = wiersz { $line }: nie da się odczytać { $name }: { $found }
telling-wrong-record-no-game = w zapisie brakuje nazwy gry
telling-wrong-record-game = to zapis gry { $game }; znane są { $known }
telling-wrong-record-rules = zapis ma zasady { $rules } gry { $game }; ten program zna { $known }
telling-wrong-record-options = opcji zapisu nie można przyjąć: { $reason }
telling-wrong-record-position = pozycji zapisu nie można przyjąć: { $reason }
telling-wrong-record-unknown = wiersz { $line }: nie ma ruchu „{ $move }”
telling-wrong-record-illegal = wiersz { $line }: „{ $move }” nie jest tam możliwe
telling-wrong-record-filed = wiersz { $line }: „{ $move }” należy do tury { $turn } miejsca { $seat }
telling-wrong-record-end = zapis podaje { $name } { $found }, a z jego ruchów wynika co innego
telling-wrong-field-missing = { $field }: brakuje
telling-wrong-field-unknown = { $field }: nie ma takiego pola
telling-wrong-field-value = { $field }: taka wartość nie jest możliwa
telling-wrong-position-field = { $field }: nie pasuje do reszty pozycji (po angielsku: { $detail })
telling-wrong-position-mapping = { $field }: { $value } to nie pola z wartościami
telling-wrong-position-flag = { $field }: { $value } to ani true, ani false
telling-wrong-position-null = { $field }: nie może być null
telling-wrong-position-list = { $field }: { $value } to nie lista, na której jest najwyżej { $longest }
telling-wrong-position-twice = { $field }: { $name } występuje dwa razy
telling-wrong-position-number = { $field }: { $value } to nie liczba całkowita
telling-wrong-position-within = { $field }: { $value } nie mieści się w przedziale od { $lowest } do { $highest }
telling-wrong-position-none-of = { $field }: { $value } nie jest żadną z wartości: { $known }
telling-wrong-position-text = { $field }: { $value } to nie tekst
telling-wrong-position-step = { $field }: { $value } to nie krok, który może czekać na wykonanie
telling-wrong-position-step-fields = { $field }: pola kroku { $step } to: { $known }
telling-wrong-position-options = options: { $reason }
telling-wrong-position-active = active: podaj, czyja jest tura, albo co czeka na wykonanie
telling-wrong-record-other-options = pozycja w zapisie ma inne opcje niż zapis
telling-wrong-bot-together = bot={ $bot }: w wielu procesach może działać tylko ten, kto patrzy naprzód
telling-wrong-bot-times = bot={ $bot }: po { $sign } podaje się, ile razy patrzy naprzód: od 1 do { $most }
telling-wrong-bot-processes = bot={ $bot }: po { $sign } podaje się, w ilu procesach patrzy naprzód: od 1 do { $most }
telling-wrong-bot-unmade = bot={ $bot }: nie da się go utworzyć z ziarnem: { $reason }
telling-wrong-bot-chooses-not = bot={ $bot }: to, co tworzy, nie ma metody choose(state)
telling-wrong-bot-failed = bot={ $bot }: błąd przy wyborze: { $reason }
telling-wrong-bot-illegal = bot={ $bot }: wybrana akcja { $chosen } jest niedozwolona
telling-wrong-bot-makes-none = bot={ $bot }: nie tworzy żadnego bota
telling-wrong-bot-other-game = bot: umie grać w { $learned }, a nie w { $game }
telling-wrong-bot-ended = bot={ $bot }: proces, który patrzył naprzód, zakończył się
telling-wrong-weights-cut = jest niepełny
telling-wrong-weights-part = należy do innego pliku { $whole }
telling-wrong-weights-none = nie zawiera wag
telling-wrong-weights-old = od tego czasu zmieniło się to, co widzi gracz
telling-wrong-file = { $file }: { $reason }
telling-wrong-file-read = { $file }: nie da się odczytać ({ $reason })
telling-wrong-file-write = { $file }: nie da się zapisać ({ $reason })
telling-wrong-system-missing = nie ma takiego pliku lub folderu
telling-wrong-system-forbidden = brak uprawnień
telling-wrong-system-full = brak wolnego miejsca
telling-wrong-system-folder = to folder
telling-wrong-system-no-folder = część ścieżki nie jest folderem
telling-wrong-system-read-only = dysk jest tylko do odczytu
telling-wrong-system-name = nazwa jest za długa
telling-wrong-system-address = nasłuchuje tam już inny program
telling-wrong-system-no-address = ten komputer nie ma takiego adresu
