# Throneroom: `make` says what there is. Everything is installed into .venv, nothing outside it.

.DEFAULT_GOAL := help
.PHONY: help play test lint bench clean

VENV := .venv
PORT ?= 8000
RUN := $(VENV)/bin
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
  $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
PINNED := PIP_CONSTRAINT=$(CURDIR)/constraints.txt PIP_DISABLE_PIP_VERSION_CHECK=1
INSTALL = @$(PINNED) $(RUN)/python -m pip install --editable

help: ## say what targets there are
	@echo "Throneroom. The targets are:"
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1	\2/p' Makefile

play: $(VENV)/.play ## install what is needed and serve the games at http://127.0.0.1:8000/ (PORT=9000 for another port)
	@$(RUN)/throneroom serve --port $(PORT)

test: $(VENV)/.test ## install what the tests need and run them all
	@$(RUN)/python -m pytest --numprocesses auto

lint: $(VENV)/.test ## check style and types
	@$(RUN)/ruff check src tests bench
	@$(RUN)/ruff format --check src tests bench
	@$(RUN)/mypy

bench: $(VENV)/.bench ## measure speed beside peers, in the same run
	@$(RUN)/python bench/speed.py
	@$(RUN)/python bench/grail_twin.py

clean: ## remove the installation and what tools left behind
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis

$(RUN)/python:
	@if [ -z "$(PYTHON)" ]; then \
	  echo "Throneroom needs Python 3.11 or newer: install it (Debian: apt install python3 python3-venv) and run make again."; exit 1; fi
	@echo "Making $(VENV) with $$($(PYTHON) --version) ..."
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
	  echo "Python's venv module is missing: install it (Debian: apt install python3-venv) and run make again."; exit 1; }

$(VENV)/.play: $(RUN)/python pyproject.toml constraints.txt
	@echo "Installing Throneroom into $(VENV) (a minute the first time) ..."
	$(INSTALL) .
	@touch $@

$(VENV)/.test: $(RUN)/python pyproject.toml constraints.txt
	@echo "Installing what the tests need into $(VENV) (a minute the first time) ..."
	$(INSTALL) '.[dev]'
	@touch $@ $(VENV)/.play

$(VENV)/.bench: $(RUN)/python pyproject.toml constraints.txt
	@echo "Installing the peers to measure against into $(VENV) ..."
	$(INSTALL) '.[dev,bench]'
	@touch $@ $(VENV)/.test $(VENV)/.play
