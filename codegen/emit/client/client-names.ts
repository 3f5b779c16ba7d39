/** Names in generated clients. */
import { placeholder } from "../../../runtime/definition/vendor-profile.js";
import type { ResourceModel } from "../../model/model.js";
import { camelCase, packageIdentifier } from "../naming.js";

export const clientModule = (packageName: string): string => `client/${packageName}.ts`;

/** Class of a group version: `CoreV1`. */
export const groupVersionClass = (packageName: string): string => packageIdentifier(packageName);

/** Property of a resource: the plural with the capitals of its kind, `persistentVolumeClaims`. */
export function resourceProperty({ kind, resource }: Pick<ResourceModel, "kind" | "resource">): string {
  const lower = kind.toLowerCase();
  let shared = 0;
  while (shared < lower.length && lower[shared] === resource[shared]) shared++;
  return camelCase(kind).slice(0, shared) + resource.slice(shared);
}

/** A group as descriptors have it: without the vendor's domain, which is said apart. */
export function descriptorGroup(template: string): { readonly group: string; readonly vendorGroup?: true } {
  const domain = `.${placeholder("groupDomain")}`;
  if (template.endsWith(domain)) return { group: template.slice(0, -domain.length), vendorGroup: true };
  if (template.includes("${")) throw new Error(`clients cannot speak of group ${template}`);
  return { group: template };
}
