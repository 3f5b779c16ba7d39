/** A schema that comes at run time, made into what generated code has for a kind: a schema tree and a validator. */
import type { StructuralValidator } from "../../definition/resource-definition.js";
import type { StructSchema } from "../../definition/schema.js";
import { formats } from "../formats/formats.js";
import type { Misfit } from "./built-type.js";
import { checkDemands } from "./check-demands.js";
import { checkTypeKeywords, KEYWORDS } from "./check-keywords.js";
import { checkRules } from "./check-rules.js";
import { checkType } from "./check-types.js";
import { linearPatterns } from "./linear-engine.js";
import { withLinearPatterns } from "./linear-expressions.js";
import { LinkedValidators } from "./linked-validators.js";
import { asMapping, asText, type Mapping, nestsDeeperThan } from "./mapping.js";
import { below, type DeclaringDocument, type Mistakes, type NodePath, type Place, schemaAt } from "./place.js";
import { WIRE_FORMATS } from "./scalars.js";
import { SchemaTrees } from "./schema-tree.js";
import { didYouMean } from "./suggest.js";
import { TypeBuilder } from "./type-builder.js";

/** A kind whose schema came at run time. */
export interface SchemaSource {
  readonly kind: string;
  /** Schema of the objects in the dialect of definitions, objects described in place; that of `metadata` is left out. */
  readonly schema: Mapping;
  /** Tree of `metadata`. */
  readonly metadata: StructSchema;
}

/** A mistake in a schema, at the steps from its root to what is blamed. */
export interface SchemaMistake extends Misfit {
  readonly path: NodePath;
}

/** What a schema comes to, or every mistake in it. */
export type CompiledSchema =
  | { readonly schema: StructSchema; readonly validate: StructuralValidator; readonly mistakes?: undefined }
  | { readonly mistakes: readonly SchemaMistake[] };

const PACKAGE = "declared";
const METADATA = "meta/v1.ObjectMeta";

/** Mistakes that are told: after so many it looks no further. */
const MOST_MISTAKES = 200;

/** Levels of objects and lists in a schema, two for a field in a field; whatever walks through schemas and values has the stack for it. */
const DEEPEST = 256;

const partsOf = (value: unknown): readonly unknown[] => (typeof value === "object" && value !== null ? Object.values(value) : []);

/**
 * Compiles the schema of a kind: the same keywords, defaults, constraints, rules and checks of all of them as in definitions of the
 * generator, with patterns that take time linear in the text (specification: RE2). Never throws for a mistake in the schema, and tells of
 * the first 200.
 */
export function compileSchema(source: SchemaSource): CompiledSchema {
  const found = new MistakeList();
  try {
    return compiled(source, found);
  } catch (error) {
    if (error !== ENOUGH) throw error;
    return { mistakes: found.list };
  }
}

function compiled(source: SchemaSource, found: MistakeList): CompiledSchema {
  const place: Place = { file: new SchemaDocument(source), path: [] };
  if (nestsDeeperThan<unknown>(DEEPEST, source.schema, partsOf)) {
    found.atValue(place, [], `the schema is nested more than ${DEEPEST} levels deep`);
    return { mistakes: found.list };
  }
  checkVocabulary(place, found);
  const builder = new TypeBuilder(found, { patterns: linearPatterns, complete: true, published: false, inlineName });
  const scope = { packageName: PACKAGE };
  builder.declare(scope, source.kind, place);
  builder.declareInline(scope, source.kind, source.schema, place);
  checkTypeKeywords(source.schema, place, true, found);
  builder.build(scope, source.kind, source.schema, place, "resource");
  const root = `${PACKAGE}.${source.kind}`;
  for (const built of builder.types.values()) {
    checkType(built, builder.types, found);
    checkRules(built, { types: builder.types, roots: [root] }, found);
    checkDemands(built, builder.types, found);
  }
  if (found.list.length > 0) return { mistakes: found.list };
  const types = new Map([...builder.types].map(([name, { model }]) => [name, withLinearPatterns(model)]));
  return {
    schema: new SchemaTrees(types, new Map([[METADATA, source.metadata]])).of(root),
    validate: new LinkedValidators(types).of(root),
  };
}

/** Thrown when there are as many mistakes as are told. */
const ENOUGH = Symbol("enough mistakes");

class MistakeList implements Mistakes {
  readonly list: SchemaMistake[] = [];

  atValue({ path }: Place, steps: NodePath, message: string, suggestion?: string): void {
    this.list.push({ path: [...path, ...steps], message, ...(suggestion === undefined ? {} : { suggestion }) });
    if (this.list.length === MOST_MISTAKES) throw ENOUGH;
  }

  atKey(place: Place, steps: NodePath, message: string, suggestion?: string): void {
    this.atValue(place, steps, message, suggestion);
  }
}

/** Mistakes in it are told by their paths; there are no lines. */
class SchemaDocument implements DeclaringDocument {
  readonly value: Mapping;
  readonly #position: { readonly file: string; readonly line: 1; readonly column: 1 };

  constructor({ kind, schema }: SchemaSource) {
    this.value = schema;
    this.#position = { file: kind, line: 1, column: 1 };
  }

  keyAt(): { readonly file: string; readonly line: 1; readonly column: 1 } {
    return this.#position;
  }

  valueAt(): { readonly file: string; readonly line: 1; readonly column: 1 } {
    return this.#position;
  }
}

/** Two objects of one schema have two names, whatever their fields are called. */
const inlineName = (owner: string, fieldName: string): string => `${owner}.${fieldName.replaceAll(/[\\.]/g, "\\$&")}`;

/** What is for code that is generated: names of its parts, and its binary form. */
const OF_GENERATED_CODE: ReadonlySet<string> = new Set([
  "$ref",
  "x-orch-inline",
  "x-orch-proto",
  "x-orch-proto-message",
  "x-orch-no-proto",
  "x-orch-hook",
  "x-orch-feature-gate",
  "x-orch-patch-strategy",
  "x-orch-patch-merge-key",
]);

const TYPES = ["string", "integer", "number", "boolean", "object", "array"];

/** Reports what no schema has, what only definitions of the generator have, and types and formats that there are not. */
function checkVocabulary(place: Place, mistakes: Mistakes): void {
  const schema = schemaAt(place);
  for (const key of Object.keys(schema)) {
    if (OF_GENERATED_CODE.has(key)) mistakes.atKey(place, [key], `"${key}" means nothing in a schema that comes at run time`);
    else if (!Object.hasOwn(KEYWORDS, key)) mistakes.atKey(place, [key], `unknown key "${key}"`, didYouMean(key, Object.keys(KEYWORDS)));
  }
  const { type, format } = schema;
  if (type !== undefined && !TYPES.includes(String(type)))
    mistakes.atValue(place, ["type"], `"type" may not be ${JSON.stringify(type)}`, didYouMean(String(type), TYPES));
  const known = [...Object.keys(formats), ...Object.values(WIRE_FORMATS).flatMap((wire) => Object.keys(wire))];
  if (format !== undefined && !known.includes(asText(format) ?? ""))
    mistakes.atValue(place, ["format"], `"format" may not be ${JSON.stringify(format)}`, didYouMean(String(format), known));
  for (const name of Object.keys(asMapping(schema["properties"]))) checkVocabulary(below(place, "properties", name), mistakes);
  for (const key of ["items", "additionalProperties"]) if (schema[key] !== undefined) checkVocabulary(below(place, key), mistakes);
}
