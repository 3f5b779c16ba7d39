/** Events of their own group are those of the core group under other names. */
import type { Event as CoreEvent } from "../../../generated/core/v1/types.js";
import type { Event } from "../../../generated/events/v1/types.js";
import type { JsonObject } from "../../definition/json.js";
import type { NamedConversion } from "../../definition/resource-definition.js";

/** Names that differ: here, and in the core group. */
const NAMES: readonly (readonly [own: string, core: string])[] = [
  ["regarding", "involvedObject"],
  ["note", "message"],
  ["reportingController", "reportingComponent"],
  ["deprecatedSource", "source"],
  ["deprecatedFirstTimestamp", "firstTimestamp"],
  ["deprecatedLastTimestamp", "lastTimestamp"],
  ["deprecatedCount", "count"],
];

const toCore = new Map(NAMES);
const fromCore = new Map(NAMES.map(([own, core]) => [core, own]));

function renamed(object: object, names: ReadonlyMap<string, string>): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [names.get(name) ?? name, value]));
}

/** The core group always writes who reports; the own group leaves out what is empty. */
const withoutEmpty = (event: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(event).filter(([name, value]) => value !== "" || !name.startsWith("reporting")));

/** An event of the own group under the names of the core group. */
export const inCore = (event: object): JsonObject => renamed(event, toCore);

export const eventConversion: NamedConversion<Event, CoreEvent> = {
  toStorage: (event) => ({ reportingComponent: "", reportingInstance: "", ...inCore(event) }) as unknown as CoreEvent,
  fromStorage: (event) => withoutEmpty(renamed(event, fromCore)) as unknown as Event,
};
