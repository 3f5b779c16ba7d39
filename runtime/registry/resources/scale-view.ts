/** A number of replicas seen as a Scale, and the Scale that was written put back (specification: Sub-resources). */
import { selectorText } from "../../codec/tables/cells.js";
import { isJsonObject, type JsonObject } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import {
  apiVersionOf,
  type KindDefinition,
  type ResourceDefinition,
  resourceDefinition,
  type ScaleSubresource,
} from "../../definition/resource-definition.js";
import type { VendorProfile } from "../../definition/vendor-profile.js";
import type { ResourceRef } from "../../errors/constructors.js";
import { invalid } from "../../errors/constructors.js";
import { invalidValue } from "../../errors/field-error.js";
import { conform } from "../../fields/conform.js";
import { deepCopy } from "../../fields/deep-copy.js";
import { applyDefaults } from "../../fields/defaults.js";
import { createFieldManager, type FieldManager } from "../../fields/field-manager.js";
import { ScaleOwners } from "../../fields/managed-fields/scale-owners.js";
import { setValueBelow, valueBelow } from "../../schema/checks/paths.js";
import type { ResourceCore } from "../resource-core.js";
import { metaErrors } from "../validation/object-meta.js";
import type { ObjectView } from "../write/view.js";

/** Where a Scale has the number that can be written. */
const REPLICAS = ["spec", "replicas"] as const;

export class ScaleView implements ObjectView {
  readonly ref: ResourceRef;
  readonly fieldManager: FieldManager;
  readonly #owners: ScaleOwners;
  readonly #asResource: ResourceDefinition;
  readonly #profile: VendorProfile;

  constructor(
    core: ResourceCore,
    definition: ResourceDefinition,
    private readonly scale: ScaleSubresource,
    readonly kind: KindDefinition,
  ) {
    this.ref = { group: definition.group, resource: `${definition.resource}/scale` };
    this.#asResource = resourceDefinition({ ...definition, ...kind, subresources: [], conversion: { type: "none" } });
    this.#profile = core.profile;
    this.fieldManager = createFieldManager(this.#asResource, () => undefined, core.profile);
    this.#owners = new ScaleOwners({
      object: {
        apiVersions: [...core.versions.values()].map(apiVersionOf),
        apiVersion: apiVersionOf(definition),
        path: scale.specReplicas.split("."),
      },
      scale: { apiVersion: apiVersionOf(kind), path: REPLICAS },
    });
  }

  /** With the owners of the number, which is what a write through the view goes by. */
  show(stored: ApiObject): ApiObject {
    const shown = this.#scaleOf(stored);
    const managedFields = this.#owners.toScale(stored.metadata.managedFields);
    if (managedFields !== undefined) shown.metadata.managedFields = managedFields;
    return shown;
  }

  /** What a client sees: without owners. */
  answer(stored: ApiObject): ApiObject {
    return this.#scaleOf(stored);
  }

  setDefaults(written: ApiObject): void {
    applyDefaults(written as unknown as JsonObject, this.kind.schema);
  }

  restrict(written: ApiObject): ApiObject {
    return written;
  }

  /** Metadata is held to what any is, though none of it is kept. */
  validate(written: ApiObject): void {
    const errors = metaErrors(written.metadata, this.#asResource, this.#profile);
    const replicas = valueBelow(written as unknown as JsonObject, "spec.replicas") ?? 0;
    if (typeof replicas !== "number" || replicas < 0) {
      errors.push(invalidValue("spec.replicas", replicas, "must be greater than or equal to 0"));
    }
    if (errors.length > 0) throw invalid(this.kind.group, this.kind.kind, written.metadata.name ?? "", errors);
  }

  merge(written: ApiObject, stored: ApiObject): ApiObject {
    const object = deepCopy(stored as unknown as JsonObject) as unknown as ApiObject;
    const replicas = valueBelow(written as unknown as JsonObject, "spec.replicas") ?? 0;
    setValueBelow(object as unknown as JsonObject, this.scale.specReplicas, replicas);
    const managedFields = this.#owners.toObject(written.metadata.managedFields, stored.metadata.managedFields);
    if (managedFields === undefined) delete object.metadata.managedFields;
    else object.metadata.managedFields = managedFields;
    return object;
  }

  #scaleOf(stored: ApiObject): ApiObject {
    const content = stored as unknown as JsonObject;
    const { name, namespace, uid, resourceVersion, creationTimestamp } = stored.metadata;
    const { specReplicas, statusReplicas, selector } = this.scale;
    const scale = {
      kind: this.kind.kind,
      apiVersion: apiVersionOf(this.kind),
      metadata: { name, namespace, uid, resourceVersion, creationTimestamp },
      spec: { replicas: valueBelow(content, specReplicas) ?? 0 },
      status: {
        replicas: valueBelow(content, statusReplicas) ?? 0,
        selector: textOf(selector === undefined ? undefined : valueBelow(content, selector)),
      },
    };
    return conform(scale as unknown as JsonObject, this.kind.schema).object as unknown as ApiObject;
  }
}

/** Text of a selector that is one already, a label selector or a map of labels. */
function textOf(selector: unknown): string {
  if (typeof selector === "string") return selector;
  return isJsonObject(selector) ? selectorText(selector) : "";
}
