/** What admission is told of a write, and how what it changes is taken in. */
import type { JsonObject } from "../../definition/json.js";
import type { ApiObject, ManagedFieldsEntry } from "../../definition/object-meta.js";
import type { AnnotationLevel, AnnotationText, RequestContext } from "../../definition/request-context.js";
import type { KindDefinition, ResourceDefinition } from "../../definition/resource-definition.js";
import { conform } from "../../fields/conform.js";
import { deepCopy } from "../../fields/deep-copy.js";
import { managedFieldsProblem } from "../../fields/field-manager.js";
import { convert } from "../conversion/versions.js";
import type { ObjectTarget } from "../options.js";
import type { AdmissionAttributes, AdmissionOperation, GroupVersionKind } from "./attributes.js";
import { type GivenOptions, optionsDocument } from "./options-document.js";
import { Reinvocation } from "./reinvocation.js";

/** The write that admission is asked about. */
export interface AdmittedWrite {
  readonly context: RequestContext;
  readonly target: ObjectTarget;
  /** Kind of the objects. */
  readonly kind: KindDefinition;
  /** The resource in all its versions. */
  readonly versions: ReadonlyMap<string, ResourceDefinition>;
  readonly dryRun: boolean;
  /** Options of whichever verb it is. */
  readonly parameters: GivenOptions;
  setDefaults(object: ApiObject): void;
}

/** The state after and before the write. */
export interface WrittenObjects {
  readonly object?: ApiObject;
  readonly oldObject?: ApiObject;
  readonly oldText?: Buffer | undefined;
}

type Versions = Map<ResourceDefinition, Readonly<ApiObject> | Promise<Readonly<ApiObject>>>;

export class ObjectAttributes implements AdmissionAttributes {
  readonly definition: ResourceDefinition;
  readonly subresource: string;
  readonly namesOnly = false;
  readonly namespace: string;
  readonly oldObject: ApiObject | undefined;
  readonly oldText: Buffer | undefined;
  readonly dryRun: boolean;
  readonly #write: AdmittedWrite;
  #object: ApiObject | undefined;
  #options: JsonObject | undefined;
  #reinvocation: Reinvocation | undefined;
  #versions: Versions | undefined;
  #oldVersions: Versions | undefined;
  #validating = false;

  constructor(
    write: AdmittedWrite,
    readonly operation: AdmissionOperation,
    { object, oldObject, oldText }: WrittenObjects,
  ) {
    const { target, dryRun } = write;
    this.definition = target.definition;
    this.subresource = target.subresource;
    this.namespace = target.namespace;
    this.oldObject = oldObject;
    this.oldText = oldText;
    this.dryRun = dryRun;
    this.#object = object;
    this.#write = write;
  }

  get kind(): GroupVersionKind {
    return this.#write.kind;
  }

  get resource(): ResourceDefinition {
    return this.definition;
  }

  get equivalents(): readonly ResourceDefinition[] {
    return [...this.#write.versions.values()];
  }

  get name(): string {
    return this.#write.target.name || (this.#object?.metadata.name ?? "");
  }

  get object(): ApiObject | undefined {
    return this.#object;
  }

  /** The object is complete now: from here on nothing changes it. */
  finish(object: ApiObject): this {
    this.#object = object;
    this.#versions = undefined;
    this.#validating = true;
    return this;
  }

  /** Made when a plugin asks for them. */
  get options(): JsonObject {
    this.#options ??= optionsDocument(this.operation, this.#write.parameters, this.#write.context.profile);
    return this.#options;
  }

  get reinvocation(): Reinvocation {
    this.#reinvocation ??= new Reinvocation();
    return this.#reinvocation;
  }

  objectIn(definition: ResourceDefinition): Readonly<ApiObject> | undefined | Promise<Readonly<ApiObject> | undefined> {
    if (this.#object === undefined || definition === this.kind || this.kind !== this.definition) return this.#object;
    this.#versions ??= new Map();
    return inVersion(this.#versions, this.#object, this.definition, definition);
  }

  oldObjectIn(definition: ResourceDefinition): Readonly<ApiObject> | undefined | Promise<Readonly<ApiObject> | undefined> {
    if (this.oldObject === undefined || definition === this.kind || this.kind !== this.definition) return this.oldObject;
    this.#oldVersions ??= new Map();
    return inVersion(this.#oldVersions, this.oldObject, this.definition, definition);
  }

  mutate(change: (object: ApiObject) => void): void {
    const object = this.#changeable();
    const managedFields = managedFieldsOf(object);
    change(object);
    this.#settle(object, managedFields);
  }

  fill(change: (object: ApiObject) => void): void {
    const object = this.#changeable();
    change(object);
    this.#object = object;
    this.#versions = undefined;
  }

  #changeable(): ApiObject {
    if (this.#object === undefined || this.#validating) throw new TypeError(`${this.operation} has nothing here that may be changed`);
    // An apply that changes nothing shows the stored object itself.
    return this.#object === this.oldObject ? (deepCopy(this.#object as unknown as JsonObject) as ApiObject) : this.#object;
  }

  replace(object: ApiObject): void | Promise<void> {
    if (this.#object === undefined || this.#validating) throw new TypeError(`${this.operation} has nothing here that may be changed`);
    const managedFields = managedFieldsOf(this.#object);
    const from = this.kind === this.definition ? this.equivalents.find((each) => apiVersionMatches(each, object)) : undefined;
    if (from === undefined) return this.#settle(object, managedFields);
    const own = convert(object, from, this.definition);
    if (own instanceof Promise) return own.then((converted) => this.#settle(converted, managedFields));
    this.#settle(own, managedFields);
  }

  annotate(key: string, value: AnnotationText, level?: AnnotationLevel): void {
    this.#write.context.annotate?.(key, value, level);
  }

  /** After a change: conform and default again; fields that a plugin added have no owner (SSA rows). */
  #settle(object: ApiObject, managedFields: ManagedFieldsEntry[] | undefined): void {
    const { context, kind } = this.#write;
    const conformed = conform(object as unknown as JsonObject, kind.schema).object as unknown as ApiObject;
    if (this.operation !== "CONNECT") conformed.metadata ??= {};
    if (managedFieldsOf(conformed) !== managedFields) {
      const problem = managedFieldsProblem(conformed.metadata.managedFields);
      if (problem !== undefined) {
        if (managedFields === undefined) delete conformed.metadata.managedFields;
        else conformed.metadata.managedFields = managedFields;
        context.warn(
          `.metadata.managedFields was in an invalid state after admission; this could be caused by an outdated mutating admission controller; please fix your requests: ${problem}`,
        );
      }
    }
    this.#write.setDefaults(conformed);
    this.#object = conformed;
    this.#versions = undefined;
  }
}

/** Options of a connect have no metadata. */
const managedFieldsOf = ({ metadata }: Partial<ApiObject>): ManagedFieldsEntry[] | undefined => metadata?.managedFields;

function apiVersionMatches({ group, version }: ResourceDefinition, object: ApiObject): boolean {
  return object.apiVersion === (group === "" ? version : `${group}/${version}`);
}

function inVersion(known: Versions, object: ApiObject, from: ResourceDefinition, to: ResourceDefinition) {
  let converted = known.get(to);
  if (converted === undefined) {
    converted = convert(object, from, to);
    known.set(to, converted);
  }
  return converted;
}
