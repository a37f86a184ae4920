# Everything runs from .venv, which holds the pinned tools and, once compiled, the package; building/ says how.
# The pure build is the same tests with the source folder first on the path.

PYTHON ?= python3
BIN := .venv/bin
ROUNDS ?= 5
SUDO := $(if $(filter-out 0,$(shell id -u)),sudo)
GAMES ?= 216

.DEFAULT_GOAL := help
.PHONY: help play terminal test lint format test-compiled test-pure test-builds test-web test-browser screenshots bench clean pages installed

help: ## show this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | awk -F'\t' '{printf "  make %-14s %s\n", $$1, $$2}'

.venv/.made: constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Tonalli needs Python 3.11 or newer: make PYTHON=...")'
	@echo "Setting up .venv ..."
	@$(PYTHON) -m venv --clear .venv
	@touch $@

.venv/.serving: .venv/.made pyproject.toml
	@echo "Fetching what serving needs ..."
	@$(BIN)/python -m building.tools serving
	@touch $@

.venv/.tools: .venv/.made
	@echo "Fetching all tools ..."
	@$(BIN)/python -m building.tools everything
	@touch $@ .venv/.serving

web/node_modules/.installed: web/package-lock.json
	@echo "Fetching what the pages are tested with ..."
	@npm --prefix web install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

# The pages are made by Node; without it there is everything else.
pages:
	@$(PYTHON) -m building.pages

# Pages first: what is installed is compared with the sources, and pages among those only as they were built.
installed: .venv/.tools $(if $(shell command -v npm),web/node_modules/.installed)
	@$(if $(shell command -v npm),$(BIN)/python -m building.pages)
	@$(BIN)/python -m building.install

# Python's packages and the pages have nothing to do with each other.
play: ## open the table in the browser (options: make play ARGS="--port 9000")
	@$(MAKE) --silent --jobs 2 .venv/.serving pages
	@$(BIN)/python -m building.start serve $(ARGS)

terminal: .venv/.serving ## play in the terminal (options: make terminal ARGS="tzolkin --seed 7")
	@$(BIN)/python -m building.start play $(ARGS)

test: lint test-compiled test-pure test-builds test-web test-browser ## check style and types, test everything
	@echo "All is well."

lint: .venv/.tools ## check style and types
	@echo "Style and types ..."
	@$(BIN)/ruff check -q .
	@$(BIN)/ruff format -q --check . || { echo "make format mends this"; $(BIN)/ruff format --check .; }
	@$(BIN)/mypy --no-error-summary

format: .venv/.tools ## format the code and mend what can be mended
	@$(BIN)/ruff check -q --fix .
	@$(BIN)/ruff format .

test-compiled: installed postgresql ## test the compiled build
	@echo "Tests on the compiled build ..."
	@env -u PYTHONPATH TONALLI_BUILD=compiled $(BIN)/python -m pytest -q -n 2 --ignore tests/browser $(ARGS)

test-pure: .venv/.tools ## test the pure build (the tests marked 'pure')
	@echo "Tests on the pure build ..."
	@PYTHONPATH=src TONALLI_BUILD=pure $(BIN)/python -m pytest -q -n 2 -m pure --ignore tests/browser $(ARGS)

test-builds: installed ## play the same games on both builds and compare them
	@$(BIN)/python benchmarks/compare_builds.py --games $(GAMES)

test-web: .venv/.tools web/node_modules/.installed ## check and test the pages' own code
	@echo "Tests of the pages ..."
	@npm --prefix web run --silent test -- --silent
	@npm --prefix web run --silent types
	@npm --prefix web run --silent check

# A browser shares the machine with whatever else runs there: what fails once is tried once more, and named in the summary.
test-browser: installed chromium ## play in a real browser
	@echo "Tests in the browser ..."
	@env -u PYTHONPATH TONALLI_BUILD=compiled $(BIN)/python -m pytest -q -n 2 --reruns 1 tests/browser $(ARGS)

screenshots: installed chromium ## make the pictures of docs/screenshots
	@$(BIN)/python tests/browser/screenshots.py

.PHONY: postgresql
postgresql:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || { echo "Installing PostgreSQL ..."; $(SUDO) apt-get -qq update && $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y postgresql >/dev/null; } $(if $(SUDO),|| echo "PostgreSQL is not installed: its tests are skipped")

.PHONY: chromium
chromium:
	@command -v chromium >/dev/null || { echo "Installing Chromium ..."; $(SUDO) apt-get -qq update && $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y chromium >/dev/null; }

bench: installed ## measure against other engines, side by side (options: ROUNDS=5 ARGS=...)
	@$(BIN)/python benchmarks/peers.py --rounds $(ROUNDS) $(ARGS)

clean: ## remove everything that was built or installed
	@rm -rf .venv .bench build dist src/tonalli/server/pages web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find . -name __pycache__ -not -path './.git/*' -prune -exec rm -rf {} +
