/** Clients in other languages, made by `make sdk`, and the tour that each of them has to take. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { TestServer } from "./server.js";

/** The programs of the tour. */
export const TOURS = resolve("test/tours/generated-clients");
/** A flag for the server, which then knows {@link TOKEN}. */
export const tokenFile = (folder: string): string => {
  const file = join(folder, "tokens.csv");
  writeFileSync(file, `${TOKEN},tourist,t1,"system:masters"\n`, { mode: 0o600 });
  return `--token-auth-file=${file}`;
};
const TOKEN = "token-of-the-tour";
/** What every tour prints. */
const TOUR = `created red
read red
replaced green
patched blue
listed 1 tour
watched MODIFIED green
watched MODIFIED blue
deleted Success
absent 404
`;
/** A compiler of others with hundreds of files before it, on a busy machine. */
const TIMEOUT_MS = 560_000;

export interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly output: string;
}

export function runProgram(program: string, args: readonly string[], options: { cwd?: string; env?: Record<string, string> } = {}): Ran {
  const { cwd, env = {} } = options;
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    ...(cwd === undefined ? {} : { cwd }),
    env: { ...process.env, ...env },
    encoding: "utf8",
    timeout: TIMEOUT_MS,
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, stdout: stdout ?? "", output: `${stdout ?? ""}${stderr ?? ""}${error?.message ?? ""}` };
}

/** The reason why no client can be made here, or false: the generator is a Java program that its launcher fetches. */
export function withoutGenerator(): string | false {
  if (runProgram("java", ["-version"]).status !== 0) return "java is not installed: any that runs the OpenAPI generator will do";
  return false;
}

/** Folder of the client in a language, made anew. */
export function generateClient(language: string): string {
  const folder = resolve("dist/sdk", language);
  rmSync(folder, { recursive: true, force: true });
  const made = runProgram("make", ["--no-print-directory", "sdk", `LANG=${language}`], { env: { MAKEFLAGS: "" } });
  assert.equal(made.status, 0, made.output.slice(-4000));
  return folder;
}

/** Takes the tour with a program that has been made for it. */
export function takeTour(server: TestServer, program: string, args: readonly string[], cwd: string): void {
  const ca = join(server.dataDir, "pki", "ca.crt");
  const ran = runProgram(program, args, { cwd, env: { SERVER: server.url, TOKEN, CA: ca, NODE_EXTRA_CA_CERTS: ca } });
  assert.equal(ran.stdout, TOUR, ran.output);
}
