// Generated from api-definitions/meta/v1/get-options.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  protobufCodec,
  readString,
  setNonEmpty,
  writeString,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";

/** Protobuf form of GetOptions (api-definitions/meta/v1/get-options.yaml). */
export const getOptionsCodec = protobufCodec(encodeGetOptions, decodeGetOptions);

export function encodeGetOptions(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.resourceVersion);
}

export function decodeGetOptions(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "resourceVersion", readString(r));
        break;
      default:
        r.skip();
    }
  }
}
