/** The parts of nodes, leases and pods that the lifecycle of nodes looks at. Objects have passed their schema. */
import type { JsonObject } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";

export interface NodeCondition {
  type: string;
  status: string;
  lastHeartbeatTime?: string | null;
  lastTransitionTime?: string | null;
  reason?: string;
  message?: string;
}

export interface Taint {
  key: string;
  value?: string;
  effect: string;
  timeAdded?: string | null;
}

export interface Toleration {
  readonly key?: string;
  readonly operator?: string;
  readonly value?: string;
  readonly effect?: string;
  /** As any number of 64 bits. */
  readonly tolerationSeconds?: number | bigint | null;
}

interface NodeParts {
  readonly spec?: { readonly taints?: readonly Taint[] | null; readonly unschedulable?: boolean };
  readonly status?: { readonly conditions?: readonly NodeCondition[] | null };
}

const partsOf = (node: Readonly<ApiObject>): NodeParts => node as unknown as NodeParts;

export const taintsOf = (node: Readonly<ApiObject>): readonly Taint[] => partsOf(node).spec?.taints ?? [];
export const conditionsOf = (node: Readonly<ApiObject>): readonly NodeCondition[] => partsOf(node).status?.conditions ?? [];
export const isUnschedulable = (node: Readonly<ApiObject>): boolean => partsOf(node).spec?.unschedulable === true;

export const conditionOf = (node: Readonly<ApiObject>, wanted: string): NodeCondition | undefined =>
  conditionsOf(node).find(({ type }) => type === wanted);

interface PodParts {
  readonly spec?: { readonly nodeName?: string; readonly tolerations?: readonly Toleration[] | null };
}

/** The node that a pod is bound to; "" while it is bound to none. */
export const nodeOfPod = (pod: Readonly<ApiObject> | JsonObject): string => (pod as unknown as PodParts).spec?.nodeName ?? "";
export const tolerationsOf = (pod: Readonly<ApiObject>): readonly Toleration[] => (pod as unknown as PodParts).spec?.tolerations ?? [];
