/** The health endpoints (HEALTH rows): `/healthz`, `/livez`, `/readyz`, as a whole and check by check. */
import type { SteadyClock } from "../../clock/clock.js";
import { LineLimit } from "../../log/line-limit.js";
import { allValues, firstValue } from "../query.js";
import type { DocumentAnswer } from "./document-answer.js";

/** One thing that must be well. */
export interface HealthCheck {
  /** As printed, e.g. `ping` or `poststarthook/start-controllers`. */
  readonly name: string;
  /** Throws or rejects when it is not well; the reason is logged, never shown in the report. */
  check(): void | Promise<void>;
  /** Part of starting: livez forgives it during the grace period. */
  readonly boot?: boolean;
  /** Shown by readyz only. */
  readonly readyOnly?: boolean;
}

export interface HealthOptions {
  readonly checks: readonly HealthCheck[];
  /** Milliseconds from the start in which livez forgives checks that are part of starting. */
  readonly liveGraceMs: number;
  readonly clock: SteadyClock;
  /** Told of failed checks. */
  failed(endpoint: string, check: string, reason: unknown): void;
}

const ENDPOINTS: ReadonlySet<string> = new Set(["healthz", "livez", "readyz"]);
/** Of longer names in a request the beginning is repeated. */
const LONGEST_NAME = 256;
/** Failures that are told of in a second. */
const TOLD_A_SECOND = 10;
const TEXT = "text/plain; charset=utf-8";
const NO_SNIFF: readonly string[] = ["X-Content-Type-Options", "nosniff"];

export class Health {
  readonly #started: number;
  readonly #lines = new LineLimit(TOLD_A_SECOND);

  constructor(private readonly options: HealthOptions) {
    this.#started = options.clock.steady();
  }

  /** Answers `/readyz`, `/livez/ping` and so on; undefined for an unknown endpoint or check. `path` is decoded. */
  async answer(path: string, query: string): Promise<DocumentAnswer | undefined> {
    const { endpoint, name } = partsOf(path);
    if (!ENDPOINTS.has(endpoint)) return undefined;
    const checks = this.#checksOf(endpoint);
    if (name === undefined) return this.#report(endpoint, checks, query);
    const check = checks.find((each) => each.name === name);
    return check === undefined ? undefined : this.#single(endpoint, check);
  }

  #checksOf(endpoint: string): readonly HealthCheck[] {
    return endpoint === "readyz" ? this.options.checks : this.options.checks.filter((check) => check.readyOnly !== true);
  }

  async #report(endpoint: string, checks: readonly HealthCheck[], query: string): Promise<DocumentAnswer> {
    const unknown = new Set(allValues(query, "exclude"));
    const outcomes = await Promise.all(
      checks.map(async (check) => {
        if (unknown.delete(check.name)) return { line: `[+]${check.name} excluded: ok\n`, well: true };
        const well = (await this.#failure(endpoint, check)) === undefined;
        return { line: well ? `[+]${check.name} ok\n` : `[-]${check.name} failed: reason withheld\n`, well };
      }),
    );
    const lines = outcomes.map((outcome) => outcome.line);
    if (unknown.size > 0) {
      const names = [...unknown].sort().map((name) => JSON.stringify(name.slice(0, LONGEST_NAME)));
      lines.push(`warn: some health checks cannot be excluded: no matches for ${names.join(",")}\n`);
    }
    if (outcomes.some((outcome) => !outcome.well)) return text(500, `${lines.join("")}${endpoint} check failed\n`);
    return text(200, firstValue(query, "verbose") === undefined ? "ok" : `${lines.join("")}${endpoint} check passed\n`);
  }

  async #single(endpoint: string, check: HealthCheck): Promise<DocumentAnswer> {
    const failure = await this.#failure(endpoint, check);
    return failure === undefined ? text(200, "ok") : text(500, `internal server error: ${failure}\n`);
  }

  /** Anybody may ask as often as he likes; not each time is worth a line. */
  #tell(endpoint: string, check: string, error: unknown): void {
    if (this.#lines.allows(this.options.clock.steady())) this.options.failed(endpoint, check, error);
  }

  /** Why a check fails, or undefined. */
  async #failure(endpoint: string, check: HealthCheck): Promise<string | undefined> {
    const { clock, liveGraceMs } = this.options;
    if (endpoint === "livez" && check.boot === true && clock.steady() < this.#started + liveGraceMs) return undefined;
    try {
      await check.check();
      return undefined;
    } catch (error) {
      this.#tell(endpoint, check.name, error);
      return error instanceof Error ? error.message : String(error);
    }
  }
}

const text = (status: number, body: string): DocumentAnswer => ({ status, contentType: TEXT, body: Buffer.from(body), headers: NO_SNIFF });

/** The name of a check may have slashes in it; those at either end of the path count for nothing. */
function partsOf(path: string): { endpoint: string; name: string | undefined } {
  let start = 0;
  let end = path.length;
  while (path[start] === "/") start++;
  while (end > start && path[end - 1] === "/") end--;
  const slash = path.indexOf("/", start);
  if (slash < 0 || slash >= end) return { endpoint: path.slice(start, end), name: undefined };
  return { endpoint: path.slice(start, slash), name: path.slice(slash + 1, end) };
}
