/**
 * The second part of `make soak`: what an honest client sees while an attacker does his worst, most of them without a certificate, as a table. The
 * first argument is the seconds each attack goes on, the second a pattern of those to try, the third another server's `main.js` to
 * compare with. The longest hold of the event loop is in processor time, which says what is the server's own doing on a busy machine.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { type MeasuredProcess, startMeasuredServer } from "../bench/measured-process.js";
import { ApiClient, type Credentials } from "../support/api-client.js";
import { openSockets, residentMemory } from "../support/attacker.js";
import { clientAuthority } from "../support/client-authority.js";
import type { AttackOrder } from "./attack-process.js";
import { ATTACKS } from "./attacks.js";
import { KNOWN_ATTACKS } from "./known-attacks.js";
import { RELAY_ATTACKS } from "./relay-attacks.js";
import { WINDOW_ATTACKS } from "./window-attacks.js";

const SECONDS = 20;
const PATIENCE_MS = 15_000;
/** What the server may take at most, whatever is done to it. */
const MEMORY_BOUND_MIB = 600;
/** A server that takes this much is past help, and is killed before the machine is. */
const LOST_MIB = 2500;
/** Nor may it hold the event loop for longer, in milliseconds of processor time. */
const HOLD_BOUND_MS = 50;
/** Pods are made that name no account. */
const ANY_POD = "--disable-admission-plugins=ServiceAccount";
const MAPS = "/api/v1/namespaces/default/configmaps";
const BINDINGS = "/apis/rbac.authorization.orch.io/v1/clusterrolebindings";
const PROCESS = fileURLToPath(new URL("./attack-process.js", import.meta.url));

interface Outcome {
  readonly name: string;
  /** Milliseconds of one GET after the other on an open connection. */
  readonly open: readonly number[];
  /** Of a GET on a new connection each. */
  readonly fresh: readonly number[];
  readonly failures: number;
  /** The longest hold of the event loop, milliseconds of its thread's processor time. */
  readonly hold: number;
  readonly memory: number;
  readonly descriptors: number;
  /** Some seconds after the attacker has gone. */
  readonly memoryAfter: number;
  readonly descriptorsAfter: number;
  readonly survived: boolean;
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Undefined when it takes longer than anybody waits, as a server does that never comes back to its event loop. */
function answered<T>(answer: Promise<T>): Promise<T | undefined> {
  return Promise.race([answer, new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS, undefined).unref())]);
}

/** Milliseconds of a GET; undefined when it failed or took longer than anybody waits. */
async function timed(client: ApiClient): Promise<number | undefined> {
  const begun = performance.now();
  const reply = await answered(client.get(`${MAPS}/honest`).catch(() => undefined));
  return reply?.status === 200 ? performance.now() - begun : undefined;
}

function isAlive({ pid }: MeasuredProcess): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A server, and two whom it knows, who may do everything, but are not of those who are never refused. */
interface Scene {
  readonly server: MeasuredProcess;
  readonly honest: Credentials;
  readonly attacker: Credentials;
}

async function measure(name: string, milliseconds: number, { server, honest, attacker }: Scene): Promise<Outcome> {
  const { pid } = server;
  const opened = new ApiClient(server.url, honest);
  const open: number[] = [];
  const fresh: number[] = [];
  let failures = 0;
  const note = (times: number[], time: number | undefined): void => {
    if (time === undefined) failures++;
    else times.push(time);
  };
  await timed(opened);
  await server.read();
  const child = fork(PROCESS, { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  child.send({ name, url: server.url, credentials: attacker } satisfies AttackOrder);
  await once(child, "message");
  // He has a machine of his own: what he sends takes no processor from those two.
  setPriority(child.pid as number, constants.priority.PRIORITY_LOW);
  const end = performance.now() + milliseconds;
  let memory = 0;
  let descriptors = 0;
  const isOver = (): boolean => performance.now() >= end || !isAlive(server);
  const gauge = setInterval(() => {
    if (isOver()) return;
    memory = Math.max(memory, residentMemory(pid));
    if (memory > LOST_MIB) process.kill(pid, "SIGKILL");
    descriptors = Math.max(descriptors, openSockets(pid));
  }, 100);
  const onOpenConnection = async (): Promise<void> => {
    while (!isOver()) {
      note(open, await timed(opened));
      await pause(2);
    }
  };
  const onNewConnections = async (): Promise<void> => {
    while (!isOver()) {
      const client = new ApiClient(server.url, honest);
      note(fresh, await timed(client));
      client.close();
      await pause(100);
    }
  };
  await Promise.all([onOpenConnection(), onNewConnections()]);
  opened.close();
  const hold = isAlive(server) ? ((await answered(server.read()))?.hold ?? Number.NaN) : Number.NaN;
  clearInterval(gauge);
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
  await pause(3000);
  const survived = isAlive(server);
  const after = survived
    ? { memoryAfter: residentMemory(pid), descriptorsAfter: openSockets(pid) }
    : { memoryAfter: 0, descriptorsAfter: 0 };
  return { name, open, fresh, failures, hold, memory, descriptors, ...after, survived };
}

function times(sample: readonly number[]): string {
  const sorted = sample.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(1);
  return `${at(0.5)} / ${at(0.99)} / ${at(1)}`;
}

function row({ name, open, fresh, failures, hold, memory, descriptors, memoryAfter, descriptorsAfter, survived }: Outcome): string {
  const end = survived ? `${memory.toFixed(0)} / ${memoryAfter.toFixed(0)} | ${descriptors} / ${descriptorsAfter}` : "the server died | ";
  return `| ${name} | ${times(open)} | ${times(fresh)} | ${failures} | ${hold.toFixed(1)} | ${end} |`;
}

const milliseconds = 1000 * Number(process.argv[2] ?? SECONDS);
const tried = new RegExp(process.argv[3] ?? "");
const authority = await clientAuthority();
const start = async (): Promise<Scene> => {
  const server = await startMeasuredServer([ANY_POD, authority.flag], true, process.argv[4]);
  const subjects = ["honest", "attacker"].map((name) => ({ apiGroup: "rbac.authorization.orch.io", kind: "User", name }));
  await server.client.post(BINDINGS, {
    metadata: { name: "known" },
    roleRef: { apiGroup: "rbac.authorization.orch.io", kind: "ClusterRole", name: "cluster-admin" },
    subjects,
  });
  const [honest, attacker] = await Promise.all([authority.credentials(server, "honest"), authority.credentials(server, "attacker")]);
  return { server, honest, attacker };
};
let scene = await start();
let isBroken = false;
console.log(
  "| attack | GET on an open connection, p50 / p99 / worst ms | on a new one | failed | longest hold, ms | memory / after, MiB | descriptors / after |",
);
console.log("|---|---|---|---|---|---|---|");
for (const name of Object.keys({ ...ATTACKS, ...KNOWN_ATTACKS, ...RELAY_ATTACKS, ...WINDOW_ATTACKS }).filter((each) => tried.test(each))) {
  const { server } = scene;
  if ((await server.client.put(`${MAPS}/honest`, { metadata: { name: "honest" }, data: { a: "b" } })).status >= 300) isBroken = true;
  const outcome = await measure(name, milliseconds, scene);
  console.log(row(outcome));
  if (outcome.survived && outcome.failures === 0 && outcome.memory < MEMORY_BOUND_MIB && outcome.hold < HOLD_BOUND_MS) continue;
  isBroken = true;
  if (outcome.survived) process.kill(server.pid, "SIGKILL");
  await server.stop();
  scene = await start();
}
const code = await scene.server.stop();
authority.close();
process.exit(isBroken || code !== 0 ? 1 : 0);
