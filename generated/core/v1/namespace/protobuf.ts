// Generated from api-definitions/core/v1/namespace.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendItem,
  appendMessage,
  listCodec,
  mergeMessage,
  protobufCodec,
  readString,
  readTime,
  setNonEmpty,
  writeList,
  writeMessage,
  writeMessages,
  writeString,
  writeTime,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";

/** Protobuf form of Namespace (api-definitions/core/v1/namespace.yaml). */
export const namespaceCodec = protobufCodec(encodeNamespace, decodeNamespace);

export function encodeNamespace(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodeNamespaceSpec);
  writeMessage(w, 3, o.status, encodeNamespaceStatus);
}

export function decodeNamespace(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodeNamespaceSpec);
        break;
      case 3:
        mergeMessage(r, o, "status", decodeNamespaceStatus);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of NamespaceList (api-definitions/core/v1/namespace.yaml). */
export const namespaceListCodec = listCodec(encodeNamespace, decodeNamespace, encodeListMeta, decodeListMeta);

export function encodeNamespaceSpec(w: Writer, o: JsonObject): void {
  writeList(w, 1, o.finalizers, writeString);
}

export function decodeNamespaceSpec(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendItem(r, o, "finalizers", readString);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeNamespaceStatus(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.phase);
  writeMessages(w, 2, o.conditions, encodeNamespaceCondition);
}

export function decodeNamespaceStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "phase", readString(r));
        break;
      case 2:
        appendMessage(r, o, "conditions", decodeNamespaceCondition);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeNamespaceCondition(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.type);
  writeString(w, 2, o.status);
  writeTime(w, 4, o.lastTransitionTime);
  writeString(w, 5, o.reason);
  writeString(w, 6, o.message);
}

export function decodeNamespaceCondition(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.type = readString(r);
        break;
      case 2:
        o.status = readString(r);
        break;
      case 4:
        o.lastTransitionTime = readTime(r);
        break;
      case 5:
        setNonEmpty(o, "reason", readString(r));
        break;
      case 6:
        setNonEmpty(o, "message", readString(r));
        break;
      default:
        r.skip();
    }
  }
}
