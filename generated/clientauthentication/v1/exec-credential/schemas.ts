// Generated from api-definitions/clientauthentication/v1/exec-credential.yaml. Do not edit.
import { field, rawExtension, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";

/** Schema of ExecCredential (api-definitions/clientauthentication/v1/exec-credential.yaml). */
export const execCredentialSchema: StructSchema = struct("ExecCredential", () => ({
  isKind: true,
  fields: {
    spec: field(execCredentialSpecSchema),
    status: field(execCredentialStatusSchema, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of ExecCredentialSpec (api-definitions/clientauthentication/v1/exec-credential.yaml). */
export const execCredentialSpecSchema: StructSchema = struct("ExecCredentialSpec", () => ({
  fields: {
    cluster: field(clusterSchema, { omitEmpty: true, optional: true }),
    interactive: field(scalar.boolean),
  },
}));

/** Schema of Cluster (api-definitions/clientauthentication/v1/exec-credential.yaml). */
export const clusterSchema: StructSchema = struct("Cluster", () => ({
  fields: {
    server: field(scalar.string),
    "tls-server-name": field(scalar.string, { omitEmpty: true }),
    "insecure-skip-tls-verify": field(scalar.boolean, { omitEmpty: true }),
    "certificate-authority-data": field(scalar.bytes, { omitEmpty: true }),
    "proxy-url": field(scalar.string, { omitEmpty: true }),
    config: field(rawExtension, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of ExecCredentialStatus (api-definitions/clientauthentication/v1/exec-credential.yaml). */
export const execCredentialStatusSchema: StructSchema = struct("ExecCredentialStatus", () => ({
  fields: {
    expirationTimestamp: field(scalar.Time, { omitEmpty: true, optional: true }),
    token: field(scalar.string, { omitEmpty: true }),
    clientCertificateData: field(scalar.string, { omitEmpty: true }),
    clientKeyData: field(scalar.string, { omitEmpty: true }),
  },
}));
