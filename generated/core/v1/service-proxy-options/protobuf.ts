// Generated from api-definitions/core/v1/service-proxy-options.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  protobufCodec,
  readString,
  setNonEmpty,
  writeString,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";

/** Protobuf form of ServiceProxyOptions (api-definitions/core/v1/service-proxy-options.yaml). */
export const serviceProxyOptionsCodec = protobufCodec(encodeServiceProxyOptions, decodeServiceProxyOptions);

export function encodeServiceProxyOptions(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.path);
}

export function decodeServiceProxyOptions(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "path", readString(r));
        break;
      default:
        r.skip();
    }
  }
}
