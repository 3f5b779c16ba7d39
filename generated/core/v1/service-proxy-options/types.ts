// Generated from api-definitions/core/v1/service-proxy-options.yaml. Do not edit.

/** Where below a service to go. */
export interface ServiceProxyOptions {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "ServiceProxyOptions";
  /** Path below the service, with the query. */
  path?: string;
}
