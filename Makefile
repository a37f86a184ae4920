# Everything runs from .venv, which holds the pinned tools and the compiled package.
# The pure build is the same tests with the source folder first on the path.

PYTHON ?= python3
BIN := .venv/bin
PAGES := src/tonalli/server/pages
SOURCES := $(sort $(shell find src -type f -not -path '*/__pycache__/*' -not -path '$(PAGES)/*'))
WEB_SOURCES := $(sort $(shell find web -type f -not -path '*/node_modules/*' -not -name 'schema.d.ts'))
ROUNDS ?= 5
SUDO := $(if $(filter-out 0,$(shell id -u)),sudo)
GAMES ?= 216

# A list of the sources that changes only when a file comes or goes, so that removing one rebuilds too, or when the kind of build does.
BUILT_FROM := $(SOURCES) TONALLI_PURE=$(TONALLI_PURE) TONALLI_QUICK=$(TONALLI_QUICK)
$(shell mkdir -p build && echo $(BUILT_FROM) | cmp -s - build/sources || echo $(BUILT_FROM) > build/sources)

.DEFAULT_GOAL := help
.PHONY: help play terminal test lint format test-compiled test-pure test-builds test-web test-browser screenshots bench clean

help: ## show this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | awk -F'\t' '{printf "  make %-14s %s\n", $$1, $$2}'

.venv/.tools: constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Tonalli needs Python 3.11 or newer: make PYTHON=...")'
	@echo "Setting up .venv ..."
	@$(PYTHON) -m venv --clear .venv
	@$(BIN)/python -m pip install -qq --disable-pip-version-check -r constraints.txt
	@touch $@

# The pages are made by Node; without it the package still holds everything else.
web/node_modules/.installed: web/package-lock.json
	@echo "Fetching what the pages are built with ..."
	@npm --prefix web install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

$(PAGES)/index.html: .venv/.tools web/node_modules/.installed $(WEB_SOURCES) $(wildcard src/tonalli/server/*.py)
	@echo "Building the pages ..."
	@npm --prefix web run --silent build -- --logLevel warn
	@touch $@

.venv/.installed: .venv/.tools build/sources $(SOURCES) pyproject.toml hatch_build.py $(wildcard building/*.py) $(if $(shell command -v npm),$(PAGES)/index.html)
	@echo "Compiling Tonalli (this takes a few minutes, but only when the engine changed) ..."
	@rm -rf build/wheel
	@$(BIN)/python -m pip wheel -qq --disable-pip-version-check --no-deps --no-build-isolation -w build/wheel .
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --no-deps --force-reinstall build/wheel/*.whl
	@$(BIN)/python -m pip check -qq
	@! ls build/wheel/*-none-any.whl >/dev/null 2>&1 || echo "Not compiled (no C compiler, or TONALLI_PURE=1): Tonalli runs as pure Python, slower."
	@touch $@

play: .venv/.installed ## open the table in the browser (options: make play ARGS="--port 9000")
	@$(BIN)/tonalli serve $(ARGS)

terminal: .venv/.installed ## play in the terminal (options: make terminal ARGS="tzolkin --seed 7")
	@$(BIN)/tonalli play $(ARGS)

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

test-compiled: .venv/.installed ## test the compiled build
	@echo "Tests on the compiled build ..."
	@env -u PYTHONPATH TONALLI_BUILD=compiled $(BIN)/python -m pytest -q -n 2 --ignore tests/browser $(ARGS)

test-pure: .venv/.tools ## test the pure build (the tests marked 'pure')
	@echo "Tests on the pure build ..."
	@PYTHONPATH=src TONALLI_BUILD=pure $(BIN)/python -m pytest -q -n 2 -m pure --ignore tests/browser $(ARGS)

test-builds: .venv/.installed ## play the same games on both builds and compare them
	@$(BIN)/python benchmarks/compare_builds.py --games $(GAMES)

test-web: $(PAGES)/index.html ## check and test the pages' own code
	@echo "Tests of the pages ..."
	@npm --prefix web run --silent test -- --silent
	@npm --prefix web run --silent check

test-browser: .venv/.installed chromium ## play in a real browser
	@echo "Tests in the browser ..."
	@env -u PYTHONPATH TONALLI_BUILD=compiled $(BIN)/python -m pytest -q -n 2 tests/browser $(ARGS)

screenshots: .venv/.installed chromium ## make the pictures of docs/screenshots
	@$(BIN)/python tests/browser/screenshots.py

.PHONY: chromium
chromium:
	@command -v chromium >/dev/null || { echo "Installing Chromium ..."; $(SUDO) apt-get -qq update && $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y chromium >/dev/null; }

bench: .venv/.installed ## measure against other engines, side by side (options: ROUNDS=5 ARGS=...)
	@$(BIN)/python benchmarks/peers.py --rounds $(ROUNDS) $(ARGS)

clean: ## remove everything that was built or installed
	@rm -rf .venv .bench build dist $(PAGES) web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find . -name __pycache__ -not -path './.git/*' -prune -exec rm -rf {} +
