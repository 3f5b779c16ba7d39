/** Metrics in the form that v2beta1 and the annotations of v1 have, and in that of v2: the same values at other places. */
import { isJsonObject, type JsonObject, type JsonValue } from "../../definition/json.js";
import type { FieldSchema, StructSchema } from "../../definition/schema.js";
import { setValueBelow, valueBelow } from "../../schema/checks/paths.js";
import { struct } from "../../schema/schema-parts.js";

/** Where a value is in the older form and in that of v2. */
type Places = readonly (readonly [older: string, present: string])[];

const METRIC: Places = [
  ["metricName", "metric.name"],
  ["selector", "metric.selector"],
];
const EXTERNAL_METRIC: Places = [
  ["metricName", "metric.name"],
  ["metricSelector", "metric.selector"],
];
const OBJECT: Places = [["target", "describedObject"], ...METRIC];

const RESOURCE_SOURCE: Places = [
  ["name", "name"],
  ["targetAverageUtilization", "target.averageUtilization"],
  ["targetAverageValue", "target.averageValue"],
];
const RESOURCE_STATUS: Places = [
  ["name", "name"],
  ["currentAverageUtilization", "current.averageUtilization"],
  ["currentAverageValue", "current.averageValue"],
];

/** What is wanted, by the field of a metric. */
const SOURCES: Readonly<Record<string, Places>> = {
  object: [...OBJECT, ["targetValue", "target.value"], ["averageValue", "target.averageValue"]],
  pods: [...METRIC, ["targetAverageValue", "target.averageValue"]],
  resource: RESOURCE_SOURCE,
  containerResource: [...RESOURCE_SOURCE, ["container", "container"]],
  external: [...EXTERNAL_METRIC, ["targetValue", "target.value"], ["targetAverageValue", "target.averageValue"]],
};

/** What there is, likewise. */
const STATUSES: Readonly<Record<string, Places>> = {
  object: [...OBJECT, ["currentValue", "current.value"], ["averageValue", "current.averageValue"]],
  pods: [...METRIC, ["currentAverageValue", "current.averageValue"]],
  resource: RESOURCE_STATUS,
  containerResource: [...RESOURCE_STATUS, ["container", "container"]],
  external: [...EXTERNAL_METRIC, ["currentValue", "current.value"], ["currentAverageValue", "current.averageValue"]],
};

/** Values that the older form always has, zero where there is none. */
const ALWAYS_THERE: Readonly<Record<string, readonly string[]>> = {
  "target.value": ["object"],
  "target.averageValue": ["pods"],
  "current.value": ["object", "external"],
  "current.averageValue": ["pods", "resource", "containerResource"],
};

export const olderSources = (metrics: readonly JsonObject[]): JsonObject[] => metrics.map((metric) => toOlder(metric, SOURCES));
export const olderStatuses = (metrics: readonly JsonObject[]): JsonObject[] => metrics.map((metric) => toOlder(metric, STATUSES));

export const presentSources = (metrics: readonly JsonObject[]): JsonObject[] =>
  metrics.map((metric) => toPresent(metric, SOURCES, withTargetType));
export const presentStatuses = (metrics: readonly JsonObject[]): JsonObject[] =>
  metrics.map((metric) => toPresent(metric, STATUSES, withCurrent));

/** The field of metrics that are wanted, in the older form; given it in that of v2. */
export const olderSourceField = (field: FieldSchema): FieldSchema => olderField(field, SOURCES);
export const olderStatusField = (field: FieldSchema): FieldSchema => olderField(field, STATUSES);

/** Each value is of the type that it has in v2. */
function olderField(field: FieldSchema, table: Readonly<Record<string, Places>>): FieldSchema {
  const { schema } = field;
  if (schema.kind !== "list" || schema.item.kind !== "struct") throw new TypeError("metrics are a list of structs");
  const metric = schema.item;
  const sources = Object.entries(table).map(([name, places]) => {
    const source = fieldBelow(metric, name);
    const fields = Object.fromEntries(places.map(([older, present]) => [older, fieldBelow(structOf(source), present)]));
    return [name, { ...source, schema: plainStruct(name, fields) }];
  });
  const item = plainStruct(metric.typeName, { type: fieldBelow(metric, "type"), ...Object.fromEntries(sources) });
  return { ...field, schema: { ...schema, item } };
}

const plainStruct = (typeName: string, fields: StructSchema["fields"]): StructSchema => struct(typeName, () => ({ fields }));

/** The field at a path below a struct, `metric.name`. */
export function fieldBelow(schema: StructSchema, path: string): FieldSchema {
  const [name = "", ...rest] = path.split(".");
  const field = schema.fields[name];
  if (field === undefined) throw new TypeError(`${schema.typeName} has no field ${name}`);
  return rest.length === 0 ? field : fieldBelow(structOf(field), rest.join("."));
}

function structOf({ schema }: FieldSchema): StructSchema {
  if (schema.kind !== "struct") throw new TypeError("the field is no struct");
  return schema;
}

function toOlder(metric: JsonObject, table: Readonly<Record<string, Places>>): JsonObject {
  const result: JsonObject = metric["type"] === undefined ? {} : { type: metric["type"] };
  for (const [field, places] of Object.entries(table)) {
    const source = metric[field];
    if (!isJsonObject(source)) continue;
    const made: JsonObject = {};
    for (const [older, present] of places) {
      const value = valueBelow(source, present) ?? (isAlwaysThere(field, present) ? "0" : undefined);
      if (value !== undefined) made[older] = value;
    }
    result[field] = made;
  }
  return result;
}

function toPresent(
  metric: JsonObject,
  table: Readonly<Record<string, Places>>,
  finish: (field: string, made: JsonObject) => void,
): JsonObject {
  const result: JsonObject = metric["type"] === undefined ? {} : { type: metric["type"] };
  for (const [field, places] of Object.entries(table)) {
    const source = metric[field];
    if (!isJsonObject(source)) continue;
    const made: JsonObject = {};
    for (const [older, present] of places) {
      const value = isAlwaysThere(field, present) ? alwaysThere(source, older, table) : source[older];
      if (value !== undefined) setValueBelow(made, present, value);
    }
    finish(field, made);
    result[field] = made;
  }
  return result;
}

const isAlwaysThere = (field: string, present: string): boolean => ALWAYS_THERE[present]?.includes(field) === true;

/** Zero stands for nothing beside what else is wanted, as v2 may leave it out there, and beside a share of the request. */
function alwaysThere(source: JsonObject, older: string, table: Readonly<Record<string, Places>>): JsonValue | undefined {
  const value = source[older] ?? "0";
  const isMeant = source[table === STATUSES ? "currentAverageUtilization" : "averageValue"] === undefined;
  return value === "0" && !isMeant ? undefined : value;
}

/** v2 always says what there is. */
function withCurrent(_field: string, made: JsonObject): void {
  made["current"] ??= {};
}

/** The older form leaves it to the fields that are given which kind of target it is. */
function withTargetType(field: string, made: JsonObject): void {
  const target = isJsonObject(made["target"]) ? made["target"] : {};
  const byResource = target["averageUtilization"] === undefined ? "AverageValue" : "Utilization";
  const byValue = target["averageValue"] === undefined ? "Value" : "AverageValue";
  const type = field === "pods" ? "AverageValue" : field.toLowerCase().endsWith("resource") ? byResource : byValue;
  made["target"] = { type, ...target };
}
