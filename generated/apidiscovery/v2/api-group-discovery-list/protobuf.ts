// Generated from api-definitions/apidiscovery/v2/api-group-discovery-list.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendItem,
  appendMessage,
  mergeMessage,
  protobufCodec,
  readString,
  setNonEmpty,
  writeList,
  writeMessage,
  writeMessages,
  writeString,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import {
  decodeGroupVersionKind,
  decodeListMeta,
  decodeObjectMeta,
  encodeGroupVersionKind,
  encodeListMeta,
  encodeObjectMeta,
} from "../../../meta/v1/object-meta/protobuf.js";

/** Protobuf form of APIGroupDiscoveryList (api-definitions/apidiscovery/v2/api-group-discovery-list.yaml). */
export const apiGroupDiscoveryListCodec = protobufCodec(encodeAPIGroupDiscoveryList, decodeAPIGroupDiscoveryList);

export function encodeAPIGroupDiscoveryList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodeAPIGroupDiscovery);
}

export function decodeAPIGroupDiscoveryList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodeAPIGroupDiscovery);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeAPIGroupDiscovery(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessages(w, 2, o.versions, encodeAPIVersionDiscovery);
}

export function decodeAPIGroupDiscovery(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        appendMessage(r, o, "versions", decodeAPIVersionDiscovery);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeAPIVersionDiscovery(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.version);
  writeMessages(w, 2, o.resources, encodeAPIResourceDiscovery);
  writeString(w, 3, o.freshness);
}

export function decodeAPIVersionDiscovery(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.version = readString(r);
        break;
      case 2:
        appendMessage(r, o, "resources", decodeAPIResourceDiscovery);
        break;
      case 3:
        setNonEmpty(o, "freshness", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeAPIResourceDiscovery(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.resource);
  if (o.responseKind != null) writeMessage(w, 2, o.responseKind, encodeGroupVersionKind);
  writeString(w, 3, o.scope);
  writeString(w, 4, o.singularResource);
  writeList(w, 5, o.verbs, writeString);
  writeList(w, 6, o.shortNames, writeString);
  writeList(w, 7, o.categories, writeString);
  writeMessages(w, 8, o.subresources, encodeAPISubresourceDiscovery);
}

export function decodeAPIResourceDiscovery(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.resource = readString(r);
        break;
      case 2:
        mergeMessage(r, o, "responseKind", decodeGroupVersionKind);
        break;
      case 3:
        o.scope = readString(r);
        break;
      case 4:
        o.singularResource = readString(r);
        break;
      case 5:
        appendItem(r, o, "verbs", readString);
        break;
      case 6:
        appendItem(r, o, "shortNames", readString);
        break;
      case 7:
        appendItem(r, o, "categories", readString);
        break;
      case 8:
        appendMessage(r, o, "subresources", decodeAPISubresourceDiscovery);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeAPISubresourceDiscovery(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.subresource);
  if (o.responseKind != null) writeMessage(w, 2, o.responseKind, encodeGroupVersionKind);
  writeMessages(w, 3, o.acceptedTypes, encodeGroupVersionKind);
  writeList(w, 4, o.verbs, writeString);
}

export function decodeAPISubresourceDiscovery(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.subresource = readString(r);
        break;
      case 2:
        mergeMessage(r, o, "responseKind", decodeGroupVersionKind);
        break;
      case 3:
        appendMessage(r, o, "acceptedTypes", decodeGroupVersionKind);
        break;
      case 4:
        appendItem(r, o, "verbs", readString);
        break;
      default:
        r.skip();
    }
  }
}
