/** CertificateSubjectRestriction: nobody asks for a client certificate that passes every authorization. */
import { organizationsOf, readSigningRequest, SigningRequestError } from "../../certificates/signing-request.js";
import type { ResourceDefinition } from "../../definition/resource-definition.js";
import type { VendorProfile } from "../../definition/vendor-profile.js";
import { forbidden } from "../../errors/constructors.js";
import type { AdmissionAttributes } from "../../registry/admission/attributes.js";
import type { AdmissionPlugin } from "../../registry/admission/chain.js";
import { isCertificateRequest, requestOf, signerOf } from "./certificate-requests.js";

/** Group whose members may do everything. */
const ADMINISTRATORS = "system:masters";

export class CertificateSubjectRestriction implements AdmissionPlugin {
  readonly name = "CertificateSubjectRestriction";
  readonly operations = ["CREATE"] as const;

  constructor(private readonly profile: VendorProfile) {}

  concerns(definition: ResourceDefinition): boolean {
    return isCertificateRequest(definition, this.profile);
  }

  validate({ definition, subresource, name, object }: AdmissionAttributes): void {
    if (subresource !== "" || object === undefined || !this.concerns(definition)) return;
    const signer = this.profile.names["signerApiserverClient"];
    if (signerOf(object) !== signer) return;
    if (organizationsOf(parsed(definition, name, requestOf(object))).includes(ADMINISTRATORS)) {
      throw forbidden(definition, name, `use of ${signer} signer with ${ADMINISTRATORS} group is not allowed`);
    }
  }
}

function parsed(definition: ResourceDefinition, name: string, pem: Buffer) {
  try {
    return readSigningRequest(pem);
  } catch (error) {
    if (error instanceof SigningRequestError) throw forbidden(definition, name, `failed to parse CSR: ${error.message}`);
    throw error;
  }
}
