// Generated from api-definitions/batch/v1/cron-job.yaml. Do not edit.
import { ageColumn, computedCell, nameColumn, noConversion, resourceDefinition } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { cronJobCodec } from "./protobuf.js";
import { cronJobSchema } from "./schemas.js";
import { validateCronJob } from "./validators.js";

/** Handles requests on cronjobs in batch/v1. */
export const cronJobHandler: DefinitionFactory = (profile, kinds) => resourceDefinition({
  origin: "generated",
  group: "batch",
  version: "v1",
  kind: "CronJob",
  listKind: "CronJobList",
  resource: "cronjobs",
  singular: "cronjob",
  shortNames: ["cj"],
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
  description: "Runs jobs on a schedule.",
  selectableFields: [],
  nameSyntax: "dns1123Subdomain",
  generation: true,
  deleteReturnsObject: false,
  unconditionalUpdate: true,
  lifecycle: { introduced: "1.21" },
  storage: { type: "stored", version: "v1" },
  schema: cronJobSchema,
  validate: validateCronJob,
  protobuf: cronJobCodec,
  columns: [
    nameColumn,
    {
      name: "Schedule",
      type: "string",
      format: "",
      description: "When jobs run.",
      priority: 0,
      cell: { print: "value", paths: [["spec", "schedule"]], absent: "" },
    },
    {
      name: "Suspend",
      type: "string",
      format: "",
      description: "Whether no jobs run for now.",
      priority: 0,
      cell: computedCell(kinds, "cronJobSuspended"),
    },
    {
      name: "Active",
      type: "integer",
      format: "",
      description: "Jobs that run.",
      priority: 0,
      cell: { print: "count", paths: [["status", "active"]], absent: null },
    },
    {
      name: "Last Schedule",
      type: "string",
      format: "",
      description: "Time since a job was last due.",
      priority: 0,
      cell: { print: "age", paths: [["status", "lastScheduleTime"]], absent: "<none>" },
    },
    ageColumn,
    {
      name: "Containers",
      type: "string",
      format: "",
      description: "Names of the containers.",
      priority: 1,
      cell: { print: "join", paths: [["spec", "jobTemplate", "spec", "template", "spec", "containers", "name"]], absent: "" },
    },
    {
      name: "Images",
      type: "string",
      format: "",
      description: "Images of the containers.",
      priority: 1,
      cell: { print: "join", paths: [["spec", "jobTemplate", "spec", "template", "spec", "containers", "image"]], absent: "" },
    },
    {
      name: "Selector",
      type: "string",
      format: "",
      description: "Which pods belong to it.",
      priority: 1,
      cell: { print: "selector", paths: [["spec", "jobTemplate", "spec", "selector"]], absent: "<none>" },
    },
  ],
  conversion: noConversion,
});
