/** Requests for certificates: who asks is who the server knows him to be, and what was asked, decided and issued stays (CSR rows). */
import type { CertificateSigningRequest } from "../../../generated/certificates/v1/types.js";
import { issuedCertificatesProblem } from "../../certificates/issued-certificates.js";
import { LONGEST_REQUEST, readSigningRequest, SigningRequestError } from "../../certificates/signing-request.js";
import type { RequestContext } from "../../definition/request-context.js";
import type { VendorProfile } from "../../definition/vendor-profile.js";
import { type FieldError, forbiddenField, invalidValue, toldAfter, tooLong } from "../../errors/field-error.js";
import type { ResourceHook } from "../../registry/resource-hook.js";
import { fieldPath } from "../field-path.js";
import { conditionErrors, decisionErrors, keepDecided, stampConditions } from "./conditions.js";
import { signerNameErrors } from "./signer-name.js";

const SIGNER_NAME = fieldPath<CertificateSigningRequest>(({ spec }) => spec.signerName);
const REQUEST = fieldPath<CertificateSigningRequest>(({ spec }) => spec.request);
const CONDITIONS = fieldPath<CertificateSigningRequest>(({ status }) => status.conditions);
const CERTIFICATE = fieldPath<CertificateSigningRequest>(({ status }) => status.certificate);

const asRequest = (object: object): CertificateSigningRequest => object as CertificateSigningRequest;

/** Bytes of a request that an error message shows. */
const SHOWN_BYTES = 64;
/** What stands for a certificate in error messages. */
const CERTIFICATE_DATA = "<certificate data>";

export const signingRequestHook: ResourceHook = {
  prepareForUpdate(object, old, { now, subresource }) {
    const request = asRequest(object);
    request.spec = structuredClone(asRequest(old).spec);
    if (subresource === "status") keepDecided(request, asRequest(old));
    if (subresource !== "") stampConditions(request, asRequest(old), now);
  },
  reserve(object, old, { request }) {
    if (old === undefined) setRequester(asRequest(object), request.user);
    return undefined;
  },
  validate(object, old, { profile, subresource }) {
    const request = asRequest(object);
    if (old === undefined) return requestErrors(request, profile);
    const before = asRequest(old);
    return [
      ...conditionErrors(request),
      ...certificateErrors(request.status?.certificate ?? "", before.status?.certificate ?? ""),
      ...toldAfter(CONDITIONS, decisionErrors(request, before, subresource === "approval")),
    ];
  },
};

function setRequester({ spec }: CertificateSigningRequest, { name, uid, groups, extra }: RequestContext["user"]): void {
  for (const field of ["username", "uid", "groups", "extra"] as const) delete spec[field];
  spec.username = name;
  if (uid !== "") spec.uid = uid;
  if (groups.length > 0) spec.groups = [...groups];
  if (Object.keys(extra).length > 0) spec.extra = Object.fromEntries(Object.entries(extra).map(([key, values]) => [key, [...values]]));
}

/** Mistakes of what is asked for, which does not change afterwards. */
function requestErrors({ spec: { request = "", signerName = "" } }: CertificateSigningRequest, { names }: VendorProfile): FieldError[] {
  const errors = pkcs10Errors(Buffer.from(request, "base64"));
  if (signerName === names["signerLegacyUnknown"]) {
    return [...errors, invalidValue(SIGNER_NAME, signerName, "the legacy signerName is not allowed via this API version")];
  }
  return [...errors, ...signerNameErrors(signerName, SIGNER_NAME)];
}

function pkcs10Errors(pem: Buffer): FieldError[] {
  if (pem.length > LONGEST_REQUEST) return [tooLong(REQUEST, "", LONGEST_REQUEST)];
  try {
    readSigningRequest(pem);
    return [];
  } catch (error) {
    if (!(error instanceof SigningRequestError)) throw error;
    return [{ ...invalidValue(REQUEST, undefined, error.message), shown: shownBytes(pem) }];
  }
}

/** Bytes as messages show them, their beginning only. */
function shownBytes(bytes: Buffer): string {
  const shown = [...bytes.subarray(0, SHOWN_BYTES)].map((byte) => `0x${byte.toString(16)}`);
  return `[]byte{${shown.join(", ")}${bytes.length > SHOWN_BYTES ? ", ..." : ""}}`;
}

/** Mistakes of what a signer hands in; it is final. */
function certificateErrors(issued: string, before: string): FieldError[] {
  if (issued === before) return [];
  if (before !== "") return [forbiddenField(CERTIFICATE, "updates may not modify existing certificate content")];
  const problem = issuedCertificatesProblem(Buffer.from(issued, "base64"));
  return problem === undefined ? [] : [invalidValue(CERTIFICATE, CERTIFICATE_DATA, problem)];
}
