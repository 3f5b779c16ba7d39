// Generated from api-definitions/batch/v1/job.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { PodTemplateSpec } from "../../../core/v1/pod-template/types.js";
import type { LabelSelector } from "../../../meta/v1/label-selector/types.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";

/** Runs pods until enough of them have succeeded. */
export interface Job {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "Job";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** What is to be done. */
  spec?: JobSpec;
  /** What has been done. */
  status?: JobStatus;
}

/** A list of Job objects. */
export type JobList = ObjectList<"JobList", Job, ListMeta>;

/** What has been done. */
export interface JobStatus {
  /** State of the job, aspect by aspect; Complete or Failed when it has ended. */
  conditions?: JobCondition[];
  /** When the controller took it on; anew after each suspension. */
  startTime?: string;
  /** When it succeeded. */
  completionTime?: string;
  /** How many pods run or wait. */
  active?: number;
  /** How many pods have succeeded. */
  succeeded?: number;
  /** How many pods have failed. */
  failed?: number;
  /** Numbers that are done, as 1,3-5,7; for completion by number. */
  completedIndexes?: string;
  /** Pods that have ended and are not counted yet. */
  uncountedTerminatedPods?: UncountedTerminatedPods;
  /** How many pods can serve. */
  ready?: number;
}

/** What a job is to do. */
export interface JobSpec {
  /** How many pods may run at once; 1 when absent. */
  parallelism?: number;
  /**
   * How many pods have to succeed; 1 when parallelism is absent too, else one success ends the job, however many pods
   * run.
   */
  completions?: number;
  /** Seconds after which the job is failed. */
  activeDeadlineSeconds?: number;
  /** Failures after which the job is failed; 6 when absent. */
  backoffLimit?: number;
  /** Which pods belong to it; made by the server unless manualSelector is true. */
  selector?: LabelSelector;
  /** Whether selector and labels are the author's own care. */
  manualSelector?: boolean;
  /** What the pods are to be; their restart policy is Never or OnFailure. */
  template: PodTemplateSpec;
  /** Seconds after its end when the job is deleted; never when absent. */
  ttlSecondsAfterFinished?: number;
  /** NonIndexed, also when absent, counts successes; Indexed gives every pod a number, each of which has to succeed. */
  completionMode?: "NonIndexed" | "Indexed";
  /** Whether no pods run for now. */
  suspend?: boolean;
}

/** Pods that have ended and are not counted yet, each in one of the lists. */
export interface UncountedTerminatedPods {
  /** UIDs of pods that have succeeded. */
  succeeded?: string[];
  /** UIDs of pods that have failed. */
  failed?: string[];
}

/** One aspect of the state of a job. */
export interface JobCondition {
  /** Name of the condition. */
  type: string;
  /** True, False or Unknown. */
  status: string;
  /** When the condition was last looked at. */
  lastProbeTime?: string;
  /** When the status last changed. */
  lastTransitionTime?: string;
  /** Why it changed last, in one word for programs. */
  reason?: string;
  /** Details for people. */
  message?: string;
}
