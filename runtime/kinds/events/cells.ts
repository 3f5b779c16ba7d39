/** Cells of events, in the form of the core group and in that of their own group. */
import type { Event as CoreEvent } from "../../../generated/core/v1/types.js";
import { humanDuration } from "../../codec/tables/cells.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { ComputedCell } from "../../definition/resource-definition.js";
import { inCore } from "./conversion.js";

/** Time since the event was last told. */
export const eventLastSeen: ComputedCell = (object, now) => {
  const { series, lastTimestamp } = asEvent(object);
  if (series !== undefined) return since(series.lastObservedTime, now);
  return lastTimestamp ? since(lastTimestamp, now) : firstSeen(object, now);
};

/** Time since the event was first told. */
export const eventFirstSeen: ComputedCell = (object, now) => firstSeen(object, now);

/** `kind/name` of the object, in lower case; a bookmark has none. */
export const eventObject: ComputedCell = (object) => {
  const { kind = "", name = "" } = asEvent(object).involvedObject ?? {};
  return name === "" ? kind.toLowerCase() : `${kind.toLowerCase()}/${name}`;
};

/** Who tells it: `component, host`. */
export const eventSource: ComputedCell = (object) => {
  const { source, reportingComponent, reportingInstance } = asEvent(object);
  const component = source?.component || reportingComponent || "";
  const host = source?.host || reportingInstance || "";
  return host === "" ? component : `${component}, ${host}`;
};

/** What happened, without blanks around. */
export const eventMessage: ComputedCell = (object) => (asEvent(object).message ?? "").trim();

/** How often it was told. */
export const eventCount: ComputedCell = (object) => {
  const { series, count } = asEvent(object);
  return series === undefined ? count || 1 : (series.count ?? 0);
};

/** The event in the form of the core group. */
const asEvent = (object: ApiObject): CoreEvent => ("regarding" in object ? inCore(object) : object) as unknown as CoreEvent;

function firstSeen(object: ApiObject, now: number): string {
  const { firstTimestamp, eventTime } = asEvent(object);
  return since(firstTimestamp || eventTime, now);
}

function since(text: string | null | undefined, now: number): string {
  const time = Date.parse(text ?? "");
  return Number.isNaN(time) ? "<unknown>" : humanDuration(now - time);
}
