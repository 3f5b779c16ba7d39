// Generated from api-definitions/meta/v1. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendItem,
  appendMessage,
  mergeMessage,
  protobufCodec,
  putEntry,
  readBool,
  readInt32,
  readInt64,
  readJson,
  readString,
  readTime,
  readWrappedList,
  setNonEmpty,
  writeBool,
  writeInt32,
  writeInt64,
  writeJson,
  writeList,
  writeMap,
  writeMessage,
  writeMessages,
  writeString,
  writeTime,
  writeWrappedList,
} from "../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../runtime/definition/json.js";

/** Protobuf form of APIGroupList (api-definitions/meta/v1/api-group-list.yaml). */
export const apiGroupListCodec = protobufCodec(encodeAPIGroupList, decodeAPIGroupList);

export function encodeAPIGroupList(w: Writer, o: JsonObject): void {
  writeMessages(w, 1, o.groups, encodeAPIGroup);
}

export function decodeAPIGroupList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendMessage(r, o, "groups", decodeAPIGroup);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of APIGroup (api-definitions/meta/v1/api-group.yaml). */
export const apiGroupCodec = protobufCodec(encodeAPIGroup, decodeAPIGroup);

export function encodeAPIGroup(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.name);
  writeMessages(w, 2, o.versions, encodeGroupVersionForDiscovery);
  writeMessage(w, 3, o.preferredVersion, encodeGroupVersionForDiscovery);
  writeMessages(w, 4, o.serverAddressByClientCIDRs, encodeServerAddressByClientCIDR);
}

export function decodeAPIGroup(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.name = readString(r);
        break;
      case 2:
        appendMessage(r, o, "versions", decodeGroupVersionForDiscovery);
        break;
      case 3:
        mergeMessage(r, o, "preferredVersion", decodeGroupVersionForDiscovery);
        break;
      case 4:
        appendMessage(r, o, "serverAddressByClientCIDRs", decodeServerAddressByClientCIDR);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeGroupVersionForDiscovery(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.groupVersion);
  writeString(w, 2, o.version);
}

export function decodeGroupVersionForDiscovery(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.groupVersion = readString(r);
        break;
      case 2:
        o.version = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of APIResourceList (api-definitions/meta/v1/api-resource-list.yaml). */
export const apiResourceListCodec = protobufCodec(encodeAPIResourceList, decodeAPIResourceList);

export function encodeAPIResourceList(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.groupVersion);
  writeMessages(w, 2, o.resources, encodeAPIResource);
}

export function decodeAPIResourceList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.groupVersion = readString(r);
        break;
      case 2:
        appendMessage(r, o, "resources", decodeAPIResource);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeAPIResource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.name);
  writeBool(w, 2, o.namespaced);
  writeString(w, 3, o.kind);
  if (o.verbs != null) writeWrappedList(w, 4, o.verbs, writeString);
  writeList(w, 5, o.shortNames, writeString);
  writeString(w, 6, o.singularName);
  writeList(w, 7, o.categories, writeString);
  writeString(w, 8, o.group);
  writeString(w, 9, o.version);
  writeString(w, 10, o.storageVersionHash);
}

export function decodeAPIResource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.name = readString(r);
        break;
      case 2:
        o.namespaced = readBool(r);
        break;
      case 3:
        o.kind = readString(r);
        break;
      case 4:
        o.verbs = readWrappedList(r, readString);
        break;
      case 5:
        appendItem(r, o, "shortNames", readString);
        break;
      case 6:
        o.singularName = readString(r);
        break;
      case 7:
        appendItem(r, o, "categories", readString);
        break;
      case 8:
        setNonEmpty(o, "group", readString(r));
        break;
      case 9:
        setNonEmpty(o, "version", readString(r));
        break;
      case 10:
        setNonEmpty(o, "storageVersionHash", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of APIVersions (api-definitions/meta/v1/api-versions.yaml). */
export const apiVersionsCodec = protobufCodec(encodeAPIVersions, decodeAPIVersions);

export function encodeAPIVersions(w: Writer, o: JsonObject): void {
  writeList(w, 1, o.versions, writeString);
  writeMessages(w, 2, o.serverAddressByClientCIDRs, encodeServerAddressByClientCIDR);
}

export function decodeAPIVersions(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendItem(r, o, "versions", readString);
        break;
      case 2:
        appendMessage(r, o, "serverAddressByClientCIDRs", decodeServerAddressByClientCIDR);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeServerAddressByClientCIDR(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.clientCIDR);
  writeString(w, 2, o.serverAddress);
}

export function decodeServerAddressByClientCIDR(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.clientCIDR = readString(r);
        break;
      case 2:
        o.serverAddress = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeCondition(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.type);
  writeString(w, 2, o.status);
  writeInt64(w, 3, o.observedGeneration);
  writeTime(w, 4, o.lastTransitionTime);
  writeString(w, 5, o.reason);
  writeString(w, 6, o.message);
}

export function decodeCondition(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.type = readString(r);
        break;
      case 2:
        o.status = readString(r);
        break;
      case 3:
        setNonEmpty(o, "observedGeneration", readInt64(r));
        break;
      case 4:
        o.lastTransitionTime = readTime(r);
        break;
      case 5:
        o.reason = readString(r);
        break;
      case 6:
        o.message = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of CreateOptions (api-definitions/meta/v1/create-options.yaml). */
export const createOptionsCodec = protobufCodec(encodeCreateOptions, decodeCreateOptions);

export function encodeCreateOptions(w: Writer, o: JsonObject): void {
  writeList(w, 1, o.dryRun, writeString);
  writeString(w, 3, o.fieldManager);
  writeString(w, 4, o.fieldValidation);
}

export function decodeCreateOptions(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendItem(r, o, "dryRun", readString);
        break;
      case 3:
        setNonEmpty(o, "fieldManager", readString(r));
        break;
      case 4:
        setNonEmpty(o, "fieldValidation", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of DeleteOptions (api-definitions/meta/v1/delete-options.yaml). */
export const deleteOptionsCodec = protobufCodec(encodeDeleteOptions, decodeDeleteOptions);

export function encodeDeleteOptions(w: Writer, o: JsonObject): void {
  if (o.gracePeriodSeconds != null) writeInt64(w, 1, o.gracePeriodSeconds);
  if (o.preconditions != null) writeMessage(w, 2, o.preconditions, encodePreconditions);
  if (o.orphanDependents != null) writeBool(w, 3, o.orphanDependents);
  if (o.propagationPolicy != null) writeString(w, 4, o.propagationPolicy);
  writeList(w, 5, o.dryRun, writeString);
}

export function decodeDeleteOptions(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.gracePeriodSeconds = readInt64(r);
        break;
      case 2:
        mergeMessage(r, o, "preconditions", decodePreconditions);
        break;
      case 3:
        o.orphanDependents = readBool(r);
        break;
      case 4:
        o.propagationPolicy = readString(r);
        break;
      case 5:
        appendItem(r, o, "dryRun", readString);
        break;
      default:
        r.skip();
    }
  }
}

export function encodePreconditions(w: Writer, o: JsonObject): void {
  if (o.uid != null) writeString(w, 1, o.uid);
  if (o.resourceVersion != null) writeString(w, 2, o.resourceVersion);
}

export function decodePreconditions(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.uid = readString(r);
        break;
      case 2:
        o.resourceVersion = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of GetOptions (api-definitions/meta/v1/get-options.yaml). */
export const getOptionsCodec = protobufCodec(encodeGetOptions, decodeGetOptions);

export function encodeGetOptions(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.resourceVersion);
}

export function decodeGetOptions(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "resourceVersion", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

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

/** Protobuf form of ListOptions (api-definitions/meta/v1/list-options.yaml). */
export const listOptionsCodec = protobufCodec(encodeListOptions, decodeListOptions);

export function encodeListOptions(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.labelSelector);
  writeString(w, 2, o.fieldSelector);
  writeBool(w, 3, o.watch);
  writeString(w, 4, o.resourceVersion);
  if (o.timeoutSeconds != null) writeInt64(w, 5, o.timeoutSeconds);
  writeInt64(w, 7, o.limit);
  writeString(w, 8, o.continue);
  writeBool(w, 9, o.allowWatchBookmarks);
  writeString(w, 10, o.resourceVersionMatch);
}

export function decodeListOptions(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "labelSelector", readString(r));
        break;
      case 2:
        setNonEmpty(o, "fieldSelector", readString(r));
        break;
      case 3:
        setNonEmpty(o, "watch", readBool(r));
        break;
      case 4:
        setNonEmpty(o, "resourceVersion", readString(r));
        break;
      case 5:
        o.timeoutSeconds = readInt64(r);
        break;
      case 7:
        setNonEmpty(o, "limit", readInt64(r));
        break;
      case 8:
        setNonEmpty(o, "continue", readString(r));
        break;
      case 9:
        setNonEmpty(o, "allowWatchBookmarks", readBool(r));
        break;
      case 10:
        setNonEmpty(o, "resourceVersionMatch", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

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

export function encodeTypeMeta(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.kind);
  writeString(w, 2, o.apiVersion);
}

export function decodeTypeMeta(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "kind", readString(r));
        break;
      case 2:
        setNonEmpty(o, "apiVersion", readString(r));
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

/** Protobuf form of PartialObjectMetadataList (api-definitions/meta/v1/partial-object-metadata-list.yaml). */
export const partialObjectMetadataListCodec = protobufCodec(encodePartialObjectMetadataList, decodePartialObjectMetadataList);

export function encodePartialObjectMetadataList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodePartialObjectMetadata);
}

export function decodePartialObjectMetadataList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodePartialObjectMetadata);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of PartialObjectMetadata (api-definitions/meta/v1/partial-object-metadata.yaml). */
export const partialObjectMetadataCodec = protobufCodec(encodePartialObjectMetadata, decodePartialObjectMetadata);

export function encodePartialObjectMetadata(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
}

export function decodePartialObjectMetadata(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of PatchOptions (api-definitions/meta/v1/patch-options.yaml). */
export const patchOptionsCodec = protobufCodec(encodePatchOptions, decodePatchOptions);

export function encodePatchOptions(w: Writer, o: JsonObject): void {
  writeList(w, 1, o.dryRun, writeString);
  if (o.force != null) writeBool(w, 2, o.force);
  writeString(w, 3, o.fieldManager);
  writeString(w, 4, o.fieldValidation);
}

export function decodePatchOptions(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendItem(r, o, "dryRun", readString);
        break;
      case 2:
        o.force = readBool(r);
        break;
      case 3:
        setNonEmpty(o, "fieldManager", readString(r));
        break;
      case 4:
        setNonEmpty(o, "fieldValidation", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of Status (api-definitions/meta/v1/status.yaml). */
export const statusCodec = protobufCodec(encodeStatus, decodeStatus);

export function encodeStatus(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeString(w, 2, o.status);
  writeString(w, 3, o.message);
  writeString(w, 4, o.reason);
  if (o.details != null) writeMessage(w, 5, o.details, encodeStatusDetails);
  writeInt32(w, 6, o.code);
}

export function decodeStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        setNonEmpty(o, "status", readString(r));
        break;
      case 3:
        setNonEmpty(o, "message", readString(r));
        break;
      case 4:
        setNonEmpty(o, "reason", readString(r));
        break;
      case 5:
        mergeMessage(r, o, "details", decodeStatusDetails);
        break;
      case 6:
        setNonEmpty(o, "code", readInt32(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeStatusDetails(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.name);
  writeString(w, 2, o.group);
  writeString(w, 3, o.kind);
  writeMessages(w, 4, o.causes, encodeStatusCause);
  writeInt32(w, 5, o.retryAfterSeconds);
  writeString(w, 6, o.uid);
}

export function decodeStatusDetails(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "name", readString(r));
        break;
      case 2:
        setNonEmpty(o, "group", readString(r));
        break;
      case 3:
        setNonEmpty(o, "kind", readString(r));
        break;
      case 4:
        appendMessage(r, o, "causes", decodeStatusCause);
        break;
      case 5:
        setNonEmpty(o, "retryAfterSeconds", readInt32(r));
        break;
      case 6:
        setNonEmpty(o, "uid", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeStatusCause(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.reason);
  writeString(w, 2, o.message);
  writeString(w, 3, o.field);
}

export function decodeStatusCause(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "reason", readString(r));
        break;
      case 2:
        setNonEmpty(o, "message", readString(r));
        break;
      case 3:
        setNonEmpty(o, "field", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of UpdateOptions (api-definitions/meta/v1/update-options.yaml). */
export const updateOptionsCodec = protobufCodec(encodeUpdateOptions, decodeUpdateOptions);

export function encodeUpdateOptions(w: Writer, o: JsonObject): void {
  writeList(w, 1, o.dryRun, writeString);
  writeString(w, 2, o.fieldManager);
  writeString(w, 3, o.fieldValidation);
}

export function decodeUpdateOptions(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendItem(r, o, "dryRun", readString);
        break;
      case 2:
        setNonEmpty(o, "fieldManager", readString(r));
        break;
      case 3:
        setNonEmpty(o, "fieldValidation", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of WatchEvent (api-definitions/meta/v1/watch-event.yaml). */
export const watchEventCodec = protobufCodec(encodeWatchEvent, decodeWatchEvent);

export function encodeWatchEvent(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.type);
  writeJson(w, 2, o.object);
}

export function decodeWatchEvent(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.type = readString(r);
        break;
      case 2:
        o.object = readJson(r);
        break;
      default:
        r.skip();
    }
  }
}
