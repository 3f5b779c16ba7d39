// Generated from api-definitions/coordination/v1/lease.yaml. Do not edit.
import { ageColumn, nameColumn, noConversion, resourceDefinition } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { leaseCodec } from "./protobuf.js";
import { leaseSchema } from "./schemas.js";
import { validateLease } from "./validators.js";

/** Handles requests on leases in coordination/v1. */
export const leaseHandler: DefinitionFactory = (profile) => resourceDefinition({
  origin: "generated",
  group: `coordination.${profile.groupDomain}`,
  version: "v1",
  kind: "Lease",
  listKind: "LeaseList",
  resource: "leases",
  singular: "lease",
  shortNames: [],
  categories: [],
  namespaced: true,
  verbs: ["get", "list", "watch", "create", "update", "patch", "delete", "deletecollection"],
  subresources: [],
  description: "A claim that one holder keeps alive by renewing it. Programs elect leaders with it, nodes show by it that they live.",
  selectableFields: [],
  nameSyntax: "dns1123Subdomain",
  generation: false,
  deleteReturnsObject: false,
  unconditionalUpdate: false,
  lifecycle: { introduced: "1.14" },
  storage: { type: "stored", version: "v1" },
  schema: leaseSchema,
  validate: validateLease,
  protobuf: leaseCodec,
  columns: [
    nameColumn,
    {
      name: "Holder",
      type: "string",
      format: "",
      description: "Who holds it.",
      priority: 0,
      cell: { print: "value", paths: [["spec", "holderIdentity"]], absent: "" },
    },
    ageColumn,
  ],
  conversion: noConversion,
});
