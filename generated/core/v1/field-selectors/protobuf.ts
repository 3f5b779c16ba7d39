// Generated from api-definitions/core/v1/field-selectors.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  readQuantity,
  readString,
  setNonEmpty,
  writeQuantity,
  writeString,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";

export function encodeObjectFieldSelector(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.apiVersion);
  writeString(w, 2, o.fieldPath);
}

export function decodeObjectFieldSelector(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "apiVersion", readString(r));
        break;
      case 2:
        o.fieldPath = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeResourceFieldSelector(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.containerName);
  writeString(w, 2, o.resource);
  writeQuantity(w, 3, o.divisor);
}

export function decodeResourceFieldSelector(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "containerName", readString(r));
        break;
      case 2:
        o.resource = readString(r);
        break;
      case 3:
        o.divisor = readQuantity(r);
        break;
      default:
        r.skip();
    }
  }
}
