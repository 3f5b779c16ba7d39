/** An unmodified kubectl with a home of its own; the variable `KUBECTL` names another than the one on the path. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PROGRAM_TIMEOUT_MS, skipWithout } from "./peer-program.js";

export const KUBECTL = process.env["KUBECTL"] ?? "kubectl";

/** Older ones lack options that the tests use. */
const isRecent = (printed: string): boolean => {
  const { major, minor } = JSON.parse(printed).clientVersion;
  return major === "" || Number(major) > 1 || Number.parseInt(minor, 10) >= 24;
};

/** The reason to skip a suite, or false. */
export const withoutKubectl = skipWithout(KUBECTL, ["version", "--client", "-o", "json"], "any version from 1.24 will do", isRecent);

export interface Outcome {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export class Kubectl {
  readonly home = mkdtempSync(join(tmpdir(), "orch-kubectl-"));

  constructor(private readonly kubeconfig: string) {}

  /** For programs that are started otherwise. */
  environment(more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
    return { ...process.env, HOME: this.home, SHELL: "/bin/sh", KUBECONFIG: this.kubeconfig, ...more };
  }

  /** A text is cut at its blanks. */
  run(command: string | readonly string[], input?: string, more?: Readonly<Record<string, string>>): Outcome {
    return spawnSync(KUBECTL, typeof command === "string" ? command.split(" ") : command, {
      encoding: "utf8",
      env: this.environment(more),
      timeout: PROGRAM_TIMEOUT_MS,
      ...(input === undefined ? {} : { input }),
    });
  }

  /** What it prints; throws AssertionError with what it complains of when it fails. */
  ok(command: string | readonly string[], input?: string, more?: Readonly<Record<string, string>>): string {
    const { status, stdout, stderr } = this.run(command, input, more);
    assert.equal(status, 0, `kubectl ${typeof command === "string" ? command : command.join(" ")}: ${stderr}`);
    return stdout;
  }

  /** What it complains of; throws AssertionError when it does not. */
  refused(command: string | readonly string[], input?: string): string {
    const { status, stdout, stderr } = this.run(command, input);
    assert.notEqual(status, 0, `kubectl ${typeof command === "string" ? command : command.join(" ")}: ${stdout}`);
    return stderr;
  }

  close(): void {
    rmSync(this.home, { recursive: true, force: true });
  }
}
