// Generated from api-definitions/events/v1/event.yaml. Do not edit.
import { field, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { eventSourceSchema } from "../../../core/v1/event/schemas.js";
import { objectReferenceSchema } from "../../../core/v1/references/schemas.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";

/** Schema of Event (api-definitions/events/v1/event.yaml). */
export const eventSchema: StructSchema = struct("Event", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    eventTime: field(scalar.MicroTime, { required: true }),
    series: field(eventSeriesSchema, { omitEmpty: true, optional: true }),
    reportingController: field(scalar.string, { omitEmpty: true }),
    reportingInstance: field(scalar.string, { omitEmpty: true }),
    action: field(scalar.string, { omitEmpty: true }),
    reason: field(scalar.string, { omitEmpty: true }),
    regarding: field(objectReferenceSchema),
    related: field(objectReferenceSchema, { omitEmpty: true, optional: true }),
    note: field(scalar.string, { omitEmpty: true }),
    type: field(scalar.string, { omitEmpty: true }),
    deprecatedSource: field(eventSourceSchema),
    deprecatedFirstTimestamp: field(scalar.Time),
    deprecatedLastTimestamp: field(scalar.Time),
    deprecatedCount: field(scalar.int32, { omitEmpty: true }),
  },
}));

/** Schema of EventSeries (api-definitions/events/v1/event.yaml). */
export const eventSeriesSchema: StructSchema = struct("EventSeries", () => ({
  fields: {
    count: field(scalar.int32, { required: true }),
    lastObservedTime: field(scalar.MicroTime, { required: true }),
  },
}));
