/** Which documents there are of what is served, and what each tells of. */
import type { OpenApiTemplates } from "../definition/generated-exports.js";
import type { ResourceDefinition } from "../definition/resource-definition.js";
import { expandNames, type VendorProfile } from "../definition/vendor-profile.js";
import { groupVersionPath } from "./paths.js";
import type { ServedResources } from "./served.js";
import { ISSUER_DOCUMENTS } from "./server-paths.js";

/** One document below `/openapi/v3/`. */
export interface DocumentPlan {
  readonly path: string;
  /** What the generator made; undefined for a group or a version that only kinds of the run time are in. */
  readonly template?: () => string;
  /** Kinds of the run time that it tells of. */
  readonly added: readonly ResourceDefinition[];
  /** For that of a group version: plural names of all that is served of it, sorted. */
  readonly resources?: readonly string[];
  /** For that of a group alone: its name. */
  readonly group?: string;
}

export interface ServedKinds {
  readonly definitions: readonly ResourceDefinition[];
  /** Whether the templates tell of a definition. */
  isDocumented(definition: ResourceDefinition): boolean;
  /** Whether the documents about the issuer of tokens are served. */
  readonly showsIssuer: boolean;
  readonly profile: VendorProfile;
  readonly templates: OpenApiTemplates;
}

/** By path, sorted. */
export function planDocuments({
  definitions,
  isDocumented,
  showsIssuer,
  profile,
  templates,
}: ServedKinds): ReadonlyMap<string, DocumentPlan> {
  const plans = new Map<string, DocumentPlan>();
  const served = servedResources(definitions);
  for (const [template, read] of Object.entries(templates.v3)) {
    const path = expandNames(template, profile);
    if (isServed(path, served) && (showsIssuer || !ISSUER_DOCUMENTS.has(path))) plans.set(path, { path, template: read, added: [] });
  }
  for (const [path, members] of byGroupVersion(definitions)) {
    const added = members.filter((definition) => !isDocumented(definition));
    const resources = members.map(({ resource }) => resource).sort();
    plans.set(path, { ...plans.get(path), path, added, resources });
    const group = members[0]?.group ?? "";
    const groupPath = `apis/${group}`;
    if (group !== "" && !plans.has(groupPath)) plans.set(groupPath, { path: groupPath, added: [], group });
  }
  return new Map([...plans].sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function servedResources(definitions: readonly ResourceDefinition[]): ServedResources {
  return {
    groups: new Set(definitions.map(({ group }) => group)),
    groupVersions: new Set(definitions.map(pathOf)),
    resources: new Set(definitions.map((definition) => `${pathOf(definition)}/${definition.resource}`)),
  };
}

const pathOf = ({ group, version }: ResourceDefinition): string => groupVersionPath(group, version);

function byGroupVersion(definitions: readonly ResourceDefinition[]): Map<string, ResourceDefinition[]> {
  const members = new Map<string, ResourceDefinition[]>();
  for (const definition of definitions) {
    const path = pathOf(definition);
    const known = members.get(path);
    if (known === undefined) members.set(path, [definition]);
    else known.push(definition);
  }
  return members;
}

function isServed(path: string, served: ServedResources): boolean {
  const [prefix, group, version] = path.split("/");
  if (prefix !== "api" && prefix !== "apis") return true;
  if (group === undefined) return prefix === "api" ? served.groups.has("") : served.groups.size > Number(served.groups.has(""));
  return version === undefined && prefix === "apis" ? served.groups.has(group) : served.groupVersions.has(path);
}
