/** What method and target of a request ask for; of those that were read lately it is known. */
import type { RequestInfo } from "../definition/request-context.js";
import { badRequest } from "../errors/constructors.js";
import type { StatusError } from "../errors/status.js";
import { decodePath, isLongRunning, resolveRequestInfo, splitTarget } from "./request-info.js";

export interface RequestTarget {
  readonly info: RequestInfo;
  /** Still encoded. */
  readonly query: string;
  /** Whether the request lasts as long as its client likes. */
  readonly isLasting: boolean;
  /** Set where the path cannot be decoded. */
  readonly malformed: StatusError | undefined;
  /** Whether the next one who asks for the same is given this one. */
  readonly isRemembered: boolean;
}

/** Targets that are remembered of each method, and the longest of them, in characters: clients ask for the same again and again. */
export const MOST_REMEMBERED = 512;
const LONGEST_REMEMBERED = 256;
/** Those of one method, the one seen first is forgotten first. What is deleted is seldom asked for again. */
const remembered = new Map(["GET", "POST", "PUT", "PATCH"].map((method) => [method, new Map<string, RequestTarget>()]));

/** `target` is as it was received, path and query. Shared by all who ask for it: nothing of it is written to (PATH rows). */
export function resolveTarget(method: string, target: string): RequestTarget {
  const known = remembered.get(method);
  if (known === undefined || target.length > LONGEST_REMEMBERED) return resolve(method, target, false);
  let resolved = known.get(target);
  if (resolved !== undefined) return resolved;
  resolved = resolve(method, target, true);
  if (known.size >= MOST_REMEMBERED) known.delete(known.keys().next().value as string);
  known.set(target, resolved);
  return resolved;
}

function resolve(method: string, target: string, isRemembered: boolean): RequestTarget {
  const { path, query } = splitTarget(target);
  const decoded = decodePath(path);
  const malformed = decoded === undefined ? badRequest(`invalid URL escape in ${JSON.stringify(path.slice(0, 256))}`) : undefined;
  const info = resolveRequestInfo(method, decoded ?? path, query, decoded === undefined);
  return { info, query, isLasting: isLongRunning(info), malformed, isRemembered };
}
