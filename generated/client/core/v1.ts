// Generated from api-definitions/core/v1. Do not edit.
import {
  type Connection,
  type Described,
  type Lists,
  type Namespaced,
  type Watches,
  resourceClient,
} from "../../../runtime/client/generated-doorway.js";
import type { Binding } from "../../core/v1/binding/types.js";
import type { ConfigMap } from "../../core/v1/config-map/types.js";
import type { Endpoints } from "../../core/v1/endpoints/types.js";
import type { Event } from "../../core/v1/event/types.js";
import type { LimitRange } from "../../core/v1/limit-range/types.js";
import type { PersistentVolumeClaim } from "../../core/v1/persistent-volume-claim/types.js";
import type { PodTemplate } from "../../core/v1/pod-template/types.js";
import type { Pod } from "../../core/v1/pod/types.js";
import type { ReplicationController } from "../../core/v1/replication-controller/types.js";
import type { ResourceQuota } from "../../core/v1/resource-quota/types.js";
import type { Secret } from "../../core/v1/secret/types.js";
import type { ServiceAccount } from "../../core/v1/service-account/types.js";
import type { Service } from "../../core/v1/service/types.js";
import { type BindingClient, bindingDescriptor } from "./v1/binding.js";
import { type ComponentStatusClient, componentStatusDescriptor } from "./v1/component-status.js";
import { type ConfigMapClient, configMapDescriptor } from "./v1/config-map.js";
import { type EndpointsClient, endpointsDescriptor } from "./v1/endpoints.js";
import { type EventClient, eventDescriptor } from "./v1/event.js";
import { type LimitRangeClient, limitRangeDescriptor } from "./v1/limit-range.js";
import { type NamespaceClient, namespaceDescriptor } from "./v1/namespace.js";
import { type NodeClient, nodeDescriptor } from "./v1/node.js";
import { type PersistentVolumeClaimClient, persistentVolumeClaimDescriptor } from "./v1/persistent-volume-claim.js";
import { type PersistentVolumeClient, persistentVolumeDescriptor } from "./v1/persistent-volume.js";
import { type PodTemplateClient, podTemplateDescriptor } from "./v1/pod-template.js";
import { type PodClient, podDescriptor } from "./v1/pod.js";
import { type ReplicationControllerClient, replicationControllerDescriptor } from "./v1/replication-controller.js";
import { type ResourceQuotaClient, resourceQuotaDescriptor } from "./v1/resource-quota.js";
import { type SecretClient, secretDescriptor } from "./v1/secret.js";
import { type ServiceAccountClient, serviceAccountDescriptor } from "./v1/service-account.js";
import { type ServiceClient, serviceDescriptor } from "./v1/service.js";

/** The resources of core/v1. */
export class CoreV1 {
  constructor(readonly connection: Connection) {
  }

  /** Puts a pod on a node. Schedulers send it to the pod's sub-resource binding. */
  get bindings(): Namespaced<BindingClient, Described> {
    return resourceClient(this.connection, bindingDescriptor);
  }

  /**
   * How a part of the control plane is: the store (etcd-0), control loops (controller-manager), scheduler. Asked when
   * it is read, never stored.
   */
  get componentStatuses(): ComponentStatusClient {
    return resourceClient(this.connection, componentStatusDescriptor);
  }

  /** Configuration for programs, as text or bytes by key. */
  get configMaps(): Namespaced<ConfigMapClient, Lists<ConfigMap> & Watches<ConfigMap>> {
    return resourceClient(this.connection, configMapDescriptor);
  }

  /** Addresses and ports that a service of the same name leads to. */
  get endpoints(): Namespaced<EndpointsClient, Lists<Endpoints> & Watches<Endpoints>> {
    return resourceClient(this.connection, endpointsDescriptor);
  }

  /** Something that happened to an object. Events go away after a while. */
  get events(): Namespaced<EventClient, Lists<Event> & Watches<Event>> {
    return resourceClient(this.connection, eventDescriptor);
  }

  /** Bounds and defaults for the resources of pods, containers and claims in a namespace. */
  get limitRanges(): Namespaced<LimitRangeClient, Lists<LimitRange> & Watches<LimitRange>> {
    return resourceClient(this.connection, limitRangeDescriptor);
  }

  /** A scope for names, and the unit of access control and deletion. */
  get namespaces(): NamespaceClient {
    return resourceClient(this.connection, namespaceDescriptor);
  }

  /** A machine that runs pods. */
  get nodes(): NodeClient {
    return resourceClient(this.connection, nodeDescriptor);
  }

  /** A piece of storage that a claim can be bound to. */
  get persistentVolumes(): PersistentVolumeClient {
    return resourceClient(this.connection, persistentVolumeDescriptor);
  }

  /** A request for storage by a user, bound to one persistent volume. */
  get persistentVolumeClaims(): Namespaced<PersistentVolumeClaimClient, Lists<PersistentVolumeClaim> & Watches<PersistentVolumeClaim>> {
    return resourceClient(this.connection, persistentVolumeClaimDescriptor);
  }

  /** Containers that run together on a node and share network and volumes. */
  get pods(): Namespaced<PodClient, Lists<Pod> & Watches<Pod>> {
    return resourceClient(this.connection, podDescriptor);
  }

  /** A description of a pod, for controllers to make pods from. */
  get podTemplates(): Namespaced<PodTemplateClient, Lists<PodTemplate> & Watches<PodTemplate>> {
    return resourceClient(this.connection, podTemplateDescriptor);
  }

  /** Keeps a number of equal pods running. A Deployment does it better. */
  get replicationControllers(): Namespaced<ReplicationControllerClient, Lists<ReplicationController> & Watches<ReplicationController>> {
    return resourceClient(this.connection, replicationControllerDescriptor);
  }

  /** The most that a namespace may use in all. */
  get resourceQuotas(): Namespaced<ResourceQuotaClient, Lists<ResourceQuota> & Watches<ResourceQuota>> {
    return resourceClient(this.connection, resourceQuotaDescriptor);
  }

  /** Confidential bytes by key: passwords, tokens, keys. */
  get secrets(): Namespaced<SecretClient, Lists<Secret> & Watches<Secret>> {
    return resourceClient(this.connection, secretDescriptor);
  }

  /** A name, an address and ports under which pods are reached. */
  get services(): Namespaced<ServiceClient, Lists<Service> & Watches<Service>> {
    return resourceClient(this.connection, serviceDescriptor);
  }

  /** An identity for programs, whose tokens authenticate them. */
  get serviceAccounts(): Namespaced<ServiceAccountClient, Lists<ServiceAccount> & Watches<ServiceAccount>> {
    return resourceClient(this.connection, serviceAccountDescriptor);
  }
}

export type { BindingClient } from "./v1/binding.js";
export type { ComponentStatusClient } from "./v1/component-status.js";
export type { ConfigMapClient } from "./v1/config-map.js";
export type { EndpointsClient } from "./v1/endpoints.js";
export type { EventClient } from "./v1/event.js";
export type { LimitRangeClient } from "./v1/limit-range.js";
export type { NamespaceClient } from "./v1/namespace.js";
export type { NodeClient } from "./v1/node.js";
export type { PersistentVolumeClient } from "./v1/persistent-volume.js";
export type { PersistentVolumeClaimClient } from "./v1/persistent-volume-claim.js";
export type { PodClient } from "./v1/pod.js";
export type { PodTemplateClient } from "./v1/pod-template.js";
export type { ReplicationControllerClient } from "./v1/replication-controller.js";
export type { ResourceQuotaClient } from "./v1/resource-quota.js";
export type { SecretClient } from "./v1/secret.js";
export type { ServiceClient } from "./v1/service.js";
export type { ServiceAccountClient } from "./v1/service-account.js";
