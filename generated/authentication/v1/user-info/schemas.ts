// Generated from api-definitions/authentication/v1/user-info.yaml. Do not edit.
import { atomicList, field, granularMap, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";

/** Schema of UserInfo (api-definitions/authentication/v1/user-info.yaml). */
export const userInfoSchema: StructSchema = struct("UserInfo", () => ({
  fields: {
    username: field(scalar.string, { omitEmpty: true }),
    uid: field(scalar.string, { omitEmpty: true }),
    groups: field(atomicList(scalar.string), { omitEmpty: true }),
    extra: field(granularMap(atomicList(scalar.string)), { omitEmpty: true }),
  },
}));
