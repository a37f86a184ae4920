# M8 Ołtarze i Szamani: czwarty rodzaj tury i jeszcze jeden robotnik.

teotihuacan-altar_space-a12 = Ołtarz 1–2
teotihuacan-altar_space-a81 = Ołtarz 8–1
teotihuacan-altar_space-a56 = Ołtarz 5–6
teotihuacan-altar_space-a45 = Ołtarz 4–5
teotihuacan-place-a12 = Ołtarz 1–2
teotihuacan-place-a81 = Ołtarz 8–1
teotihuacan-place-a56 = Ołtarz 5–6
teotihuacan-place-a45 = Ołtarz 4–5
teotihuacan-hand-hand = na ręce

teotihuacan-altar-altar_trade = Ołtarz wymiany
    .rear = pozyskaj Wielkie Odkrycie
    .front = możesz zapłacić 2 kakao za 4 znaczniki obsydianu
teotihuacan-altar-altar_unlock = Ołtarz uwolnienia
    .rear = pozyskaj Wielkie Odkrycie
    .front = 1 obsydian i odblokowanie wszystkich twoich robotników
teotihuacan-altar-altar_retreat = Ołtarz odwrotu
    .rear = 1 obsydian, a do tego dwa razy jeden z twoich odblokowanych robotników może pójść o 1 lub 2 plansze wstecz
    .front = pozyskaj Wielkie Odkrycie
teotihuacan-altar-altar_obsidian = Ołtarz obsydianu
    .rear = 2 znaczniki obsydianu
    .front = pozyskaj Wielkie Odkrycie
teotihuacan-altar-none-left = nic, nie ma tu już Wielkich Odkryć
teotihuacan-card-altar = Na polu w stronę wcześniejszej planszy, zgodnie z ruchem wskazówek zegara: { $rear }. W stronę późniejszej: { $front }.
teotihuacan-card-altar-space = Leży między planszami na miejscach { $first } i { $second } kręgu, liczonych zgodnie z ruchem wskazówek zegara od { FORM($board, "gen") } na miejscu 1. Każde z jego dwóch pól wskazuje jedną z nich.
teotihuacan-card-field = { $altar }, pole w stronę miejsca { $space }

teotihuacan-help-altars = Szamani: między miejscami 1–2, 8–1, 5–6 i 4–5 kręgu leżą Ołtarze, każdy z polem w stronę jednej i drugiej planszy. Zamiast normalnej tury możesz wpisać activate: twój Szaman idzie na następny Ołtarz, przeciwnie do ruchu wskazówek zegara, wybierasz pole i otrzymujesz to, co daje, najczęściej Wielkie Odkrycie lub obsydian. Dopóki stoi (▲), liczy się jako jeszcze jeden robotnik przy Akcji Głównej planszy, którą wskazuje; potem leży (△), aż znów się poruszy. „altars” je pokazuje.
teotihuacan-term-shaman = Szaman
    .effect = Zamiast normalnej tury możesz aktywować Szamana: idzie przeciwnie do ruchu wskazówek zegara na następny Ołtarz i staje na wybranym polu, a ty otrzymujesz jego korzyść; Szaman, który tam był, idzie na następny Ołtarz, gdzie jego właściciel wybiera pole. Dopóki twój Szaman stoi, przy Akcji Głównej planszy, którą wskazuje, liczy się o jednego robotnika więcej, najwyżej trzech; potem leży, aż się poruszy, zostanie wypchnięty albo postawi go płytka.

## O co pyta gra i co można zrobić

teotihuacan-ask-place-shaman = Na którym polu Ołtarza zaczyna twój Szaman?
    .title = Szaman
    .ask = Gdzie zaczyna?
teotihuacan-ask-move-shaman = Twój Szaman idzie dalej. Na które pole?
    .use = Twój Szaman idzie dalej. Na które pole, a może płytka wyśle go najpierw dalej?
    .title = Szaman
    .ask = Na które pole?
teotihuacan-ask-displaced-shaman = Twój Szaman zostaje wypchnięty. Na które pole następnego Ołtarza idzie?
    .title = Szaman wypchnięty
    .ask = Na które pole?
teotihuacan-ask-claim-from-altar = Pozyskujesz Wielkie Odkrycie ({ $altar })?
    .title = { $altar }
    .ask = Pozyskać płytkę?
teotihuacan-ask-altar-trade = Płacisz 2 kakao za 4 znaczniki obsydianu?
    .title = Ołtarz
    .ask = Wymienić 2 kakao?
teotihuacan-ask-weaken = Którego robotnika osłabiasz o 1 za płytkę?
    .title = Koszt płytki
    .ask = Kogo osłabić o 1?
teotihuacan-action-activate = Aktywuj Szamana: idzie na następny Ołtarz; to cała tura
    .name = Aktywuj Szamana
teotihuacan-action-shaman = W stronę { FORM($board, "gen") } ({ $altar })
    .benefit = W stronę { FORM($board, "gen") }: { $benefit } ({ $altar })
    .name = W stronę: { $brief }
teotihuacan-action-weaken =
    { $board_id ->
        [hand] Osłab o 1 początkowego robotnika o sile { $power }
       *[other] Osłab o 1 robotnika o sile { $power } { FORM($board, "at") }
    }
    .name = { $brief }, siła { $power }
teotihuacan-hint-displaces = wypycha Szamana ({ $colour })

## Co się stało

teotihuacan-event-shaman = Szaman: { $altar }, w stronę { FORM($board, "gen") }
    .X-6-4 = umieszczono Szamana: { $altar }, w stronę { FORM($board, "gen") }
    .X-6-6 = aktywowano Szamana: { $altar }, w stronę { FORM($board, "gen") }
    .X-6-9 = wypchnięto Szamana dalej: { $altar }, w stronę { FORM($board, "gen") }
    .X-6-16 = jego Szaman zaczyna: { $altar }, w stronę { FORM($board, "gen") }
    .X-6-17 = jego Szaman idzie dalej: { $altar }, w stronę { FORM($board, "gen") }
teotihuacan-event-shaman_lies = położono Szamana
teotihuacan-event-shaman_stands = postawiono Szamana
teotihuacan-event-shaman_tile = płytka Startowa dla Szamana: { $starting }
teotihuacan-brings-may-claim-great = możesz pozyskać Wielkie Odkrycie
teotihuacan-brings-shaman_stands = twój Szaman wstaje

teotihuacan-cause-altars = Ołtarz

## Dlaczego coś nie jest możliwe

teotihuacan-why-other-altar = Twój Szaman teraz tam nie idzie.
teotihuacan-why-field-taken = Jest tam już inny Szaman.
teotihuacan-why-no-strong-worker = Żadnego z twoich odblokowanych robotników nie można osłabić.
    .help = najpierw trzeba wzmocnić robotnika
teotihuacan-why-too-weak = Robotnika o sile 1 nie można osłabić.
    .short = siła 1
    .help = najpierw trzeba go wzmocnić

## Jak jest teraz

teotihuacan-note-altar = Miejsce: { $altar }. Wcześniejsza plansza to { $earlier }, późniejsza to { $later }.
    .pile =
        { $count ->
            [0] Nie ma tam już Wielkich Odkryć.
           *[other] Wielkie Odkrycia tam: { $tiles }.
        }
    .field = W stronę { FORM($board, "gen") }: { $benefit }.
    .stands = Na polu w stronę { FORM($board, "gen") } stoi Szaman: { $colour }.
    .lies = Na polu w stronę { FORM($board, "gen") } leży Szaman: { $colour }.
teotihuacan-note-shaman-at-court = Szaman, który stoi i wskazuje to miejsce, daje swojemu właścicielowi +1 do siły przy Odprawieniu Rytuału, a potem się kładzie.
teotihuacan-note-shaman-tile = Potem jego Szaman idzie na następny Ołtarz, wypycha twojego i bierze stamtąd Maskę, której nie ma, a jeśli jej brak, odrzuca wierzchnią płytkę; jeśli nie ma tam płytek, otrzymuje 2 znaczniki obsydianu. Szaman Teotibota zawsze leży.

## Terminal

teotihuacan-show-altars = Ołtarze w kolejności Szamanów
    .hint = nazwane od sąsiednich miejsc; ▲ stoi i pomaga na planszy, którą wskazuje, △ leży
teotihuacan-show-altar-field = → { $board }: { $benefit }

## Ustawienia Teotibota

cli-bot-harder_altars = trudniej: 1 obsydian za każdą płytkę odrzuconą z Ołtarza
cli-bot-priest_s07 = Kapłan S07: jego Szaman idzie też po Odprawieniu Rytuału, każdy rzut kostką Dworu trafia
teotihuacan-priest-s07 = Kapłan S07
    .effect = Szaman Teotibota idzie dalej także po jego płytce Odprawienie Rytuału, tak jak po Zbieraniu Masek; a każdy rzut kostką Dworu trafia w płytkę Pałacu: 1–2 lewa, 3–4 środkowa, 5–6 prawa.

## Co z Szamanami nazywa się inaczej

teotihuacan-action_tile-mask_collection-shaman = Maski i Szaman
    .title = Płytka Teotibota: Zbieranie Masek i Aktywacja Szamana

teotihuacan-first-claim-from-altar = Jedno z Wielkich Odkryć tego Ołtarza za jego koszt albo żadne.
teotihuacan-first-altar-trade = Ten Ołtarz zamienia 2 kakao na 4 znaczniki obsydianu, jeśli chcesz.
teotihuacan-first-place-shaman = Twój Szaman zaczyna na Ołtarzu i wskazuje planszę. Gdy wykonujesz jej Akcję Główną, Szaman liczy się raz jako jeszcze jeden robotnik, a potem się kładzie.
teotihuacan-first-move-shaman = Szaman idzie w przeciwną stronę na następny Ołtarz, wstaje i daje to, co pokazuje pole. Plansza, którą wskazuje, ma wtedy pomocnika.
teotihuacan-first-displaced-shaman = Twój Szaman został wypchnięty: umieść go na polu następnego Ołtarza. Wybierasz, którą planszę wskazuje.
teotihuacan-first-weaken = Ceną jest siła: jedna z twoich kostek staje się o 1 słabsza.
