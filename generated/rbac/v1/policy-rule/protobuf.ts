// Generated from api-definitions/rbac/v1/policy-rule.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendItem,
  readString,
  setNonEmpty,
  writeList,
  writeString,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";

export function encodePolicyRule(w: Writer, o: JsonObject): void {
  writeList(w, 1, o.verbs, writeString);
  writeList(w, 2, o.apiGroups, writeString);
  writeList(w, 3, o.resources, writeString);
  writeList(w, 4, o.resourceNames, writeString);
  writeList(w, 5, o.nonResourceURLs, writeString);
}

export function decodePolicyRule(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendItem(r, o, "verbs", readString);
        break;
      case 2:
        appendItem(r, o, "apiGroups", readString);
        break;
      case 3:
        appendItem(r, o, "resources", readString);
        break;
      case 4:
        appendItem(r, o, "resourceNames", readString);
        break;
      case 5:
        appendItem(r, o, "nonResourceURLs", readString);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeRoleRef(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.apiGroup);
  writeString(w, 2, o.kind);
  writeString(w, 3, o.name);
}

export function decodeRoleRef(r: MessageReader, o: JsonObject): void {
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

export function encodeSubject(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.kind);
  writeString(w, 2, o.apiGroup);
  writeString(w, 3, o.name);
  writeString(w, 4, o.namespace);
}

export function decodeSubject(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.kind = readString(r);
        break;
      case 2:
        setNonEmpty(o, "apiGroup", readString(r));
        break;
      case 3:
        o.name = readString(r);
        break;
      case 4:
        setNonEmpty(o, "namespace", readString(r));
        break;
      default:
        r.skip();
    }
  }
}
