// Generated from api-definitions/batch/v1/job.yaml. Do not edit.
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
import type { Job } from "../../../batch/v1/job/types.js";
import type { Status } from "../../../meta/v1/status/types.js";

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
    DeletesCollection {
  readonly status: GetsSubresource<Job> & ReplacesSubresource<Job> & PatchesSubresource<Job>;
}
