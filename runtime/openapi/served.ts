/** Restricts OpenAPI documents to the resources that are served, and to the schemas those need. */
import { getOwn, isJsonObject, type JsonObject, type JsonValue, objectOf } from "../definition/json.js";

/** Paths without leading slash: groups by name, `apis/<group>/<version>`, and that with `/<resource>`. */
export interface ServedResources {
  readonly groups: ReadonlySet<string>;
  readonly groupVersions: ReadonlySet<string>;
  readonly resources: ReadonlySet<string>;
}

/** A document without the paths of resources that are not served and without what only those refer to. */
export function restrictToServed(document: JsonObject, served: ServedResources): JsonObject {
  const paths = objectOf(document["paths"]);
  const kept = Object.fromEntries(Object.entries(paths).filter(([path]) => isServedPath(path, served)));
  const components = objectOf(document["components"]);
  const reached = new Set<string>();
  collectReferences(kept, document, reached);
  const schemas = Object.entries(objectOf(components["schemas"])).filter(([name]) => reached.has(`#/components/schemas/${name}`));
  return { ...document, paths: kept, components: { ...components, schemas: Object.fromEntries(schemas) } };
}

/** Below these are resources; what is elsewhere is served whatever they are. */
const DISCOVERY: ReadonlySet<string> = new Set(["api", "apis"]);

/** `/apis/<group>/<version>/watch/namespaces/{namespace}/<resource>/...` and shorter ones. */
function isServedPath(path: string, served: ServedResources): boolean {
  const segments = path.split("/").filter((segment) => segment !== "");
  const prefix = segments[0] ?? "";
  if (!DISCOVERY.has(prefix)) return true;
  const groupVersion = segments.splice(0, prefix === "api" ? 2 : 3);
  if (groupVersion.length < (prefix === "api" ? 2 : 3)) return groupVersion.length < 2 || served.groups.has(groupVersion[1] ?? "");
  const root = groupVersion.join("/");
  if (!served.groupVersions.has(root)) return false;
  if (segments[0] === "watch") segments.shift();
  if (segments[0] === "namespaces" && segments[1] === "{namespace}") segments.splice(0, 2);
  return segments[0] === undefined || served.resources.has(`${root}/${segments[0]}`);
}

/** Adds every `$ref` below `value`, and below what it refers to. */
function collectReferences(value: JsonValue | undefined, document: JsonObject, reached: Set<string>): void {
  const pending: (JsonValue | undefined)[] = [value];
  while (pending.length > 0) {
    const next = pending.pop();
    if (Array.isArray(next)) pending.push(...next);
    if (!isJsonObject(next)) continue;
    const reference = next["$ref"];
    if (typeof reference === "string" && !reached.has(reference)) {
      reached.add(reference);
      pending.push(resolve(reference, document));
    }
    pending.push(...Object.values(next));
  }
}

/** What a local reference such as `#/components/schemas/a.b` points at. */
function resolve(reference: string, document: JsonObject): JsonValue | undefined {
  let value: JsonValue | undefined = document;
  for (const name of reference.replace(/^#\//, "").split("/")) value = isJsonObject(value) ? getOwn(value, name) : undefined;
  return value;
}

/** A document whose parameters stand in each operation: clients look for them nowhere else. */
export function inlineParameters(document: JsonObject): JsonObject {
  const { components, paths, ...rest } = document;
  const { parameters, ...otherComponents } = objectOf(components);
  const shared = objectOf(parameters);
  const inline = (list: JsonValue | undefined): JsonValue[] =>
    (Array.isArray(list) ? list : []).map((parameter) => {
      const reference = objectOf(parameter)["$ref"];
      return typeof reference === "string" ? (getOwn(shared, reference.slice(reference.lastIndexOf("/") + 1)) ?? parameter) : parameter;
    });
  const withParameters = (holder: JsonObject): JsonObject =>
    holder["parameters"] === undefined ? holder : { ...holder, parameters: inline(holder["parameters"]) };
  const items = Object.entries(objectOf(paths)).map(([path, item]) => {
    const members = Object.entries(withParameters(objectOf(item)));
    return [path, Object.fromEntries(members.map(([name, value]) => [name, isJsonObject(value) ? withParameters(value) : value]))] as const;
  });
  return { ...rest, paths: Object.fromEntries(items), components: otherComponents };
}
