// Generated from api-definitions/core/v1/pod-attach-options.yaml. Do not edit.

/** How to attach to a container. */
export interface PodAttachOptions {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "PodAttachOptions";
  /** Sends standard input. */
  stdin?: boolean;
  /** Receives standard output. */
  stdout?: boolean;
  /** Receives standard error. */
  stderr?: boolean;
  /** Treats the streams as a terminal. */
  tty?: boolean;
  /** The container; the only one when empty. */
  container?: string;
}
