// Generated from api-definitions/core/v1/service.yaml. Do not edit.
import { ageColumn, computedCell, nameColumn, noConversion, resourceDefinition } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { serviceCodec } from "./protobuf.js";
import { serviceSchema } from "./schemas.js";
import { validateService } from "./validators.js";

/** Handles requests on services in core/v1. */
export const serviceHandler: DefinitionFactory = (profile, kinds) => resourceDefinition({
  origin: "generated",
  group: "",
  version: "v1",
  kind: "Service",
  listKind: "ServiceList",
  resource: "services",
  singular: "service",
  shortNames: ["svc"],
  categories: ["all"],
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
    {
      type: "connect",
      name: "proxy",
      methods: ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"],
      verbs: ["get", "create", "update", "patch", "delete"],
      options: { group: "", version: "v1", kind: "ServiceProxyOptions" },
      kind: { group: "", version: "v1", kind: "ServiceProxyOptions" },
      handler: "service-proxy",
      subpaths: true,
    },
  ],
  description: "A name, an address and ports under which pods are reached.",
  hook: "service",
  selectableFields: [
    { label: "spec.clusterIP", path: "spec.clusterIP", default: "" },
    { label: "spec.type", path: "spec.type", default: "" },
  ],
  nameSyntax: "dns1035Label",
  generation: false,
  deleteReturnsObject: true,
  unconditionalUpdate: true,
  lifecycle: { introduced: "1.0" },
  storage: { type: "stored", version: "v1" },
  schema: serviceSchema,
  validate: validateService,
  protobuf: serviceCodec,
  columns: [
    nameColumn,
    {
      name: "Type",
      type: "string",
      format: "",
      description: "How the service is exposed.",
      priority: 0,
      cell: { print: "value", paths: [["spec", "type"]], absent: "" },
    },
    {
      name: "Cluster-IP",
      type: "string",
      format: "",
      description: "Address within the cluster.",
      priority: 0,
      cell: { print: "value", paths: [["spec", "clusterIP"]], absent: "<none>" },
    },
    {
      name: "External-IP",
      type: "string",
      format: "",
      description: "Addresses outside the cluster.",
      priority: 0,
      cell: computedCell(kinds, "serviceExternalAddress"),
    },
    {
      name: "Port(s)",
      type: "string",
      format: "",
      description: "Ports with their protocols.",
      priority: 0,
      cell: computedCell(kinds, "servicePorts"),
    },
    ageColumn,
    {
      name: "Selector",
      type: "string",
      format: "",
      description: "Labels of the pods.",
      priority: 1,
      cell: { print: "selector", paths: [["spec", "selector"]], absent: "<none>" },
    },
  ],
  conversion: noConversion,
});
