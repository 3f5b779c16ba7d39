// Generated from api-definitions/core/v1/resource-requirements.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  putEntry,
  readQuantity,
  writeMap,
  writeQuantity,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";

export function encodeResourceRequirements(w: Writer, o: JsonObject): void {
  writeMap(w, 1, o.limits, writeQuantity);
  writeMap(w, 2, o.requests, writeQuantity);
}

export function decodeResourceRequirements(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        putEntry(r, o, "limits", readQuantity, "0");
        break;
      case 2:
        putEntry(r, o, "requests", readQuantity, "0");
        break;
      default:
        r.skip();
    }
  }
}
