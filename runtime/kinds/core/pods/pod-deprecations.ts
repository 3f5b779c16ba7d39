/** Labels and annotations that pods should not use any more, and what to use instead. */
import type { NodeAffinity, NodeSelectorTerm } from "../../../../generated/core/v1/types.js";
import type { VendorProfile } from "../../../definition/vendor-profile.js";
import type { PodSpec } from "./pod-model.js";

function deprecatedNodeLabels({ labelDomain }: VendorProfile): ReadonlyMap<string, string> {
  return new Map([
    [`beta.${labelDomain}/arch`, `deprecated since v1.14; use "${labelDomain}/arch" instead`],
    [`beta.${labelDomain}/os`, `deprecated since v1.14; use "${labelDomain}/os" instead`],
    [`failure-domain.beta.${labelDomain}/region`, `deprecated since v1.17; use "topology.${labelDomain}/region" instead`],
    [`failure-domain.beta.${labelDomain}/zone`, `deprecated since v1.17; use "topology.${labelDomain}/zone" instead`],
    [`beta.${labelDomain}/instance-type`, `deprecated since v1.17; use "node.${labelDomain}/instance-type" instead`],
  ]);
}

/** Old labels of nodes in selectors, affinity and spreading. */
export function deprecatedNodeLabelWarnings(spec: PodSpec, at: string, profile: VendorProfile): string[] {
  const { nodeSelector = {}, affinity, topologySpreadConstraints = [] } = spec;
  if (spec.nodeSelector === undefined && affinity === undefined && topologySpreadConstraints.length === 0) return [];
  const labels = deprecatedNodeLabels(profile);
  const told = (path: string, key: string): string[] => (labels.has(key) ? [`${path}: ${key} is ${labels.get(key)}`] : []);
  const ofTerm = (path: string, { matchExpressions = [] }: NodeSelectorTerm): string[] =>
    matchExpressions.flatMap(({ key }, index) => told(`${path}.matchExpressions[${index}].key`, key));
  const nodes: NodeAffinity = affinity?.nodeAffinity ?? {};
  const required = nodes.requiredDuringSchedulingIgnoredDuringExecution?.nodeSelectorTerms ?? [];
  const preferred = nodes.preferredDuringSchedulingIgnoredDuringExecution ?? [];
  const path = `${at}.affinity.nodeAffinity`;
  return [
    ...Object.keys(nodeSelector).flatMap((key) => (labels.has(key) ? [`${at}.nodeSelector[${key}]: ${labels.get(key)}`] : [])),
    ...required.flatMap((term, index) =>
      ofTerm(`${path}.requiredDuringSchedulingIgnoredDuringExecution.nodeSelectorTerms[${index}]`, term),
    ),
    ...preferred.flatMap(({ preference }, index) =>
      ofTerm(`${path}.preferredDuringSchedulingIgnoredDuringExecution[${index}].preference`, preference),
    ),
    ...topologySpreadConstraints.flatMap(({ topologyKey }, index) =>
      told(`${at}.topologySpreadConstraints[${index}].topologyKey`, topologyKey),
    ),
  ];
}

type Annotations = Readonly<Record<string, string>>;

/** Annotations that became fields, and do nothing now. */
export function deprecatedAnnotationWarnings(annotations: Annotations, path: string, { labelDomain }: VendorProfile): string[] {
  const replaced = [
    [`scheduler.alpha.${labelDomain}/critical-pod`, `non-functional in v1.16+; use the "priorityClassName" field instead`],
    [`security.alpha.${labelDomain}/sysctls`, `non-functional in v1.11+; use the "sysctls" field instead`],
    [`security.alpha.${labelDomain}/unsafe-sysctls`, `non-functional in v1.11+; use the "sysctls" field instead`],
  ] as const;
  return replaced.flatMap(([key, text]) => (Object.hasOwn(annotations, key) ? [`${path}[${key}]: ${text}`] : []));
}
