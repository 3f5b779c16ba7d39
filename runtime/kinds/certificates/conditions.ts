/** Conditions of certificate requests: what was decided, by whom it may be said, and that it stands (CSR-08 to CSR-10). */
import type {
  CertificateSigningRequest,
  CertificateSigningRequestCondition as Condition,
} from "../../../generated/certificates/v1/types.js";
import { duplicate, type FieldError, forbiddenField, invalidValue, notSupported, required } from "../../errors/field-error.js";
import { quoteText } from "../../errors/quote-text.js";
import { fieldPath } from "../field-path.js";

const FIELD = fieldPath<CertificateSigningRequest>(({ status }) => status.conditions);
/** What is decided by whoever may write `approval`. */
const APPROVALS = ["Approved", "Denied"] as const;
/** What is never taken back. */
const FINAL = [...APPROVALS, "Failed"] as const;
const STATUSES = ["False", "True", "Unknown"] as const;

const conditionsOf = ({ status }: CertificateSigningRequest): Condition[] => status?.conditions ?? [];
const ofType = (request: CertificateSigningRequest, type: string): Condition[] =>
  conditionsOf(request).filter((condition) => condition.type === type);

/** Fills times that the client left out; a status that stays the same keeps the time when it came about. */
export function stampConditions(request: CertificateSigningRequest, old: CertificateSigningRequest, now: string): void {
  const key = ({ type, status }: Condition): string => JSON.stringify([type, status]);
  const since = new Map(conditionsOf(old).map((condition) => [key(condition), condition.lastTransitionTime]));
  for (const condition of conditionsOf(request)) {
    condition.lastUpdateTime ??= now;
    condition.lastTransitionTime ??= since.get(key(condition)) ?? now;
  }
}

/** What was decided stands as it is where as many decisions of its type are sent, whatever else a client says of them. */
export function keepDecided(request: CertificateSigningRequest, old: CertificateSigningRequest): void {
  const conditions = conditionsOf(request);
  for (const type of APPROVALS) {
    const [before, after] = [ofType(old, type), ofType(request, type)];
    if (before.length === after.length)
      for (const [index, condition] of after.entries()) conditions[conditions.indexOf(condition)] = before[index] as Condition;
  }
}

/** Mistakes of each, and of those that cannot stand together. */
export function conditionErrors(request: CertificateSigningRequest): FieldError[] {
  const errors: FieldError[] = [];
  const seen = new Set<string>();
  for (const [index, { type, status }] of conditionsOf(request).entries()) {
    const field = `${FIELD}[${index}]`;
    if (type === "") errors.push(required(`${field}.type`, ""));
    const accepted = (FINAL as readonly string[]).includes(type) ? ["True"] : STATUSES;
    if (status === "") errors.push(required(`${field}.status`, ""));
    else if (!(accepted as readonly string[]).includes(status)) errors.push(notSupported(`${field}.status`, status, accepted));
    if ((type === "Approved" && seen.has("Denied")) || (type === "Denied" && seen.has("Approved"))) {
      errors.push(invalidValue(`${field}.type`, type, "Approved and Denied conditions are mutually exclusive"));
    }
    if (seen.has(type)) errors.push(duplicate(`${field}.type`, type));
    seen.add(type);
  }
  return errors;
}

/** What an update may not do to what was decided; `approves`: it comes through `approval`. */
export function decisionErrors(request: CertificateSigningRequest, old: CertificateSigningRequest, approves: boolean): FieldError[] {
  const refuse = (what: string, type: string): FieldError =>
    forbiddenField(FIELD, `updates may not ${what} a condition of type ${quoteText(type)}`);
  const errors: FieldError[] = [];
  for (const type of FINAL) {
    if (ofType(request, type).length < ofType(old, type).length) errors.push(refuse("remove", type));
  }
  if (approves) return errors;
  for (const type of APPROVALS) {
    const [before, after] = [ofType(old, type), ofType(request, type)];
    if (after.length > before.length) errors.push(refuse("add", type));
  }
  return errors;
}
