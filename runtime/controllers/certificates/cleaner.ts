/** Deletes certificate requests that nobody needs any more: whoever asked has long seen the answer (CSR-23). */
import { firstCertificateEnd } from "../../certificates/issued-certificates.js";
import { WorkQueue } from "../../client/kit/work-queue.js";
import { FollowedMap } from "../../registry/followers/followed-map.js";
import { type Controller, type ControllerOptions, IDLE } from "../controller.js";
import { DueTimes } from "../due-times.js";
import { type CertificateRequest, CertificateRequests, conditionOf } from "./requests.js";

const HOUR = 3_600_000;
const DECIDED_LIFE = HOUR;
const PENDING_LIFE = 24 * HOUR;

const PARALLEL = 4;

/** Starts the loop; does nothing on a server that serves no certificate requests. */
export function startCertificateCleaner(options: ControllerOptions): Controller {
  const requests = CertificateRequests.of(options);
  if (requests === undefined) return IDLE;
  const { clock } = options;
  const { store } = requests;
  const queue = new WorkQueue({
    parallel: PARALLEL,
    work: async (name) => {
      const request = await requests.get(name);
      if (request !== undefined && deadlineOf(request) <= clock.now()) await requests.delete(request);
    },
    failed: options.failed,
  });
  const times = new DueTimes(
    () => clock.now(),
    (name) => queue.add(name),
  );
  const deadlines = new FollowedMap<number>({
    store,
    read: (entry) => deadlineOf(entry.shared() as unknown as CertificateRequest),
    changed: (key, deadline) => {
      const name = key.slice(store.prefix.length);
      if (deadline === undefined || deadline === Number.POSITIVE_INFINITY) times.delete(name);
      else times.set(name, deadline);
    },
  });
  return {
    stop: () => {
      deadlines.close();
      times.close();
      queue.close();
    },
  };
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
