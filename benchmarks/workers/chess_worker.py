"""Random games and copies of python-chess, in its own environment; prints one line of JSON."""

from __future__ import annotations

import json
import random
import sys
import time

import chess


def ended(board: chess.Board) -> bool:
    """Ended other than by mate or stalemate, which an empty list of moves tells for free."""
    return bool(board.is_insufficient_material() or board.is_seventyfive_moves() or board.is_fivefold_repetition())


def whole_games(seconds: float) -> dict[str, float]:
    games = moves = 0
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        board = chess.Board()
        while not ended(board) and (legal := list(board.legal_moves)):
            board.push(random.choice(legal))
            moves += 1
        games += 1
    return {"decisions": moves / spent, "games": games / spent}


def copies(seconds: float, after: int) -> dict[str, float]:
    """Without the stack of earlier moves: the cheaper kind, as our copies carry no history either."""
    board = chess.Board()
    for _ in range(after):
        if not (legal := list(board.legal_moves)):
            board = chess.Board()
            continue
        board.push(random.choice(legal))
    count = 0
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        for _ in range(1000):
            board.copy(stack=False)
        count += 1000
    return {"copies": count / spent}


if __name__ == "__main__":
    budget, after = float(sys.argv[1]), int(sys.argv[2])
    random.seed(1)
    print(json.dumps(whole_games(budget) | copies(budget / 3, after)))
