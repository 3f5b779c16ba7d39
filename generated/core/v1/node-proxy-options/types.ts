// Generated from api-definitions/core/v1/node-proxy-options.yaml. Do not edit.

/** Where below a node to go. */
export interface NodeProxyOptions {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "NodeProxyOptions";
  /** Path below the node, with the query. */
  path?: string;
}
