// Generated from api-definitions/batch/v1/job.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendItem,
  appendMessage,
  listCodec,
  mergeMessage,
  protobufCodec,
  readBool,
  readInt32,
  readInt64,
  readString,
  readTime,
  setNonEmpty,
  writeBool,
  writeInt32,
  writeInt64,
  writeList,
  writeMessage,
  writeMessages,
  writeString,
  writeTime,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodePodTemplateSpec, encodePodTemplateSpec } from "../../../core/v1/pod-template/protobuf.js";
import { decodeLabelSelector, encodeLabelSelector } from "../../../meta/v1/label-selector/protobuf.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";

/** Protobuf form of Job (api-definitions/batch/v1/job.yaml). */
export const jobCodec = protobufCodec(encodeJob, decodeJob);

export function encodeJob(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodeJobSpec);
  writeMessage(w, 3, o.status, encodeJobStatus);
}

export function decodeJob(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodeJobSpec);
        break;
      case 3:
        mergeMessage(r, o, "status", decodeJobStatus);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of JobList (api-definitions/batch/v1/job.yaml). */
export const jobListCodec = listCodec(encodeJob, decodeJob, encodeListMeta, decodeListMeta);

export function encodeJobStatus(w: Writer, o: JsonObject): void {
  writeMessages(w, 1, o.conditions, encodeJobCondition);
  if (o.startTime != null) writeTime(w, 2, o.startTime);
  if (o.completionTime != null) writeTime(w, 3, o.completionTime);
  writeInt32(w, 4, o.active);
  writeInt32(w, 5, o.succeeded);
  writeInt32(w, 6, o.failed);
  writeString(w, 7, o.completedIndexes);
  if (o.uncountedTerminatedPods != null) writeMessage(w, 8, o.uncountedTerminatedPods, encodeUncountedTerminatedPods);
  if (o.ready != null) writeInt32(w, 9, o.ready);
}

export function decodeJobStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendMessage(r, o, "conditions", decodeJobCondition);
        break;
      case 2:
        o.startTime = readTime(r);
        break;
      case 3:
        o.completionTime = readTime(r);
        break;
      case 4:
        setNonEmpty(o, "active", readInt32(r));
        break;
      case 5:
        setNonEmpty(o, "succeeded", readInt32(r));
        break;
      case 6:
        setNonEmpty(o, "failed", readInt32(r));
        break;
      case 7:
        setNonEmpty(o, "completedIndexes", readString(r));
        break;
      case 8:
        mergeMessage(r, o, "uncountedTerminatedPods", decodeUncountedTerminatedPods);
        break;
      case 9:
        o.ready = readInt32(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeJobSpec(w: Writer, o: JsonObject): void {
  if (o.parallelism != null) writeInt32(w, 1, o.parallelism);
  if (o.completions != null) writeInt32(w, 2, o.completions);
  if (o.activeDeadlineSeconds != null) writeInt64(w, 3, o.activeDeadlineSeconds);
  if (o.selector != null) writeMessage(w, 4, o.selector, encodeLabelSelector);
  if (o.manualSelector != null) writeBool(w, 5, o.manualSelector);
  writeMessage(w, 6, o.template, encodePodTemplateSpec);
  if (o.backoffLimit != null) writeInt32(w, 7, o.backoffLimit);
  if (o.ttlSecondsAfterFinished != null) writeInt32(w, 8, o.ttlSecondsAfterFinished);
  if (o.completionMode != null) writeString(w, 9, o.completionMode);
  if (o.suspend != null) writeBool(w, 10, o.suspend);
}

export function decodeJobSpec(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.parallelism = readInt32(r);
        break;
      case 2:
        o.completions = readInt32(r);
        break;
      case 3:
        o.activeDeadlineSeconds = readInt64(r);
        break;
      case 4:
        mergeMessage(r, o, "selector", decodeLabelSelector);
        break;
      case 5:
        o.manualSelector = readBool(r);
        break;
      case 6:
        mergeMessage(r, o, "template", decodePodTemplateSpec);
        break;
      case 7:
        o.backoffLimit = readInt32(r);
        break;
      case 8:
        o.ttlSecondsAfterFinished = readInt32(r);
        break;
      case 9:
        o.completionMode = readString(r);
        break;
      case 10:
        o.suspend = readBool(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeUncountedTerminatedPods(w: Writer, o: JsonObject): void {
  writeList(w, 1, o.succeeded, writeString);
  writeList(w, 2, o.failed, writeString);
}

export function decodeUncountedTerminatedPods(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendItem(r, o, "succeeded", readString);
        break;
      case 2:
        appendItem(r, o, "failed", readString);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeJobCondition(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.type);
  writeString(w, 2, o.status);
  writeTime(w, 3, o.lastProbeTime);
  writeTime(w, 4, o.lastTransitionTime);
  writeString(w, 5, o.reason);
  writeString(w, 6, o.message);
}

export function decodeJobCondition(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.type = readString(r);
        break;
      case 2:
        o.status = readString(r);
        break;
      case 3:
        o.lastProbeTime = readTime(r);
        break;
      case 4:
        o.lastTransitionTime = readTime(r);
        break;
      case 5:
        setNonEmpty(o, "reason", readString(r));
        break;
      case 6:
        setNonEmpty(o, "message", readString(r));
        break;
      default:
        r.skip();
    }
  }
}
