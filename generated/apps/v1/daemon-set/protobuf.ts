// Generated from api-definitions/apps/v1/daemon-set.yaml. Do not edit.
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
import { decodePodTemplateSpec, encodePodTemplateSpec } from "../../../core/v1/pod-template/protobuf.js";
import { decodeLabelSelector, encodeLabelSelector } from "../../../meta/v1/label-selector/protobuf.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";

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
export const daemonSetListCodec = listCodec(encodeDaemonSet, decodeDaemonSet, encodeListMeta, decodeListMeta);

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
