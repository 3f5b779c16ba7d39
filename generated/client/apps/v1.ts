// Generated from api-definitions/apps/v1. Do not edit.
import { type Connection, type Lists, type Namespaced, type Watches, resourceClient } from "../../../runtime/client/generated-doorway.js";
import type { ControllerRevision } from "../../apps/v1/controller-revision/types.js";
import type { DaemonSet } from "../../apps/v1/daemon-set/types.js";
import type { Deployment } from "../../apps/v1/deployment/types.js";
import type { ReplicaSet } from "../../apps/v1/replica-set/types.js";
import type { StatefulSet } from "../../apps/v1/stateful-set/types.js";
import { type ControllerRevisionClient, controllerRevisionDescriptor } from "./v1/controller-revision.js";
import { type DaemonSetClient, daemonSetDescriptor } from "./v1/daemon-set.js";
import { type DeploymentClient, deploymentDescriptor } from "./v1/deployment.js";
import { type ReplicaSetClient, replicaSetDescriptor } from "./v1/replica-set.js";
import { type StatefulSetClient, statefulSetDescriptor } from "./v1/stateful-set.js";

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

export type { ControllerRevisionClient } from "./v1/controller-revision.js";
export type { DaemonSetClient } from "./v1/daemon-set.js";
export type { DeploymentClient } from "./v1/deployment.js";
export type { ReplicaSetClient } from "./v1/replica-set.js";
export type { StatefulSetClient } from "./v1/stateful-set.js";
