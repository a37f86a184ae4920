"""``python -m tonalli`` is the ``tonalli`` command."""

from tonalli.cli.entry import main

if __name__ == "__main__":
    main()
