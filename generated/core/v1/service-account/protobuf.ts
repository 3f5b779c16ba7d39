// Generated from api-definitions/core/v1/service-account.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendMessage,
  listCodec,
  mergeMessage,
  protobufCodec,
  readBool,
  writeBool,
  writeMessage,
  writeMessages,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";
import {
  decodeLocalObjectReference,
  decodeObjectReference,
  encodeLocalObjectReference,
  encodeObjectReference,
} from "../references/protobuf.js";

/** Protobuf form of ServiceAccount (api-definitions/core/v1/service-account.yaml). */
export const serviceAccountCodec = protobufCodec(encodeServiceAccount, decodeServiceAccount);

export function encodeServiceAccount(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessages(w, 2, o.secrets, encodeObjectReference);
  writeMessages(w, 3, o.imagePullSecrets, encodeLocalObjectReference);
  if (o.automountServiceAccountToken != null) writeBool(w, 4, o.automountServiceAccountToken);
}

export function decodeServiceAccount(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        appendMessage(r, o, "secrets", decodeObjectReference);
        break;
      case 3:
        appendMessage(r, o, "imagePullSecrets", decodeLocalObjectReference);
        break;
      case 4:
        o.automountServiceAccountToken = readBool(r);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of ServiceAccountList (api-definitions/core/v1/service-account.yaml). */
export const serviceAccountListCodec = listCodec(encodeServiceAccount, decodeServiceAccount, encodeListMeta, decodeListMeta);
