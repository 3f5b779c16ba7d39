// Generated from api-definitions/certificates/v1/certificate-signing-request.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendItem,
  appendMessage,
  listCodec,
  mergeMessage,
  protobufCodec,
  putEntry,
  readBytes,
  readInt32,
  readString,
  readTime,
  readWrappedList,
  setNonEmpty,
  writeBytes,
  writeInt32,
  writeList,
  writeMap,
  writeMessage,
  writeMessages,
  writeString,
  writeTime,
  writeWrappedList,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";

/** Protobuf form of CertificateSigningRequest (api-definitions/certificates/v1/certificate-signing-request.yaml). */
export const certificateSigningRequestCodec = protobufCodec(encodeCertificateSigningRequest, decodeCertificateSigningRequest);

export function encodeCertificateSigningRequest(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodeCertificateSigningRequestSpec);
  writeMessage(w, 3, o.status, encodeCertificateSigningRequestStatus);
}

export function decodeCertificateSigningRequest(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodeCertificateSigningRequestSpec);
        break;
      case 3:
        mergeMessage(r, o, "status", decodeCertificateSigningRequestStatus);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of CertificateSigningRequestList (api-definitions/certificates/v1/certificate-signing-request.yaml). */
export const certificateSigningRequestListCodec = listCodec(encodeCertificateSigningRequest, decodeCertificateSigningRequest, encodeListMeta, decodeListMeta);

export function encodeCertificateSigningRequestSpec(w: Writer, o: JsonObject): void {
  if (o.request != null) writeBytes(w, 1, o.request);
  writeString(w, 2, o.username);
  writeString(w, 3, o.uid);
  writeList(w, 4, o.groups, writeString);
  writeList(w, 5, o.usages, writeString);
  writeMap(w, 6, o.extra, (writer, field, items) => writeWrappedList(writer, field, items, writeString));
  writeString(w, 7, o.signerName);
  if (o.expirationSeconds != null) writeInt32(w, 8, o.expirationSeconds);
}

export function decodeCertificateSigningRequestSpec(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.request = readBytes(r);
        break;
      case 2:
        setNonEmpty(o, "username", readString(r));
        break;
      case 3:
        setNonEmpty(o, "uid", readString(r));
        break;
      case 4:
        appendItem(r, o, "groups", readString);
        break;
      case 5:
        appendItem(r, o, "usages", readString);
        break;
      case 6:
        putEntry(r, o, "extra", (reader) => readWrappedList(reader, readString), []);
        break;
      case 7:
        o.signerName = readString(r);
        break;
      case 8:
        o.expirationSeconds = readInt32(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeCertificateSigningRequestStatus(w: Writer, o: JsonObject): void {
  writeMessages(w, 1, o.conditions, encodeCertificateSigningRequestCondition);
  if (o.certificate != null) writeBytes(w, 2, o.certificate);
}

export function decodeCertificateSigningRequestStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendMessage(r, o, "conditions", decodeCertificateSigningRequestCondition);
        break;
      case 2:
        setNonEmpty(o, "certificate", readBytes(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeCertificateSigningRequestCondition(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.type);
  writeString(w, 2, o.reason);
  writeString(w, 3, o.message);
  writeTime(w, 4, o.lastUpdateTime);
  writeTime(w, 5, o.lastTransitionTime);
  writeString(w, 6, o.status);
}

export function decodeCertificateSigningRequestCondition(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.type = readString(r);
        break;
      case 2:
        setNonEmpty(o, "reason", readString(r));
        break;
      case 3:
        setNonEmpty(o, "message", readString(r));
        break;
      case 4:
        o.lastUpdateTime = readTime(r);
        break;
      case 5:
        o.lastTransitionTime = readTime(r);
        break;
      case 6:
        o.status = readString(r);
        break;
      default:
        r.skip();
    }
  }
}
