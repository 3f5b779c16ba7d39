// Generated from api-definitions/apidiscovery/v2. Do not edit.

export type * from "./api-group-discovery-list/types.js";
