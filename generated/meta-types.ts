// Generated from api-definitions/meta. Do not edit.
import type { MetaType } from "../runtime/definition/generated-exports.js";
import { apiGroupListCodec } from "./meta/v1/api-group-list/protobuf.js";
import { apiGroupListSchema } from "./meta/v1/api-group-list/schemas.js";
import { apiGroupCodec } from "./meta/v1/api-group/protobuf.js";
import { apiGroupSchema } from "./meta/v1/api-group/schemas.js";
import { apiResourceListCodec } from "./meta/v1/api-resource-list/protobuf.js";
import { apiResourceListSchema } from "./meta/v1/api-resource-list/schemas.js";
import { apiVersionsCodec } from "./meta/v1/api-versions/protobuf.js";
import { apiVersionsSchema } from "./meta/v1/api-versions/schemas.js";
import { createOptionsCodec } from "./meta/v1/create-options/protobuf.js";
import { createOptionsSchema } from "./meta/v1/create-options/schemas.js";
import { deleteOptionsCodec } from "./meta/v1/delete-options/protobuf.js";
import { deleteOptionsSchema } from "./meta/v1/delete-options/schemas.js";
import { getOptionsCodec } from "./meta/v1/get-options/protobuf.js";
import { getOptionsSchema } from "./meta/v1/get-options/schemas.js";
import { listOptionsCodec } from "./meta/v1/list-options/protobuf.js";
import { listOptionsSchema } from "./meta/v1/list-options/schemas.js";
import { partialObjectMetadataListCodec } from "./meta/v1/partial-object-metadata-list/protobuf.js";
import { partialObjectMetadataListSchema } from "./meta/v1/partial-object-metadata-list/schemas.js";
import { partialObjectMetadataCodec } from "./meta/v1/partial-object-metadata/protobuf.js";
import { partialObjectMetadataSchema } from "./meta/v1/partial-object-metadata/schemas.js";
import { patchOptionsCodec } from "./meta/v1/patch-options/protobuf.js";
import { patchOptionsSchema } from "./meta/v1/patch-options/schemas.js";
import { statusCodec } from "./meta/v1/status/protobuf.js";
import { statusSchema } from "./meta/v1/status/schemas.js";
import { updateOptionsCodec } from "./meta/v1/update-options/protobuf.js";
import { updateOptionsSchema } from "./meta/v1/update-options/schemas.js";
import { watchEventCodec } from "./meta/v1/watch-event/protobuf.js";
import { watchEventSchema } from "./meta/v1/watch-event/schemas.js";

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
