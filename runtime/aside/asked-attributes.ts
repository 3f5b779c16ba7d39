/** Writes that are worked on aside, as plugins of admission see them where those live. */
import { parseJson, stringifyJson } from "../codec/json/json.js";
import type { JsonObject } from "../definition/json.js";
import type { ApiObject } from "../definition/object-meta.js";
import type { AnnotationLevel, AnnotationText } from "../definition/request-context.js";
import { apiVersionOf, type ResourceDefinition } from "../definition/resource-definition.js";
import type { AdmissionAttributes } from "../registry/admission/attributes.js";
import { Reinvocation } from "../registry/admission/reinvocation.js";
import { convert, type Soon } from "../registry/conversion/versions.js";
import type { ResourceStore } from "../registry/resource-store.js";
import type { Asking } from "./answering.js";
import { asBuffer, ownCopy } from "./handed-over.js";
import type { AsideAttributes, AsideObjects } from "./messages.js";

abstract class Names {
  readonly reinvocation = new Reinvocation();

  constructor(
    private readonly request: Asking,
    private readonly store: ResourceStore,
    protected readonly attributes: AsideAttributes,
  ) {}

  get operation() {
    return this.attributes.operation;
  }

  get kind() {
    return this.definition;
  }

  get resource() {
    return this.definition;
  }

  get definition() {
    return this.request.target.definition;
  }

  get equivalents() {
    return [...this.store.versions.values()];
  }

  get subresource() {
    return this.request.target.subresource;
  }

  get namespace() {
    return this.request.target.namespace;
  }

  get name() {
    return this.attributes.name;
  }

  get dryRun() {
    return this.attributes.dryRun;
  }

  annotate(key: string, value: AnnotationText, level?: AnnotationLevel): void {
    this.request.context.annotate?.(key, value, level);
  }
}

/** For plugins that never ask for objects. */
export class NamesOnly extends Names implements AdmissionAttributes {
  readonly namesOnly = true;

  /** Nothing but what the object is to be called. */
  get object(): Readonly<ApiObject> | undefined {
    const { name, generateName } = this.attributes;
    if (this.operation === "DELETE") return undefined;
    return { kind: this.definition.kind, apiVersion: apiVersionOf(this.definition), metadata: { name, generateName } };
  }

  get oldObject(): undefined {
    return undefined;
  }

  get options(): undefined {
    return undefined;
  }

  objectIn(): undefined {
    return undefined;
  }

  oldObjectIn(): undefined {
    return undefined;
  }

  mutate(): never {
    throw new TypeError("a plugin that reads no objects changes none");
  }

  replace(): never {
    throw new TypeError("a plugin that reads no objects changes none");
  }
}

/** With the objects, each parsed when it is asked for. What plugins change is conformed and given its defaults where the write goes on. */
export class AskedObjects extends Names implements AdmissionAttributes {
  readonly namesOnly = false;
  #object: ApiObject | undefined;
  #oldObject: ApiObject | undefined;
  #isChanged = false;

  constructor(
    request: Asking,
    store: ResourceStore,
    attributes: AsideAttributes,
    private readonly objects: AsideObjects,
  ) {
    super(request, store, attributes);
  }

  get object(): ApiObject | undefined {
    this.#object ??= parsed(this.objects.object);
    return this.#object;
  }

  get oldObject(): ApiObject | undefined {
    this.#oldObject ??= parsed(this.objects.oldObject);
    return this.#oldObject;
  }

  get options(): JsonObject | undefined {
    return this.objects.options;
  }

  objectIn(definition: ResourceDefinition): Soon<Readonly<ApiObject> | undefined> {
    const { object } = this;
    return object === undefined ? undefined : convert(object, this.definition, definition);
  }

  oldObjectIn(definition: ResourceDefinition): Soon<Readonly<ApiObject> | undefined> {
    const { oldObject } = this;
    return oldObject === undefined ? undefined : convert(oldObject, this.definition, definition);
  }

  mutate(change: (object: ApiObject) => void): void {
    const { object } = this;
    if (object === undefined) throw new TypeError(`${this.operation} has nothing here that may be changed`);
    change(object);
    this.#isChanged = true;
  }

  replace(): never {
    throw new TypeError("writes whose objects may be replaced are not worked on aside");
  }

  /** JSON of the object, if any plugin has changed it. */
  changed(): Uint8Array<ArrayBuffer> | undefined {
    return this.#isChanged ? ownCopy(Buffer.from(stringifyJson(this.object as unknown as JsonObject))) : undefined;
  }
}

function parsed(json: Uint8Array | undefined): ApiObject | undefined {
  return json === undefined ? undefined : (parseJson(asBuffer(json)).value as ApiObject);
}
