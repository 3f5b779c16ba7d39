// Generated from api-definitions/storage/v1. Do not edit.

export type * from "./csi-driver/types.js";
export type * from "./csi-node/types.js";
export type * from "./csi-storage-capacity/types.js";
export type * from "./storage-class/types.js";
export type * from "./volume-attachment/types.js";
