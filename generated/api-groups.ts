// Generated from api-definitions. Do not edit.
import type { ApiGroupsFactory } from "../runtime/definition/generated-exports.js";

/** Groups that have resources. */
export const apiGroups: ApiGroupsFactory = (profile) => [
  { name: `admissionregistration.${profile.groupDomain}`, priority: 16700, versions: ["v1"] },
  { name: "apps", priority: 17800, versions: ["v1"] },
  { name: `authentication.${profile.groupDomain}`, priority: 17700, versions: ["v1"] },
  { name: `authorization.${profile.groupDomain}`, priority: 17600, versions: ["v1"] },
  { name: "autoscaling", priority: 17500, versions: ["v2", "v1", "v2beta1", "v2beta2"] },
  { name: "batch", priority: 17400, versions: ["v1", "v1beta1"] },
  { name: `certificates.${profile.groupDomain}`, priority: 17300, versions: ["v1"] },
  { name: `coordination.${profile.groupDomain}`, priority: 16500, versions: ["v1"] },
  { name: "", priority: 18000, versions: ["v1"] },
  { name: `discovery.${profile.groupDomain}`, priority: 16200, versions: ["v1", "v1beta1"] },
  { name: `events.${profile.groupDomain}`, priority: 17750, versions: ["v1", "v1beta1"] },
  { name: `networking.${profile.groupDomain}`, priority: 17200, versions: ["v1"] },
  { name: `node.${profile.groupDomain}`, priority: 16300, versions: ["v1", "v1beta1"] },
  { name: "policy", priority: 17100, versions: ["v1", "v1beta1"] },
  { name: `rbac.authorization.${profile.groupDomain}`, priority: 17000, versions: ["v1"] },
  { name: `scheduling.${profile.groupDomain}`, priority: 16600, versions: ["v1"] },
  { name: `storage.${profile.groupDomain}`, priority: 16800, versions: ["v1", "v1beta1"] },
];
