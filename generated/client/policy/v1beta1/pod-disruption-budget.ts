// Generated from api-definitions/policy/v1beta1/pod-disruption-budget.yaml. Do not edit.
import type {
  Creates,
  Deletes,
  DeletesCollection,
  Described,
  Gets,
  GetsSubresource,
  Lists,
  Patches,
  PatchesSubresource,
  ReplacesSubresource,
  ReplacesVersions,
  ResourceDescriptor,
  Stored,
  Watches,
} from "../../../../runtime/client/generated-doorway.js";
import type { Status } from "../../../meta/v1/status/types.js";
import type { PodDisruptionBudget } from "../../../policy/v1beta1/pod-disruption-budget/types.js";

/** How poddisruptionbudgets are spoken of. */
export const podDisruptionBudgetDescriptor: ResourceDescriptor = {
  group: "policy",
  version: "v1beta1",
  kind: "PodDisruptionBudget",
  plural: "poddisruptionbudgets",
  namespaced: true,
  subresources: { status: null },
};

/** What can be done with poddisruptionbudgets, in one namespace. */
export interface PodDisruptionBudgetClient
  extends Described,
    Gets<PodDisruptionBudget>,
    Lists<PodDisruptionBudget>,
    Watches<PodDisruptionBudget>,
    Creates<PodDisruptionBudget>,
    ReplacesVersions<PodDisruptionBudget>,
    Patches<PodDisruptionBudget>,
    Deletes<Stored<PodDisruptionBudget> | Status>,
    DeletesCollection {
  readonly status: GetsSubresource<PodDisruptionBudget> & ReplacesSubresource<PodDisruptionBudget> & PatchesSubresource<PodDisruptionBudget>;
}
