import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { type FileEvent, type QueuedFile, runFiles } from "../file-queue.js";
import { eventually } from "../support/eventually.js";

const file = (path: string, takes = 1): QueuedFile => ({ path, takes });

/** Files that end when they are told to. */
class Files {
  readonly running: string[] = [];
  readonly told: string[] = [];
  readonly #ends = new Map<string, () => void>();

  async run(files: readonly QueuedFile[], room: number): Promise<void> {
    await runFiles(
      files,
      room,
      (path) => this.#events(path),
      ({ type, data }) => this.told.push(`${data} ${type}`),
    );
  }

  end(path: string): void {
    this.#ends.get(path)?.();
  }

  async *#events(path: string): AsyncIterable<FileEvent> {
    this.running.push(path);
    yield { type: "begins", data: path };
    await new Promise<void>((resolve) => this.#ends.set(path, resolve));
    this.running.splice(this.running.indexOf(path), 1);
    yield { type: "ends", data: path };
  }
}

describe("the queue of test files", () => {
  it("begins them in their order, as many as there is room for, and tells of each at its end", async () => {
    const files = new Files();
    const all = files.run([file("a"), file("b"), file("c")], 2);
    await eventually(() => files.running.join() === "a,b");
    files.end("b");
    await eventually(() => files.running.join() === "a,c");
    files.end("a");
    await eventually(() => files.running.join() === "c");
    files.end("c");
    await all;
    assert.deepEqual(files.told, ["b begins", "b ends", "a begins", "a ends", "c begins", "c ends"]);
  });

  it("lets those that take more have less beside them, and all of it where they take more than there is", async () => {
    const files = new Files();
    const all = files.run([file("a"), file("b"), file("large", 2), file("c"), file("whole", 9), file("d")], 3);
    await eventually(() => files.running.join() === "a,b");
    files.end("a");
    await eventually(() => files.running.join() === "b,large");
    files.end("b");
    await eventually(() => files.running.join() === "large,c");
    files.end("c");
    await eventually(() => files.running.join() === "large");
    files.end("large");
    await eventually(() => files.running.join() === "whole");
    files.end("whole");
    await eventually(() => files.running.join() === "d");
    files.end("d");
    await all;
  });

  it("lets those that mostly wait run beside as many others as there is room for", async () => {
    const files = new Files();
    const all = files.run([file("waiting", 0), file("large", 2), file("a"), file("b")], 3);
    await eventually(() => files.running.join() === "waiting,large,a");
    files.end("a");
    await eventually(() => files.running.join() === "waiting,large,b");
    for (const path of ["waiting", "large", "b"]) files.end(path);
    await all;
  });

  it("fails with a runner that fails", async () => {
    await assert.rejects(
      runFiles(
        [file("a")],
        1,
        () => {
          throw new Error("no such program");
        },
        () => undefined,
      ),
      /no such program/,
    );
  });
});
