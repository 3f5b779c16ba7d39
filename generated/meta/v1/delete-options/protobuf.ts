// Generated from api-definitions/meta/v1/delete-options.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendItem,
  mergeMessage,
  protobufCodec,
  readBool,
  readInt64,
  readString,
  writeBool,
  writeInt64,
  writeList,
  writeMessage,
  writeString,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";

/** Protobuf form of DeleteOptions (api-definitions/meta/v1/delete-options.yaml). */
export const deleteOptionsCodec = protobufCodec(encodeDeleteOptions, decodeDeleteOptions);

export function encodeDeleteOptions(w: Writer, o: JsonObject): void {
  if (o.gracePeriodSeconds != null) writeInt64(w, 1, o.gracePeriodSeconds);
  if (o.preconditions != null) writeMessage(w, 2, o.preconditions, encodePreconditions);
  if (o.orphanDependents != null) writeBool(w, 3, o.orphanDependents);
  if (o.propagationPolicy != null) writeString(w, 4, o.propagationPolicy);
  writeList(w, 5, o.dryRun, writeString);
}

export function decodeDeleteOptions(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.gracePeriodSeconds = readInt64(r);
        break;
      case 2:
        mergeMessage(r, o, "preconditions", decodePreconditions);
        break;
      case 3:
        o.orphanDependents = readBool(r);
        break;
      case 4:
        o.propagationPolicy = readString(r);
        break;
      case 5:
        appendItem(r, o, "dryRun", readString);
        break;
      default:
        r.skip();
    }
  }
}

export function encodePreconditions(w: Writer, o: JsonObject): void {
  if (o.uid != null) writeString(w, 1, o.uid);
  if (o.resourceVersion != null) writeString(w, 2, o.resourceVersion);
}

export function decodePreconditions(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.uid = readString(r);
        break;
      case 2:
        o.resourceVersion = readString(r);
        break;
      default:
        r.skip();
    }
  }
}
