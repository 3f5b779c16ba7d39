// Generated from api-definitions/apps/v1. Do not edit.
import {
  type Connection,
  type Creates,
  type Deletes,
  type DeletesCollection,
  type Described,
  type Gets,
  type GetsSubresource,
  type Lists,
  type Namespaced,
  type Patches,
  type PatchesSubresource,
  type Replaces,
  type ReplacesSubresource,
  type ResourceDescriptor,
  type Stored,
  type Watches,
  resourceClient,
} from "../../../runtime/client/generated-doorway.js";
import type { ControllerRevision, DaemonSet, Deployment, ReplicaSet, StatefulSet } from "../../apps/v1/types.js";
import type { Scale } from "../../autoscaling/v1/types.js";
import type { Status } from "../../meta/v1/types.js";

/** How controllerrevisions are spoken of. */
export const controllerRevisionDescriptor: ResourceDescriptor = { group: "apps", version: "v1", kind: "ControllerRevision", plural: "controllerrevisions", namespaced: true };

/** What can be done with controllerrevisions, in one namespace. */
export interface ControllerRevisionClient
  extends Described,
    Gets<ControllerRevision>,
    Lists<ControllerRevision>,
    Watches<ControllerRevision>,
    Creates<ControllerRevision>,
    Replaces<ControllerRevision>,
    Patches<ControllerRevision>,
    Deletes<Stored<ControllerRevision> | Status>,
    DeletesCollection<ControllerRevision> {}

/** How daemonsets are spoken of. */
export const daemonSetDescriptor: ResourceDescriptor = { group: "apps", version: "v1", kind: "DaemonSet", plural: "daemonsets", namespaced: true, subresources: { status: null } };

/** What can be done with daemonsets, in one namespace. */
export interface DaemonSetClient
  extends Described,
    Gets<DaemonSet>,
    Lists<DaemonSet>,
    Watches<DaemonSet>,
    Creates<DaemonSet>,
    Replaces<DaemonSet>,
    Patches<DaemonSet>,
    Deletes<Stored<DaemonSet> | Status>,
    DeletesCollection<DaemonSet> {
  readonly status: GetsSubresource<DaemonSet> & ReplacesSubresource<DaemonSet> & PatchesSubresource<DaemonSet>;
}

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
    DeletesCollection<Deployment> {
  readonly status: GetsSubresource<Deployment> & ReplacesSubresource<Deployment> & PatchesSubresource<Deployment>;
  readonly scale: GetsSubresource<Scale> & ReplacesSubresource<Scale> & PatchesSubresource<Scale>;
}

/** How replicasets are spoken of. */
export const replicaSetDescriptor: ResourceDescriptor = {
  group: "apps",
  version: "v1",
  kind: "ReplicaSet",
  plural: "replicasets",
  namespaced: true,
  subresources: { status: null, scale: { group: "autoscaling", version: "v1", kind: "Scale" } },
};

/** What can be done with replicasets, in one namespace. */
export interface ReplicaSetClient
  extends Described,
    Gets<ReplicaSet>,
    Lists<ReplicaSet>,
    Watches<ReplicaSet>,
    Creates<ReplicaSet>,
    Replaces<ReplicaSet>,
    Patches<ReplicaSet>,
    Deletes<Stored<ReplicaSet> | Status>,
    DeletesCollection<ReplicaSet> {
  readonly status: GetsSubresource<ReplicaSet> & ReplacesSubresource<ReplicaSet> & PatchesSubresource<ReplicaSet>;
  readonly scale: GetsSubresource<Scale> & ReplacesSubresource<Scale> & PatchesSubresource<Scale>;
}

/** How statefulsets are spoken of. */
export const statefulSetDescriptor: ResourceDescriptor = {
  group: "apps",
  version: "v1",
  kind: "StatefulSet",
  plural: "statefulsets",
  namespaced: true,
  subresources: { status: null, scale: { group: "autoscaling", version: "v1", kind: "Scale" } },
};

/** What can be done with statefulsets, in one namespace. */
export interface StatefulSetClient
  extends Described,
    Gets<StatefulSet>,
    Lists<StatefulSet>,
    Watches<StatefulSet>,
    Creates<StatefulSet>,
    Replaces<StatefulSet>,
    Patches<StatefulSet>,
    Deletes<Stored<StatefulSet> | Status>,
    DeletesCollection<StatefulSet> {
  readonly status: GetsSubresource<StatefulSet> & ReplacesSubresource<StatefulSet> & PatchesSubresource<StatefulSet>;
  readonly scale: GetsSubresource<Scale> & ReplacesSubresource<Scale> & PatchesSubresource<Scale>;
}

/** The resources of apps/v1. */
export class AppsV1 {
  constructor(readonly connection: Connection) {
  }

  /** A state of a daemon set or stateful set, kept so that one can go back to it. Its data does not change. */
  get controllerRevisions(): Namespaced<ControllerRevisionClient, Lists<ControllerRevision> & Watches<ControllerRevision>> {
    return resourceClient(this.connection, controllerRevisionDescriptor);
  }

  /** Keeps one pod running on every node that fits. */
  get daemonSets(): Namespaced<DaemonSetClient, Lists<DaemonSet> & Watches<DaemonSet>> {
    return resourceClient(this.connection, daemonSetDescriptor);
  }

  /** Keeps a number of equal pods running, and replaces them step by step when their template changes. */
  get deployments(): Namespaced<DeploymentClient, Lists<Deployment> & Watches<Deployment>> {
    return resourceClient(this.connection, deploymentDescriptor);
  }

  /** Keeps a number of equal pods running. Deployments make and use them. */
  get replicaSets(): Namespaced<ReplicaSetClient, Lists<ReplicaSet> & Watches<ReplicaSet>> {
    return resourceClient(this.connection, replicaSetDescriptor);
  }

  /** Keeps numbered pods running, each with a name and volumes of its own. */
  get statefulSets(): Namespaced<StatefulSetClient, Lists<StatefulSet> & Watches<StatefulSet>> {
    return resourceClient(this.connection, statefulSetDescriptor);
  }
}
