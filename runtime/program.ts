/** What the command `orch-apiserver` does: a server, a sub-command, or what is asked about it. */
import { flushCompileCache } from "node:module";
import { featureGates } from "../generated/feature-gates.js";
import { versionText } from "./endpoints/version.js";
import { FlagError } from "./flags/flag.js";
import { parseServerFlags, serverHelp } from "./flags/server-flags.js";
import { launch } from "./launch.js";
import type { RunningServer } from "./server.js";

const EXIT_USAGE = 2;
const EXIT_FAILURE = 1;
/** After everything that was open has been cut off, how long the rest may take to end. */
const STOP_GRACE_MS = 15_000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Resolves when the server is ready, or the command has done its work. */
export async function run(argv: readonly string[]): Promise<void> {
  if (argv[0] !== undefined && !argv[0].startsWith("-")) {
    await runCommand(argv);
    return;
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
    const flags = parseServerFlags(argv, featureGates);
    const starting = launch(flags).then(({ server }) => server);
    stopOnSignals(starting, flags["shutdown-delay-duration"] + flags["request-timeout"] + STOP_GRACE_MS);
    const { url, kubeconfig } = await starting;
    process.stdout.write(`Administrator's kubeconfig: ${kubeconfig}\nServing on ${url}\n`);
    setImmediate(flushCompileCache);
  } catch (error) {
    endWith(error);
  }
}

/** A sub-command in place of a server; what it needs is loaded only then. */
async function runCommand(argv: readonly string[]): Promise<void> {
  try {
    const { runNamed } = await import("./commands/commands.js");
    const { output, status } = await runNamed(argv);
    process.stdout.write(output);
    process.exitCode = status;
  } catch (error) {
    endWith(error);
  }
}

function endWith(error: unknown): never {
  const usage = error instanceof FlagError;
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`Error: ${message}\n${usage ? "Run with --help to see all flags.\n" : ""}`);
  process.exit(usage ? EXIT_USAGE : EXIT_FAILURE);
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
