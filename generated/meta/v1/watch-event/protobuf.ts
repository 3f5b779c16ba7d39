// Generated from api-definitions/meta/v1/watch-event.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  protobufCodec,
  readJson,
  readString,
  writeJson,
  writeString,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";

/** Protobuf form of WatchEvent (api-definitions/meta/v1/watch-event.yaml). */
export const watchEventCodec = protobufCodec(encodeWatchEvent, decodeWatchEvent);

export function encodeWatchEvent(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.type);
  writeJson(w, 2, o.object);
}

export function decodeWatchEvent(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.type = readString(r);
        break;
      case 2:
        o.object = readJson(r);
        break;
      default:
        r.skip();
    }
  }
}
