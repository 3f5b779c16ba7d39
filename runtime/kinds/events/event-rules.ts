/**
 * What events have to be. The core group and v1beta1 ask little of those without eventTime, for the clients of old; v1 demands more and
 * lets nothing but the series of an event change. Mistakes are told under the names of the core group, as the peer tells them.
 */
import type { Event } from "../../../generated/core/v1/types.js";
import type { JsonValue } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import { type FieldError, invalidValue, required } from "../../errors/field-error.js";
import type { HookContext, ResourceHook } from "../../registry/resource-hook.js";
import { deepEqual } from "../../schema/deep-equal.js";
import { qualifiedName } from "../../schema/names.js";
import { inCore } from "./conversion.js";

/** Bytes, though messages speak of characters. */
const INSTANCE_LIMIT = 128;
const ACTION_LIMIT = 128;
const REASON_LIMIT = 128;
const NOTE_LIMIT = 1024;
const TYPES = ["Normal", "Warning"];

export const eventHook: ResourceHook = {
  validate(object, old, context) {
    const event = coreForm(object);
    const errors = commonErrors(event, context);
    if (context.definition.group === "" || context.definition.version !== "v1") return errors;
    return [...errors, ...(old === undefined ? newErrors(event) : changeErrors(event, coreForm(old)))];
  },
};

const coreForm = (object: ApiObject): Event => inCore(object) as unknown as Event;
const namespaceOf = (event: Event): string => event.metadata?.namespace ?? "";

function commonErrors(event: Event, { profile }: HookContext): FieldError[] {
  const { namespace: involved = "" } = event.involvedObject;
  const mismatch = invalidValue("involvedObject.namespace", involved, "does not match event.namespace");
  if (!event.eventTime) {
    const matches = involved === "" ? namespaceOf(event) === "default" : namespaceOf(event) === involved;
    return matches ? [] : [mismatch];
  }
  const isOfCluster = ["default", profile.systemNamespace].includes(namespaceOf(event));
  const { reportingComponent = "", reportingInstance = "", action = "", reason = "", message = "" } = event;
  const tooLong = (field: string, text: string, limit: number): FieldError[] =>
    Buffer.byteLength(text) > limit ? [invalidValue(field, "", `can have at most ${limit} characters`)] : [];
  const demanded = (field: string, text: string): FieldError[] => (text === "" ? [required(field, "")] : []);
  return [
    ...(involved === "" && !isOfCluster ? [mismatch] : []),
    ...demanded("reportingController", reportingComponent),
    ...qualifiedName(reportingComponent).map((text) => invalidValue("reportingController", reportingComponent, text)),
    ...demanded("reportingInstance", reportingInstance),
    ...tooLong("reportingInstance", reportingInstance, INSTANCE_LIMIT),
    ...demanded("action", action),
    ...tooLong("action", action, ACTION_LIMIT),
    ...demanded("reason", reason),
    ...tooLong("reason", reason, REASON_LIMIT),
    ...tooLong("message", message, NOTE_LIMIT),
  ];
}

function newErrors(event: Event): FieldError[] {
  const { type = "", source } = event;
  const unset = (field: string, isSet: boolean): FieldError[] => (isSet ? [invalidValue(field, "", "needs to be unset")] : []);
  return [
    ...seriesErrors(event),
    ...(event.eventTime ? [] : [required("eventTime", "")]),
    ...(TYPES.includes(type) ? [] : [invalidValue("type", "", `has invalid value: ${type}`)]),
    ...unset("firstTimestamp", Boolean(event.firstTimestamp)),
    ...unset("lastTimestamp", Boolean(event.lastTimestamp)),
    ...unset("count", Number(event.count ?? 0) !== 0),
    ...unset("source", Boolean(source?.component || source?.host)),
  ];
}

function seriesErrors({ series }: Event): FieldError[] {
  if (!series) return [];
  return [
    ...(Number(series.count ?? 0) < 2 ? [invalidValue("series.count", "", "should be at least 2")] : []),
    ...(series.lastObservedTime ? [] : [required("series.lastObservedTime", "")]),
  ];
}

/** Fields that stay, in the order in which they are looked at, and what messages call them. */
const KEPT: readonly (readonly [keyof Event, string])[] = [
  ["involvedObject", "involvedObject"],
  ["reason", "reason"],
  ["message", "message"],
  ["source", "source"],
  ["firstTimestamp", "firstTimestamp"],
  ["lastTimestamp", "lastTimestamp"],
  ["count", "count"],
  ["type", "type"],
  ["eventTime", "eventTime"],
  ["action", "action"],
  ["related", "related"],
  ["reportingComponent", "reportingController"],
  ["reportingInstance", "reportingInstance"],
];

function changeErrors(event: Event, old: Event): FieldError[] {
  const errors = same(event.series, old.series) ? [] : seriesErrors(event);
  for (const [field, name] of KEPT) {
    if (!same(event[field], old[field])) errors.push(invalidValue(name, event[field] as JsonValue | undefined, "field is immutable"));
  }
  return errors;
}

/** Absent, null and what is written of nothing are the same. */
function same(a: unknown, b: unknown): boolean {
  const plain = (value: unknown): JsonValue => {
    const isNothing =
      value === undefined || value === 0 || value === "" || (typeof value === "object" && Object.keys(value ?? {}).length === 0);
    return isNothing ? null : (value as JsonValue);
  };
  return deepEqual(plain(a), plain(b));
}
