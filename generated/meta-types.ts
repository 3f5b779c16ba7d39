// Generated from api-definitions/meta. Do not edit.
import type { MetaType } from "../runtime/definition/generated-exports.js";
import { tokenRequestCodec, tokenReviewCodec } from "./authentication/v1/protobuf.js";
import { tokenRequestSchema, tokenReviewSchema } from "./authentication/v1/schemas.js";
import { scaleCodec } from "./autoscaling/v1/protobuf.js";
import { scaleSchema } from "./autoscaling/v1/schemas.js";
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
  CreateOptions: { schema: createOptionsSchema, protobuf: createOptionsCodec },
  DeleteOptions: { schema: deleteOptionsSchema, protobuf: deleteOptionsCodec },
  Eviction: { schema: evictionSchema, protobuf: evictionCodec },
  GetOptions: { schema: getOptionsSchema, protobuf: getOptionsCodec },
  ListOptions: { schema: listOptionsSchema, protobuf: listOptionsCodec },
  PartialObjectMetadata: { schema: partialObjectMetadataSchema, protobuf: partialObjectMetadataCodec },
  PartialObjectMetadataList: { schema: partialObjectMetadataListSchema, protobuf: partialObjectMetadataListCodec },
  PatchOptions: { schema: patchOptionsSchema, protobuf: patchOptionsCodec },
  Scale: { schema: scaleSchema, protobuf: scaleCodec },
  Status: { schema: statusSchema, protobuf: statusCodec },
  TokenRequest: { schema: tokenRequestSchema, protobuf: tokenRequestCodec },
  TokenReview: { schema: tokenReviewSchema, protobuf: tokenReviewCodec },
  UpdateOptions: { schema: updateOptionsSchema, protobuf: updateOptionsCodec },
  WatchEvent: { schema: watchEventSchema, protobuf: watchEventCodec },
};
