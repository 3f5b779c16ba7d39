// Generated from api-definitions/apps/v1. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendMessage,
  mergeMessage,
  protobufCodec,
  readInt64,
  readJson,
  writeInt64,
  writeJson,
  writeMessage,
  writeMessages,
} from "../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../runtime/definition/json.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../meta/v1/protobuf.js";

/** Protobuf form of ControllerRevision (api-definitions/apps/v1/controller-revision.yaml). */
export const controllerRevisionCodec = protobufCodec(encodeControllerRevision, decodeControllerRevision);

export function encodeControllerRevision(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  if (o.data != null) writeJson(w, 2, o.data);
  writeInt64(w, 3, o.revision);
}

export function decodeControllerRevision(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        o.data = readJson(r);
        break;
      case 3:
        o.revision = readInt64(r);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of ControllerRevisionList (api-definitions/apps/v1/controller-revision.yaml). */
export const controllerRevisionListCodec = protobufCodec(encodeControllerRevisionList, decodeControllerRevisionList);

export function encodeControllerRevisionList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodeControllerRevision);
}

export function decodeControllerRevisionList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodeControllerRevision);
        break;
      default:
        r.skip();
    }
  }
}
