/** A server process with the probe in it. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { ApiClient, type Credentials } from "../support/api-client.js";
import type { CollectedReading, ProbeReading } from "./probe.js";

const beside = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** What `make run` starts Node with. */
const NODE_FLAGS = ["--min-semi-space-size=4", "--max-semi-space-size=4"];
const NODE_ENVIRONMENT = { MALLOC_ARENA_MAX: "1" };

export interface MeasuredProcess {
  readonly url: string;
  readonly credentials: Credentials;
  readonly client: ApiClient;
  /** Milliseconds from spawn to the printed address. */
  readonly startMs: number;
  readonly pid: number;
  read(): Promise<ProbeReading>;
  /** What is left when all garbage is collected. */
  held(): Promise<CollectedReading>;
  /** The exit code after SIGTERM. */
  stop(): Promise<number | null>;
}

/** Starts the server, or another one's `main`, on an empty disk, with the kubernetes profile off and everything else at its default. */
export async function startMeasuredServer(
  flags: readonly string[] = [],
  probe = true,
  main = beside("../../server/main.js"),
): Promise<MeasuredProcess & { dataDir: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), "orch-bench-"));
  const args = [...NODE_FLAGS, main, "--data-dir", dataDir, "--secure-port", "0", ...flags];
  const { child, url, startMs } = await start(args, probe);
  const config = parse(readFileSync(join(dataDir, "admin.kubeconfig"), "utf8"));
  const inline = (text: string): string => Buffer.from(text, "base64").toString();
  const credentials = {
    ca: inline(config.clusters[0].cluster["certificate-authority-data"]),
    cert: inline(config.users[0].user["client-certificate-data"]),
    key: inline(config.users[0].user["client-key-data"]),
  };
  return { ...measured(child, url, startMs, credentials, () => rmSync(dataDir, { recursive: true, force: true })), dataDir };
}

/** Starts the bare Node server with the certificates of a data directory; `bytes` is what it answers with. */
export async function startBareServer(dataDir: string, credentials: Credentials, bytes: number): Promise<MeasuredProcess> {
  const { child, url, startMs } = await start([beside("./bare-server.js"), dataDir, String(bytes)], true);
  return measured(child, url, startMs, credentials, () => undefined);
}

async function start(args: readonly string[], probe: boolean): Promise<{ child: ChildProcess; url: string; startMs: number }> {
  const begun = performance.now();
  const child = spawn(process.execPath, [...(probe ? ["--import", beside("./probe.js")] : []), ...args], {
    stdio: ["ignore", "pipe", "inherit", "ipc"],
    env: { ...process.env, ...NODE_ENVIRONMENT },
  });
  // A bench that fails leaves nothing running.
  const end = (): void => void child.kill("SIGKILL");
  process.once("exit", end);
  child.once("exit", () => process.off("exit", end));
  const url = await new Promise<string>((resolve, reject) => {
    let output = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const match = /https:\/\/[^\s"/]+:\d+/.exec(output);
      if (match) resolve(match[0]);
    });
    child.once("exit", (code) => reject(new Error(`${args[0]} exited with ${code}:\n${output}`)));
  });
  return { child, url, startMs: performance.now() - begun };
}

function measured(child: ChildProcess, url: string, startMs: number, credentials: Credentials, cleanUp: () => void): MeasuredProcess {
  const client = new ApiClient(url, credentials);
  const ask = (what: "read" | "collect"): Promise<ProbeReading | CollectedReading> =>
    new Promise((resolve) => {
      child.once("message", (reading) => resolve(reading as ProbeReading | CollectedReading));
      child.send(what);
    });
  return {
    pid: child.pid as number,
    url,
    credentials,
    client,
    startMs,
    read: () => ask("read") as Promise<ProbeReading>,
    held: () => ask("collect") as Promise<CollectedReading>,
    async stop() {
      client.close();
      const isOver = child.exitCode !== null || child.signalCode !== null;
      const exited = isOver ? child.exitCode : new Promise<number | null>((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      const code = await exited;
      cleanUp();
      return code;
    },
  };
}
