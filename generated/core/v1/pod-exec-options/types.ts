// Generated from api-definitions/core/v1/pod-exec-options.yaml. Do not edit.

/** How to run a command in a container. */
export interface PodExecOptions {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "PodExecOptions";
  /** Sends standard input. */
  stdin?: boolean;
  /** Receives standard output. */
  stdout?: boolean;
  /** Receives standard error. */
  stderr?: boolean;
  /** Gives the command a terminal. */
  tty?: boolean;
  /** The container; the only one when empty. */
  container?: string;
  /** The command and its arguments; it is not run in a shell. */
  command: string[];
}
