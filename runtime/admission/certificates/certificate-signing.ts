/** CertificateSigning: who hands in a certificate, or says that there will be none, may `sign` for the signer that is asked (CSR-25). */
import type { RequestContext } from "../../definition/request-context.js";
import type { ResourceDefinition } from "../../definition/resource-definition.js";
import { forbidden } from "../../errors/constructors.js";
import { quoteText } from "../../errors/quote-text.js";
import type { AdmissionAttributes } from "../../registry/admission/attributes.js";
import type { AdmissionPlugin } from "../../registry/admission/chain.js";
import type { HandlerServices } from "../../registry/handlers.js";
import { deepEqual } from "../../schema/deep-equal.js";
import { isCertificateRequest, mayServeSigner, signerOf, statusOf } from "./certificate-requests.js";

export class CertificateSigning implements AdmissionPlugin {
  readonly name = "CertificateSigning";
  readonly operations = ["UPDATE"] as const;

  constructor(private readonly services: HandlerServices) {}

  concerns(definition: ResourceDefinition): boolean {
    return isCertificateRequest(definition, this.services.profile);
  }

  validate({ definition, subresource, name, object, oldObject }: AdmissionAttributes, { user }: RequestContext): void | Promise<void> {
    if (subresource !== "status" || object === undefined || oldObject === undefined || !this.concerns(definition)) return;
    if (deepEqual(statusOf(object), statusOf(oldObject))) return;
    const signer = signerOf(oldObject);
    return mayServeSigner(this.services, user, "sign", signer).then((may) => {
      if (!may) throw forbidden(definition, name, `user not permitted to sign requests with signerName ${quoteText(signer)}`);
    });
  }
}
