// Generated from api-definitions/batch/v1. Do not edit.
import { type Connection, type Lists, type Namespaced, type Watches, resourceClient } from "../../../runtime/client/generated-doorway.js";
import type { CronJob } from "../../batch/v1/cron-job/types.js";
import type { Job } from "../../batch/v1/job/types.js";
import { type CronJobClient, cronJobDescriptor } from "./v1/cron-job.js";
import { type JobClient, jobDescriptor } from "./v1/job.js";

/** The resources of batch/v1. */
export class BatchV1 {
  constructor(readonly connection: Connection) {
  }

  /** Runs jobs on a schedule. */
  get cronJobs(): Namespaced<CronJobClient, Lists<CronJob> & Watches<CronJob>> {
    return resourceClient(this.connection, cronJobDescriptor);
  }

  /** Runs pods until enough of them have succeeded. */
  get jobs(): Namespaced<JobClient, Lists<Job> & Watches<Job>> {
    return resourceClient(this.connection, jobDescriptor);
  }
}

export type { CronJobClient } from "./v1/cron-job.js";
export type { JobClient } from "./v1/job.js";
