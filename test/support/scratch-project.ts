/** A server built from definitions that the repository does not have: its sources copied, generated and compiled in a folder of its own. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

export class ScratchProject {
  readonly folder = mkdtempSync(join(tmpdir(), "orch-scratch-"));

  constructor() {
    for (const name of ["api-definitions", "codegen", "runtime", "tsconfig.json", "package.json"])
      cpSync(name, join(this.folder, name), { recursive: true });
    symlinkSync(resolve("node_modules"), join(this.folder, "node_modules"));
  }

  write(file: string, text: string): void {
    const path = join(this.folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  /** Changes a file that is there; `from` has to be in it. */
  replace(file: string, from: string, to: string): void {
    const path = join(this.folder, file);
    const text = readFileSync(path, "utf8");
    assert.ok(text.includes(from), `${file} does not contain ${from}`);
    writeFileSync(path, text.replace(from, to));
  }

  /** Generates and compiles; the entry point of the server. */
  build(): string {
    this.#run(resolve("dist/codegen/main.js"), "--definitions", "api-definitions", "--out", "generated");
    this.#run(resolve("node_modules/typescript/bin/tsc"), "-p", "tsconfig.json");
    this.#run("--run", "bundle");
    return join(this.folder, "dist/server/main.js");
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  #run(...args: string[]): void {
    const result = spawnSync(process.execPath, args, { cwd: this.folder, encoding: "utf8" });
    assert.equal(result.status, 0, `${args.join(" ")}:\n${result.stdout}${result.stderr}`);
  }
}
