// Generated from api-definitions/batch/v1/cron-job.yaml. Do not edit.
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
  readString,
  readTime,
  setNonEmpty,
  writeBool,
  writeInt32,
  writeInt64,
  writeMessage,
  writeMessages,
  writeString,
  writeTime,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeObjectReference, encodeObjectReference } from "../../../core/v1/references/protobuf.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";
import { decodeJobSpec, encodeJobSpec } from "../../v1/job/protobuf.js";

/** Protobuf form of CronJob (api-definitions/batch/v1/cron-job.yaml). */
export const cronJobCodec = protobufCodec(encodeCronJob, decodeCronJob);

export function encodeCronJob(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodeCronJobSpec);
  writeMessage(w, 3, o.status, encodeCronJobStatus);
}

export function decodeCronJob(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodeCronJobSpec);
        break;
      case 3:
        mergeMessage(r, o, "status", decodeCronJobStatus);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of CronJobList (api-definitions/batch/v1/cron-job.yaml). */
export const cronJobListCodec = listCodec(encodeCronJob, decodeCronJob, encodeListMeta, decodeListMeta);

export function encodeCronJobSpec(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.schedule);
  if (o.startingDeadlineSeconds != null) writeInt64(w, 2, o.startingDeadlineSeconds);
  writeString(w, 3, o.concurrencyPolicy);
  if (o.suspend != null) writeBool(w, 4, o.suspend);
  writeMessage(w, 5, o.jobTemplate, encodeJobTemplateSpec);
  if (o.successfulJobsHistoryLimit != null) writeInt32(w, 6, o.successfulJobsHistoryLimit);
  if (o.failedJobsHistoryLimit != null) writeInt32(w, 7, o.failedJobsHistoryLimit);
  if (o.timeZone != null) writeString(w, 8, o.timeZone);
}

export function decodeCronJobSpec(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.schedule = readString(r);
        break;
      case 2:
        o.startingDeadlineSeconds = readInt64(r);
        break;
      case 3:
        setNonEmpty(o, "concurrencyPolicy", readString(r));
        break;
      case 4:
        o.suspend = readBool(r);
        break;
      case 5:
        mergeMessage(r, o, "jobTemplate", decodeJobTemplateSpec);
        break;
      case 6:
        o.successfulJobsHistoryLimit = readInt32(r);
        break;
      case 7:
        o.failedJobsHistoryLimit = readInt32(r);
        break;
      case 8:
        o.timeZone = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeCronJobStatus(w: Writer, o: JsonObject): void {
  writeMessages(w, 1, o.active, encodeObjectReference);
  if (o.lastScheduleTime != null) writeTime(w, 4, o.lastScheduleTime);
  if (o.lastSuccessfulTime != null) writeTime(w, 5, o.lastSuccessfulTime);
}

export function decodeCronJobStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendMessage(r, o, "active", decodeObjectReference);
        break;
      case 4:
        o.lastScheduleTime = readTime(r);
        break;
      case 5:
        o.lastSuccessfulTime = readTime(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeJobTemplateSpec(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodeJobSpec);
}

export function decodeJobTemplateSpec(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodeJobSpec);
        break;
      default:
        r.skip();
    }
  }
}
