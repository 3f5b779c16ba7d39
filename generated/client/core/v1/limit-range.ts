// Generated from api-definitions/core/v1/limit-range.yaml. Do not edit.
import type {
  Creates,
  Deletes,
  DeletesCollection,
  Described,
  Gets,
  Lists,
  Patches,
  Replaces,
  ResourceDescriptor,
  Stored,
  Watches,
} from "../../../../runtime/client/generated-doorway.js";
import type { LimitRange } from "../../../core/v1/limit-range/types.js";
import type { Status } from "../../../meta/v1/status/types.js";

/** How limitranges are spoken of. */
export const limitRangeDescriptor: ResourceDescriptor = { group: "", version: "v1", kind: "LimitRange", plural: "limitranges", namespaced: true };

/** What can be done with limitranges, in one namespace. */
export interface LimitRangeClient
  extends Described,
    Gets<LimitRange>,
    Lists<LimitRange>,
    Watches<LimitRange>,
    Creates<LimitRange>,
    Replaces<LimitRange>,
    Patches<LimitRange>,
    Deletes<Stored<LimitRange> | Status>,
    DeletesCollection {}
