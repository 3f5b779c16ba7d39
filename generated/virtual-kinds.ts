// Generated from api-definitions. Do not edit.
import type { KindFactory } from "../runtime/definition/resource-definition.js";
import { admissionReviewCodec } from "./admission/v1/protobuf.js";
import { admissionReviewSchema } from "./admission/v1/schemas.js";
import { tokenRequestCodec } from "./authentication/v1/protobuf.js";
import { tokenRequestSchema } from "./authentication/v1/schemas.js";
import { scaleCodec } from "./autoscaling/v1/protobuf.js";
import { scaleSchema } from "./autoscaling/v1/schemas.js";
import { execCredentialSchema } from "./clientauthentication/v1/schemas.js";
import { execCredentialSchema as ClientauthenticationV1beta1execCredentialSchema } from "./clientauthentication/v1beta1/schemas.js";
import {
  nodeProxyOptionsCodec,
  podAttachOptionsCodec,
  podExecOptionsCodec,
  podLogOptionsCodec,
  podPortForwardOptionsCodec,
  podProxyOptionsCodec,
  serviceProxyOptionsCodec,
} from "./core/v1/protobuf.js";
import {
  nodeProxyOptionsSchema,
  podAttachOptionsSchema,
  podExecOptionsSchema,
  podLogOptionsSchema,
  podPortForwardOptionsSchema,
  podProxyOptionsSchema,
  serviceProxyOptionsSchema,
} from "./core/v1/schemas.js";
import { imageReviewCodec } from "./imagepolicy/v1alpha1/protobuf.js";
import { imageReviewSchema } from "./imagepolicy/v1alpha1/schemas.js";
import { evictionCodec } from "./policy/v1/protobuf.js";
import { evictionSchema } from "./policy/v1/schemas.js";
import { evictionCodec as PolicyV1beta1evictionCodec } from "./policy/v1beta1/protobuf.js";
import { evictionSchema as PolicyV1beta1evictionSchema } from "./policy/v1beta1/schemas.js";

/** Kinds that are no resources but that sub-resources take and give. */
export const virtualKindFactories: readonly KindFactory[] = [
  (profile) => ({
    group: `admission.${profile.groupDomain}`,
    version: "v1",
    kind: "AdmissionReview",
    schema: admissionReviewSchema,
    protobuf: admissionReviewCodec,
    columns: [],
  }),
  () => ({ group: "policy", version: "v1", kind: "Eviction", schema: evictionSchema, protobuf: evictionCodec, columns: [] }),
  () => ({
    group: "policy",
    version: "v1beta1",
    kind: "Eviction",
    schema: PolicyV1beta1evictionSchema,
    protobuf: PolicyV1beta1evictionCodec,
    columns: [],
  }),
  (profile) => ({
    group: `client.authentication.${profile.groupDomain}`,
    version: "v1",
    kind: "ExecCredential",
    schema: execCredentialSchema,
    columns: [],
  }),
  (profile) => ({
    group: `client.authentication.${profile.groupDomain}`,
    version: "v1beta1",
    kind: "ExecCredential",
    schema: ClientauthenticationV1beta1execCredentialSchema,
    columns: [],
  }),
  (profile) => ({
    group: `imagepolicy.${profile.groupDomain}`,
    version: "v1alpha1",
    kind: "ImageReview",
    schema: imageReviewSchema,
    protobuf: imageReviewCodec,
    columns: [],
  }),
  () => ({ group: "", version: "v1", kind: "NodeProxyOptions", schema: nodeProxyOptionsSchema, protobuf: nodeProxyOptionsCodec, columns: [] }),
  () => ({ group: "", version: "v1", kind: "PodAttachOptions", schema: podAttachOptionsSchema, protobuf: podAttachOptionsCodec, columns: [] }),
  () => ({ group: "", version: "v1", kind: "PodExecOptions", schema: podExecOptionsSchema, protobuf: podExecOptionsCodec, columns: [] }),
  () => ({ group: "", version: "v1", kind: "PodLogOptions", schema: podLogOptionsSchema, protobuf: podLogOptionsCodec, columns: [] }),
  () => ({
    group: "",
    version: "v1",
    kind: "PodPortForwardOptions",
    schema: podPortForwardOptionsSchema,
    protobuf: podPortForwardOptionsCodec,
    columns: [],
  }),
  () => ({ group: "", version: "v1", kind: "PodProxyOptions", schema: podProxyOptionsSchema, protobuf: podProxyOptionsCodec, columns: [] }),
  () => ({ group: "autoscaling", version: "v1", kind: "Scale", schema: scaleSchema, protobuf: scaleCodec, columns: [] }),
  () => ({
    group: "",
    version: "v1",
    kind: "ServiceProxyOptions",
    schema: serviceProxyOptionsSchema,
    protobuf: serviceProxyOptionsCodec,
    columns: [],
  }),
  (profile) => ({
    group: `authentication.${profile.groupDomain}`,
    version: "v1",
    kind: "TokenRequest",
    schema: tokenRequestSchema,
    protobuf: tokenRequestCodec,
    columns: [],
  }),
];
