// Generated from api-definitions/storage/v1/volume-attachment.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  listCodec,
  mergeMessage,
  protobufCodec,
  putEntry,
  readBool,
  readString,
  readTime,
  setNonEmpty,
  writeBool,
  writeMap,
  writeMessage,
  writeString,
  writeTime,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodePersistentVolumeSpec, encodePersistentVolumeSpec } from "../../../core/v1/persistent-volume/protobuf.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";

/** Protobuf form of VolumeAttachment (api-definitions/storage/v1/volume-attachment.yaml). */
export const volumeAttachmentCodec = protobufCodec(encodeVolumeAttachment, decodeVolumeAttachment);

export function encodeVolumeAttachment(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodeVolumeAttachmentSpec);
  writeMessage(w, 3, o.status, encodeVolumeAttachmentStatus);
}

export function decodeVolumeAttachment(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodeVolumeAttachmentSpec);
        break;
      case 3:
        mergeMessage(r, o, "status", decodeVolumeAttachmentStatus);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of VolumeAttachmentList (api-definitions/storage/v1/volume-attachment.yaml). */
export const volumeAttachmentListCodec = listCodec(encodeVolumeAttachment, decodeVolumeAttachment, encodeListMeta, decodeListMeta);

export function encodeVolumeAttachmentSpec(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.attacher);
  writeMessage(w, 2, o.source, encodeVolumeAttachmentSource);
  writeString(w, 3, o.nodeName);
}

export function decodeVolumeAttachmentSpec(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.attacher = readString(r);
        break;
      case 2:
        mergeMessage(r, o, "source", decodeVolumeAttachmentSource);
        break;
      case 3:
        o.nodeName = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeVolumeAttachmentStatus(w: Writer, o: JsonObject): void {
  writeBool(w, 1, o.attached);
  writeMap(w, 2, o.attachmentMetadata, writeString);
  if (o.attachError != null) writeMessage(w, 3, o.attachError, encodeVolumeError);
  if (o.detachError != null) writeMessage(w, 4, o.detachError, encodeVolumeError);
}

export function decodeVolumeAttachmentStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.attached = readBool(r);
        break;
      case 2:
        putEntry(r, o, "attachmentMetadata", readString, "");
        break;
      case 3:
        mergeMessage(r, o, "attachError", decodeVolumeError);
        break;
      case 4:
        mergeMessage(r, o, "detachError", decodeVolumeError);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeVolumeAttachmentSource(w: Writer, o: JsonObject): void {
  if (o.persistentVolumeName != null) writeString(w, 1, o.persistentVolumeName);
  if (o.inlineVolumeSpec != null) writeMessage(w, 2, o.inlineVolumeSpec, encodePersistentVolumeSpec);
}

export function decodeVolumeAttachmentSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.persistentVolumeName = readString(r);
        break;
      case 2:
        mergeMessage(r, o, "inlineVolumeSpec", decodePersistentVolumeSpec);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeVolumeError(w: Writer, o: JsonObject): void {
  writeTime(w, 1, o.time);
  writeString(w, 2, o.message);
}

export function decodeVolumeError(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.time = readTime(r);
        break;
      case 2:
        setNonEmpty(o, "message", readString(r));
        break;
      default:
        r.skip();
    }
  }
}
