// Generated from api-definitions/apps/v1/controller-revision.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  listCodec,
  mergeMessage,
  protobufCodec,
  readInt64,
  readJson,
  writeInt64,
  writeJson,
  writeMessage,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";

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
export const controllerRevisionListCodec = listCodec(encodeControllerRevision, decodeControllerRevision, encodeListMeta, decodeListMeta);
