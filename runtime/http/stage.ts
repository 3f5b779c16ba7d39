/** What the pipeline is made of: stages that wrap the rest, each written so that it stays synchronous as long as the rest is. */
import type { HttpRequest } from "./http-request.js";
import type { ServerServices } from "./server-services.js";

/** The rest of the pipeline. */
export type Next = (request: HttpRequest, server: ServerServices) => void | Promise<void>;

/**
 * One stage: does its part, calls `next` at most once and gives back what that gave back, so that a GET from the cache makes no promise.
 * Throws, or rejects, to refuse. Behind {@link afterwards} it sees how the rest ended: `request.exchange.status` and `.bytes`, the
 * `caller` who was authenticated and the `user` he acts as.
 */
export type Stage = (request: HttpRequest, server: ServerServices, next: Next) => void | Promise<void>;

/** A stage that does something before the rest and wants to know nothing of it. */
export const before =
  (work: (request: HttpRequest, server: ServerServices) => void | Promise<void>): Stage =>
  (request, server, next) => {
    const pending = work(request, server);
    return pending === undefined ? next(request, server) : pending.then(() => next(request, server));
  };

/** Runs `over` when `work` has ended, well or not: at once when it is synchronous. */
export function afterwards(work: () => void | Promise<void>, over: () => void): void | Promise<void> {
  let pending: void | Promise<void>;
  try {
    pending = work();
  } catch (error) {
    over();
    throw error;
  }
  if (pending === undefined) over();
  else return ending(pending, over);
}

/** As `pending.finally(over)`, which makes three promises where this makes one. */
export const ending = (pending: Promise<void>, over: () => void): Promise<void> =>
  pending.then(over, (error: unknown) => {
    over();
    throw error;
  });

/** Stages in order, the first the outermost, made one function once; behind the last there is nothing. */
export function composeStages(stages: readonly Stage[]): Next {
  return stages.reduceRight<Next>(
    (next, stage) => (request, server) => stage(request, server, next),
    () => undefined,
  );
}
