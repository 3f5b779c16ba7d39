// Generated from api-definitions/meta/v1/condition.yaml. Do not edit.

/** One aspect of the current state of an object. */
export interface Condition {
  /** Name of the condition. */
  type: string;
  /** Whether it holds. */
  status: "True" | "False" | "Unknown";
  /** Generation of the object that the condition was set for. */
  observedGeneration?: number;
  /** When the status last changed. */
  lastTransitionTime: string;
  /** Why it changed last, in one word for programs. */
  reason: string;
  /** Details for people. */
  message: string;
}
