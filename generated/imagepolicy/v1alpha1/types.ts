// Generated from api-definitions/imagepolicy/v1alpha1. Do not edit.

export type * from "./image-review/types.js";
