// Generated from api-definitions/storage/v1beta1. Do not edit.

export type * from "./csi-storage-capacity/types.js";
