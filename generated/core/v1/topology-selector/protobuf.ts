// Generated from api-definitions/core/v1/topology-selector.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendItem,
  appendMessage,
  readString,
  writeList,
  writeMessages,
  writeString,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";

export function encodeTopologySelectorTerm(w: Writer, o: JsonObject): void {
  writeMessages(w, 1, o.matchLabelExpressions, encodeTopologySelectorLabelRequirement);
}

export function decodeTopologySelectorTerm(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendMessage(r, o, "matchLabelExpressions", decodeTopologySelectorLabelRequirement);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeTopologySelectorLabelRequirement(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.key);
  writeList(w, 2, o.values, writeString);
}

export function decodeTopologySelectorLabelRequirement(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.key = readString(r);
        break;
      case 2:
        appendItem(r, o, "values", readString);
        break;
      default:
        r.skip();
    }
  }
}
