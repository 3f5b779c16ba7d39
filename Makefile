# The two commands are `make run` and `make test`; `make help` lists the rest.
SHELL := /bin/bash
.DEFAULT_GOAL := help

DATA_DIR ?= data
SECURE_PORT ?= 6443
VENDOR_PROFILE ?= orch
RUN_FLAGS ?=
# Requests leave little behind: more room for short-lived objects would take memory and give no speed. All of it from the beginning: a
# start collects less, a tenth of its time where the machine is quiet, for 5 MiB at rest. As in the first line of main.ts, and so that
# all threads share one arena: what one of them gives back is of use to the others, some 15 MiB where 20,000 objects are held.
NODE_FLAGS ?= --min-semi-space-size=4 --max-semi-space-size=4
NODE_ENVIRONMENT ?= MALLOC_ARENA_MAX=1

# Of the lines tried, 24 starts in three quarters of 22's processor time (0.30 s, 0.40 s) and takes no more for a GET; at rest 4 MiB more.
# Taken from the npm registry where the machine's own node is too old, and on demand: make test NODE_VERSION=22.23.3.
PINNED_NODE := 24.21.0
PINNED_NPM := 11.19.1
OLDEST_NODE := 22.13.0

# Version of the program that makes clients in other languages; without one its launcher asks the network first.
OPENAPI_GENERATOR := 7.23.0

# What node, npm and their children are, in every recipe: the machine's own, or those in .node/.
OWN_NODE := $(shell node -p 'process.versions.node' 2> /dev/null)
ifneq ($(OWN_NODE),)
ifneq ($(shell printf '%s\n' $(OLDEST_NODE) $(OWN_NODE) | sort -V | head -n 1),$(OLDEST_NODE))
NODE_VERSION ?= $(PINNED_NODE)
endif
endif
ifneq ($(NODE_VERSION),)
NODE_FOLDER := $(CURDIR)/.node/$(NODE_VERSION)
NODE := $(NODE_FOLDER)/node_modules/.bin/node
export PATH := $(NODE_FOLDER)/node_modules/.bin:$(PATH)
endif

SOURCES = $(shell find runtime codegen generated test -name '*.ts' -not -path '*/node_modules/*' 2>/dev/null) tsconfig.json
INSTALLED := node_modules/.installed
BUILT := dist/.built

.PHONY: help run test install build generate scaffold docs verify lint format node-internals unit conformance clients crash fuzz bench soak coverage-matrix sdk tours packages clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-16s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

run: build ## build and start the server on its embedded store (DATA_DIR, SECURE_PORT, VENDOR_PROFILE, RUN_FLAGS)
	@exec env $(NODE_ENVIRONMENT) node $(NODE_FLAGS) dist/server/main.js --data-dir $(DATA_DIR) --secure-port $(SECURE_PORT) --vendor-profile $(VENDOR_PROFILE) $(RUN_FLAGS)

test: build verify ## build, verify, and run every suite
	node dist/test/run-suites.js unit contract conformance clients crash fuzz

install: $(INSTALLED) ## install the dependencies

# The package's install script fetches what fits the machine; npm 11 and later run only scripts that are named.
$(NODE):
	@echo "Taking Node $(NODE_VERSION) into .node/, for this project alone (the machine's own: $(or $(OWN_NODE),none), oldest that will do: $(OLDEST_NODE))"
	@rm -rf $(NODE_FOLDER) && mkdir -p $(NODE_FOLDER)
	@echo '{ "private": true, "allowScripts": { "node": true } }' > $(NODE_FOLDER)/package.json
	@cd $(NODE_FOLDER) && npm install --ignore-scripts=false --no-audit --no-fund --loglevel=error node@$(NODE_VERSION) npm@$(PINNED_NPM)

$(INSTALLED): package.json package-lock.json | $(NODE)
	@command -v node > /dev/null || { echo "Node $(OLDEST_NODE) or later is needed, with its npm; there is none" >&2; exit 1; }
	npm ci --include=dev --prefer-offline --no-audit --no-fund --loglevel=error
	@touch $@

build: $(BUILT) ## compile

$(BUILT): $(INSTALLED) $(SOURCES)
	@rm -rf dist/server
	npm run --silent build
	@chmod +x dist/server/main.js
	@touch $@

# What the present output lacks is no reason not to generate it: mistakes that remain are told by the build that follows.
generate: $(INSTALLED) ## regenerate everything the definitions account for
	@npx --no-install tsc -p tsconfig.json > /dev/null || true
	node dist/codegen/main.js
	@$(MAKE) --no-print-directory build

scaffold: build ## write the definition of a new kind: make scaffold KIND=example/v1.Gadget
ifndef KIND
	@echo "name the kind: make scaffold KIND=example/v1.Gadget" >&2; exit 1
endif
	@node dist/codegen/scaffold.js $(KIND)

release-api: build ## put down what is published now, to be held to from then on
	node dist/test/checks/published-api.js --release

docs: build ## make the reference pages of all kinds, dist/docs/README.md (VENDOR_PROFILE)
	@node dist/codegen/docs/main.js --profile $(VENDOR_PROFILE)

verify: lint ## fail when generated code is not current, or a rule of the house is broken
	node dist/codegen/main.js --check

lint: build ## format, lint, import boundaries, and that nothing released is gone
	npx --no-install biome check --error-on-warnings .
	node dist/test/checks/import-boundaries.js
	node dist/test/checks/room-sizes.js
	node dist/test/checks/top-level.js
	node dist/test/checks/published-api.js

format: $(INSTALLED) ## rewrite the sources in the house format
	npx --no-install biome check --write .

unit conformance clients crash fuzz: build
	node dist/test/run-suites.js $@

node-internals: build ## try what leans on Node itself against the Node at hand
	node --enable-source-maps --test dist/test/unit/flow/node-internals*.test.js

tours: build ## the tours that take minutes: clients generated in other languages, helm
	node dist/test/run-suites.js tours

bench: build ## measure the server against a bare Node server and a bare SQLite loop
	node dist/test/bench/main.js

soak: build ## a million updates with readers all along, attacks beside an honest client, then the crash tests and the no-loss checker for a long time
	node dist/test/soak/main.js
	node dist/test/soak/attack.js
	node --expose-gc dist/test/soak/informers.js
	SOAK=1 node dist/test/run-suites.js crash
	SOAK=1 FUZZ_SECONDS=60 node dist/test/run-suites.js fuzz

coverage-matrix: build ## print the requirement ids that no test shows
	node dist/test/coverage-matrix.js

packages: build ## make the packages that others install, orch (the client) and orch-apiserver, in dist/packages
	@node dist/runtime/server/write-packages.js dist/packages
	@cd dist/packages && for name in orch orch-apiserver; do npm pack --silent ./$$name; done

sdk: build ## generate a client in another language from the OpenAPI document: make sdk LANG=python
ifneq ($(origin LANG),command line)
	@echo "name the language: make sdk LANG=python (or go, java, ...)" >&2; exit 1
endif
	node dist/codegen/openapi-document.js --profile $(VENDOR_PROFILE) > dist/openapi.json
	@echo '{"generator-cli":{"version":"$(OPENAPI_GENERATOR)"}}' > dist/openapitools.json
	npx --no-install openapi-generator-cli --openapitools dist/openapitools.json generate -i dist/openapi.json -g $(LANG) -o dist/sdk/$(LANG) --additional-properties=modelPropertyNaming=original \
	|| { echo "the generator is a Java program: it needs java and, the first time, the registry of Java packages" >&2; exit 1; }
	@echo "the client is in dist/sdk/$(LANG)"

clean: ## remove what was built; installed packages and data stay
	rm -rf dist
