// Generated from api-definitions/apps/v1. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendMessage,
  mergeMessage,
  protobufCodec,
  readBool,
  readInt32,
  readInt64,
  readIntOrString,
  readJson,
  readString,
  readTime,
  setNonEmpty,
  writeBool,
  writeInt32,
  writeInt64,
  writeIntOrString,
  writeJson,
  writeMessage,
  writeMessages,
  writeString,
  writeTime,
} from "../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../runtime/definition/json.js";
import {
  decodePersistentVolumeClaim,
  decodePodTemplateSpec,
  encodePersistentVolumeClaim,
  encodePodTemplateSpec,
} from "../../core/v1/protobuf.js";
import {
  decodeLabelSelector,
  decodeListMeta,
  decodeObjectMeta,
  encodeLabelSelector,
  encodeListMeta,
  encodeObjectMeta,
} from "../../meta/v1/protobuf.js";

/** Protobuf form of ControllerRevision (api-definitions/apps/v1/controller-revision.yaml). */
export const controllerRevisionCodec = protobufCodec(encodeControllerRevision, decodeControllerRevision);

export function encodeControllerRevision(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  if (o.data != null) writeJson(w, 2, o.data);
  writeInt64(w, 3, o.revision);
}

export function decodeControllerRevision(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        o.data = readJson(r);
        break;
      case 3:
        o.revision = readInt64(r);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of ControllerRevisionList (api-definitions/apps/v1/controller-revision.yaml). */
export const controllerRevisionListCodec = protobufCodec(encodeControllerRevisionList, decodeControllerRevisionList);

export function encodeControllerRevisionList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodeControllerRevision);
}

export function decodeControllerRevisionList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodeControllerRevision);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of DaemonSet (api-definitions/apps/v1/daemon-set.yaml). */
export const daemonSetCodec = protobufCodec(encodeDaemonSet, decodeDaemonSet);

export function encodeDaemonSet(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodeDaemonSetSpec);
  writeMessage(w, 3, o.status, encodeDaemonSetStatus);
}

export function decodeDaemonSet(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodeDaemonSetSpec);
        break;
      case 3:
        mergeMessage(r, o, "status", decodeDaemonSetStatus);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of DaemonSetList (api-definitions/apps/v1/daemon-set.yaml). */
export const daemonSetListCodec = protobufCodec(encodeDaemonSetList, decodeDaemonSetList);

export function encodeDaemonSetList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodeDaemonSet);
}

export function decodeDaemonSetList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodeDaemonSet);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeDaemonSetSpec(w: Writer, o: JsonObject): void {
  if (o.selector != null) writeMessage(w, 1, o.selector, encodeLabelSelector);
  writeMessage(w, 2, o.template, encodePodTemplateSpec);
  writeMessage(w, 3, o.updateStrategy, encodeDaemonSetUpdateStrategy);
  writeInt32(w, 4, o.minReadySeconds);
  if (o.revisionHistoryLimit != null) writeInt32(w, 6, o.revisionHistoryLimit);
}

export function decodeDaemonSetSpec(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "selector", decodeLabelSelector);
        break;
      case 2:
        mergeMessage(r, o, "template", decodePodTemplateSpec);
        break;
      case 3:
        mergeMessage(r, o, "updateStrategy", decodeDaemonSetUpdateStrategy);
        break;
      case 4:
        setNonEmpty(o, "minReadySeconds", readInt32(r));
        break;
      case 6:
        o.revisionHistoryLimit = readInt32(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeDaemonSetStatus(w: Writer, o: JsonObject): void {
  writeInt32(w, 1, o.currentNumberScheduled);
  writeInt32(w, 2, o.numberMisscheduled);
  writeInt32(w, 3, o.desiredNumberScheduled);
  writeInt32(w, 4, o.numberReady);
  writeInt64(w, 5, o.observedGeneration);
  writeInt32(w, 6, o.updatedNumberScheduled);
  writeInt32(w, 7, o.numberAvailable);
  writeInt32(w, 8, o.numberUnavailable);
  if (o.collisionCount != null) writeInt32(w, 9, o.collisionCount);
  writeMessages(w, 10, o.conditions, encodeDaemonSetCondition);
}

export function decodeDaemonSetStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.currentNumberScheduled = readInt32(r);
        break;
      case 2:
        o.numberMisscheduled = readInt32(r);
        break;
      case 3:
        o.desiredNumberScheduled = readInt32(r);
        break;
      case 4:
        o.numberReady = readInt32(r);
        break;
      case 5:
        setNonEmpty(o, "observedGeneration", readInt64(r));
        break;
      case 6:
        setNonEmpty(o, "updatedNumberScheduled", readInt32(r));
        break;
      case 7:
        setNonEmpty(o, "numberAvailable", readInt32(r));
        break;
      case 8:
        setNonEmpty(o, "numberUnavailable", readInt32(r));
        break;
      case 9:
        o.collisionCount = readInt32(r);
        break;
      case 10:
        appendMessage(r, o, "conditions", decodeDaemonSetCondition);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeDaemonSetUpdateStrategy(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.type);
  if (o.rollingUpdate != null) writeMessage(w, 2, o.rollingUpdate, encodeRollingUpdateDaemonSet);
}

export function decodeDaemonSetUpdateStrategy(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "type", readString(r));
        break;
      case 2:
        mergeMessage(r, o, "rollingUpdate", decodeRollingUpdateDaemonSet);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeRollingUpdateDaemonSet(w: Writer, o: JsonObject): void {
  if (o.maxUnavailable != null) writeIntOrString(w, 1, o.maxUnavailable);
  if (o.maxSurge != null) writeIntOrString(w, 2, o.maxSurge);
}

export function decodeRollingUpdateDaemonSet(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.maxUnavailable = readIntOrString(r);
        break;
      case 2:
        o.maxSurge = readIntOrString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeDaemonSetCondition(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.type);
  writeString(w, 2, o.status);
  writeTime(w, 3, o.lastTransitionTime);
  writeString(w, 4, o.reason);
  writeString(w, 5, o.message);
}

export function decodeDaemonSetCondition(r: MessageReader, o: JsonObject): void {
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

/** Protobuf form of Deployment (api-definitions/apps/v1/deployment.yaml). */
export const deploymentCodec = protobufCodec(encodeDeployment, decodeDeployment);

export function encodeDeployment(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodeDeploymentSpec);
  writeMessage(w, 3, o.status, encodeDeploymentStatus);
}

export function decodeDeployment(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodeDeploymentSpec);
        break;
      case 3:
        mergeMessage(r, o, "status", decodeDeploymentStatus);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of DeploymentList (api-definitions/apps/v1/deployment.yaml). */
export const deploymentListCodec = protobufCodec(encodeDeploymentList, decodeDeploymentList);

export function encodeDeploymentList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodeDeployment);
}

export function decodeDeploymentList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodeDeployment);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeDeploymentSpec(w: Writer, o: JsonObject): void {
  if (o.replicas != null) writeInt32(w, 1, o.replicas);
  if (o.selector != null) writeMessage(w, 2, o.selector, encodeLabelSelector);
  writeMessage(w, 3, o.template, encodePodTemplateSpec);
  writeMessage(w, 4, o.strategy, encodeDeploymentStrategy);
  writeInt32(w, 5, o.minReadySeconds);
  if (o.revisionHistoryLimit != null) writeInt32(w, 6, o.revisionHistoryLimit);
  writeBool(w, 7, o.paused);
  if (o.progressDeadlineSeconds != null) writeInt32(w, 9, o.progressDeadlineSeconds);
}

export function decodeDeploymentSpec(r: MessageReader, o: JsonObject): void {
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
        mergeMessage(r, o, "strategy", decodeDeploymentStrategy);
        break;
      case 5:
        setNonEmpty(o, "minReadySeconds", readInt32(r));
        break;
      case 6:
        o.revisionHistoryLimit = readInt32(r);
        break;
      case 7:
        setNonEmpty(o, "paused", readBool(r));
        break;
      case 9:
        o.progressDeadlineSeconds = readInt32(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeDeploymentStatus(w: Writer, o: JsonObject): void {
  writeInt64(w, 1, o.observedGeneration);
  writeInt32(w, 2, o.replicas);
  writeInt32(w, 3, o.updatedReplicas);
  writeInt32(w, 4, o.availableReplicas);
  writeInt32(w, 5, o.unavailableReplicas);
  writeMessages(w, 6, o.conditions, encodeDeploymentCondition);
  writeInt32(w, 7, o.readyReplicas);
  if (o.collisionCount != null) writeInt32(w, 8, o.collisionCount);
}

export function decodeDeploymentStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "observedGeneration", readInt64(r));
        break;
      case 2:
        setNonEmpty(o, "replicas", readInt32(r));
        break;
      case 3:
        setNonEmpty(o, "updatedReplicas", readInt32(r));
        break;
      case 4:
        setNonEmpty(o, "availableReplicas", readInt32(r));
        break;
      case 5:
        setNonEmpty(o, "unavailableReplicas", readInt32(r));
        break;
      case 6:
        appendMessage(r, o, "conditions", decodeDeploymentCondition);
        break;
      case 7:
        setNonEmpty(o, "readyReplicas", readInt32(r));
        break;
      case 8:
        o.collisionCount = readInt32(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeDeploymentStrategy(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.type);
  if (o.rollingUpdate != null) writeMessage(w, 2, o.rollingUpdate, encodeRollingUpdateDeployment);
}

export function decodeDeploymentStrategy(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "type", readString(r));
        break;
      case 2:
        mergeMessage(r, o, "rollingUpdate", decodeRollingUpdateDeployment);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeRollingUpdateDeployment(w: Writer, o: JsonObject): void {
  if (o.maxUnavailable != null) writeIntOrString(w, 1, o.maxUnavailable);
  if (o.maxSurge != null) writeIntOrString(w, 2, o.maxSurge);
}

export function decodeRollingUpdateDeployment(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.maxUnavailable = readIntOrString(r);
        break;
      case 2:
        o.maxSurge = readIntOrString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeDeploymentCondition(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.type);
  writeString(w, 2, o.status);
  writeString(w, 4, o.reason);
  writeString(w, 5, o.message);
  writeTime(w, 6, o.lastUpdateTime);
  writeTime(w, 7, o.lastTransitionTime);
}

export function decodeDeploymentCondition(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.type = readString(r);
        break;
      case 2:
        o.status = readString(r);
        break;
      case 4:
        setNonEmpty(o, "reason", readString(r));
        break;
      case 5:
        setNonEmpty(o, "message", readString(r));
        break;
      case 6:
        o.lastUpdateTime = readTime(r);
        break;
      case 7:
        o.lastTransitionTime = readTime(r);
        break;
      default:
        r.skip();
    }
  }
}

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
export const replicaSetListCodec = protobufCodec(encodeReplicaSetList, decodeReplicaSetList);

export function encodeReplicaSetList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodeReplicaSet);
}

export function decodeReplicaSetList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodeReplicaSet);
        break;
      default:
        r.skip();
    }
  }
}

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
export const statefulSetListCodec = protobufCodec(encodeStatefulSetList, decodeStatefulSetList);

export function encodeStatefulSetList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodeStatefulSet);
}

export function decodeStatefulSetList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodeStatefulSet);
        break;
      default:
        r.skip();
    }
  }
}

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
