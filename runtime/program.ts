/** What the command `orch-apiserver` does: a server, a sub-command, or what is asked about it. */
import { featureGates } from "../generated/feature-gates.js";
import { askedFor } from "./asked-for.js";
import { versionText } from "./endpoints/documents/version.js";
import { FlagError } from "./flags/flag.js";
import { parseServerFlags, serverHelp } from "./flags/server-flags.js";
import { launch } from "./launch.js";
import type { RunningServer } from "./server.js";
import type { PreparedThread } from "./storage/sqlite/prepared-thread.js";

const EXIT_USAGE = 2;
const EXIT_FAILURE = 1;
/** After everything that was open has been cut off, how long the rest may take to end. */
const STOP_GRACE_MS = 15_000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export interface RunOptions {
  /** The thread that writes the store, if it was prepared before the program was loaded. */
  readonly writer?: PreparedThread | undefined;
  ready(): void;
}

/** Resolves when the server is ready, of which `ready` is told, or the command has done its work. */
export async function run(argv: readonly string[], { writer, ready }: RunOptions): Promise<void> {
  const asked = askedFor(argv);
  if (asked === "command") {
    await runCommand(argv);
    return;
  }
  if (asked === "help") {
    process.stdout.write(serverHelp(featureGates));
    return;
  }
  if (asked === "version") {
    process.stdout.write(`orch ${versionText()}\n`);
    return;
  }
  try {
    const flags = parseServerFlags(argv, featureGates);
    const starting = launch(flags, { writer }).then(({ server }) => server);
    stopOnSignals(starting, flags["shutdown-delay-duration"] + flags["request-timeout"] + STOP_GRACE_MS);
    const { url, kubeconfig } = await starting;
    process.stdout.write(`Administrator's kubeconfig: ${kubeconfig}\nServing on ${url}\n`);
    ready();
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
