# M8 Oltáře a šamani: čtvrtý druh tahu a jeden pracovník navíc.

teotihuacan-altar_space-a12 = oltář 1–2
    .at = na oltáři 1–2
    .gen = oltáře 1–2
teotihuacan-altar_space-a81 = oltář 8–1
    .at = na oltáři 8–1
    .gen = oltáře 8–1
teotihuacan-altar_space-a56 = oltář 5–6
    .at = na oltáři 5–6
    .gen = oltáře 5–6
teotihuacan-altar_space-a45 = oltář 4–5
    .at = na oltáři 4–5
    .gen = oltáře 4–5
teotihuacan-place-a12 = oltář 1–2
    .at = na oltáři 1–2
teotihuacan-place-a81 = oltář 8–1
    .at = na oltáři 8–1
teotihuacan-place-a56 = oltář 5–6
    .at = na oltáři 5–6
teotihuacan-place-a45 = oltář 4–5
    .at = na oltáři 4–5
teotihuacan-hand-hand = v ruce
teotihuacan-altar-altar_trade = Oltář obchodu
    .gen = Oltáře obchodu
    .rear = vezměte si velký objev
    .front = můžete zaplatit 2 kakaa za 4 obsidiány
teotihuacan-altar-altar_unlock = Oltář uvolnění
    .gen = Oltáře uvolnění
    .rear = vezměte si velký objev
    .front = 1 obsidián a uvolní se všichni vaši pracovníci
teotihuacan-altar-altar_retreat = Oltář návratu
    .gen = Oltáře návratu
    .rear = 1 obsidián a dvakrát může jeden váš volný pracovník jít o 1 nebo 2 desky zpět
    .front = vezměte si velký objev
teotihuacan-altar-altar_obsidian = Oltář obsidiánu
    .gen = Oltáře obsidiánu
    .rear = 2 obsidiány
    .front = vezměte si velký objev
teotihuacan-altar-none-left = nic, nezbývá tu žádný velký objev
teotihuacan-card-altar = Na poli směrem k dřívější desce (po směru hodinových ručiček): { $rear }. Na poli k pozdější: { $front }.
teotihuacan-card-altar-space = Leží mezi deskami na místech { $first } a { $second } kruhu, který se počítá po směru hodinových ručiček; na místě 1 je { $board }. Každé z jeho dvou polí ukazuje k jedné z nich.
teotihuacan-card-field = { $altar }, pole k místu { $space }
teotihuacan-help-altars = Šamani: mezi místy 1–2, 8–1, 5–6 a 4–5 kruhu leží oltáře, každý s polem k oběma sousedním deskám. Místo běžného tahu můžete napsat activate: váš šaman jde na další oltář proti směru hodinových ručiček, vyberete jeho pole a vezmete si, co přináší, většinou velký objev nebo obsidián. Dokud stojí (▲), počítá se jako pracovník navíc pro hlavní akci desky, k níž ukazuje; potom leží (△), dokud se znovu nepřesune. Ukáže je „altars“.
teotihuacan-term-shaman = šaman
    .effect = Místo běžného tahu můžete aktivovat svého šamana: jde proti směru hodinových ručiček na další oltář, postaví se na jedno z jeho polí a vy získáte výhodu pole; šaman, který tam byl, jde na další oltář, kde jeho majitel vybere pole. Dokud váš šaman stojí, počítá se při hlavní akci desky, k níž ukazuje, jako pracovník navíc, nejvýše však tři pracovníci; pak leží, dokud se nepřesune, není vytlačen nebo ho nevztyčí dílek.

## Na co se hra ptá a co se dělá

teotihuacan-ask-place-shaman = Na kterém poli oltáře váš šaman začne?
    .title = Šaman
    .ask = Kde začne?
teotihuacan-ask-move-shaman = Váš šaman jde dál. Na které pole?
    .use = Váš šaman jde dál. Na které pole, nebo ho nejdřív dílkem pošlete ještě dál?
    .title = Šaman
    .ask = Na které pole?
teotihuacan-ask-displaced-shaman = Váš šaman je vytlačen. Na které pole dalšího oltáře půjde?
    .title = Vytlačený šaman
    .ask = Na které pole?
teotihuacan-ask-claim-from-altar = Vezmete si velký objev { FORM($altar, "at") }?
    .title = { $altar }
    .ask = Vzít si objev?
teotihuacan-ask-altar-trade = Zaplatíte 2 kakaa za 4 obsidiány?
    .title = Oltář
    .ask = Vyměnit 2 kakaa?
teotihuacan-ask-weaken = Kterého pracovníka za dílek oslabíte o 1?
    .title = Cena dílku
    .ask = Koho oslabit o 1?
teotihuacan-action-activate = Aktivujte šamana: jde na další oltář; to je celý tah
    .name = Aktivovat šamana
teotihuacan-action-shaman = Směr { $board } ({ $altar })
    .benefit = Směr { $board }: { $benefit } ({ $altar })
    .name = Směr { $brief }
teotihuacan-action-weaken =
    { $board_id ->
        [hand] Oslabte o 1 počátečního pracovníka o síle { $power }
       *[other] Oslabte o 1 pracovníka o síle { $power } { FORM($board, "at") }
    }
    .name = { $brief }, síla { $power }
teotihuacan-hint-displaces = vytlačí šamana ({ $colour })

## Co se stalo

teotihuacan-event-shaman = šaman: { $altar }, směr { $board }
    .X-6-4 = šaman umístěn: { $altar }, směr { $board }
    .X-6-6 = šaman aktivován: { $altar }, směr { $board }
    .X-6-9 = vytlačený šaman jde dál: { $altar }, směr { $board }
    .X-6-16 = jeho šaman začíná: { $altar }, směr { $board }
    .X-6-17 = jeho šaman jde dál: { $altar }, směr { $board }
teotihuacan-event-shaman_lies = šaman položen
teotihuacan-event-shaman_stands = šaman vztyčen
teotihuacan-event-shaman_tile = startovní dílek pro šamana: { $starting }
teotihuacan-brings-may-claim-great = můžete si vzít velký objev
teotihuacan-brings-shaman_stands = vztyčení šamana
teotihuacan-cause-altars = oltář

## Proč něco nejde

teotihuacan-why-other-altar = Tam teď váš šaman nejde.
teotihuacan-why-field-taken = Je tam už jiný šaman.
teotihuacan-why-no-strong-worker = Žádný váš volný pracovník nemá sílu, kterou by mohl ztratit.
    .help = posílení dá pracovníkovi sílu, kterou může ztratit
teotihuacan-why-too-weak = Pracovník o síle 1 nemá co ztratit.
    .short = síla 1
    .help = posílení mu dá sílu, kterou může ztratit

## Jak je to teď

teotihuacan-note-altar = Leží na místě { FORM($altar, "gen") }: dřívější deska je { $earlier }, pozdější { $later }.
    .pile =
        { $count ->
            [0] Nezbývá tam žádný velký objev.
           *[other] Zdejší velké objevy: { $tiles }.
        }
    .field = Směr { $board }: { $benefit }.
    .stands = Na poli směrem k desce { $board } stojí šaman: { $colour }.
    .lies = Na poli směrem k desce { $board } leží šaman: { $colour }.
teotihuacan-note-shaman-at-court = Stojící šaman, který ukazuje sem, přidá při uctívání svého majitele 1 k síle, pak se položí.
teotihuacan-note-shaman-tile = Pak jde jeho šaman na další oltář, vytlačí vašeho a vezme si tam masku, která mu chybí, jinak odhodí horní dílek; kde žádný dílek není, získá 2 obsidiány. Vždy leží.

## Terminál

teotihuacan-show-altars = Oltáře v pořadí šamanů
    .hint = označené sousedními místy; ▲ stojí a pomáhá na desce, k níž ukazuje, △ leží
teotihuacan-show-altar-field = → { $board }: { $benefit }

## Nastavení Teotibota

cli-bot-harder_altars = těžší: 1 obsidián za každý dílek, který odhodí z oltáře
cli-bot-priest_s07 = kněz S07: šaman se přesouvá i po Uctívání, každý hod kostkou dvora platí
teotihuacan-priest-s07 = Kněz S07
    .effect = Šaman Teotibota jde dál i po jeho dílku Uctívání, stejně jako po Sbírce masek; a každý hod kostkou dvora určí panovnický dílek: 1–2 levý, 3–4 prostřední, 5–6 pravý.

## Co se se šamany jmenuje jinak

teotihuacan-action_tile-mask_collection-shaman = Masky a šaman
    .title = Teotibotův dílek Sbírka masek a šaman

# Co se řekne tomu, kdo druh rozhodnutí potká poprvé.

teotihuacan-first-claim-from-altar = Jeden z velkých objevů tohoto oltáře za cenu, kterou ukazuje, nebo žádný.
teotihuacan-first-altar-trade = Chcete-li, tento oltář promění 2 kakaa ve 4 obsidiány.
teotihuacan-first-place-shaman = Váš šaman začíná na oltáři a ukazuje k jedné desce. Když provedete její hlavní akci, počítá se šaman jednou jako pracovník navíc a pak se položí.
teotihuacan-first-move-shaman = Šaman jde proti směru kruhu na další oltář, vztyčí se a přinese, co ukazuje pole. Deska, k níž ukazuje, má pak pomocníka.
teotihuacan-first-displaced-shaman = Vašeho šamana někdo vytlačil: umístěte ho na pole dalšího oltáře. Vy určíte, ke které desce bude ukazovat.
teotihuacan-first-weaken = Platí se silou: jedna z vašich kostek bude o 1 slabší.
