// Generated from api-definitions/core/v1/limit-range.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendMessage,
  listCodec,
  mergeMessage,
  protobufCodec,
  putEntry,
  readQuantity,
  readString,
  writeMap,
  writeMessage,
  writeMessages,
  writeQuantity,
  writeString,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";

/** Protobuf form of LimitRange (api-definitions/core/v1/limit-range.yaml). */
export const limitRangeCodec = protobufCodec(encodeLimitRange, decodeLimitRange);

export function encodeLimitRange(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodeLimitRangeSpec);
}

export function decodeLimitRange(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodeLimitRangeSpec);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of LimitRangeList (api-definitions/core/v1/limit-range.yaml). */
export const limitRangeListCodec = listCodec(encodeLimitRange, decodeLimitRange, encodeListMeta, decodeListMeta);

export function encodeLimitRangeSpec(w: Writer, o: JsonObject): void {
  writeMessages(w, 1, o.limits, encodeLimitRangeItem);
}

export function decodeLimitRangeSpec(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendMessage(r, o, "limits", decodeLimitRangeItem);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeLimitRangeItem(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.type);
  writeMap(w, 2, o.max, writeQuantity);
  writeMap(w, 3, o.min, writeQuantity);
  writeMap(w, 4, o.default, writeQuantity);
  writeMap(w, 5, o.defaultRequest, writeQuantity);
  writeMap(w, 6, o.maxLimitRequestRatio, writeQuantity);
}

export function decodeLimitRangeItem(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.type = readString(r);
        break;
      case 2:
        putEntry(r, o, "max", readQuantity, "0");
        break;
      case 3:
        putEntry(r, o, "min", readQuantity, "0");
        break;
      case 4:
        putEntry(r, o, "default", readQuantity, "0");
        break;
      case 5:
        putEntry(r, o, "defaultRequest", readQuantity, "0");
        break;
      case 6:
        putEntry(r, o, "maxLimitRequestRatio", readQuantity, "0");
        break;
      default:
        r.skip();
    }
  }
}
