// Generated from api-definitions/clientauthentication/v1/exec-credential.yaml. Do not edit.
import type { JsonObject } from "../../../../runtime/definition/json.js";

/** Asks a program for credentials of a client, and takes its answer. Payload only. */
export interface ExecCredential {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "ExecCredential";
  /** The question. */
  spec?: ExecCredentialSpec;
  /** The answer. */
  status?: ExecCredentialStatus;
}

/** The question. */
export interface ExecCredentialSpec {
  /** The cluster that the client talks to. */
  cluster?: Cluster;
  /** Whether somebody can be asked at the terminal. */
  interactive?: boolean;
}

/** A cluster that a client talks to. */
export interface Cluster {
  /** URL of the API server. */
  server?: string;
  /** Name that the certificate of the server is checked for; the host of the URL when empty. */
  "tls-server-name"?: string;
  /** Does not check the certificate of the server. */
  "insecure-skip-tls-verify"?: boolean;
  /** Authorities, as PEM, that the certificate of the server is checked by. */
  "certificate-authority-data"?: string;
  /** URL of a proxy on the way. */
  "proxy-url"?: string;
  /** Further settings for the program. */
  config?: JsonObject;
}

/** Credentials of a client. */
export interface ExecCredentialStatus {
  /** When they expire; they are kept until the client ends when absent. */
  expirationTimestamp?: string;
  /** A bearer token. */
  token?: string;
  /** A certificate as PEM. */
  clientCertificateData?: string;
  /** The key of the certificate as PEM. */
  clientKeyData?: string;
}
