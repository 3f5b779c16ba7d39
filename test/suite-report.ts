/** Prints a line per test file and each failure as it comes; ends with totals, what was skipped and why, and once more what failed. */
import { fileURLToPath } from "node:url";

/** What the test runner of Node tells of a test, a suite or a file. */
export interface TestEvent {
  readonly name: string;
  /** 0 for what stands directly in a file, and for the file itself. */
  readonly nesting: number;
  readonly file?: string;
  readonly line?: number;
  readonly message?: string;
  readonly skip?: string | boolean;
  readonly details?: { readonly duration_ms?: number; readonly type?: string; readonly error?: unknown };
}

interface Failure {
  /** File, line, and the names of the suites and the test. */
  readonly title: string;
  readonly message: string;
  /** Not run because something else failed: named last. */
  readonly cancelled?: boolean;
}

/** The last words fit on a screen: continuous integration shows no more. */
const LAST_LINES = 24;
const LAST_FAILURES = 8;
const LAST_LINE_LENGTH = 240;
const STDERR_LENGTH = 4_000;
const MESSAGE_LENGTH = 16_000;
/** Failures that only say that something below has failed. */
const FAILED_BELOW = "subtestsFailed";
const CANCELLED = "cancelledByParent";
const TOTALS = /^(tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) /;

export class SuiteReport {
  readonly #started = performance.now();
  readonly #failures: Failure[] = [];
  readonly #skipped = new Map<string, number>();
  /** Names of the suites and the test that an event is about, by nesting. */
  readonly #names: string[] = [];
  readonly #stderr = new Map<string, string>();
  readonly #running = new Map<string, string>();
  #tests = 0;
  #passed = 0;
  #file = "";
  #fileTests = 0;
  #fileMs = 0;

  constructor(private readonly print: (text: string) => void) {}

  receive(type: string, data: unknown): void {
    const event = data as TestEvent;
    if (type === "test:dequeue") this.#running.set(relative(event.file), event.name);
    else if (type === "test:start") {
      this.#names.length = event.nesting;
      this.#names[event.nesting] = event.name;
    } else if (type === "test:pass" || type === "test:fail") this.#result(event);
    else if (type === "test:diagnostic" && !TOTALS.test(event.message ?? "")) this.print(`# ${event.message}\n`);
    else if (type === "test:stdout") this.print(event.message ?? "");
    else if (type === "test:stderr") {
      this.print(event.message ?? "");
      const file = relative(event.file);
      this.#stderr.set(file, ((this.#stderr.get(file) ?? "") + event.message).slice(-STDERR_LENGTH));
    }
  }

  /** Prints the last words; false when a test failed or there was none. */
  finish(): boolean {
    this.#endFile();
    const seconds = ((performance.now() - this.#started) / 1000).toFixed(1);
    const skipped = [...this.#skipped.values()].reduce((sum, count) => sum + count, 0);
    for (const [reason, count] of this.#skipped) this.print(`# skipped ${count}: ${reason}\n`);
    this.print(
      `# tests ${this.#tests}\n# pass ${this.#passed}\n# fail ${this.#failures.length}\n# skipped ${skipped}\n# seconds ${seconds}\n`,
    );
    this.#printFailures();
    return this.#failures.length === 0 && this.#passed > 0;
  }

  #result(event: TestEvent): void {
    const file = relative(event.file);
    const isFile = event.nesting === 0 && relative(event.name) === file;
    if (file !== this.#file) this.#endFile();
    this.#file = file;
    const { duration_ms = 0, type, error } = event.details ?? {};
    if (event.nesting === 0) this.#fileMs += duration_ms;
    const isTest = type !== "suite" && !isFile;
    if (isTest) {
      this.#tests++;
      this.#fileTests++;
    }
    if (error !== undefined) this.#failed(event, error, isFile);
    else if (event.skip !== undefined) this.#skip(String(event.skip));
    else if (isTest) this.#passed++;
    else if (isFile) this.#fail({ title: file, message: "the file holds no test" });
  }

  #skip(reason: string): void {
    this.#skipped.set(reason, (this.#skipped.get(reason) ?? 0) + 1);
  }

  #failed(event: TestEvent, error: unknown, isFile: boolean): void {
    const { failureType, cause } = error as { failureType?: string; cause?: unknown };
    if (failureType === FAILED_BELOW) return;
    const file = relative(event.file);
    const path = isFile ? "" : `:${event.line ?? 0} ${[...this.#names.slice(0, event.nesting), event.name].join(" > ")}`;
    const thrown = textOf(cause ?? error);
    const message = isFile ? `${thrown}${this.#lastOf(file)}` : thrown;
    this.#fail({ title: `${file}${path}`, message: message.trim().slice(0, MESSAGE_LENGTH), cancelled: failureType === CANCELLED });
  }

  /** What is known of a file that ended before its time. */
  #lastOf(file: string): string {
    const running = this.#running.get(file);
    const begun = running === undefined || relative(running) === file ? "" : `, in or after "${running}"`;
    return `${begun}\n${this.#stderr.get(file) ?? ""}`;
  }

  #fail(failure: Failure): void {
    this.#failures.push(failure);
    this.print(`FAILED ${failure.title}\n${indented(failure.message.split("\n"))}`);
  }

  #endFile(): void {
    if (this.#fileTests > 0) this.print(`${this.#file}: ${this.#fileTests} tests, ${Math.round(this.#fileMs)} ms\n`);
    this.#fileTests = 0;
    this.#fileMs = 0;
  }

  #printFailures(): void {
    const causesFirst = this.#failures.toSorted((a, b) => Number(a.cancelled ?? false) - Number(b.cancelled ?? false));
    const failures = causesFirst.slice(0, LAST_FAILURES);
    if (failures.length === 0) return;
    this.print(`\n${this.#failures.length} failed:\n`);
    const lines = Math.max(1, Math.floor(LAST_LINES / failures.length) - 1);
    for (const { title, message } of failures) {
      const said = message.split("\n").filter((line) => line.trim() !== "" && !/^\s+at .*(node:internal|node:async_hooks)/.test(line));
      this.print(
        `FAILED ${title.slice(0, LAST_LINE_LENGTH)}\n${indented(said.slice(0, lines).map((line) => line.slice(0, LAST_LINE_LENGTH)))}`,
      );
    }
    if (this.#failures.length > failures.length) this.print(`and ${this.#failures.length - failures.length} more, see above\n`);
  }
}

/** What was thrown, with its stack where there is one. */
function textOf(thrown: unknown): string {
  return thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
}

function indented(lines: readonly string[]): string {
  return lines.map((line) => `    ${line}\n`).join("");
}

/** A test file as its source is called, below the folder of tests. */
function relative(file = ""): string {
  const folders = [new URL(".", import.meta.url), new URL("../../test/", import.meta.url)].map((url) => fileURLToPath(url));
  const folder = folders.find((each) => file.startsWith(each)) ?? "";
  return file.slice(folder.length).replace(/\.js$/, ".ts");
}
