// Generated from api-definitions/authentication/v1. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendItem,
  appendMessage,
  mergeMessage,
  protobufCodec,
  putEntry,
  readBool,
  readInt64,
  readString,
  readTime,
  readWrappedList,
  setNonEmpty,
  writeBool,
  writeInt64,
  writeList,
  writeMap,
  writeMessage,
  writeMessages,
  writeString,
  writeTime,
  writeWrappedList,
} from "../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../runtime/definition/json.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../meta/v1/protobuf.js";

/** Protobuf form of TokenRequest (api-definitions/authentication/v1/token-request.yaml). */
export const tokenRequestCodec = protobufCodec(encodeTokenRequest, decodeTokenRequest);

export function encodeTokenRequest(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodeTokenRequestSpec);
  writeMessage(w, 3, o.status, encodeTokenRequestStatus);
}

export function decodeTokenRequest(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodeTokenRequestSpec);
        break;
      case 3:
        mergeMessage(r, o, "status", decodeTokenRequestStatus);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeTokenRequestSpec(w: Writer, o: JsonObject): void {
  writeList(w, 1, o.audiences, writeString);
  if (o.boundObjectRef != null) writeMessage(w, 3, o.boundObjectRef, encodeBoundObjectReference);
  if (o.expirationSeconds != null) writeInt64(w, 4, o.expirationSeconds);
}

export function decodeTokenRequestSpec(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendItem(r, o, "audiences", readString);
        break;
      case 3:
        mergeMessage(r, o, "boundObjectRef", decodeBoundObjectReference);
        break;
      case 4:
        o.expirationSeconds = readInt64(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeTokenRequestStatus(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.token);
  writeTime(w, 2, o.expirationTimestamp);
}

export function decodeTokenRequestStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.token = readString(r);
        break;
      case 2:
        o.expirationTimestamp = readTime(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeBoundObjectReference(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.kind);
  writeString(w, 2, o.apiVersion);
  writeString(w, 3, o.name);
  writeString(w, 4, o.uid);
}

export function decodeBoundObjectReference(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "kind", readString(r));
        break;
      case 2:
        setNonEmpty(o, "apiVersion", readString(r));
        break;
      case 3:
        setNonEmpty(o, "name", readString(r));
        break;
      case 4:
        setNonEmpty(o, "uid", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

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
export const tokenReviewListCodec = protobufCodec(encodeTokenReviewList, decodeTokenReviewList);

export function encodeTokenReviewList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodeTokenReview);
}

export function decodeTokenReviewList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodeTokenReview);
        break;
      default:
        r.skip();
    }
  }
}

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

export function encodeUserInfo(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.username);
  writeString(w, 2, o.uid);
  writeList(w, 3, o.groups, writeString);
  writeMap(w, 4, o.extra, (writer, field, items) => writeWrappedList(writer, field, items, writeString));
}

export function decodeUserInfo(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "username", readString(r));
        break;
      case 2:
        setNonEmpty(o, "uid", readString(r));
        break;
      case 3:
        appendItem(r, o, "groups", readString);
        break;
      case 4:
        putEntry(r, o, "extra", (reader) => readWrappedList(reader, readString), []);
        break;
      default:
        r.skip();
    }
  }
}
