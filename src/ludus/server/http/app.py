"""The application: routes, pages, middleware, and refusals as sentences."""

import json
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from ludus import __version__
from ludus.core.errors import LudusError
from ludus.server.errors import Refusal
from ludus.server.guests import language_of
from ludus.server.http import lessons, review_routes, routes, socket, study_routes
from ludus.server.http.middleware import Protection
from ludus.server.http.schema import describe
from ludus.server.service import Service
from ludus.server.settings import Settings

log: Final = logging.getLogger("ludus.server")

PAGES: Final = Path(str(files("ludus.server"))) / "static"
"""Where the browser's client is built to."""
SWAGGER: Final = Path(str(files("fastapi_swagger"))) / "resources"
DOCS: Final = """<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Ludus: the protocol</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><div id="swagger-ui"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script></body></html>
"""
DOCS_START: Final = 'SwaggerUIBundle({url: "/api/openapi.json", dom_id: "#swagger-ui"});\n'
IMMUTABLE: Final = "public, max-age=31536000, immutable"


def create_app(settings: Settings | None = None) -> FastAPI:
    """A server that has not started yet."""
    service = Service(settings or Settings())

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await service.start()
        try:
            yield
        finally:
            await service.stop()

    app = FastAPI(
        title="Ludus", version=__version__, lifespan=lifespan, openapi_url=None, docs_url=None
    )
    app.state.service = service
    app.include_router(routes.router)
    app.include_router(review_routes.router)
    app.include_router(socket.router)
    app.include_router(lessons.router)
    app.include_router(study_routes.router)
    _add_docs(app)
    _add_metrics(app, service)
    _add_pages(app)
    app.add_exception_handler(Refusal, refused)
    app.add_exception_handler(LudusError, refused_by_rules)
    app.add_exception_handler(RequestValidationError, invalid_request)
    app.add_exception_handler(HTTPException, http_error)
    app.add_exception_handler(Exception, internal_error)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Protection, settings=service.settings)
    return app


def _add_docs(app: FastAPI) -> None:
    """The protocol for people and programs."""

    @cache
    def document() -> bytes:
        return json.dumps(describe(app)).encode()

    @app.get("/api/openapi.json", include_in_schema=False)
    async def openapi(request: Request) -> Response:
        return routes.kept_reply(request, document())

    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> HTMLResponse:
        return HTMLResponse(DOCS)

    @app.get("/api/docs/{name}", include_in_schema=False)
    async def docs_part(name: str) -> Response:
        if name == "start.js":
            return Response(DOCS_START, media_type="text/javascript")
        if name not in ("swagger-ui.css", "swagger-ui-bundle.js"):
            raise Refusal(404, "route")
        return FileResponse(SWAGGER / name)


def _add_metrics(app: FastAPI, service: Service) -> None:
    """What the process counts, for this machine and the addresses of LUDUS_METRICS alone.

    A proxy on this machine that nobody told us of is not this machine.
    """
    here, allowed = {"127.0.0.1", "::1"}, frozenset(service.settings.metrics)

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> PlainTextResponse:
        address = routes.address(request)
        direct = "x-forwarded-for" not in request.headers
        if address not in allowed and not (direct and address in here):
            raise Refusal(404, "route")
        return PlainTextResponse(await service.metrics(), media_type="text/plain; version=0.0.4")


def _add_pages(app: FastAPI) -> None:
    """The browser's client; every address that is no file is a place within it."""

    @app.get("/{path:path}", include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        if path == "api" or path.startswith("api/"):
            raise Refusal(404, "route")
        index = PAGES / "index.html"
        if not index.is_file():
            sentence = Refusal(503, "not-built").say(language_of(request))
            return PlainTextResponse(sentence, status_code=503)
        if path in page_files():
            built = path.startswith("assets/")
            headers = {"Cache-Control": IMMUTABLE if built else "no-cache"}
            return FileResponse(PAGES / path, headers=headers)
        if "." in path.rsplit("/", 1)[-1]:
            raise Refusal(404, "route")
        return FileResponse(index, headers={"Cache-Control": "no-cache"})


@cache
def page_files() -> frozenset[str]:
    """The files of the client: whatever else is asked for never reaches the file system."""
    inside = (path for path in PAGES.rglob("*") if path.is_file())
    return frozenset(path.relative_to(PAGES).as_posix() for path in inside)


def problem(request: Request, refusal: Refusal) -> JSONResponse:
    """A refusal as a reply."""
    guest = getattr(request.state, "guest", None)
    body = {"code": refusal.code, "detail": refusal.say(language_of(request, guest))}
    headers = {}
    if refusal.status == 429:
        headers["Retry-After"] = str(refusal.data.get("seconds", 1))
    return JSONResponse(body, refusal.status, headers)


async def refused(request: Request, error: Exception) -> Response:
    """The server refuses."""
    assert isinstance(error, Refusal)
    return problem(request, error)


async def refused_by_rules(request: Request, error: Exception) -> Response:
    """The rules refuse something else than a decision."""
    return JSONResponse({"code": "rules", "detail": str(error)}, 409)


async def invalid_request(request: Request, error: Exception) -> Response:
    """The request is not what the route takes."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return problem(request, Refusal(422, "request", reason=f"{where}: {first['msg']}"))


async def http_error(request: Request, error: Exception) -> Response:
    """There is no such route, or it does not do that."""
    assert isinstance(error, HTTPException)
    codes = {404: "route", 405: "method"}
    if error.status_code in codes:
        reply = problem(request, Refusal(error.status_code, codes[error.status_code]))
    else:
        reply = problem(request, Refusal(error.status_code, "request", reason=error.detail))
    reply.headers.update(error.headers or {})
    return reply


async def internal_error(request: Request, error: Exception) -> Response:
    """An error of the server; the log tells where."""
    return problem(request, Refusal(500, "broken"))
