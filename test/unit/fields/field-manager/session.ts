/** An object and the writes to it, as a store makes them: apply, default, compare, keep. */
import assert from "node:assert/strict";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import type { ApiObject, ManagedFieldsEntry } from "../../../../runtime/definition/object-meta.js";
import { apiVersionOf, type ResourceDefinition, type SubresourceDefinition } from "../../../../runtime/definition/resource-definition.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { StatusError } from "../../../../runtime/errors/status.js";
import { conform } from "../../../../runtime/fields/conform.js";
import { deepCopy } from "../../../../runtime/fields/deep-copy.js";
import { applyDefaults } from "../../../../runtime/fields/defaults.js";
import { createFieldManager, type FieldManager } from "../../../../runtime/fields/field-manager.js";
import { pathsOf, pathText } from "../../../../runtime/fields/field-set/field-set.js";
import { parseFieldsV1 } from "../../../../runtime/fields/field-set/fields-v1.js";
import { deepEqual } from "../../../../runtime/schema/deep-equal.js";
import { type FieldLike, field, objectMeta, struct } from "../merge/schemas.js";

export const LAST_APPLIED = "example.com/last-applied-configuration";

const status: SubresourceDefinition = {
  type: "status",
  name: "status",
  verbs: ["get", "update", "patch"],
  writes: ["status"],
  exclusive: true,
};

/** A kind `Thing` of group `example.com` with metadata and these fields. */
export function thing(fields: Readonly<Record<string, FieldLike>>, options: Partial<ResourceDefinition> = {}): ResourceDefinition {
  const schema: StructSchema = struct({ metadata: field(objectMeta, { optional: false }), ...fields }, { typeName: "Thing" });
  const definition: Partial<ResourceDefinition> = {
    group: "example.com",
    version: "v1",
    kind: "Thing",
    resource: "things",
    subresources: [status],
    schema,
    storage: { type: "stored", version: "v1" },
    conversion: { type: "none" },
    ...options,
  };
  return definition as ResourceDefinition;
}

interface WriteOptions {
  readonly force?: boolean;
  readonly subresource?: string;
  readonly version?: string;
}

/** One object's life. Every write that changes something counts `revision` up; every write comes a second after the one before. */
export class Session {
  live: ApiObject | undefined;
  revision = 0;
  private seconds = 0;
  private readonly definitions: ReadonlyMap<string, ResourceDefinition>;
  private readonly managers = new Map<string, FieldManager>();

  constructor(...definitions: readonly ResourceDefinition[]) {
    this.definitions = new Map(definitions.map((definition) => [apiVersionOf(definition), definition]));
  }

  get schema(): StructSchema {
    return this.definitionOf({}).schema;
  }

  get now(): string {
    return new Date(Date.UTC(2022, 4, 3) + this.seconds * 1000).toISOString().replace(".000Z", "Z");
  }

  apply(manager: string, fields: object, options: WriteOptions = {}): this {
    const { definition, live } = this.begin(options);
    const applied = this.body(definition, fields);
    const before = JSON.stringify([live, applied]);
    const merged = this.managerOf(definition).apply({
      live,
      applied,
      manager,
      force: options.force ?? false,
      subresource: options.subresource ?? "",
      now: this.now,
    });
    assert.equal(JSON.stringify([live, applied]), before, "an apply changes neither the stored object nor the body");
    if (merged !== live) applyDefaults(merged as JsonObject, definition.schema);
    return this.keep(definition, merged);
  }

  /** Replaces the object by one with these fields. */
  update(manager: string, fields: object, options: WriteOptions = {}): this {
    const { definition, live } = this.begin(options);
    const before = JSON.stringify(live);
    const { object } = conform(this.body(definition, fields) as JsonObject, definition.schema);
    applyDefaults(object, definition.schema);
    const updated = this.managerOf(definition).update({
      live,
      object: object as unknown as ApiObject,
      manager,
      subresource: options.subresource ?? "",
      now: this.now,
    });
    assert.equal(JSON.stringify(live), before, "an update leaves the stored object alone");
    return this.keep(definition, updated);
  }

  /** Changes the object in place, as a patch does. */
  patch(manager: string, change: (object: Record<string, never> & ApiObject) => void, options: WriteOptions = {}): this {
    const definition = this.definitionOf(options);
    const object = deepCopy(this.in(definition) as JsonObject) as ApiObject;
    change(object as Record<string, never> & ApiObject);
    const { metadata, ...rest } = object;
    return this.update(manager, { ...rest, metadata }, options);
  }

  /** Fields without type and metadata. */
  fields(version?: string): JsonObject {
    const { apiVersion: _, kind: __, metadata: ___, ...rest } = this.in(this.definitionOf(version === undefined ? {} : { version }))!;
    return rest as JsonObject;
  }

  entry(manager: string, operation: "Apply" | "Update", subresource?: string): ManagedFieldsEntry {
    const found = this.entries().filter(
      (entry) => entry.manager === manager && entry.operation === operation && entry.subresource === subresource,
    );
    assert.equal(found.length, 1, `one entry of ${manager} by ${operation}: ${JSON.stringify(this.entries())}`);
    return found[0]!;
  }

  entries(): readonly ManagedFieldsEntry[] {
    return this.live?.metadata.managedFields ?? [];
  }

  /** Every owner's fields: `m1` for appliers, `m1 updating` for updaters, with `/status` for a sub-resource. */
  owned(): Record<string, string[]> {
    return Object.fromEntries(this.entries().map((entry) => [nameOf(entry), pathsOf(parseFieldsV1(entry.fieldsV1)).map(pathText)]));
  }

  private begin(options: WriteOptions): { definition: ResourceDefinition; live: ApiObject | undefined } {
    this.seconds++;
    const definition = this.definitionOf(options);
    return { definition, live: this.in(definition) };
  }

  private definitionOf({ version }: WriteOptions): ResourceDefinition {
    const found = version === undefined ? [...this.definitions.values()][0] : this.definitions.get(version);
    assert.ok(found, `version ${version}`);
    return found;
  }

  private managerOf(definition: ResourceDefinition): FieldManager {
    const version = apiVersionOf(definition);
    const known =
      this.managers.get(version) ?? createFieldManager(definition, (v) => this.definitions.get(v), { lastAppliedAnnotation: LAST_APPLIED });
    this.managers.set(version, known);
    return known;
  }

  private body(definition: ResourceDefinition, fields: object): ApiObject {
    const { metadata, ...rest } = deepCopy(fields as JsonObject);
    return {
      apiVersion: apiVersionOf(definition),
      kind: definition.kind,
      metadata: { name: "x", namespace: "default", ...(metadata as object | undefined) },
      ...rest,
    } as ApiObject;
  }

  private in(definition: ResourceDefinition): ApiObject | undefined {
    if (this.live === undefined || this.live.apiVersion === apiVersionOf(definition)) return this.live;
    const from = this.definitions.get(this.live.apiVersion)!;
    const stored = from.conversion.type === "sync" ? from.conversion.toStorage(this.live) : this.live;
    const converted = definition.conversion.type === "sync" ? definition.conversion.fromStorage(stored) : stored;
    return { ...converted, apiVersion: apiVersionOf(definition) };
  }

  private keep(definition: ResourceDefinition, object: ApiObject): this {
    const before = this.in(definition);
    if (before !== undefined && deepEqual(object as JsonObject, before as JsonObject)) return this;
    this.live = JSON.parse(JSON.stringify(object)) as ApiObject;
    this.revision++;
    return this;
  }
}

function nameOf({ manager = "", operation, subresource }: ManagedFieldsEntry): string {
  const door = subresource === undefined ? "" : `/${subresource}`;
  return `${manager}${door}${operation === "Update" ? " updating" : ""}`;
}

/** The failure of `write`. */
export function failureOf(write: () => unknown): StatusError["status"] {
  try {
    write();
  } catch (error) {
    assert.ok(error instanceof StatusError, String(error));
    return error.status;
  }
  assert.fail("the write went through");
}

/** Paths in conflict. */
export function conflictsOf(write: () => unknown): string[] {
  const failure = failureOf(write);
  assert.equal(failure.code, 409, failure.message);
  return (failure.details?.causes ?? []).map((cause) => cause.field ?? "");
}
