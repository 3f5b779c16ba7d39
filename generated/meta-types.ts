// Generated from api-definitions/meta. Do not edit.
import type { MetaType } from "../runtime/definition/generated-exports.js";
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

/** Kinds of requests and answers that every group has, by name. */
export const metaTypes: Readonly<Record<string, MetaType>> = {
  APIGroup: { schema: apiGroupSchema, protobuf: apiGroupCodec },
  APIGroupList: { schema: apiGroupListSchema, protobuf: apiGroupListCodec },
  APIResourceList: { schema: apiResourceListSchema, protobuf: apiResourceListCodec },
  APIVersions: { schema: apiVersionsSchema, protobuf: apiVersionsCodec },
  CreateOptions: { schema: createOptionsSchema, protobuf: createOptionsCodec },
  DeleteOptions: { schema: deleteOptionsSchema, protobuf: deleteOptionsCodec },
  GetOptions: { schema: getOptionsSchema, protobuf: getOptionsCodec },
  ListOptions: { schema: listOptionsSchema, protobuf: listOptionsCodec },
  PartialObjectMetadata: { schema: partialObjectMetadataSchema, protobuf: partialObjectMetadataCodec },
  PartialObjectMetadataList: { schema: partialObjectMetadataListSchema, protobuf: partialObjectMetadataListCodec },
  PatchOptions: { schema: patchOptionsSchema, protobuf: patchOptionsCodec },
  Status: { schema: statusSchema, protobuf: statusCodec },
  UpdateOptions: { schema: updateOptionsSchema, protobuf: updateOptionsCodec },
  WatchEvent: { schema: watchEventSchema, protobuf: watchEventCodec },
};
