/** Tells of nodes that have not been heard of for too long: neither their condition nor their lease has been renewed (NODE-01). */
import type { SteadyClock } from "../../clock/clock.js";
import { DueTimes } from "../due-times.js";

/** Milliseconds. */
export interface GracePeriods {
  /** From a heartbeat to the next. */
  readonly monitorMs: number;
  /** To the first one. */
  readonly startupMs: number;
}

/** What a node has last said of itself; undefined: nothing yet. */
type Said = string | undefined;

export class Heartbeats {
  /** By node: what its status said last, and its lease. Times are when this server saw a change, by its steady clock: those that nodes write are not compared with them. */
  readonly #status = new Map<string, Said>();
  readonly #leases = new Map<string, string>();
  readonly #ends: DueTimes;

  constructor(
    private readonly clock: SteadyClock,
    private readonly grace: GracePeriods,
    silent: (node: string) => void,
  ) {
    this.#ends = new DueTimes(() => clock.steady(), silent);
  }

  /** The node is there; `said` is undefined while it has not said whether it is ready, and another text with each heartbeat. */
  status(node: string, said: Said): void {
    const isKnown = this.#status.has(node);
    if (isKnown && this.#status.get(node) === said) return;
    this.#status.set(node, said);
    this.#wait(node, said === undefined ? this.grace.startupMs : this.grace.monitorMs);
  }

  /** Another text with each heartbeat. Leases of nodes that are not there are not waited for. */
  lease(node: string, renewed: string): void {
    if (this.#leases.get(node) === renewed) return;
    this.#leases.set(node, renewed);
    if (this.#status.has(node)) this.#wait(node, this.grace.monitorMs);
  }

  forgetLease(node: string): void {
    this.#leases.delete(node);
  }

  /** The node is gone. */
  forget(node: string): void {
    this.#status.delete(node);
    this.#ends.delete(node);
  }

  close(): void {
    this.#ends.close();
  }

  #wait(node: string, milliseconds: number): void {
    this.#ends.set(node, this.clock.steady() + milliseconds);
  }
}
