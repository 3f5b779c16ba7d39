// Generated from api-definitions/meta/v1/api-versions.yaml. Do not edit.

/** Versions of the core group. */
export interface APIVersions {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "APIVersions";
  /** Names of the versions. */
  versions: string[];
  /** Addresses at which clients reach the server, by their own address. */
  serverAddressByClientCIDRs: ServerAddressByClientCIDR[];
}

/** Address for the clients of one network. */
export interface ServerAddressByClientCIDR {
  /** Network of the client. */
  clientCIDR: string;
  /** Host, or host and port, to use from there. */
  serverAddress: string;
}
