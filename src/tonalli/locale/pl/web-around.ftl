# Wokół stołu: lobby, pokój przed grą, kto jest przy stole, słowa, zegary, powiadomienia.

## Lobby: trzy pytania

web-lobby-hello = Zapraszamy do stołu
    .text = Dwie gry o kamieniu i czasie. Poznaj jedną z nich, grając, albo zacznij od razu, jeśli je znasz.
web-lobby-watch = Najpierw obejrzyj grę
    .text = Dwa komputery, tura po turze.
web-lobby-what = W co gramy?
web-lobby-modules-later = ma moduły na później, gdy poznasz grę.
web-lobby-whom = Z kim?
web-lobby-where = Kto gdzie siedzi?
web-lobby-course = Twoja pierwsza gra
    .hint = Krótkie kroki. Możesz przerwać w każdej chwili, lekcja poczeka na ciebie.
web-way-learn = Nauka
    .about = Pierwsza gra z przewodnikiem
    .new = pierwszy raz?
web-way-solo = Gra jednoosobowa
    .about = Przeciwko Teotibotowi
web-way-computers = Przeciwnicy komputerowi
    .about =
        { $most ->
            [3] Od jednego do trzech, według poziomu
            [4] Od jednego do czterech, według poziomu
           *[other] Do { $most }, według poziomu
        }
web-way-screen = Przy jednym ekranie
    .about = Przekazujcie sobie ekran
web-way-online = Przez link
    .about = Znajomi dołączają z dowolnego miejsca
web-start = Zacznij grę
web-start-online = Otwórz stół
web-start-lesson = Zacznij lekcję
web-seat-colour = Kolor miejsca { $number }: { $colour }
web-seat-colours = Kolory dla miejsca { $number }
    .taken = { $colour }, zajęty
web-seat-level = Poziom miejsca { $number }
web-lobby-seat-you = ty
web-lobby-seat-here = przy tym ekranie
web-lobby-seat-open = kto otworzy link
web-lobby-seat-teotibot = przeciwnik z gry
web-lobby-seat-computer = Oddaj komputerowi miejsce { $number } albo je odbierz
web-lobby-seat-raise = Przesuń miejsce { $number } wyżej, wcześniej w kolejności
web-lobby-seat-drop = Usuń miejsce { $number }
web-lobby-add = Dodaj miejsce
web-lobby-draw = Losuj kolejność
web-lobby-setup = Przygotowanie
    .done = Gotowe
web-plan-learn = z przewodnikiem i jednym łagodnym przeciwnikiem

## Własne stoły

web-tables-running = w toku: { $count }
web-tables-solo = { $name }, gra jednoosobowa
web-tables-turn = Tura: { $name }
web-tables-waiting = nierozpoczęta
web-tables-alone = Jeszcze nikogo więcej
web-tables-resume = Wróć do gry
web-tables-open = Otwórz
web-tables-review = Analiza
web-tables-more = Więcej o stole { $title }: zmień nazwę, udostępnij, odejdź
web-tables-rename = Zmień nazwę
web-tables-leave = Odejdź …
web-tables-hidden = „{ $title }” znika z tej listy.
web-tables-back = Przywróć
web-leave = Odejść od stołu „{ $title }”?
    .text = Stół znika z tej listy. Miejsce pozostaje twoje: link do stołu pozwoli ci wrócić. Inni czekają na ciebie, chyba że się poddasz i pozwolisz grać dalej komputerowi.
    .over = Zakończona gra znika z tej listy.
    .stay = Zostań
    .resign = Poddaj się …
    .hide = Usuń z listy
web-open-of = Stół gracza { $name }
web-open-filled = { $filled } z { $seats }

## Zegary

web-clock = Zegar
web-clock-minutes =
    { $minutes ->
        [0] brak
        [4320] po trzy dni
        [one] po { $minutes } minucie
        [few] po { $minutes } minuty
       *[other] po { $minutes } minut
    }
web-clock-ends = potem gra komputer

## Przeciwnicy komputerowi

web-bot-dawn = Świt
    .hint = Widzi to, co blisko, i niewiele więcej: na pierwszą grę.
web-bot-morning = Poranek
    .hint = Wie, co zwykle jest dobre, ale nie zauważa wiele z tego, co leży na stole.
web-bot-noon = Południe
    .hint = Planuje na całą grę i mało co przeocza: równy przeciwnik dla tych, którzy dobrze znają grę.
web-bot-dusk = Zmierzch
    .hint = Miliard decyzji w grze przeciwko sobie; decyduje od razu i trudno go pokonać.
web-bot-night = Noc
    .hint = To samo, ale przed każdą decyzją tysiące razy patrzy naprzód, najwyżej przez sekundę: najsilniejszy poziom.
web-bots-about =
    { $count ->
        [one] Jeden poziom.
        [few] { $count } poziomy, od najłagodniejszego.
       *[other] { $count } poziomów, od najłagodniejszego.
    }

## Co zostałoby rozpoczęte

web-plan-base = gra podstawowa
web-plan-modules = z modułami: { $modules }
web-plan-solo = ty i Teotibot
web-plan-you = ty
web-plan-seats = { $names }
web-plan-open =
    { $seats ->
        [one] { $seats } miejsce, przez link
        [few] { $seats } miejsca, przez link
       *[other] { $seats } miejsc, przez link
    }

## Pokój przed grą

web-room-about =
    { $seats ->
        [one] { $game }, { $seats } miejsce.
        [few] { $game }, { $seats } miejsca.
       *[other] { $game }, { $seats } miejsc.
    }
    .seated =
        { $seats ->
            [one] { $game }, { $seats } miejsce. Twoje miejsce jest zachowane; możesz zamknąć tę stronę i wrócić.
            [few] { $game }, { $seats } miejsca. Twoje miejsce jest zachowane; możesz zamknąć tę stronę i wrócić.
           *[other] { $game }, { $seats } miejsc. Twoje miejsce jest zachowane; możesz zamknąć tę stronę i wrócić.
        }
web-room-invite = Zaproś przez link
    .text = Kto go otworzy, zajmuje wolne miejsce. Bez konta, bez instalacji.
web-room-alone = Ten link prowadzi tylko do tego komputera.
    .several = Te linki prowadzą tylko do tego komputera.
    .none = Aby wpuścić innych, uruchom serwer pod adresem w swojej sieci: tonalli serve --host 0.0.0.0
    .use = Użyj { $address }
web-room-qr = Kod QR linku
web-room-qr-show = Kod QR
web-room-share = Udostępnij
web-room-seats = Miejsca
web-room-free = Wolne miejsce
    .colour = w tym kolorze:
web-room-colour = twój kolor i kształt
web-room-computer = komputer
web-room-you =
    { $host ->
        [host] ty, gospodarz
       *[guest] ty
    }
web-room-here =
    { $host ->
        [host] przy stole, gospodarz
       *[guest] przy stole
    }
web-room-away = poza stołem, ostatnio { $since }
web-room-gone = bez połączenia { $since }
web-room-sit = Usiądź tu
web-room-move = Usiądź tu
web-room-add-computer = Dodaj komputer
web-room-drop = Pomiń
web-room-free-seat = Zwolnij miejsce gracza { $name }
web-room-leave = Oddaj to miejsce
web-room-take-over = Przejmij stół
web-room-drawn = Kto gdzie siedzi, rozstrzygnie losowanie na początku gry; kolory zostają.
web-room-seated = Wszyscy grają w tej kolejności i w tych kolorach.
web-room-played = W co gramy
web-room-clock =
    { $ends ->
        [computer] { $minutes ->
            [4320] Po trzy dni na gracza, potem gra komputer
           *[other] Po { $minutes } min na gracza, potem gra komputer
        }
       *[shown] { $minutes ->
            [4320] Po trzy dni na gracza, tylko do wglądu
           *[other] Po { $minutes } min na gracza, tylko do wglądu
        }
    }
    .none = Bez zegara
web-room-watching =
    { $count ->
        [one] Obserwuje jeszcze jedna osoba
        [few] Obserwują jeszcze { $count } osoby
       *[other] Obserwuje jeszcze { $count } osób
    }
web-room-listed = Pokaż wśród otwartych stołów
web-room-watched = Inni mogą obserwować
web-room-change = Zmień
    .title = Zmień to, w co się gra
web-room-hints = Podpowiedzi dla tego, kto decyduje
web-room-hinted = Z podpowiedziami dla tego, kto decyduje
web-room-words = Można rozmawiać
web-presence-here = przy stole
web-presence-away = poza stołem
web-presence-gone = bez połączenia

## Kto jest przy stole

web-people = Przy stole
web-people-back = Odbierz miejsce
web-people-computer-me = Niech komputer gra za mnie
web-people-computer = Niech komputer gra za gracza { $name }
web-people-resign = Poddaj się …
    .ask = Komputer gra na twoim miejscu do końca i nie możesz go odebrać.
    .no = Graj dalej
    .yes = Poddaj się
web-seat-stood-in = gra komputer
web-seat-resigned = po poddaniu gra komputer
web-stood-in = Za gracza { $name } gra komputer.
    .resigned = { $name } poddaje grę; do końca gra komputer.

## Słowa

web-words = Rozmowa przy stole
web-words-none = Nikt jeszcze nic nie powiedział.
web-words-say = Napisz coś krótkiego
web-words-send = Wyślij
web-words-quiet = Rozmowy przy stołach są dla ciebie ukryte.
    .show = Pokaż je
    .hide = Ukryj rozmowy

web-room-start = Zacznijcie { $count ->
        [2] we dwoje
        [3] we troje
        [4] we czworo
        [5] w pięcioro
       *[other] ({ $count })
    }
    .alone = Zacznij
web-room-host-starts = Grę zaczyna { $name }
web-room-says = { $free ->
        [one] Zacznijcie teraz albo poczekajcie na jeszcze jedną osobę.
        [few] Zacznijcie teraz albo poczekajcie na jeszcze { $free } osoby.
       *[other] Zacznijcie teraz albo poczekajcie na jeszcze { $free } osób.
    }
    .alone = Trzeba zająć jeszcze jedno miejsce: może to zrobić ktoś z linkiem albo komputer.
    .guest = { $free ->
        [one] Gra może się zacząć teraz albo poczekać na jeszcze jedną osobę.
        [few] Gra może się zacząć teraz albo poczekać na jeszcze { $free } osoby.
       *[other] Gra może się zacząć teraz albo poczekać na jeszcze { $free } osób.
    }
    .full = Komplet: żadne miejsce nie jest wolne.

## Gotowe słowa, dla każdego w jego języku

web-room-joined = { $name } siada do stołu
web-room-left = { $name } odchodzi od stołu
web-room-stood-in = Komputer gra za gracza { $name }
web-room-back = { $name } znów gra
web-room-resigned = { $name } poddaje grę, do końca gra komputer
web-ready-hello = Cześć
web-ready-moment = Chwileczkę
web-ready-ready = Można zaczynać
web-ready-turn = Twoja tura
web-ready-played = Dobra gra

## Powiadomienia o turach

web-notices = Powiadamiaj mnie o moich turach
    .hint = Także gdy żadna strona nie jest otwarta, powiadomieniem tej przeglądarki.
    .impossible = Tej przeglądarki nie da się powiadomić: potrzebny jest bezpieczny adres (https) i powiadomienia.
    .none = Ten serwer nie wysyła powiadomień.
    .denied = Ta przeglądarka nie pozwala na powiadomienia stąd.
web-notice-turn = Twoja tura.

## Jak daleko zaszły gry

teotihuacan-progress = Zaćmienie { $eclipse } z { $eclipses }
tzolkin-progress = Dzień { $day } z { $days }

## Odmowy

web-refused-begun = Gra już się zaczęła.
web-refused-waiting = Gra jeszcze się nie zaczęła.
web-refused-not-the-host = Może to zrobić tylko ten, kto otworzył stół.
web-refused-seat-kept = Osoba, która tam siedzi, zachowuje miejsce jeszcze przez chwilę.
web-refused-host-kept = Kto otworzył stół, ma kwadrans na powrót.
web-refused-no-such-colour = Gra nie ma takiego koloru.
web-refused-colour-taken = Ktoś już ma ten kolor.
web-refused-too-few = Zajęte muszą być co najmniej dwa miejsca.
web-refused-no-person = Nie siedzi tam żadna osoba.
web-refused-still-there = Osoba, która tam siedzi, nadal jest przy stole.
web-refused-resigned = Na tym miejscu gra została już poddana.
web-refused-time-up = Czas tego miejsca się skończył.
web-refused-too-many-words = To było dużo naraz. Poczekaj chwilę.
web-refused-too-long = To za długie: najwyżej 140 znaków.
web-refused-no-hints = Przy tym stole podpowiedzi są wyłączone.
web-refused-hints-agreed = Siedzą tu już inni: podpowiedzi włącza się, zanim ktoś jeszcze usiądzie, aby wszyscy się zgadzali.
web-refused-no-thought = Nie znaleziono teraz planu. Spróbuj ponownie.
web-refused-no-review = Nikt jeszcze nie poprosił o analizę tej gry.
web-refused-no-words = Przy tym stole rozmowy są wyłączone.
web-refused-no-onlookers = Ten stół widzą tylko ci, którzy grają.
web-refused-no-notices = Tej przeglądarce nie da się wysyłać powiadomień o turach.
