/** Paths of the OpenAPI documents: every path shape of every resource, and discovery. */
import type { JsonObject } from "../definition/json.js";
import { kindOfSubresource, type SubresourceDefinition, type Verb } from "../definition/resource-definition.js";
import { placeholder } from "../definition/vendor-profile.js";
import { connectionItem } from "./connections.js";
import { type DocumentedResource, type OperationContext, type OperationTarget, operations, watchOperation } from "./operations.js";

const ON_COLLECTION: readonly Verb[] = ["list", "create", "deletecollection"];
const ON_ITEM: readonly Verb[] = ["get", "update", "delete", "patch"];

/** Path below the server's root of a group version: `api/v1`, `apis/storage.${groupDomain}/v1`. */
export const groupVersionPath = (group: string, version: string): string => (group === "" ? `api/${version}` : `apis/${group}/${version}`);

/** Path items of a resource, in the order collection, item, sub-resources, watches. */
export function pathsOf(resource: DocumentedResource, context: OperationContext): JsonObject {
  const { namespaced, verbs } = resource;
  const target: OperationTarget = {
    resource,
    subresource: "",
    kind: resource,
    schema: context.schemas.type(resource.type),
    isNamespaced: namespaced,
  };
  const anywhere: OperationTarget = { ...target, isNamespaced: false };
  const root = `/${groupVersionPath(resource.group, resource.version)}`;
  const scope = namespaced ? "/namespaces/{namespace}" : "";
  const collection = `${scope}/${resource.resource}`;
  const paths = new PathItems(context);
  paths.add(
    root + collection,
    operations(
      verbs.filter((verb) => ON_COLLECTION.includes(verb)),
      target,
      context,
    ),
  );
  if (namespaced && verbs.includes("list")) paths.add(`${root}/${resource.resource}`, operations(["list"], anywhere, context, true));
  paths.add(
    `${root}${collection}/{name}`,
    operations(
      verbs.filter((verb) => ON_ITEM.includes(verb)),
      target,
      context,
    ),
  );
  for (const subresource of resource.subresources) {
    const path = `${root}${collection}/{name}/${subresource.name}`;
    if (subresource.type === "connect") {
      const connected = { ...target, subresource: subresource.name };
      paths.add(path, connectionItem(subresource, connected, context));
      if (subresource.subpaths) paths.add(`${path}/{path}`, connectionItem(subresource, connected, context, true));
      continue;
    }
    const verbsOfIt = subresource.verbs.filter((verb) => verb !== "list" && verb !== "deletecollection");
    paths.add(path, operations(verbsOfIt, subresourceTarget(target, subresource, context), context));
  }
  if (verbs.includes("watch")) {
    paths.add(`${root}/watch${collection}`, watchOperation(target, context, "watchlist"));
    if (namespaced) paths.add(`${root}/watch/${resource.resource}`, watchOperation(anywhere, context, "watchlist", true));
    paths.add(`${root}/watch${collection}/{name}`, watchOperation(target, context, "watch"));
  }
  return paths.items();
}

function subresourceTarget(target: OperationTarget, subresource: SubresourceDefinition, context: OperationContext): OperationTarget {
  if (subresource.type === "status" || subresource.type === "fields") return { ...target, subresource: subresource.name };
  const kind = kindOfSubresource(subresource, target.resource);
  return { ...target, subresource: subresource.name, kind, schema: context.schemas.kind(kind) ?? target.schema };
}

class PathItems {
  readonly #items: [string, JsonObject][] = [];

  constructor(private readonly context: OperationContext) {}

  /** Adds a path item unless it has no operation; parameters of its path and `pretty` hold for all its operations. */
  add(path: string, item: JsonObject): void {
    const { parameters = [], ...methods } = item;
    if (Object.keys(methods).length === 0) return;
    const shared: JsonObject[] = [];
    if (path.includes("{name}")) shared.push(this.context.parameters.path("name"));
    if (path.includes("{namespace}")) shared.push(this.context.parameters.path("namespace"));
    shared.push(this.context.parameters.pretty());
    this.#items.push([path, { ...methods, parameters: [...shared, ...(Array.isArray(parameters) ? parameters : [])] }]);
  }

  items(): JsonObject {
    return Object.fromEntries(this.#items);
  }
}

const KIND_TYPES = ["application/json", "application/yaml", placeholder("protobufMediaType")];

/** A path that answers GET with one document: one of the metadata kinds unless its media types are named. */
export function documentPath(
  tag: string,
  operationId: string,
  description: string,
  schema: JsonObject,
  mediaTypes = KIND_TYPES,
): JsonObject {
  return {
    get: {
      tags: [tag],
      description,
      operationId,
      responses: {
        "200": { description: "OK", content: Object.fromEntries(mediaTypes.map((type) => [type, { schema }])) },
        "401": { description: "Unauthorized" },
      },
    },
  };
}
