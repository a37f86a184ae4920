# interpreted
"""Where the arrays of rows lie: in the engine's own memory, or in memory that several processes share.

The engine writes rows and masks byte by byte into blocks of its own. Where processes share memory, its pages are laid
under those blocks, so that what one process writes is what the others read: nothing is copied. Only Linux lays pages
like that; elsewhere a process copies its rows after each step.
"""

from __future__ import annotations

import contextlib
import ctypes
import mmap
import os
import tempfile
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tonalli.rl.games import Block

PAGE: Final = mmap.PAGESIZE
ROOM: Final = 3 * PAGE
"""Bytes beside the rows of a block that pages can be laid into without touching anything else."""
MAY_MOVE: Final = 1
FIXED: Final = 2
"""Of ``mremap``, as Linux numbers them."""
PRIVATE_FIXED_ANONYMOUS: Final = 0x32
"""Of ``mmap``."""


class Field(NamedTuple):
    """An array with an entry for every row: what it holds, and the shape of an entry."""

    kind: str
    shape: tuple[int, ...] = ()

    @property
    def size(self) -> int:
        """The bytes of an entry."""
        return int(np.prod(self.shape, dtype=np.int64)) * np.dtype(self.kind).itemsize


Layout = dict[str, Field]


def array_of(cells: Any, first: int = 0, size: int = -1) -> NDArray[np.uint8]:
    """The bytes of the engine as an array, which may only be read: rows remember what they said last."""
    found = np.frombuffer(cells, "u1", size, first)
    found.flags.writeable = False
    return found


def address_of(array: NDArray[Any]) -> int:
    address: int = array.__array_interface__["data"][0]
    return address


class Place:
    """The arrays of some rows in the memory of the process that plays them."""

    def __init__(self, n: int, layout: Layout) -> None:
        self.n = n
        self.layout = layout
        self.arrays = {name: np.zeros((n, *field.shape), field.kind) for name, field in layout.items()}

    def block(self, name: str) -> Block:
        """What the engine writes a field into; the array lies over it."""
        field = self.layout[name]
        block = Block(self.n * field.size)
        self.arrays[name] = array_of(block.cells).view(field.kind).reshape(self.n, *field.shape)
        return block

    def written(self) -> None:
        """All rows are written, and there to be read."""


class Shared:
    """Memory that several processes have in common, with an array for each field.

    Processes that are forked inherit it; others find it in a file, which goes with the one that made it.
    """

    def __init__(self, n: int, layout: Layout, forked: bool) -> None:
        self.n = n
        self.layout = layout
        self.size = sum(whole_pages(n * field.size) for field in layout.values())
        self.file = None if forked else new_file(self.size)
        self.bytes = mapped(self.size, self.file)

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.bytes = mapped(self.size, self.file)

    def __getstate__(self) -> dict[str, Any]:
        assert self.file is not None, "only what is in a file can be sent"
        return {name: value for name, value in self.__dict__.items() if name != "bytes"}

    def array(self, name: str) -> NDArray[Any]:
        first = 0
        for each, field in self.layout.items():
            if each == name:
                break
            first += whole_pages(self.n * field.size)
        field = self.layout[name]
        whole = np.frombuffer(self.bytes, "u1", self.n * field.size, first)
        return whole.view(field.kind).reshape(self.n, *field.shape)

    def forget(self) -> None:
        """Nobody finds it any more."""
        if self.file is not None:
            with contextlib.suppress(OSError):
                os.unlink(self.file)


def whole_pages(size: int) -> int:
    """So many bytes, and what is left of their last page."""
    return -(-size // PAGE) * PAGE


def new_file(size: int) -> str:
    number, name = tempfile.mkstemp(prefix="tonalli-")
    os.truncate(number, size)
    os.close(number)
    return name


def mapped(size: int, file: str | None) -> mmap.mmap:
    """Memory of that size: that of a file, or new for this process and those it forks."""
    if file is None:
        return mmap.mmap(-1, size)
    with open(file, "r+b") as opened:
        return mmap.mmap(opened.fileno(), size)


class SharedPlace(Place):
    """The arrays of some rows in shared memory."""

    def __init__(self, shared: Shared, rows: slice) -> None:
        self.n = rows.stop - rows.start
        self.layout = shared.layout
        self.shared = shared
        self.rows = rows
        self.arrays = {name: shared.array(name)[rows] for name in shared.layout}
        self.lifts: list[Callable[[], None]] = []
        self.apart: list[tuple[NDArray[Any], NDArray[Any]]] = []
        """Arrays of the engine that have to be copied, and those they are copied into."""

    def block(self, name: str) -> Block:
        field = self.layout[name]
        block = Block(self.n * field.size, ROOM)
        laid = lay_under(block, self.arrays[name])
        if laid is not None:
            self.lifts.append(laid)
        else:
            own = array_of(block.cells, int(block.first), self.n * field.size).view(field.kind)
            self.apart.append((own.reshape(self.arrays[name].shape), self.arrays[name]))
        return block

    def written(self) -> None:
        for own, there in self.apart:
            there[:] = own

    def lift(self) -> None:
        """Leave the blocks with memory of their own, as whoever gave it to them expects it back."""
        while self.lifts:
            self.lifts.pop()()


def lay_under(block: Block, array: NDArray[Any]) -> Callable[[], None] | None:
    """Let the rows of a block begin where pages of an array can be laid under them, and lay them there.

    Returns what takes them away again, or None where that cannot be done.
    """
    try:
        remap, map_anew = system_calls()
    except (AttributeError, OSError, TypeError):
        return None
    whole = array_of(block.cells)
    begin, wanted = address_of(whole), address_of(array)
    first = PAGE + (wanted - begin) % PAGE
    there, here = wanted - wanted % PAGE, begin + first - wanted % PAGE
    size = whole_pages(wanted + array.nbytes - there)
    assert begin <= here <= begin + len(whole) - size, "there is no room for the pages"
    # A size of 0 asks for shared pages a second time, instead of moving them.
    if remap(there, 0, size, MAY_MOVE | FIXED, here) != here:
        return None
    block.first = first

    def lift() -> None:
        map_anew(here, size, mmap.PROT_READ | mmap.PROT_WRITE, PRIVATE_FIXED_ANONYMOUS, -1, 0)
        # So long the block is kept: its memory goes back once it is its own again.
        assert len(whole)

    return lift


def system_calls() -> tuple[Any, Any]:
    """``mremap``, which only Linux has, and ``mmap``."""
    libc = ctypes.CDLL(None, use_errno=True)
    pointer, size, number = ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int
    libc.mremap.restype, libc.mremap.argtypes = pointer, [pointer, size, size, number, pointer]
    libc.mmap.restype, libc.mmap.argtypes = pointer, [pointer, size, number, number, number, ctypes.c_long]
    return libc.mremap, libc.mmap
