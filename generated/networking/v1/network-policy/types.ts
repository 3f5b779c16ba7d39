// Generated from api-definitions/networking/v1/network-policy.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { Condition } from "../../../meta/v1/condition/types.js";
import type { LabelSelector } from "../../../meta/v1/label-selector/types.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";

/** Which traffic pods may have. Pods that no policy chooses may have all; for the others policies add up. */
export interface NetworkPolicy {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "NetworkPolicy";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** Which pods may have which traffic. */
  spec?: NetworkPolicySpec;
  /** What became of it. */
  status?: NetworkPolicyStatus;
}

/** A list of NetworkPolicy objects. */
export type NetworkPolicyList = ObjectList<"NetworkPolicyList", NetworkPolicy, ListMeta>;

/** Which pods may have which traffic. */
export interface NetworkPolicySpec {
  /** Pods that it is for; all of the namespace when it is empty. */
  podSelector: LabelSelector;
  /** Traffic that may come in; none when empty. */
  ingress?: NetworkPolicyIngressRule[];
  /** Traffic that may go out; none when empty. */
  egress?: NetworkPolicyEgressRule[];
  /** Which traffic it is about: Ingress, and Egress where there are egress rules, unless it is said here. */
  policyTypes?: string[];
}

/** What became of it. */
export interface NetworkPolicyStatus {
  /** State of the policy, aspect by aspect. */
  conditions?: Condition[];
}

/** Traffic that may come in; ports and peers have to match. */
export interface NetworkPolicyIngressRule {
  /** Ports of the pods; every port when empty. */
  ports?: NetworkPolicyPort[];
  /** Where it may come from; anywhere when empty. */
  from?: NetworkPolicyPeer[];
}

/** Traffic that may go out; ports and peers have to match. */
export interface NetworkPolicyEgressRule {
  /** Ports of the destination; every port when empty. */
  ports?: NetworkPolicyPort[];
  /** Where it may go; anywhere when empty. */
  to?: NetworkPolicyPeer[];
}

/** A port or a range of ports. */
export interface NetworkPolicyPort {
  /** Protocol of the port. */
  protocol?: "TCP" | "UDP" | "SCTP";
  /** Number or name of the port; every port when absent. */
  port?: number | string;
  /** Last port of a range that begins with port, which is then a number. */
  endPort?: number;
}

/** The other end of traffic: pods, or a block of addresses. */
export interface NetworkPolicyPeer {
  /** Pods, of this namespace or of those that namespaceSelector chooses. */
  podSelector?: LabelSelector;
  /** Namespaces, all of whose pods count unless podSelector says otherwise. */
  namespaceSelector?: LabelSelector;
  /** Addresses; then there is no selector. */
  ipBlock?: IPBlock;
}

/** A block of addresses. */
export interface IPBlock {
  /** The block, as 10.0.0.0/8 or 2001:db8::/64. */
  cidr: string;
  /** Blocks within it that do not count. */
  except?: string[];
}
