// Generated from api-definitions/core/v1/component-status.yaml. Do not edit.
import type { Described, Gets, Lists, ResourceDescriptor } from "../../../../runtime/client/generated-doorway.js";
import type { ComponentStatus } from "../../../core/v1/component-status/types.js";

/** How componentstatuses are spoken of. */
export const componentStatusDescriptor: ResourceDescriptor = { group: "", version: "v1", kind: "ComponentStatus", plural: "componentstatuses", namespaced: false };

/** What can be done with componentstatuses. */
export interface ComponentStatusClient
  extends Described,
    Gets<ComponentStatus>,
    Lists<ComponentStatus> {}
