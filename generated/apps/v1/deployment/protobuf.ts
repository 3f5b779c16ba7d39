// Generated from api-definitions/apps/v1/deployment.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendMessage,
  listCodec,
  mergeMessage,
  protobufCodec,
  readBool,
  readInt32,
  readInt64,
  readIntOrString,
  readString,
  readTime,
  setNonEmpty,
  writeBool,
  writeInt32,
  writeInt64,
  writeIntOrString,
  writeMessage,
  writeMessages,
  writeString,
  writeTime,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodePodTemplateSpec, encodePodTemplateSpec } from "../../../core/v1/pod-template/protobuf.js";
import { decodeLabelSelector, encodeLabelSelector } from "../../../meta/v1/label-selector/protobuf.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";

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
export const deploymentListCodec = listCodec(encodeDeployment, decodeDeployment, encodeListMeta, decodeListMeta);

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
