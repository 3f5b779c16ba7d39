// Generated from api-definitions/authorization/v1/self-subject-access-review.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  listCodec,
  mergeMessage,
  protobufCodec,
  writeMessage,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";
import {
  decodeNonResourceAttributes,
  decodeResourceAttributes,
  decodeSubjectAccessReviewStatus,
  encodeNonResourceAttributes,
  encodeResourceAttributes,
  encodeSubjectAccessReviewStatus,
} from "../subject-access-review/protobuf.js";

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
export const selfSubjectAccessReviewListCodec = listCodec(encodeSelfSubjectAccessReview, decodeSelfSubjectAccessReview, encodeListMeta, decodeListMeta);

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
