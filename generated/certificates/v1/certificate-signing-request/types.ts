// Generated from api-definitions/certificates/v1/certificate-signing-request.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";

/** Asks a signer for a certificate. Somebody approves or denies it, then the signer answers in the status. */
export interface CertificateSigningRequest {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "CertificateSigningRequest";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** What is asked for; it cannot be changed. */
  spec: CertificateSigningRequestSpec;
  /** What became of it. */
  status?: CertificateSigningRequestStatus;
}

/** A list of CertificateSigningRequest objects. */
export type CertificateSigningRequestList = ObjectList<"CertificateSigningRequestList", CertificateSigningRequest, ListMeta>;

/** What is asked for; it cannot be changed. */
export interface CertificateSigningRequestSpec {
  /** The request of PKCS#10 as PEM. */
  request: string;
  /** Signer that is asked, as example.com/name. */
  signerName: string;
  /** Life that is asked for, in seconds, at least 600; the signer may give less. */
  expirationSeconds?: number;
  /** What the certificate is to be used for, such as client auth. */
  usages?: Array<"any" | "cert sign" | "client auth" | "code signing" | "content commitment" | "crl sign" | "data encipherment" | "decipher only" | "digital signature" | "email protection" | "encipher only" | "ipsec end system" | "ipsec tunnel" | "ipsec user" | "key agreement" | "key encipherment" | "microsoft sgc" | "netscape sgc" | "ocsp signing" | "s/mime" | "server auth" | "signing" | "timestamping">;
  /** User who asks; set by the server. */
  username?: string;
  /** UID of the user; set by the server. */
  uid?: string;
  /** Groups of the user; set by the server. */
  groups?: string[];
  /** Further facts about the user, by key; set by the server. */
  extra?: Record<string, string[]>;
}

/** What became of it. */
export interface CertificateSigningRequestStatus {
  /** What was decided: Approved, Denied, Failed. */
  conditions?: CertificateSigningRequestCondition[];
  /** The certificate as PEM, followed by those of intermediate authorities; it is set once. */
  certificate?: string;
}

/** What was decided about a request. */
export interface CertificateSigningRequestCondition {
  /** Approved, Denied, Failed, or another. */
  type: string;
  /** True, False or Unknown; True only for the three known ones. */
  status: string;
  /** Why, in one word for programs. */
  reason?: string;
  /** Why, for people. */
  message?: string;
  /** When it was last written. */
  lastUpdateTime?: string;
  /** When the status last changed. */
  lastTransitionTime?: string;
}
