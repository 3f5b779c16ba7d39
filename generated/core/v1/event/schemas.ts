// Generated from api-definitions/core/v1/event.yaml. Do not edit.
import { field, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";
import { objectReferenceSchema } from "../references/schemas.js";

/** Schema of Event (api-definitions/core/v1/event.yaml). */
export const eventSchema: StructSchema = struct("Event", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    involvedObject: field(objectReferenceSchema, { required: true }),
    reason: field(scalar.string, { omitEmpty: true }),
    message: field(scalar.string, { omitEmpty: true }),
    source: field(eventSourceSchema),
    firstTimestamp: field(scalar.Time),
    lastTimestamp: field(scalar.Time),
    count: field(scalar.int32, { omitEmpty: true }),
    type: field(scalar.string, { omitEmpty: true }),
    eventTime: field(scalar.MicroTime),
    series: field(eventSeriesSchema, { omitEmpty: true, optional: true }),
    action: field(scalar.string, { omitEmpty: true }),
    related: field(objectReferenceSchema, { omitEmpty: true, optional: true }),
    reportingComponent: field(scalar.string),
    reportingInstance: field(scalar.string),
  },
}));

/** Schema of EventSource (api-definitions/core/v1/event.yaml). */
export const eventSourceSchema: StructSchema = struct("EventSource", () => ({
  fields: {
    component: field(scalar.string, { omitEmpty: true }),
    host: field(scalar.string, { omitEmpty: true }),
  },
}));

/** Schema of EventSeries (api-definitions/core/v1/event.yaml). */
export const eventSeriesSchema: StructSchema = struct("EventSeries", () => ({
  fields: {
    count: field(scalar.int32, { omitEmpty: true }),
    lastObservedTime: field(scalar.MicroTime),
  },
}));
