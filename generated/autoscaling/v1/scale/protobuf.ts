// Generated from api-definitions/autoscaling/v1/scale.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  mergeMessage,
  protobufCodec,
  readInt32,
  readString,
  setNonEmpty,
  writeInt32,
  writeMessage,
  writeString,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeObjectMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";

/** Protobuf form of Scale (api-definitions/autoscaling/v1/scale.yaml). */
export const scaleCodec = protobufCodec(encodeScale, decodeScale);

export function encodeScale(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodeScaleSpec);
  writeMessage(w, 3, o.status, encodeScaleStatus);
}

export function decodeScale(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodeScaleSpec);
        break;
      case 3:
        mergeMessage(r, o, "status", decodeScaleStatus);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeScaleSpec(w: Writer, o: JsonObject): void {
  writeInt32(w, 1, o.replicas);
}

export function decodeScaleSpec(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "replicas", readInt32(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeScaleStatus(w: Writer, o: JsonObject): void {
  writeInt32(w, 1, o.replicas);
  writeString(w, 2, o.selector);
}

export function decodeScaleStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.replicas = readInt32(r);
        break;
      case 2:
        setNonEmpty(o, "selector", readString(r));
        break;
      default:
        r.skip();
    }
  }
}
