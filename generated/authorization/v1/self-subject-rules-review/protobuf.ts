// Generated from api-definitions/authorization/v1/self-subject-rules-review.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendItem,
  appendMessage,
  listCodec,
  mergeMessage,
  protobufCodec,
  readBool,
  readString,
  setNonEmpty,
  writeBool,
  writeList,
  writeMessage,
  writeMessages,
  writeString,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";

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
export const selfSubjectRulesReviewListCodec = listCodec(encodeSelfSubjectRulesReview, decodeSelfSubjectRulesReview, encodeListMeta, decodeListMeta);

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
