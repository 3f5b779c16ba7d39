// Generated from api-definitions/authorization/v1. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendItem,
  appendMessage,
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
  writeMessages,
  writeString,
  writeWrappedList,
} from "../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../runtime/definition/json.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../meta/v1/protobuf.js";

/** Protobuf form of LocalSubjectAccessReview (api-definitions/authorization/v1/local-subject-access-review.yaml). */
export const localSubjectAccessReviewCodec = protobufCodec(encodeLocalSubjectAccessReview, decodeLocalSubjectAccessReview);

export function encodeLocalSubjectAccessReview(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodeSubjectAccessReviewSpec);
  writeMessage(w, 3, o.status, encodeSubjectAccessReviewStatus);
}

export function decodeLocalSubjectAccessReview(r: MessageReader, o: JsonObject): void {
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

/** Protobuf form of LocalSubjectAccessReviewList (api-definitions/authorization/v1/local-subject-access-review.yaml). */
export const localSubjectAccessReviewListCodec = protobufCodec(encodeLocalSubjectAccessReviewList, decodeLocalSubjectAccessReviewList);

export function encodeLocalSubjectAccessReviewList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodeLocalSubjectAccessReview);
}

export function decodeLocalSubjectAccessReviewList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodeLocalSubjectAccessReview);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of SelfSubjectAccessReview (api-definitions/authorization/v1/self-subject-access-review.yaml). */
export const selfSubjectAccessReviewCodec = protobufCodec(encodeSelfSubjectAccessReview, decodeSelfSubjectAccessReview);

export function encodeSelfSubjectAccessReview(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodeSelfSubjectAccessReviewSpec);
  writeMessage(w, 3, o.status, encodeSubjectAccessReviewStatus);
}

export function decodeSelfSubjectAccessReview(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodeSelfSubjectAccessReviewSpec);
        break;
      case 3:
        mergeMessage(r, o, "status", decodeSubjectAccessReviewStatus);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of SelfSubjectAccessReviewList (api-definitions/authorization/v1/self-subject-access-review.yaml). */
export const selfSubjectAccessReviewListCodec = protobufCodec(encodeSelfSubjectAccessReviewList, decodeSelfSubjectAccessReviewList);

export function encodeSelfSubjectAccessReviewList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodeSelfSubjectAccessReview);
}

export function decodeSelfSubjectAccessReviewList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodeSelfSubjectAccessReview);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeSelfSubjectAccessReviewSpec(w: Writer, o: JsonObject): void {
  if (o.resourceAttributes != null) writeMessage(w, 1, o.resourceAttributes, encodeResourceAttributes);
  if (o.nonResourceAttributes != null) writeMessage(w, 2, o.nonResourceAttributes, encodeNonResourceAttributes);
}

export function decodeSelfSubjectAccessReviewSpec(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "resourceAttributes", decodeResourceAttributes);
        break;
      case 2:
        mergeMessage(r, o, "nonResourceAttributes", decodeNonResourceAttributes);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of SelfSubjectRulesReview (api-definitions/authorization/v1/self-subject-rules-review.yaml). */
export const selfSubjectRulesReviewCodec = protobufCodec(encodeSelfSubjectRulesReview, decodeSelfSubjectRulesReview);

export function encodeSelfSubjectRulesReview(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodeSelfSubjectRulesReviewSpec);
  writeMessage(w, 3, o.status, encodeSubjectRulesReviewStatus);
}

export function decodeSelfSubjectRulesReview(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodeSelfSubjectRulesReviewSpec);
        break;
      case 3:
        mergeMessage(r, o, "status", decodeSubjectRulesReviewStatus);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of SelfSubjectRulesReviewList (api-definitions/authorization/v1/self-subject-rules-review.yaml). */
export const selfSubjectRulesReviewListCodec = protobufCodec(encodeSelfSubjectRulesReviewList, decodeSelfSubjectRulesReviewList);

export function encodeSelfSubjectRulesReviewList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodeSelfSubjectRulesReview);
}

export function decodeSelfSubjectRulesReviewList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodeSelfSubjectRulesReview);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeSelfSubjectRulesReviewSpec(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.namespace);
}

export function decodeSelfSubjectRulesReviewSpec(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "namespace", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeSubjectRulesReviewStatus(w: Writer, o: JsonObject): void {
  writeMessages(w, 1, o.resourceRules, encodeResourceRule);
  writeMessages(w, 2, o.nonResourceRules, encodeNonResourceRule);
  writeBool(w, 3, o.incomplete);
  writeString(w, 4, o.evaluationError);
}

export function decodeSubjectRulesReviewStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendMessage(r, o, "resourceRules", decodeResourceRule);
        break;
      case 2:
        appendMessage(r, o, "nonResourceRules", decodeNonResourceRule);
        break;
      case 3:
        o.incomplete = readBool(r);
        break;
      case 4:
        setNonEmpty(o, "evaluationError", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeResourceRule(w: Writer, o: JsonObject): void {
  writeList(w, 1, o.verbs, writeString);
  writeList(w, 2, o.apiGroups, writeString);
  writeList(w, 3, o.resources, writeString);
  writeList(w, 4, o.resourceNames, writeString);
}

export function decodeResourceRule(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendItem(r, o, "verbs", readString);
        break;
      case 2:
        appendItem(r, o, "apiGroups", readString);
        break;
      case 3:
        appendItem(r, o, "resources", readString);
        break;
      case 4:
        appendItem(r, o, "resourceNames", readString);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeNonResourceRule(w: Writer, o: JsonObject): void {
  writeList(w, 1, o.verbs, writeString);
  writeList(w, 2, o.nonResourceURLs, writeString);
}

export function decodeNonResourceRule(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendItem(r, o, "verbs", readString);
        break;
      case 2:
        appendItem(r, o, "nonResourceURLs", readString);
        break;
      default:
        r.skip();
    }
  }
}

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
export const subjectAccessReviewListCodec = protobufCodec(encodeSubjectAccessReviewList, decodeSubjectAccessReviewList);

export function encodeSubjectAccessReviewList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodeSubjectAccessReview);
}

export function decodeSubjectAccessReviewList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodeSubjectAccessReview);
        break;
      default:
        r.skip();
    }
  }
}

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
