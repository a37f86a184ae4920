"""How a server is, for whoever looks after it: ``/healthz`` and ``/metrics``."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST

import tonalli
from tonalli.server.faults import Fault
from tonalli.server.hall import Hall
from tonalli.server.limits import address_of, is_local
from tonalli.server.messages import as_json
from tonalli.server.refusals import Refusal

router = APIRouter(include_in_schema=False)

PATIENCE = 3.0
"""Seconds a database may take before it counts as not answering."""
SILENT = "does not answer"


async def health(hall: Hall) -> dict[str, Any]:
    """Whether tables can be played at: ``ok``, ``troubled`` if some wait for a bot or the disk, or ``failing``."""
    kept: int | None = None
    trouble = ""
    try:
        async with asyncio.timeout(PATIENCE):
            trouble = await hall.storage.heartbeat.trouble()
            kept = await hall.storage.count()
    except Fault as fault:
        trouble = trouble or fault.detail
    except Exception:
        trouble = trouble or SILENT
    computer = hall.computer
    troubled = len(computer.troubles)
    return {
        "status": "failing" if trouble else "troubled" if troubled else "ok",
        "version": tonalli.__version__,
        "database": trouble or "ok",
        "tables": {"kept": kept, "open": len(hall.tables), "troubled": troubled},
        "processes": hall.neighbours.to_dict(),
        "sockets": hall.sockets(),
        "thinking": {
            "processes": len(computer.thinking.processes()),
            "restarts": computer.thinking.restarts,
            "queue": len(computer.thinking.queue),
            "tables": len(computer.places.taken),
            "waiting": len(computer.places.waiting),
        },
    }


@router.api_route("/healthz", methods=["GET", "HEAD"])
async def healthz(request: Request) -> Response:
    """How the server is; 503 while it keeps nothing."""
    found = await health(request.app.state.hall)
    return Response(
        as_json(found),
        503 if found["status"] == "failing" else 200,
        media_type="application/json",
        headers={"Cache-Control": "no-store"},
    )


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """Figures for Prometheus; for this machine alone unless the host wants otherwise."""
    hall: Hall = request.app.state.hall
    if hall.settings.metrics != "all" and not (hall.settings.metrics == "local" and is_local(address_of(request))):
        raise Refusal(404, "no-such-page")
    return Response(hall.metrics.text(), media_type=CONTENT_TYPE_LATEST)
