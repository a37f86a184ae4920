"""Writes the OpenAPI description of the server, from which the client's types are made; no server has to run."""

from __future__ import annotations

import json
import sys

from tonalli.server.app import create_app
from tonalli.server.settings import Settings

json.dump(create_app(Settings(database="sqlite://")).openapi(), sys.stdout)
