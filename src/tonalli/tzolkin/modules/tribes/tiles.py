"""The thirteen tribes in the order of the rulebook (P-3.10 to P-3.22)."""

from __future__ import annotations

from tonalli.tzolkin.modules.tribes.beginnings import Itzamna, Ixtab, Yaluk
from tonalli.tzolkin.modules.tribes.picking_up import AhauChamahez, AhChuyKak, Balam, Huracan
from tonalli.tzolkin.modules.tribes.placing import CitBolonTum, VacubCaquix, Yumkaax
from tonalli.tzolkin.modules.tribes.turns import Ahmakiq, Bacab, XamanEk
from tonalli.tzolkin.tribe import Tribe


def tribes() -> list[Tribe]:
    return [
        AhChuyKak(), AhauChamahez(), Ahmakiq(), Bacab(), Balam(), CitBolonTum(), Huracan(), Itzamna(), Ixtab(),
        VacubCaquix(), XamanEk(), Yaluk(), Yumkaax(),
    ]  # fmt: skip
