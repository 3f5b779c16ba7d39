/** Programs in Go, most of them on client-go and controller-runtime, built where Go and its modules can be had. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { skipWithout } from "./peer-program.js";

/** The module of the programs on client-go, and that of an agent that needs nothing of it. */
export type GoModule = "go-clients" | "go-node-agent";

/** Where nothing was ever built, client-go takes minutes. */
const BUILD_TIMEOUT_MS = 480_000;
/** They run for seconds: to compile them well takes longer than that. */
const QUICK = ["-gcflags=all=-N -l -dwarf=false", "-ldflags=-s -w"];
/** More memory for less of the compiler's time. */
const ENVIRONMENT = { GOGC: "400" };

/** The reason to skip a test, or false. */
export const withoutGo = skipWithout("go", ["version"], "any Go that builds today's client-go will do");

/** Builds all programs of a module at once, so that nothing is compiled twice, into a folder. The reason why that cannot be done here, if so. */
export function buildGoPrograms(module: GoModule, folder: string): string | undefined {
  const options = { cwd: `test/clients/${module}`, encoding: "utf8", timeout: BUILD_TIMEOUT_MS } as const;
  const go = (...args: string[]) => spawnSync("go", args, { ...options, env: { ...process.env, ...ENVIRONMENT } });
  const fetched = go("mod", "download");
  if (fetched.status !== 0) {
    return `the modules of ${module} cannot be had here: ${fetched.error?.message ?? fetched.stderr.trim().split("\n").at(-1)}`;
  }
  const built = go("build", ...QUICK, "-o", `${folder}/`, "./...");
  if (built.error !== undefined) return `${module} cannot be built in time here: ${built.error.message}`;
  assert.equal(built.status, 0, built.stderr);
  return undefined;
}
