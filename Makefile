# Needs only Python 3.11 or newer and make: `make play` fetches what playing needs into this folder,
# `make setup`, which most other targets begin with, the rest.

UV := $(shell command -v uv 2>/dev/null || echo .uv/bin/uv)
# Which Python the environment is made with: a version, a request such as >=3.11, or a path.
PYTHON ?= >=3.11
VENV := .venv/bin/python
TEST := $(VENV) -m pytest --numprocesses=auto --durations=40
READ := src tests tools setup.py $(wildcard benchmarks examples)
LOCK := $(UV) pip compile --quiet --universal --generate-hashes --python-version 3.11 \
	--custom-compile-command "make lock"
FETCH := pip install --quiet --disable-pip-version-check --require-hashes
EDITABLE := LUDUS_COMPILE=0 $(UV) pip install --quiet --python $(VENV) --no-deps \
	--no-build-isolation --editable .

# Servers, workers and commands start by the hundred in the tests, twice as fast from bytecode.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help setup compile web play dev test interpreted peers lint chaos cluster bench wheel docs types lock clean

help: ## Show this list.
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' Makefile

setup: .venv/installed ## Make the environment: .venv/bin/python and .venv/bin/ludus.
	@:

compile: setup ## Compile the rules with mypyc, if a C compiler is here.
	@$(VENV) -m tools.forms compile

web: setup ## Build the browser's client, if it has changed.
	@$(VENV) -m tools.web build

play: ## Serve the games and open the lobby in the browser.
	@$(MAKE) --no-print-directory --jobs=2 .venv/playable client
	@$(VENV) -m tools.play

.PHONY: client
client: | $(VENV)
	@$(VENV) -m tools.web build

dev: compile web ## Serve the games, and the browser's client with hot reload.
	@$(VENV) -m tools.web dev

test: setup web ## Run all tests, on the interpreted form and on the compiled one.
	@$(VENV) -m tools.web test
	@# Compiling and fetching take about as long as these tests.
	@$(MAKE) --no-print-directory --jobs=3 compile interpreted peers-if-reachable
	@if test -e build/compiled.txt; then \
		echo "==== Tests of the compiled form ====" && set -x && \
		LUDUS_FORM=compiled PYTHONPATH="$(CURDIR)/src" $(TEST); \
	else \
		echo "==== No compiled form to test ===="; \
	fi

interpreted: setup web ## Run the tests on the interpreted form alone.
	@$(VENV) -m tools.forms mirror
	@echo "==== Tests of the interpreted form ===="
	LUDUS_FORM=interpreted PYTHONPATH="$(CURDIR)/build/pure" $(TEST)

peers: build/peers/installed ## Fetch PyTorch and other people's libraries, for the tests of examples/.
	@:

.PHONY: peers-if-reachable
peers-if-reachable:
	@$(MAKE) --no-print-directory peers || \
		echo "What examples/ needs cannot be fetched here, so the tests of examples/ are skipped."

lint: setup ## Check style and types, and that the documentation builds.
	.venv/bin/ruff check $(READ)
	.venv/bin/ruff format --check $(READ)
	$(VENV) -m mypy --strict $(READ)
	$(VENV) -m tools.web check
	$(VENV) -m tools.docs

chaos: compile ## Kill servers, bots and databases a thousand times while games go on, and audit them.
	$(VENV) -m tests.server.chaos --database sqlite --kills 500
	$(VENV) -m tests.server.chaos --database postgresql --kills 500

cluster: compile ## Do tasks on a real Ray cluster of two nodes here, and kill one of them.
	LUDUS_CLUSTER=1 $(VENV) -m pytest tests/arena/test_cluster.py

bench: compile ## Measure the speed of both forms.
	@$(VENV) -m tools.forms mirror
	@$(VENV) -m benchmarks

wheel: setup ## Build a wheel with the compiled modules into dist/.
	rm -rf build/lib* build/bdist*
	$(UV) build --quiet --wheel --no-build-isolation --python $(VENV) --out-dir dist
	@ls dist/*.whl

docs: setup ## Build the documentation as a site into build/site.
	@$(VENV) -m tools.docs

types: setup ## Generate what the browser's client has from the package.
	@$(VENV) -m tools.web types

lock: $(UV) ## Lock the newest dependencies pyproject.toml allows into requirements/.
	$(LOCK) --upgrade --all-extras --group dev pyproject.toml --output-file requirements/dev.txt > /dev/null
	$(LOCK) --constraint requirements/dev.txt --extra server --group play pyproject.toml --output-file requirements/play.txt > /dev/null
	$(LOCK) --constraint requirements/dev.txt --group pyproject.toml:compile --output-file requirements/compile.txt > /dev/null
	$(LOCK) --upgrade --group pyproject.toml:bootstrap --output-file requirements/bootstrap.txt > /dev/null
	$(LOCK) --upgrade --group pyproject.toml:docs --output-file requirements/docs.txt > /dev/null
	$(LOCK) --upgrade --group pyproject.toml:node --output-file requirements/node.txt > /dev/null

clean: ## Remove all that the other targets made.
	rm -rf web/node_modules src/ludus/server/static
	rm -rf .venv .uv build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src -name '*.so' -exec rm -f {} +
	find src tests tools benchmarks -name __pycache__ -exec rm -rf {} + 2>/dev/null || true

# Whoever has the whole environment plays in it.
.venv/playable: requirements/play.txt pyproject.toml setup.py | $(VENV)
	@if test -e .venv/synced; then $(MAKE) --silent setup; else \
		echo "Fetching what playing needs." && $(MAKE) --silent $(UV) && \
		$(UV) pip install --quiet --require-hashes --python $(VENV) -r $< && $(EDITABLE); fi
	@touch $@

build/peers/installed: pyproject.toml
	@echo "Fetching PyTorch, sb3-contrib, Tianshou and TorchRL (over 1 GB) for the tests of examples/."
	@test -x build/peers/bin/pip || python3 -m venv build/peers
	@build/peers/bin/python -m pip install --quiet --disable-pip-version-check 'pip>=25.1'
	@LUDUS_COMPILE=0 build/peers/bin/python -m pip install --quiet --disable-pip-version-check --no-compile \
		--group peers --editable '.[gymnasium,pettingzoo]'
	@touch $@

# uv is not kept where somebody only plays, so it is no prerequisite.
$(VENV):
	@$(MAKE) --silent $(UV)
	@rm -rf .venv && $(UV) venv --quiet --python '$(PYTHON)' .venv

.uv/bin/uv: requirements/bootstrap.txt
	@rm -rf .uv
	@{ python3 -m venv .uv && .uv/bin/python -m $(FETCH) -r $<; } || \
		python3 -m $(FETCH) --target .uv -r $< || \
		{ echo "Ludus needs a python3 with venv and pip (on Debian: apt install python3-venv)."; exit 1; }
	@touch $@

.venv/synced: requirements/dev.txt | $(VENV)
	@$(MAKE) --silent $(UV)
	@$(UV) pip sync --quiet --require-hashes --python $(VENV) $<
	@touch $@

.venv/installed: .venv/synced pyproject.toml setup.py
	@$(EDITABLE)
	@touch $@
