// Generated from api-definitions/batch/v1. Do not edit.
import {
  type Connection,
  type Creates,
  type Deletes,
  type DeletesCollection,
  type Described,
  type Gets,
  type GetsSubresource,
  type Lists,
  type Namespaced,
  type Patches,
  type PatchesSubresource,
  type Replaces,
  type ReplacesSubresource,
  type ResourceDescriptor,
  type Stored,
  type Watches,
  resourceClient,
} from "../../../runtime/client/generated-doorway.js";
import type { CronJob, Job } from "../../batch/v1/types.js";
import type { Status } from "../../meta/v1/types.js";

/** How cronjobs are spoken of. */
export const cronJobDescriptor: ResourceDescriptor = { group: "batch", version: "v1", kind: "CronJob", plural: "cronjobs", namespaced: true, subresources: { status: null } };

/** What can be done with cronjobs, in one namespace. */
export interface CronJobClient
  extends Described,
    Gets<CronJob>,
    Lists<CronJob>,
    Watches<CronJob>,
    Creates<CronJob>,
    Replaces<CronJob>,
    Patches<CronJob>,
    Deletes<Stored<CronJob> | Status>,
    DeletesCollection<CronJob> {
  readonly status: GetsSubresource<CronJob> & ReplacesSubresource<CronJob> & PatchesSubresource<CronJob>;
}

/** How jobs are spoken of. */
export const jobDescriptor: ResourceDescriptor = { group: "batch", version: "v1", kind: "Job", plural: "jobs", namespaced: true, subresources: { status: null } };

/** What can be done with jobs, in one namespace. */
export interface JobClient
  extends Described,
    Gets<Job>,
    Lists<Job>,
    Watches<Job>,
    Creates<Job>,
    Replaces<Job>,
    Patches<Job>,
    Deletes<Stored<Job> | Status>,
    DeletesCollection<Job> {
  readonly status: GetsSubresource<Job> & ReplacesSubresource<Job> & PatchesSubresource<Job>;
}

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
