/** Names of resources that limits and quotas speak of. */
import { type FieldError, invalidValue } from "../../errors/field-error.js";
import { qualifiedName } from "../../schema/names.js";

const CONTAINER_RESOURCES: ReadonlySet<string> = new Set(["cpu", "memory", "ephemeral-storage"]);

const COUNTED: ReadonlySet<string> = new Set([
  "pods",
  "services",
  "replicationcontrollers",
  "resourcequotas",
  "secrets",
  "configmaps",
  "persistentvolumeclaims",
  "services.nodeports",
  "services.loadbalancers",
]);

/** Resources of pods that a quota counts, by what they are allowed or by what they request. */
export const POD_COMPUTE: ReadonlySet<string> = new Set([
  "cpu",
  "memory",
  "limits.cpu",
  "limits.memory",
  "requests.cpu",
  "requests.memory",
]);

const QUOTA_RESOURCES: ReadonlySet<string> = new Set([
  ...CONTAINER_RESOURCES,
  ...POD_COMPUTE,
  ...COUNTED,
  "requests.storage",
  "requests.ephemeral-storage",
  "limits.ephemeral-storage",
]);

const ANY_RESOURCES: ReadonlySet<string> = new Set([...QUOTA_RESOURCES, "storage"]);

const HUGE_PAGES = /^(requests\.)?hugepages-/;

/** Resources of other vendors than `domain`. */
export const isForeignResource = (name: string, domain: string): boolean => name.includes("/") && !name.includes(`${domain}/`);

/** Whether containers may ask for a resource of another vendor by this name. */
export const isExtendedResource = (name: string, domain: string): boolean =>
  isForeignResource(name, domain) && !name.startsWith("requests.") && qualifiedName(`requests.${name}`).length === 0;

/** Whether a quota counts objects, of which there are only whole ones. */
export const isCounted = (name: string): boolean => COUNTED.has(name) || name.startsWith("count/");

export const isQuotaResource = (name: string): boolean => QUOTA_RESOURCES.has(name) || HUGE_PAGES.test(name);

const WORDS = {
  containers: {
    known: (name: string) => CONTAINER_RESOURCES.has(name) || HUGE_PAGES.test(name),
    text: "must be a standard resource for containers",
  },
  quotas: { known: isQuotaResource, text: "must be a standard resource for quotas" },
  any: {
    known: (name: string) => ANY_RESOURCES.has(name) || HUGE_PAGES.test(name),
    text: "must be a standard resource type or fully qualified",
  },
} as const;

/** Mistakes of a resource's name: names without a domain are those the field knows. */
export function resourceNameErrors(name: string, path: string, of: keyof typeof WORDS): FieldError[] {
  const malformed = qualifiedName(name).map((detail) => invalidValue(path, name, detail));
  if (malformed.length > 0 || name.includes("/") || WORDS[of].known(name)) return malformed;
  return [invalidValue(path, name, WORDS[of].text)];
}
