// Generated from api-definitions/batch/v1/cron-job.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { ObjectReference } from "../../../core/v1/references/types.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";
import type { JobSpec } from "../../v1/job/types.js";

/** Runs jobs on a schedule. */
export interface CronJob {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "CronJob";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** Which jobs run when. */
  spec?: CronJobSpec;
  /** What has been run. */
  status?: CronJobStatus;
}

/** A list of CronJob objects. */
export type CronJobList = ObjectList<"CronJobList", CronJob, ListMeta>;

/** Which jobs run when. */
export interface CronJobSpec {
  /**
   * When jobs run: minute, hour, day of the month, month and day of the week, as cron has them, or @hourly and the
   * like.
   */
  schedule: string;
  /** Time zone of the schedule, by its name; that of the server when absent. */
  timeZone?: string;
  /** Seconds by which a job may start late; after that it is left out. */
  startingDeadlineSeconds?: number;
  /** What happens when the job before still runs: Allow both, Forbid the new one, or Replace the old one. */
  concurrencyPolicy?: "Allow" | "Forbid" | "Replace";
  /** Whether no jobs run for now. */
  suspend?: boolean;
  /** What the jobs are to be. */
  jobTemplate: JobTemplateSpec;
  /** Successful jobs kept. */
  successfulJobsHistoryLimit?: number;
  /** Failed jobs kept. */
  failedJobsHistoryLimit?: number;
}

/** What has been run. */
export interface CronJobStatus {
  /** Jobs that run now. */
  active?: ObjectReference[];
  /** When a job was last due. */
  lastScheduleTime?: string;
  /** When a job last succeeded. */
  lastSuccessfulTime?: string;
}

/** What jobs made from a template are to be. */
export interface JobTemplateSpec {
  /** Labels and annotations of the jobs. */
  metadata?: ObjectMeta;
  /** What the jobs are to do. */
  spec?: JobSpec;
}
