#!/usr/bin/env -S MALLOC_ARENA_MAX=1 node --min-semi-space-size=4 --max-semi-space-size=4
/** The command `orch-apiserver`: what has to be so before any of the program is loaded. */
import { askedFor } from "./asked-for.js";
import { keepTick } from "./flow/node-internals.js";
import { loadProgram } from "./load-program.js";
import { prepareThread } from "./storage/sqlite/prepared-thread.js";

const EXIT_FAILURE = 1;
/** Earlier ones load no module at once, as rules of definitions are, and the storage library ends with a segmentation fault in some. */
const OLDEST_NODE = [22, 13] as const;

// Names are looked for on half of these threads, where a name that no server answers for has one for ten seconds and more.
process.env["UV_THREADPOOL_SIZE"] ??= "8";

process.on("uncaughtException", endUnexpectedly);
process.on("unhandledRejection", endUnexpectedly);

keepTick();

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const [oldestMajor, oldestMinor] = OLDEST_NODE;
if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
  process.stderr.write(`Error: Node ${OLDEST_NODE.join(".")} or later is needed, this is ${process.version}\n`);
  process.exit(EXIT_FAILURE);
}
const argv = process.argv.slice(2);
// What it takes to start a thread passes while this one loads.
const writer = askedFor(argv) === "server" ? prepareThread("writer") : undefined;
const { program, keepCompiled } = loadProgram(new URL(".", import.meta.url).href);
await program.run(argv, { writer, ready: () => void setImmediate(settle) });

/** What is left to do when the server is ready. */
function settle(): void {
  keepCompiled();
  program.tuneHeap();
}

/** What nobody expected leaves the state unknown: better none than a wrong one. What was acknowledged is on disk. */
function endUnexpectedly(cause: unknown): void {
  const text = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
  process.stderr.write(`Error: the server ends because of a failure that it does not know how to handle. Please report it: ${text}\n`);
  process.exit(EXIT_FAILURE);
}
