// Generated from api-definitions/storage/v1/volume-attachment.yaml. Do not edit.
import { ageColumn, nameColumn, noConversion, resourceDefinition } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { volumeAttachmentCodec } from "./protobuf.js";
import { volumeAttachmentSchema } from "./schemas.js";
import { validateVolumeAttachment } from "./validators.js";

/** Handles requests on volumeattachments in storage/v1. */
export const volumeAttachmentHandler: DefinitionFactory = (profile) => resourceDefinition({
  origin: "generated",
  group: `storage.${profile.groupDomain}`,
  version: "v1",
  kind: "VolumeAttachment",
  listKind: "VolumeAttachmentList",
  resource: "volumeattachments",
  singular: "volumeattachment",
  shortNames: [],
  categories: [],
  namespaced: false,
  verbs: ["get", "list", "watch", "create", "update", "patch", "delete", "deletecollection"],
  subresources: [{ type: "status", name: "status", verbs: ["get", "update", "patch"], writes: ["status"], exclusive: true }],
  description: "The wish that a volume be attached to a node; its deletion asks for it to be detached.",
  selectableFields: [],
  nameSyntax: "dns1123Subdomain",
  generation: false,
  deleteReturnsObject: true,
  unconditionalUpdate: false,
  lifecycle: { introduced: "1.13" },
  storage: { type: "stored", version: "v1" },
  schema: volumeAttachmentSchema,
  validate: validateVolumeAttachment,
  protobuf: volumeAttachmentCodec,
  columns: [
    nameColumn,
    {
      name: "Attacher",
      type: "string",
      format: "",
      description: "Driver that attaches.",
      priority: 0,
      cell: { print: "value", paths: [["spec", "attacher"]], absent: "" },
    },
    {
      name: "PV",
      type: "string",
      format: "",
      description: "The volume.",
      priority: 0,
      cell: { print: "value", paths: [["spec", "source", "persistentVolumeName"]], absent: "" },
    },
    {
      name: "Node",
      type: "string",
      format: "",
      description: "The node.",
      priority: 0,
      cell: { print: "value", paths: [["spec", "nodeName"]], absent: "" },
    },
    {
      name: "Attached",
      type: "boolean",
      format: "",
      description: "Whether it is attached.",
      priority: 0,
      cell: { print: "value", paths: [["status", "attached"]], absent: false },
    },
    ageColumn,
  ],
  conversion: noConversion,
});
