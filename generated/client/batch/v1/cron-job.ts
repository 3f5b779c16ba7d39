// Generated from api-definitions/batch/v1/cron-job.yaml. Do not edit.
import type {
  Creates,
  Deletes,
  DeletesCollection,
  Described,
  Gets,
  GetsSubresource,
  Lists,
  Patches,
  PatchesSubresource,
  Replaces,
  ReplacesSubresource,
  ResourceDescriptor,
  Stored,
  Watches,
} from "../../../../runtime/client/generated-doorway.js";
import type { CronJob } from "../../../batch/v1/cron-job/types.js";
import type { Status } from "../../../meta/v1/status/types.js";

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
    DeletesCollection {
  readonly status: GetsSubresource<CronJob> & ReplacesSubresource<CronJob> & PatchesSubresource<CronJob>;
}
