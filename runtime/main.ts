#!/usr/bin/env node
/** The command `orch-apiserver`. */
import * as generated from "../generated/index.js";
import { createDiscovery } from "./endpoints/discovery.js";
import { createOpenApi } from "./endpoints/openapi.js";
import { versionText } from "./endpoints/version.js";
import { FlagError } from "./flags/flag.js";
import { parseServerFlags, serverHelp } from "./flags/server-flags.js";
import { type Catalog, type RunningServer, startServer } from "./server.js";

const EXIT_USAGE = 2;
const EXIT_FAILURE = 1;

const catalog: Catalog = {
  definitionFactories: generated.definitionFactories,
  vendorProfiles: generated.vendorProfiles,
  metaTypes: generated.metaTypes,
  discovery: createDiscovery,
  openApi: (definitions, profile, gate) => createOpenApi({ definitions, profile, gate, templates: generated.openApiTemplates }),
};

await main(process.argv.slice(2));

async function main(argv: readonly string[]): Promise<void> {
  if (argv.includes("--help") || argv.includes("-h")) {
    process.stdout.write(serverHelp());
    return;
  }
  if (argv.includes("--version")) {
    process.stdout.write(`orch ${versionText()}\n`);
    return;
  }
  try {
    const flags = parseServerFlags(argv);
    const starting = startServer({ flags, catalog });
    stopOnSignals(starting);
    const { url, kubeconfig } = await starting;
    process.stdout.write(`Administrator's kubeconfig: ${kubeconfig}\nServing on ${url}\n`);
  } catch (error) {
    const usage = error instanceof FlagError;
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`Error: ${message}\n${usage ? "Run with --help to see all flags.\n" : ""}`);
    process.exit(usage ? EXIT_USAGE : EXIT_FAILURE);
  }
}

/** The first signal lets the server finish what it has begun, the second ends it at once. */
function stopOnSignals(starting: Promise<RunningServer>): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(EXIT_FAILURE);
    stopping = true;
    starting
      .then((running) => running.stop())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`Error: ${error instanceof Error ? error.message : String(error)}\n`);
          process.exit(EXIT_FAILURE);
        },
      );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
