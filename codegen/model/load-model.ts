/** First two stages of the generator: reads and checks all definitions, resolves them into the model. */
import { dirname, join } from "node:path";
import { checkDemands } from "../../runtime/schema/declared/check-demands.js";
import { checkTypeKeywords } from "../../runtime/schema/declared/check-keywords.js";
import { checkRules, kindsByType } from "../../runtime/schema/declared/check-rules.js";
import { checkType } from "../../runtime/schema/declared/check-types.js";
import { asList, asMapping, asText, type Mapping } from "../../runtime/schema/declared/mapping.js";
import { below, type Place } from "../../runtime/schema/declared/place.js";
import { didYouMean } from "../../runtime/schema/declared/suggest.js";
import { TypeBuilder, type TypeScope } from "../../runtime/schema/declared/type-builder.js";
import type { Problem } from "../read/problem.js";
import { type DefinitionFile, type GroupFile, readSources, type Sources } from "../read/read-definitions.js";
import { Bindings, type BoundNames, readBoundNames } from "./bindings.js";
import { checkEndless } from "./check-endless.js";
import { checkMessages } from "./check-messages.js";
import { checkFileName, checkGroups, checkResourceNames, checkTypeNames } from "./check-names.js";
import { checkSameShape } from "./check-versions.js";
import { checkWire } from "./check-wire.js";
import { flattenEmbedded, inheritDescriptions } from "./embedded.js";
import { buildFeatureGates } from "./feature-gates.js";
import type { ApiModel, GroupModel } from "./model.js";
import { packageOf } from "./names.js";
import { ProblemList } from "./problem-list.js";
import { buildProfiles, checkPlaceholders } from "./profiles.js";
import { buildMetaKind, buildResource, type KindSource, type ResourceContext } from "./resource-builder.js";
import { BacktrackingPatterns } from "./slow-patterns.js";

/** Outcome of {@link loadModel}: a model, or every mistake found, sorted by file and position. */
export type LoadResult =
  | { readonly model: ApiModel; readonly problems?: undefined }
  | { readonly model?: undefined; readonly problems: readonly Problem[] };

/**
 * Loads the definitions below `root` (the `api-definitions` folder). Never throws for a mistake in a definition; throws only when
 * the folder cannot be read. `extra` names further folders of the same layout whose definitions are added, `kinds` the folder whose
 * functions definitions name; where there is none, names are taken on trust.
 */
export function loadModel(root: string, extra: readonly string[] = [], kinds = join(dirname(root), "runtime/kinds")): LoadResult {
  return new ModelLoader(readSources([root, ...extra], dirname(root)), readBoundNames(kinds)).load();
}

class ModelLoader {
  readonly #problems = new ProblemList();
  readonly #builder: TypeBuilder;
  readonly #bindings: Bindings;
  readonly #kinds: KindSource[];
  readonly #groups: ReadonlyMap<string, GroupModel>;

  constructor(
    private readonly sources: Sources,
    bound: BoundNames | undefined,
  ) {
    this.#bindings = new Bindings(bound, this.#problems);
    this.#problems.addAll(sources.problems);
    this.#builder = new TypeBuilder(this.#problems, {
      patterns: new BacktrackingPatterns(),
      complete: !sources.incomplete,
      published: true,
      hooks: this.#bindings,
    });
    this.#groups = new Map(sources.groups.map((group) => [group.folder, groupModel(group)]));
    this.#kinds = sources.definitions.flatMap((definition) => this.#kindSource(definition) ?? []);
  }

  load(): LoadResult {
    const profiles = buildProfiles(this.sources.profiles, this.#problems);
    const featureGates = buildFeatureGates(this.sources.featureGates, this.sources.definitions, this.#problems);
    checkPlaceholders([...this.sources.definitions, ...this.sources.groups], profiles, this.#problems);
    this.#checkFolders();
    this.#buildTypes();
    inheritDescriptions(this.#builder.types);
    flattenEmbedded(this.#builder.types, this.#problems);
    const kinds = kindsByType(
      this.#kinds.filter(isResource).map((kind) => `${packageOf(kind.folder, kind.version)}.${kind.kind}`),
      this.#builder.types,
    );
    for (const built of this.#builder.types.values()) {
      checkWire(built, this.#problems);
      checkType(built, this.#builder.types, this.#problems);
      const roots = kinds.get(`${built.model.package}.${built.model.name}`) ?? [];
      checkRules(built, { types: this.#builder.types, roots }, this.#problems);
      checkDemands(built, this.#builder.types, this.#problems);
    }
    for (const { file, folder, version } of this.sources.definitions)
      checkMessages(file, packageOf(folder, version), this.#builder.types, this.#problems);
    checkEndless(this.#builder.types, this.#problems);
    checkTypeNames(this.#builder.types, this.#problems);
    const context: ResourceContext = {
      types: this.#builder.types,
      groups: this.#groups,
      kinds: new Set(this.#kinds.map((kind) => `${packageOf(kind.folder, kind.version)}.${kind.kind}`)),
      problems: this.#problems,
      bindings: this.#bindings,
    };
    const built = this.#kinds.filter(isResource).map((kind) => ({ model: buildResource(kind, context), place: kind.place }));
    for (const { model, place } of built) checkSameShape(model, place, this.#builder.types, this.#problems);
    checkResourceNames(built, this.#problems);
    const resources = built.map(({ model }) => model);
    const metaKinds = this.#kinds.filter((kind) => !isResource(kind)).map((kind) => buildMetaKind(kind, context));
    if (this.sources.problems.length === 0) this.#problems.addAll(this.#bindings.unused());
    const problems = this.#problems.sorted();
    if (problems.length > 0) return { problems };
    const rank = (folder: string, version: string): number => this.#groups.get(folder)?.versions.indexOf(version) ?? 0;
    return {
      model: {
        profiles,
        featureGates,
        groups: [...this.#groups.values()].sort((a, b) => compare(a.folder, b.folder)),
        types: new Map([...this.#builder.types].map(([name, built]) => [name, built.model] as const).sort(([a], [b]) => compare(a, b))),
        resources: resources.sort(
          (a, b) => compare(a.folder, b.folder) || rank(a.folder, a.version) - rank(b.folder, b.version) || compare(a.kind, b.kind),
        ),
        metaKinds: metaKinds.sort((a, b) => compare(a.kind, b.kind)),
        bindings: this.#bindings.used(),
      },
    };
  }

  /** The definition of a kind, with what `sameAs` brings in. */
  #kindSource(definition: DefinitionFile): KindSource | undefined {
    const kind = asText(definition.data["kind"]);
    if (kind === undefined) return undefined;
    const base = this.#sameAs(definition);
    return {
      folder: definition.folder,
      version: definition.version,
      kind,
      data: { ...base?.data, ...definition.data },
      place: { file: definition.file, path: [] },
    };
  }

  #sameAs(definition: DefinitionFile): DefinitionFile | undefined {
    const version = asText(definition.data["sameAs"]);
    if (version === undefined) return undefined;
    const versions = this.sources.definitions.filter(
      (other) => other.folder === definition.folder && other.data["kind"] === definition.data["kind"] && other !== definition,
    );
    const found = versions.find((other) => other.version === version);
    const further = asText(found?.data["sameAs"]);
    if (further !== undefined) {
      const place = { file: definition.file, path: ["sameAs"] };
      this.#problems.atValue(
        place,
        [],
        `"${version}" is itself the same as another version`,
        further === definition.version ? "one of them needs a schema" : `give ${further}`,
      );
    }
    if (found === undefined) {
      const known = versions.map((other) => other.version);
      const place = { file: definition.file, path: ["sameAs"] };
      this.#problems.atValue(place, [], `${String(definition.data["kind"])} has no version "${version}"`, didYouMean(version, known));
    }
    return found;
  }

  #checkFolders(): void {
    checkGroups(this.sources.groups, this.#groups, this.sources.definitions, this.#problems);
    for (const definition of this.sources.definitions) {
      const { file, folder, version, data } = definition;
      checkFileName(definition, this.#problems);
      this.#checkKeys(definition);
      const group = this.#groups.get(folder);
      if (group === undefined) {
        this.#problems.atValue({ file, path: [] }, [], `the folder "${folder}" has no group.yaml`);
      } else if (version !== "" && !group.versions.includes(version)) {
        this.#problems.atValue({ file, path: [] }, [], `version "${version}" is not among the versions of ${folder}/group.yaml`);
      }
      if (data["scope"] !== undefined && version === "") {
        this.#problems.atKey({ file, path: ["scope"] }, [], "a resource needs a version", `put the file into ${folder}/v1`);
      }
      if (data["scope"] !== undefined && data["lifecycle"] === undefined && data["kind"] !== undefined) {
        this.#problems.atKey(
          { file, path: ["kind"] },
          [],
          `resource "${String(data["kind"])}" has no lifecycle`,
          'give lifecycle: { introduced: "1.24" }',
        );
      }
    }
  }

  /** Keys that are only for resources, and keys that are only for other kinds. */
  #checkKeys({ file, data }: DefinitionFile): void {
    const place = { file, path: [] };
    const isResource = data["scope"] !== undefined || data["sameAs"] !== undefined;
    const suggestion = isResource ? "they are for kinds without scope" : "give scope: Namespaced or scope: Cluster";
    for (const key of isResource ? KEYS_OF_OTHER_KINDS : KEYS_OF_RESOURCES) {
      if (data[key] === undefined) continue;
      const what = isResource ? "a resource" : data["kind"] === undefined ? "a file of types" : "a kind without scope";
      this.#problems.atKey(place, [key], `"${key}" means nothing for ${what}`, suggestion);
    }
    if (data["scope"] !== undefined && data["schema"] === undefined && data["sameAs"] === undefined) {
      this.#problems.atKey(
        place,
        ["kind"],
        `resource "${String(data["kind"])}" has no schema`,
        "give schema: { properties: { spec: ... } }",
      );
    }
  }

  #buildTypes(): void {
    const units = this.sources.definitions.map((definition) => this.#unit(definition));
    for (const unit of units) for (const type of unit.types) this.#builder.declare(unit.scope, type.name, type.place);
    for (const unit of units) for (const type of unit.types) this.#builder.declareInline(unit.scope, type.name, type.schema, type.place);
    for (const unit of units) {
      for (const type of unit.types) {
        if (type.isList) this.#builder.addList(unit.scope, type.name.slice(0, -"List".length), "", type.place);
        else {
          checkTypeKeywords(type.schema, type.place, type.kind !== undefined, this.#problems);
          this.#builder.build(unit.scope, type.name, type.schema, type.place, type.kind, type.description);
        }
      }
    }
  }

  /** The types of one file; those of the file that `sameAs` names when it has none of its own. */
  #unit(definition: DefinitionFile): TypeUnit {
    const base = definition.data["schema"] === undefined ? this.#sameAs(definition) : undefined;
    const from = base ?? definition;
    const scope: TypeScope = {
      packageName: packageOf(definition.folder, definition.version),
      ...(base === undefined ? {} : { fallbackPackage: packageOf(base.folder, base.version) }),
    };
    const root = { file: from.file, path: [] };
    const types: DeclaredType[] = Object.entries(asMapping(from.data["types"])).map(([name, schema]) => ({
      name,
      schema: asMapping(schema),
      place: below(root, "types", name),
      isList: false,
    }));
    const kind = asText(definition.data["kind"]);
    if (kind !== undefined) {
      const resource = (definition.data["scope"] ?? base?.data["scope"]) !== undefined;
      const place = from.data["schema"] === undefined ? root : below(root, "schema");
      const description =
        asText(definition.data["description"]) ?? asText(from.data["description"]) ?? (definition.data["sameAs"] === undefined ? "" : kind);
      types.unshift({
        name: kind,
        schema: asMapping(from.data["schema"]),
        place,
        isList: false,
        kind: resource ? "resource" : "other",
        description,
      });
      if (resource) types.push({ name: `${kind}List`, schema: {}, place: { ...root }, isList: true });
    }
    return { scope, types };
  }
}

interface DeclaredType {
  readonly name: string;
  readonly schema: Mapping;
  readonly place: Place;
  readonly isList: boolean;
  readonly kind?: "resource" | "other";
  readonly description?: string;
}

interface TypeUnit {
  readonly scope: TypeScope;
  readonly types: readonly DeclaredType[];
}

const KEYS_OF_RESOURCES = [
  "names",
  "lifecycle",
  "featureGate",
  "hook",
  "verbs",
  "subresources",
  "nameSyntax",
  "generation",
  "deleteReturnsObject",
  "orphansDependents",
  "unconditionalUpdate",
  "errorGroup",
  "gracePeriodSeconds",
  "storageVersion",
  "storage",
  "handler",
  "storedAs",
  "conversion",
  "selectableFields",
  "additionalPrinterColumns",
  "example",
];
/** Of groups that do not say theirs, and of those that definitions of the running server bring. */
const DEFAULT_PRIORITY = 1000;
const KEYS_OF_OTHER_KINDS = ["apiVersion", "alsoServedAs", "inEveryGroup"];

const isResource = (kind: KindSource): boolean => kind.data["scope"] !== undefined;

function groupModel({ folder, data }: GroupFile): GroupModel {
  return {
    folder,
    name: asText(data["name"]) ?? folder,
    versions: asList(data["versions"]).map(String),
    priority: Number(data["priority"] ?? DEFAULT_PRIORITY),
    protobufPackage: asText(data["protobufPackage"]) ?? `\${protobufPackage}.${folder}`,
    openApiPackage: asText(data["openApiPackage"]) ?? `\${openApiPackage}.${folder}`,
    description: (asText(data["description"]) ?? "").trim(),
  };
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
