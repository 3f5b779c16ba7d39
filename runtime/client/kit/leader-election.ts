/** One of several programs at a time: whoever renews a Lease leads (specification: Leases). */
import type { Connection } from "../connection.js";
import { isAlreadyExists, isConflict, isNotFound } from "../errors.js";
import type { ObjectShape, Stored } from "../object-types.js";
import { following, pause, unheld } from "../pause.js";
import { ResourceClient } from "../resource-client.js";

export interface LeaderElectionOptions {
  readonly connection: Connection;
  /** Where the Lease lies, and its name. */
  readonly namespace: string;
  readonly name: string;
  /** This program, unlike any other that stands for election. */
  readonly identity: string;
  /** A leader that was not seen to renew for so long, by this program's own clock, is succeeded; default 15 s. */
  readonly leaseDurationMs?: number;
  /** A leader that could not renew for so long gives up by itself; default 10 s, and below the duration. */
  readonly renewDeadlineMs?: number;
  /** Between tries; default 2 s. */
  readonly retryPeriodMs?: number;
  /** What the leader does. The signal is aborted when it leads no longer; it has to end then. */
  lead(signal: AbortSignal): Promise<void>;
  /** Told of each new leader, this program included. */
  onLeader?(identity: string): void;
  /** Told of failed requests, which are tried again. */
  onError?(error: unknown): void;
}

interface LeaseSpec {
  holderIdentity?: string;
  leaseDurationSeconds?: number;
  acquireTime?: string;
  renewTime?: string;
  leaseTransitions?: number;
}

type Lease = ObjectShape & { spec?: LeaseSpec };

const LEASES = { group: "coordination", vendorGroup: true, version: "v1", kind: "Lease", plural: "leases", namespaced: true } as const;

export class LeaderElection {
  readonly #leases: ResourceClient;
  readonly #durationMs: number;
  readonly #deadlineMs: number;
  readonly #periodMs: number;
  #seen: { readonly version: string; readonly at: number } | undefined;
  #leader: string | undefined;

  /** Throws TypeError for times that cannot work together. */
  constructor(private readonly options: LeaderElectionOptions) {
    this.#durationMs = options.leaseDurationMs ?? 15_000;
    this.#deadlineMs = options.renewDeadlineMs ?? (this.#durationMs * 2) / 3;
    this.#periodMs = options.retryPeriodMs ?? this.#durationMs / 7.5;
    if (!(this.#periodMs < this.#deadlineMs && this.#deadlineMs < this.#durationMs)) {
      throw new TypeError("retryPeriodMs must be below renewDeadlineMs, and that below leaseDurationMs");
    }
    this.#leases = new ResourceClient(options.connection, LEASES, options.namespace);
  }

  get isLeader(): boolean {
    return this.#leader === this.options.identity;
  }

  /** Stands for election until the signal is aborted, over and over; then gives the Lease back. Rejects with what `lead` throws. */
  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      if (await this.#attemptUntil(performance.now() + this.#deadlineMs, signal)) await this.#term(signal);
      else await pause(this.#periodMs * (1 + Math.random() * 0.2), signal).catch(() => {});
    }
  }

  async #term(signal: AbortSignal): Promise<void> {
    const ending = new AbortController();
    const work = this.options.lead(AbortSignal.any([signal, ending.signal]));
    const done = work.finally(() => ending.abort());
    // Waited for below; a failure meanwhile is not unhandled.
    done.catch(() => {});
    await this.#hold(AbortSignal.any([signal, ending.signal]));
    this.#tell(undefined);
    ending.abort();
    try {
      await done;
    } finally {
      const given = this.#within(this.#deadlineMs, undefined, (bounded) => this.#release(bounded));
      await given.catch((error: unknown) => this.options.onError?.(error));
    }
  }

  /** Renews until that fails for too long, or the signal is aborted. */
  async #hold(signal: AbortSignal): Promise<void> {
    for (let renewed = performance.now(); !signal.aborted && performance.now() - renewed < this.#deadlineMs; ) {
      await pause(this.#periodMs, signal).catch(() => {});
      if (signal.aborted) return;
      if (await this.#attemptUntil(renewed + this.#deadlineMs, signal)) renewed = performance.now();
      else if (this.#leader !== this.options.identity) return;
    }
  }

  #attemptUntil(deadline: number, signal: AbortSignal): Promise<boolean> {
    return this.#within(deadline - performance.now(), signal, (bounded) => this.#attempt(bounded));
  }

  /** Requests that end with a signal, and after some time: a server that is silent is asked anew. */
  async #within<T>(milliseconds: number, signal: AbortSignal | undefined, ask: (bounded: AbortSignal) => Promise<T>): Promise<T> {
    const { controller, release } = following(signal);
    const timer = unheld(setTimeout(() => controller.abort(), Math.max(1, milliseconds)));
    try {
      return await ask(controller.signal);
    } finally {
      clearTimeout(timer);
      release();
    }
  }

  /** Takes or renews the Lease if that is due. False: somebody else has it, or the request failed. */
  async #attempt(signal: AbortSignal): Promise<boolean> {
    try {
      const lease = (await this.#leases.get(this.options.name, { signal }).catch(absent)) as Stored<Lease> | undefined;
      if (lease === undefined) await this.#leases.create({ metadata: { name: this.options.name }, spec: this.#spec({}) }, { signal });
      else if (!(await this.#takeOver(lease, signal))) return false;
      this.#tell(this.options.identity);
      return true;
    } catch (error) {
      if (!signal.aborted && !isConflict(error) && !isAlreadyExists(error)) this.options.onError?.(error);
      return false;
    }
  }

  async #takeOver(lease: Stored<Lease>, signal: AbortSignal): Promise<boolean> {
    const { holderIdentity: holder = "" } = lease.spec ?? {};
    const { resourceVersion } = lease.metadata;
    if (this.#seen?.version !== resourceVersion) this.#seen = { version: resourceVersion, at: performance.now() };
    if (holder !== "" && holder !== this.options.identity && performance.now() - this.#seen.at < this.#lastsMs(lease)) {
      this.#tell(holder);
      return false;
    }
    const stored = await this.#leases.replace({ ...lease, spec: this.#spec(lease.spec ?? {}) }, { signal });
    this.#seen = { version: stored.metadata.resourceVersion, at: performance.now() };
    return true;
  }

  /** The holder's own word counts, as it may have been configured otherwise. */
  #lastsMs(lease: Lease): number {
    return Math.max(this.#durationMs, (lease.spec?.leaseDurationSeconds ?? 0) * 1000);
  }

  #spec(before: LeaseSpec): LeaseSpec {
    const { identity } = this.options;
    const now = microTime();
    const renews = before.holderIdentity === identity;
    return {
      ...before,
      holderIdentity: identity,
      leaseDurationSeconds: Math.max(1, Math.ceil(this.#durationMs / 1000)),
      acquireTime: renews ? (before.acquireTime ?? now) : now,
      renewTime: now,
      leaseTransitions: (before.leaseTransitions ?? 0) + (renews || before.holderIdentity === undefined ? 0 : 1),
    };
  }

  /** Gives the Lease back, so that others need not wait; only if it is still this program's. */
  async #release(signal: AbortSignal): Promise<void> {
    const lease = (await this.#leases.get(this.options.name, { signal }).catch(absent)) as Stored<Lease> | undefined;
    if (lease?.spec?.holderIdentity !== this.options.identity) return;
    const spec = { ...lease.spec, holderIdentity: "", leaseDurationSeconds: 1, renewTime: microTime() };
    await this.#leases.replace({ ...lease, spec }, { signal }).catch((error: unknown) => {
      if (!isConflict(error)) throw error;
    });
  }

  #tell(leader: string | undefined): void {
    if (leader !== undefined && leader !== this.#leader) this.options.onLeader?.(leader);
    this.#leader = leader;
  }
}

function absent(error: unknown): undefined {
  if (!isNotFound(error)) throw error;
}

/** RFC 3339 with six digits of fraction, as the wire has it. */
const microTime = (): string => new Date().toISOString().replace("Z", "000Z");
