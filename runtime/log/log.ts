/** Logs as JSON lines on stderr. The library is loaded with the first line that is to be written. */
import type { Logger } from "pino";

export type LogLevel = "trace" | "debug" | "info" | "warn" | "error" | "silent";

const RANK: Readonly<Record<LogLevel, number>> = { trace: 0, debug: 1, info: 2, warn: 3, error: 4, silent: 5 };

/** Fields never hold headers, bodies or tokens. */
export interface Log {
  debug(message: string, fields?: Readonly<Record<string, unknown>>): void;
  info(message: string, fields?: Readonly<Record<string, unknown>>): void;
  warn(message: string, fields?: Readonly<Record<string, unknown>>): void;
  error(message: string, fields?: Readonly<Record<string, unknown>>): void;
  /** False while what was to be written cannot be. */
  readonly healthy: boolean;
}

/** Characters that wait while the log cannot be written; what comes then is dropped. */
const MAXIMUM_WAITING = 1024 * 1024;

/** Of a text in a line: what failed may say as much as an object holds. */
const LONGEST_TEXT = 4096;

/** Where lines go, and whether they get there. */
interface Output {
  readonly logger: Logger;
  /** Tries to write what waits. */
  retry(): unknown;
}

/** A log of messages at least as severe as `level`. */
export function createLog(level: LogLevel): Log {
  let opening: Promise<Output> | undefined;
  let opened: Output | undefined;
  let healthy = true;
  const told = (isWell: boolean): void => {
    healthy = isWell;
  };
  const write =
    (severity: "debug" | "info" | "warn" | "error") =>
    (message: string, fields: Readonly<Record<string, unknown>> = {}): void => {
      if (RANK[severity] < RANK[level]) return;
      opening ??= openOutput(level, told);
      opening
        .then((output) => {
          opened = output;
          output.logger[severity](bounded(fields), message);
        })
        .catch(() => told(false));
    };
  return {
    debug: write("debug"),
    info: write("info"),
    warn: write("warn"),
    error: write("error"),
    get healthy() {
      // Nobody else may have a line to write, and so find out that there is room again.
      if (!healthy) opened?.retry();
      return healthy;
    },
  };
}

function bounded(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const long = Object.entries(fields).filter(
    (field): field is [string, string] => typeof field[1] === "string" && field[1].length > LONGEST_TEXT,
  );
  if (long.length === 0) return fields;
  const cut = long.map(([name, text]) => [name, `${text.slice(0, LONGEST_TEXT)}... ${text.length - LONGEST_TEXT} characters more`]);
  return { ...fields, ...Object.fromEntries(cut) };
}

/** `told` hears of each write whether it went well; it does not e.g. while the disk under the log is full. */
async function openOutput(level: LogLevel, told: (isWell: boolean) => void): Promise<Output> {
  // In a bundle a CommonJS module that is loaded late has its default export only.
  const { default: pino } = await import("pino");
  const output = pino.destination({ fd: 2, sync: true, maxLength: MAXIMUM_WAITING });
  output.on("error", () => told(false));
  output.on("write", () => told(true));
  // Goes on with the line that failed. Not `flushSync`, which tries until it can.
  const retry = (): boolean => output.write("");
  return { logger: pino.pino({ level, base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` }, output), retry };
}
