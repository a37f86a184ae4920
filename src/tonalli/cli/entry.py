"""Where the ``tonalli`` command begins: commands are worded as they are imported, so the language comes first."""

from __future__ import annotations

import os
import sys

from tonalli.cli.language import asked_for, at_first, checked, of_environment
from tonalli.core.errors import OptionError
from tonalli.locale import SPOKEN


def main() -> None:
    """The console script."""
    wrong: OptionError | None = None
    SPOKEN.set(at_first(os.environ))
    try:
        language, _ = asked_for(sys.argv[1:])
        SPOKEN.set(of_environment(os.environ) if language is None else checked(language))
    except OptionError as error:
        wrong = error
    from tonalli.cli.main import complain, run

    sys.exit(run(sys.argv[1:]) if wrong is None else complain(str(wrong)))


if __name__ == "__main__":
    main()
