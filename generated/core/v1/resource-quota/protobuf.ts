// Generated from api-definitions/core/v1/resource-quota.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendItem,
  appendMessage,
  listCodec,
  mergeMessage,
  protobufCodec,
  putEntry,
  readQuantity,
  readString,
  writeList,
  writeMap,
  writeMessage,
  writeMessages,
  writeQuantity,
  writeString,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";

/** Protobuf form of ResourceQuota (api-definitions/core/v1/resource-quota.yaml). */
export const resourceQuotaCodec = protobufCodec(encodeResourceQuota, decodeResourceQuota);

export function encodeResourceQuota(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodeResourceQuotaSpec);
  writeMessage(w, 3, o.status, encodeResourceQuotaStatus);
}

export function decodeResourceQuota(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodeResourceQuotaSpec);
        break;
      case 3:
        mergeMessage(r, o, "status", decodeResourceQuotaStatus);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of ResourceQuotaList (api-definitions/core/v1/resource-quota.yaml). */
export const resourceQuotaListCodec = listCodec(encodeResourceQuota, decodeResourceQuota, encodeListMeta, decodeListMeta);

export function encodeResourceQuotaSpec(w: Writer, o: JsonObject): void {
  writeMap(w, 1, o.hard, writeQuantity);
  writeList(w, 2, o.scopes, writeString);
  if (o.scopeSelector != null) writeMessage(w, 3, o.scopeSelector, encodeScopeSelector);
}

export function decodeResourceQuotaSpec(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        putEntry(r, o, "hard", readQuantity, "0");
        break;
      case 2:
        appendItem(r, o, "scopes", readString);
        break;
      case 3:
        mergeMessage(r, o, "scopeSelector", decodeScopeSelector);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeResourceQuotaStatus(w: Writer, o: JsonObject): void {
  writeMap(w, 1, o.hard, writeQuantity);
  writeMap(w, 2, o.used, writeQuantity);
}

export function decodeResourceQuotaStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        putEntry(r, o, "hard", readQuantity, "0");
        break;
      case 2:
        putEntry(r, o, "used", readQuantity, "0");
        break;
      default:
        r.skip();
    }
  }
}

export function encodeScopeSelector(w: Writer, o: JsonObject): void {
  writeMessages(w, 1, o.matchExpressions, encodeScopedResourceSelectorRequirement);
}

export function decodeScopeSelector(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendMessage(r, o, "matchExpressions", decodeScopedResourceSelectorRequirement);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeScopedResourceSelectorRequirement(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.scopeName);
  writeString(w, 2, o.operator);
  writeList(w, 3, o.values, writeString);
}

export function decodeScopedResourceSelectorRequirement(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.scopeName = readString(r);
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
