/** The labels that agents of nodes may give their nodes: the rest steers pods, and is not theirs to choose (ADM-11). */
import type { VendorProfile } from "../definition/vendor-profile.js";

type Labels = Readonly<Record<string, string>>;

/** Of the vendor's domain of labels: where the part before the slash is absent or says what the label belongs to. */
const ALLOWED: readonly (readonly [subdomain: string, names: readonly string[]])[] = [
  ["", ["arch", "os"]],
  ["beta.", ["arch", "os", "instance-type"]],
  ["node.", ["instance-type"]],
  ["topology.", ["zone", "region"]],
  ["failure-domain.beta.", ["zone", "region"]],
];

export class NodeLabels {
  readonly #domains: readonly string[];
  readonly #allowed: ReadonlySet<string>;
  readonly #allowedNamespaces: readonly string[];
  readonly #restricted: string;

  constructor({ labelDomain, groupDomain, names }: VendorProfile) {
    this.#domains = [labelDomain, groupDomain];
    this.#allowed = new Set([
      names["hostnameLabel"] as string,
      ...ALLOWED.flatMap(([subdomain, allowed]) => allowed.map((name) => `${subdomain}${labelDomain}/${name}`)),
    ]);
    this.#allowedNamespaces = [`${names["nodeAgent"]}.${labelDomain}`, `node.${labelDomain}`];
    this.#restricted = `node-restriction.${labelDomain}`;
  }

  /** Keys whose values differ and that an agent may not touch, sorted. */
  forbiddenAmong(labels: Labels = {}, before: Labels = {}): string[] {
    const keys = new Set([...Object.keys(labels), ...Object.keys(before)]);
    return [...keys].filter((key) => ownValue(labels, key) !== ownValue(before, key) && this.#isForbidden(key)).sort();
  }

  #isForbidden(key: string): boolean {
    const slash = key.indexOf("/");
    const namespace = key.slice(0, Math.max(slash, 0));
    if (isWithin(namespace, this.#restricted)) return true;
    if (!this.#domains.some((domain) => isWithin(namespace, domain))) return false;
    return !this.#allowed.has(key) && !this.#allowedNamespaces.some((domain) => isWithin(namespace, domain));
  }
}

const ownValue = (labels: Labels, key: string): string | undefined => (Object.hasOwn(labels, key) ? labels[key] : undefined);
const isWithin = (namespace: string, domain: string): boolean => namespace === domain || namespace.endsWith(`.${domain}`);
