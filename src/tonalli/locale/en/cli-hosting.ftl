## serve, tables

cli-serve-second = { $database } is served already, by process { $process }; several servers need PostgreSQL
cli-restore-served = { $database } is served by process { $process }: a backup is put back while no server runs on it
cli-serve-unknown = { $name } is no setting of a server{ $close ->
        [no] { "" }
       *[other] ; did you mean { $close }?
    }
cli-check-no-database = There is no database { $file } yet; the server would create it.
cli-check-no-folder = { $file } cannot be created: { $folder } cannot be written to
cli-check-no-ray = no Ray cluster answers at { $address }
cli-backup-no-folder = there is no folder { $folder }
cli-serve-no-postgres = PostgreSQL needs the library psycopg: pip install "tonalli[postgres]"
cli-tables-id = table
cli-tables-changed = last change
cli-tables-game = game
cli-tables-over = over
cli-tables-seats = seats
