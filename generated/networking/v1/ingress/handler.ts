// Generated from api-definitions/networking/v1/ingress.yaml. Do not edit.
import { ageColumn, computedCell, nameColumn, noConversion, resourceDefinition } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { ingressCodec } from "./protobuf.js";
import { ingressSchema } from "./schemas.js";
import { validateIngress } from "./validators.js";

/** Handles requests on ingresses in networking/v1. */
export const ingressHandler: DefinitionFactory = (profile, kinds) => resourceDefinition({
  origin: "generated",
  group: `networking.${profile.groupDomain}`,
  version: "v1",
  kind: "Ingress",
  listKind: "IngressList",
  resource: "ingresses",
  singular: "ingress",
  shortNames: ["ing"],
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
  description: "Rules by which HTTP from outside comes to services.",
  selectableFields: [],
  nameSyntax: "dns1123Subdomain",
  generation: true,
  deleteReturnsObject: false,
  unconditionalUpdate: true,
  errorGroup: "extensions",
  lifecycle: { introduced: "1.19" },
  storage: { type: "stored", version: "v1" },
  schema: ingressSchema,
  validate: validateIngress,
  protobuf: ingressCodec,
  columns: [
    nameColumn,
    {
      name: "Class",
      type: "string",
      format: "",
      description: "Class of the ingress.",
      priority: 0,
      cell: computedCell(kinds, "ingressClass"),
    },
    {
      name: "Hosts",
      type: "string",
      format: "",
      description: "Hosts of the rules.",
      priority: 0,
      cell: computedCell(kinds, "ingressHosts"),
    },
    {
      name: "Address",
      type: "string",
      format: "",
      description: "Where traffic comes in.",
      priority: 0,
      cell: computedCell(kinds, "ingressAddress"),
    },
    {
      name: "Ports",
      type: "string",
      format: "",
      description: "Ports of the ingress.",
      priority: 0,
      cell: computedCell(kinds, "ingressPorts"),
    },
    ageColumn,
  ],
  conversion: noConversion,
});
