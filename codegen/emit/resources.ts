/** Resources as the emitters go through them. */
import type { ApiModel, ResourceModel } from "../model/model.js";

/** Packages in the model's order, resources by kind. */
export function resourcesByPackage(model: ApiModel): ReadonlyMap<string, readonly ResourceModel[]> {
  const packages = new Map<string, ResourceModel[]>();
  for (const resource of model.resources) {
    const resources = packages.get(resource.package) ?? [];
    packages.set(resource.package, resources);
    resources.push(resource);
  }
  return packages;
}
