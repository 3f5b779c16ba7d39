/** Turns the definition of a resource into its model; derives what the definition does not say. */
import type { JsonObject } from "../../runtime/definition/json.js";
import type { NameSyntax, Verb } from "../../runtime/definition/resource-definition.js";
import type { BuiltTypes } from "../../runtime/schema/declared/built-type.js";
import { misfit } from "../../runtime/schema/declared/check-defaults.js";
import { asBoolean, asList, asMapping, asNumber, asText, type Mapping } from "../../runtime/schema/declared/mapping.js";
import type { Place } from "../../runtime/schema/declared/place.js";
import type { Bindings } from "./bindings.js";
import { checkPath, columnsOf, parsePath } from "./columns.js";
import { readLifecycle } from "./lifecycle.js";
import type { GroupModel, MetaKindModel, ResourceModel } from "./model.js";
import { listKindOf, packageOf, pluralOf } from "./names.js";
import type { ProblemList } from "./problem-list.js";
import { storageOf } from "./storage.js";
import { subresourcesOf } from "./subresources.js";

const ALL_VERBS: readonly Verb[] = ["get", "list", "watch", "create", "update", "patch", "delete", "deletecollection"];

/** A kind's definition with everything needed to read it. */
export interface KindSource {
  readonly folder: string;
  readonly version: string;
  readonly kind: string;
  /** The definition, with what {@link Mapping} `sameAs` brings in. */
  readonly data: Mapping;
  readonly place: Place;
}

/** The rest of the model as far as resources need it. */
export interface ResourceContext {
  readonly types: BuiltTypes;
  readonly groups: ReadonlyMap<string, GroupModel>;
  /** Qualified names of all kinds. */
  readonly kinds: ReadonlySet<string>;
  readonly bindings: Bindings;
  readonly problems: ProblemList;
}

export function buildResource(source: KindSource, context: ResourceContext): ResourceModel {
  const { data, place, kind, version } = source;
  const { problems, types } = context;
  const group = context.groups.get(source.folder);
  const packageName = packageOf(source.folder, version);
  const type = `${packageName}.${kind}`;
  const names = asMapping(data["names"]);
  const fields = types.get(type)?.model.fields ?? [];
  const { storage, conversion } = storageOf(source, context);
  const hook = asText(data["hook"]);
  if (hook !== undefined) context.bindings.use("resourceHooks", hook, place, ["hook"], [type]);
  const errorGroup = asText(data["errorGroup"]);
  const grace = asNumber(data["gracePeriodSeconds"]);
  const gate = asText(data["featureGate"]);
  return {
    group: group?.name ?? source.folder,
    folder: source.folder,
    version,
    package: packageName,
    kind,
    listKind: listKindOf(kind),
    resource: asText(names["plural"]) ?? pluralOf(kind),
    singular: asText(names["singular"]) ?? kind.toLowerCase(),
    shortNames: asList(names["shortNames"]).map(String),
    categories: asList(names["categories"]).map(String),
    namespaced: data["scope"] === "Namespaced",
    verbs: data["verbs"] === undefined ? (storage.type === "none" ? ["create"] : ALL_VERBS) : (asList(data["verbs"]).map(String) as Verb[]),
    subresources: subresourcesOf(source, context),
    description: (asText(data["description"]) ?? "").trim(),
    type,
    listType: `${packageName}.${listKindOf(kind)}`,
    ...(hook === undefined ? {} : { hook }),
    columns: columnsOf(data, type, context, place),
    selectableFields: asList(data["selectableFields"]).map((entry, index) =>
      selectableField(asMapping(entry), index, type, source, context),
    ),
    nameSyntax: (asText(data["nameSyntax"]) ?? "dns1123Subdomain") as NameSyntax,
    generation: asBoolean(data["generation"]) ?? fields.some((field) => field.name === "spec"),
    deleteReturnsObject: asBoolean(data["deleteReturnsObject"]) ?? false,
    ...(asBoolean(data["orphansDependents"]) === true ? { orphansDependents: true } : {}),
    unconditionalUpdate: asBoolean(data["unconditionalUpdate"]) ?? true,
    ...(errorGroup === undefined ? {} : { errorGroup }),
    ...(grace === undefined ? {} : { gracePeriodSeconds: grace }),
    lifecycle: readLifecycle(
      data["lifecycle"],
      version,
      place,
      problems,
      (folder) => context.groups.get(folder)?.name,
      (name) => context.kinds.has(name),
    ),
    ...(gate === undefined ? {} : { featureGate: gate }),
    ...exampleOf(source, type, context),
    storage,
    conversion,
    source: place.file.keyAt(place.path),
  };
}

function selectableField(entry: Mapping, index: number, type: string, source: KindSource, context: ResourceContext) {
  const path = parsePath(asText(entry["jsonPath"]) ?? "");
  const tell = (message: string, suggestion?: string): void =>
    context.problems.atValue(source.place, ["selectableFields", index, "jsonPath"], message, suggestion);
  const found = path.length === 0 ? undefined : checkPath(path, type, context.types, tell);
  if (found !== undefined && found.kind !== "scalar")
    tell(`"${path.join(".")}" holds more than one value`, "name a field that is a string, number or boolean");
  const label = labelOf(entry);
  if (
    asList(source.data["selectableFields"])
      .slice(0, index)
      .some((other) => labelOf(asMapping(other)) === label)
  )
    tell(`"${label}" is selectable twice`, "remove one");
  return { label, path: path.join("."), default: asText(entry["default"]) ?? "" };
}

function exampleOf({ data, place }: KindSource, type: string, { types, problems }: ResourceContext): Pick<ResourceModel, "example"> {
  if (data["example"] === undefined) return {};
  const example = asMapping(data["example"]) as JsonObject;
  const wrong = misfit(example, { kind: "ref", name: type }, types);
  if (wrong !== undefined) problems.atValue(place, ["example"], `the example ${wrong.message}`, wrong.suggestion);
  return { example };
}

const labelOf = (entry: Mapping): string => asText(entry["label"]) ?? parsePath(asText(entry["jsonPath"]) ?? "").join(".");

/** A kind without scope. */
export function buildMetaKind(source: KindSource, context: ResourceContext): MetaKindModel {
  const group = context.groups.get(source.folder)?.name ?? source.folder;
  return {
    kind: source.kind,
    apiVersion: asText(source.data["apiVersion"]) ?? (group === "" ? source.version : `${group}/${source.version}`),
    alsoServedAs: asList(source.data["alsoServedAs"]).map(String),
    inEveryGroup: asBoolean(source.data["inEveryGroup"]) ?? false,
    type: `${packageOf(source.folder, source.version)}.${source.kind}`,
  };
}
