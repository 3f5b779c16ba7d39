// Generated from api-definitions/authentication/v1/user-info.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendItem,
  putEntry,
  readString,
  readWrappedList,
  setNonEmpty,
  writeList,
  writeMap,
  writeString,
  writeWrappedList,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";

export function encodeUserInfo(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.username);
  writeString(w, 2, o.uid);
  writeList(w, 3, o.groups, writeString);
  writeMap(w, 4, o.extra, (writer, field, items) => writeWrappedList(writer, field, items, writeString));
}

export function decodeUserInfo(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "username", readString(r));
        break;
      case 2:
        setNonEmpty(o, "uid", readString(r));
        break;
      case 3:
        appendItem(r, o, "groups", readString);
        break;
      case 4:
        putEntry(r, o, "extra", (reader) => readWrappedList(reader, readString), []);
        break;
      default:
        r.skip();
    }
  }
}
