/** AlwaysAdmit: asks for nothing; the peer keeps it for those who name it (ADM-28). */
import type { AdmissionPlugin } from "../registry/admission/chain.js";

export class AlwaysAdmit implements AdmissionPlugin {
  readonly name = "AlwaysAdmit";

  readsObjects(): boolean {
    return false;
  }
}
