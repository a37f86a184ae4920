"""The application: routes, live tables, the built pages."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, Response
from fastapi.staticfiles import StaticFiles
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import Scope

import tonalli
from tonalli.core.errors import OptionError
from tonalli.server import analysis_routes, health, live, room_routes, routes, teaching, thing_routes
from tonalli.server.database import as_told
from tonalli.server.edition import PAGES, first_page
from tonalli.server.garbage import look_for_circles
from tonalli.server.hall import Hall
from tonalli.server.hints import Hints
from tonalli.server.limits import Limits
from tonalli.server.logs import note
from tonalli.server.refusals import Refusal
from tonalli.server.relay import Relay
from tonalli.server.replays import Replays
from tonalli.server.reviews import Reviews
from tonalli.server.settings import Settings
from tonalli.server.storage import Storage

PLAIN = re.compile(r"[A-Za-z0-9_.-]{1,64}")
"""The files beside the first page: its sign and the like."""


PACKED = "br"
"""How the build packs scripts and styles beforehand, as a name in headers and at the end of files."""


def create_app(settings: Settings | None = None, pages: Path = PAGES) -> FastAPI:
    """The application with its own database and computer seats."""
    chosen = settings or Settings.from_environment()

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        storage = Storage(chosen.database)
        await storage.open()
        app.state.hall = Hall(chosen, storage)
        app.state.replays = Replays()
        thinking = app.state.hall.computer.thinking
        app.state.hints = Hints(chosen, thinking)
        app.state.reviews = Reviews(chosen, storage, thinking)
        await app.state.hall.push.open()
        others = await app.state.hall.neighbours.open(app)
        await app.state.hall.time.open(others)
        note("server started", **settings_told(chosen), process=app.state.hall.neighbours.to_dict()["number"])
        tidying = asyncio.create_task(app.state.hall.keep_tidy())
        timing = asyncio.create_task(app.state.hall.time.keep_time())
        cleaning = asyncio.create_task(look_for_circles(app.state.hall.last_used))
        yield
        note("server stops", tables=len(app.state.hall.tables), sockets=app.state.hall.sockets())
        tidying.cancel()
        timing.cancel()
        cleaning.cancel()
        await app.state.hints.close()
        await app.state.reviews.close()
        await app.state.hall.close()
        await storage.close()
        note("server stopped")

    app = FastAPI(
        title="Tonalli",
        version=tonalli.__version__,
        lifespan=lifespan,
        docs_url=None,
        openapi_url="/api/openapi.json",
        redoc_url=None,
    )
    app.add_middleware(GZipMiddleware, minimum_size=1024)
    app.add_middleware(Relay)
    app.add_middleware(Limits, settings=chosen)
    app.include_router(routes.router)
    app.include_router(room_routes.router)
    app.include_router(thing_routes.router)
    app.include_router(teaching.router)
    app.include_router(analysis_routes.router)
    app.include_router(live.router)
    app.include_router(health.router)
    app.add_exception_handler(Refusal, tell_refusal)
    app.add_exception_handler(HTTPException, tell_status)
    app.add_exception_handler(RequestValidationError, tell_bad_request)
    if (pages / "index.html").exists():
        serve_pages(app, pages)
    return app


def settings_told(settings: Settings) -> dict[str, object]:
    """What is set otherwise than usual, and where tables are kept, without a password."""
    usual = vars(Settings(database=settings.database))
    changed = {name: value for name, value in vars(settings).items() if value != usual[name]}
    return {"version": tonalli.__version__, "database": as_told(settings.database), **changed}


class Assets(StaticFiles):
    """Files whose names change with their content, so that nobody asks twice; packed for browsers that unpack."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if PACKED in Headers(scope=scope).get("accept-encoding", "") and self.lookup_path(f"{path}.{PACKED}")[1]:
            kind = response.headers["content-type"]
            response = await super().get_response(f"{path}.{PACKED}", scope)
            response.headers["Content-Encoding"] = PACKED
            response.headers["Content-Type"] = kind
        response.headers["Vary"] = "Accept-Encoding"
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


def serve_pages(app: FastAPI, pages: Path) -> None:
    """Every path that is no file is a page of the one-page front end."""
    first = first_page(pages)
    app.mount("/assets", Assets(directory=pages / "assets"), name="assets")

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(path: str) -> Response:
        if path.startswith("api/"):
            return JSONResponse({"code": "no-such-page", "detail": path}, 404)
        if PLAIN.fullmatch(path) and (pages / path).is_file():
            return FileResponse(pages / path)
        return HTMLResponse(first, headers={"Cache-Control": "no-cache"})


async def tell_refusal(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    hall: Hall = request.app.state.hall
    hall.refuses(error)
    return JSONResponse(error.to_dict(), error.status)


async def tell_status(request: Request, error: Exception) -> Response:
    """What the framework itself refuses."""
    assert isinstance(error, HTTPException)
    codes = {404: "no-such-page", 405: "no-such-method", 408: "too-slow", 413: "too-large"}
    code = codes.get(error.status_code, "bad-request")
    request.app.state.hall.metrics.refusals.labels(code).inc()
    status = 422 if error.status_code == 400 else error.status_code
    return JSONResponse({"code": code, "detail": ""}, status, error.headers)


async def tell_bad_request(request: Request, error: Exception) -> Response:
    """One line about the first thing that is wrong."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    told = f"{where}: {first['msg']}"
    if first["type"] == "missing":
        wrong = OptionError(told, "field-missing", field=where)
    elif first["type"] == "extra_forbidden":
        wrong = OptionError(told, "field-unknown", field=where)
    else:
        wrong = OptionError(told, "field-value", field=where)
    return await tell_refusal(request, Refusal.of(422, "bad-request", wrong))
