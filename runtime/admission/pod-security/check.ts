/** What a check of the pod security standards is, and how it words what it found. */

import { compareUtf8 } from "../../definition/utf8-order.js";
import type { VendorProfile } from "../../definition/vendor-profile.js";
import { shown } from "../../errors/shown-text.js";
import { type Container, containersOf, type PodLike, type PodSpec, type SecurityContext } from "../pods/pod-model.js";

/** A pod as checks look at it. */
export interface CheckedPod {
  readonly spec: PodSpec;
  readonly annotations: Readonly<Record<string, string>>;
  /** Of every sort. */
  readonly containers: readonly Container[];
  readonly profile: VendorProfile;
}

export const checkedPod = ({ metadata, spec }: PodLike, profile: VendorProfile): CheckedPod => ({
  spec,
  annotations: metadata.annotations ?? {},
  containers: containersOf(spec),
  profile,
});

/** Why a pod does not pass: in a word, and in particular. */
export interface Violation {
  readonly reason: string;
  readonly detail: string;
}

/** Undefined for a pod that passes. */
export type Check = (pod: CheckedPod) => Violation | undefined;

/** `"a", "b"`; of very many the first. */
export const quoted = (items: readonly string[]): string => shown(items.map((item) => `"${item}"`).join(", "));

/** More than {@link quoted} has room for. */
const MOST_DISTINCT = 4096;

/** Each once, in order; of very many the first that there are. */
export function distinct(items: Iterable<string>): string[] {
  const found = new Set<string>();
  for (const item of items) {
    found.add(item);
    if (found.size === MOST_DISTINCT) break;
  }
  return [...found].sort(compareUtf8);
}

export const plural = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many);

const namesOf = (containers: readonly Container[]): string[] => containers.map(({ name }) => name);

/** `container "a"` or `containers "a", "b"` */
export const named = (containers: readonly Container[]): string =>
  `${plural(containers.length, "container")} ${quoted(namesOf(containers))}`;

/** Who set something, pod and containers alike: `pod and container "a"`; "" when nobody did. */
export function setters({ spec, containers }: CheckedPod, sets: (context: SecurityContext) => boolean): string {
  const isSetBy = ({ securityContext }: Pick<Container, "securityContext">): boolean =>
    securityContext !== undefined && sets(securityContext);
  const guilty = containers.filter(isSetBy);
  return [...(isSetBy(spec) ? ["pod"] : []), ...(guilty.length === 0 ? [] : [named(guilty)])].join(" and ");
}
