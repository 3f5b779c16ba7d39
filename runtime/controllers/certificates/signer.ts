/** Signs approved certificate requests of the built-in signers, or says why not (CSR-13 to CSR-22). */
import { type Controller, IDLE, type ServerControllerOptions } from "../controller.js";
import { CertificateRequests, conditionOf, contentOf, isIssued } from "./requests.js";
import { SIGNER_RULES, type SignerRule } from "./signer-rules.js";

/** Requests worked on at a time: the thread signs one, others are read and written. */
const PARALLEL = 4;

/** Starts the loop from what there is: what was approved while none ran is signed now. Does nothing where no requests are served. */
export function startCertificateSigner(options: ServerControllerOptions): Controller {
  const requests = CertificateRequests.of(options);
  if (requests === undefined) return IDLE;
  const { names } = options.registry.profile;
  const rules = new Map(Object.entries(SIGNER_RULES).map(([role, rule]) => [names[role] as string, rule]));
  return requests.run(PARALLEL, (name) => sign(name, requests, rules, options));
}

async function sign(
  name: string,
  requests: CertificateRequests,
  rules: ReadonlyMap<string, SignerRule>,
  { clock, certificateSigning }: ServerControllerOptions,
): Promise<void> {
  const request = await requests.get(name);
  const rule = request === undefined ? undefined : rules.get(request.spec.signerName);
  if (request === undefined || rule === undefined || isIssued(request)) return;
  if (conditionOf(request, "Approved") === undefined || conditionOf(request, "Failed") !== undefined) return;
  const content = contentOf(request);
  const { signerName, usages = [], expirationSeconds: seconds } = request.spec;
  const refusal = rule(content, usages);
  if (refusal !== undefined) {
    const condition = { type: "Failed", status: "True", reason: "SignerValidationFailure", message: refusal };
    await requests.write(request, "status", { condition });
    return;
  }
  const order = { request: content, usages, seconds, now: clock.now() };
  await requests.write(request, "status", { certificate: await certificateSigning.sign(signerName, order) });
}
