/** Starts a real server process on a data directory of its own, for tests that look from outside. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { ApiClient, type Credentials } from "./api-client.js";

/** The server as it is shipped. */
export const SERVER_MAIN = fileURLToPath(new URL("../../server/main.js", import.meta.url));
/** A flag for tests that look at every config map there is: a server that makes none of its own accord. */
export const OWN_CONFIG_MAPS = "--controllers=*,-root-ca-cert-publisher";
/** Phases of volumes and claims stay as the test wrote them. */
export const PHASES_BY_HAND = "--controllers=*,-persistentvolume-binder";

/** A flag for tests that look at pods as they were written: nothing is mounted in them, and they tolerate what they say. */
export const PODS_AS_WRITTEN = "--disable-admission-plugins=ServiceAccount,DefaultTolerationSeconds";
/** Flags for tests in which claims and volumes go at once, like other objects. */
export const UNPROTECTED_VOLUMES = [
  "--disable-admission-plugins=StorageObjectInUseProtection",
  "--controllers=*,-pv-protection,-pvc-protection",
];
const START_TIMEOUT_MS = 30_000;

export interface ServerOptions {
  /** Further command-line flags. */
  readonly flags?: readonly string[];
  readonly profile?: "orch" | "kubernetes";
  /** A directory to start on again; by default a new one, removed by `stop`. */
  readonly dataDir?: string;
  /** Another entry point, for servers built from other definitions. */
  readonly main?: string;
  /** Flags of Node itself. */
  readonly nodeFlags?: readonly string[];
  /** Beside the environment of the test. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface TestServer {
  readonly url: string;
  readonly dataDir: string;
  readonly kubeconfig: string;
  readonly process: ChildProcess;
  readonly credentials: Credentials;
  /** Everything the server has printed so far. */
  output(): string;
  /** A client with the administrator's certificate over HTTP/1.1. */
  readonly admin: ApiClient;
  /** A client without credentials. */
  readonly anonymous: ApiClient;
  /** Sends SIGTERM and resolves with the exit code; removes the data directory unless it was given. */
  stop(): Promise<number | null>;
  /** Sends SIGKILL and resolves when the process is gone; the data directory stays. */
  kill(): Promise<void>;
}

/** Ends of servers that a failed test has left running. */
const leftovers = new Set<() => void>();
process.once("exit", () => {
  for (const end of leftovers) end();
});

/** Resolves when the server prints its address; rejects with its output when it exits before. */
export async function startServer(options: ServerOptions = {}): Promise<TestServer> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "orch-test-"));
  const child = spawn(
    process.execPath,
    [
      "--enable-source-maps",
      ...(options.nodeFlags ?? []),
      options.main ?? SERVER_MAIN,
      "--data-dir",
      dataDir,
      "--secure-port",
      "0",
      "--vendor-profile",
      options.profile ?? "orch",
      ...(options.flags ?? []),
    ],
    { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...options.env } },
  );
  let output = "";
  const removeData = (): void => {
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  const end = (): void => {
    child.kill("SIGKILL");
    removeData();
  };
  leftovers.add(end);
  const exited = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`the server did not start in time:\n${output}`)), START_TIMEOUT_MS);
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const [, address] = /^Serving on (https:\S+)$/m.exec(output) ?? [];
      if (address !== undefined) {
        clearTimeout(timer);
        resolve(address);
      }
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", (code) => {
      clearTimeout(timer);
      reject(new Error(`the server exited with ${code}:\n${output}`));
    });
  }).catch((error: unknown) => {
    end();
    throw error;
  });
  holdProcess(child, false);
  const kubeconfig = join(dataDir, "admin.kubeconfig");
  const credentials = readCredentials(kubeconfig);
  const admin = new ApiClient(url, credentials);
  const anonymous = new ApiClient(url, { ca: credentials.ca });
  const closeClients = (): void => {
    admin.close();
    anonymous.close();
  };
  return {
    url,
    dataDir,
    kubeconfig,
    process: child,
    credentials,
    output: () => output,
    admin,
    anonymous,
    async stop() {
      closeClients();
      holdProcess(child, true);
      child.kill("SIGTERM");
      const code = await exited;
      leftovers.delete(end);
      removeData();
      return code;
    },
    async kill() {
      closeClients();
      holdProcess(child, true);
      child.kill("SIGKILL");
      await exited;
    },
  };
}

/** Whether a running server keeps the test process from ending: only while a test waits for it, so that a failed test does not hang. */
function holdProcess(child: ChildProcess, isHeld: boolean): void {
  for (const handle of [child, child.stdout as Socket, child.stderr as Socket]) {
    if (isHeld) handle.ref();
    else handle.unref();
  }
}

function readCredentials(kubeconfig: string): Credentials {
  const config = parse(readFileSync(kubeconfig, "utf8"));
  const inline = (text: string): string => Buffer.from(text, "base64").toString();
  return {
    ca: inline(config.clusters[0].cluster["certificate-authority-data"]),
    cert: inline(config.users[0].user["client-certificate-data"]),
    key: inline(config.users[0].user["client-key-data"]),
  };
}
