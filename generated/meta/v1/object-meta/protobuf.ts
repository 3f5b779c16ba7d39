// Generated from api-definitions/meta/v1/object-meta.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendItem,
  appendMessage,
  putEntry,
  readBool,
  readInt64,
  readJson,
  readString,
  readTime,
  setNonEmpty,
  writeBool,
  writeInt64,
  writeJson,
  writeList,
  writeMap,
  writeMessages,
  writeString,
  writeTime,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";

export function encodeObjectMeta(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.name);
  writeString(w, 2, o.generateName);
  writeString(w, 3, o.namespace);
  writeString(w, 4, o.selfLink);
  writeString(w, 5, o.uid);
  writeString(w, 6, o.resourceVersion);
  writeInt64(w, 7, o.generation);
  writeTime(w, 8, o.creationTimestamp);
  if (o.deletionTimestamp != null) writeTime(w, 9, o.deletionTimestamp);
  if (o.deletionGracePeriodSeconds != null) writeInt64(w, 10, o.deletionGracePeriodSeconds);
  writeMap(w, 11, o.labels, writeString);
  writeMap(w, 12, o.annotations, writeString);
  writeMessages(w, 13, o.ownerReferences, encodeOwnerReference);
  writeList(w, 14, o.finalizers, writeString);
  writeString(w, 15, o.clusterName);
  writeMessages(w, 17, o.managedFields, encodeManagedFieldsEntry);
}

export function decodeObjectMeta(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "name", readString(r));
        break;
      case 2:
        setNonEmpty(o, "generateName", readString(r));
        break;
      case 3:
        setNonEmpty(o, "namespace", readString(r));
        break;
      case 4:
        setNonEmpty(o, "selfLink", readString(r));
        break;
      case 5:
        setNonEmpty(o, "uid", readString(r));
        break;
      case 6:
        setNonEmpty(o, "resourceVersion", readString(r));
        break;
      case 7:
        setNonEmpty(o, "generation", readInt64(r));
        break;
      case 8:
        o.creationTimestamp = readTime(r);
        break;
      case 9:
        o.deletionTimestamp = readTime(r);
        break;
      case 10:
        o.deletionGracePeriodSeconds = readInt64(r);
        break;
      case 11:
        putEntry(r, o, "labels", readString, "");
        break;
      case 12:
        putEntry(r, o, "annotations", readString, "");
        break;
      case 13:
        appendMessage(r, o, "ownerReferences", decodeOwnerReference);
        break;
      case 14:
        appendItem(r, o, "finalizers", readString);
        break;
      case 15:
        setNonEmpty(o, "clusterName", readString(r));
        break;
      case 17:
        appendMessage(r, o, "managedFields", decodeManagedFieldsEntry);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeOwnerReference(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.kind);
  writeString(w, 3, o.name);
  writeString(w, 4, o.uid);
  writeString(w, 5, o.apiVersion);
  if (o.controller != null) writeBool(w, 6, o.controller);
  if (o.blockOwnerDeletion != null) writeBool(w, 7, o.blockOwnerDeletion);
}

export function decodeOwnerReference(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.kind = readString(r);
        break;
      case 3:
        o.name = readString(r);
        break;
      case 4:
        o.uid = readString(r);
        break;
      case 5:
        o.apiVersion = readString(r);
        break;
      case 6:
        o.controller = readBool(r);
        break;
      case 7:
        o.blockOwnerDeletion = readBool(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeManagedFieldsEntry(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.manager);
  writeString(w, 2, o.operation);
  writeString(w, 3, o.apiVersion);
  if (o.time != null) writeTime(w, 4, o.time);
  writeString(w, 6, o.fieldsType);
  if (o.fieldsV1 != null) writeJson(w, 7, o.fieldsV1);
  writeString(w, 8, o.subresource);
}

export function decodeManagedFieldsEntry(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "manager", readString(r));
        break;
      case 2:
        setNonEmpty(o, "operation", readString(r));
        break;
      case 3:
        setNonEmpty(o, "apiVersion", readString(r));
        break;
      case 4:
        o.time = readTime(r);
        break;
      case 6:
        setNonEmpty(o, "fieldsType", readString(r));
        break;
      case 7:
        o.fieldsV1 = readJson(r);
        break;
      case 8:
        setNonEmpty(o, "subresource", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeListMeta(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.selfLink);
  writeString(w, 2, o.resourceVersion);
  writeString(w, 3, o.continue);
  if (o.remainingItemCount != null) writeInt64(w, 4, o.remainingItemCount);
}

export function decodeListMeta(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "selfLink", readString(r));
        break;
      case 2:
        setNonEmpty(o, "resourceVersion", readString(r));
        break;
      case 3:
        setNonEmpty(o, "continue", readString(r));
        break;
      case 4:
        o.remainingItemCount = readInt64(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeGroupVersionKind(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.group);
  writeString(w, 2, o.version);
  writeString(w, 3, o.kind);
}

export function decodeGroupVersionKind(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.group = readString(r);
        break;
      case 2:
        o.version = readString(r);
        break;
      case 3:
        o.kind = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeGroupVersionResource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.group);
  writeString(w, 2, o.version);
  writeString(w, 3, o.resource);
}

export function decodeGroupVersionResource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.group = readString(r);
        break;
      case 2:
        o.version = readString(r);
        break;
      case 3:
        o.resource = readString(r);
        break;
      default:
        r.skip();
    }
  }
}
