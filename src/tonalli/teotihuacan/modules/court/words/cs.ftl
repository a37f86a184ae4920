# M7 Dvůr: místo paláce, s majiteli panovnických dílků.

teotihuacan-term-court = Dvůr
    .effect = Leží místo paláce; kde se mluví o paláci, platí to pro něj. Pro efekt panovnického dílku se síla vašeho pracovníka počítá o 1 vyšší za každého vašeho pracovníka v hlavní oblasti. Vedle leží velký objev. Má-li panovnický dílek ukazatel, jeho držitel nejdřív posílí svého pracovníka a jednou během uctívání můžete zaplatit 1 kakao za schod na chrámu toho panovnického dílku, před jeho efektem nebo po něm.
teotihuacan-help-court = Místo paláce leží dvůr. Při uctívání se tam síla počítá o 1 vyšší za každého vašeho pracovníka v hlavní oblasti, takže může být nad 5. Kdo první dosáhne schodu chrámu, kde leží jeho dílek vlastnictví dvora, vlastní panovnický dílek: při každém uctívání tam majitel posílí pracovníka a kdo uctívá, může za 1 kakao postoupit na tom chrámu. Ukáže ho „court“.
teotihuacan-term-ownership = vlastnictví
    .effect = Kdo první dosáhne dílku vlastnictví dvora na chrámu, vlastní panovnický dílek dvora: kdykoli tam někdo uctívá, majitel posílí jednoho svého volného pracovníka a uctívající může za 1 kakao postoupit na tom chrámu.
teotihuacan-term-court_die = kostka dvora
    .effect = Kdykoli některý jeho pracovník projde dvorem, Teotibot hodí kostkou, která určí panovnický dílek. Má-li ukazatel, vymění se velký objev u dvora, Teotibot koupí schod na chrámu a držitel ukazatele posílí pracovníka.
teotihuacan-royal-A10 = Panovnický dílek (dvojice)
    .name = dvojice
    .effect = 2 VB × vaše dvojice velkých objevů, nejvýše tolik, kolik je síla tamního pracovníka
    .now = 2 VB × vaše dvojice velkých objevů, nejvýše { $power }
    .short = 2 VB × dvojice v. objevů, nejv. S
teotihuacan-royal-B11 = Panovnický dílek (obsidián)
    .name = obsidián
    .effect = jednou: 3 kakaa → tolik obsidiánů, kolik je síla tamního pracovníka
    .now =
        { $power ->
            [one] jednou: 3 kakaa → { $power } obsidián
            [few] jednou: 3 kakaa → { $power } obsidiány
           *[other] jednou: 3 kakaa → { $power } obsidiánů
        }
    .short = 3 kakaa → S obsidiánů
teotihuacan-royal-C12 = Panovnický dílek (prodej obsidiánu)
    .name = prodej obsidiánu
    .effect = nejvýše tolikrát, kolik je síla tamního pracovníka: 1 obsidián → 1 kakao + 2 VB
    .now =
        { $power ->
            [one] jednou: 1 obsidián → 1 kakao + 2 VB
           *[other] až { $power }krát: 1 obsidián → 1 kakao + 2 VB
        }
    .short = ≤ S×: 1 obsidián → 1 kakao + 2 VB
teotihuacan-slot-left = levý
    .dat = levému
    .gen = levého
teotihuacan-slot-middle = prostřední
    .dat = prostřednímu
    .gen = prostředního
teotihuacan-slot-right = pravý
    .dat = pravému
    .gen = pravého
teotihuacan-card-ownership = Dílek vlastnictví dvora, { $temple }
    .where = Leží na schodu { $step }. Kdo se tam dostane první, vezme si ho navíc k obvyklé odměně a položí ukazatel k { FORM($slot, "dat") } panovnickému dílku dvora.
    .effect = Kdykoli někdo uctívá u toho panovnického dílku, držitel ukazatele posílí jednoho svého volného pracovníka a uctívající může za 1 kakao postoupit na tomto chrámu.
teotihuacan-card-designed-slots = Který chrám patří ke kterému panovnickému dílku, je jen prozatímní, dokud nepůjde přečíst vytištěná deska.
teotihuacan-note-owner = Ukazatel zde: { $colour }. Uctívání u tohoto panovnického dílku přináší tomu hráči posílení a uctívající může za 1 kakao postoupit { FORM($temple, "at") }.
teotihuacan-note-owns = { $slot } panovnický dílek ({ $royal }): { $colour }
teotihuacan-note-unowned = Bez ukazatele: dílku vlastnictví dvora { FORM($temple, "at") } nikdo nedosáhl.

## Na co se hra ptá a co se dělá

teotihuacan-hint-court-power =
    { $more ->
        [0] Počítá se síla { $power }
       *[other] Počítá se síla { $power }: { $own } a { $more } navíc
    }
teotihuacan-ask-marker = Využívá se váš ukazatel na dvoře. Kterého pracovníka posílíte?
    .title = Váš ukazatel
    .title-theirs = Ukazatel
    .ask = Kterého posílit?
teotihuacan-ask-temple-option = Postoupíte teď za 1 kakao { FORM($temple, "at") }, nebo pokračujete?
    .use = Postoupíte teď za 1 kakao { FORM($temple, "at") }, použijete dílek, nebo pokračujete?
    .title = Panovnický dílek
    .ask = Pokračovat?
teotihuacan-ask-worship-end = Vaše uctívání končí. Pokračovat?
    .use = Vaše uctívání končí. Použijete nejdřív dílek, nebo pokračujete?
    .title = Uctívání
    .ask = Pokračovat?
teotihuacan-ask-buy-obsidian = Panovnický dílek: zaplatíte 3 kakaa za { $gained } { $gained ->
        [one] obsidián
        [few] obsidiány
       *[other] obsidiánů
    }?
    .title = Panovnický dílek
    .ask = Zaplatit 3 kakaa?
teotihuacan-ask-sell-obsidian = Panovnický dílek: prodáte 1 obsidián za 1 kakao a 2 VB? (zbývá { $left })
    .title = Panovnický dílek
    .ask = Prodat 1 obsidián?
    .hint = zbývá { $left }
teotihuacan-action-court-step = Postupte za 1 kakao { FORM($temple, "at") }
    .name = Schod chrámu

## Co se stalo

teotihuacan-event-ownership = vzat dílek vlastnictví dvora ({ $temple }): ukazatel k { FORM($slot, "dat") } panovnickému dílku dvora
teotihuacan-event-royal_activated = využit { $slot } panovnický dílek dvora
teotihuacan-cause-court = dvůr

## Proč něco nejde

teotihuacan-why-no-temple-option = Teď nelze koupit schod chrámu: je k tomu třeba uctívání u panovnického dílku s ukazatelem a během něj to lze jednou.

## Terminál

teotihuacan-show-court = Dvůr
    .hint = ukazatel: posílení pro jeho držitele, schod na jeho chrámu za 1 kakao
teotihuacan-show-court-free = bez ukazatele
teotihuacan-show-court-tile = Velký objev: { $tile }

## Teotibot

cli-bot-harder_court = těžší: jeho schody chrámů u dvora nestojí kakao

## Co se s dvorem jmenuje jinak

teotihuacan-board-court = Dvůr
    .gender = m
    .gen = dvora
    .acc = dvůr
    .at = na dvoře
    .to = na dvůr
    .short = Dvů
    .brief = Dvůr
teotihuacan-space-court1 = dvůr, levý panovnický dílek
    .at = na dvoře na levém panovnickém dílku
    .brief = levý dílek
teotihuacan-space-court2 = dvůr, prostřední panovnický dílek
    .at = na dvoře na prostředním panovnickém dílku
    .brief = prostřední dílek
teotihuacan-space-court3 = dvůr, pravý panovnický dílek
    .at = na dvoře na pravém panovnickém dílku
    .brief = pravý dílek
teotihuacan-ask-ascension-at-court = Váš pracovník je povznesen a znovu se zrodí na dvoře. Kterou odměnu si vyberete?
    .title = Povznesení
    .ask = Která odměna?
teotihuacan-event-ascension-at-court = pracovník povznesen a znovu zrozen na dvoře
teotihuacan-ascension-worker-at-court = váš čtvrtý pracovník (síla 3) na dvoře a 2 kakaa
    .name = Čtvrtý pracovník
teotihuacan-term-ascension-at-court = povznesení
    .effect = Pracovník, který překročí sílu 5, se znovu zrodí na dvoře se silou 1; postoupíte na Cestě mrtvých, získáte odměnu a světlý disk se posune.
teotihuacan-technology-01-at-court = Dvorské kakao
    .effect = +1 kakao za pracovníka, který přijde na dvůr nebo jím projde.
teotihuacan-note-court-die = 1 je levý, 2 prostřední, 3 pravý panovnický dílek; 4, 5 a 6 žádný.
    .s07 = S knězem S07 je 1–2 levý, 3–4 prostřední, 5–6 pravý panovnický dílek.

teotihuacan-term-worship-at-court =
    .effect = Váš pracovník obsadí políčko uctívání desky. Získáte jeho schopnost, nebo dílek objevu desky (ten je třeba zaplatit), za 1 kakao obojí; na dvoře vždy panovnický dílek, za 1 kakao navíc velký objev. Uctívá-li tam jiný hráč, stojí to o 1 kakao více a jeho pracovník je uvolněn.

# Co se řekne tomu, kdo druh rozhodnutí potká poprvé.

teotihuacan-first-buy-obsidian = Tento panovnický dílek prodává obsidián za kakao. Obsidián zastoupí kterékoli dřevo, kámen nebo zlato.
teotihuacan-first-sell-obsidian = Každý odevzdaný obsidián přinese 1 kakao a 2 body. Přestat můžete kdykoli.
