// Generated from api-definitions/meta/v1/update-options.yaml. Do not edit.
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

/** Protobuf form of UpdateOptions (api-definitions/meta/v1/update-options.yaml). */
export const updateOptionsCodec = protobufCodec(encodeUpdateOptions, decodeUpdateOptions);

export function encodeUpdateOptions(w: Writer, o: JsonObject): void {
  writeList(w, 1, o.dryRun, writeString);
  writeString(w, 2, o.fieldManager);
  writeString(w, 3, o.fieldValidation);
}

export function decodeUpdateOptions(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendItem(r, o, "dryRun", readString);
        break;
      case 2:
        setNonEmpty(o, "fieldManager", readString(r));
        break;
      case 3:
        setNonEmpty(o, "fieldValidation", readString(r));
        break;
      default:
        r.skip();
    }
  }
}
