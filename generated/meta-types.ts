// Generated from api-definitions/meta. Do not edit.
import type { MetaType } from "../runtime/definition/generated-exports.js";
import { admissionReviewCodec } from "./admission/v1/protobuf.js";
import { admissionReviewSchema } from "./admission/v1/schemas.js";
import { tokenRequestCodec, tokenReviewCodec } from "./authentication/v1/protobuf.js";
import { tokenRequestSchema, tokenReviewSchema } from "./authentication/v1/schemas.js";
import { scaleCodec } from "./autoscaling/v1/protobuf.js";
import { scaleSchema } from "./autoscaling/v1/schemas.js";
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
import {
  apiGroupCodec,
  apiGroupListCodec,
  apiResourceListCodec,
  apiVersionsCodec,
  createOptionsCodec,
  deleteOptionsCodec,
  getOptionsCodec,
  listOptionsCodec,
  partialObjectMetadataCodec,
  partialObjectMetadataListCodec,
  patchOptionsCodec,
  statusCodec,
  updateOptionsCodec,
  watchEventCodec,
} from "./meta/v1/protobuf.js";
import {
  apiGroupListSchema,
  apiGroupSchema,
  apiResourceListSchema,
  apiVersionsSchema,
  createOptionsSchema,
  deleteOptionsSchema,
  getOptionsSchema,
  listOptionsSchema,
  partialObjectMetadataListSchema,
  partialObjectMetadataSchema,
  patchOptionsSchema,
  statusSchema,
  updateOptionsSchema,
  watchEventSchema,
} from "./meta/v1/schemas.js";
import { evictionCodec } from "./policy/v1/protobuf.js";
import { evictionSchema } from "./policy/v1/schemas.js";

/** Kinds that are no resources, by name. */
export const metaTypes: Readonly<Record<string, MetaType>> = {
  APIGroup: { schema: apiGroupSchema, protobuf: apiGroupCodec },
  APIGroupList: { schema: apiGroupListSchema, protobuf: apiGroupListCodec },
  APIResourceList: { schema: apiResourceListSchema, protobuf: apiResourceListCodec },
  APIVersions: { schema: apiVersionsSchema, protobuf: apiVersionsCodec },
  AdmissionReview: { schema: admissionReviewSchema, protobuf: admissionReviewCodec },
  CreateOptions: { schema: createOptionsSchema, protobuf: createOptionsCodec },
  DeleteOptions: { schema: deleteOptionsSchema, protobuf: deleteOptionsCodec },
  Eviction: { schema: evictionSchema, protobuf: evictionCodec },
  GetOptions: { schema: getOptionsSchema, protobuf: getOptionsCodec },
  ImageReview: { schema: imageReviewSchema, protobuf: imageReviewCodec },
  ListOptions: { schema: listOptionsSchema, protobuf: listOptionsCodec },
  NodeProxyOptions: { schema: nodeProxyOptionsSchema, protobuf: nodeProxyOptionsCodec },
  PartialObjectMetadata: { schema: partialObjectMetadataSchema, protobuf: partialObjectMetadataCodec },
  PartialObjectMetadataList: { schema: partialObjectMetadataListSchema, protobuf: partialObjectMetadataListCodec },
  PatchOptions: { schema: patchOptionsSchema, protobuf: patchOptionsCodec },
  PodAttachOptions: { schema: podAttachOptionsSchema, protobuf: podAttachOptionsCodec },
  PodExecOptions: { schema: podExecOptionsSchema, protobuf: podExecOptionsCodec },
  PodLogOptions: { schema: podLogOptionsSchema, protobuf: podLogOptionsCodec },
  PodPortForwardOptions: { schema: podPortForwardOptionsSchema, protobuf: podPortForwardOptionsCodec },
  PodProxyOptions: { schema: podProxyOptionsSchema, protobuf: podProxyOptionsCodec },
  Scale: { schema: scaleSchema, protobuf: scaleCodec },
  ServiceProxyOptions: { schema: serviceProxyOptionsSchema, protobuf: serviceProxyOptionsCodec },
  Status: { schema: statusSchema, protobuf: statusCodec },
  TokenRequest: { schema: tokenRequestSchema, protobuf: tokenRequestCodec },
  TokenReview: { schema: tokenReviewSchema, protobuf: tokenReviewCodec },
  UpdateOptions: { schema: updateOptionsSchema, protobuf: updateOptionsCodec },
  WatchEvent: { schema: watchEventSchema, protobuf: watchEventCodec },
};
