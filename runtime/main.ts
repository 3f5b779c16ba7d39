#!/usr/bin/env -S node --max-semi-space-size=4
/** The command `orch-apiserver`. */
import { existsSync } from "node:fs";
import { enableCompileCache, flushCompileCache } from "node:module";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { featureGates } from "../generated/feature-gates.js";
import { vendorProfiles } from "../generated/vendor-profiles.js";
import { loadCertificates } from "./certificates/certificate-store.js";
import { ADMIN_KUBECONFIG } from "./certificates/kubeconfig.js";
import { makePrivateDirectory } from "./certificates/private-file.js";
import type { VendorProfile } from "./definition/vendor-profile.js";
import { versionText } from "./endpoints/version.js";
import { FlagError } from "./flags/flag.js";
import { logLevelOf, parseServerFlags, type ServerFlags, serverHelp } from "./flags/server-flags.js";
import { createLog, type Log } from "./log/log.js";
import type { Catalog, Foundations, RunningServer } from "./server.js";
import { type KeyValueStore, StorageError } from "./storage/key-value-store.js";
import { openSqliteStore } from "./storage/sqlite/sqlite-store.js";

const EXIT_USAGE = 2;
const EXIT_FAILURE = 1;
/** After everything that was open has been cut off, how long the rest may take to end. */
const STOP_GRACE_MS = 15_000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The storage library ends older ones with a segmentation fault. */
const OLDEST_NODE = 22;

process.on("uncaughtException", endUnexpectedly);
process.on("unhandledRejection", endUnexpectedly);
/**
 * Compiled forms of what is loaded after this file: a fifth of the processor time of a start. Beside the code, so that nobody may write
 * one who may not write the other; where nobody may, there is none, and nothing is said.
 */
const COMPILE_CACHE = fileURLToPath(new URL("compile-cache", import.meta.url));

await main(process.argv.slice(2));

/** What nobody expected leaves the state unknown: better none than a wrong one. What was acknowledged is on disk. */
function endUnexpectedly(cause: unknown): void {
  const text = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
  process.stderr.write(`Error: the server ends because of a failure that it does not know how to handle. Please report it: ${text}\n`);
  process.exit(EXIT_FAILURE);
}

async function main(argv: readonly string[]): Promise<void> {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    process.stderr.write(`Error: Node ${OLDEST_NODE} or later is needed, this is ${process.version}\n`);
    process.exit(EXIT_FAILURE);
  }
  if (argv.includes("--help") || argv.includes("-h")) {
    process.stdout.write(serverHelp(featureGates));
    return;
  }
  if (argv.includes("--version")) {
    process.stdout.write(`orch ${versionText()}\n`);
    return;
  }
  try {
    enableCompileCache(COMPILE_CACHE);
    const flags = parseServerFlags(argv, featureGates);
    const starting = start(flags);
    stopOnSignals(starting, flags["shutdown-delay-duration"] + flags["request-timeout"] + STOP_GRACE_MS);
    const { url, kubeconfig } = await starting;
    process.stdout.write(`Administrator's kubeconfig: ${kubeconfig}\nServing on ${url}\n`);
    setImmediate(flushCompileCache);
  } catch (error) {
    const usage = error instanceof FlagError;
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`Error: ${message}\n${usage ? "Run with --help to see all flags.\n" : ""}`);
    process.exit(usage ? EXIT_USAGE : EXIT_FAILURE);
  }
}

/** Opens the store and makes certificates on their threads while this one loads the rest of the program. */
async function start(flags: ServerFlags): Promise<RunningServer> {
  const profile = profileOf(flags);
  const dataDir = resolve(flags["data-dir"]);
  await makePrivateDirectory(dataDir);
  const log = createLog(logLevelOf(flags));
  const store = openStore(flags, dataDir, log);
  const certificates = loadCertificates({ ...certificateOptions(flags, profile, dataDir), owned: store });
  const foundations: Foundations = { store, certificates };
  // Whoever waits for them later hears of a failure; until then it is not unhandled.
  foundations.store.catch(() => {});
  foundations.certificates.catch(() => {});
  try {
    const [{ startServer }, catalog] = await Promise.all([import("./server.js"), loadCatalog()]);
    return await startServer({ flags, profile, catalog, foundations, log });
  } catch (error) {
    // Threads that still work must not be torn down with the process.
    await Promise.allSettled([foundations.store, foundations.certificates]);
    throw error;
  }
}

/** A store that is missing where a server has been is lost, not new: what points at that server would find an empty one. */
async function openStore(flags: ServerFlags, dataDir: string, log: Log): Promise<KeyValueStore> {
  const history = flags["etcd-compaction-interval"];
  const earlier = [join(dataDir, "pki", "ca.crt"), join(dataDir, ADMIN_KUBECONFIG)].find((path) => existsSync(path));
  try {
    return await openSqliteStore({
      file: join(dataDir, "store.db"),
      mustExist: earlier !== undefined && !flags["new-store"],
      onFailure: (work, error) => log.warn("background work of the store failed, will try again", { work, reason: String(error) }),
      ...(history > 0 ? { historyRetentionMs: history } : {}),
    });
  } catch (error) {
    if (!(error instanceof StorageError && error.code === "Missing")) throw error;
    const advice = "Put the store back where it was, or begin with an empty one by starting once with --new-store";
    throw new Error(`${error.message}, but ${earlier} is there from a server that had its store here. ${advice}`);
  }
}

function profileOf(flags: ServerFlags): VendorProfile {
  const name = flags["vendor-profile"];
  const profile = Object.hasOwn(vendorProfiles, name) ? vendorProfiles[name] : undefined;
  if (profile !== undefined) return profile;
  const accepted = Object.keys(vendorProfiles).join(", ");
  throw new FlagError(`flag --vendor-profile: invalid value ${JSON.stringify(name)}: must be one of ${accepted}`);
}

function certificateOptions(flags: ServerFlags, profile: VendorProfile, dataDir: string) {
  const file = flags["tls-cert-file"];
  return {
    directory: flags["cert-dir"] === "" ? join(dataDir, "pki") : resolve(flags["cert-dir"]),
    addresses: [flags["bind-address"], flags["advertise-address"]],
    serviceName: profile.name,
    now: Date.now(),
    ...(file === "" ? {} : { servingFiles: { certificate: file, key: flags["tls-private-key-file"] } }),
    ...(flags["client-ca-file"] === "" ? {} : { clientCaFile: flags["client-ca-file"] }),
  };
}

/** What generated code brings, and the documents made of it. */
async function loadCatalog(): Promise<Catalog> {
  const [generated, { createDiscovery }, { createOpenApi }] = await Promise.all([
    import("../generated/index.js"),
    import("./endpoints/discovery.js"),
    import("./endpoints/openapi.js"),
  ]);
  return {
    definitionFactories: generated.definitionFactories,
    metaTypes: generated.metaTypes,
    discovery: createDiscovery,
    openApi: (definitions, profile, gate) => createOpenApi({ definitions, profile, gate, templates: generated.openApiTemplates }),
  };
}

/** The first signal lets the server finish what it has begun, the second ends it at once; so does the first while it still starts. */
function stopOnSignals(starting: Promise<RunningServer>, deadlineMs: number): void {
  const giveUp = (): never => {
    process.stderr.write("Error: not all work has ended in time\n");
    process.exit(EXIT_FAILURE);
  };
  let running: RunningServer | undefined;
  let stopping = false;
  starting.then(
    (started) => {
      running = started;
    },
    () => {},
  );
  const stop = (): void => {
    if (stopping) process.exit(EXIT_FAILURE);
    if (running === undefined) process.exit(0);
    stopping = true;
    setTimeout(giveUp, Math.min(deadlineMs, LONGEST_TIMER_MS)).unref();
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`Error: ${error instanceof Error ? error.message : String(error)}\n`);
        process.exit(EXIT_FAILURE);
      },
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  process.on("SIGHUP", () => void running?.reload());
}
