/** AlwaysDeny: nothing that clients ask for is written (ADM-28). What the server does of its own accord passes: it could not start otherwise. */
import type { RequestContext } from "../definition/request-context.js";
import type { AdmissionAttributes } from "../registry/admission/attributes.js";
import type { AdmissionPlugin } from "../registry/admission/chain.js";
import { refused } from "./refused.js";

export class AlwaysDeny implements AdmissionPlugin {
  readonly name = "AlwaysDeny";

  readsObjects(): boolean {
    return false;
  }

  admit(attributes: AdmissionAttributes, context: RequestContext): void {
    this.validate(attributes, context);
  }

  validate(attributes: AdmissionAttributes, { info }: RequestContext): void {
    if (info.isResourceRequest) throw refused(attributes, "admission control is denying all modifications");
  }
}
