# The two commands are `make run` and `make test`; `make help` lists the rest.
SHELL := /bin/bash
.DEFAULT_GOAL := help

DATA_DIR ?= data
SECURE_PORT ?= 6443
VENDOR_PROFILE ?= orch
RUN_FLAGS ?=
# Requests leave little behind: more room for short-lived objects would take memory and give no speed. As in the first line of main.ts.
NODE_FLAGS ?= --max-semi-space-size=4

# Version of the program that makes clients in other languages; without one its launcher asks the network first.
OPENAPI_GENERATOR := 7.23.0

SOURCES = $(shell find runtime codegen generated test -name '*.ts' -not -path '*/node_modules/*' 2>/dev/null) tsconfig.json
INSTALLED := node_modules/.installed
BUILT := dist/.built

.PHONY: help run test install build generate verify lint format unit conformance clients crash bench soak coverage-matrix sdk clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-16s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

run: build ## build and start the server on its embedded store (DATA_DIR, SECURE_PORT, VENDOR_PROFILE, RUN_FLAGS)
	@exec node $(NODE_FLAGS) dist/server/main.js --data-dir $(DATA_DIR) --secure-port $(SECURE_PORT) --vendor-profile $(VENDOR_PROFILE) $(RUN_FLAGS)

test: build verify ## build, verify, and run every suite
	node dist/test/run-suites.js unit contract conformance clients crash

install: $(INSTALLED) ## install the dependencies

$(INSTALLED): package.json package-lock.json
	@node -e 'if (Number(process.versions.node.split(".")[0]) < 22) { console.error("Node 22 or later is needed, this is " + process.version); process.exit(1); }'
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

verify: lint ## fail when generated code is not current, or a rule of the house is broken
	node dist/codegen/main.js --check

lint: build ## format, lint and import-boundary checks
	npx --no-install biome check --error-on-warnings .
	node dist/test/checks/import-boundaries.js
	node dist/test/checks/room-sizes.js

format: $(INSTALLED) ## rewrite the sources in the house format
	npx --no-install biome check --write .

unit conformance clients crash: build
	node dist/test/run-suites.js $@

bench: build ## measure the server against a bare Node server and a bare SQLite loop
	node dist/test/bench/main.js

soak: build ## a million updates with readers all along, then the crash tests and the no-loss checker for a long time
	node dist/test/soak/main.js
	SOAK=1 node dist/test/run-suites.js crash

coverage-matrix: build ## print the requirement ids that no test shows
	node dist/test/coverage-matrix.js

sdk: build ## generate a client in another language from the OpenAPI document: make sdk LANG=python
ifneq ($(origin LANG),command line)
	@echo "name the language: make sdk LANG=python (or go, java, ...)" >&2; exit 1
endif
	node dist/codegen/openapi-document.js --profile $(VENDOR_PROFILE) > dist/openapi.json
	@echo '{"generator-cli":{"version":"$(OPENAPI_GENERATOR)"}}' > dist/openapitools.json
	npx --no-install openapi-generator-cli --openapitools dist/openapitools.json generate -i dist/openapi.json -g $(LANG) -o dist/sdk/$(LANG) \
	|| { echo "the generator is a Java program: it needs java and, the first time, the registry of Java packages" >&2; exit 1; }
	@echo "the client is in dist/sdk/$(LANG)"

clean: ## remove what was built; installed packages and data stay
	rm -rf dist
