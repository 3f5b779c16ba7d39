// Generated from api-definitions/admissionregistration/v1/webhook.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendItem,
  mergeMessage,
  readBytes,
  readEmbedded,
  readInt32,
  readString,
  setNonEmpty,
  writeBytes,
  writeInt32,
  writeList,
  writeMessage,
  writeString,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";

export function encodeWebhookClientConfig(w: Writer, o: JsonObject): void {
  if (o.service != null) writeMessage(w, 1, o.service, encodeServiceReference);
  if (o.caBundle != null) writeBytes(w, 2, o.caBundle);
  if (o.url != null) writeString(w, 3, o.url);
}

export function decodeWebhookClientConfig(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "service", decodeServiceReference);
        break;
      case 2:
        setNonEmpty(o, "caBundle", readBytes(r));
        break;
      case 3:
        o.url = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeServiceReference(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.namespace);
  writeString(w, 2, o.name);
  if (o.path != null) writeString(w, 3, o.path);
  if (o.port != null) writeInt32(w, 4, o.port);
}

export function decodeServiceReference(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.namespace = readString(r);
        break;
      case 2:
        o.name = readString(r);
        break;
      case 3:
        o.path = readString(r);
        break;
      case 4:
        o.port = readInt32(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeRuleWithOperations(w: Writer, o: JsonObject): void {
  writeList(w, 1, o.operations, writeString);
  writeMessage(w, 2, o, encodeRule);
}

export function decodeRuleWithOperations(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendItem(r, o, "operations", readString);
        break;
      case 2:
        readEmbedded(r, o, decodeRule);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeRule(w: Writer, o: JsonObject): void {
  writeList(w, 1, o.apiGroups, writeString);
  writeList(w, 2, o.apiVersions, writeString);
  writeList(w, 3, o.resources, writeString);
  if (o.scope != null) writeString(w, 4, o.scope);
}

export function decodeRule(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendItem(r, o, "apiGroups", readString);
        break;
      case 2:
        appendItem(r, o, "apiVersions", readString);
        break;
      case 3:
        appendItem(r, o, "resources", readString);
        break;
      case 4:
        o.scope = readString(r);
        break;
      default:
        r.skip();
    }
  }
}
