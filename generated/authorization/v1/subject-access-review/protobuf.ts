// Generated from api-definitions/authorization/v1/subject-access-review.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendItem,
  listCodec,
  mergeMessage,
  protobufCodec,
  putEntry,
  readBool,
  readString,
  readWrappedList,
  setNonEmpty,
  writeBool,
  writeList,
  writeMap,
  writeMessage,
  writeString,
  writeWrappedList,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";

/** Protobuf form of SubjectAccessReview (api-definitions/authorization/v1/subject-access-review.yaml). */
export const subjectAccessReviewCodec = protobufCodec(encodeSubjectAccessReview, decodeSubjectAccessReview);

export function encodeSubjectAccessReview(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodeSubjectAccessReviewSpec);
  writeMessage(w, 3, o.status, encodeSubjectAccessReviewStatus);
}

export function decodeSubjectAccessReview(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodeSubjectAccessReviewSpec);
        break;
      case 3:
        mergeMessage(r, o, "status", decodeSubjectAccessReviewStatus);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of SubjectAccessReviewList (api-definitions/authorization/v1/subject-access-review.yaml). */
export const subjectAccessReviewListCodec = listCodec(encodeSubjectAccessReview, decodeSubjectAccessReview, encodeListMeta, decodeListMeta);

export function encodeSubjectAccessReviewSpec(w: Writer, o: JsonObject): void {
  if (o.resourceAttributes != null) writeMessage(w, 1, o.resourceAttributes, encodeResourceAttributes);
  if (o.nonResourceAttributes != null) writeMessage(w, 2, o.nonResourceAttributes, encodeNonResourceAttributes);
  writeString(w, 3, o.user);
  writeList(w, 4, o.groups, writeString);
  writeMap(w, 5, o.extra, (writer, field, items) => writeWrappedList(writer, field, items, writeString));
  writeString(w, 6, o.uid);
}

export function decodeSubjectAccessReviewSpec(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "resourceAttributes", decodeResourceAttributes);
        break;
      case 2:
        mergeMessage(r, o, "nonResourceAttributes", decodeNonResourceAttributes);
        break;
      case 3:
        setNonEmpty(o, "user", readString(r));
        break;
      case 4:
        appendItem(r, o, "groups", readString);
        break;
      case 5:
        putEntry(r, o, "extra", (reader) => readWrappedList(reader, readString), []);
        break;
      case 6:
        setNonEmpty(o, "uid", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeSubjectAccessReviewStatus(w: Writer, o: JsonObject): void {
  writeBool(w, 1, o.allowed);
  writeString(w, 2, o.reason);
  writeString(w, 3, o.evaluationError);
  writeBool(w, 4, o.denied);
}

export function decodeSubjectAccessReviewStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.allowed = readBool(r);
        break;
      case 2:
        setNonEmpty(o, "reason", readString(r));
        break;
      case 3:
        setNonEmpty(o, "evaluationError", readString(r));
        break;
      case 4:
        setNonEmpty(o, "denied", readBool(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeResourceAttributes(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.namespace);
  writeString(w, 2, o.verb);
  writeString(w, 3, o.group);
  writeString(w, 4, o.version);
  writeString(w, 5, o.resource);
  writeString(w, 6, o.subresource);
  writeString(w, 7, o.name);
}

export function decodeResourceAttributes(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "namespace", readString(r));
        break;
      case 2:
        setNonEmpty(o, "verb", readString(r));
        break;
      case 3:
        setNonEmpty(o, "group", readString(r));
        break;
      case 4:
        setNonEmpty(o, "version", readString(r));
        break;
      case 5:
        setNonEmpty(o, "resource", readString(r));
        break;
      case 6:
        setNonEmpty(o, "subresource", readString(r));
        break;
      case 7:
        setNonEmpty(o, "name", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeNonResourceAttributes(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.path);
  writeString(w, 2, o.verb);
}

export function decodeNonResourceAttributes(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "path", readString(r));
        break;
      case 2:
        setNonEmpty(o, "verb", readString(r));
        break;
      default:
        r.skip();
    }
  }
}
