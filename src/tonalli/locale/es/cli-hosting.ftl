## serve, tables

cli-serve-second = { $database } ya lo sirve el proceso { $process }; para varios servidores hace falta PostgreSQL
cli-restore-served = { $database } la sirve el proceso { $process }: una copia de seguridad se devuelve cuando ningún servidor la usa
cli-serve-unknown = { $name } no es un ajuste del servidor{ $close ->
        [no] { "" }
       *[other] ; ¿querías decir { $close }?
    }
cli-check-no-database = Aún no existe la base de datos { $file }; el servidor la crearía.
cli-check-no-folder = { $file } no se puede crear: no se puede escribir en { $folder }
cli-check-no-ray = ningún clúster de Ray responde en { $address }
cli-backup-no-folder = no existe la carpeta { $folder }
cli-serve-no-postgres = para PostgreSQL hace falta la biblioteca psycopg: pip install "tonalli[postgres]"
cli-tables-id = mesa
cli-tables-changed = último cambio
cli-tables-game = juego
cli-tables-over = fin
cli-tables-seats = asientos
