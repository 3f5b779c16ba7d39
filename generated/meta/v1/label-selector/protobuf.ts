// Generated from api-definitions/meta/v1/label-selector.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendItem,
  appendMessage,
  putEntry,
  readString,
  writeList,
  writeMap,
  writeMessages,
  writeString,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";

export function encodeLabelSelector(w: Writer, o: JsonObject): void {
  writeMap(w, 1, o.matchLabels, writeString);
  writeMessages(w, 2, o.matchExpressions, encodeLabelSelectorRequirement);
}

export function decodeLabelSelector(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        putEntry(r, o, "matchLabels", readString, "");
        break;
      case 2:
        appendMessage(r, o, "matchExpressions", decodeLabelSelectorRequirement);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeLabelSelectorRequirement(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.key);
  writeString(w, 2, o.operator);
  writeList(w, 3, o.values, writeString);
}

export function decodeLabelSelectorRequirement(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.key = readString(r);
        break;
      case 2:
        o.operator = readString(r);
        break;
      case 3:
        appendItem(r, o, "values", readString);
        break;
      default:
        r.skip();
    }
  }
}
