/** Whether an applied configuration fits its schema; said in the peer's words, which name paths as ownership does. */
import { isJsonObject, type JsonObject, type JsonValue } from "../../definition/json.js";
import type { ListSchema, ScalarType, Schema, StructSchema } from "../../definition/schema.js";
import { elementText, indexElement } from "../field-set/path-element.js";
import { ANY, declaredField, itemElement, itemMistake } from "./schema-view.js";

/** Mistakes that are listed; a configuration with more of them has been read long enough. */
const MISTAKES_MAX = 100;

/** Fields of every object that schemas do not declare. */
const TYPE_FIELDS: ReadonlySet<string> = new Set(["apiVersion", "kind"]);

/** Texts such as `.spec.foo: field not declared in schema`; none when the configuration fits. */
export function checkApplied(applied: JsonObject, schema: StructSchema): string[] {
  const mistakes: string[] = [];
  checkMembers(applied, schema, "", mistakes);
  return mistakes;
}

/** Several mistakes as one text. */
export function mistakesText(mistakes: readonly string[]): string {
  return mistakes.length === 1 ? mistakes[0]! : ["errors:", ...mistakes.map((mistake) => `  ${mistake}`)].join("\n");
}

function checkValue(value: JsonValue, schema: Schema, path: string, mistakes: string[]): void {
  if (value === null || mistakes.length >= MISTAKES_MAX) return;
  switch (schema.kind) {
    case "any":
      return;
    case "scalar":
      checkScalar(value, schema.type, path, mistakes);
      return;
    case "list":
      if (Array.isArray(value)) checkItems(value, schema, path, mistakes);
      else mistakes.push(`${path}: expected list, got ${goPointer(value)}`);
      return;
    default:
      if (isJsonObject(value)) checkMembers(value, schema, path, mistakes);
      else mistakes.push(`${path}: expected map, got ${goPointer(value)}`);
  }
}

function checkMembers(object: JsonObject, schema: Schema, path: string, mistakes: string[]): void {
  for (const name in object) {
    const value = object[name];
    if (value === undefined || mistakes.length >= MISTAKES_MAX) continue;
    const childPath = `${path}.${name}`;
    if (schema.kind === "map") {
      checkValue(value, schema.value, childPath, mistakes);
    } else if (schema.kind === "struct") {
      const field = declaredField(schema, name);
      if (field !== undefined) checkValue(value, field.schema, childPath, mistakes);
      else if (!isTypeField(schema, name, path)) mistakes.push(`${childPath}: field not declared in schema`);
    } else {
      checkValue(value, ANY, childPath, mistakes);
    }
  }
}

/** `apiVersion` and `kind` belong to whole objects, which have metadata. */
function isTypeField(schema: StructSchema, name: string, path: string): boolean {
  return TYPE_FIELDS.has(name) && (path === "" || declaredField(schema, "metadata") !== undefined);
}

function checkItems(items: readonly JsonValue[], schema: ListSchema, path: string, mistakes: string[]): void {
  const seen = new Set<string>();
  for (const [index, item] of items.entries()) {
    let element = indexElement(index);
    if (schema.listType !== "atomic") {
      const known = itemElement(schema, item);
      if (known === undefined) {
        mistakes.push(`${path}: element ${index}: ${itemMistake(schema, item)}`);
        return;
      }
      if (seen.has(known)) mistakes.push(`${path}: duplicate entries for key ${elementText(known)}`);
      seen.add(known);
      element = known;
    }
    checkValue(item, schema.item, path + elementText(element), mistakes);
  }
}

function checkScalar(value: JsonValue, type: ScalarType, path: string, mistakes: string[]): void {
  const isNumber = typeof value === "number" || typeof value === "bigint";
  if ((type === "string" || type === "bytes") && typeof value !== "string") {
    mistakes.push(`${path}: expected string, got &value.valueUnstructured{Value:${goSyntax(value)}}`);
  } else if ((type === "int32" || type === "int64" || type === "double") && !isNumber) {
    mistakes.push(`${path}: expected numeric (int or float), got ${goType(value)}`);
  } else if (type === "boolean" && typeof value !== "boolean") {
    mistakes.push(`${path}: expected boolean, got ${goPointer(value)}`);
  }
}

/** How Go prints a pointer to a struct that holds the value. */
function goPointer(value: JsonValue): string {
  return `&{${goValue(value)}}`;
}

function goValue(value: JsonValue): string {
  if (value === null) return "<nil>";
  if (Array.isArray(value)) return `[${value.map(goValue).join(" ")}]`;
  if (!isJsonObject(value)) return String(value);
  const names = Object.keys(value).sort();
  return `map[${names.map((name) => `${name}:${goValue(value[name] ?? null)}`).join(" ")}]`;
}

function goSyntax(value: JsonValue): string {
  if (value === null) return "interface {}(nil)";
  if (typeof value === "string") return JSON.stringify(value);
  if (Array.isArray(value)) return `[]interface {}{${value.map(goSyntax).join(", ")}}`;
  if (!isJsonObject(value)) return String(value);
  const names = Object.keys(value).sort();
  return `map[string]interface {}{${names.map((name) => `${JSON.stringify(name)}:${goSyntax(value[name] ?? null)}`).join(", ")}}`;
}

function goType(value: JsonValue): string {
  if (Array.isArray(value)) return "[]interface {}";
  if (isJsonObject(value)) return "map[string]interface {}";
  return typeof value === "boolean" ? "bool" : "string";
}
