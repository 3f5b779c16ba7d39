// Generated from api-definitions/runtime/unknown.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  mergeMessage,
  readBytes,
  readString,
  setNonEmpty,
  writeBytes,
  writeMessage,
  writeString,
} from "../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../runtime/definition/json.js";

export function encodeTypeMeta(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.apiVersion);
  writeString(w, 2, o.kind);
}

export function decodeTypeMeta(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "apiVersion", readString(r));
        break;
      case 2:
        setNonEmpty(o, "kind", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeUnknown(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.typeMeta, encodeTypeMeta);
  if (o.raw != null) writeBytes(w, 2, o.raw);
  writeString(w, 3, o.contentEncoding);
  writeString(w, 4, o.contentType);
}

export function decodeUnknown(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "typeMeta", decodeTypeMeta);
        break;
      case 2:
        setNonEmpty(o, "raw", readBytes(r));
        break;
      case 3:
        setNonEmpty(o, "contentEncoding", readString(r));
        break;
      case 4:
        setNonEmpty(o, "contentType", readString(r));
        break;
      default:
        r.skip();
    }
  }
}
