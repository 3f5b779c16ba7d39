/** CertificateApproval: who approves or denies a certificate request may `approve` for the signer that it asks (CSR-24). */
import type { RequestContext } from "../../definition/request-context.js";
import type { ResourceDefinition } from "../../definition/resource-definition.js";
import { forbidden } from "../../errors/constructors.js";
import { quoteText } from "../../errors/quote-text.js";
import type { AdmissionAttributes } from "../../registry/admission/attributes.js";
import type { AdmissionPlugin } from "../../registry/admission/chain.js";
import type { HandlerServices } from "../../registry/handlers.js";
import { isCertificateRequest, mayServeSigner, signerOf } from "./certificate-requests.js";

export class CertificateApproval implements AdmissionPlugin {
  readonly name = "CertificateApproval";
  readonly operations = ["UPDATE"] as const;

  constructor(private readonly services: HandlerServices) {}

  concerns(definition: ResourceDefinition): boolean {
    return isCertificateRequest(definition, this.services.profile);
  }

  validate({ definition, subresource, name, oldObject }: AdmissionAttributes, { user }: RequestContext): void | Promise<void> {
    if (subresource !== "approval" || oldObject === undefined || !this.concerns(definition)) return;
    const signer = signerOf(oldObject);
    return mayServeSigner(this.services, user, "approve", signer).then((may) => {
      if (!may) throw forbidden(definition, name, `user not permitted to approve requests with signerName ${quoteText(signer)}`);
    });
  }
}
