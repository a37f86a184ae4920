# Co se řekne tomu, kdo druh rozhodnutí potká poprvé.

tzolkin-first-turn = Buď umístíte dělníky na kola, nebo některé stáhnete a provedete, co u nich stojí; nikdy obojí. Každý den se kola otočí a nesou vaše dělníky k lepším akcím; než je tedy stáhnete, chvíli počkejte.
tzolkin-first-place-more = V témž tahu můžete umístit dalšího dělníka, ale každý další stojí o 1 kukuřici více než předchozí. Přestat můžete kdykoli.
tzolkin-first-pick-more = Můžete stáhnout další dělníky, jednoho po druhém. Co přinese jeden, tím už lze platit za dalšího.
tzolkin-first-choose-action = Akce pozice, na níž dělník stál, nebo nižší akce téhož kola za 1 kukuřici za krok, nebo žádná.
tzolkin-first-climb-any = Chrám vybíráte vy. Chrámy dávají ve dnech výživy zdroje a body, tím více, čím výše stojíte.
tzolkin-first-climb-two = Stupeň v každém ze dvou různých chrámů.
tzolkin-first-descend = Bůh se hněvá: v jednom chrámu ztratíte stupeň. Vyberte ten, kde to v příštím dni výživy bolí nejméně.
tzolkin-first-harvest = Vezměte z džungle kukuřici, nebo dřevo. Ke kukuřici pod dřevem se dostanete vypálením dřeva, což stojí stupeň v chrámu.
tzolkin-first-take-blocks = Dřevo, kámen nebo zlato, jak chcete, po jednom. Na trhu má největší cenu zlato.
tzolkin-first-build = Budovy přinesou něco hned, nebo živí dělníky ve dnech výživy. Stojí kostičky surovin.
tzolkin-first-build-two = Jedna či dvě budovy, nebo jeden monument. Monumenty přinášejí na konci body za to, co se vám během hry podařilo.
tzolkin-first-trade = Prodávejte kostičky za kukuřici a kupujte za ni jiné: dřevo 2, kámen 3, zlato 4. Nejdřív všechen prodej, pak všechen nákup.
tzolkin-first-mirrored = Za 1 kukuřici provedete kteroukoli akci čtyř malých kol, jako by tam stál váš dělník. Stojí tolik co tam.
tzolkin-first-taxed = Kvůli proroctví se za toto platí. Zaplaťte, nebo se bez toho obejděte; ostatní, co získáte, vám zůstává.
tzolkin-first-study = Technologie pomáhá, kdykoli se provádějí její akce. První úroveň stojí 1 kostičku, další 2, pak 3.
tzolkin-first-free-study = Tato úroveň je zdarma. Vyberte technologii, jejíž akce chcete provádět často.
tzolkin-first-offering = Teologie dovoluje zaplatit kostičku za stupeň v libovolném chrámu. Není to povinné.
tzolkin-first-give-blocks = Stačí kterékoli kostičky. Nechte si, co potřebujete na další budovu.
tzolkin-first-apply-architecture = Architektura pomůže s jednou z obou budov. Využijte ji teď, nebo si ji nechte na druhou.
tzolkin-first-drop-block = Architektura odečte z nákladů jednu kostičku. Ať je to ta, kterou nejhůř postrádáte.
tzolkin-first-choose-days = Rozhoduje, kdo stál na pozici začínajícího hráče: jeden den jako vždy, nebo dva, což lze jednou, a jen pokud druhý nikoho z kola nevytlačí.
tzolkin-first-keep-wealth = Dvě z těchto destiček jsou váš začátek. S kukuřicí umístíte více dělníků najednou; kostičky, stupně a úrovně se vám vyplatí později.
