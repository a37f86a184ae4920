# interpreted
"""Native integers and packed arrays: mypyc sees the real types, the interpreter plain ``int`` and ``list``.

This file is never compiled, so the same rule files run without any dependency.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
    from mypy_extensions import u8 as u8
else:
    i64 = int

    class u8(int):
        """A byte."""

    class vec:
        """``vec[i64](values)`` makes a list, ``vec[u8](values)`` an array of bytes."""

        def __class_getitem__(cls, item: Any) -> type[Any]:
            return bytearray if item is u8 else list

    def mypyc_attr(*_: Any, **__: Any) -> Any:
        return lambda cls: cls
