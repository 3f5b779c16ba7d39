// Generated from api-definitions/core/v1/component-status.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendMessage,
  listCodec,
  mergeMessage,
  protobufCodec,
  readString,
  setNonEmpty,
  writeMessage,
  writeMessages,
  writeString,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";

/** Protobuf form of ComponentStatus (api-definitions/core/v1/component-status.yaml). */
export const componentStatusCodec = protobufCodec(encodeComponentStatus, decodeComponentStatus);

export function encodeComponentStatus(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessages(w, 2, o.conditions, encodeComponentCondition);
}

export function decodeComponentStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        appendMessage(r, o, "conditions", decodeComponentCondition);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of ComponentStatusList (api-definitions/core/v1/component-status.yaml). */
export const componentStatusListCodec = listCodec(encodeComponentStatus, decodeComponentStatus, encodeListMeta, decodeListMeta);

export function encodeComponentCondition(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.type);
  writeString(w, 2, o.status);
  writeString(w, 3, o.message);
  writeString(w, 4, o.error);
}

export function decodeComponentCondition(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.type = readString(r);
        break;
      case 2:
        o.status = readString(r);
        break;
      case 3:
        setNonEmpty(o, "message", readString(r));
        break;
      case 4:
        setNonEmpty(o, "error", readString(r));
        break;
      default:
        r.skip();
    }
  }
}
