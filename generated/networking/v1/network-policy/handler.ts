// Generated from api-definitions/networking/v1/network-policy.yaml. Do not edit.
import { ageColumn, nameColumn, noConversion, resourceDefinition } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { networkPolicyCodec } from "./protobuf.js";
import { networkPolicySchema } from "./schemas.js";
import { validateNetworkPolicy } from "./validators.js";

/** Handles requests on networkpolicies in networking/v1. */
export const networkPolicyHandler: DefinitionFactory = (profile) => resourceDefinition({
  origin: "generated",
  group: `networking.${profile.groupDomain}`,
  version: "v1",
  kind: "NetworkPolicy",
  listKind: "NetworkPolicyList",
  resource: "networkpolicies",
  singular: "networkpolicy",
  shortNames: ["netpol"],
  categories: [],
  namespaced: true,
  verbs: ["get", "list", "watch", "create", "update", "patch", "delete", "deletecollection"],
  subresources: [
    {
      type: "status",
      name: "status",
      verbs: ["get", "update", "patch"],
      writes: ["status"],
      besides: ["metadata.annotations", "metadata.finalizers", "metadata.labels", "metadata.ownerReferences"],
      exclusive: true,
    },
  ],
  description: "Which traffic pods may have. Pods that no policy chooses may have all; for the others policies add up.",
  selectableFields: [],
  nameSyntax: "dns1123Subdomain",
  generation: true,
  deleteReturnsObject: false,
  unconditionalUpdate: true,
  errorGroup: "extensions",
  lifecycle: { introduced: "1.7" },
  storage: { type: "stored", version: "v1" },
  schema: networkPolicySchema,
  validate: validateNetworkPolicy,
  protobuf: networkPolicyCodec,
  columns: [
    nameColumn,
    {
      name: "Pod-Selector",
      type: "string",
      format: "",
      description: "Pods that it is for.",
      priority: 0,
      cell: { print: "selector", paths: [["spec", "podSelector"]], absent: "<none>" },
    },
    ageColumn,
  ],
  conversion: noConversion,
});
