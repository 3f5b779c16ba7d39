// Generated from api-definitions/meta/v1. Do not edit.

export type * from "./api-group/types.js";
export type * from "./api-group-list/types.js";
export type * from "./api-resource-list/types.js";
export type * from "./api-versions/types.js";
export type * from "./condition/types.js";
export type * from "./create-options/types.js";
export type * from "./delete-options/types.js";
export type * from "./get-options/types.js";
export type * from "./label-selector/types.js";
export type * from "./list-options/types.js";
export type * from "./object-meta/types.js";
export type * from "./partial-object-metadata/types.js";
export type * from "./partial-object-metadata-list/types.js";
export type * from "./patch-options/types.js";
export type * from "./status/types.js";
export type * from "./table/types.js";
export type * from "./table-options/types.js";
export type * from "./update-options/types.js";
export type * from "./watch-event/types.js";
