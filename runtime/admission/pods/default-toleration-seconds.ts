/** DefaultTolerationSeconds: pods stay for a while on nodes that are not ready or cannot be reached, unless they say otherwise (ADM-27). */
import type { VendorProfile } from "../../definition/vendor-profile.js";
import type { AdmissionAttributes } from "../../registry/admission/attributes.js";
import type { AdmissionPlugin } from "../../registry/admission/chain.js";
import { isPodItself, isPods, specOf, type Toleration } from "./pod-model.js";

const EFFECT = "NoExecute";

/** Seconds. */
export interface TolerationSeconds {
  readonly notReady: number;
  readonly unreachable: number;
}

export class DefaultTolerationSeconds implements AdmissionPlugin {
  readonly name = "DefaultTolerationSeconds";
  readonly operations = ["CREATE", "UPDATE"] as const;
  readonly concerns = isPods;
  readonly #defaults: readonly Toleration[];

  constructor({ names }: VendorProfile, { notReady, unreachable }: TolerationSeconds) {
    const toleration = (key: string, tolerationSeconds: number): Toleration => ({
      key: `${names["nodeTaintDomain"]}/${key}`,
      operator: "Exists",
      effect: EFFECT,
      tolerationSeconds,
    });
    this.#defaults = [toleration("not-ready", notReady), toleration("unreachable", unreachable)];
  }

  admit(attributes: AdmissionAttributes): void {
    const { object } = attributes;
    if (!isPodItself(attributes) || object === undefined) return;
    const given = specOf(object).tolerations ?? [];
    const missing = this.#defaults.filter(({ key = "" }) => !given.some((toleration) => speaksOf(toleration, key)));
    if (missing.length === 0) return;
    attributes.fill((pod) => {
      const spec = specOf(pod);
      spec.tolerations = [...(spec.tolerations ?? []), ...missing.map((toleration) => ({ ...toleration }))];
    });
  }
}

/** Whatever it says of the value. */
const speaksOf = ({ key = "", effect }: Toleration, taint: string): boolean =>
  (key === taint || key === "") && (effect === undefined || effect === EFFECT);
