# Co říká lekce a list pravidel a co znamenají ikony a klávesy.

web-legend-goods = Zboží
web-legend-temples = Chrámy a stupnice
web-legend-workers = Pracovníci
web-legend-tiles = Dílky
web-legend-time = Čas
web-legend-obsidian = Obsidián
web-legend-court = Dvůr
web-legend-altars = Oltáře a šamani
web-legend-empire = Říše
web-legend-gears = Kola
web-legend-buildings = Budovy
web-legend-prophecies = Proroctví
web-legend-new-buildings = Nové budovy
web-legend-quick = Rychlé akce
web-legend-t-cocoa = kakao
web-legend-t-wood = dřevo
web-legend-t-stone = kámen
web-legend-t-gold = zlato
web-legend-t-any-resource = dřevo, kámen nebo zlato
web-legend-t-points = vítězné body
web-legend-t-temple-blue = modrý chrám
web-legend-t-temple-red = červený chrám
web-legend-t-temple-green = zelený chrám
web-legend-t-temple-any = libovolný chrám
web-legend-t-avenue = Cesta mrtvých
web-legend-t-pyramid = stupnice pyramidy
web-legend-t-worker = pracovník
web-legend-t-lock = uctívající pracovník
web-legend-t-power-up = posílení: o oko více
web-legend-t-ascension = povznesení
web-legend-t-extra-worker = počítá se pracovník navíc
web-legend-t-worker-neutral = neutrální pracovník
web-legend-t-discovery = dílek objevu
web-legend-t-ignore-cocoa = jednou neplatit kakao
web-legend-t-move-anywhere = přesun na libovolnou desku
web-legend-t-move-two = přesun dvou pracovníků
web-legend-t-power-up-two = dvě posílení
web-legend-t-mask-1 = maska: body za sady
web-legend-t-building = budova
web-legend-t-idol = idol: modrý chrám
web-legend-t-headdress = čelenka: červený chrám
web-legend-t-serpent = had: zelený chrám
web-legend-t-glyph = glyf: žádný chrám
web-legend-t-calendar-light = světlý disk: uplynulý čas
web-legend-t-calendar-dark = tmavý disk: kdy přijde zatmění
web-legend-t-eclipse = zatmění: bodování
web-legend-t-obsidian = obsidián: kterákoli surovina
web-legend-t-great-discovery = velký objev
web-legend-t-double-resources = jednou dvojnásobek surovin
web-legend-t-move-back = přesun zpět
web-legend-t-power-up-three = až tři posílení
web-legend-t-refresh-two = použít dílky znovu
web-legend-t-technology-lowest = nejnižší technologie
web-legend-t-mask-great = maska velkého objevu
web-legend-t-board-court = dvůr: místo paláce
web-legend-t-ownership = dílek vlastnictví dvora
web-legend-t-owner-disc = majitel panovnického dílku
web-legend-t-altar = oltář
web-legend-t-shaman = stojící šaman: pomáhá
web-legend-t-shaman-lying = ležící šaman: odpočívá
web-legend-t-shaman-step = šaman jde o oltář dál
web-legend-t-virtual-worker = počítá se pracovník navíc
web-legend-t-unlock-all = uvolnění všech vašich pracovníků
web-legend-t-board-conquest = dobývání: místo rodin
web-legend-t-warrior = bojovník
web-legend-t-empire = mapa říše
web-legend-t-settled = osídlený region
web-legend-t-mask-special-gold = zvláštní maska, zlatá
web-legend-t-mask-special-jade = zvláštní maska, nefritová
web-legend-z-corn = kukuřice
web-legend-z-wood = dřevo
web-legend-z-stone = kámen
web-legend-z-gold = zlato
web-legend-z-block = libovolná kostička surovin
web-legend-z-skull = křišťálová lebka
web-legend-z-points = vítězné body
web-legend-z-worker-any = dělník
web-legend-z-worker-plus = ještě jeden dělník
web-legend-z-dummy = neutrální žeton: blokuje zub
web-legend-z-step-back = nižší akce: 1 kukuřice za krok
web-legend-z-free-choice = kterákoli akce kola
web-legend-z-starting-player = začínající hráč
web-legend-z-double-advance = jednou dva dny
web-legend-z-gear-palenque = Palenque: kukuřice a dřevo
web-legend-z-gear-yaxchilan = Yaxchilan: kostičky a lebky
web-legend-z-gear-tikal = Tikal: učení a stavba
web-legend-z-gear-uxmal = Uxmal: obchod a zrcadlo
web-legend-z-gear-chichen = Chichen Itza: lebky bohům
web-legend-z-gear-tzolkin = kalendář
web-legend-z-fish = rybolov, kukuřice
web-legend-z-harvest-corn = destička úrody kukuřice
web-legend-z-harvest-wood = destička těžby dřeva
web-legend-z-burn = vypálit dřevo kvůli kukuřici
web-legend-z-market = trh
web-legend-z-mirror = akce jiného kola
web-legend-z-temple-chaac = Chaac
web-legend-z-temple-quetzalcoatl = Quetzalcoatl
web-legend-z-temple-kukulkan = Kukulkan
web-legend-z-temple-any = libovolný chrám
web-legend-z-tech-agriculture = Zemědělství
web-legend-z-tech-extraction = Dobývání surovin
web-legend-z-tech-architecture = Architektura
web-legend-z-tech-theology = Teologie
web-legend-z-tech-any = libovolná technologie
web-legend-z-building = budova
web-legend-z-building-green = zelená: technologie
web-legend-z-building-brown = hnědá: chrámy
web-legend-z-building-blue = modrá: učení
web-legend-z-monument = monument: body na konci
web-legend-z-farm = farma: dělník nepotřebuje kukuřici
web-legend-z-farm-all = farma: všichni o 1 méně
web-legend-z-food-resource = den výživy se zdroji
web-legend-z-food-points = den výživy s body
web-legend-z-in-force = platné proroctví
web-legend-z-passed = proroctví skončilo
web-legend-z-tax = zaplatit za to
web-legend-z-refuse = obejít se bez toho
web-legend-z-renovation = renovace
web-legend-z-food-income = příjem ve dnech výživy
web-legend-z-quick = rychlá akce: 1 kukuřice

web-lesson = Vaše první hra
web-lesson-count =
    { $steps ->
        [2] { $step } ze { $steps }
        [3] { $step } ze { $steps }
        [4] { $step } ze { $steps }
        [6] { $step } ze { $steps }
        [7] { $step } ze { $steps }
        [14] { $step } ze { $steps }
        [16] { $step } ze { $steps }
        [17] { $step } ze { $steps }
       *[other] { $step } z { $steps }
    }
web-lesson-skip = Přeskočit lekci
web-lesson-skip-ask = Odejít z lekce a hrát dál po svém?
web-lesson-skip-yes = Hrát dál
web-lesson-skip-no = Zůstat
web-lesson-back = Zpět
web-lesson-next = Dál
web-lesson-on = Hrát odtud dál
web-lesson-equals = =
web-lesson-part = { $what }:
web-lesson-elsewhere = Na to dojde později. Teď: { $task }
    .read = Na to dojde později. Teď stiskněte „{ $button }“ a čtěte dál.
    .held = Stiskněte „{ $button }“.
    .left = Vyberte „{ $choice }“.
web-lesson-waits = Hraje soupeř …
web-lesson-opening = Chystá se stůl …

web-rules-text = Text
web-rules-icons = Ikony
    .beside = Ukažte na ikonu: vše na stole, co ji nese, se rozzáří. Stisknutím se otevře její pravidlo.
    .hint = Stisknutím ikony se otevře její pravidlo.
web-rules-search = Hledat v pravidlech
web-rules-where = Kde teď jste
web-rules-here = O tom se právě rozhoduje
web-rules-from-card = Přicházíte z jeho karty
web-rules-contents = Obsah
web-rules-section = oddíl { $number }
web-rules-others = Není v této hře ({ $count })
web-rules-sources = O pramenech ({ $count })
web-rules-foreign = Pravidla jsou napsána anglicky; pod každým jsou jeho výrazy česky.
web-rules-nothing = Nic se nenašlo. Zkuste jiné slovo nebo číslo, například 14.3.
web-rules-missing = Pravidla se nepodařilo načíst.
web-rules-found = { $count ->
    [one] jeden nález
    [few] { $count } nálezy
   *[other] { $count } nálezů
}

web-key-enter = Enter
web-key-backspace = Backspace
web-key-shifted = Shift { $key }
web-keys-or = nebo
web-keys-answer = Vybrat odpověď s tímto číslem
web-keys-offer = Vzít nabídku na okraji s tímto písmenem
web-keys-confirm = Potvrdit, nebo ukončit tah
web-keys-undo = Vzít zpět poslední volbu
web-keys-close = Zavřít, co leží navrchu, nebo zrušit výběr
web-keys-tab = K další části: lišta voleb, deska, místa
web-keys-arrows = K další věci, kterou lze vybrat
web-keys-anything = K další věci, ať je jakákoli
web-keys-turn = Otočit dílek pyramidy, tím či oním směrem
web-keys-moment = Pokračovat v tom, co se ukazuje
web-keys-type = Napsat tah; v pravidlech hledat
web-keys-hint = Rozhodujete-li a jsou-li rady povoleny: ukázat nejlepší plány pro tento tah
web-keys-last = Ukázat poslední tah znovu; ve vlastním tahu to, co před ním udělali ostatní
web-keys-try = Bez spojení: hned to zkusit
web-keys-rules = Otevřít pravidla
