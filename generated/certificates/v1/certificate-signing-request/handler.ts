// Generated from api-definitions/certificates/v1/certificate-signing-request.yaml. Do not edit.
import { ageColumn, computedCell, nameColumn, noConversion, resourceDefinition } from "../../../../runtime/codec/generated-doorway.js";
import type { DefinitionFactory } from "../../../../runtime/definition/resource-definition.js";
import { certificateSigningRequestCodec } from "./protobuf.js";
import { certificateSigningRequestSchema } from "./schemas.js";
import { validateCertificateSigningRequest } from "./validators.js";

/** Handles requests on certificatesigningrequests in certificates/v1. */
export const certificateSigningRequestHandler: DefinitionFactory = (profile, kinds) => resourceDefinition({
  origin: "generated",
  group: `certificates.${profile.groupDomain}`,
  version: "v1",
  kind: "CertificateSigningRequest",
  listKind: "CertificateSigningRequestList",
  resource: "certificatesigningrequests",
  singular: "certificatesigningrequest",
  shortNames: ["csr"],
  categories: [],
  namespaced: false,
  verbs: ["get", "list", "watch", "create", "update", "patch", "delete", "deletecollection"],
  subresources: [
    {
      type: "status",
      name: "status",
      verbs: ["get", "update", "patch"],
      writes: ["status"],
      besides: ["metadata.annotations", "metadata.finalizers", "metadata.labels", "metadata.ownerReferences"],
      exclusive: true,
    },
    { type: "fields", name: "approval", verbs: ["get", "update", "patch"], writes: ["status.conditions"], exclusive: true },
  ],
  description: "Asks a signer for a certificate. Somebody approves or denies it, then the signer answers in the status.",
  hook: "certificate-signing-request",
  selectableFields: [{ label: "spec.signerName", path: "spec.signerName", default: "" }],
  nameSyntax: "pathSegment",
  generation: false,
  deleteReturnsObject: false,
  unconditionalUpdate: true,
  lifecycle: { introduced: "1.19" },
  storage: { type: "stored", version: "v1" },
  schema: certificateSigningRequestSchema,
  validate: validateCertificateSigningRequest,
  protobuf: certificateSigningRequestCodec,
  columns: [
    nameColumn,
    ageColumn,
    {
      name: "SignerName",
      type: "string",
      format: "",
      description: "Signer that is asked.",
      priority: 0,
      cell: { print: "value", paths: [["spec", "signerName"]], absent: "<none>" },
    },
    {
      name: "Requestor",
      type: "string",
      format: "",
      description: "User who asks.",
      priority: 0,
      cell: { print: "value", paths: [["spec", "username"]], absent: "" },
    },
    {
      name: "RequestedDuration",
      type: "string",
      format: "",
      description: "Life that is asked for.",
      priority: 0,
      cell: computedCell(kinds, "requestedDuration"),
    },
    {
      name: "Condition",
      type: "string",
      format: "",
      description: "Whether it is approved, denied, failed, issued.",
      priority: 0,
      cell: computedCell(kinds, "certificateRequestCondition"),
    },
  ],
  conversion: noConversion,
});
