// Generated from api-definitions/meta/v1/create-options.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendItem,
  protobufCodec,
  readString,
  setNonEmpty,
  writeList,
  writeString,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";

/** Protobuf form of CreateOptions (api-definitions/meta/v1/create-options.yaml). */
export const createOptionsCodec = protobufCodec(encodeCreateOptions, decodeCreateOptions);

export function encodeCreateOptions(w: Writer, o: JsonObject): void {
  writeList(w, 1, o.dryRun, writeString);
  writeString(w, 3, o.fieldManager);
  writeString(w, 4, o.fieldValidation);
}

export function decodeCreateOptions(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendItem(r, o, "dryRun", readString);
        break;
      case 3:
        setNonEmpty(o, "fieldManager", readString(r));
        break;
      case 4:
        setNonEmpty(o, "fieldValidation", readString(r));
        break;
      default:
        r.skip();
    }
  }
}
