/** Whether an applied configuration fits its schema; said in the peer's words, which name paths as ownership does. */
import { isJsonObject, type JsonObject, type JsonValue } from "../../definition/json.js";
import type { ListSchema, MapSchema, ScalarType, Schema, StructSchema } from "../../definition/schema.js";
import { quoteText } from "../../errors/quote-text.js";
import { SHOWN_NAME_CHARACTERS, shown, shownValue, type ValueSyntax } from "../../errors/shown-text.js";
import { pathText } from "../field-set/field-set.js";
import { elementText, fieldElement, indexElement, type PathElement } from "../field-set/path-element.js";
import { declaredField, itemElement, itemMistake } from "./schema-view.js";

/** Mistakes that are listed; a configuration with more of them has been read long enough. */
const MISTAKES_MAX = 100;

/** Fields of every object that schemas do not declare. */
const TYPE_FIELDS: ReadonlySet<string> = new Set(["apiVersion", "kind"]);

/** Texts such as `.spec.foo: field not declared in schema`; none when the configuration fits. */
export function checkApplied(applied: JsonObject, schema: StructSchema): string[] {
  const check = new AppliedCheck();
  check.members(applied, schema);
  return check.mistakes;
}

/** Several mistakes as one text. */
export function mistakesText(mistakes: readonly string[]): string {
  return mistakes.length === 1 ? mistakes[0]! : ["errors:", ...mistakes.map((mistake) => `  ${mistake}`)].join("\n");
}

class AppliedCheck {
  readonly mistakes: string[] = [];
  private readonly path: PathElement[] = [];

  members(object: JsonObject, schema: StructSchema | MapSchema): void {
    for (const name in object) {
      const value = object[name];
      if (value === undefined || this.mistakes.length >= MISTAKES_MAX) continue;
      const field = schema.kind === "struct" ? declaredField(schema, name)?.schema : schema.value;
      // The most frequent leaf is not worth a path.
      if (typeof value === "string" && field?.kind === "scalar" && field.type === "string") continue;
      this.path.push(fieldElement(name));
      if (field !== undefined) this.value(value, field);
      else if (!this.isTypeField(schema as StructSchema, name)) this.note("field not declared in schema");
      this.path.pop();
    }
  }

  private value(value: JsonValue, schema: Schema): void {
    if (value === null || this.mistakes.length >= MISTAKES_MAX) return;
    switch (schema.kind) {
      case "any":
        return;
      case "scalar":
        this.scalar(value, schema.type);
        return;
      case "list":
        if (Array.isArray(value)) this.items(value, schema);
        else this.note(`expected list, got ${goPointer(value)}`);
        return;
      default:
        if (isJsonObject(value)) this.members(value, schema);
        else this.note(`expected map, got ${goPointer(value)}`);
    }
  }

  /** `apiVersion` and `kind` belong to whole objects, which have metadata. */
  private isTypeField(schema: StructSchema, name: string): boolean {
    return TYPE_FIELDS.has(name) && (this.path.length === 1 || declaredField(schema, "metadata") !== undefined);
  }

  private items(items: readonly JsonValue[], schema: ListSchema): void {
    const seen = new Set<PathElement>();
    for (let index = 0; index < items.length && this.mistakes.length < MISTAKES_MAX; index++) {
      const item = items[index]!;
      const element = schema.listType === "atomic" ? indexElement(index) : itemElement(schema, item);
      if (element === undefined) {
        this.note(`element ${index}: ${itemMistake(schema, item)}`);
        return;
      }
      if (seen.has(element)) this.note(`duplicate entries for key ${elementText(element)}`);
      seen.add(element);
      this.path.push(element);
      this.value(item, schema.item);
      this.path.pop();
    }
  }

  private scalar(value: JsonValue, type: ScalarType): void {
    const isNumber = typeof value === "number" || typeof value === "bigint";
    if ((type === "string" || type === "bytes") && typeof value !== "string") {
      this.note(`expected string, got &value.valueUnstructured{Value:${shownValue(value, GO_SYNTAX)}}`);
    } else if ((type === "int32" || type === "int64" || type === "double") && !isNumber) {
      this.note(`expected numeric (int or float), got ${goType(value)}`);
    } else if (type === "boolean" && typeof value !== "boolean") {
      this.note(`expected boolean, got ${goPointer(value)}`);
    }
  }

  private note(mistake: string): void {
    this.mistakes.push(`${shown(pathText(this.path), SHOWN_NAME_CHARACTERS)}: ${mistake}`);
  }
}

/** How Go prints a pointer to a struct that holds the value. */
function goPointer(value: JsonValue): string {
  return `&{${shownValue(value, GO_VALUE)}}`;
}

const GO_VALUE: ValueSyntax = {
  scalar: (value) => (value === null ? "<nil>" : String(value)),
  list: ["[", " ", "]"],
  map: ["map[", " ", "]"],
  key: (name) => `${name}:`,
  sorted: true,
};

const GO_SYNTAX: ValueSyntax = {
  scalar: (value) => (value === null ? "interface {}(nil)" : typeof value === "string" ? quoteText(value) : String(value)),
  list: ["[]interface {}{", ", ", "}"],
  map: ["map[string]interface {}{", ", ", "}"],
  key: (name) => `${quoteText(name)}:`,
  sorted: true,
};

function goType(value: JsonValue): string {
  if (Array.isArray(value)) return "[]interface {}";
  if (isJsonObject(value)) return "map[string]interface {}";
  return typeof value === "boolean" ? "bool" : "string";
}
