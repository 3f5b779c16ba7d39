// Generated from api-definitions/events/v1/event.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  listCodec,
  mergeMessage,
  protobufCodec,
  readInt32,
  readMicroTime,
  readString,
  readTime,
  setNonEmpty,
  writeInt32,
  writeMessage,
  writeMicroTime,
  writeString,
  writeTime,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeEventSource, encodeEventSource } from "../../../core/v1/event/protobuf.js";
import { decodeObjectReference, encodeObjectReference } from "../../../core/v1/references/protobuf.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";

/** Protobuf form of Event (api-definitions/events/v1/event.yaml). */
export const eventCodec = protobufCodec(encodeEvent, decodeEvent);

export function encodeEvent(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMicroTime(w, 2, o.eventTime);
  if (o.series != null) writeMessage(w, 3, o.series, encodeEventSeries);
  writeString(w, 4, o.reportingController);
  writeString(w, 5, o.reportingInstance);
  writeString(w, 6, o.action);
  writeString(w, 7, o.reason);
  writeMessage(w, 8, o.regarding, encodeObjectReference);
  if (o.related != null) writeMessage(w, 9, o.related, encodeObjectReference);
  writeString(w, 10, o.note);
  writeString(w, 11, o.type);
  writeMessage(w, 12, o.deprecatedSource, encodeEventSource);
  writeTime(w, 13, o.deprecatedFirstTimestamp);
  writeTime(w, 14, o.deprecatedLastTimestamp);
  writeInt32(w, 15, o.deprecatedCount);
}

export function decodeEvent(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        o.eventTime = readMicroTime(r);
        break;
      case 3:
        mergeMessage(r, o, "series", decodeEventSeries);
        break;
      case 4:
        setNonEmpty(o, "reportingController", readString(r));
        break;
      case 5:
        setNonEmpty(o, "reportingInstance", readString(r));
        break;
      case 6:
        setNonEmpty(o, "action", readString(r));
        break;
      case 7:
        setNonEmpty(o, "reason", readString(r));
        break;
      case 8:
        mergeMessage(r, o, "regarding", decodeObjectReference);
        break;
      case 9:
        mergeMessage(r, o, "related", decodeObjectReference);
        break;
      case 10:
        setNonEmpty(o, "note", readString(r));
        break;
      case 11:
        setNonEmpty(o, "type", readString(r));
        break;
      case 12:
        mergeMessage(r, o, "deprecatedSource", decodeEventSource);
        break;
      case 13:
        o.deprecatedFirstTimestamp = readTime(r);
        break;
      case 14:
        o.deprecatedLastTimestamp = readTime(r);
        break;
      case 15:
        setNonEmpty(o, "deprecatedCount", readInt32(r));
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of EventList (api-definitions/events/v1/event.yaml). */
export const eventListCodec = listCodec(encodeEvent, decodeEvent, encodeListMeta, decodeListMeta);

export function encodeEventSeries(w: Writer, o: JsonObject): void {
  writeInt32(w, 1, o.count);
  writeMicroTime(w, 2, o.lastObservedTime);
}

export function decodeEventSeries(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.count = readInt32(r);
        break;
      case 2:
        o.lastObservedTime = readMicroTime(r);
        break;
      default:
        r.skip();
    }
  }
}
