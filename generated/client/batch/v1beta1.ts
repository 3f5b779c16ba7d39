// Generated from api-definitions/batch/v1beta1. Do not edit.
import { type Connection, type Lists, type Namespaced, type Watches, resourceClient } from "../../../runtime/client/generated-doorway.js";
import type { CronJob } from "../../batch/v1beta1/cron-job/types.js";
import { type CronJobClient, cronJobDescriptor } from "./v1beta1/cron-job.js";

/** The resources of batch/v1beta1. */
export class BatchV1beta1 {
  constructor(readonly connection: Connection) {
  }

  /** Runs jobs on a schedule. */
  get cronJobs(): Namespaced<CronJobClient, Lists<CronJob> & Watches<CronJob>> {
    return resourceClient(this.connection, cronJobDescriptor);
  }
}

export type { CronJobClient } from "./v1beta1/cron-job.js";
