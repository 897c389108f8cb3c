# Vaka. `make play` and `make test` are all that a newcomer needs: they set up what they use.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
VAKA_COMPILE ?= 1
export VAKA_COMPILE
# The stamp's name says which build was wished for, what is in it which one is installed; wishing for the other builds anew.
BUILT := $(VENV)/built-$(VAKA_COMPILE)
BUILDING := setup.py pyproject.toml $(addprefix tools/,build.py client.py compiling.py listed.py parts.py)
SOURCES := $(shell find src -type f -not -name '*.pyc') $(BUILDING)
CHECKED := src tests bench examples tools setup.py

.PHONY: play setup test quick slow lint soak bench bots pictures paragraphs playthroughs dist wheels docs clean FORCE

# HOST=0.0.0.0 opens the table to everybody in the house.
play: setup
	@$(BIN)/vaka serve $(if $(HOST),--host $(HOST))

setup: $(BUILT)

# What building and playing need; what tests and lint need besides.
$(VENV)/tools: pyproject.toml constraints.txt tools/prepare.py
	@$(PYTHON) tools/prepare.py $(VENV) play

$(VENV)/testing: pyproject.toml constraints.txt tools/prepare.py | $(VENV)/tools
	@$(PYTHON) tools/prepare.py $(VENV) test

# Changes where a source came or went, or a compiler that was missing is there.
$(VENV)/listed: FORCE | $(VENV)/tools
	@$(BIN)/python tools/listed.py $@ $(BUILT)

$(BUILT): $(VENV)/tools $(VENV)/listed $(SOURCES)
	@$(BIN)/python tools/build.py $(VENV) $@

FORCE:

# Everything, on the installed build and on the sources; lint runs while the rules are compiled.
test: $(VENV)/testing
	@$(MAKE) --no-print-directory -j2 setup lint
	@$(BIN)/python tools/test.py

# The fast tests of what has changed since the last commit, or of AREA=paradise, on the sources: nothing is compiled.
quick: $(VENV)/testing
	@$(BIN)/python tools/quick.py $(AREA)

# Measure anew which tests are too slow for `make quick` (tests/slow.txt).
slow: $(VENV)/testing
	@$(BIN)/python tools/quick.py --measure $(AREA)

lint: $(VENV)/testing
	@$(BIN)/ruff check $(CHECKED)
	@$(BIN)/ruff format --check --quiet $(CHECKED)
	@$(BIN)/mypy

soak: setup $(VENV)/testing
	@$(BIN)/python tools/soak.py
	@VAKA_LINT=all VAKA_TEST_FORM=installed $(BIN)/python -m pytest -q tests/games/test_language.py

bench: setup
	@$(BIN)/vaka bench

# How strong the bots are, in docs/bots.md: MINUTES=240 for all of it; it goes on where it stopped.
bots: setup $(VENV)/testing
	@$(BIN)/python -m bench.bots --minutes $(or $(MINUTES),120)

pictures: setup $(VENV)/testing
	@$(BIN)/python docs/pictures/make.py
	@$(BIN)/python tools/screenshots.py
	@$(BIN)/python tools/elements.py

# The index from the paragraphs of the rules to the functions, in docs/games.
paragraphs: | $(VENV)/testing
	@$(BIN)/python tools/paragraphs.py

# One short game of each game as text, in tests/games/<game>/golden/playthrough.txt.
playthroughs: setup $(VENV)/testing
	@$(BIN)/python tools/playthroughs.py

# An sdist and a wheel, to be given to others.
dist: | $(VENV)/testing
	@$(BIN)/python -m build

# Compiled wheels for the Pythons of this machine (PYTHONS="3.12 3.13"), each tried in an environment with no compiler.
wheels: setup
	@$(BIN)/python tools/wheels.py $(PYTHONS)

# The site of docs/ and the reference, in build/site: it reads without a network.
docs: | $(VENV)/documenting
	@$(BIN)/python tools/site.py

$(VENV)/documenting: pyproject.toml constraints.txt tools/prepare.py | $(VENV)/tools
	@$(PYTHON) tools/prepare.py $(VENV) docs

clean:
	rm -rf build dist $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis
