// Generated from api-definitions. Do not edit.
import type { KindFactory } from "../runtime/definition/resource-definition.js";
import { admissionReviewCodec } from "./admission/v1/admission-review/protobuf.js";
import { admissionReviewSchema } from "./admission/v1/admission-review/schemas.js";
import { apiGroupDiscoveryListCodec } from "./apidiscovery/v2/api-group-discovery-list/protobuf.js";
import { apiGroupDiscoveryListSchema } from "./apidiscovery/v2/api-group-discovery-list/schemas.js";
import { tokenRequestCodec } from "./authentication/v1/token-request/protobuf.js";
import { tokenRequestSchema } from "./authentication/v1/token-request/schemas.js";
import { scaleCodec } from "./autoscaling/v1/scale/protobuf.js";
import { scaleSchema } from "./autoscaling/v1/scale/schemas.js";
import { execCredentialSchema } from "./clientauthentication/v1/exec-credential/schemas.js";
import {
  execCredentialSchema as ClientauthenticationV1beta1execCredentialSchema,
} from "./clientauthentication/v1beta1/exec-credential/schemas.js";
import { nodeProxyOptionsCodec } from "./core/v1/node-proxy-options/protobuf.js";
import { nodeProxyOptionsSchema } from "./core/v1/node-proxy-options/schemas.js";
import { podAttachOptionsCodec } from "./core/v1/pod-attach-options/protobuf.js";
import { podAttachOptionsSchema } from "./core/v1/pod-attach-options/schemas.js";
import { podExecOptionsCodec } from "./core/v1/pod-exec-options/protobuf.js";
import { podExecOptionsSchema } from "./core/v1/pod-exec-options/schemas.js";
import { podLogOptionsCodec } from "./core/v1/pod-log-options/protobuf.js";
import { podLogOptionsSchema } from "./core/v1/pod-log-options/schemas.js";
import { podPortForwardOptionsCodec } from "./core/v1/pod-port-forward-options/protobuf.js";
import { podPortForwardOptionsSchema } from "./core/v1/pod-port-forward-options/schemas.js";
import { podProxyOptionsCodec } from "./core/v1/pod-proxy-options/protobuf.js";
import { podProxyOptionsSchema } from "./core/v1/pod-proxy-options/schemas.js";
import { serviceProxyOptionsCodec } from "./core/v1/service-proxy-options/protobuf.js";
import { serviceProxyOptionsSchema } from "./core/v1/service-proxy-options/schemas.js";
import { imageReviewCodec } from "./imagepolicy/v1alpha1/image-review/protobuf.js";
import { imageReviewSchema } from "./imagepolicy/v1alpha1/image-review/schemas.js";
import { evictionCodec } from "./policy/v1/eviction/protobuf.js";
import { evictionSchema } from "./policy/v1/eviction/schemas.js";
import { evictionCodec as PolicyV1beta1evictionCodec } from "./policy/v1beta1/eviction/protobuf.js";
import { evictionSchema as PolicyV1beta1evictionSchema } from "./policy/v1beta1/eviction/schemas.js";

/** Kinds that are no resources but that sub-resources take and give. */
export const virtualKindFactories: readonly KindFactory[] = [
  (profile) => ({
    group: `apidiscovery.${profile.groupDomain}`,
    version: "v2",
    kind: "APIGroupDiscoveryList",
    schema: apiGroupDiscoveryListSchema,
    protobuf: apiGroupDiscoveryListCodec,
    columns: [],
  }),
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
