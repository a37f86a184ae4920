# Nadpisy a popisky stolu.

teotihuacan-show-none = nic
teotihuacan-show-tile-number = dílek { $tile }
teotihuacan-show-no-main = –
teotihuacan-show-ring = Desky po směru hodinových ručiček
    .hint = cena: kakao za hlavní akci; sběr přinese o jedno více
teotihuacan-show-board = deska
teotihuacan-show-workers = pracovníci
teotihuacan-show-colours = cena
teotihuacan-show-worship = uctívání (S: tamní síla), dílek ◆
teotihuacan-show-tile = ◆ { $tile }
teotihuacan-show-nobles = { $workers }: { $points }
teotihuacan-show-at-alchemy = koupit technologii za zlato
teotihuacan-show-at-construction = stavět pyramidu za kámen a dřevo
teotihuacan-show-technologies = Technologie na alchymii
    .hint = řada 1: jeden pracovník; řada 2: dva, nebo jeden o síle 4+
teotihuacan-show-row-1 = 1
teotihuacan-show-row-2 = 2
teotihuacan-show-calendar = světlý disk ● { $light } z { $dark }, { $eclipse }. zatmění ze 3 na ○
    .wages = { $eclipse }. zatmění ze 3: platí se mzda
    .over = hra skončila
teotihuacan-show-eclipse-due =
    { $turns ->
        [0] Hned po tomto tahu nastane zatmění.
        [one] Blíží se zatmění: jeden tah po tomto.
        [few] Blíží se zatmění: { $turns } tahy po tomto.
       *[other] Blíží se zatmění: { $turns } tahů po tomto.
    }
teotihuacan-show-final = Pyramida je dokončena: příští zatmění ukončí hru.
teotihuacan-show-temples = Chrámy
    .hint = odměna je pod každým schodem; * místo ní lze vzít dílek
teotihuacan-show-bonus = na schodu 10 na konci hry: { $effect }
teotihuacan-show-heap = na { $step }: { $tiles }
teotihuacan-step-0 = –
teotihuacan-step-1 = { $amount }sur
teotihuacan-step-2 = { $amount }VB
teotihuacan-step-3 = { $amount }kak
teotihuacan-step-bonus = výh
teotihuacan-track-avenue = Cesta
teotihuacan-track-pyramid = Pyram.
teotihuacan-show-avenue = Cesta mrtvých a stupnice pyramidy
teotihuacan-show-avenue-value =
    { $buildings ->
        [one] políčko má při zatmění hodnotu { $value } VB; zbývá 1 budova
        [few] políčko má při zatmění hodnotu { $value } VB; zbývají { $buildings } budovy
       *[other] políčko má při zatmění hodnotu { $value } VB; zbývá { $buildings } budov
    }
teotihuacan-show-level = P{ $level }
teotihuacan-show-pyramid = Pyramida shora
    .hint = vpravo: volná místa podle pater, dílky v nabídce
teotihuacan-show-decorations = Výzdoba
teotihuacan-show-legend = b idol (modrý), r čelenka (červená), g had (zelený), n glyf. Překrytí stejné ikony přináší 1 VB; velké písmeno na novém dílku i schod jeho chrámu. Číslice: výška, d: vyzdobeno.
teotihuacan-show-players = Hráči v pořadí
    .hint = Ces, Pyr: políčka stupnic; (Č3): pracovník v záloze
teotihuacan-show-figure-points = VB
teotihuacan-show-figure-cocoa = kak.
teotihuacan-show-figure-wood = dřevo
teotihuacan-show-figure-stone = kámen
teotihuacan-show-figure-gold = zlato
teotihuacan-show-figure-blue = mod.
teotihuacan-show-figure-red = čer.
teotihuacan-show-figure-green = zel.
teotihuacan-show-figure-avenue = Ces
teotihuacan-show-figure-pyramid = Pyr
teotihuacan-show-figure-wages = mzda
teotihuacan-show-owns = technologie { $technologies }
teotihuacan-show-tiles = dílky: { $tiles }
teotihuacan-show-used = použito { $count }
