// Generated from api-definitions/scheduling/v1/priority-class.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  listCodec,
  mergeMessage,
  protobufCodec,
  readBool,
  readInt32,
  readString,
  setNonEmpty,
  writeBool,
  writeInt32,
  writeMessage,
  writeString,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";

/** Protobuf form of PriorityClass (api-definitions/scheduling/v1/priority-class.yaml). */
export const priorityClassCodec = protobufCodec(encodePriorityClass, decodePriorityClass);

export function encodePriorityClass(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeInt32(w, 2, o.value);
  writeBool(w, 3, o.globalDefault);
  writeString(w, 4, o.description);
  if (o.preemptionPolicy != null) writeString(w, 5, o.preemptionPolicy);
}

export function decodePriorityClass(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        o.value = readInt32(r);
        break;
      case 3:
        setNonEmpty(o, "globalDefault", readBool(r));
        break;
      case 4:
        setNonEmpty(o, "description", readString(r));
        break;
      case 5:
        o.preemptionPolicy = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of PriorityClassList (api-definitions/scheduling/v1/priority-class.yaml). */
export const priorityClassListCodec = listCodec(encodePriorityClass, decodePriorityClass, encodeListMeta, decodeListMeta);
