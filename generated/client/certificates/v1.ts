// Generated from api-definitions/certificates/v1. Do not edit.
import {
  type Connection,
  type Creates,
  type Deletes,
  type DeletesCollection,
  type Described,
  type Gets,
  type GetsSubresource,
  type Lists,
  type Patches,
  type PatchesSubresource,
  type Replaces,
  type ReplacesSubresource,
  type ResourceDescriptor,
  type Stored,
  type Watches,
  resourceClient,
} from "../../../runtime/client/generated-doorway.js";
import type { CertificateSigningRequest } from "../../certificates/v1/types.js";
import type { Status } from "../../meta/v1/types.js";

/** How certificatesigningrequests are spoken of. */
export const certificateSigningRequestDescriptor: ResourceDescriptor = {
  group: "certificates",
  vendorGroup: true,
  version: "v1",
  kind: "CertificateSigningRequest",
  plural: "certificatesigningrequests",
  namespaced: false,
  subresources: { status: null, approval: null },
};

/** What can be done with certificatesigningrequests. */
export interface CertificateSigningRequestClient
  extends Described,
    Gets<CertificateSigningRequest>,
    Lists<CertificateSigningRequest>,
    Watches<CertificateSigningRequest>,
    Creates<CertificateSigningRequest>,
    Replaces<CertificateSigningRequest>,
    Patches<CertificateSigningRequest>,
    Deletes<Stored<CertificateSigningRequest> | Status>,
    DeletesCollection<CertificateSigningRequest> {
  readonly status: GetsSubresource<CertificateSigningRequest> & ReplacesSubresource<CertificateSigningRequest> & PatchesSubresource<CertificateSigningRequest>;
  readonly approval: GetsSubresource<CertificateSigningRequest> & ReplacesSubresource<CertificateSigningRequest> & PatchesSubresource<CertificateSigningRequest>;
}

/** The resources of certificates/v1. */
export class CertificatesV1 {
  constructor(readonly connection: Connection) {
  }

  /** Asks a signer for a certificate. Somebody approves or denies it, then the signer answers in the status. */
  get certificateSigningRequests(): CertificateSigningRequestClient {
    return resourceClient(this.connection, certificateSigningRequestDescriptor);
  }
}
