## train

cli-train-help = Nechá síť učit se hru hraním proti sobě.

    Potřebuje doplněk train: pip install "tonalli[train]". Procesy na všech jádrech hrají mnoho her najednou; síť
    rozhoduje ve všech společně, na grafické kartě, je-li, a učí se z toho, jak skončí. Míchají se všechny počty hráčů,
    sady modulů a nastavení hry, nejčastěji dva hráči; zúží to --players a --modules. Čas od času následuje zkouška:
    na rozdáních, na nichž se nikdy netrénuje, z každého místa, proti greedy; v sólo hře proti soupeři z pravidel.

    Vše se uchovává ve složce: checkpoint.pt, od něhož --resume pokračuje, kolikrát chcete, a průběh jako curve.json,
    curve.csv a s matplotlib i curve.png. --export zapíše váhy jako malý soubor, který hraje bez jakékoli knihovny,
    pro --seats a arena podle své cesty.

    {"\u0008"}
    Příklady:
    {"  "}tonalli train teotihuacan --folder runs/t --seconds 600
    {"  "}tonalli train teotihuacan --folder runs/t --seconds 600 --resume
    {"  "}tonalli train teotihuacan --from t.weights --shares 1=6,2=2,4=2 --folder runs/solo
    {"  "}tonalli train teotihuacan --from t.weights --distil 96 --decisions 100000 --folder runs/small --export small.weights
    {"  "}tonalli train tzolkin --players 2,4 --modules none --folder runs/z
    {"  "}tonalli train tzolkin --folder runs/z --seconds 0 --resume --export z.weights
    {"  "}tonalli arena z.weights greedy --game tzolkin
cli-train-missing = train: chybí PyTorch; přinese ho pip install "tonalli[train]"
cli-train-progress = učení
cli-train-rate = { $rate } rozhodnutí/s
cli-train-started = vah { $weights }, vstupů { $inputs }, her najednou { $rows }, procesů { $actors }, { $device }
cli-train-line = { $seconds } s  { $decisions } M rozhodnutí  { $rate } k/s  entropie { $entropy }  vysvětleno { $explained } %  skóre { $scores }
cli-train-exam = { $seconds } s  zkouška: { $results }
cli-train-result = { $subject } { $won } % výher ({ $low } až { $high }), skóre { $score }
cli-train-score = { $subject } { $score }
cli-train-kept = Uchováno ve složce { $folder }.
cli-train-exported = Váhy zapsány do souboru { $file }, { $size } kB.
cli-train-there = folder={ $folder }: kontrolní bod tam už je; --resume od něj pokračuje
cli-option-train-game = Hra, která se učí.
cli-option-train-players = Počty hráčů, pro které se trénuje, oddělené čárkami; jinak všechny.
cli-option-train-modules = Moduly každé hry oddělené čárkami, nebo none; jinak se míchají všechny sady.
cli-option-train-seconds = Jak dlouho se učit; rychlost učení během té doby klesne až ke konečné hodnotě.
cli-option-train-folder = Kde se vše uchovává.
cli-option-train-resume = Pokračovat od kontrolního bodu ve složce.
cli-option-train-from = Začít s tím, co se naučil tento soubor vah, místo od ničeho.
cli-option-train-shares = Jak často se rozdávají hry pro kolik hráčů, jako 1=6,2=3,4=1; jinak nejčastěji dva.
cli-error-train-shares = shares={ $value }: počet hráčů, = a jak často, jako 2=3
cli-error-train-begin = --from běh začíná a --resume v něm pokračuje: jen jedno z obou
cli-option-train-actors = Procesy, které hrají; jinak tolik, kolik je jader, bez dvou.
cli-option-train-rows = Hry, které každý proces hraje najednou, v každé ze dvou polovin.
cli-option-train-rate = Jak daleko jde na začátku každý krok učení.
cli-option-train-width = Součty první vrstvy; pokračující běh si nechá své.
cli-option-train-distil = Nechat síť s tolika součty učit se z toho, co rozhoduje síť z --from, místo z toho, jak hry končí: menší, a vidí méně.
cli-option-train-trim = Vzít ze sítě z --from tolik součtů, ty, které říkají nejvíce; nic se neučí.
cli-option-train-decisions = S --distil: z kolika rozhodnutí té větší se učí.
cli-train-distilled = { $seconds } s  zhlédnuto rozhodnutí: { $decisions }  odchylka šancí { $away }, hodnoty { $off }
cli-error-train-smaller = --distil a --trim potřebují --from: síť, z níž se dělá menší
cli-option-train-exam = Vteřiny mezi zkouškami.
cli-option-train-device = cpu, cuda nebo cuda:1; jinak grafická karta, je-li.
cli-option-train-export = Na konci zapsat váhy do tohoto souboru.
