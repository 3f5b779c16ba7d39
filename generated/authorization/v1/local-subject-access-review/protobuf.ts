// Generated from api-definitions/authorization/v1/local-subject-access-review.yaml. Do not edit.
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
  decodeSubjectAccessReviewSpec,
  decodeSubjectAccessReviewStatus,
  encodeSubjectAccessReviewSpec,
  encodeSubjectAccessReviewStatus,
} from "../subject-access-review/protobuf.js";

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
export const localSubjectAccessReviewListCodec = listCodec(encodeLocalSubjectAccessReview, decodeLocalSubjectAccessReview, encodeListMeta, decodeListMeta);
