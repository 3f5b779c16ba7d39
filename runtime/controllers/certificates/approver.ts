/** Approves what nodes ask for themselves, or with a token of their bootstrap, when an access review allows it (CSR-18). */
import { commonNameOf, type SigningRequest } from "../../certificates/signing-request.js";
import type { VendorProfile } from "../../definition/vendor-profile.js";
import { type Controller, type ControllerOptions, IDLE } from "../controller.js";
import { type CertificateRequest, CertificateRequests, contentOf, isPending } from "./requests.js";
import { nodeClientRule } from "./signer-rules.js";

const PARALLEL = 4;
/** What was not allowed may be allowed later: it is asked again after as long as the request is old, within these bounds. */
const SOONEST_MS = 1_000;
const LATEST_MS = 15 * 60_000;

/** A kind of request that is approved for who may create this sub-resource, which exists for that alone. */
interface Recognized {
  readonly subresource: "selfnodeclient" | "nodeclient";
  readonly message: string;
}

/** Starts the loop; does nothing on a server that serves no certificate requests. */
export function startCertificateApprover(options: ControllerOptions): Controller {
  const requests = CertificateRequests.of(options);
  if (requests === undefined) return IDLE;
  const signer = options.registry.profile.names["signerApiserverClientNodeAgent"];
  return requests.run(PARALLEL, async (name, queue) => {
    const request = await requests.get(name);
    if (request === undefined || request.spec.signerName !== signer || !isPending(request)) return;
    const approved = await approval(request, options);
    if (approved === undefined) return;
    if (approved === false) queue.addAfter(name, pauseOf(request, options.clock.now()));
    else
      await requests.write(request, "approval", {
        condition: { type: "Approved", status: "True", reason: "AutoApproved", message: approved },
      });
  });
}

function pauseOf({ metadata }: CertificateRequest, now: number): number {
  const age = now - Date.parse(metadata.creationTimestamp ?? "");
  return Math.min(Math.max(age, SOONEST_MS), LATEST_MS);
}

/** What is said of the approval; false when the requester may not, undefined for what the signer would refuse and a human is to see. */
async function approval(request: CertificateRequest, options: ControllerOptions): Promise<string | false | undefined> {
  const content = contentOf(request);
  if (nodeClientRule(content, request.spec.usages ?? []) !== undefined) return undefined;
  for (const { subresource, message } of recognized(request, content, options.registry.profile)) {
    if (await mayCreate(request, subresource, options)) return message;
  }
  return false;
}

function recognized({ spec }: CertificateRequest, content: SigningRequest, { names }: VendorProfile): Recognized[] {
  const kind = `${names["nodeAgent"]} client certificate after SubjectAccessReview.`;
  const any: Recognized = { subresource: "nodeclient", message: `Auto approving ${kind}` };
  const own: Recognized = { subresource: "selfnodeclient", message: `Auto approving self ${kind}` };
  return spec.username === commonNameOf(content) ? [own, any] : [any];
}

async function mayCreate({ spec }: CertificateRequest, subresource: string, { registry, clients }: ControllerOptions): Promise<boolean> {
  const { username: user = "", uid = "", groups = [], extra = {} } = spec;
  const group = `certificates.${registry.profile.groupDomain}`;
  const resourceAttributes = { verb: "create", group, version: "*", resource: "certificatesigningrequests", subresource };
  const review = { spec: { user, uid, groups: [...groups], extra: extra as Record<string, string[]>, resourceAttributes } };
  return (await clients.authorization.v1.subjectAccessReviews.create(review)).status?.allowed === true;
}
