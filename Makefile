# Everything happens in .venv; nothing outside this folder is touched, except that `make test`
# installs the system's Chromium when it is missing and the system's package manager is at hand.

PYTHON ?= python3
VENV   ?= .venv
PORT   ?= 8501
# One process per core, each with a server and a browser of its own; whoever is done takes from the others.
PYTEST_FLAGS ?= --numprocesses=auto --dist=worksteal

BIN    := $(VENV)/bin
RUN    := $(VENV)/.installed
DEV    := $(VENV)/.installed-dev
PIP     = $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

# The tests drive the system's browser. Playwright must never fetch one.
export PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD := 1

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help run test lint content bench shots messages chromium clean

help:
	@echo "make run       start Baza on port $(PORT)"
	@echo "make test      ruff, mypy, the content linter, then every test"
	@echo "make content   the content linter alone"
	@echo "make bench     how fast the engine and the screens are on this machine"
	@echo "make shots     pictures of every page, into shots/"
	@echo "make messages  bring the catalogues in locales/ up to date with the code"
	@echo "make clean     remove what these commands made"

run: $(RUN)
	$(BIN)/streamlit run app.py --server.port=$(PORT)

test: chromium lint content
	$(BIN)/pytest $(PYTEST_FLAGS)

lint: $(DEV)
	$(BIN)/ruff check .
	$(BIN)/mypy

content: $(RUN)
	$(BIN)/python -m lessons check

bench: $(DEV) chromium
	$(BIN)/python -m bench.run
	$(BIN)/python -m bench.screens

shots: $(DEV) chromium
	$(BIN)/python -m tests.browser.shots

messages: $(RUN)
	$(BIN)/python -m lessons.catalogue

# --- the virtual environment: made once, brought up to date when either file changes ---

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
		|| { echo "Baza needs Python 3.11 or newer; name one with: make PYTHON=/path/to/python3.11 ..."; exit 1; }
	@$(PYTHON) -m venv $(VENV) \
		|| { rm -rf $(VENV); echo "Python could not make a virtual environment; on Debian and Ubuntu install python3-venv."; exit 1; }

$(RUN): pyproject.toml constraints.txt | $(BIN)/python
	$(PIP) --editable .
	@touch $@

$(DEV): pyproject.toml constraints.txt $(RUN)
	$(PIP) --editable '.[dev]'
	@touch $@

# --- the browser of the tests ---

chromium:
	@found() { for name in "$$CHROMIUM" chromium chromium-browser google-chrome; do \
		[ -n "$$name" ] && command -v "$$name" >/dev/null 2>&1 && return 0; done; return 1; }; \
	found && exit 0; \
	if [ "$$(id -u)" = 0 ]; then as=; else as="sudo -n"; fi; \
	if command -v apt-get >/dev/null 2>&1 && $$as true 2>/dev/null; then \
		echo "installing the system's Chromium"; \
		{ $$as apt-get update -qq && DEBIAN_FRONTEND=noninteractive $$as apt-get install -qq -y chromium; } >/dev/null; \
	fi; \
	found || { echo "The tests need Chromium: install it, or give its path in CHROMIUM."; exit 1; }

clean:
	rm -rf $(VENV) *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis .benchmarks shots
