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
  /** False once writing to the log has failed. */
  readonly healthy: boolean;
}

/** A log of messages at least as severe as `level`. */
export function createLog(level: LogLevel): Log {
  let logger: Promise<Logger> | undefined;
  let healthy = true;
  const failed = (): void => {
    healthy = false;
  };
  const write =
    (severity: "debug" | "info" | "warn" | "error") =>
    (message: string, fields: Readonly<Record<string, unknown>> = {}): void => {
      if (RANK[severity] < RANK[level]) return;
      logger ??= openLogger(level, failed);
      logger.then((open) => open[severity](fields, message)).catch(failed);
    };
  return {
    debug: write("debug"),
    info: write("info"),
    warn: write("warn"),
    error: write("error"),
    get healthy() {
      return healthy;
    },
  };
}

/** `failed` is told when writing fails, e.g. because the disk under the log is full. */
async function openLogger(level: LogLevel, failed: () => void): Promise<Logger> {
  // In a bundle a CommonJS module that is loaded late has its default export only.
  const { default: pino } = await import("pino");
  const output = pino.destination({ fd: 2, sync: true });
  output.on("error", failed);
  return pino.pino({ level, base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` }, output);
}
