# Velké objevy: druhá rodina dílků s vlastním sloupečkem.

teotihuacan-discovery-great_extra_worker = velký pracovník navíc
    .gender = ma
    .acc = velkého pracovníka navíc
    .effect = Použijte ho při hlavní akci na kterékoli desce: akce se vyhodnotí, jako byste tu měli o jednoho pracovníka více, nejvýše však tři.
teotihuacan-discovery-great_double_resources = dvojnásobek surovin
    .effect = Použijte ho při hlavní akci v lese, kamenolomu nebo nalezišti zlata: dřevo, kámen, zlato a obsidián z políčka tabulky se zdvojnásobí.
teotihuacan-discovery-great_mask = velká maska
    .gender = f
    .acc = velkou masku
    .effect = Maska vlastního druhu, nikdy se nespotřebuje: různé masky tvoří sady, které při každém zatmění přinášejí 1, 3, 6, 10, 15, 21, 28, 36 VB.
teotihuacan-discovery-great_obsidian_3 = 3 obsidiány
    .effect = Použijte ho jednou ve svém tahu a získáte 3 obsidiány.
teotihuacan-discovery-great_move_back = přesun zpět
    .effect = Použijte ho jednou ve svém tahu: jeden váš volný pracovník jde o 1, 2 nebo 3 desky proti směru hodinových ručiček, bez akce a zdarma.
teotihuacan-discovery-great_power_up_3 = tři posílení
    .effect = Použijte ho jednou a získáte jedno až tři posílení svých volných pracovníků na kterýchkoli deskách, jen ne toho, který se právě přesouvá.
teotihuacan-discovery-great_refresh_2 = obnova dvou
    .acc = obnovu dvou
    .effect = Použijte ho jednou a otočte dva své použité dílky objevů opět lícem nahoru; velké objevy zůstávají, jak jsou.
teotihuacan-discovery-great_lowest_technology = nejnižší technologie
    .acc = nejnižší technologii
    .effect = Použijte ho jednou: zdarma získáte nejnižší technologii, která vám chybí, i s jejím schodem chrámu; ostatní, kdo ji mají, získají 3 VB.
teotihuacan-discovery-great_shaman_step = šamanův krok
    .effect = Použijte ho při přesunu svého šamana: jde o oltář dál a vy získáte 2 zlata.
teotihuacan-discovery-great_shaman_stand = vztyčení šamana
    .effect = Použijte ho jednou ve svém tahu: 2 kakaa a vztyčíte svého šamana.
    .cost = 1 síla jednoho vašeho volného pracovníka
    .cost-acc = 1 sílu jednoho vašeho volného pracovníka
teotihuacan-discovery-great_temple_blue = libovolný + modrý schod
    .effect = Použijte ho jednou ve svém tahu k postupu o schod na zvoleném chrámu a o schod na modrém chrámu, v libovolném pořadí.
teotihuacan-discovery-great_temple_red = libovolný + červený schod
    .effect = Použijte ho jednou ve svém tahu k postupu o schod na zvoleném chrámu a o schod na červeném chrámu, v libovolném pořadí.
teotihuacan-discovery-great_temple_green = libovolný + zelený schod
    .effect = Použijte ho jednou ve svém tahu k postupu o schod na zvoleném chrámu a o schod na zeleném chrámu, v libovolném pořadí.
teotihuacan-term-great_discovery = velký objev
    .effect = Dílek jiného druhu s vlastním sloupečkem. Bere se, nechává a používá jako dílek objevu; nic, co počítá dílky objevů nebo na ně působí, se ho netýká.

## Na co se hra ptá a co se dělá

teotihuacan-ask-back-worker =
    { $waivable ->
        [0] Který pracovník jde zpět?
       *[other] Který pracovník jde zpět? (zbývá { $left })
    }
    .title = Přesun zpět
    .ask = Který pracovník?
teotihuacan-ask-back-to = Jak daleko zpět pracovník půjde?
    .title = Přesun zpět
    .ask = Jak daleko?
teotihuacan-ask-power-up-more =
    { $made ->
        [0] Kterého pracovníka posílíte? (až { $left })
       *[other] Posílíte dalšího pracovníka? (až { $left })
    }
    .use = Posílíte dalšího pracovníka, použijete dílek, nebo to stačí? (až { $left })
    .buy-unlock = Posílíte dalšího pracovníka, zaplatíte za uvolnění pracovníků, nebo to stačí? (až { $left })
    .use-or-buy-unlock = Posílíte dalšího pracovníka, použijete dílek, zaplatíte za uvolnění pracovníků, nebo to stačí? (až { $left })
    .title = Posílení
    .ask = Kterého posílit?
    .hint = až { $left }
teotihuacan-ask-refresh =
    { $left ->
        [one] Který použitý dílek otočíte lícem nahoru?
       *[other] Které použité dílky otočíte lícem nahoru? (zbývá vybrat: { $left })
    }
    .title = Obnova
    .ask = Který dílek?
    .hint = zbývá vybrat: { $left }
teotihuacan-ask-any-and-named = Schod na libovolném chrámu a schod { FORM($temple, "at") }. Na kterém chrámu postoupíte nejdřív?
    .title = Schody chrámů
    .ask = Na kterém nejdřív?
teotihuacan-action-back = Přesuňte zpět pracovníka o síle { $power } z { FORM($board, "gen") }
    .name = { $brief }, síla { $power }
teotihuacan-action-refresh = Otočte dílek „{ $discovery }“ lícem nahoru
    .name = { $discovery }
teotihuacan-pass-back-worker = Nikoho dalšího nevracet
    .name = Nikdo další

## Co se stalo

teotihuacan-event-refresh = dílek „{ $discovery }“ otočen opět lícem nahoru
teotihuacan-event-great_discarded = odhozen velký objev „{ $discovery }“ { FORM($place, "at") }
teotihuacan-event-great_reshuffle = z odhozených velkých objevů je nový sloupeček
teotihuacan-brings-back =
    { $amount ->
        [one] pracovník může jít zpět
        [few] { $amount } pracovníci mohou jít zpět
       *[other] { $amount } pracovníků může jít zpět
    }
teotihuacan-brings-fresh =
    { $amount ->
        [one] použitý dílek lícem nahoru
        [few] { $amount } použité dílky lícem nahoru
       *[other] { $amount } použitých dílků lícem nahoru
    }
teotihuacan-brings-refresh = „{ $discovery }“ znovu
teotihuacan-source-great_discovery = velké objevy
teotihuacan-cause-great_discovery = velký objev

## Proč něco nejde

teotihuacan-why-must-move = Některý pracovník musí jít zpět.
teotihuacan-why-not-used = Není mezi vašimi použitými dílky.
teotihuacan-card-designed-copies = Počet kusů je prozatímní, dokud nepůjde spočítat vytištěné dílky.

# Co se řekne tomu, kdo druh rozhodnutí potká poprvé.

teotihuacan-first-back-worker = Jedna vaše kostka jde zpět, proti směru kruhu. Nic to nestojí a cestou se nic nestane, ale kostky se tak zase sejdou.
teotihuacan-first-back-to = Jak daleko zpět? Desky, kterými kostka projde a kam dojde, teď nic nedělají.
teotihuacan-first-power-up-more = Až tři posílení. Povinné je jen první.
teotihuacan-first-refresh = Použitý dílek se otočí zpět a lze ho použít ještě jednou, bez placení.
teotihuacan-first-any-and-named = Dva schody chrámů, jeden z nich na chrámu dle vlastní volby. Chcete-li nejdřív vidět, co přinese ten pevně daný, začněte jím.
