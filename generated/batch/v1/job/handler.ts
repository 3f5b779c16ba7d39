// Generated from api-definitions/batch/v1/job.yaml. Do not edit.
import { ageColumn, computedCell, nameColumn, noConversion, resourceDefinition } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { jobCodec } from "./protobuf.js";
import { jobSchema } from "./schemas.js";
import { validateJob } from "./validators.js";

/** Handles requests on jobs in batch/v1. */
export const jobHandler: DefinitionFactory = (profile, kinds) => resourceDefinition({
  origin: "generated",
  group: "batch",
  version: "v1",
  kind: "Job",
  listKind: "JobList",
  resource: "jobs",
  singular: "job",
  shortNames: [],
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
  ],
  description: "Runs pods until enough of them have succeeded.",
  hook: "job",
  selectableFields: [{ label: "status.successful", path: "status.succeeded", default: "0" }],
  nameSyntax: "dns1123Subdomain",
  generation: true,
  deleteReturnsObject: false,
  orphansDependents: true,
  unconditionalUpdate: true,
  lifecycle: { introduced: "1.2" },
  storage: { type: "stored", version: "v1" },
  schema: jobSchema,
  validate: validateJob,
  protobuf: jobCodec,
  columns: [
    nameColumn,
    {
      name: "Completions",
      type: "string",
      format: "",
      description: "Pods that have succeeded, of those that have to.",
      priority: 0,
      cell: computedCell(kinds, "jobCompletions"),
    },
    {
      name: "Duration",
      type: "string",
      format: "",
      description: "How long it took or has been running.",
      priority: 0,
      cell: { print: "duration", paths: [["status", "startTime"], ["status", "completionTime"]], absent: "" },
    },
    ageColumn,
    {
      name: "Containers",
      type: "string",
      format: "",
      description: "Names of the containers.",
      priority: 1,
      cell: { print: "join", paths: [["spec", "template", "spec", "containers", "name"]], absent: "" },
    },
    {
      name: "Images",
      type: "string",
      format: "",
      description: "Images of the containers.",
      priority: 1,
      cell: { print: "join", paths: [["spec", "template", "spec", "containers", "image"]], absent: "" },
    },
    {
      name: "Selector",
      type: "string",
      format: "",
      description: "Which pods belong to it.",
      priority: 1,
      cell: { print: "selector", paths: [["spec", "selector"]], absent: "<none>" },
    },
  ],
  conversion: noConversion,
});
