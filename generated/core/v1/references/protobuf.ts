// Generated from api-definitions/core/v1/references.yaml. Do not edit.
import { type MessageReader, type Writer, readString, setNonEmpty, writeString } from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";

export function encodeLocalObjectReference(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.name);
}

export function decodeLocalObjectReference(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "name", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeTypedLocalObjectReference(w: Writer, o: JsonObject): void {
  if (o.apiGroup != null) writeString(w, 1, o.apiGroup);
  writeString(w, 2, o.kind);
  writeString(w, 3, o.name);
}

export function decodeTypedLocalObjectReference(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.apiGroup = readString(r);
        break;
      case 2:
        o.kind = readString(r);
        break;
      case 3:
        o.name = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeObjectReference(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.kind);
  writeString(w, 2, o.namespace);
  writeString(w, 3, o.name);
  writeString(w, 4, o.uid);
  writeString(w, 5, o.apiVersion);
  writeString(w, 6, o.resourceVersion);
  writeString(w, 7, o.fieldPath);
}

export function decodeObjectReference(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "kind", readString(r));
        break;
      case 2:
        setNonEmpty(o, "namespace", readString(r));
        break;
      case 3:
        setNonEmpty(o, "name", readString(r));
        break;
      case 4:
        setNonEmpty(o, "uid", readString(r));
        break;
      case 5:
        setNonEmpty(o, "apiVersion", readString(r));
        break;
      case 6:
        setNonEmpty(o, "resourceVersion", readString(r));
        break;
      case 7:
        setNonEmpty(o, "fieldPath", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeSecretReference(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.name);
  writeString(w, 2, o.namespace);
}

export function decodeSecretReference(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "name", readString(r));
        break;
      case 2:
        setNonEmpty(o, "namespace", readString(r));
        break;
      default:
        r.skip();
    }
  }
}
