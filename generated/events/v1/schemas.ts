// Generated from api-definitions/events/v1. Do not edit.
import { atomicList, field, scalar, struct } from "../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../runtime/definition/schema.js";
import { eventSourceSchema, objectReferenceSchema } from "../../core/v1/schemas.js";
import { listMetaSchema, objectMetaSchema } from "../../meta/v1/schemas.js";

/** Schema of Event (api-definitions/events/v1/event.yaml). */
export const eventSchema: StructSchema = struct("Event", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    eventTime: field(scalar.MicroTime, 2, { required: true }),
    series: field(eventSeriesSchema, 3, { omitEmpty: true, optional: true }),
    reportingController: field(scalar.string, 4, { omitEmpty: true }),
    reportingInstance: field(scalar.string, 5, { omitEmpty: true }),
    action: field(scalar.string, 6, { omitEmpty: true }),
    reason: field(scalar.string, 7, { omitEmpty: true }),
    regarding: field(objectReferenceSchema, 8),
    related: field(objectReferenceSchema, 9, { omitEmpty: true, optional: true }),
    note: field(scalar.string, 10, { omitEmpty: true }),
    type: field(scalar.string, 11, { omitEmpty: true }),
    deprecatedSource: field(eventSourceSchema, 12),
    deprecatedFirstTimestamp: field(scalar.Time, 13),
    deprecatedLastTimestamp: field(scalar.Time, 14),
    deprecatedCount: field(scalar.int32, 15, { omitEmpty: true }),
  },
}));

/** Schema of EventList (api-definitions/events/v1/event.yaml). */
export const eventListSchema: StructSchema = struct("EventList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(eventSchema), 2, { required: true }),
  },
}));

/** Schema of EventSeries (api-definitions/events/v1/event.yaml). */
export const eventSeriesSchema: StructSchema = struct("EventSeries", () => ({
  fields: {
    count: field(scalar.int32, 1, { required: true }),
    lastObservedTime: field(scalar.MicroTime, 2, { required: true }),
  },
}));
