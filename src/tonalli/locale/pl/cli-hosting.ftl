## serve, tables

cli-serve-second = { $database } obsługuje już proces { $process }; kilka serwerów wymaga PostgreSQL
cli-restore-served = { $database } obsługuje proces { $process }: kopię przywraca się, gdy nie działa na niej żaden serwer
cli-serve-unknown = { $name } nie jest ustawieniem serwera{ $close ->
        [no] { "" }
       *[other] ; czy chodziło o { $close }?
    }
cli-check-no-database = Bazy danych { $file } jeszcze nie ma; serwer by ją utworzył.
cli-check-no-folder = nie da się utworzyć { $file }: w { $folder } nie można zapisywać
cli-check-no-ray = pod adresem { $address } nie odpowiada żaden klaster Ray
cli-backup-no-folder = nie ma folderu { $folder }
cli-serve-no-postgres = PostgreSQL wymaga biblioteki psycopg: pip install "tonalli[postgres]"
cli-tables-id = stół
cli-tables-changed = ostatnia zmiana
cli-tables-game = gra
cli-tables-over = koniec
cli-tables-seats = miejsca
