/** What a test can make go wrong with a server. */

/** A refusal in place of an answer. */
export interface Refusal {
  /** HTTP status; default 503. */
  readonly code?: number;
  /** Default `ServiceUnavailable`. */
  readonly reason?: string;
  readonly message?: string;
  /** Seconds for the header of that name. */
  readonly retryAfter?: number;
  /** Requests that are refused; default all that the fault is about. The path is without query. */
  matches?(method: string, path: string): boolean;
  /** How many are refused; default as long as the fault lasts. */
  readonly times?: number;
}

/** Ends a fault. */
export type EndFault = () => void;

export interface Faults {
  /** Watches that are open now. */
  readonly openWatches: number;
  /** Breaks the connections of all watches off, as a network would. */
  dropWatches(): void;
  /** Refuses creations, changes and deletions until it is ended. */
  refuseWrites(refusal?: Refusal): EndFault;
  /** Refuses requests of any kind until it is ended. */
  refuseRequests(refusal?: Refusal): EndFault;
  /** Forgets all history: watches and pages from earlier versions are 410 from now on. */
  expireHistory(): Promise<void>;
}
