/** The vendor names that a client needs; generated from the vendor profiles of the definitions. */

export interface ClientProfile {
  /** Name of the profile, e.g. `orch`. */
  readonly name: string;
  /** Domain of API groups, e.g. the end of `storage.orch.io`. */
  readonly groupDomain: string;
  /** Media type and first bytes of the binary encoding. */
  readonly protobufMediaType: string;
  readonly protobufPrefix: readonly number[];
  /** Annotation of the bookmark that ends the initial events of a watch. */
  readonly initialEventsEndAnnotation: string;
  /** Where a program inside the cluster finds its token, `ca.crt` and namespace. */
  readonly serviceAccountDirectory: string;
  /** Beginning of the names of environment variables, e.g. `ORCH` of `ORCH_SERVICE_HOST` and `ORCH_EXEC_INFO`. */
  readonly environmentPrefix: string;
}
