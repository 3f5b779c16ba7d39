// Generated from api-definitions/certificates/v1. Do not edit.
import { type Connection, resourceClient } from "../../../runtime/client/generated-doorway.js";
import { type CertificateSigningRequestClient, certificateSigningRequestDescriptor } from "./v1/certificate-signing-request.js";

/** The resources of certificates/v1. */
export class CertificatesV1 {
  constructor(readonly connection: Connection) {
  }

  /** Asks a signer for a certificate. Somebody approves or denies it, then the signer answers in the status. */
  get certificateSigningRequests(): CertificateSigningRequestClient {
    return resourceClient(this.connection, certificateSigningRequestDescriptor);
  }
}

export type { CertificateSigningRequestClient } from "./v1/certificate-signing-request.js";
