/** What is true of a kind beside its fields: where it is served, versions, sub-resources, columns, an example, permissions. */
import { stringify } from "yaml";
import { type SubresourceDefinition, writesOf } from "../../runtime/definition/resource-definition.js";
import type { TypeModel } from "../../runtime/schema/declared/type-model.js";
import type { ApiModel, MetaKindModel, ResourceModel } from "../model/model.js";
import { code, codes, plain, table } from "./markdown.js";

const apiVersionOf = ({ group, version }: ResourceModel): string => (group === "" ? version : `${group}/${version}`);

export function kindSection(resource: ResourceModel, model: ApiModel): string[] {
  return [
    plain(resource.description),
    "",
    ...table(["", ""], facts(resource, model)),
    ...subresources(resource),
    ...columns(resource),
    ...selectable(resource),
    ...example(resource),
    ...permissions(resource),
  ];
}

export function metaKindSection(kind: MetaKindModel, type: TypeModel | undefined): string[] {
  const places = kind.inEveryGroup ? "every group and version" : codes([kind.apiVersion, ...kind.alsoServedAs]);
  return [plain(type?.description ?? ""), "", ...table(["", ""], [["apiVersion", places]])];
}

function facts(resource: ResourceModel, model: ApiModel): string[][] {
  const { plural, path } = { plural: resource.resource, path: resource.group === "" ? "/api" : "/apis" };
  const within = resource.namespaced ? "/namespaces/{namespace}" : "";
  const others = model.resources.filter(
    ({ folder, kind, version }) => folder === resource.folder && kind === resource.kind && version !== resource.version,
  );
  return [
    ["apiVersion", code(apiVersionOf(resource))],
    ["path", code(`${path}/${apiVersionOf(resource)}${within}/${plural}`)],
    ["scope", resource.namespaced ? "namespaces" : "the cluster"],
    ...optional("short names", codes(resource.shortNames)),
    ...optional("categories", codes(resource.categories)),
    ["verbs", resource.verbs.join(", ")],
    ...optional("names are", resource.storage.type === "none" ? "" : code(resource.nameSyntax)),
    ["lifecycle", lifecycle(resource)],
    ...optional("feature gate", resource.featureGate === undefined ? "" : code(resource.featureGate)),
    ...optional("other versions", others.map((other) => `[${other.version}](../${other.version}/${fileOf(other)})`).join(", ")),
    ["kept", storage(resource)],
    ...optional("generation", generation(resource)),
    ...optional(
      "grace period",
      resource.gracePeriodSeconds === undefined ? "" : `${resource.gracePeriodSeconds} s unless a deletion says otherwise`,
    ),
    ...optional("PUT", resource.unconditionalUpdate ? "" : "needs a resourceVersion"),
    ...optional("DELETE", resource.deleteReturnsObject ? "answers with the object" : ""),
    ...optional("dependents", resource.orphansDependents === true ? "are orphaned unless a deletion says otherwise" : ""),
    ...optional(
      "code",
      resource.hook === undefined
        ? ""
        : `${code(resource.hook)} of ${code(`runtime/kinds/${resource.folder}`)} sets what no declaration says`,
    ),
  ];
}

/** Nothing counts what is not kept. */
function generation(resource: ResourceModel): string {
  if (resource.storage.type === "none") return "";
  return resource.generation ? "counts changes outside metadata and status" : "is not counted";
}

const optional = (name: string, text: string): string[][] => (text === "" ? [] : [[name, text]]);

const fileOf = (resource: ResourceModel): string => (resource.source.file.split("/").at(-1) ?? "").replace(/\.yaml$/, ".md");

function lifecycle({ lifecycle: { introduced, deprecated, removed, replacement } }: ResourceModel): string {
  const instead =
    replacement === undefined
      ? ""
      : `, use ${replacement.kind} of ${code([replacement.group, replacement.version].filter((part) => part !== "").join("/"))}`;
  return [
    `since ${introduced}`,
    ...(deprecated === undefined ? [] : [`deprecated in ${deprecated}${instead}`]),
    ...(removed === undefined ? [] : [`removed in ${removed}`]),
  ].join(", ");
}

function storage({ storage: kept, conversion, version }: ResourceModel): string {
  if (kept.type === "none") return `not at all: ${code(kept.handler)} answers each request`;
  const by = conversion.type === "named" ? `, converted by ${code(conversion.name)}` : "";
  if (kept.type === "storedAs")
    return `among the ${kept.kind} objects of ${code(kept.group === "" ? kept.version : `${kept.group}/${kept.version}`)}${by}`;
  return kept.version === version ? "in this version" : `as ${kept.version}${by}`;
}

function subresources(resource: ResourceModel): string[] {
  const rows = resource.subresources.map((part) => [code(part.name), part.verbs.join(", "), purpose(part)]);
  return rows.length === 0 ? [] : ["## Sub-resources", "", ...table(["name", "verbs", "what it is"], rows)];
}

function purpose(part: SubresourceDefinition): string {
  const writes = writesOf(part);
  switch (part.type) {
    case "status":
    case "fields":
      return `the object; writes ${codes(writes)}${part.exclusive ? ", which other writes leave as they are" : ""}`;
    case "scale":
      return `a ${part.kind.kind} over ${codes([part.specReplicas, part.statusReplicas, ...(part.selector === undefined ? [] : [part.selector])])}`;
    case "handler": {
      const answer = part.gives.kind === part.takes.kind ? "" : `, answers with a ${part.gives.kind}`;
      return `takes a ${part.takes.kind}${answer}; done by ${code(part.handler)}`;
    }
    case "connect":
      return `a connection by ${part.methods.join(", ")}${part.options === undefined ? "" : `, parameters: ${part.options.kind}`}${part.subpaths ? "; any path may follow" : ""}`;
  }
}

function columns(resource: ResourceModel): string[] {
  const rows = resource.columns.map((column) => {
    const from =
      column.print === "computed"
        ? `code: ${code(column.hook ?? "")}`
        : `${codes(column.paths.map((path) => `.${path.join(".")}`))} as ${column.print}`;
    return [plain(column.name), column.type, column.priority === 0 ? "" : "wide only", from, plain(column.description)];
  });
  return rows.length === 0 ? [] : ["## Columns", "", ...table(["name", "type", "shown", "from", ""], rows)];
}

function selectable({ selectableFields }: ResourceModel): string[] {
  const rows = selectableFields.map(({ label, path, default: absent }) => [
    code(label),
    code(`.${path}`),
    absent === "" ? "" : code(absent),
  ]);
  return rows.length === 0
    ? []
    : ["## Field selectors", "", "Besides `metadata.name` and `metadata.namespace`.", "", ...table(["name", "field", "when absent"], rows)];
}

function example(resource: ResourceModel): string[] {
  if (resource.example === undefined) return [];
  const { metadata, ...rest } = resource.example;
  const name = resource.storage.type === "none" ? undefined : { name: "example" };
  const named = {
    apiVersion: apiVersionOf(resource),
    kind: resource.kind,
    ...(name === undefined && metadata === undefined ? {} : { metadata: { ...name, ...(metadata as object | undefined) } }),
    ...rest,
  };
  return ["## Example", "", "```yaml", stringify(named, { lineWidth: 0 }).trimEnd(), "```", ""];
}

function permissions(resource: ResourceModel): string[] {
  const names = [resource.resource, ...resource.subresources.map((part) => `${resource.resource}/${part.name}`)];
  const verbs = [...new Set([...resource.verbs, ...resource.subresources.flatMap((part) => part.verbs)])];
  const rule = { apiGroups: [resource.group], resources: names, verbs };
  return [
    "## Permissions",
    "",
    "A rule of a role that allows everything here:",
    "",
    "```yaml",
    stringify([rule], { lineWidth: 0 }).trimEnd(),
    "```",
    "",
  ];
}
