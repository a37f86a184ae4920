"""Cuts the fonts of the table out of those of @fontsource-variable, into src/styles/fonts.

A table shows two fonts, and most of what their files hold is never seen: small capitals, old figures, weights of titles
nobody uses. Letters of other ranges than these come from the uncut files. The cuts are kept, since they change with the
design only; ``styles/fonts.css`` names the same ranges. ``python scripts/fonts.py`` needs fonttools and brotli.
"""

from __future__ import annotations

import io
from collections.abc import Iterable
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

WEB = Path(__file__).parent.parent
SOURCES = WEB / "node_modules" / "@fontsource-variable"
CUTS = WEB / "src" / "styles" / "fonts"

FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "lnum", "tnum"]
LAWFUL_NAMES = [0, 13, 14]
"""Whose work it is and how it may be used; what is cut does not bear the name of the whole."""
PUNCTUATION = [
    0x2013,
    0x2014,
    *range(0x2018, 0x201F),
    0x2022,
    0x2026,
    0x2032,
    0x2039,
    0x203A,
    0x20AC,
    0x2191,
    0x2193,
    0x2212,
]
EUROPEAN = "ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįİĶķĻļŁłŃńŅņŇňŐőŘřŚśŞşŠšŢţŤťŪūŮůŰűŲųŹźŻżŽžȘșȚț"
"""Letters that names of people in Europe are written with."""
RANGES = {
    "latin": [*range(0x20, 0x7F), *range(0xA0, 0x100), 0x131, 0x152, 0x153, *PUNCTUATION],
    "latin-ext": [ord(letter) for letter in EUROPEAN],
    "greek": range(0x384, 0x3CF),
}
FONTS = {"alegreya": 700, "source-sans-3": None}
"""Titles have one weight."""


def cut(source: Path, letters: Iterable[int], weight: int | None) -> TTFont:
    """Some letters of a file, in one weight or in all."""
    font = TTFont(source)
    if weight is not None:
        instancer.instantiateVariableFont(font, {"wght": weight}, inplace=True)
        whole = io.BytesIO()
        font.flavor = None
        font.save(whole)
        font = TTFont(io.BytesIO(whole.getvalue()))
    options = subset.Options(layout_features=FEATURES, name_IDs=LAWFUL_NAMES, hinting=False, flavor="woff2")
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=letters)
    cutter.subset(font)
    font.flavor = "woff2"
    return font


if __name__ == "__main__":
    for name, weight in FONTS.items():
        for part, letters in RANGES.items():
            made = CUTS / f"{name}-{part}.woff2"
            cut(SOURCES / name / "files" / f"{name}-{part}-wght-normal.woff2", letters, weight).save(made)
            print(f"{made.relative_to(WEB)}: {made.stat().st_size} bytes")
