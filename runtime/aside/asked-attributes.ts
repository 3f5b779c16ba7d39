/** Writes that are worked on aside, as plugins of admission see them where those live. */
import { readInSlices, writeInSlices } from "../codec/json/slices.js";
import type { JsonObject } from "../definition/json.js";
import type { ApiObject } from "../definition/object-meta.js";
import type { AnnotationLevel, AnnotationText } from "../definition/request-context.js";
import { apiVersionOf, type ResourceDefinition } from "../definition/resource-definition.js";
import type { AdmissionAttributes, PatchedElsewhere, WebhookPatch } from "../registry/admission/attributes.js";
import { Reinvocation } from "../registry/admission/reinvocation.js";
import { convert, type Soon } from "../registry/conversion/versions.js";
import type { ServedAside } from "../registry/served-aside.js";
import type { Asking } from "./answering.js";
import { asBuffer, ownCopy } from "./handed-over.js";
import { type AsideAttributes, type AsideObjects, type Change, type Changed, pathOf } from "./messages.js";

/** What the objects of a write are. */
export type ShownAs = Pick<ServedAside, "takes" | "versions">;

abstract class Names {
  readonly reinvocation = new Reinvocation();

  constructor(
    private readonly request: Asking,
    protected readonly shown: ShownAs,
    protected readonly attributes: AsideAttributes,
  ) {}

  get operation() {
    return this.attributes.operation;
  }

  get kind() {
    return this.shown.takes;
  }

  get resource() {
    return this.definition;
  }

  get definition() {
    return this.request.target.definition;
  }

  get equivalents(): readonly ResourceDefinition[] {
    return [...this.shown.versions.values()];
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
    return { kind: this.kind.kind, apiVersion: apiVersionOf(this.kind), metadata: { name, generateName } };
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

  fill(): never {
    throw new TypeError("a plugin that reads no objects changes none");
  }

  replace(): never {
    throw new TypeError("a plugin that reads no objects changes none");
  }
}

/** Has what a plugin makes of the object done where the write goes on: the outcome is conformed, with its defaults. */
export type Replace = (change: Change) => Promise<Changed>;

/** What a write is about, as it was read. */
export interface ReadObjects {
  readonly object: ApiObject | undefined;
  readonly oldObject: ApiObject | undefined;
}

/** Reads the states of an object in slices. */
export async function readObjects({ object, oldObject }: Pick<AsideObjects, "object" | "oldObject">): Promise<ReadObjects> {
  return { object: await read(object), oldObject: await read(oldObject) };
}

/** With the objects. What plugins change is conformed and given its defaults where the write goes on. */
export class AskedObjects extends Names implements AdmissionAttributes {
  readonly namesOnly = false;
  readonly oldObject: ApiObject | undefined;
  readonly options: JsonObject | undefined;
  #object: ApiObject | undefined;
  /** Whether plugins have changed it since it was last heard of from where the write goes on. */
  #isAhead = false;

  constructor(
    request: Asking,
    shown: ShownAs,
    attributes: AsideAttributes,
    { object, oldObject, options }: ReadObjects & Pick<AsideObjects, "options">,
    private readonly replaceAside: Replace,
  ) {
    super(request, shown, attributes);
    this.#object = object;
    this.oldObject = oldObject;
    this.options = options;
  }

  get object(): ApiObject | undefined {
    return this.#object;
  }

  objectIn(definition: ResourceDefinition): Soon<Readonly<ApiObject> | undefined> {
    const { object } = this;
    return object === undefined || this.kind !== this.definition ? object : convert(object, this.definition, definition);
  }

  oldObjectIn(definition: ResourceDefinition): Soon<Readonly<ApiObject> | undefined> {
    const { oldObject } = this;
    return oldObject === undefined || this.kind !== this.definition ? oldObject : convert(oldObject, this.definition, definition);
  }

  mutate(change: (object: ApiObject) => void): void {
    const { object } = this;
    if (object === undefined) throw new TypeError(`${this.operation} has nothing here that may be changed`);
    change(object);
    this.#isAhead = true;
  }

  fill(change: (object: ApiObject) => void): void {
    this.mutate(change);
  }

  async replace(object: ApiObject): Promise<void> {
    await this.#take(await this.replaceAside({ json: await writeInSlices(object as unknown as JsonObject) }));
  }

  async patchElsewhere({ hook, definition, bytes }: WebhookPatch): Promise<PatchedElsewhere> {
    const patch = { hook, path: pathOf(definition), bytes: ownCopy(bytes) };
    const json = this.#isAhead ? { json: await writeInSlices(this.#object as unknown as JsonObject) } : {};
    const changed = await this.replaceAside({ ...json, patch });
    if (changed.isChanged || this.#isAhead) await this.#take(changed);
    return changed;
  }

  async #take({ json }: Changed): Promise<void> {
    this.#object = await read(json);
    this.#isAhead = false;
  }

  /** JSON of the object, if any plugin has changed it and it is not there yet where the write goes on. */
  async changed(): Promise<Uint8Array<ArrayBuffer> | undefined> {
    return this.#isAhead ? writeInSlices(this.#object as unknown as JsonObject) : undefined;
  }
}

async function read(json: Uint8Array | undefined): Promise<ApiObject | undefined> {
  return json === undefined ? undefined : ((await readInSlices(asBuffer(json))) as ApiObject);
}
