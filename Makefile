# Everything that is done with this project, each thing in one word. Python 3.11 or newer and make are all it needs.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready

.PHONY: play test check fix docs bench bench-envs prove pins

play: $(READY)        ## set up and play in the terminal
	@$(BIN)/torpedo-dice play

test: $(READY)        ## set up and run the tests
	@$(BIN)/pytest --cov

check: $(READY)       ## style, types, layers
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports

fix: $(READY)         ## mend what can be mended by itself
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format

docs: $(READY)        ## write the generated parts of the documentation anew
	@$(BIN)/python docs/build.py

bench: $(READY)       ## compare our speed with the yardstick in C++ and with python-chess
	@$(BIN)/python bench/compare.py

bench-envs: $(READY)  ## compare the vectorised environment with pgx's (PGX_PYTHON=a Python that has pgx)
	@$(BIN)/python bench/environments.py

prove: $(READY)       ## 2,000 games of every table and bot, every record checked (some minutes)
	@$(BIN)/python bench/prove.py

pins:                 ## choose the versions in requirements.txt anew (needs uv)
	@uv pip compile pyproject.toml --all-extras --group dev --generate-hashes --universal --python-version 3.11 \
		--no-emit-index-url --no-emit-find-links --no-header --upgrade --quiet --output-file requirements.txt

$(READY): requirements.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Torpedo Dice needs Python 3.11 or newer: make PYTHON=python3.12 play")'
	@$(PYTHON) -m venv .venv
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $(READY)
