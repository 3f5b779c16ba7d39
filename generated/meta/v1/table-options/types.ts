// Generated from api-definitions/meta/v1/table-options.yaml. Do not edit.

/** Options of a request for the table form. */
export interface TableOptions {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "TableOptions";
  /** What of the object each row carries; Metadata when absent. */
  includeObject?: "None" | "Metadata" | "Object";
}
