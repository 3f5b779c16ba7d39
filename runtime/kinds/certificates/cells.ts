/** Cells of certificate signing requests. */
import type { CertificateSigningRequest } from "../../../generated/certificates/v1/types.js";
import { humanDuration } from "../../codec/tables/cells.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { ComputedCell } from "../../definition/resource-definition.js";

const SECOND = 1000;

/** The life that is asked for, as a duration; a bookmark has no specification. */
export const requestedDuration: ComputedCell = (object) => {
  const seconds = asRequest(object).spec?.expirationSeconds;
  return seconds === undefined ? "<none>" : humanDuration(seconds * SECOND);
};

/** What was decided, whether the signer refused, and whether a certificate is there: `Approved,Issued`, `Pending,Failed`. */
export const certificateRequestCondition: ComputedCell = (object) => {
  const { status } = asRequest(object);
  const types = new Set((status?.conditions ?? []).map(({ type }) => type));
  const decided = types.has("Denied") ? "Denied" : types.has("Approved") ? "Approved" : "Pending";
  const failed = types.has("Failed") ? ",Failed" : "";
  const issued = (status?.certificate ?? "") === "" ? "" : ",Issued";
  return `${decided}${failed}${issued}`;
};

const asRequest = (object: ApiObject): CertificateSigningRequest => object as unknown as CertificateSigningRequest;
