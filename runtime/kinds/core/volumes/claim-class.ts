/** The storage class that a claim names, in its field or in the annotation from before there was one. */
import type { ApiObject } from "../../../definition/object-meta.js";
import type { VendorProfile } from "../../../definition/vendor-profile.js";

/** Undefined where it names none; "" is the wish for none. */
export function classOfClaim(claim: Readonly<ApiObject>, { names }: VendorProfile): string | undefined {
  const annotation = claim.metadata.annotations?.[names["storageClassBetaAnnotation"] ?? ""];
  return annotation ?? (claim["spec"] as { storageClassName?: string } | undefined)?.storageClassName;
}

export const isClaims = ({ group, resource }: { readonly group: string; readonly resource: string }): boolean =>
  group === "" && resource === "persistentvolumeclaims";
