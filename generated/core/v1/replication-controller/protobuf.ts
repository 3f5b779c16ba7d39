// Generated from api-definitions/core/v1/replication-controller.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendMessage,
  listCodec,
  mergeMessage,
  protobufCodec,
  putEntry,
  readInt32,
  readInt64,
  readString,
  readTime,
  setNonEmpty,
  writeInt32,
  writeInt64,
  writeMap,
  writeMessage,
  writeMessages,
  writeString,
  writeTime,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";
import { decodePodTemplateSpec, encodePodTemplateSpec } from "../pod-template/protobuf.js";

/** Protobuf form of ReplicationController (api-definitions/core/v1/replication-controller.yaml). */
export const replicationControllerCodec = protobufCodec(encodeReplicationController, decodeReplicationController);

export function encodeReplicationController(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodeReplicationControllerSpec);
  writeMessage(w, 3, o.status, encodeReplicationControllerStatus);
}

export function decodeReplicationController(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodeReplicationControllerSpec);
        break;
      case 3:
        mergeMessage(r, o, "status", decodeReplicationControllerStatus);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of ReplicationControllerList (api-definitions/core/v1/replication-controller.yaml). */
export const replicationControllerListCodec = listCodec(encodeReplicationController, decodeReplicationController, encodeListMeta, decodeListMeta);

export function encodeReplicationControllerSpec(w: Writer, o: JsonObject): void {
  if (o.replicas != null) writeInt32(w, 1, o.replicas);
  writeMap(w, 2, o.selector, writeString);
  if (o.template != null) writeMessage(w, 3, o.template, encodePodTemplateSpec);
  writeInt32(w, 4, o.minReadySeconds);
}

export function decodeReplicationControllerSpec(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.replicas = readInt32(r);
        break;
      case 2:
        putEntry(r, o, "selector", readString, "");
        break;
      case 3:
        mergeMessage(r, o, "template", decodePodTemplateSpec);
        break;
      case 4:
        setNonEmpty(o, "minReadySeconds", readInt32(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeReplicationControllerStatus(w: Writer, o: JsonObject): void {
  writeInt32(w, 1, o.replicas);
  writeInt32(w, 2, o.fullyLabeledReplicas);
  writeInt64(w, 3, o.observedGeneration);
  writeInt32(w, 4, o.readyReplicas);
  writeInt32(w, 5, o.availableReplicas);
  writeMessages(w, 6, o.conditions, encodeReplicationControllerCondition);
}

export function decodeReplicationControllerStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.replicas = readInt32(r);
        break;
      case 2:
        setNonEmpty(o, "fullyLabeledReplicas", readInt32(r));
        break;
      case 3:
        setNonEmpty(o, "observedGeneration", readInt64(r));
        break;
      case 4:
        setNonEmpty(o, "readyReplicas", readInt32(r));
        break;
      case 5:
        setNonEmpty(o, "availableReplicas", readInt32(r));
        break;
      case 6:
        appendMessage(r, o, "conditions", decodeReplicationControllerCondition);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeReplicationControllerCondition(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.type);
  writeString(w, 2, o.status);
  writeTime(w, 3, o.lastTransitionTime);
  writeString(w, 4, o.reason);
  writeString(w, 5, o.message);
}

export function decodeReplicationControllerCondition(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.type = readString(r);
        break;
      case 2:
        o.status = readString(r);
        break;
      case 3:
        o.lastTransitionTime = readTime(r);
        break;
      case 4:
        setNonEmpty(o, "reason", readString(r));
        break;
      case 5:
        setNonEmpty(o, "message", readString(r));
        break;
      default:
        r.skip();
    }
  }
}
