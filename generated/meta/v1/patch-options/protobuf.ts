// Generated from api-definitions/meta/v1/patch-options.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendItem,
  protobufCodec,
  readBool,
  readString,
  setNonEmpty,
  writeBool,
  writeList,
  writeString,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";

/** Protobuf form of PatchOptions (api-definitions/meta/v1/patch-options.yaml). */
export const patchOptionsCodec = protobufCodec(encodePatchOptions, decodePatchOptions);

export function encodePatchOptions(w: Writer, o: JsonObject): void {
  writeList(w, 1, o.dryRun, writeString);
  if (o.force != null) writeBool(w, 2, o.force);
  writeString(w, 3, o.fieldManager);
  writeString(w, 4, o.fieldValidation);
}

export function decodePatchOptions(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendItem(r, o, "dryRun", readString);
        break;
      case 2:
        o.force = readBool(r);
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
