// Generated from api-definitions/apps/v1/replica-set.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendMessage,
  listCodec,
  mergeMessage,
  protobufCodec,
  readInt32,
  readInt64,
  readString,
  readTime,
  setNonEmpty,
  writeInt32,
  writeInt64,
  writeMessage,
  writeMessages,
  writeString,
  writeTime,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodePodTemplateSpec, encodePodTemplateSpec } from "../../../core/v1/pod-template/protobuf.js";
import { decodeLabelSelector, encodeLabelSelector } from "../../../meta/v1/label-selector/protobuf.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";

/** Protobuf form of ReplicaSet (api-definitions/apps/v1/replica-set.yaml). */
export const replicaSetCodec = protobufCodec(encodeReplicaSet, decodeReplicaSet);

export function encodeReplicaSet(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodeReplicaSetSpec);
  writeMessage(w, 3, o.status, encodeReplicaSetStatus);
}

export function decodeReplicaSet(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodeReplicaSetSpec);
        break;
      case 3:
        mergeMessage(r, o, "status", decodeReplicaSetStatus);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of ReplicaSetList (api-definitions/apps/v1/replica-set.yaml). */
export const replicaSetListCodec = listCodec(encodeReplicaSet, decodeReplicaSet, encodeListMeta, decodeListMeta);

export function encodeReplicaSetSpec(w: Writer, o: JsonObject): void {
  if (o.replicas != null) writeInt32(w, 1, o.replicas);
  if (o.selector != null) writeMessage(w, 2, o.selector, encodeLabelSelector);
  writeMessage(w, 3, o.template, encodePodTemplateSpec);
  writeInt32(w, 4, o.minReadySeconds);
}

export function decodeReplicaSetSpec(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.replicas = readInt32(r);
        break;
      case 2:
        mergeMessage(r, o, "selector", decodeLabelSelector);
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

export function encodeReplicaSetStatus(w: Writer, o: JsonObject): void {
  writeInt32(w, 1, o.replicas);
  writeInt32(w, 2, o.fullyLabeledReplicas);
  writeInt64(w, 3, o.observedGeneration);
  writeInt32(w, 4, o.readyReplicas);
  writeInt32(w, 5, o.availableReplicas);
  writeMessages(w, 6, o.conditions, encodeReplicaSetCondition);
}

export function decodeReplicaSetStatus(r: MessageReader, o: JsonObject): void {
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
        appendMessage(r, o, "conditions", decodeReplicaSetCondition);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeReplicaSetCondition(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.type);
  writeString(w, 2, o.status);
  writeTime(w, 3, o.lastTransitionTime);
  writeString(w, 4, o.reason);
  writeString(w, 5, o.message);
}

export function decodeReplicaSetCondition(r: MessageReader, o: JsonObject): void {
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
