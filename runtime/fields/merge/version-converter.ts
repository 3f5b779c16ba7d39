/** The versions of one resource, for owners that recorded their fields in another version than the request's. */
import type { JsonObject } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import { apiVersionOf, type ResourceDefinition } from "../../definition/resource-definition.js";
import type { StructSchema } from "../../definition/schema.js";

/** An object in one version. */
export interface VersionedObject {
  readonly object: JsonObject;
  readonly apiVersion: string;
}

/** Goes between versions by way of the storage version. */
export class VersionConverter {
  private readonly ownVersion: string;

  constructor(
    private readonly own: ResourceDefinition,
    private readonly versions: (apiVersion: string) => ResourceDefinition | undefined,
  ) {
    this.ownVersion = apiVersionOf(own);
  }

  /** Undefined for a version that is not served. */
  schemaOf(apiVersion: string): StructSchema | undefined {
    return this.definitionOf(apiVersion)?.schema;
  }

  /** The same object when it has that version already; undefined when either version is not served. */
  convert(value: VersionedObject, apiVersion: string): VersionedObject | undefined {
    if (value.apiVersion === apiVersion) return value;
    const from = this.definitionOf(value.apiVersion);
    const to = this.definitionOf(apiVersion);
    if (from === undefined || to === undefined) return undefined;
    const given = value.object as ApiObject;
    const stored = from.conversion.type === "sync" ? from.conversion.toStorage(given) : given;
    const object = (to.conversion.type === "sync" ? to.conversion.fromStorage(stored) : stored) as JsonObject;
    return { object: { ...object, apiVersion }, apiVersion };
  }

  private definitionOf(apiVersion: string): ResourceDefinition | undefined {
    return apiVersion === this.ownVersion ? this.own : this.versions(apiVersion);
  }
}
