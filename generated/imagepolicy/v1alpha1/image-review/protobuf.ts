// Generated from api-definitions/imagepolicy/v1alpha1/image-review.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendMessage,
  mergeMessage,
  protobufCodec,
  putEntry,
  readBool,
  readString,
  setNonEmpty,
  writeBool,
  writeMap,
  writeMessage,
  writeMessages,
  writeString,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeObjectMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";

/** Protobuf form of ImageReview (api-definitions/imagepolicy/v1alpha1/image-review.yaml). */
export const imageReviewCodec = protobufCodec(encodeImageReview, decodeImageReview);

export function encodeImageReview(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodeImageReviewSpec);
  writeMessage(w, 3, o.status, encodeImageReviewStatus);
}

export function decodeImageReview(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodeImageReviewSpec);
        break;
      case 3:
        mergeMessage(r, o, "status", decodeImageReviewStatus);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeImageReviewSpec(w: Writer, o: JsonObject): void {
  writeMessages(w, 1, o.containers, encodeImageReviewContainerSpec);
  writeMap(w, 2, o.annotations, writeString);
  writeString(w, 3, o.namespace);
}

export function decodeImageReviewSpec(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendMessage(r, o, "containers", decodeImageReviewContainerSpec);
        break;
      case 2:
        putEntry(r, o, "annotations", readString, "");
        break;
      case 3:
        setNonEmpty(o, "namespace", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeImageReviewStatus(w: Writer, o: JsonObject): void {
  writeBool(w, 1, o.allowed);
  writeString(w, 2, o.reason);
  writeMap(w, 3, o.auditAnnotations, writeString);
}

export function decodeImageReviewStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.allowed = readBool(r);
        break;
      case 2:
        setNonEmpty(o, "reason", readString(r));
        break;
      case 3:
        putEntry(r, o, "auditAnnotations", readString, "");
        break;
      default:
        r.skip();
    }
  }
}

export function encodeImageReviewContainerSpec(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.image);
}

export function decodeImageReviewContainerSpec(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "image", readString(r));
        break;
      default:
        r.skip();
    }
  }
}
