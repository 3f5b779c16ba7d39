// Generated from api-definitions/meta/v1/api-resource-list.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendItem,
  appendMessage,
  protobufCodec,
  readBool,
  readString,
  readWrappedList,
  setNonEmpty,
  writeBool,
  writeList,
  writeMessages,
  writeString,
  writeWrappedList,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";

/** Protobuf form of APIResourceList (api-definitions/meta/v1/api-resource-list.yaml). */
export const apiResourceListCodec = protobufCodec(encodeAPIResourceList, decodeAPIResourceList);

export function encodeAPIResourceList(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.groupVersion);
  writeMessages(w, 2, o.resources, encodeAPIResource);
}

export function decodeAPIResourceList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.groupVersion = readString(r);
        break;
      case 2:
        appendMessage(r, o, "resources", decodeAPIResource);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeAPIResource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.name);
  writeBool(w, 2, o.namespaced);
  writeString(w, 3, o.kind);
  if (o.verbs != null) writeWrappedList(w, 4, o.verbs, writeString);
  writeList(w, 5, o.shortNames, writeString);
  writeString(w, 6, o.singularName);
  writeList(w, 7, o.categories, writeString);
  writeString(w, 8, o.group);
  writeString(w, 9, o.version);
  writeString(w, 10, o.storageVersionHash);
}

export function decodeAPIResource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.name = readString(r);
        break;
      case 2:
        o.namespaced = readBool(r);
        break;
      case 3:
        o.kind = readString(r);
        break;
      case 4:
        o.verbs = readWrappedList(r, readString);
        break;
      case 5:
        appendItem(r, o, "shortNames", readString);
        break;
      case 6:
        o.singularName = readString(r);
        break;
      case 7:
        appendItem(r, o, "categories", readString);
        break;
      case 8:
        setNonEmpty(o, "group", readString(r));
        break;
      case 9:
        setNonEmpty(o, "version", readString(r));
        break;
      case 10:
        setNonEmpty(o, "storageVersionHash", readString(r));
        break;
      default:
        r.skip();
    }
  }
}
