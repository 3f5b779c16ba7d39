/** Writes what is used of a quota into its status, where it does not say so already. */

import { forEachOf, inSlices, type Steps } from "../../../codec/lists/steps.js";
import { type JsonObject, setOwn } from "../../../definition/json.js";
import type { RequestContext } from "../../../definition/request-context.js";
import { conflict, OBJECT_MODIFIED } from "../../../errors/constructors.js";
import { hasReason } from "../../../errors/status.js";
import type { LargeWrites } from "../../../registry/large-writes.js";
import type { ObjectTarget } from "../../../registry/options.js";
import type { ResourceStore } from "../../../registry/resource-store.js";
import { compareQuantities, formatQuantity } from "../../../schema/quantity.js";
import type { Revision } from "../../../storage/key-value-store.js";
import { type Amounts, sameAmounts, textsOf } from "../amounts.js";
import type { WeighedQuota } from "./charge.js";
import type { KnownQuota } from "./known-quota.js";

/** Somebody else has written the quota. */
export const RACED = Symbol("raced");

export interface StatusWriting {
  /** The quotas. */
  readonly store: ResourceStore;
  /** As whom quotas are written. */
  readonly context: RequestContext;
  /** Absent: all quotas are written at once. */
  readonly large?: LargeWrites | undefined;
}

/**
 * Guarded by the state that was weighed. Gives the revision where it is known and others may write, too. A status that does not fit into a
 * value is told of once per state of its quota, where nobody else has to see it.
 * @throws StatusError as writes do.
 */
export async function writeStatus(writing: StatusWriting, weighed: WeighedQuota): Promise<Revision | typeof RACED | undefined> {
  const { store, large } = writing;
  const { quota } = weighed;
  if (quota.isUnwritable && store.exclusive) return undefined;
  try {
    if (large?.takes(store, quota.entry) === true) return await writeLarge(writing, large, weighed);
    return await write(writing, weighed);
  } catch (error) {
    if (hasReason(error, "NotFound")) return RACED;
    if (hasReason(error, "RequestEntityTooLarge")) quota.isUnwritable = true;
    throw error;
  }
}

/** Whether there may be something to write: large ones are compared where they are written. */
export const mayDiffer = ({ quota, used }: WeighedQuota): boolean =>
  quota.isLarge || !sameAmounts(quota.status.hard, quota.hard) || !sameAmounts(quota.status.used, used);

const targetOf = ({ store }: StatusWriting, { entry }: KnownQuota): ObjectTarget => ({
  definition: store.definition,
  namespace: entry.namespace,
  name: entry.name,
  subresource: "status",
});

async function write(writing: StatusWriting, { quota, used }: WeighedQuota): Promise<Revision | typeof RACED | undefined> {
  const { store, context } = writing;
  const status = { hard: textsOf(quota.hard), used: textsOf(used) };
  let raced = false;
  try {
    const { object } = await store.update(
      context,
      targetOf(writing, quota),
      (current) => {
        raced = current?.metadata.resourceVersion !== quota.entry.resourceVersion;
        if (current === undefined || raced) throw conflict(store.definition, quota.name, OBJECT_MODIFIED);
        return { ...current, status };
      },
      {},
    );
    return store.exclusive ? undefined : Number(object.object().metadata.resourceVersion);
  } catch (error) {
    if (raced) return RACED;
    throw error;
  }
}

/** Only what differs is sent. */
async function writeLarge(writing: StatusWriting, large: LargeWrites, { quota, used }: WeighedQuota): Promise<typeof RACED | undefined> {
  const hard = await inSlices(differences(quota.status.hard, quota.hard));
  const changed = await inSlices(differences(quota.status.used, used));
  if (hard === undefined && changed === undefined) return undefined;
  const status = { ...(hard === undefined ? {} : { hard }), ...(changed === undefined ? {} : { used: changed }) };
  const { resourceVersion } = quota.entry;
  try {
    await large.strategicPatch(writing.store, writing.context, targetOf(writing, quota), { metadata: { resourceVersion }, status });
    return undefined;
  } catch (error) {
    if (hasReason(error, "Conflict")) return RACED;
    throw error;
  }
}

/** What makes the one of the other, as a merge patch; undefined where they are the same. */
function* differences(from: Amounts, to: Amounts): Steps<JsonObject | undefined> {
  const changes: JsonObject = {};
  let isAny = false;
  const note = (name: string, text: string | null): void => {
    setOwn(changes, name, text);
    isAny = true;
  };
  yield* forEachOf(to, ([name, amount]) => {
    const before = from.get(name);
    if (before === undefined || compareQuantities(before, amount) !== 0) note(name, formatQuantity(amount));
  });
  yield* forEachOf(from.keys(), (name) => {
    if (!to.has(name)) note(name, null);
  });
  return isAny ? changes : undefined;
}
