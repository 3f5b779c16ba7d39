// Generated from api-definitions/coordination/v1/lease.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  listCodec,
  mergeMessage,
  protobufCodec,
  readInt32,
  readMicroTime,
  readString,
  writeInt32,
  writeMessage,
  writeMicroTime,
  writeString,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";

/** Protobuf form of Lease (api-definitions/coordination/v1/lease.yaml). */
export const leaseCodec = protobufCodec(encodeLease, decodeLease);

export function encodeLease(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodeLeaseSpec);
}

export function decodeLease(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodeLeaseSpec);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of LeaseList (api-definitions/coordination/v1/lease.yaml). */
export const leaseListCodec = listCodec(encodeLease, decodeLease, encodeListMeta, decodeListMeta);

export function encodeLeaseSpec(w: Writer, o: JsonObject): void {
  if (o.holderIdentity != null) writeString(w, 1, o.holderIdentity);
  if (o.leaseDurationSeconds != null) writeInt32(w, 2, o.leaseDurationSeconds);
  if (o.acquireTime != null) writeMicroTime(w, 3, o.acquireTime);
  if (o.renewTime != null) writeMicroTime(w, 4, o.renewTime);
  if (o.leaseTransitions != null) writeInt32(w, 5, o.leaseTransitions);
}

export function decodeLeaseSpec(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.holderIdentity = readString(r);
        break;
      case 2:
        o.leaseDurationSeconds = readInt32(r);
        break;
      case 3:
        o.acquireTime = readMicroTime(r);
        break;
      case 4:
        o.renewTime = readMicroTime(r);
        break;
      case 5:
        o.leaseTransitions = readInt32(r);
        break;
      default:
        r.skip();
    }
  }
}
