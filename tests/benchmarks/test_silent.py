"""The build without events differs from ours in the events only."""

from __future__ import annotations

from silent import silenced

LOUD = """\
def gain(self, amount):
    self.cocoa += amount  # type: ignore[operator]
    if self.log is not None:
        self.log.tell(
            "gain",
        )
    self.tell("gain")
    if self.log is None:
        return
"""


def test_statements_that_only_tell_are_replaced_line_by_line() -> None:
    quiet = silenced(LOUD)
    compile(quiet, "quiet", "exec")
    assert "tell" not in quiet
    assert quiet.count("\n") == LOUD.count("\n")
    assert "self.cocoa += amount  # type: ignore[operator]" in quiet
    assert "if self.log is None:" in quiet
