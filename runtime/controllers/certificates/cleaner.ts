/** Deletes certificate requests that nobody needs any more: whoever asked has long seen the answer (CSR-23). */
import { firstCertificateEnd } from "../../certificates/issued-certificates.js";
import { WorkQueue } from "../../client/kit/work-queue.js";
import { CacheFollower } from "../../registry/followers/cache-follower.js";
import { type Controller, type ControllerOptions, IDLE } from "../controller.js";
import { type CertificateRequest, CertificateRequests, conditionOf } from "./requests.js";

const HOUR = 3_600_000;
const DECIDED_LIFE = HOUR;
const PENDING_LIFE = 24 * HOUR;

const PARALLEL = 4;
/** How often the time is looked at, which may be moved. */
const LOOK_MS = 1_000;
/** Requests that are read in one look: their certificates take time, and none ends before minutes have passed. */
const READ_AT_A_TIME = 100;

/** Starts the loop; does nothing on a server that serves no certificate requests. */
export function startCertificateCleaner(options: ControllerOptions): Controller {
  const requests = CertificateRequests.of(options);
  if (requests === undefined) return IDLE;
  const { clock } = options.context;
  /** By name, milliseconds since the epoch. */
  const deadlines = new Map<string, number>();
  /** Names of those that have come or changed since they were read. */
  const unread = new Set<string>();
  const queue = new WorkQueue({
    parallel: PARALLEL,
    work: async (name) => {
      const request = requests.get(name);
      if (request === undefined) deadlines.delete(name);
      else if (deadlineOf(request) < clock.now()) await requests.delete(request);
      else deadlines.set(name, deadlineOf(request));
    },
    failed: options.failed,
  });
  const follower = new CacheFollower({
    store: requests.store,
    present: ({ name }) => unread.add(name),
    changed: ({ current, previous }) => unread.add((current ?? previous)?.name ?? ""),
  });
  const timer = setInterval(() => {
    for (const name of firstOf(unread, READ_AT_A_TIME)) {
      unread.delete(name);
      const request = requests.get(name);
      if (request === undefined) deadlines.delete(name);
      else deadlines.set(name, deadlineOf(request));
    }
    const now = clock.now();
    for (const [name, deadline] of deadlines) if (deadline < now) queue.add(name);
  }, LOOK_MS).unref();
  return {
    stop: () => {
      clearInterval(timer);
      follower.close();
      queue.close();
    },
  };
}

function firstOf(names: ReadonlySet<string>, count: number): string[] {
  const first: string[] = [];
  for (const name of names) {
    if (first.length === count) break;
    first.push(name);
  }
  return first;
}

/** When a request is to go: the first of an hour after each decision, a day without any, the end of what was issued. */
function deadlineOf(request: CertificateRequest): number {
  // It goes already, once its finalizers have.
  if (request.metadata.deletionTimestamp !== undefined) return Number.POSITIVE_INFINITY;
  const decided = ["Approved", "Denied", "Failed"].flatMap((type) => conditionOf(request, type) ?? []);
  const ends = decided.map(({ lastUpdateTime }) => Date.parse(lastUpdateTime ?? "") + DECIDED_LIFE).filter((end) => !Number.isNaN(end));
  if (decided.length === 0) ends.push(Date.parse(request.metadata.creationTimestamp ?? "") + PENDING_LIFE);
  const { certificate = "" } = request.status ?? {};
  const end = certificate === "" ? undefined : firstCertificateEnd(Buffer.from(certificate, "base64"));
  return Math.min(...ends, end ?? Number.POSITIVE_INFINITY);
}
