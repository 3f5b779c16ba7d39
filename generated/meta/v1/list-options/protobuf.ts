// Generated from api-definitions/meta/v1/list-options.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  protobufCodec,
  readBool,
  readInt64,
  readString,
  setNonEmpty,
  writeBool,
  writeInt64,
  writeString,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";

/** Protobuf form of ListOptions (api-definitions/meta/v1/list-options.yaml). */
export const listOptionsCodec = protobufCodec(encodeListOptions, decodeListOptions);

export function encodeListOptions(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.labelSelector);
  writeString(w, 2, o.fieldSelector);
  writeBool(w, 3, o.watch);
  writeString(w, 4, o.resourceVersion);
  if (o.timeoutSeconds != null) writeInt64(w, 5, o.timeoutSeconds);
  writeInt64(w, 7, o.limit);
  writeString(w, 8, o.continue);
  writeBool(w, 9, o.allowWatchBookmarks);
  writeString(w, 10, o.resourceVersionMatch);
}

export function decodeListOptions(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "labelSelector", readString(r));
        break;
      case 2:
        setNonEmpty(o, "fieldSelector", readString(r));
        break;
      case 3:
        setNonEmpty(o, "watch", readBool(r));
        break;
      case 4:
        setNonEmpty(o, "resourceVersion", readString(r));
        break;
      case 5:
        o.timeoutSeconds = readInt64(r);
        break;
      case 7:
        setNonEmpty(o, "limit", readInt64(r));
        break;
      case 8:
        setNonEmpty(o, "continue", readString(r));
        break;
      case 9:
        setNonEmpty(o, "allowWatchBookmarks", readBool(r));
        break;
      case 10:
        setNonEmpty(o, "resourceVersionMatch", readString(r));
        break;
      default:
        r.skip();
    }
  }
}
