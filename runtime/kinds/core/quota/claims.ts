/** What claims use: storage, in all and of each class (ADM-20). */
import type { PersistentVolumeClaim } from "../../../../generated/core/v1/types.js";
import type { ApiObject } from "../../../definition/object-meta.js";
import type { VendorProfile } from "../../../definition/vendor-profile.js";
import { compareQuantities, type Quantity } from "../../../schema/quantity.js";
import { type Amounts, amountOf, ONE } from "../amounts.js";
import { classOfClaim } from "../volumes/claim-class.js";
import type { Measure } from "./measure.js";

const COUNT = "count/persistentvolumeclaims";
const CLAIMS = "persistentvolumeclaims";
const STORAGE = "requests.storage";

export function claimMeasure(profile: VendorProfile): Measure {
  const suffix = `.storageclass.storage.${profile.groupDomain}/`;
  return {
    group: "",
    resource: "persistentvolumeclaims",
    countsOnly: false,
    operations: ["CREATE", "UPDATE"],
    measures: (name) =>
      name === COUNT || name === CLAIMS || name === STORAGE || name.endsWith(suffix + CLAIMS) || name.endsWith(suffix + STORAGE),
    usage(claim: Readonly<ApiObject>): Amounts {
      const usage = new Map<string, Quantity>([
        [COUNT, ONE],
        [CLAIMS, ONE],
      ]);
      const className = classOfClaim(claim, profile) ?? "";
      const storage = storageOf(claim as unknown as PersistentVolumeClaim);
      if (storage !== undefined) usage.set(STORAGE, storage);
      if (className === "") return usage;
      usage.set(`${className}${suffix}${CLAIMS}`, ONE);
      if (storage !== undefined) usage.set(`${className}${suffix}${STORAGE}`, storage);
      return usage;
    },
  };
}

/** What is asked for, or what is allocated already where that is more; whole bytes. */
function storageOf({ spec, status }: PersistentVolumeClaim): Quantity | undefined {
  const requested = spec?.resources?.requests?.["storage"];
  if (requested === undefined) return undefined;
  const asked = amountOf(requested);
  const allocated = amountOf(status?.allocatedResources?.["storage"] ?? "0");
  return wholeBytes(compareQuantities(allocated, asked) > 0 ? allocated : asked);
}

function wholeBytes(quantity: Quantity): Quantity {
  if (quantity.scale >= 0) return quantity;
  const unit = 10n ** BigInt(-quantity.scale);
  return { ...quantity, unscaled: (quantity.unscaled + unit - 1n) / unit, scale: 0 };
}
