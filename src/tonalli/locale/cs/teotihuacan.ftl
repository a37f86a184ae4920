# Teotihuacan: Město bohů.

teotihuacan-title = Teotihuacan: Město bohů
    .name = Teotihuacan
    .about = Přesouvejte pracovníky po osmi deskách a stavte pyramidu.
    .players = 1–4
    .time = 90–120 min
    .expansion = Období expanze
    .modules = každý zvlášť; ostatní tři s sebou přinášejí i obsidián
teotihuacan-typed-notation = collect
    .beginning = col místo collect
teotihuacan-typed-tiles = tile maska jaguára, tile les, tile 05

## Desky

teotihuacan-board-palace = Palác
    .gender = m
    .gen = paláce
    .at = v paláci
    .to = na palác
    .short = Pal
    .main = Bez hlavní akce. Tři políčka uctívání, jedno na každém panovnickém dílku.
    .brief = Palác
teotihuacan-board-forest = Les
    .gender = m
    .gen = lesa
    .at = v lese
    .to = na les
    .short = Les
    .main = Dřevo podle počtu pracovníků a nejmenší síly; pak posílení.
    .table = Nejmenší síla 1 | 2–3 | 4–5. Jeden pracovník: 1 kakao | 1 dřevo | 2 dřeva. Dva: 1 dřevo | 2 dřeva | 3 dřeva + 2 kakaa. Tři: 2 dřeva + 1 kakao | 3 dřeva + 3 kakaa | 4 dřeva + 5 kakaa a až dvě posílení.
    .brief = Les
teotihuacan-board-quarry = Kamenolom
    .gender = m
    .gen = kamenolomu
    .at = v kamenolomu
    .to = na kamenolom
    .short = Kam
    .main = Kámen podle počtu pracovníků a nejmenší síly; pak posílení.
    .table = Nejmenší síla 1 | 2–3 | 4–5. Jeden pracovník: 1 VB | 1 kámen | 2 kameny. Dva: 1 kámen | 2 kameny | 3 kameny + 2 VB. Tři: 2 kameny + 1 VB | 3 kameny + 3 VB | 4 kameny + 5 VB a až dvě posílení.
    .brief = Kamenolom
teotihuacan-board-gold = Naleziště zlata
    .gen = naleziště zlata
    .gender = n
    .at = v nalezišti zlata
    .to = na naleziště zlata
    .short = Zla
    .main = Zlato podle počtu pracovníků a nejmenší síly; pak posílení.
    .table = Nejmenší síla 1 | 2–3 | 4–5. Jeden pracovník: 1 VB | 1 zlato | 2 zlata. Dva: 1 zlato | 2 zlata | 3 zlata + 2 VB. Tři: 2 zlata + 1 kakao | 3 zlata + schod chrámu | 4 zlata + dva schody chrámů a až dvě posílení.
    .brief = Zlato
teotihuacan-board-alchemy = Alchymie
    .gen = alchymie
    .gender = f
    .acc = alchymii
    .at = na alchymii
    .to = na alchymii
    .short = Alc
    .main = Kupte technologii za zlato a postupte na chrámu jejího sloupce; pak posílení.
    .table = Jeden pracovník dosáhne na horní řadu; dva, nebo jeden o síle 4 či 5, který se vzdá posílení, i na dolní. Kdo další technologii má, získá 3 VB.
    .brief = Alchymie
teotihuacan-board-nobles = Rodiny
    .gender = f
    .gen = rodin
    .at = na rodinách
    .to = na rodiny
    .short = Rod
    .main = 2 dřeva: postavte budovu za body a postupte na Cestě mrtvých; pak posílení.
    .table = Jeden pracovník staví v horní řadě (3 2 2 1 1 VB), dva v prostřední (5 4 3 3), tři v dolní (7 6 5) a mají až dvě posílení.
    .brief = Rodiny
teotihuacan-board-decorations = Výzdoba
    .gender = f
    .gen = výzdoby
    .acc = výzdobu
    .at = na výzdobě
    .to = na výzdobu
    .short = Výz
    .main = 3 zlata (2 se dvěma pracovníky, 1 se třemi): vyzdobte stranu pyramidy; pak posílení.
    .table = 3 VB, políčko na stupnici pyramidy, 1 VB za každou ikonu, která překryje stejnou, a schod chrámu, je-li ta ikona barevná.
    .brief = Výzdoba
teotihuacan-board-construction = Výstavba
    .gender = f
    .gen = výstavby
    .acc = výstavbu
    .at = na výstavbě
    .to = na výstavbu
    .short = Sta
    .main = Za každého pracovníka zde postavte jeden dílek pyramidy (každý za 2 kameny, ve vyšších patrech i dřevo); pak posílení.
    .table = Patra 1 až 4 stojí 2 kameny a 0, 1, 2, 3 dřeva a přinášejí 1, 3, 5, 7 VB; 1 VB za každou ikonu, která překryje stejnou, schod chrámu, je-li barevná, a políčko na stupnici pyramidy. Tři pracovníci: až dvě posílení.
    .brief = Výstavba

## Zboží

teotihuacan-good-cocoa = kakao
    .gender = n
    .gen = kakaa
    .pl = kakaa
    .pl_gen = kakaa
    .short = k
teotihuacan-good-wood = dřevo
    .gender = n
    .gen = dřeva
    .pl = dřeva
    .pl_gen = dřev
    .short = d
teotihuacan-good-stone = kámen
    .gender = m
    .gen = kamene
    .pl = kameny
    .pl_gen = kamenů
    .short = s
teotihuacan-good-gold = zlato
    .gender = n
    .gen = zlata
    .pl = zlata
    .pl_gen = zlata
    .short = z

## Chrámy

teotihuacan-temple-blue = modrý chrám
    .gender = m
    .gen = modrého chrámu
    .at = na modrém chrámu
    .name = Modrý
    .reward = Schody přinášejí suroviny podle výběru, později body.
teotihuacan-temple-red = červený chrám
    .gender = m
    .gen = červeného chrámu
    .at = na červeném chrámu
    .name = Červený
    .reward = Schody přinášejí body.
teotihuacan-temple-green = zelený chrám
    .gender = m
    .gen = zeleného chrámu
    .at = na zeleném chrámu
    .name = Zelený
    .reward = Schody přinášejí kakao, nahoře body.

## Barvy

teotihuacan-colour-black = černá
    .letter = Č
teotihuacan-colour-blue = modrá
    .letter = M
teotihuacan-colour-yellow = žlutá
    .letter = Ž
teotihuacan-colour-red = červená
    .letter = R

## Dílky objevů

teotihuacan-discovery-mask_1 = maska slunce
    .gender = f
    .acc = masku slunce
    .effect = Maska, nikdy se nespotřebuje: různé masky tvoří sady, které při každém zatmění přinášejí 1, 3, 6, 10, 15, 21, 28 VB.
teotihuacan-discovery-mask_2 = maska deště
    .gender = f
    .acc = masku deště
    .effect = Maska, nikdy se nespotřebuje: různé masky tvoří sady, které při každém zatmění přinášejí 1, 3, 6, 10, 15, 21, 28 VB.
teotihuacan-discovery-mask_3 = maska jaguára
    .gender = f
    .acc = masku jaguára
    .effect = Maska, nikdy se nespotřebuje: různé masky tvoří sady, které při každém zatmění přinášejí 1, 3, 6, 10, 15, 21, 28 VB.
teotihuacan-discovery-mask_4 = maska lebky
    .gender = f
    .acc = masku lebky
    .effect = Maska, nikdy se nespotřebuje: různé masky tvoří sady, které při každém zatmění přinášejí 1, 3, 6, 10, 15, 21, 28 VB.
teotihuacan-discovery-mask_5 = maska ptáka
    .gender = f
    .acc = masku ptáka
    .effect = Maska, nikdy se nespotřebuje: různé masky tvoří sady, které při každém zatmění přinášejí 1, 3, 6, 10, 15, 21, 28 VB.
teotihuacan-discovery-mask_6 = pruhovaná maska
    .gender = f
    .acc = pruhovanou masku
    .effect = Maska, nikdy se nespotřebuje: různé masky tvoří sady, které při každém zatmění přinášejí 1, 3, 6, 10, 15, 21, 28 VB.
teotihuacan-discovery-mask_7 = kamenná maska
    .gender = f
    .acc = kamennou masku
    .effect = Maska, nikdy se nespotřebuje: různé masky tvoří sady, které při každém zatmění přinášejí 1, 3, 6, 10, 15, 21, 28 VB.
teotihuacan-discovery-vp_4 = 4 VB
    .effect = Použijte ho jednou ve svém tahu a získáte 4 VB.
teotihuacan-discovery-resources_3 = 3 suroviny
    .effect = Použijte ho jednou ve svém tahu a získáte 3 suroviny (dřevo, kámen, zlato) v libovolné kombinaci.
teotihuacan-discovery-resources_2 = 2 suroviny
    .effect = Použijte ho jednou ve svém tahu a získáte 2 suroviny (dřevo, kámen, zlato) v libovolné kombinaci.
teotihuacan-discovery-cocoa_4 = 4 kakaa
    .effect = Použijte ho jednou ve svém tahu a získáte 4 kakaa.
teotihuacan-discovery-avenue_step = postup na Cestě mrtvých
    .effect = Použijte ho jednou ve svém tahu k postupu na Cestě mrtvých.
teotihuacan-discovery-temple_any = libovolný chrám
    .effect = Použijte ho jednou ve svém tahu k postupu o schod na libovolném chrámu.
teotihuacan-discovery-temple_blue = modrý schod
    .effect = Použijte ho jednou ve svém tahu k postupu o schod na modrém chrámu.
teotihuacan-discovery-temple_red = červený schod
    .effect = Použijte ho jednou ve svém tahu k postupu o schod na červeném chrámu.
teotihuacan-discovery-temple_green = zelený schod
    .effect = Použijte ho jednou ve svém tahu k postupu o schod na zeleném chrámu.
teotihuacan-discovery-power_up_2 = dvě posílení
    .effect = Použijte ho jednou a získáte dvě posílení svých volných pracovníků na kterýchkoli deskách, jen ne toho, který se právě přesouvá.
teotihuacan-discovery-move_two = přesun dvou
    .effect = Použijte ho těsně před přesunem: dva vaši pracovníci se ze stejné desky přesunou společně.
teotihuacan-discovery-move_anywhere = přesun kamkoli
    .effect = Použijte ho těsně před přesunem: pracovníka přesunete na libovolnou desku.
teotihuacan-discovery-extra_worker = pracovník navíc
    .gender = ma
    .acc = pracovníka navíc
    .effect = Použijte ho při alchymii, rodinách nebo výstavbě: akce se vyhodnotí, jako byste tu měli o jednoho pracovníka více, nejvýše však tři.
teotihuacan-discovery-ignore_cocoa = bez kakaa
    .effect = Použijte ho a nezaplatíte kakao za hlavní akci, za uctívání nebo celou mzdu při jednom zatmění.
teotihuacan-discovery-offer = { $name } ({ $cost })
    .acc = dílek „{ $name }“ ({ $cost })
teotihuacan-no-tile = žádný dílek

## Technologie

teotihuacan-technology-01 = Palácové kakao
    .effect = +1 kakao za pracovníka, který přijde do paláce nebo jím projde.
teotihuacan-technology-03 = Učený dvůr
    .effect = +3 VB za hlavní akci na alchymii nebo rodinách.
teotihuacan-technology-05 = Plné koše
    .effect = +1 dřevo, kámen nebo zlato v lese, kamenolomu nebo nalezišti zlata.
teotihuacan-technology-07 = Bohatá sklizeň
    .acc = Bohatou sklizeň
    .effect = +1 kakao a +1 VB v lese, kamenolomu nebo nalezišti zlata.
teotihuacan-technology-09 = Mistři výzdoby
    .acc = Mistry výzdoby
    .effect = +4 VB za hlavní akci na výzdobě.
teotihuacan-technology-11 = Mistři stavitelé
    .acc = Mistry stavitele
    .effect = +3 VB za hlavní akci na výstavbě.
teotihuacan-technology-13 = Další posílení
    .effect = Po posílení z hlavní akce: další posílení za 1 kakao.
teotihuacan-technology-15 = Pomocné ruce
    .effect = Výstavba: počítá se o 1 pracovníka více, dílek stojí o 1 dřevo nebo kámen méně.
teotihuacan-technology-17 = Stavitel chrámů
    .acc = Stavitele chrámů
    .effect = Schod na libovolném chrámu za hlavní akci na výstavbě.

## Panovnické dílky (S je síla pracovníka, který tam uctívá)

teotihuacan-royal-A04 = Panovnický dílek (technologie)
    .name = technologie
    .effect = 2 VB × vaše technologie, nejvýše tolik, kolik je síla tamního pracovníka
    .now = 2 VB × vaše technologie, nejvýše { $power }
    .short = 2 VB × technologie, nejvýše S
teotihuacan-royal-A05 = Panovnický dílek (pyramida)
    .name = pyramida
    .effect = 2 VB × vaše políčka stupnice pyramidy, nejvýše tolik, kolik je síla tamního pracovníka
    .now = 2 VB × vaše políčka stupnice pyramidy, nejvýše { $power }
    .short = 2 VB × pyramida, nejvýše S
teotihuacan-royal-A09 = Panovnický dílek (Cesta)
    .name = Cesta
    .effect = 1 VB × vaše políčka Cesty mrtvých, nejvýše o 1 více, než je síla tamního pracovníka
    .now = 1 VB × vaše políčka Cesty mrtvých, nejvýše { $more }
    .short = 1 VB × Cesta, nejvýše S+1
teotihuacan-royal-B02 = Panovnický dílek (dřevo, kámen)
    .name = dřevo, kámen
    .effect = nejvýše tolikrát, kolik je síla tamního pracovníka: 1 kakao → 1 dřevo + 1 kámen
    .now =
        { $power ->
            [one] jednou: 1 kakao → 1 dřevo + 1 kámen
           *[other] až { $power }krát: 1 kakao → 1 dřevo + 1 kámen
        }
    .short = ≤ S×: 1 kakao → 1 dřevo + 1 kámen
teotihuacan-royal-B06 = Panovnický dílek (kámen, zlato)
    .name = kámen, zlato
    .effect = nejvýše tolikrát, kolik je síla tamního pracovníka: 1 kakao → 1 kámen + 1 zlato
    .now =
        { $power ->
            [one] jednou: 1 kakao → 1 kámen + 1 zlato
           *[other] až { $power }krát: 1 kakao → 1 kámen + 1 zlato
        }
    .short = ≤ S×: 1 kakao → 1 kámen + 1 zlato
teotihuacan-royal-B07 = Panovnický dílek (výměna)
    .name = výměna
    .effect = jednou: 1 kakao + 1 surovina → tolik libovolných surovin, kolik je síla tamního pracovníka
    .now =
        { $power ->
            [one] jednou: 1 kakao + 1 surovina → { $power } libovolná surovina
            [few] jednou: 1 kakao + 1 surovina → { $power } libovolné suroviny
           *[other] jednou: 1 kakao + 1 surovina → { $power } libovolných surovin
        }
    .short = 1 kakao + 1 sur. → S surovin
teotihuacan-royal-C01 = Panovnický dílek (kakao)
    .name = kakao
    .effect = o 1 kakao více, než je síla tamního pracovníka
    .now =
        { $more ->
            [one] { $more } kakao
           *[other] { $more } kakaa
        }
    .short = S + 1 kakaa
teotihuacan-royal-C03 = Panovnický dílek (prodej)
    .name = prodej
    .effect = nejvýše tolikrát, kolik je síla tamního pracovníka: 1 surovina → 2 kakaa
    .now =
        { $power ->
            [one] jednou: 1 surovina → 2 kakaa
           *[other] až { $power }krát: 1 surovina → 2 kakaa
        }
    .short = ≤ S×: 1 surovina → 2 kakaa
teotihuacan-royal-C08 = Panovnický dílek (chrámy)
    .name = chrámy
    .effect = nejvýše tolikrát, kolik je síla tamního pracovníka zmenšená o 1: 1 kakao → schod na libovolném chrámu
    .now =
        { $less ->
            [0] se silou 1 nic
            [one] jednou: 1 kakao → schod na libovolném chrámu
           *[other] až { $less }krát: 1 kakao → schod na libovolném chrámu
        }
    .short = ≤ S−1×: 1 kakao → schod chrámu

## Políčka uctívání

teotihuacan-space-palace1 = palác, první panovnický dílek
    .at = v paláci na prvním panovnickém dílku
    .brief = první dílek
teotihuacan-space-palace2 = palác, druhý panovnický dílek
    .at = v paláci na druhém panovnickém dílku
    .brief = druhý dílek
teotihuacan-space-palace3 = palác, třetí panovnický dílek
    .at = v paláci na třetím panovnickém dílku
    .brief = třetí dílek
teotihuacan-space-forest = les
    .effect = schod na červeném chrámu
    .short = červený schod
teotihuacan-space-quarry = kamenolom
    .effect = schod na zeleném chrámu
    .short = zelený schod
teotihuacan-space-gold = naleziště zlata
    .effect = schod na modrém chrámu
    .short = modrý schod
teotihuacan-space-decorations = výzdoba
    .effect = schod na libovolném chrámu
    .short = libovolný schod

## Dílky chrámových výhod

teotihuacan-bonus-masks = masky
    .effect = vaše nejlepší sada masek ještě jednou
teotihuacan-bonus-technology = technologie
    .effect = 5 VB za technologii
teotihuacan-bonus-fifteen = patnáct
    .effect = 15 VB
teotihuacan-bonus-avenue = Cesta mrtvých
    .effect = 3 VB za políčko Cesty mrtvých
teotihuacan-bonus-bonus_tiles = chrámové výhody
    .effect = 9 VB za každý dosažený dílek chrámové výhody
teotihuacan-bonus-discovery = dílky objevů
    .effect = 2 VB za dílek objevu, který není maska
teotihuacan-bonus-workers = pracovníci
    .effect = 4 VB za pracovníka, 9 VB za pracovníka o síle 4 nebo 5

## Startovní dílky

teotihuacan-starting-avenue_cocoa2_wood3 = postup na Cestě mrtvých, 2 kakaa, 3 dřeva
teotihuacan-starting-green_stone2_gold3 = zelený schod, 2 kameny, 3 zlata
teotihuacan-starting-blue_wood4_stone1 = modrý schod, 4 dřeva, 1 kámen
teotihuacan-starting-red_cocoa5_gold2 = červený schod, 5 kakaa, 2 zlata
teotihuacan-starting-technology_gold2 = nejnižší technologie s modrým schodem, 2 zlata
teotihuacan-starting-power_wood3_gold2 = posílení, 3 dřeva, 2 zlata
teotihuacan-starting-technology_any2 = nejnižší technologie s modrým schodem, 2 libovolné suroviny
teotihuacan-starting-blue_cocoa2_stone4 = modrý schod, 2 kakaa, 4 kameny
teotihuacan-starting-three_temples = schod na každém chrámu
teotihuacan-starting-red_power_cocoa5 = červený schod, posílení, 5 kakaa
teotihuacan-starting-green_power_cocoa5 = zelený schod, posílení, 5 kakaa
teotihuacan-starting-blue_red_any2 = modrý schod, červený schod, 2 libovolné suroviny
teotihuacan-starting-cocoa3_wood5 = 3 kakaa, 5 dřev
teotihuacan-starting-discovery_stone3_gold1 = dílek objevu, 3 kameny, 1 zlato
teotihuacan-starting-wood1_stone2_gold3 = 1 dřevo, 2 kameny, 3 zlata
teotihuacan-starting-discovery_cocoa2_gold3 = dílek objevu, 2 kakaa, 3 zlata
teotihuacan-starting-cocoa3_wood2_stone3 = 3 kakaa, 2 dřeva, 3 kameny
teotihuacan-starting-avenue_wood1_stone2 = postup na Cestě mrtvých, 1 dřevo, 2 kameny
teotihuacan-starting-boards = pracovníci { FORM($left, "at") } nebo { FORM($right, "at") }
teotihuacan-starting-twice = jeden nebo dva pracovníci { FORM($board, "at") }
teotihuacan-starting-briefly = { $left } nebo { $right }
    .twice = { $left } dvakrát
teotihuacan-starting-place = startovní dílek „{ $starting }“
    .at = u startovního dílku „{ $starting }“
teotihuacan-starting-quoted = „{ $starting }“

## Odměny za povznesení

teotihuacan-ascension-vp = 5 VB
    .name = 5 VB
teotihuacan-ascension-cocoa = 5 kakaa
    .name = 5 kakaa
teotihuacan-ascension-temple = schod na libovolném chrámu
    .name = Schod chrámu
teotihuacan-ascension-two_temples = zaplaťte 3 kakaa za dva schody na libovolných chrámech
    .name = Dva schody
teotihuacan-ascension-worker = váš čtvrtý pracovník (síla 3) v paláci a 2 kakaa
    .name = Čtvrtý pracovník

## Místa dílků objevů

teotihuacan-heap-avenue_3 = Cesta mrtvých, políčko 3
    .at = na políčku 3 Cesty mrtvých
teotihuacan-heap-avenue_6 = Cesta mrtvých, políčko 6
    .at = na políčku 6 Cesty mrtvých
teotihuacan-heap-avenue_8 = Cesta mrtvých, políčko 8
    .at = na políčku 8 Cesty mrtvých
teotihuacan-heap-blue_4 = modrý chrám, schod 4
    .at = na schodu 4 modrého chrámu
teotihuacan-heap-red_5 = červený chrám, schod 5
    .at = na schodu 5 červeného chrámu
teotihuacan-heap-green_3 = zelený chrám, schod 3
    .at = na schodu 3 zeleného chrámu
teotihuacan-heap-green_6 = zelený chrám, schod 6
    .at = na schodu 6 zeleného chrámu

teotihuacan-row-top = horní řada
    .at = v horní řadě
teotihuacan-row-middle = prostřední řada
    .at = v prostřední řadě
teotihuacan-row-bottom = dolní řada
    .at = v dolní řadě

## Místa pyramidy při pohledu shora: patro, řada, místo v ní

teotihuacan-level-1 = první patro
teotihuacan-level-2 = druhé patro
teotihuacan-level-3 = třetí patro
teotihuacan-level-4 = vrchol
teotihuacan-down-first = horní řada
teotihuacan-down-second = druhá řada shora
teotihuacan-down-third = třetí řada shora
teotihuacan-down-middle = prostřední řada
teotihuacan-down-last = dolní řada
teotihuacan-across-first = vlevo
teotihuacan-across-second = druhé místo zleva
teotihuacan-across-third = třetí místo zleva
teotihuacan-across-middle = uprostřed
teotihuacan-across-last = vpravo
teotihuacan-spot = { $level }, { $row }, { $column }
    .top = { $level }

teotihuacan-side-top = horní
teotihuacan-side-right = pravá
    .loc = pravé
    .acc = pravou
teotihuacan-side-bottom = dolní
teotihuacan-side-left = levá
    .loc = levé
    .acc = levou
teotihuacan-decoration-space = { $side } strana, { $level }
    .at = na { FORM($side, "loc") } straně, { $level }
    .acc = { FORM($side, "acc") } stranu, { $level }

teotihuacan-pyramid-tile = dílek pyramidy: { $icons }
    .short = dílek pyramidy { $tile }
teotihuacan-decoration-tile = dílek výzdoby: { $icons }
    .short = dílek výzdoby { $tile }
teotihuacan-tile-icons = { $a }, { $b } / { $c }, { $d }
teotihuacan-decoration-icons = { $left }, { $right }

## Ikony pyramidy

teotihuacan-icon-b = idol
    .coloured = barevný idol
    .effect = Ikona pyramidy, b; barevná (B) přináší schod modrého chrámu, když překryje jiný idol.
teotihuacan-icon-r = čelenka
    .coloured = barevná čelenka
    .effect = Ikona pyramidy, r; barevná (R) přináší schod červeného chrámu, když překryje jinou čelenku.
teotihuacan-icon-g = had
    .coloured = barevný had
    .effect = Ikona pyramidy, g; barevná (G) přináší schod zeleného chrámu, když překryje jiného hada.
teotihuacan-icon-n = glyf
    .effect = Ikona pyramidy, n; přináší bod, když překryje jiný glyf, ale žádný schod chrámu.

## Slova hry

teotihuacan-term-collect = sběr kakaa
    .effect = 1 kakao a 1 navíc za každou barvu volných pracovníků na desce, kam pracovník přišel.
teotihuacan-term-worship = uctívání
    .effect = Váš pracovník obsadí políčko uctívání desky. Získáte jeho schopnost, nebo dílek objevu desky (ten je třeba zaplatit), za 1 kakao obojí. Uctívá-li tam jiný hráč, stojí to o 1 kakao více a jeho pracovník je uvolněn.
teotihuacan-term-main = hlavní akce
    .effect = 1 kakao za každou barvu volných pracovníků na desce, pak to, co deska přináší za všechny vaše pracovníky na ní, pak posílení.
teotihuacan-term-power_up = posílení
    .effect = Síla pracovníka stoupne o 1; překročí-li 5, je povznesen.
teotihuacan-term-ascension = povznesení
    .effect = Pracovník, který překročí sílu 5, se znovu zrodí v paláci se silou 1; postoupíte na Cestě mrtvých, získáte odměnu a světlý disk se posune.
teotihuacan-term-unlock = uvolnění
    .effect = Místo běžného tahu zdarma uvolníte všechny své uctívající pracovníky; jindy ve svém tahu za 3 kakaa.
teotihuacan-term-eclipse = zatmění
    .effect = Když světlý disk dosáhne tmavého: bodují se Cesta mrtvých, stupnice pyramidy a masky, pak se platí mzda. Třetí zatmění ukončí hru.
teotihuacan-term-wages = mzda
    .effect = Při zatmění 1 kakao za každého vašeho pracovníka, 2 za sílu 4 nebo 5. Každé nezaplacené kakao stojí 3 VB.
teotihuacan-term-discovery = dílek objevu
    .effect = Bere se při uctívání, na Cestě mrtvých a na chrámech za svou cenu (v závorce). Maska zůstává; každý jiný dílek se použije jednou, téměř kdykoli ve vašem tahu.
teotihuacan-term-avenue = Cesta mrtvých
    .effect = Postup přinášejí rodiny, povznesení a dílky. Při každém zatmění přinese každé vaše políčko svou hodnotu, která je zprvu 5 VB a s postavenými budovami klesá až na 1. Na políčkách 3, 6 a 8 si můžete vzít dílek objevu.
teotihuacan-term-pyramid_track = stupnice pyramidy
    .effect = Políčko za každý umístěný dílek pyramidy a výzdoby. Při zatmění přináší body, nejvíce tomu, kdo je nejdále, a ukazatele se vracejí na začátek.
teotihuacan-term-bonus_tile = dílek chrámové výhody
    .effect = Jeden leží na vrcholu každého chrámu. Na konci za něj získá body každý, kdo je na schodu 10 nebo 11 tohoto chrámu.
teotihuacan-term-dark_eclipse = temné zatmění
    .effect = Zatmění se vyhodnotí hned po tahu, v němž světlý disk dosáhne tmavého; při úplné shodě vyhrává hráč, který je v pořadí později.
teotihuacan-term-worker = pracovník
    .effect = Kostka, kterou se nikdy nehází: přesouvá se o 1 až 3 desky po směru hodinových ručiček a počítá se při hlavních akcích, dokud je volná.
teotihuacan-term-locked = uctívající pracovník
    .effect = Stojí na políčku uctívání. Nepočítá se ani se nepřesouvá, dokud není uvolněn; kdo ho vytlačí, platí o 1 kakao více.
teotihuacan-term-reserve = čtvrtý pracovník
    .effect = Přichází do hry jako odměna za povznesení.
teotihuacan-term-neutral = neutrální pracovník
    .effect = Nepatří nikomu. Počítá se jako přítomná barva při sběru kakaa i v ceně hlavních akcí.
teotihuacan-term-buildings = budovy
    .effect = Nejnižší viditelné číslo v jejich řadě udává, jakou hodnotu má při zatmění políčko Cesty mrtvých.
teotihuacan-term-masks = masky
    .effect = Sady různých masek přinášejí při každém zatmění 1, 3, 6, 10, 15, 21, 28 VB za 1 až 7 masek.

## Co říkají karty navíc

teotihuacan-card-cost =
    { $free_id ->
        [yes] Je zdarma.
       *[no] Stojí { FORM($cost, "acc") }.
    }
teotihuacan-card-owners = Kdo ji získá, přinese každému dalšímu, kdo ji má, { $points } VB.
teotihuacan-card-step = { $temple } chrám, schod { $step }
    .gives = Schod přináší { FORM($gives, "acc") }.
    .nothing = Začátek chrámu.
    .top = Vrchol: smí tu stát jen jeden ukazatel.
teotihuacan-gives-cocoa =
    { $amount ->
        [one] { $amount } kakao
       *[other] { $amount } kakaa
    }
teotihuacan-gives-points = { $amount } VB
teotihuacan-gives-any_resource =
    { $amount ->
        [one] 1 libovolná surovina
        [few] { $amount } libovolné suroviny
       *[other] { $amount } libovolných surovin
    }
    .acc =
        { $amount ->
            [one] 1 libovolnou surovinu
            [few] { $amount } libovolné suroviny
           *[other] { $amount } libovolných surovin
        }
teotihuacan-card-starting = Získáte, co ukazují vaše startovní dílky; na jejich deskách mohou začít vaši pracovníci.
teotihuacan-card-space = Uctívání: { $space }
teotihuacan-card-row = Rodiny, { $row }: { $points }
    .effect = Budova zde překryje první volné políčko zleva a přinese jeho body.
teotihuacan-card-place = Pyramida: { $spot }
    .effect =
        { $stone ->
            [one] { $stone } kámen
            [few] { $stone } kameny
           *[other] { $stone } kamenů
        }{ $wood ->
            [0] { "" }
            [one] { " " }a { $wood } dřevo
            [few] { " " }a { $wood } dřeva
           *[other] { " " }a { $wood } dřev
        }; { $points } VB za patro.
teotihuacan-card-pyramid = Horní řada / dolní řada.
    .effect = Každá ikona, která překryje stejnou, přináší 1 VB; barevná i schod svého chrámu.
teotihuacan-card-decoration = Vlevo a vpravo od šipky.
    .effect = { $points } VB, políčko na stupnici pyramidy, 1 VB za každou ikonu, která překryje stejnou, a schod chrámu, je-li ta ikona barevná.

## Jak je to teď

teotihuacan-note-board = S barvami, které tu teď jsou, přinese sběr { $collect } { $collect ->
        [one] kakao
       *[other] kakaa
    } a hlavní akce stojí { $colours }; nová barva, která přijde, se počítá také.
teotihuacan-note-royal = Panovnický dílek: { $royal }
teotihuacan-note-locked = Uctívá zde: { $colours }. Kdo toho pracovníka vytlačí, platí o 1 kakao více.
teotihuacan-note-free = Nikdo zde neuctívá.
teotihuacan-note-technology = Kdo ji koupí, postoupí také { FORM($temple, "at") }.
teotihuacan-note-owned =
    { $count ->
        [one] Má ji: { $colours }
       *[other] Mají ji: { $colours }
    }
teotihuacan-note-bonus = Teď by vám přinesl { $points } VB.
teotihuacan-note-bonus-tile = Dílek chrámové výhody na schodu 10: na konci { $effect }.
teotihuacan-note-step-tiles = Místo toho si lze vzít jeden ze zdejších dílků objevů: { $tiles }
teotihuacan-note-here = Zde: { $colours }
teotihuacan-note-tiles =
    { $count ->
        [0] Nezbývá tu žádný dílek objevu.
       *[other] Zdejší dílky objevů: { $tiles }
    }
teotihuacan-note-covered = Dílek zde překryje: { $icons }.
teotihuacan-note-beside = Jeho dílek objevu je „{ $tile }“; je třeba ho zaplatit.
teotihuacan-note-avenue = Při zatmění má teď každé políčko hodnotu { $value } VB.
teotihuacan-note-buildings =
    { $buildings ->
        [one] Zbývá 1 budova.
        [few] Zbývají { $buildings } budovy.
       *[other] Zbývá { $buildings } budov.
    }
teotihuacan-note-pyramid = Kdo je nejdále, získá navíc { $lead } VB.
teotihuacan-note-discs = Světlý disk je na { $light }, tmavý na { $dark }.
teotihuacan-note-eclipses = Dosavadní zatmění: { $eclipses } ze { $last }.
teotihuacan-note-wages = Vaše mzda je teď { $cocoa } { $cocoa ->
        [one] kakao
       *[other] kakaa
    }.
