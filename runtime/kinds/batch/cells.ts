/** Cells of jobs and of what runs them on a schedule. */
import type { CronJob, Job } from "../../../generated/batch/v1/types.js";
import type { ComputedCell } from "../../definition/resource-definition.js";

/** Pods that have succeeded, of those that have to; `1 of N` where one success of several pods is enough. */
export const jobCompletions: ComputedCell = (object) => {
  const { spec, status } = object as unknown as Job;
  const succeeded = status?.succeeded ?? 0;
  if (spec?.completions !== undefined) return `${succeeded}/${spec.completions}`;
  const parallelism = spec?.parallelism ?? 0;
  return parallelism > 1 ? `${succeeded}/1 of ${parallelism}` : `${succeeded}/1`;
};

/** Whether no jobs run for now. */
export const cronJobSuspended: ComputedCell = (object) => {
  const suspend = (object as unknown as CronJob).spec?.suspend;
  if (suspend === undefined) return "<unset>";
  return suspend ? "True" : "False";
};
