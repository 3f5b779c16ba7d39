// Generated from api-definitions/storage/v1/storage-class.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendItem,
  appendMessage,
  listCodec,
  mergeMessage,
  protobufCodec,
  putEntry,
  readBool,
  readString,
  writeBool,
  writeList,
  writeMap,
  writeMessage,
  writeMessages,
  writeString,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeTopologySelectorTerm, encodeTopologySelectorTerm } from "../../../core/v1/topology-selector/protobuf.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";

/** Protobuf form of StorageClass (api-definitions/storage/v1/storage-class.yaml). */
export const storageClassCodec = protobufCodec(encodeStorageClass, decodeStorageClass);

export function encodeStorageClass(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeString(w, 2, o.provisioner);
  writeMap(w, 3, o.parameters, writeString);
  if (o.reclaimPolicy != null) writeString(w, 4, o.reclaimPolicy);
  writeList(w, 5, o.mountOptions, writeString);
  if (o.allowVolumeExpansion != null) writeBool(w, 6, o.allowVolumeExpansion);
  if (o.volumeBindingMode != null) writeString(w, 7, o.volumeBindingMode);
  writeMessages(w, 8, o.allowedTopologies, encodeTopologySelectorTerm);
}

export function decodeStorageClass(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        o.provisioner = readString(r);
        break;
      case 3:
        putEntry(r, o, "parameters", readString, "");
        break;
      case 4:
        o.reclaimPolicy = readString(r);
        break;
      case 5:
        appendItem(r, o, "mountOptions", readString);
        break;
      case 6:
        o.allowVolumeExpansion = readBool(r);
        break;
      case 7:
        o.volumeBindingMode = readString(r);
        break;
      case 8:
        appendMessage(r, o, "allowedTopologies", decodeTopologySelectorTerm);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of StorageClassList (api-definitions/storage/v1/storage-class.yaml). */
export const storageClassListCodec = listCodec(encodeStorageClass, decodeStorageClass, encodeListMeta, decodeListMeta);
