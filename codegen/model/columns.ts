/** Columns of the table form. */
import type { CellForm } from "../../runtime/definition/resource-definition.js";
import type { BuiltTypes } from "../../runtime/schema/declared/built-type.js";
import { asBoolean, asList, asMapping, asNumber, asText, type Mapping } from "../../runtime/schema/declared/mapping.js";
import type { Place } from "../../runtime/schema/declared/place.js";
import { didYouMean } from "../../runtime/schema/declared/suggest.js";
import type { TypeRef } from "../../runtime/schema/declared/type-model.js";
import type { Bindings } from "./bindings.js";
import type { ColumnModel } from "./model.js";
import type { ProblemList } from "./problem-list.js";
import type { ResourceContext } from "./resource-builder.js";

/** The column that every kind has by itself. */
export const NAME: ColumnModel = {
  name: "Name",
  type: "string",
  format: "name",
  description: "Name of the object, unique within its namespace.",
  priority: 0,
  print: "value",
  paths: [["metadata", "name"]],
};

const CREATION_TIMESTAMP = ["metadata", "creationTimestamp"];

/** The column that the word Age stands for. */
export const AGE: ColumnModel = {
  name: "Age",
  type: "string",
  format: "",
  description: "Time since the server created the object.",
  priority: 0,
  print: "age",
  paths: [CREATION_TIMESTAMP],
  absent: "<unknown>",
};

/** Name, unless the definition has a place of its own for it, and the definition's own columns; none where it has none. */
export function columnsOf(
  data: Mapping,
  type: string,
  { types, problems, bindings }: Pick<ResourceContext, "types" | "problems" | "bindings">,
  place: Place,
): ColumnModel[] {
  if (data["additionalPrinterColumns"] === undefined) return [];
  const columns = asList(data["additionalPrinterColumns"]).map((entry, index) => {
    if (entry === "Age" || typeof entry === "string") return AGE;
    return column(asMapping(entry), { type, types, place, problems, bindings, index });
  });
  columns.forEach(({ name }, index) => {
    if (columns.slice(0, index).some((other) => other.name === name))
      problems.atValue(place, ["additionalPrinterColumns", index], `there is another column "${name}"`, "give another name");
  });
  return columns.some(({ name }) => name === NAME.name) ? columns : [NAME, ...columns];
}

/** How many paths a form takes, where not any number of them. */
const MOST_PATHS: Partial<Readonly<Record<string, { readonly least: number; readonly most: number; readonly text: string }>>> = {
  ratio: { least: 2, most: 2, text: "two paths" },
  duration: { least: 1, most: 2, text: "the path of a time, or of two" },
  age: { least: 1, most: 1, text: "one path" },
  condition: { least: 1, most: 1, text: "one path" },
};

/** What a form prints, when `found` is something else. */
function wantedBy(print: string, found: TypeRef, types: BuiltTypes): string | undefined {
  const isTime = found.kind === "scalar" && ["Time", "MicroTime"].includes(found.type);
  const members = (type: TypeRef): readonly string[] =>
    type.kind === "ref" ? (types.get(type.name)?.model.fields.map(({ name }) => name) ?? []) : [];
  switch (print) {
    case "count":
      return found.kind === "scalar" || found.kind === "ref" ? "a list or a map" : undefined;
    case "keys":
      return found.kind === "map" || found.kind === "any" ? undefined : "a map";
    case "age":
    case "duration":
      return isTime ? undefined : "a time";
    case "selector":
      return found.kind === "map" || found.kind === "any" || members(found).includes("matchLabels")
        ? undefined
        : "a label selector or a map of labels";
    case "condition":
      return found.kind === "list" && ["type", "status"].every((name) => members(found.item).includes(name))
        ? undefined
        : "a list of conditions, and the type of one: .status.conditions.Ready";
    default:
      return undefined;
  }
}

interface ColumnContext {
  readonly type: string;
  readonly types: BuiltTypes;
  readonly place: Place;
  readonly problems: ProblemList;
  readonly bindings: Bindings;
  readonly index: number;
}

function column(entry: Mapping, context: ColumnContext): ColumnModel {
  const at = ["additionalPrinterColumns", context.index] as const;
  const hook = asText(entry["hook"]);
  const jsonPaths = (typeof entry["jsonPath"] === "string" ? [entry["jsonPath"]] : asList(entry["jsonPath"])).map(String);
  const paths = jsonPaths.map(parsePath);
  if (hook !== undefined) context.bindings.use("cells", hook, context.place, [...at, "hook"], [context.type]);
  if (hook !== undefined)
    for (const key of ["jsonPath", "print", "absent"].filter((name) => entry[name] !== undefined))
      context.problems.atKey(context.place, [...at, key], `"${key}" means nothing beside a hook`, "remove one of them");
  if (hook === undefined && paths.length === 0)
    context.problems.atValue(context.place, at, `column "${asText(entry["name"]) ?? ""}" has neither jsonPath nor hook`);
  paths.forEach((path, index) => {
    const steps = typeof entry["jsonPath"] === "string" ? [...at, "jsonPath"] : [...at, "jsonPath", index];
    const tell = (message: string, suggestion?: string): void => context.problems.atValue(context.place, steps, message, suggestion);
    const found = checkPath(entry["print"] === "condition" ? path.slice(0, -1) : path, context.type, context.types, tell);
    const wanted = found === undefined ? undefined : wantedBy(asText(entry["print"]) ?? "value", found, context.types);
    if (wanted !== undefined) tell(`"${path.join(".")}" cannot be printed as ${String(entry["print"])}`, `name ${wanted}`);
  });
  const most = MOST_PATHS[asText(entry["print"]) ?? "value"];
  if (most !== undefined && (paths.length < most.least || paths.length > most.most))
    context.problems.atValue(context.place, [...at, "jsonPath"], `print: ${String(entry["print"])} takes ${most.text}`);
  const absent = asBoolean(entry["absent"]) ?? asNumber(entry["absent"]) ?? asText(entry["absent"]);
  return {
    name: asText(entry["name"]) ?? "",
    type: (asText(entry["type"]) ?? "string") as ColumnModel["type"],
    format: asText(entry["format"]) ?? "",
    description: (asText(entry["description"]) ?? "").trim(),
    priority: asNumber(entry["priority"]) ?? 0,
    print: hook === undefined ? ((asText(entry["print"]) ?? "value") as CellForm) : "computed",
    paths,
    ...(absent === undefined ? {} : { absent }),
    ...(hook === undefined ? {} : { hook }),
  };
}

/** `.metadata.labels['a.b/c']` as field names. */
export function parsePath(path: string): string[] {
  return [...path.matchAll(/\.([A-Za-z0-9_-]+)|\['([^']+)'\]/g)].map((match) => match[1] ?? match[2]!);
}

/** Tells `report` where `path` leaves the fields of `type`; lists are passed through. Gives the type it leads to, if that is known. */
export function checkPath(
  path: readonly string[],
  type: string,
  types: BuiltTypes,
  report: (message: string, suggestion?: string) => void,
): TypeRef | undefined {
  let current: TypeRef | undefined = { kind: "ref", name: type };
  for (const step of path) {
    current = stepInto(current, step, types, report);
    if (current === undefined) return undefined;
  }
  return current;
}

/** The type of the value at `step` below `type`; undefined where nothing more can be said, after a report or not. */
function stepInto(
  type: TypeRef,
  step: string,
  types: BuiltTypes,
  report: (message: string, suggestion?: string) => void,
): TypeRef | undefined {
  if (type.kind === "list") return stepInto(type.item, step, types, report);
  if (type.kind === "map") return type.value;
  if (type.kind === "scalar") report(`"${step}" is below a ${type.type}`);
  if (type.kind !== "ref") return undefined;
  const model = types.get(type.name)?.model;
  if (model === undefined || (model.isKind && (step === "kind" || step === "apiVersion"))) return undefined;
  const field = model.fields.find((candidate) => candidate.name === step);
  if (field !== undefined) return field.type;
  const names = model.fields.map((candidate) => candidate.name);
  report(`${model.name} has no field "${step}"`, didYouMean(step, names));
  return undefined;
}
