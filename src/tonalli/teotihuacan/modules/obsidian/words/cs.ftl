# M6 Obsidián: surovina, která zastoupí jiné.

teotihuacan-good-obsidian = obsidián
    .gender = m
    .gen = obsidiánu
    .pl = obsidiány
    .pl_gen = obsidiánů
    .short = o
    .effect = Surovina. Při každé platbě zastoupí 1 obsidián 1 chybějící dřevo, kámen nebo zlato; hra se na to neptá. Efekty, které dávají libovolnou surovinu, nikdy nedávají obsidián, ledaže máte technologii { teotihuacan-technology-01h }.
teotihuacan-show-figure-obsidian = obs
teotihuacan-help-obsidian = Obsidián je páté zboží. Přináší ho les, kamenolom a naleziště zlata a další části rozšíření. Při každé platbě zastoupí dřevo, kámen nebo zlato, které vám chybí, jeden za jedno, aniž se hra ptá; platí se jím i některé velké objevy, další druh dílků. Více řekne „tile obsidian“.
teotihuacan-technology-01h = Obsidiánový poklad
    .short = 1½
    .effect = Kdykoli získáte libovolnou surovinu, může to být obsidián.
teotihuacan-technology-03h = Obsidiánová mince
    .acc = Obsidiánovou minci
    .short = 3½
    .effect = Při každé platbě kakaa, i mzdy, zastoupí 1 obsidián 1 až 3 kakaa.
teotihuacan-technology-05h = Obsidiánové dary
    .short = 5½
    .effect = +1 obsidián po sběru kakaa nebo uctívání u panovnického dílku.
teotihuacan-starting-obsidian_power_discovery = 1 obsidián, posílení, velký objev
teotihuacan-starting-obsidian_cocoa = 4 kakaa, 3 obsidiány
teotihuacan-hint-pay-cocoa =
    { $due ->
        [one] −{ $due } kakao, nebo obsidián místo něj
       *[other] −{ $due } kakaa, nebo obsidiány, každý až za 3 z nich
    }
teotihuacan-ask-pay-cocoa = Máte zaplatit { $due } { $due ->
        [one] kakao
       *[other] kakaa
    }. Zaplatíte kakaem, nebo dáte 1 obsidián až za 3 kakaa?
    .title = { $due ->
            [one] Platí se { $due } kakao
           *[other] Platí se { $due } kakaa
        }
    .ask = Čím zaplatíte?
    .ask-theirs = Čím se zaplatí?
teotihuacan-cause-joker = obsidián místo jiné suroviny
teotihuacan-cause-joker_cocoa = obsidián místo kakaa
teotihuacan-source-obsidian = obsidián
teotihuacan-cause-obsidian = obsidiánová deska
teotihuacan-why-no-obsidian =
    { $obsidian ->
        [one] Stojí { $obsidian } obsidián; máte { $held }.
        [few] Stojí { $obsidian } obsidiány; máte { $held }.
       *[other] Stojí { $obsidian } obsidiánů; máte { $held }.
    }
teotihuacan-from-obsidian = obsidián přináší les, kamenolom a naleziště zlata
teotihuacan-card-designed-board = Její čísla jsou prozatímní, dokud nepůjde přečíst vytištěná deska.

## Teotibot

cli-bot-harder_obsidian = těžší: sbírá 2 kusy zboží a 1 obsidián místo 1 a 1
teotihuacan-why-not-any-resource = Libovolná surovina je dřevo, kámen nebo zlato; obsidián jen s technologií 1½.

## Co přinášejí jeho desky

teotihuacan-card-cells = Nejmenší síla 1 | 2–3 | 4–5. Jeden pracovník: { $one }. Dva: { $two }. Tři: { $three } a až dvě posílení.
    .row = { $weak } | { $middle } | { $strong }
teotihuacan-gives-temple_any =
    { $amount ->
        [one] schod chrámu
        [few] { $amount } schody chrámů
       *[other] { $amount } schodů chrámů
    }

## Co sbírá Teotibot

teotihuacan-action_tile-construction-obsidian = Výstavba
    .effect = S pracovníkem na výstavbě a 2 kameny postaví dílek pyramidy z nabídky nejvíce vlevo: body patra a 2 navíc, políčko na stupnici pyramidy a schod na chrámu, kde je nejvýše. Jinak sbírá kámen a obsidián, má-li pracovníka v kamenolomu, jinak náhradní akce. Pracovník je posílen a jde dál.
teotihuacan-action_tile-decorations-obsidian = Výzdoba
    .effect = S pracovníkem na výzdobě a 2 zlaty umístí dílek výzdoby z nabídky nejvíce nahoře: 5 VB, políčko na stupnici pyramidy a schod na chrámu, kde je nejvýše. Jinak sbírá zlato a obsidián, má-li pracovníka v nalezišti zlata, jinak náhradní akce. Pracovník je posílen a jde dál.
teotihuacan-action_tile-nobles-obsidian = Rodiny
    .effect = S pracovníkem na rodinách a 2 dřevy postaví budovu za její body a postoupí na Cestě mrtvých. Jinak sbírá dřevo a obsidián, má-li pracovníka v lese, jinak náhradní akce. Pracovník je posílen a jde dál.

## Delší sady masek

teotihuacan-term-more-masks =
    .effect = Sady různých masek přinášejí při každém zatmění 1, 3, 6, 10, 15, 21, 28, 36 VB za 1 až 8 masek.
teotihuacan-term-one-of-more-masks =
    .effect = Maska, nikdy se nespotřebuje: různé masky tvoří sady, které při každém zatmění přinášejí 1, 3, 6, 10, 15, 21, 28, 36 VB.

# Co se řekne tomu, kdo druh rozhodnutí potká poprvé.

teotihuacan-first-pay-cocoa = S vaší technologií zaplatí jeden obsidián až 3 kakaa. Rozhodněte, kolik zaplatíte takto.
