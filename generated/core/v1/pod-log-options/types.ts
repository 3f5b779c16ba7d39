// Generated from api-definitions/core/v1/pod-log-options.yaml. Do not edit.

/** Which lines of a log to show. */
export interface PodLogOptions {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "PodLogOptions";
  /** The container; the only one when empty. */
  container?: string;
  /** Goes on with lines as they come. */
  follow?: boolean;
  /** Shows the log of the container's former run. */
  previous?: boolean;
  /** Leaves out lines older than this many seconds. */
  sinceSeconds?: number;
  /** Leaves out lines older than this time. */
  sinceTime?: string;
  /** Puts the time before every line. */
  timestamps?: boolean;
  /** Shows this many lines from the end. */
  tailLines?: number;
  /** Ends after this many bytes, perhaps within a line. */
  limitBytes?: number | bigint;
  /** Does not check the certificate of the node agent: what is shown may then come from somebody else. */
  insecureSkipTLSVerifyBackend?: boolean;
}
