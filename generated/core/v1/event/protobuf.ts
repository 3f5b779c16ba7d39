// Generated from api-definitions/core/v1/event.yaml. Do not edit.
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
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";
import { decodeObjectReference, encodeObjectReference } from "../references/protobuf.js";

/** Protobuf form of Event (api-definitions/core/v1/event.yaml). */
export const eventCodec = protobufCodec(encodeEvent, decodeEvent);

export function encodeEvent(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.involvedObject, encodeObjectReference);
  writeString(w, 3, o.reason);
  writeString(w, 4, o.message);
  writeMessage(w, 5, o.source, encodeEventSource);
  writeTime(w, 6, o.firstTimestamp);
  writeTime(w, 7, o.lastTimestamp);
  writeInt32(w, 8, o.count);
  writeString(w, 9, o.type);
  writeMicroTime(w, 10, o.eventTime);
  if (o.series != null) writeMessage(w, 11, o.series, encodeEventSeries);
  writeString(w, 12, o.action);
  if (o.related != null) writeMessage(w, 13, o.related, encodeObjectReference);
  writeString(w, 14, o.reportingComponent);
  writeString(w, 15, o.reportingInstance);
}

export function decodeEvent(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "involvedObject", decodeObjectReference);
        break;
      case 3:
        setNonEmpty(o, "reason", readString(r));
        break;
      case 4:
        setNonEmpty(o, "message", readString(r));
        break;
      case 5:
        mergeMessage(r, o, "source", decodeEventSource);
        break;
      case 6:
        o.firstTimestamp = readTime(r);
        break;
      case 7:
        o.lastTimestamp = readTime(r);
        break;
      case 8:
        setNonEmpty(o, "count", readInt32(r));
        break;
      case 9:
        setNonEmpty(o, "type", readString(r));
        break;
      case 10:
        o.eventTime = readMicroTime(r);
        break;
      case 11:
        mergeMessage(r, o, "series", decodeEventSeries);
        break;
      case 12:
        setNonEmpty(o, "action", readString(r));
        break;
      case 13:
        mergeMessage(r, o, "related", decodeObjectReference);
        break;
      case 14:
        o.reportingComponent = readString(r);
        break;
      case 15:
        o.reportingInstance = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of EventList (api-definitions/core/v1/event.yaml). */
export const eventListCodec = listCodec(encodeEvent, decodeEvent, encodeListMeta, decodeListMeta);

export function encodeEventSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.component);
  writeString(w, 2, o.host);
}

export function decodeEventSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "component", readString(r));
        break;
      case 2:
        setNonEmpty(o, "host", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeEventSeries(w: Writer, o: JsonObject): void {
  writeInt32(w, 1, o.count);
  writeMicroTime(w, 2, o.lastObservedTime);
}

export function decodeEventSeries(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "count", readInt32(r));
        break;
      case 2:
        o.lastObservedTime = readMicroTime(r);
        break;
      default:
        r.skip();
    }
  }
}
