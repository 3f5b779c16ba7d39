// Generated from api-definitions/core/v1. Do not edit.
import {
  type Connection,
  type Creates,
  type CreatesSubresource,
  type Deletes,
  type DeletesCollection,
  type Described,
  type ForwardsPorts,
  type Gets,
  type GetsSubresource,
  type Lists,
  type Namespaced,
  type Patches,
  type PatchesSubresource,
  type Proxies,
  type ReadsText,
  type Replaces,
  type ReplacesSubresource,
  type ResourceDescriptor,
  type RunsCommands,
  type Stored,
  type Submits,
  type Watches,
  resourceClient,
} from "../../../runtime/client/generated-doorway.js";
import type { TokenRequest } from "../../authentication/v1/types.js";
import type { Scale } from "../../autoscaling/v1/types.js";
import type {
  Binding,
  ComponentStatus,
  ConfigMap,
  Endpoints,
  Event,
  LimitRange,
  Namespace,
  Node,
  PersistentVolume,
  PersistentVolumeClaim,
  Pod,
  PodAttachOptions,
  PodExecOptions,
  PodLogOptions,
  PodPortForwardOptions,
  PodTemplate,
  ReplicationController,
  ResourceQuota,
  Secret,
  Service,
  ServiceAccount,
} from "../../core/v1/types.js";
import type { Status } from "../../meta/v1/types.js";
import type { Eviction } from "../../policy/v1/types.js";

/** How bindings are spoken of. */
export const bindingDescriptor: ResourceDescriptor = { group: "", version: "v1", kind: "Binding", plural: "bindings", namespaced: true };

/** What can be done with bindings, in one namespace. */
export interface BindingClient
  extends Described,
    Submits<Binding> {}

/** How componentstatuses are spoken of. */
export const componentStatusDescriptor: ResourceDescriptor = { group: "", version: "v1", kind: "ComponentStatus", plural: "componentstatuses", namespaced: false };

/** What can be done with componentstatuses. */
export interface ComponentStatusClient
  extends Described,
    Gets<ComponentStatus>,
    Lists<ComponentStatus> {}

/** How configmaps are spoken of. */
export const configMapDescriptor: ResourceDescriptor = { group: "", version: "v1", kind: "ConfigMap", plural: "configmaps", namespaced: true };

/** What can be done with configmaps, in one namespace. */
export interface ConfigMapClient
  extends Described,
    Gets<ConfigMap>,
    Lists<ConfigMap>,
    Watches<ConfigMap>,
    Creates<ConfigMap>,
    Replaces<ConfigMap>,
    Patches<ConfigMap>,
    Deletes<Stored<ConfigMap> | Status>,
    DeletesCollection<ConfigMap> {}

/** How endpoints are spoken of. */
export const endpointsDescriptor: ResourceDescriptor = { group: "", version: "v1", kind: "Endpoints", plural: "endpoints", namespaced: true };

/** What can be done with endpoints, in one namespace. */
export interface EndpointsClient
  extends Described,
    Gets<Endpoints>,
    Lists<Endpoints>,
    Watches<Endpoints>,
    Creates<Endpoints>,
    Replaces<Endpoints>,
    Patches<Endpoints>,
    Deletes<Stored<Endpoints> | Status>,
    DeletesCollection<Endpoints> {}

/** How events are spoken of. */
export const eventDescriptor: ResourceDescriptor = { group: "", version: "v1", kind: "Event", plural: "events", namespaced: true };

/** What can be done with events, in one namespace. */
export interface EventClient
  extends Described,
    Gets<Event>,
    Lists<Event>,
    Watches<Event>,
    Creates<Event>,
    Replaces<Event>,
    Patches<Event>,
    Deletes<Stored<Event> | Status>,
    DeletesCollection<Event> {}

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
    DeletesCollection<LimitRange> {}

/** How namespaces are spoken of. */
export const namespaceDescriptor: ResourceDescriptor = { group: "", version: "v1", kind: "Namespace", plural: "namespaces", namespaced: false, subresources: { status: null, finalize: null } };

/** What can be done with namespaces. */
export interface NamespaceClient
  extends Described,
    Gets<Namespace>,
    Lists<Namespace>,
    Watches<Namespace>,
    Creates<Namespace>,
    Replaces<Namespace>,
    Patches<Namespace>,
    Deletes<Stored<Namespace>> {
  readonly status: GetsSubresource<Namespace> & ReplacesSubresource<Namespace> & PatchesSubresource<Namespace>;
  readonly finalize: ReplacesSubresource<Namespace>;
}

/** How nodes are spoken of. */
export const nodeDescriptor: ResourceDescriptor = { group: "", version: "v1", kind: "Node", plural: "nodes", namespaced: false, subresources: { status: null, proxy: null } };

/** What can be done with nodes. */
export interface NodeClient
  extends Described,
    Gets<Node>,
    Lists<Node>,
    Watches<Node>,
    Creates<Node>,
    Replaces<Node>,
    Patches<Node>,
    Deletes<Stored<Node> | Status>,
    DeletesCollection<Node> {
  readonly status: GetsSubresource<Node> & ReplacesSubresource<Node> & PatchesSubresource<Node>;
  readonly proxy: Proxies;
}

/** How persistentvolumes are spoken of. */
export const persistentVolumeDescriptor: ResourceDescriptor = { group: "", version: "v1", kind: "PersistentVolume", plural: "persistentvolumes", namespaced: false, subresources: { status: null } };

/** What can be done with persistentvolumes. */
export interface PersistentVolumeClient
  extends Described,
    Gets<PersistentVolume>,
    Lists<PersistentVolume>,
    Watches<PersistentVolume>,
    Creates<PersistentVolume>,
    Replaces<PersistentVolume>,
    Patches<PersistentVolume>,
    Deletes<Stored<PersistentVolume>>,
    DeletesCollection<PersistentVolume> {
  readonly status: GetsSubresource<PersistentVolume> & ReplacesSubresource<PersistentVolume> & PatchesSubresource<PersistentVolume>;
}

/** How persistentvolumeclaims are spoken of. */
export const persistentVolumeClaimDescriptor: ResourceDescriptor = {
  group: "",
  version: "v1",
  kind: "PersistentVolumeClaim",
  plural: "persistentvolumeclaims",
  namespaced: true,
  subresources: { status: null },
};

/** What can be done with persistentvolumeclaims, in one namespace. */
export interface PersistentVolumeClaimClient
  extends Described,
    Gets<PersistentVolumeClaim>,
    Lists<PersistentVolumeClaim>,
    Watches<PersistentVolumeClaim>,
    Creates<PersistentVolumeClaim>,
    Replaces<PersistentVolumeClaim>,
    Patches<PersistentVolumeClaim>,
    Deletes<Stored<PersistentVolumeClaim>>,
    DeletesCollection<PersistentVolumeClaim> {
  readonly status: GetsSubresource<PersistentVolumeClaim> & ReplacesSubresource<PersistentVolumeClaim> & PatchesSubresource<PersistentVolumeClaim>;
}

/** How pods are spoken of. */
export const podDescriptor: ResourceDescriptor = {
  group: "",
  version: "v1",
  kind: "Pod",
  plural: "pods",
  namespaced: true,
  subresources: {
    status: null,
    attach: null,
    ephemeralcontainers: null,
    binding: { group: "", version: "v1", kind: "Binding" },
    eviction: { group: "policy", version: "v1", kind: "Eviction" },
    exec: null,
    log: null,
    portforward: null,
    proxy: null,
  },
};

/** What can be done with pods, in one namespace. */
export interface PodClient
  extends Described,
    Gets<Pod>,
    Lists<Pod>,
    Watches<Pod>,
    Creates<Pod>,
    Replaces<Pod>,
    Patches<Pod>,
    Deletes<Stored<Pod>>,
    DeletesCollection<Pod> {
  readonly status: GetsSubresource<Pod> & ReplacesSubresource<Pod> & PatchesSubresource<Pod>;
  readonly attach: RunsCommands<PodAttachOptions>;
  readonly ephemeralcontainers: GetsSubresource<Pod> & ReplacesSubresource<Pod> & PatchesSubresource<Pod>;
  readonly binding: CreatesSubresource<Binding, Binding>;
  readonly eviction: CreatesSubresource<Eviction, Eviction>;
  readonly exec: RunsCommands<PodExecOptions>;
  readonly log: ReadsText<PodLogOptions>;
  readonly portforward: ForwardsPorts;
  readonly proxy: Proxies;
}

/** How podtemplates are spoken of. */
export const podTemplateDescriptor: ResourceDescriptor = { group: "", version: "v1", kind: "PodTemplate", plural: "podtemplates", namespaced: true };

/** What can be done with podtemplates, in one namespace. */
export interface PodTemplateClient
  extends Described,
    Gets<PodTemplate>,
    Lists<PodTemplate>,
    Watches<PodTemplate>,
    Creates<PodTemplate>,
    Replaces<PodTemplate>,
    Patches<PodTemplate>,
    Deletes<Stored<PodTemplate>>,
    DeletesCollection<PodTemplate> {}

/** How replicationcontrollers are spoken of. */
export const replicationControllerDescriptor: ResourceDescriptor = {
  group: "",
  version: "v1",
  kind: "ReplicationController",
  plural: "replicationcontrollers",
  namespaced: true,
  subresources: { status: null, scale: { group: "autoscaling", version: "v1", kind: "Scale" } },
};

/** What can be done with replicationcontrollers, in one namespace. */
export interface ReplicationControllerClient
  extends Described,
    Gets<ReplicationController>,
    Lists<ReplicationController>,
    Watches<ReplicationController>,
    Creates<ReplicationController>,
    Replaces<ReplicationController>,
    Patches<ReplicationController>,
    Deletes<Stored<ReplicationController> | Status>,
    DeletesCollection<ReplicationController> {
  readonly status: GetsSubresource<ReplicationController> & ReplacesSubresource<ReplicationController> & PatchesSubresource<ReplicationController>;
  readonly scale: GetsSubresource<Scale> & ReplacesSubresource<Scale> & PatchesSubresource<Scale>;
}

/** How resourcequotas are spoken of. */
export const resourceQuotaDescriptor: ResourceDescriptor = { group: "", version: "v1", kind: "ResourceQuota", plural: "resourcequotas", namespaced: true, subresources: { status: null } };

/** What can be done with resourcequotas, in one namespace. */
export interface ResourceQuotaClient
  extends Described,
    Gets<ResourceQuota>,
    Lists<ResourceQuota>,
    Watches<ResourceQuota>,
    Creates<ResourceQuota>,
    Replaces<ResourceQuota>,
    Patches<ResourceQuota>,
    Deletes<Stored<ResourceQuota>>,
    DeletesCollection<ResourceQuota> {
  readonly status: GetsSubresource<ResourceQuota> & ReplacesSubresource<ResourceQuota> & PatchesSubresource<ResourceQuota>;
}

/** How secrets are spoken of. */
export const secretDescriptor: ResourceDescriptor = { group: "", version: "v1", kind: "Secret", plural: "secrets", namespaced: true };

/** What can be done with secrets, in one namespace. */
export interface SecretClient
  extends Described,
    Gets<Secret>,
    Lists<Secret>,
    Watches<Secret>,
    Creates<Secret>,
    Replaces<Secret>,
    Patches<Secret>,
    Deletes<Stored<Secret> | Status>,
    DeletesCollection<Secret> {}

/** How services are spoken of. */
export const serviceDescriptor: ResourceDescriptor = { group: "", version: "v1", kind: "Service", plural: "services", namespaced: true, subresources: { status: null, proxy: null } };

/** What can be done with services, in one namespace. */
export interface ServiceClient
  extends Described,
    Gets<Service>,
    Lists<Service>,
    Watches<Service>,
    Creates<Service>,
    Replaces<Service>,
    Patches<Service>,
    Deletes<Stored<Service>>,
    DeletesCollection<Service> {
  readonly status: GetsSubresource<Service> & ReplacesSubresource<Service> & PatchesSubresource<Service>;
  readonly proxy: Proxies;
}

/** How serviceaccounts are spoken of. */
export const serviceAccountDescriptor: ResourceDescriptor = {
  group: "",
  version: "v1",
  kind: "ServiceAccount",
  plural: "serviceaccounts",
  namespaced: true,
  subresources: { token: { group: "authentication", vendorGroup: true, version: "v1", kind: "TokenRequest" } },
};

/** What can be done with serviceaccounts, in one namespace. */
export interface ServiceAccountClient
  extends Described,
    Gets<ServiceAccount>,
    Lists<ServiceAccount>,
    Watches<ServiceAccount>,
    Creates<ServiceAccount>,
    Replaces<ServiceAccount>,
    Patches<ServiceAccount>,
    Deletes<Stored<ServiceAccount>>,
    DeletesCollection<ServiceAccount> {
  readonly token: CreatesSubresource<TokenRequest, TokenRequest>;
}

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
