// Generated from api-definitions/apps/v1/stateful-set.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendMessage,
  listCodec,
  mergeMessage,
  protobufCodec,
  readInt32,
  readInt64,
  readIntOrString,
  readString,
  readTime,
  setNonEmpty,
  writeInt32,
  writeInt64,
  writeIntOrString,
  writeMessage,
  writeMessages,
  writeString,
  writeTime,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodePersistentVolumeClaim, encodePersistentVolumeClaim } from "../../../core/v1/persistent-volume-claim/protobuf.js";
import { decodePodTemplateSpec, encodePodTemplateSpec } from "../../../core/v1/pod-template/protobuf.js";
import { decodeLabelSelector, encodeLabelSelector } from "../../../meta/v1/label-selector/protobuf.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";

/** Protobuf form of StatefulSet (api-definitions/apps/v1/stateful-set.yaml). */
export const statefulSetCodec = protobufCodec(encodeStatefulSet, decodeStatefulSet);

export function encodeStatefulSet(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodeStatefulSetSpec);
  writeMessage(w, 3, o.status, encodeStatefulSetStatus);
}

export function decodeStatefulSet(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodeStatefulSetSpec);
        break;
      case 3:
        mergeMessage(r, o, "status", decodeStatefulSetStatus);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of StatefulSetList (api-definitions/apps/v1/stateful-set.yaml). */
export const statefulSetListCodec = listCodec(encodeStatefulSet, decodeStatefulSet, encodeListMeta, decodeListMeta);

export function encodeStatefulSetSpec(w: Writer, o: JsonObject): void {
  if (o.replicas != null) writeInt32(w, 1, o.replicas);
  if (o.selector != null) writeMessage(w, 2, o.selector, encodeLabelSelector);
  writeMessage(w, 3, o.template, encodePodTemplateSpec);
  writeMessages(w, 4, o.volumeClaimTemplates, encodePersistentVolumeClaim);
  writeString(w, 5, o.serviceName);
  writeString(w, 6, o.podManagementPolicy);
  writeMessage(w, 7, o.updateStrategy, encodeStatefulSetUpdateStrategy);
  if (o.revisionHistoryLimit != null) writeInt32(w, 8, o.revisionHistoryLimit);
  writeInt32(w, 9, o.minReadySeconds);
  if (o.persistentVolumeClaimRetentionPolicy != null) writeMessage(w, 10, o.persistentVolumeClaimRetentionPolicy, encodeStatefulSetPersistentVolumeClaimRetentionPolicy);
}

export function decodeStatefulSetSpec(r: MessageReader, o: JsonObject): void {
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
        appendMessage(r, o, "volumeClaimTemplates", decodePersistentVolumeClaim);
        break;
      case 5:
        o.serviceName = readString(r);
        break;
      case 6:
        setNonEmpty(o, "podManagementPolicy", readString(r));
        break;
      case 7:
        mergeMessage(r, o, "updateStrategy", decodeStatefulSetUpdateStrategy);
        break;
      case 8:
        o.revisionHistoryLimit = readInt32(r);
        break;
      case 9:
        setNonEmpty(o, "minReadySeconds", readInt32(r));
        break;
      case 10:
        mergeMessage(r, o, "persistentVolumeClaimRetentionPolicy", decodeStatefulSetPersistentVolumeClaimRetentionPolicy);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeStatefulSetStatus(w: Writer, o: JsonObject): void {
  writeInt64(w, 1, o.observedGeneration);
  writeInt32(w, 2, o.replicas);
  writeInt32(w, 3, o.readyReplicas);
  writeInt32(w, 4, o.currentReplicas);
  writeInt32(w, 5, o.updatedReplicas);
  writeString(w, 6, o.currentRevision);
  writeString(w, 7, o.updateRevision);
  if (o.collisionCount != null) writeInt32(w, 9, o.collisionCount);
  writeMessages(w, 10, o.conditions, encodeStatefulSetCondition);
  writeInt32(w, 11, o.availableReplicas);
}

export function decodeStatefulSetStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "observedGeneration", readInt64(r));
        break;
      case 2:
        o.replicas = readInt32(r);
        break;
      case 3:
        setNonEmpty(o, "readyReplicas", readInt32(r));
        break;
      case 4:
        setNonEmpty(o, "currentReplicas", readInt32(r));
        break;
      case 5:
        setNonEmpty(o, "updatedReplicas", readInt32(r));
        break;
      case 6:
        setNonEmpty(o, "currentRevision", readString(r));
        break;
      case 7:
        setNonEmpty(o, "updateRevision", readString(r));
        break;
      case 9:
        o.collisionCount = readInt32(r);
        break;
      case 10:
        appendMessage(r, o, "conditions", decodeStatefulSetCondition);
        break;
      case 11:
        o.availableReplicas = readInt32(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeStatefulSetUpdateStrategy(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.type);
  if (o.rollingUpdate != null) writeMessage(w, 2, o.rollingUpdate, encodeRollingUpdateStatefulSetStrategy);
}

export function decodeStatefulSetUpdateStrategy(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "type", readString(r));
        break;
      case 2:
        mergeMessage(r, o, "rollingUpdate", decodeRollingUpdateStatefulSetStrategy);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeRollingUpdateStatefulSetStrategy(w: Writer, o: JsonObject): void {
  if (o.partition != null) writeInt32(w, 1, o.partition);
  if (o.maxUnavailable != null) writeIntOrString(w, 2, o.maxUnavailable);
}

export function decodeRollingUpdateStatefulSetStrategy(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.partition = readInt32(r);
        break;
      case 2:
        o.maxUnavailable = readIntOrString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeStatefulSetPersistentVolumeClaimRetentionPolicy(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.whenDeleted);
  writeString(w, 2, o.whenScaled);
}

export function decodeStatefulSetPersistentVolumeClaimRetentionPolicy(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "whenDeleted", readString(r));
        break;
      case 2:
        setNonEmpty(o, "whenScaled", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeStatefulSetCondition(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.type);
  writeString(w, 2, o.status);
  writeTime(w, 3, o.lastTransitionTime);
  writeString(w, 4, o.reason);
  writeString(w, 5, o.message);
}

export function decodeStatefulSetCondition(r: MessageReader, o: JsonObject): void {
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
