// Generated from api-definitions/core/v1/node-proxy-options.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  protobufCodec,
  readString,
  setNonEmpty,
  writeString,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";

/** Protobuf form of NodeProxyOptions (api-definitions/core/v1/node-proxy-options.yaml). */
export const nodeProxyOptionsCodec = protobufCodec(encodeNodeProxyOptions, decodeNodeProxyOptions);

export function encodeNodeProxyOptions(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.path);
}

export function decodeNodeProxyOptions(r: MessageReader, o: JsonObject): void {
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
