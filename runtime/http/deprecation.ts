/** Warnings for deprecated API versions (OBS-01). */
import { apiVersionOf, type ResourceDefinition } from "../definition/resource-definition.js";
import { SERVED_RELEASE } from "../definition/served-release.js";

/** Text of the warning, or undefined when the version is not deprecated in the served release. */
export function deprecationWarning(definition: ResourceDefinition): string | undefined {
  const { deprecated, removed, replacement } = definition.lifecycle;
  if (deprecated === undefined || isAfter(deprecated)) return undefined;
  const parts = [`${apiVersionOf(definition)} ${definition.kind} is deprecated in v${deprecated}+`];
  if (removed !== undefined) parts.push(`, unavailable in v${removed}+`);
  if (replacement !== undefined) parts.push(`; use ${apiVersionOf(replacement)} ${replacement.kind}`);
  return parts.join("");
}

function isAfter(release: string): boolean {
  const [major = 0, minor = 0] = release.split(".").map(Number);
  return major > SERVED_RELEASE.major || (major === SERVED_RELEASE.major && minor > SERVED_RELEASE.minor);
}
