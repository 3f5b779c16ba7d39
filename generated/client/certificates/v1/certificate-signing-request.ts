// Generated from api-definitions/certificates/v1/certificate-signing-request.yaml. Do not edit.
import type {
  Creates,
  Deletes,
  DeletesCollection,
  Described,
  Gets,
  GetsSubresource,
  Lists,
  Patches,
  PatchesSubresource,
  Replaces,
  ReplacesSubresource,
  ResourceDescriptor,
  Stored,
  Watches,
} from "../../../../runtime/client/generated-doorway.js";
import type { CertificateSigningRequest } from "../../../certificates/v1/certificate-signing-request/types.js";
import type { Status } from "../../../meta/v1/status/types.js";

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
    DeletesCollection {
  readonly status: GetsSubresource<CertificateSigningRequest> & ReplacesSubresource<CertificateSigningRequest> & PatchesSubresource<CertificateSigningRequest>;
  readonly approval: GetsSubresource<CertificateSigningRequest> & ReplacesSubresource<CertificateSigningRequest> & PatchesSubresource<CertificateSigningRequest>;
}
