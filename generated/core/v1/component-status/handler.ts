// Generated from api-definitions/core/v1/component-status.yaml. Do not edit.
import { acceptAll, computedCell, nameColumn, noConversion, resourceDefinition } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { componentStatusCodec } from "./protobuf.js";
import { componentStatusSchema } from "./schemas.js";

/** Handles requests on componentstatuses in core/v1. */
export const componentStatusHandler: DefinitionFactory = (profile, kinds) => resourceDefinition({
  origin: "generated",
  group: "",
  version: "v1",
  kind: "ComponentStatus",
  listKind: "ComponentStatusList",
  resource: "componentstatuses",
  singular: "componentstatus",
  shortNames: ["cs"],
  categories: [],
  namespaced: false,
  verbs: ["get", "list"],
  subresources: [],
  description: "How a part of the control plane is: the store (etcd-0), control loops (controller-manager), scheduler. Asked when it is read, never stored.",
  selectableFields: [],
  nameSyntax: "dns1123Subdomain",
  generation: false,
  deleteReturnsObject: false,
  unconditionalUpdate: true,
  lifecycle: { introduced: "1.0", deprecated: "1.19" },
  storage: { type: "none", handler: "component-status" },
  schema: componentStatusSchema,
  validate: acceptAll,
  protobuf: componentStatusCodec,
  columns: [
    nameColumn,
    {
      name: "Status",
      type: "string",
      format: "",
      description: "Whether the component is well.",
      priority: 0,
      cell: computedCell(kinds, "componentHealth"),
    },
    {
      name: "Message",
      type: "string",
      format: "",
      description: "What the component said.",
      priority: 0,
      cell: computedCell(kinds, "componentMessage"),
    },
    {
      name: "Error",
      type: "string",
      format: "",
      description: "Why it could not be asked.",
      priority: 0,
      cell: computedCell(kinds, "componentError"),
    },
  ],
  conversion: noConversion,
});
