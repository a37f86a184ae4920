# Teotibot: druhá strana sólo hry.

teotihuacan-goal-solo = Cíl: více vítězných bodů než Teotibot po třetím zatmění; shoda je prohra. V tahu přesunete jednoho pracovníka o 1 až 3 desky po směru hodinových ručiček a tam provedete jednu akci: sběr kakaa (1 a 1 za každou přítomnou barvu), uctívání (pracovník tam zůstane, vy získáte schopnost políčka nebo jeho dílek objevu), nebo hlavní akci desky (stojí 1 kakao za každou přítomnou barvu a posílí pracovníka). Pracovník, který překročí sílu 5, je povznesen. Při zatmění se boduje Cesta mrtvých, stupnice pyramidy a masky a každý pracovník chce kakao jako mzdu. Po každém vašem tahu hází Teotibot dvěma kostkami; jejich součet určí dílek pyramidy akcí, který se provede (pyramidu ukáže board teotibot, jeden z dílků vysvětlí tile mastery).

## Teotibot

teotihuacan-solo-won = Výhra: { $name }, { $own } VB proti { $other } VB Teotibota.
teotihuacan-solo-lost = Prohra: { $name }, { $own } VB proti { $other } VB Teotibota.
teotihuacan-solo-tied = Prohra: { $name }, shodně { $own } VB; shoda je prohra.
teotihuacan-event-die = hod { $dice }: { $sum }
    .X-5-16 = hod { $sum } za průchod dvorem
teotihuacan-event-activate = aktivován dílek „{ $tile }“ ({ $slot })
teotihuacan-event-fails =
    { $lacking_id ->
        [worker] žádný pracovník { FORM($board, "at") }
        [wood] málo dřeva { FORM($board, "to") }
        [stone] málo kamene { FORM($board, "to") }
        [gold] málo zlata { FORM($board, "to") }
        [space] žádné volné políčko { FORM($board, "at") }
        [tile] nezbývá dílek { FORM($board, "at") }
        [technology] { FORM($board, "at") } nezbývá technologie
        [building] nezbývá budova { FORM($board, "at") }
        [mask] žádná nová maska, kterou lze zaplatit
        [action] žádná akce { FORM($board, "at") }
       *[none] nic { FORM($board, "at") }
    }
teotihuacan-event-failures = nepodařilo se: { $parts }
teotihuacan-event-discard = odhozen dílek „{ $discovery }“ { FORM($board, "at") }
teotihuacan-event-reshuffle = z odhozených dílků objevů je nový sloupeček
teotihuacan-event-rises = { $tile } → { $slot }
teotihuacan-event-enters = { $tile } → { $slot }
teotihuacan-event-spare = { $tile } → { $slot }
teotihuacan-event-direction = dílek směru otočen na { $face }
teotihuacan-event-refill = pyramida akcí: { $parts }

## Původ a příčiny

teotihuacan-source-exchange = vyměněné kakao
teotihuacan-cause-exchange = vyměněné kakao
teotihuacan-cause-least = čeho má nejméně
teotihuacan-cause-fallback = náhradní akce
teotihuacan-cause-mastery = Mistrovství
teotihuacan-source-solo_goods = zbylé zboží Teotibota
teotihuacan-source-solo_technologies = technologie Teotibota
teotihuacan-source-solo_temples = chrámové výhody Teotibota
teotihuacan-cause-solo_goods = zbylé zboží
teotihuacan-cause-solo_technologies = technologie na konci
teotihuacan-cause-solo_temples = chrámové výhody na konci

## Dílky akcí Teotibota a jeho slova

teotihuacan-action_tile-construction = Výstavba
    .title = Teotibotův dílek Výstavba
    .effect = S pracovníkem na výstavbě a 2 kameny postaví dílek pyramidy z nabídky nejvíce vlevo: body patra a 2 navíc, políčko na stupnici pyramidy a schod na chrámu, kde je nejvýše. Jinak 2 kameny, má-li pracovníka v kamenolomu, jinak náhradní akce. Pracovník je posílen a jde dál.
teotihuacan-action_tile-decorations = Výzdoba
    .title = Teotibotův dílek Výzdoba
    .effect = S pracovníkem na výzdobě a 2 zlaty umístí dílek výzdoby z nabídky nejvíce nahoře: 5 VB, políčko na stupnici pyramidy a schod na chrámu, kde je nejvýše. Jinak 2 zlata, má-li pracovníka v nalezišti zlata, jinak náhradní akce. Pracovník je posílen a jde dál.
teotihuacan-action_tile-alchemy = Alchymie
    .title = Teotibotův dílek Alchymie
    .effect = S pracovníkem na alchymii a 1 zlatem si vezme nejnižší technologii, kterou nikdo nemá (není-li žádná, nejnižší, která mu chybí), a postoupí na jejím chrámu; pracovník je posílen a jde dál. Jinak je jeho nejslabší pracovník dvakrát posílen.
teotihuacan-action_tile-nobles = Rodiny
    .title = Teotibotův dílek Rodiny
    .effect = S pracovníkem na rodinách a 2 dřevy postaví budovu za její body a postoupí na Cestě mrtvých. Jinak 2 dřeva, má-li pracovníka v lese, jinak náhradní akce. Pracovník je posílen a jde dál.
teotihuacan-action_tile-mastery = Mistrovství
    .title = Teotibotův dílek Mistrovství
    .effect = Jeho nejsilnější pracovník provede akci desky, na níž stojí, a nepodaří-li se to, další; ten pracovník je posílen a jde dál. Nepodaří-li se to nikomu, náhradní akce.
teotihuacan-action_tile-worship = Uctívání
    .title = Teotibotův dílek Uctívání
    .effect = Jeho uctívající pracovník jde na políčko uctívání dalšího chrámu, uvolní tam vašeho pracovníka a postoupí na jeho chrámu, na výzdobě na tom, kde je nejvýše. Tamní dílek objevu se nahradí.
teotihuacan-action_tile-mask_collection = Sbírka masek
    .title = Teotibotův dílek Sbírka masek
    .effect = Vezme si a zaplatí nejvzácnější masku u políčka uctívání, která mu chybí a na kterou má. Není-li žádná, náhradní akce.
teotihuacan-solo-teotibot = Teotibot
    .gender = ma
    .gen = Teotibota
    .acc = Teotibota
    .effect = Hází dvěma kostkami; jejich součet určí dílek pyramidy akcí, který se provede. Pak se dílky posunou nahoru do mezery, dole přibude odložený dílek, použitý dílek je nově odložený a horní dílek směru se otočí a položí dospod. Za akce neplatí kakao a neplatí ani mzdu. Vytlačíte-li jeho uctívajícího pracovníka, jde na další volné políčko uctívání chrámu.
teotihuacan-solo-fallback = náhradní akce
    .effect = Teotibot získá 5 kakaa; jeho nejslabší pracovník je posílen a jde dál.
teotihuacan-solo-direction = dílky směru
    .effect = Horní platí pro mezeru v horní řadě pyramidy akcí, dolní pro prostřední řadu: ↗ posune nahoru dílek vlevo pod mezerou, ↖ dílek vpravo pod ní.
teotihuacan-solo-spare = odložený dílek
    .effect = Dílek vedle pyramidy akcí: na konci tahu přijde do dolní řady a jeho místo zaujme provedený dílek.

## Jak je nastaven

teotihuacan-note-worship-steps =
    { $steps ->
        [one] Postoupí o 1 schod, na výzdobě o { $any }.
        [few] Postoupí o { $steps } schody, na výzdobě o { $any }.
       *[other] Postoupí o { $steps } schodů, na výzdobě o { $any }.
    }
teotihuacan-note-bot-points = 10 kakaa se hned mění na { $exchange } VB. Na konci získá { $technology } VB za každou technologii a { $bonus } VB za každý dosažený dílek chrámové výhody.

## Teotibotova strana stolu

teotihuacan-show-bot-last-die =
    { $slot_id ->
        [none] poslední kostka dvora: { $die }, žádný panovnický dílek
       *[other] poslední kostka dvora: { $die }, panovnický dílek { $slot }
    }
teotihuacan-show-bot-last-trail = poslední dílek trasy: region { $region }

teotihuacan-show-no-wages = –
teotihuacan-show-teotibot = Pyramida akcí Teotibota
    .hint = součet dvou kostek určí dílek, který se provede
teotihuacan-show-slot = { $sums } · { $chance } %
teotihuacan-show-slot-never = musí se posunout
teotihuacan-show-spare = odložený, přijde další:
teotihuacan-show-direction = mezera se zaplní
teotihuacan-show-bot-workers = pracovníci
teotihuacan-show-bot-tracks = modrý chrám { $blue }, červený { $red }, zelený { $green }; Cesta mrtvých { $avenue }, stupnice pyramidy { $pyramid }
teotihuacan-show-bot-owns = { $owned }
teotihuacan-show-bot-discarded = odhozené dílky: { $tiles }
teotihuacan-show-bot-settings = nastavení: { $settings }
teotihuacan-direction-right = ↗
    .from = zleva zdola
teotihuacan-direction-left = ↖
    .from = zprava zdola
teotihuacan-slot-T = nahoře
teotihuacan-slot-ML = uprostřed vlevo
teotihuacan-slot-MR = uprostřed vpravo
teotihuacan-slot-BL = dole vlevo
teotihuacan-slot-BM = dole uprostřed
teotihuacan-slot-BR = dole vpravo
teotihuacan-slot-spare = odložený

## Jeho nastavení

cli-bot-worker_power_gold = počáteční síla v nalezišti zlata
cli-bot-worker_power_nobles = počáteční síla na rodinách
cli-bot-worker_power_construction = počáteční síla na výstavbě
cli-bot-start_gold = počáteční zlato
cli-bot-start_stone = počáteční kámen
cli-bot-start_wood = počáteční dřevo
cli-bot-vp_per_exchange = VB za 10 kakaa
cli-bot-worship_step_change = více schodů chrámu při Uctívání
cli-bot-vp_per_temple_bonus = VB na konci za chrámovou výhodu
cli-bot-vp_per_technology = VB na konci za technologii
