# interpreted
"""Every kind of step that can be pending: steps declare their fields themselves."""

from __future__ import annotations

from typing import Final

from tonalli.core.pending import StepTable

STEPS: Final = StepTable("tonalli.tzolkin")
