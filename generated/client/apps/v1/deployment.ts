// Generated from api-definitions/apps/v1/deployment.yaml. Do not edit.
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
  Replaces,
  ReplacesSubresource,
  ResourceDescriptor,
  Stored,
  Watches,
} from "../../../../runtime/client/generated-doorway.js";
import type { Deployment } from "../../../apps/v1/deployment/types.js";
import type { Scale } from "../../../autoscaling/v1/scale/types.js";
import type { Status } from "../../../meta/v1/status/types.js";

/** How deployments are spoken of. */
export const deploymentDescriptor: ResourceDescriptor = {
  group: "apps",
  version: "v1",
  kind: "Deployment",
  plural: "deployments",
  namespaced: true,
  subresources: { status: null, scale: { group: "autoscaling", version: "v1", kind: "Scale" } },
};

/** What can be done with deployments, in one namespace. */
export interface DeploymentClient
  extends Described,
    Gets<Deployment>,
    Lists<Deployment>,
    Watches<Deployment>,
    Creates<Deployment>,
    Replaces<Deployment>,
    Patches<Deployment>,
    Deletes<Stored<Deployment> | Status>,
    DeletesCollection {
  readonly status: GetsSubresource<Deployment> & ReplacesSubresource<Deployment> & PatchesSubresource<Deployment>;
  readonly scale: GetsSubresource<Scale> & ReplacesSubresource<Scale> & PatchesSubresource<Scale>;
}
