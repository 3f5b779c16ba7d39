/** DenyServiceExternalIPs: no service gets an external address that it did not have (ADM-28). */
import type { ApiObject } from "../definition/object-meta.js";
import type { ResourceDefinition } from "../definition/resource-definition.js";
import type { AdmissionAttributes } from "../registry/admission/attributes.js";
import type { AdmissionPlugin } from "../registry/admission/chain.js";
import { refused } from "./refused.js";

export class DenyServiceExternalIPs implements AdmissionPlugin {
  readonly name = "DenyServiceExternalIPs";
  readonly operations = ["CREATE", "UPDATE"] as const;

  concerns({ group, resource }: ResourceDefinition): boolean {
    return group === "" && resource === "services";
  }

  validate(attributes: AdmissionAttributes): void {
    const { definition, subresource, object, oldObject } = attributes;
    if (subresource !== "" || object === undefined || !this.concerns(definition)) return;
    const before = new Set(oldObject === undefined ? [] : externalAddresses(oldObject));
    if (externalAddresses(object).every((address) => before.has(address))) return;
    throw refused(attributes, "Use of external IPs is denied by admission control");
  }
}

const externalAddresses = (service: Readonly<ApiObject>): readonly string[] =>
  (service["spec"] as { externalIPs?: readonly string[] } | undefined)?.externalIPs ?? [];
