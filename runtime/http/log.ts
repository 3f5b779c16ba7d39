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
  /** False when writing to the log hangs. */
  readonly healthy: boolean;
}

/** A log of messages at least as severe as `level`. */
export function createLog(level: LogLevel): Log {
  let logger: Promise<Logger> | undefined;
  const write =
    (severity: "debug" | "info" | "warn" | "error") =>
    (message: string, fields: Readonly<Record<string, unknown>> = {}): void => {
      if (RANK[severity] < RANK[level]) return;
      logger ??= openLogger(level);
      void logger.then((open) => open[severity](fields, message));
    };
  return { debug: write("debug"), info: write("info"), warn: write("warn"), error: write("error"), healthy: true };
}

async function openLogger(level: LogLevel): Promise<Logger> {
  const { destination, pino } = await import("pino");
  return pino({ level, base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` }, destination({ fd: 2, sync: true }));
}
