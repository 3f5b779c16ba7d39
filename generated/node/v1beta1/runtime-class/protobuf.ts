// Generated from api-definitions/node/v1/runtime-class.yaml. Do not edit.
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
import { decodeToleration, encodeToleration } from "../../../core/v1/scheduling/protobuf.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";

/** Protobuf form of RuntimeClass (api-definitions/node/v1/runtime-class.yaml). */
export const runtimeClassCodec = protobufCodec(encodeRuntimeClass, decodeRuntimeClass);

export function encodeRuntimeClass(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeString(w, 2, o.handler);
  if (o.overhead != null) writeMessage(w, 3, o.overhead, encodeOverhead);
  if (o.scheduling != null) writeMessage(w, 4, o.scheduling, encodeScheduling);
}

export function decodeRuntimeClass(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        o.handler = readString(r);
        break;
      case 3:
        mergeMessage(r, o, "overhead", decodeOverhead);
        break;
      case 4:
        mergeMessage(r, o, "scheduling", decodeScheduling);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of RuntimeClassList (api-definitions/node/v1/runtime-class.yaml). */
export const runtimeClassListCodec = listCodec(encodeRuntimeClass, decodeRuntimeClass, encodeListMeta, decodeListMeta);

export function encodeOverhead(w: Writer, o: JsonObject): void {
  writeMap(w, 1, o.podFixed, writeQuantity);
}

export function decodeOverhead(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        putEntry(r, o, "podFixed", readQuantity, "0");
        break;
      default:
        r.skip();
    }
  }
}

export function encodeScheduling(w: Writer, o: JsonObject): void {
  writeMap(w, 1, o.nodeSelector, writeString);
  writeMessages(w, 2, o.tolerations, encodeToleration);
}

export function decodeScheduling(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        putEntry(r, o, "nodeSelector", readString, "");
        break;
      case 2:
        appendMessage(r, o, "tolerations", decodeToleration);
        break;
      default:
        r.skip();
    }
  }
}
