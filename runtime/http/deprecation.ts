/** Warnings for deprecated API versions (OBS-01). */
import { apiVersionOf, type ResourceDefinition } from "../definition/resource-definition.js";
import { releasesBetween, SERVED_RELEASE } from "../definition/served-release.js";

const SERVED = `${SERVED_RELEASE.major}.${SERVED_RELEASE.minor}`;

/** Text of the warning, or undefined when the version is not deprecated in the served release. */
export function deprecationWarning(definition: ResourceDefinition): string | undefined {
  const { deprecated, removed, replacement } = definition.lifecycle;
  if (deprecated === undefined || releasesBetween(SERVED, deprecated) > 0) return undefined;
  const parts = [`${apiVersionOf(definition)} ${definition.kind} is deprecated in v${deprecated}+`];
  if (removed !== undefined) parts.push(`, unavailable in v${removed}+`);
  if (replacement !== undefined) parts.push(`; use ${apiVersionOf(replacement)} ${replacement.kind}`);
  return parts.join("");
}
