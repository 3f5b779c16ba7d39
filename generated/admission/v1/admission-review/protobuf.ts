// Generated from api-definitions/admission/v1/admission-review.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendItem,
  mergeMessage,
  protobufCodec,
  putEntry,
  readBool,
  readBytes,
  readJson,
  readString,
  setNonEmpty,
  writeBool,
  writeBytes,
  writeJson,
  writeList,
  writeMap,
  writeMessage,
  writeString,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeUserInfo, encodeUserInfo } from "../../../authentication/v1/user-info/protobuf.js";
import {
  decodeGroupVersionKind,
  decodeGroupVersionResource,
  encodeGroupVersionKind,
  encodeGroupVersionResource,
} from "../../../meta/v1/object-meta/protobuf.js";
import { decodeStatus, encodeStatus } from "../../../meta/v1/status/protobuf.js";

/** Protobuf form of AdmissionReview (api-definitions/admission/v1/admission-review.yaml). */
export const admissionReviewCodec = protobufCodec(encodeAdmissionReview, decodeAdmissionReview);

export function encodeAdmissionReview(w: Writer, o: JsonObject): void {
  if (o.request != null) writeMessage(w, 1, o.request, encodeAdmissionRequest);
  if (o.response != null) writeMessage(w, 2, o.response, encodeAdmissionResponse);
}

export function decodeAdmissionReview(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "request", decodeAdmissionRequest);
        break;
      case 2:
        mergeMessage(r, o, "response", decodeAdmissionResponse);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeAdmissionRequest(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.uid);
  writeMessage(w, 2, o.kind, encodeGroupVersionKind);
  writeMessage(w, 3, o.resource, encodeGroupVersionResource);
  writeString(w, 4, o.subResource);
  writeString(w, 5, o.name);
  writeString(w, 6, o.namespace);
  writeString(w, 7, o.operation);
  writeMessage(w, 8, o.userInfo, encodeUserInfo);
  if (o.object != null) writeJson(w, 9, o.object);
  if (o.oldObject != null) writeJson(w, 10, o.oldObject);
  if (o.dryRun != null) writeBool(w, 11, o.dryRun);
  if (o.options != null) writeJson(w, 12, o.options);
  if (o.requestKind != null) writeMessage(w, 13, o.requestKind, encodeGroupVersionKind);
  if (o.requestResource != null) writeMessage(w, 14, o.requestResource, encodeGroupVersionResource);
  writeString(w, 15, o.requestSubResource);
}

export function decodeAdmissionRequest(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.uid = readString(r);
        break;
      case 2:
        mergeMessage(r, o, "kind", decodeGroupVersionKind);
        break;
      case 3:
        mergeMessage(r, o, "resource", decodeGroupVersionResource);
        break;
      case 4:
        setNonEmpty(o, "subResource", readString(r));
        break;
      case 5:
        setNonEmpty(o, "name", readString(r));
        break;
      case 6:
        setNonEmpty(o, "namespace", readString(r));
        break;
      case 7:
        o.operation = readString(r);
        break;
      case 8:
        mergeMessage(r, o, "userInfo", decodeUserInfo);
        break;
      case 9:
        o.object = readJson(r);
        break;
      case 10:
        o.oldObject = readJson(r);
        break;
      case 11:
        o.dryRun = readBool(r);
        break;
      case 12:
        o.options = readJson(r);
        break;
      case 13:
        mergeMessage(r, o, "requestKind", decodeGroupVersionKind);
        break;
      case 14:
        mergeMessage(r, o, "requestResource", decodeGroupVersionResource);
        break;
      case 15:
        setNonEmpty(o, "requestSubResource", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeAdmissionResponse(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.uid);
  writeBool(w, 2, o.allowed);
  if (o.status != null) writeMessage(w, 3, o.status, encodeStatus);
  if (o.patch != null) writeBytes(w, 4, o.patch);
  if (o.patchType != null) writeString(w, 5, o.patchType);
  writeMap(w, 6, o.auditAnnotations, writeString);
  writeList(w, 7, o.warnings, writeString);
}

export function decodeAdmissionResponse(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.uid = readString(r);
        break;
      case 2:
        o.allowed = readBool(r);
        break;
      case 3:
        mergeMessage(r, o, "status", decodeStatus);
        break;
      case 4:
        setNonEmpty(o, "patch", readBytes(r));
        break;
      case 5:
        o.patchType = readString(r);
        break;
      case 6:
        putEntry(r, o, "auditAnnotations", readString, "");
        break;
      case 7:
        appendItem(r, o, "warnings", readString);
        break;
      default:
        r.skip();
    }
  }
}
