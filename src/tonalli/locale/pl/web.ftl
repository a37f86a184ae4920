# Strony w przeglądarce: lobby, stół, odtwarzanie, ustawienia.

web-title = Tonalli
    .page = { $page } · Tonalli
    .turn = ● Twoja tura: { $page } · Tonalli
web-skip = Przejdź do treści
web-nav = Strony
web-close = Zamknij
web-menu = Menu
web-settings = Ustawienia
web-about = O programie
web-to-lobby = Do lobby
web-missing = Nie ma takiej strony
    .text = W adresie może być błąd albo strona już nie istnieje.
web-coming = Chwileczkę …
web-none = brak
web-points = Punkty Zwycięstwa
web-unofficial = Nieoficjalny projekt fanów, niezwiązany z wydawcami ani autorami tych gier.


## Początek gry

web-your-name = Twoje imię
web-seats = Miejsca
web-seat-name = Imię na miejscu { $number }
web-seat-you = ty
web-seat-person = Gracz { $number }
web-seat-open = Wolne miejsce { $number }
web-seat-dawn = Komputer { $number }
web-seat-morning = Komputer { $number }
web-seat-noon = Komputer { $number }
web-seat-dusk = Komputer { $number }
web-seat-night = Komputer { $number }
web-seat-random = Komputer { $number }
web-seat-greedy = Komputer { $number }
web-seat-learned = Komputer { $number }
web-seat-bot = Komputer { $number }

web-option-players = Gracze
web-option-players-1 = Jednoosobowa
web-option-setup = Przygotowanie
web-option-setup-standard = Standardowe
    .hint = Losowe; każdy zatrzymuje dwie z czterech płytek Startowych.
web-option-setup-first = Pierwsza rozgrywka
    .hint = Przygotowanie, które instrukcja poleca do nauki.
web-option-setup-draft = Draft
    .hint = Wyłożone płytki Startowe wybiera się po kolei.
web-option-eclipse = Zaćmienie
web-option-eclipse-standard = Standardowe
    .hint = Każdy ma jeszcze jedną turę.
web-option-eclipse-dark = Mroczne Zaćmienie
    .hint = Następuje od razu.
web-option-modules = Moduły
web-option-modules-obsidian = Obsydian
    .hint = Nowy zasób do wymian i nowych akcji.
web-option-modules-court = Dwór
    .hint = Pałac zastępuje Dwór, a płytki Pałacu mają właścicieli.
web-option-modules-altars = Ołtarze i Szamani
    .hint = Twój Szaman idzie w przeciwną stronę i wspiera planszę.
web-option-modules-empire = Imperium
    .hint = Wojownicy idą przez mapę i ją zasiedlają.
web-option-modules-swift_bot = Szybki Teotibot
    .hint = Cztery płytki Kierunku mówią, jak daleko idą jego robotnicy.
web-option-modules-tribes = Plemiona
    .hint = Każde miejsce ma plemię z własną zdolnością.
web-option-modules-prophecies = Przepowiednie
    .hint = Trzy klęski zmieniają to, co się liczy.
web-option-modules-buildings = Budynki
    .hint = Więcej żetonów, a stare można odnowić.
web-option-modules-quick_actions = Szybkie Akcje
    .hint = Mała plansza krótkich zadań za 1 kukurydzę.
web-module-needed =
    { $players ->
        [one] Zawsze przy { $players } graczu.
       *[other] Zawsze przy { $players } graczach.
    }
web-option-conflict = Nie razem z: { $module }.
web-option-bot = Teotibot
web-option-knob = { $name }: { $value }
web-level-easiest = Najłatwiejszy
web-level-default = Jak w instrukcji
web-level-hardest = Najtrudniejszy
web-level-own = własne ustawienie
web-level-details = Każde ustawienie osobno
    .hint = Mniej znaczy łatwiej.
web-level-usual = (z instrukcji)

web-my-tables = Twoje stoły
    .none = Jeszcze żadnego. Stół, który założysz lub przy którym usiądziesz, zostaje tu do końca gry i mówi, kiedy jest twoja tura.
web-your-turn = Twoja tura
web-finished = zakończona
web-open-tables = Otwarte stoły
    .hint = każdy może dołączyć
web-watch = Obserwuj
web-replay-record = Odtwórz zapis
    .paste = Upuść tu plik albo wklej jego treść.
    .file = Wybierz plik

## Przy stole

web-board = Stół
web-log = Przebieg
web-log-empty = Nic się jeszcze nie wydarzyło.
web-log-whole = Pokaż wszystko od początku
web-choice-bar = Co jest do rozstrzygnięcia
web-asked = { $name }: { $title }
web-out-of-turn = { $name }, w turze gracza { $active }
web-choice-options = Możliwości
web-choice-offers = Oferty obok
    .more = jeszcze { $count }
web-choice-or = lub
web-choice-then = potem
web-closed = { $name }, nie teraz: { $why }
    .now = nie teraz
    .help = Co pomoże
    .rule = { $count ->
        [one] Zasada
       *[other] Zasady
    }
web-this-turn = Ta tura
web-placing = Co jest umieszczane
    .left = Obróć w lewo
    .right = Obróć w prawo
    .degrees = { $degrees }°
    .where = Wskaż miejsce, a zobaczysz, ile kosztuje i co daje.
    .touched = Dotknij miejsca, a zobaczysz, ile kosztuje i co daje.
web-commands = Polecenia
web-choice-all = Wszystkie możliwości ({ $count })
web-choice-held = To kończy twoją turę: potwierdź lub cofnij.
    .over = Potem decyduje inny gracz: potwierdź lub cofnij.
    .decision = Wybór stanie się ostateczny: potwierdź lub cofnij.
    .reveals = Potem coś zostanie odsłonięte: potwierdź lub cofnij.
    .preview = Potwierdź albo wybierz coś innego.
web-option = { $words } ({ $figures })
    .follow = { $name }: { $words }
web-thing =
    .many =
        { $count ->
            [one] { $name }: { $count } sposób użycia
            [few] { $name }: { $count } sposoby użycia
           *[other] { $name }: { $count } sposobów użycia
        }
web-choose-one = Wybierz jedno
web-choice-reveals = Coś zostanie odsłonięte: tego nie da się cofnąć.
web-typed = Wpisz wybór
    .hint = Zapis lub jego początek
web-typed-wrong = „{ $text }” nie jest tu możliwe.
web-typed-ambiguous = „{ $text }” może znaczyć { $matches }.
web-choosing = wybiera …
web-waiting = { $name } decyduje …
    .hint = Dowiesz się, gdy przyjdzie twoja tura.
    .away = Chwilowo poza stołem.
    .gone = W tym czasie może grać komputer: jest to w menu.
    .undo = Do tego czasu możesz cofnąć swoją decyzję.
    .next = potem { $name }
    .you = ty
web-next-turn = Następnie: { $name }
web-last-turn = Ostatnia tura
web-meanwhile = Co inni zrobili od twojej ostatniej tury
web-waiting-open = Nikt jeszcze nie zajął tego miejsca: { $name }
web-watching = Obserwujesz.
web-undo = Cofnij
    .hint = Cofnij swoją ostatnią decyzję w tej turze, dopóki nikt inny nie zdecydował
web-restart = Od nowa
    .hint = Cofnij wszystkie decyzje tej tury
web-confirm = Potwierdź
    .waiting = Oczekiwanie
web-not-arrived = To nie dotarło i nic się nie zmieniło. Potwierdź, aby wysłać jeszcze raz.
web-not-sent = Stół w międzyczasie się zmienił: potwierdzony wybór nie został wysłany.
web-lost = Połączenie zostało przerwane.
    .title = Brak połączenia.
    .kept = Twoja tura jest zachowana.
    .watching = To, co widzisz, jest zachowane.
    .choosing = Możesz tu dalej wybierać; zostanie to wysłane, gdy wróci połączenie.
    .waiting = Twój wybór zostanie wysłany, gdy wróci połączenie.
    .retry = Kolejna próba za { $seconds } s
    .now = Spróbuj teraz
web-updated = Zaktualizowano Tonalli. Nic nie przepadło: odśwież stronę, aby grać dalej.
    .reload = Odśwież
web-no-table = Nie ma tu stołu
web-hand-over = { $name }, to twój tajny wybór
    .text = Inni nie mogą widzieć, co wybierasz. Weź ekran dla siebie i przejdź dalej.
    .ready = { $name } to ja: pokaż
web-share = Linki do udostępnienia
    .seats = Wyślij każdemu graczowi link do wolnego miejsca.
web-share-seat = { $name }
web-share-watch = Do obserwowania
web-share-own = Aby grać dalej na innym urządzeniu: { $name }
    .warning = Kto ma taki link, gra na tym miejscu: zachowaj go dla siebie.
web-copy = Kopiuj
web-copied = Skopiowano
web-join = Zajmij miejsce
web-join-seat = Miejsce
web-join-sit = Usiądź
web-join-watch = Tylko obserwuj
web-join-taken = Miejsce z tego linku jest zajęte.
web-dummy = neutralny robotnik

## Koniec i spojrzenie wstecz

web-over = Gra się skończyła
web-scores = Arkusz punktów
web-scores-source = Punkty według źródła
web-scores-turn = W turach
web-scores-end = Na koniec
web-scores-total = Razem
web-chart = Przebieg punktacji
    .points = punkty
    .turn = tura
    .when = tura { $turn }
    .mark = { $name }, tura { $turn }
    .summary = Punkty w kolejnych turach, tur: { $turns }; na koniec { $scores }
    .summary-marked = Punkty w kolejnych turach, tur: { $turns }; { $marks }; na koniec { $scores }
    .score = { $name } { $points }
    .missing = Przebiegu tej gry nie da się pokazać.
web-rematch = Rewanż
web-rematch-go = Do następnej gry
web-replay = Odtwórz
web-log-to-turn = Idź do: { $turn }
web-replay-of = Odtwarzanie: { $game }
web-replay-bar = Kroki odtwarzania
web-replay-at = Tura { $turn }: { $name } decyduje
    .did = Tura { $turn }: { $name }
web-replay-frame = Krok { $at } z { $last }
web-replay-slider = Krok
web-replay-play = Odtwarzaj
web-replay-pause = Wstrzymaj
web-replay-back = Krok wstecz
web-replay-next = Krok dalej
web-replay-turn-back = Do poprzedniej tury
web-replay-turn-next = Do następnej tury
web-no-replay = Nie ma czego odtwarzać
web-record = Pobierz zapis
web-moment-count = { $at } z { $rows }
web-moment-again = Od początku
web-moment-skip = Pomiń
web-moment-skip-to = Przejdź do: { $row }
web-moment-next = Dalej: { $row }
web-moment-before = przedtem
web-moment-on = Dalej
web-moment-open = Zobacz jeszcze raz: { $title }
web-key-space = Spacja

## Ustawienia

web-language = Język
web-theme = Kolory
web-theme-auto = Jak w urządzeniu
web-theme-day = Dzień
web-theme-night = Noc
web-motion = Ruch
web-motion-auto = Jak w urządzeniu
web-motion-less = Bez ruchu
web-set-confirm = Potwierdzaj koniec tury
    .hint = Wybór, który kończy twoją turę lub oddaje decyzję innemu graczowi, czeka na potwierdzenie. To, co coś odsłania, czeka zawsze.
web-set-forced = Wykonuj wymuszone kroki automatycznie
    .hint = Jeśli jest tylko jedna możliwość, wybierana jest sama.
web-set-playback = Śledź innych krok po kroku
    .hint = Po turach innych pasek wyboru pokazuje, co się w nich stało.
web-set-sound = Dźwięk
    .hint = Dwa ciche tony, gdy przychodzi twoja tura.

## O programie

web-about-what = Co to jest
    .text = Tonalli to cyfrowy stół do dwóch gier planszowych: graj samodzielnie, przy jednym ekranie lub przez internet ze znajomymi; oglądaj gry krok po kroku; pozwól komputerowi zająć miejsca.
web-about-unofficial = Nieoficjalnie
    .text =
        Tonalli to nieoficjalny projekt fanów. Nie jest związany z autorami, ilustratorami ani wydawcami gier Teotihuacan: Miasto Bogów i Tzolk'in: Kalendarz Majów ani przez nich wspierany. Wszystkie nazwy należą do ich właścicieli; nie użyto tu żadnych grafik z tych gier.
        Jeśli podoba ci się gra, kup ją: nic nie zastąpi stołu w domu.
web-about-free = Wolne oprogramowanie
    .text = Program jest bezpłatny i objęty licencją MIT. Możesz uruchomić własny serwer.
web-about-privacy = Co jest przechowywane
    .text = Nie ma kont. Twoich miejsc strzegą tajne tokeny przechowywane w tej przeglądarce; serwer przechowuje ruchy każdej gry i wpisane imiona, nic więcej o tobie.
web-about-keys = Klawisze
    .text = Przy odtwarzaniu: strzałki krok po kroku, z Shift tura po turze; Home, End, spacja

## Odmowy

web-refused-failed = Na serwerze coś się nie udało. Spróbuj ponownie.
web-refused-unreachable = Serwer nie odpowiada.
web-refused-changed = Stół w międzyczasie się zmienił: tak wygląda teraz.
web-refused-illegal = Tego nie można teraz wybrać.
web-refused-not-your-decision = Teraz decyduje ktoś inny.
web-refused-over = Gra już się skończyła.
web-refused-nothing-to-undo = Nie ma czego cofnąć: zaczęła się tura, zdecydował ktoś inny albo coś zostało odsłonięte.
web-refused-no-such-table = Nie ma takiego stołu albo został usunięty.
web-refused-no-such-seat = Nie ma takiego miejsca.
web-refused-seat-taken = Ktoś już tam siedzi.
web-refused-not-at-the-table = Może to zrobić tylko ktoś, kto siedzi przy stole.
web-refused-not-over = Gra jeszcze się nie skończyła.
web-refused-secret = Nie, dopóki trwają tajne wybory: spróbuj, gdy wszyscy wybiorą.
web-refused-broken-record = To nie jest zapis, który można odtworzyć.
web-refused-no-such-frame = Odtwarzanie nie ma takiego kroku.
web-refused-old-record = Ta gra toczyła się według innych zasad i nie można jej kontynuować.
web-refused-unknown-game = Nie ma tu takiej gry.
web-refused-unknown-seat = Nie ma tu takiego rodzaju gracza.
web-refused-option = Te opcje nie pasują do siebie.
web-refused-bad-request = Serwer tego nie zrozumiał.
web-refused-bad-message = Serwer tego nie zrozumiał.
web-refused-too-fast = To było bardzo szybko. Poczekaj chwilę.
web-refused-too-slow = To trwało za długo. Spróbuj ponownie.
web-refused-too-many-browsers = Obserwuje już za dużo osób. Spróbuj później.
web-refused-too-large = To jest za duże.
web-refused-seed-shared = Ziarno losowości jest tylko dla stołów, przy których nie siada nikt inny.
web-refused-no-such-method = Serwer tego nie zrozumiał.
web-refused-too-many-tables = Na razie to za dużo otwartych stołów. Spróbuj później.
web-refused-not-kept = Serwer nie mógł tego zapisać i nic się nie zmieniło. Spróbuj ponownie.
web-refused-unknown = Nie wiadomo, czy serwer to zapisał. Spójrz na stół, zanim przejdziesz dalej.
web-refused-full = Na serwerze jest w tej chwili za dużo stołów.
web-refused-no-such-language = Ten język nie jest dostępny.
web-refused-no-such-page = Nie ma takiej strony.

## Pola stołu w panelach

web-seat-order = { $place }.
web-seat-first = Pierwszy gracz
web-seat-points =
    { $points ->
        [one] { $points } Punkt Zwycięstwa
        [few] { $points } Punkty Zwycięstwa
        [many] { $points } Punktów Zwycięstwa
       *[other] { $points } Punktu Zwycięstwa
    }
web-seat-wealth = { $name }. Żetony Początkowego Bogactwa: { $tiles }
web-seat-workers-hand =
    { $count ->
        [0] Brak robotników na ręce
        [one] { $count } robotnik na ręce
       *[other] { $count } robotników na ręce
    }
web-seat-workers-gears =
    { $count ->
        [one] { $count } robotnik na kołach
       *[other] { $count } robotników na kołach
    }
web-seat-workers-quick =
    { $count ->
        [one] { $count } robotnik na polu Szybkiej Akcji; sam wróci
       *[other] { $count } robotników na polach Szybkich Akcji; sami wrócą
    }
web-seat-workers-reserve =
    { $count ->
        [one] { $count } robotnik jeszcze poza grą
       *[other] { $count } robotników jeszcze poza grą
    }
web-seat-corn_tiles =
    { $count ->
        [one] { $count } żeton Zbioru Kukurydzy
        [few] { $count } żetony Zbioru Kukurydzy
       *[other] { $count } żetonów Zbioru Kukurydzy
    }
web-seat-wood_tiles =
    { $count ->
        [one] { $count } żeton Wycinki Drzew
        [few] { $count } żetony Wycinki Drzew
       *[other] { $count } żetonów Wycinki Drzew
    }
web-seat-corn-due =
    { $corn ->
        [one] { $corn } kukurydza potrzebna w następny Dzień Żywienia
        [few] { $corn } kukurydze potrzebne w następny Dzień Żywienia
       *[other] { $corn } kukurydz potrzebnych w następny Dzień Żywienia
    }
web-seat-income = Dochód w następny Dzień Żywienia: { $goods }
web-opening = Przed pierwszą turą
web-opening-tribes = Twoje plemię
web-opening-wealth = Twoje żetony Początkowego Bogactwa
web-opening-left =
    { $left ->
        [one] Do wyboru jeszcze jeden żeton Początkowego Bogactwa.
        [few] Do wyboru jeszcze { $left } żetony Początkowego Bogactwa.
       *[other] Do wyboru jeszcze { $left } żetonów Początkowego Bogactwa.
    }
    .tribe = Do wyboru jedno z dwóch plemion.
web-opening-wait = Pozostali jeszcze wybierają.
web-opening-backs =
    { $count ->
        [one] { $name }: { $count } zakryty żeton Początkowego Bogactwa
        [few] { $name }: { $count } zakryte żetony Początkowego Bogactwa
       *[other] { $name }: { $count } zakrytych żetonów Początkowego Bogactwa
    }
web-field-buildings = Budynki
web-field-monuments = Monumenty
web-field-kept = Zatrzymane
