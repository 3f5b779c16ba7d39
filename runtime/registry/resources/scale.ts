/** `scale`: the number of replicas of an object, read, written, patched and applied as a Scale. */
import { type EncodableObject, transientObject } from "../../codec/encodable-object.js";
import { stringifyJson } from "../../codec/json/json.js";
import type { JsonObject } from "../../definition/json.js";
import type { RequestContext } from "../../definition/request-context.js";
import type { KindDefinition, ResourceDefinition, ScaleSubresource } from "../../definition/resource-definition.js";
import type { Soon } from "../conversion/versions.js";
import type { AppliedConfig, ComputeObject, GetOptions, ObjectTarget, PatchOptions, UpdateOptions } from "../options.js";
import type { ServedVerb, WriteResult } from "../resource.js";
import type { ResourceStore } from "../resource-store.js";
import type { ServedAside } from "../served-aside.js";
import type { ScaleView } from "./scale-view.js";
import { Unserved } from "./unserved.js";

export class ScaleResource extends Unserved implements ServedAside {
  readonly subresource: string;
  readonly verbs: ReadonlySet<ServedVerb>;
  readonly takes: KindDefinition;
  readonly gives: KindDefinition;
  readonly isDerived = true;
  readonly #view: ScaleView;

  constructor(
    readonly definition: ResourceDefinition,
    scale: ScaleSubresource,
    kind: KindDefinition,
    readonly store: ResourceStore,
  ) {
    super();
    this.subresource = scale.name;
    this.verbs = new Set(scale.verbs);
    this.takes = kind;
    this.gives = kind;
    this.#view = store.scaleView(definition, scale, kind);
  }

  override get aside(): ServedAside {
    return this;
  }

  get versions(): ReadonlyMap<string, ResourceDefinition> {
    return this.store.versions;
  }

  override get(_: RequestContext, target: ObjectTarget, options: GetOptions): Soon<EncodableObject> {
    const found = this.store.get(target, options);
    return found instanceof Promise ? found.then((object) => this.#shown(object)) : this.#shown(found);
  }

  override async update(
    context: RequestContext,
    target: ObjectTarget,
    compute: ComputeObject,
    options: UpdateOptions,
  ): Promise<WriteResult> {
    return this.#written(await this.store.update(context, target, compute, options, this.#view));
  }

  override async apply(context: RequestContext, target: ObjectTarget, applied: AppliedConfig, options: PatchOptions): Promise<WriteResult> {
    return this.#written(await this.store.apply(context, target, applied, options, this.#view));
  }

  #written({ object, created }: WriteResult): WriteResult {
    return { object: this.#shown(object), created };
  }

  #shown(object: EncodableObject): EncodableObject {
    const scale = this.#view.answer(object.object());
    return transientObject(Buffer.from(stringifyJson(scale as unknown as JsonObject)), () => scale);
  }
}
