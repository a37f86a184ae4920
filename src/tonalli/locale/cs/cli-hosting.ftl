## serve, tables

cli-serve-second = { $database } už obsluhuje proces { $process }; více serverů potřebuje PostgreSQL
cli-restore-served = { $database } obsluhuje proces { $process }: záloha se vrací, když na ní neběží žádný server
cli-serve-unknown = { $name } není nastavení serveru{ $close ->
        [no] { "" }
       *[other] ; nemysleli jste { $close }?
    }
cli-check-no-database = Databáze { $file } ještě neexistuje; server by ji vytvořil.
cli-check-no-folder = { $file } nelze vytvořit: do { $folder } nelze zapisovat
cli-check-no-ray = na { $address } neodpovídá žádný cluster Ray
cli-backup-no-folder = složka { $folder } neexistuje
cli-serve-no-postgres = PostgreSQL potřebuje knihovnu psycopg: pip install "tonalli[postgres]"
cli-tables-id = stůl
cli-tables-changed = poslední změna
cli-tables-game = hra
cli-tables-over = konec
cli-tables-seats = místa
