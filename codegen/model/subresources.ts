/** Sub-resources of a definition: fields of the object, its scale, other kinds, raw connections. */
import type {
  HandlerSubresource,
  HttpMethod,
  KindReference,
  SubresourceDefinition,
  Verb,
} from "../../runtime/definition/resource-definition.js";
import { asBoolean, asList, asMapping, asText, type Mapping } from "../../runtime/schema/declared/mapping.js";
import type { TypeRef } from "../../runtime/schema/declared/type-model.js";
import { checkPath, parsePath } from "./columns.js";
import { packageOf } from "./names.js";
import type { KindSource, ResourceContext } from "./resource-builder.js";

/** Verbs of what reads and writes the object itself. */
const OBJECT_VERBS: readonly Verb[] = ["get", "update", "patch"];

const VERB_OF_METHOD: Readonly<Record<HttpMethod, Verb | undefined>> = {
  GET: "get",
  HEAD: undefined,
  OPTIONS: undefined,
  POST: "create",
  PUT: "update",
  PATCH: "patch",
  DELETE: "delete",
};

/** The kind that `scale` speaks. */
/** What clients say of metadata, as opposed to what the server sets. */
const CLIENTS_METADATA: readonly string[] = ["annotations", "finalizers", "labels", "ownerReferences"];

const SCALE = "autoscaling/v1.Scale";

export function subresourcesOf(source: KindSource, context: ResourceContext): SubresourceDefinition[] {
  return Object.entries(asMapping(source.data["subresources"])).map(([name, value]) =>
    new SubresourceReader(name, asMapping(value), source, context).read(),
  );
}

class SubresourceReader {
  constructor(
    private readonly name: string,
    private readonly value: Mapping,
    private readonly source: KindSource,
    private readonly context: ResourceContext,
  ) {}

  read(): SubresourceDefinition {
    if (this.name === "scale") return this.#scale();
    if (this.value["connect"] !== undefined) return this.#connect();
    if (this.value["handler"] !== undefined) return this.#handler();
    if (!["kind", "takes", "gives"].some((key) => this.value[key] !== undefined)) return this.#fields();
    this.#tell([], `"${this.name}" is of another kind, which needs a handler`, "give handler: <name in runtime/kinds>");
    return this.#handler();
  }

  #fields(): SubresourceDefinition {
    this.#refuse(
      ["options", "subpaths", "specReplicas", "statusReplicas", "selector"],
      "options and subpaths go with connect, paths of replicas with scale",
    );
    const stated = this.value["writes"];
    const paths = stated === undefined ? [`.${this.name}`] : asList(stated).map(String);
    const writes = paths.map((path, index) => this.#path(path, stated === undefined ? [] : ["writes", index]));
    return {
      type: this.name === "status" ? "status" : "fields",
      name: this.name,
      verbs: this.#verbs(OBJECT_VERBS),
      writes,
      ...this.#besides(),
      exclusive: asBoolean(this.value["exclusive"]) ?? this.name === "status",
      ...(asBoolean(this.value["atCreation"]) ? { atCreation: true } : {}),
    };
  }

  /** Through `status` all of the metadata that is not the server's, unless the definition says how much. */
  #besides(): { readonly besides?: readonly string[] } {
    const stated = this.value["metadata"];
    const fields = stated === undefined ? (this.name === "status" ? CLIENTS_METADATA : []) : asList(stated).map(String);
    return fields.length === 0 ? {} : { besides: fields.map((field) => `metadata.${field}`) };
  }

  #scale(): SubresourceDefinition {
    this.#refuse(
      ["writes", "metadata", "exclusive", "atCreation", "connect", "options", "subpaths", "handler", "kind", "takes", "alsoTakes", "gives"],
      "scale takes specReplicas, statusReplicas and selector",
    );
    const path = (key: string, ...wanted: readonly string[]): string => {
      const text = asText(this.value[key]);
      if (text !== undefined) return this.#path(text, [key], wanted);
      this.#tell([], `scale lacks "${key}"`, `give ${key}: .${key.startsWith("spec") ? "spec" : "status"}.replicas`);
      return "";
    };
    const kind = this.#kind(SCALE, []);
    const selector = this.value["selector"] === undefined ? undefined : path("selector");
    return {
      type: "scale",
      name: "scale",
      verbs: this.#verbs(OBJECT_VERBS),
      kind,
      specReplicas: path("specReplicas", "int32"),
      statusReplicas: path("statusReplicas", "int32"),
      ...(selector === undefined ? {} : { selector }),
    };
  }

  #handler(): SubresourceDefinition {
    this.#refuse(
      ["metadata", "exclusive", "atCreation", "options", "subpaths", "specReplicas", "statusReplicas", "selector"],
      "it does not go with a handler",
    );
    const writes = asList(this.value["writes"]).map((path, index) => this.#path(String(path), ["writes", index]));
    const own = `${packageOf(this.source.folder, this.source.version)}.${this.source.kind}`;
    const kind = asText(this.value["kind"]) ?? own;
    const reference = (key: string): KindReference =>
      this.value[key] === undefined ? this.#kind(kind, ["kind"]) : this.#kind(asText(this.value[key]) ?? kind, [key]);
    if (this.value["verbs"] === undefined) this.#tell([], "a handler needs its verbs", "give verbs: [create]");
    return {
      type: "handler",
      name: this.name,
      verbs: this.#verbs([]),
      takes: reference("takes"),
      gives: reference("gives"),
      ...this.#alsoTakes(reference("takes")),
      handler: this.#bound("handlers", "handler"),
      ...(writes.length === 0 ? {} : { writes }),
    };
  }

  #alsoTakes({ kind }: KindReference): Partial<Pick<HandlerSubresource, "alsoTakes">> {
    if (this.value["alsoTakes"] === undefined) return {};
    const alsoTakes = asList(this.value["alsoTakes"]).map((name, index) => this.#kind(String(name), ["alsoTakes", index]));
    for (const [index, other] of alsoTakes.entries()) {
      if (other.kind !== kind) this.#tell(["alsoTakes", index], `"${other.kind}" is no version of ${kind}`);
    }
    return { alsoTakes };
  }

  #connect(): SubresourceDefinition {
    this.#refuse(
      [
        "writes",
        "metadata",
        "exclusive",
        "atCreation",
        "verbs",
        "takes",
        "alsoTakes",
        "gives",
        "specReplicas",
        "statusReplicas",
        "selector",
      ],
      "it does not go with connect",
    );
    if (this.value["handler"] === undefined) this.#tell([], "connect needs a handler", "give handler: <name of a file in runtime/kinds>");
    const methods = asList(this.value["connect"]).map(String) as HttpMethod[];
    const own = `${packageOf(this.source.folder, this.source.version)}.${this.source.kind}`;
    const options = asText(this.value["options"]);
    const kind = asText(this.value["kind"]);
    const verbs = methods.map((method) => VERB_OF_METHOD[method]);
    return {
      type: "connect",
      name: this.name,
      methods,
      verbs: verbs.filter((verb): verb is Verb => verb !== undefined),
      ...(options === undefined ? {} : { options: this.#kind(options, ["options"]) }),
      kind: kind === undefined ? this.#kind(options ?? own, ["options"]) : this.#kind(kind, ["kind"]),
      handler: this.#bound("handlers", "handler"),
      subpaths: asBoolean(this.value["subpaths"]) ?? false,
    };
  }

  #bound(table: "handlers", key: string): string {
    const name = asText(this.value[key]) ?? "";
    if (name !== "") this.context.bindings.use(table, name, this.source.place, ["subresources", this.name, key]);
    return name;
  }

  #verbs(otherwise: readonly Verb[]): readonly Verb[] {
    return this.value["verbs"] === undefined ? otherwise : (asList(this.value["verbs"]).map(String) as Verb[]);
  }

  #path(text: string, steps: readonly (string | number)[], wanted: readonly string[] = []): string {
    const type = `${packageOf(this.source.folder, this.source.version)}.${this.source.kind}`;
    const path = parsePath(text);
    const found: TypeRef | undefined = checkPath(path, type, this.context.types, (message, suggestion) =>
      this.#tell(steps, message, suggestion),
    );
    if (found !== undefined && wanted.length > 0 && !(found.kind === "scalar" && wanted.includes(found.type))) {
      this.#tell(steps, `"${text}" is no ${wanted.join(" or ")}`, "name a field that counts replicas");
    }
    return path.join(".");
  }

  #kind(text: string, steps: readonly (string | number)[]): KindReference {
    const [, folder = "", version = "", kind = ""] = /^([^/]+)\/([^.]+)\.(.+)$/.exec(text) ?? [];
    if (!this.context.kinds.has(text)) this.#tell(steps, `"${text}" is no known kind`);
    return { group: this.context.groups.get(folder)?.name ?? folder, version, kind };
  }

  #refuse(keys: readonly string[], instead: string): void {
    for (const key of keys.filter((name) => this.value[name] !== undefined)) {
      this.context.problems.atKey(this.source.place, ["subresources", this.name, key], `"${key}" means nothing here`, instead);
    }
  }

  #tell(steps: readonly (string | number)[], message: string, suggestion?: string): void {
    this.context.problems.atValue(this.source.place, ["subresources", this.name, ...steps], message, suggestion);
  }
}
