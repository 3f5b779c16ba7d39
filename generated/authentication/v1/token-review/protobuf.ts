// Generated from api-definitions/authentication/v1/token-review.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendItem,
  listCodec,
  mergeMessage,
  protobufCodec,
  readBool,
  readString,
  setNonEmpty,
  writeBool,
  writeList,
  writeMessage,
  writeString,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";
import { decodeUserInfo, encodeUserInfo } from "../user-info/protobuf.js";

/** Protobuf form of TokenReview (api-definitions/authentication/v1/token-review.yaml). */
export const tokenReviewCodec = protobufCodec(encodeTokenReview, decodeTokenReview);

export function encodeTokenReview(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodeTokenReviewSpec);
  writeMessage(w, 3, o.status, encodeTokenReviewStatus);
}

export function decodeTokenReview(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodeTokenReviewSpec);
        break;
      case 3:
        mergeMessage(r, o, "status", decodeTokenReviewStatus);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of TokenReviewList (api-definitions/authentication/v1/token-review.yaml). */
export const tokenReviewListCodec = listCodec(encodeTokenReview, decodeTokenReview, encodeListMeta, decodeListMeta);

export function encodeTokenReviewSpec(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.token);
  writeList(w, 2, o.audiences, writeString);
}

export function decodeTokenReviewSpec(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "token", readString(r));
        break;
      case 2:
        appendItem(r, o, "audiences", readString);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeTokenReviewStatus(w: Writer, o: JsonObject): void {
  writeBool(w, 1, o.authenticated);
  writeMessage(w, 2, o.user, encodeUserInfo);
  writeString(w, 3, o.error);
  writeList(w, 4, o.audiences, writeString);
}

export function decodeTokenReviewStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "authenticated", readBool(r));
        break;
      case 2:
        mergeMessage(r, o, "user", decodeUserInfo);
        break;
      case 3:
        setNonEmpty(o, "error", readString(r));
        break;
      case 4:
        appendItem(r, o, "audiences", readString);
        break;
      default:
        r.skip();
    }
  }
}
