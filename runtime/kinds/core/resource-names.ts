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

const HUGE_PAGES = "hugepages-";
const QUOTA_HUGE_PAGES = /^(requests\.)?hugepages-/;

export const isHugePages = (name: string): boolean => name.startsWith(HUGE_PAGES);

/** The size of pages that a resource's name says, as `2Mi`. */
export const sizeOfPages = (name: string): string => name.slice(HUGE_PAGES.length);

/** Resources of other vendors than `domain`. */
export const isForeignResource = (name: string, domain: string): boolean => name.includes("/") && !name.includes(`${domain}/`);

/** Whether containers may ask for a resource of another vendor by this name. */
export const isExtendedResource = (name: string, domain: string): boolean =>
  isForeignResource(name, domain) && !name.startsWith("requests.") && qualifiedName(`requests.${name}`).length === 0;

/** Whether a quota counts objects, of which there are only whole ones. */
export const isCounted = (name: string): boolean => COUNTED.has(name) || name.startsWith("count/");

export const isQuotaResource = (name: string): boolean => QUOTA_RESOURCES.has(name) || QUOTA_HUGE_PAGES.test(name);

const isStandard = (name: string): boolean => ANY_RESOURCES.has(name) || QUOTA_HUGE_PAGES.test(name);

/** Mistakes of a resource's name: one without a domain is among those that there are. */
export function resourceNameErrors(name: string, path: string): FieldError[] {
  const malformed = qualifiedName(name).map((detail) => invalidValue(path, name, detail));
  if (malformed.length > 0 || name.includes("/") || isStandard(name)) return malformed;
  return [invalidValue(path, name, "must be a standard resource type or fully qualified")];
}

/** Mistakes of the name of a resource that a quota bounds. */
export function quotaNameErrors(name: string, path: string): FieldError[] {
  const errors = resourceNameErrors(name, path);
  if (name.includes("/") || isQuotaResource(name)) return errors;
  return [...errors, invalidValue(path, name, "must be a standard resource for quota")];
}

/** Mistakes of the name of a resource that a container asks for; `domain` is that of the system's own. */
export function containerNameErrors(name: string, path: string, domain: string): FieldError[] {
  const errors = resourceNameErrors(name, path);
  if (!name.includes("/")) {
    if (CONTAINER_RESOURCES.has(name) || isHugePages(name)) return errors;
    return [...errors, invalidValue(path, name, "must be a standard resource for containers")];
  }
  if (!isForeignResource(name, domain) || isExtendedResource(name, domain)) return errors;
  return [...errors, invalidValue(path, name, "doesn't follow extended resource name standard")];
}
