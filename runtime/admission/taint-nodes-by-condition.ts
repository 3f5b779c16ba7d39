/** TaintNodesByCondition: a new node takes no pods until it has been seen to be ready (ADM-25). */
import { isJsonObject, type JsonObject } from "../definition/json.js";
import type { ApiObject } from "../definition/object-meta.js";
import type { ResourceDefinition } from "../definition/resource-definition.js";
import type { VendorProfile } from "../definition/vendor-profile.js";
import type { AdmissionAttributes } from "../registry/admission/attributes.js";
import type { AdmissionPlugin } from "../registry/admission/chain.js";

const EFFECT = "NoSchedule";

export class TaintNodesByCondition implements AdmissionPlugin {
  readonly name = "TaintNodesByCondition";
  readonly operations = ["CREATE"] as const;
  readonly #key: string;

  constructor({ names }: VendorProfile) {
    this.#key = `${names["nodeTaintDomain"]}/not-ready`;
  }

  concerns({ group, resource }: ResourceDefinition): boolean {
    return group === "" && resource === "nodes";
  }

  admit(attributes: AdmissionAttributes): void {
    const { definition, subresource, object } = attributes;
    if (!this.concerns(definition) || subresource !== "" || object === undefined) return;
    if (taintsOf(object).some(({ key, effect }) => key === this.#key && effect === EFFECT)) return;
    attributes.mutate((node) => {
      const spec = isJsonObject(node["spec"]) ? node["spec"] : {};
      node["spec"] = { ...spec, taints: [...taintsOf(node), { key: this.#key, effect: EFFECT }] };
    });
  }
}

function taintsOf(node: Readonly<ApiObject>): readonly JsonObject[] {
  const { spec } = node;
  const taints = isJsonObject(spec) ? spec["taints"] : undefined;
  return Array.isArray(taints) ? (taints as JsonObject[]) : [];
}
