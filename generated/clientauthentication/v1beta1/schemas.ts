// Generated from api-definitions/clientauthentication/v1beta1. Do not edit.
import { field, rawExtension, scalar, struct } from "../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../runtime/definition/schema.js";

/** Schema of ExecCredential (api-definitions/clientauthentication/v1/exec-credential.yaml). */
export const execCredentialSchema: StructSchema = struct("ExecCredential", () => ({
  fields: {
    spec: field(execCredentialSpecSchema, 0),
    status: field(execCredentialStatusSchema, 0, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of ExecCredentialSpec (api-definitions/clientauthentication/v1/exec-credential.yaml). */
export const execCredentialSpecSchema: StructSchema = struct("ExecCredentialSpec", () => ({
  fields: {
    cluster: field(clusterSchema, 0, { omitEmpty: true, optional: true }),
    interactive: field(scalar.boolean, 0),
  },
}));

/** Schema of Cluster (api-definitions/clientauthentication/v1/exec-credential.yaml). */
export const clusterSchema: StructSchema = struct("Cluster", () => ({
  fields: {
    server: field(scalar.string, 0),
    "tls-server-name": field(scalar.string, 0, { omitEmpty: true }),
    "insecure-skip-tls-verify": field(scalar.boolean, 0, { omitEmpty: true }),
    "certificate-authority-data": field(scalar.bytes, 0, { omitEmpty: true }),
    "proxy-url": field(scalar.string, 0, { omitEmpty: true }),
    config: field(rawExtension, 0, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of ExecCredentialStatus (api-definitions/clientauthentication/v1/exec-credential.yaml). */
export const execCredentialStatusSchema: StructSchema = struct("ExecCredentialStatus", () => ({
  fields: {
    expirationTimestamp: field(scalar.Time, 0, { omitEmpty: true, optional: true }),
    token: field(scalar.string, 0, { omitEmpty: true }),
    clientCertificateData: field(scalar.string, 0, { omitEmpty: true }),
    clientKeyData: field(scalar.string, 0, { omitEmpty: true }),
  },
}));
