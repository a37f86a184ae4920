# M7 Dwór: zamiast Pałacu, z właścicielami płytek Pałacu.

teotihuacan-term-court = Dwór
    .effect = Leży zamiast Pałacu; wszystko, co mówi o Pałacu, dotyczy Dworu. Przy efekcie płytki Pałacu siła twojego robotnika rośnie o 1 za każdego twojego robotnika w obszarze ogólnym. Obok leży Wielkie Odkrycie. Jeśli przy płytce Pałacu jest znacznik Własności, jego posiadacz najpierw wzmacnia swojego robotnika, a ty możesz raz w czasie Odprawienia Rytuału zapłacić 1 kakao za awans w Świątyni tej płytki, przed jej efektem lub po nim.

teotihuacan-help-court = Dwór leży zamiast Pałacu. Przy Odprawieniu Rytuału siła rośnie tam o 1 za każdego twojego robotnika w obszarze ogólnym, więc może przekroczyć 5. Kto pierwszy osiągnie stopień Świątyni, na którym leży płytka Własności Dworu, zostaje właścicielem płytki Pałacu: przy każdym Odprawieniu Rytuału na niej jej właściciel wzmacnia robotnika, a odprawiający może awansować w tej Świątyni za 1 kakao. „court” go pokazuje.
teotihuacan-term-ownership = Własność
    .effect = Kto pierwszy osiągnie płytkę Własności Dworu w Świątyni, zostaje właścicielem płytki Pałacu na Dworze: ilekroć ktoś odprawia tam Rytuał, właściciel wzmacnia swojego odblokowanego robotnika, a odprawiający może awansować w tej Świątyni za 1 kakao.
teotihuacan-term-court_die = kostka Dworu
    .effect = Ilekroć jego robotnik mija Dwór, Teotibot rzuca kostką, aby wyznaczyć płytkę Pałacu. Jeśli jest przy niej znacznik Własności, Wielkie Odkrycie na Dworze zostaje wymienione, Teotibot kupuje awans w Świątyni, a posiadacz znacznika wzmacnia robotnika.

teotihuacan-royal-A10 = Płytka Pałacu (pary)
    .name = pary
    .effect = 2 PZ × twoje pary Wielkich Odkryć, najwyżej tyle, ile wynosi siła robotnika w tym miejscu
    .now = 2 PZ × twoje pary Wielkich Odkryć, najwyżej { $power }
    .short = 2 PZ × pary Wielk. Odkryć, najwyżej S
teotihuacan-royal-B11 = Płytka Pałacu (obsydian)
    .name = obsydian
    .effect = raz: 3 kakao → tyle znaczników obsydianu, ile wynosi siła robotnika w tym miejscu
    .now =
        { $power ->
            [one] raz: 3 kakao → { $power } obsydian
            [few] raz: 3 kakao → { $power } znaczniki obsydianu
           *[other] raz: 3 kakao → { $power } znaczników obsydianu
        }
    .short = 3 kakao → obsydian (S)
teotihuacan-royal-C12 = Płytka Pałacu (sprzedaż obsydianu)
    .name = sprzedaż obsydianu
    .effect = najwyżej tyle razy, ile wynosi siła robotnika w tym miejscu: 1 obsydian → 1 kakao + 2 PZ
    .now =
        { $power ->
            [one] raz: 1 obsydian → 1 kakao + 2 PZ
           *[other] do { $power } razy: 1 obsydian → 1 kakao + 2 PZ
        }
    .short = ≤ S×: 1 obsydian → 1 kakao + 2 PZ

teotihuacan-slot-left = lewa
    .gen = lewej
    .acc = lewą
teotihuacan-slot-middle = środkowa
    .gen = środkowej
    .acc = środkową
teotihuacan-slot-right = prawa
    .gen = prawej
    .acc = prawą

teotihuacan-card-ownership = Płytka Własności Dworu ({ $temple })
    .where = Leży na stopniu { $step }. Kto pierwszy tam dotrze, bierze ją oprócz zwykłej nagrody i umieszcza znacznik Własności obok { FORM($slot, "gen") } płytki Pałacu na Dworze.
    .effect = Ilekroć ktoś odprawia Rytuał na tej płytce Pałacu, posiadacz znacznika wzmacnia swojego odblokowanego robotnika, a odprawiający może awansować w tej Świątyni za 1 kakao.
teotihuacan-card-designed-slots = Przypisanie Świątyń do płytek Pałacu jest zastępcze, dopóki nie da się odczytać wydrukowanej planszy.

teotihuacan-note-owner = Znacznik Własności: { $colour }. Odprawienie Rytuału na tej płytce daje temu graczowi wzmocnienie, a odprawiający może za 1 kakao awansować { FORM($temple, "at") }.
teotihuacan-note-owns = { $slot } płytka Pałacu ({ $royal }): { $colour }
teotihuacan-note-unowned = Brak znacznika: nikt jeszcze nie osiągnął płytki Własności Dworu ({ $temple }).

## O co pyta gra i co można zrobić

teotihuacan-hint-court-power =
    { $more ->
        [0] Liczy się siła { $power }
       *[other] Liczy się siła { $power }: siła { $own } i jeszcze { $more }
    }

teotihuacan-ask-marker = Działa twój znacznik Własności na Dworze. Którego robotnika wzmacniasz?
    .title = Twój znacznik
    .title-theirs = Znacznik
    .ask = Którego wzmocnić?
teotihuacan-ask-temple-option = Awansujesz teraz { FORM($temple, "at") } za 1 kakao czy przechodzisz dalej?
    .use = Awansujesz teraz { FORM($temple, "at") } za 1 kakao, używasz płytki czy przechodzisz dalej?
    .title = Płytka Pałacu
    .ask = Dalej?
teotihuacan-ask-worship-end = Odprawienie Rytuału się kończy. Dalej?
    .use = Odprawienie Rytuału się kończy. Używasz najpierw płytki czy przechodzisz dalej?
    .title = Odprawienie Rytuału
    .ask = Dalej?
teotihuacan-ask-buy-obsidian =
    { $gained ->
        [one] Płytka Pałacu: płacisz 3 kakao za { $gained } obsydian?
        [few] Płytka Pałacu: płacisz 3 kakao za { $gained } znaczniki obsydianu?
       *[other] Płytka Pałacu: płacisz 3 kakao za { $gained } znaczników obsydianu?
    }
    .title = Płytka Pałacu
    .ask = Zapłacić 3 kakao?
teotihuacan-ask-sell-obsidian = Płytka Pałacu: sprzedajesz 1 obsydian za 1 kakao i 2 PZ? (zostało: { $left })
    .title = Płytka Pałacu
    .ask = Sprzedać 1 obsydian?
    .hint = zostało: { $left }
teotihuacan-action-court-step = Awansuj { FORM($temple, "at") } za 1 kakao
    .name = Awans w Świątyni

## Co się stało

teotihuacan-event-ownership = wzięto płytkę Własności Dworu ({ $temple }): znacznik obok { FORM($slot, "gen") } płytki Pałacu na Dworze
teotihuacan-event-royal_activated = aktywowano { FORM($slot, "acc") } płytkę Pałacu na Dworze
teotihuacan-cause-court = Dwór

## Dlaczego coś nie jest możliwe

teotihuacan-why-no-temple-option = Teraz nie można kupić awansu w Świątyni: potrzebne jest Odprawienie Rytuału na płytce Pałacu ze znacznikiem Własności, a w jego trakcie można to zrobić tylko raz.

## Terminal

teotihuacan-show-court = Dwór
    .hint = znacznik: wzmocnienie dla posiadacza, awans w Świątyni za 1 kakao
teotihuacan-show-court-free = brak znacznika
teotihuacan-show-court-tile = Wielkie Odkrycie: { $tile }

## Teotibot

cli-bot-harder_court = trudniej: jego awanse w Świątyniach na Dworze nie kosztują kakao

## Co z Dworem nazywa się inaczej

teotihuacan-board-court = Dwór
    .gender = m
    .gen = Dworu
    .at = na Dworze
    .to = na Dwór
    .short = Dwó
    .brief = Dwór
teotihuacan-space-court1 = Dwór, lewa płytka Pałacu
    .brief = lewa płytka
teotihuacan-space-court2 = Dwór, środkowa płytka Pałacu
    .brief = środkowa płytka
teotihuacan-space-court3 = Dwór, prawa płytka Pałacu
    .brief = prawa płytka
teotihuacan-ask-ascension-at-court = Twój robotnik dokonuje Wstąpienia i odradza się na Dworze. Którą nagrodę wybierasz?
    .title = Wstąpienie
    .ask = Która nagroda?
teotihuacan-event-ascension-at-court = robotnik dokonał Wstąpienia i odrodził się na Dworze
teotihuacan-ascension-worker-at-court = twój czwarty robotnik (siła 3) na Dworze i 2 kakao
    .name = Czwarty robotnik
teotihuacan-term-ascension-at-court = Wstąpienie
    .effect = Robotnik, który przekracza siłę 5, odradza się na Dworze z siłą 1; awansujesz na torze Alei Umarłych i otrzymujesz nagrodę, a jasny znacznik się przesuwa.
teotihuacan-term-worship-at-court =
    .effect = Twój robotnik zostaje zablokowany na polu Odprawienia Rytuału. Otrzymujesz efekt pola albo płytkę Odkryć tej planszy (trzeba za nią zapłacić), za 1 kakao jedno i drugie; na Dworze zawsze efekt płytki Pałacu, a za 1 kakao także Wielkie Odkrycie. Jeśli jest tam zablokowany robotnik innego gracza, kosztuje to 1 kakao więcej, a ten robotnik zostaje odblokowany.
teotihuacan-technology-01-at-court = Dworskie kakao
    .effect = +1 kakao za robotnika, który wchodzi na Dwór lub go mija.
teotihuacan-note-court-die = 1 to lewa, 2 środkowa, 3 prawa płytka Pałacu; 4, 5 i 6 żadna.
    .s07 = Z Kapłanem S07 1–2 to lewa, 3–4 środkowa, 5–6 prawa płytka Pałacu.

teotihuacan-first-buy-obsidian = Ta płytka Pałacu sprzedaje obsydian za kakao. Obsydian zastępuje dowolne drewno, kamień lub złoto.
teotihuacan-first-sell-obsidian = Każdy oddany obsydian daje 1 kakao i 2 punkty. Możesz przestać w każdej chwili.
