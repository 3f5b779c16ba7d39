/** Programs on client-go and controller-runtime, built where Go and its modules can be had. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { TestContext } from "node:test";
import { PROGRAM_TIMEOUT_MS, skipWithout } from "./peer-program.js";

const MODULE = "test/clients/go-clients";

/** The reason to skip a test, or false. */
export const withoutGo = skipWithout("go", ["version"], "any Go that builds today's client-go will do");

/** Builds the program of that name into a folder and gives its path; undefined, with the test skipped, where that cannot be done here. */
export function buildGoClient(context: TestContext, name: "informer" | "tour" | "webhook", folder: string): string | undefined {
  const go = (...args: string[]) => spawnSync("go", args, { cwd: MODULE, encoding: "utf8", timeout: PROGRAM_TIMEOUT_MS });
  const fetched = go("mod", "download");
  if (fetched.status !== 0) {
    const reason = fetched.error?.message ?? fetched.stderr.trim().split("\n").at(-1);
    context.skip(`the Go client's modules cannot be had here: ${reason}`);
    return undefined;
  }
  const program = join(folder, name);
  const built = go("build", "-o", program, `./${name}`);
  if (built.error !== undefined) {
    context.skip(`the Go client cannot be built in time here: ${built.error.message}`);
    return undefined;
  }
  assert.equal(built.status, 0, built.stderr);
  return program;
}
