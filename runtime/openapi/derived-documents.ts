/**
 * Documents made while the server runs, of what the build prepared none of: another set of resources than is served by default, kinds
 * that came at run time. Made once, in steps that share the event loop with collections; callers at the same time share one making.
 */
import { collectionTurn } from "../codec/lists/turns.js";
import type { DocumentForm, MetaType } from "../definition/generated-exports.js";
import { isJsonObject, type JsonObject, type JsonValue, objectOf } from "../definition/json.js";
import { expandNames } from "../definition/vendor-profile.js";
import { type DocumentPlan, planDocuments, type ServedKinds, servedResources } from "./document-set.js";
import { encodeMessage } from "./message-table.js";
import { OPENAPI_3 } from "./openapi3-binary.js";
import { type OpenApiDocuments, type PublishedDocument, publishedDocument } from "./published-document.js";
import { runTimeDocument, runTimeGroupDocument } from "./run-time-kinds.js";
import { inlineParameters, restrictToServed, type ServedResources } from "./served.js";
import { SWAGGER } from "./swagger-binary.js";
import { SwaggerJoin } from "./swagger2.js";

export interface DerivedOptions extends ServedKinds {
  readonly metaTypes: Readonly<Record<string, MetaType>>;
  /** What documents say their version is. */
  readonly version: string;
}

/** The document that has every schema of the machinery that those of group versions refer to, and every parameter. */
const BASE_PATH = "api/v1";
/** That of the documents of groups. */
const GROUP_BASE_PATH = "apis";

/** Members of one that are encoded in one step. */
const MEMBERS_A_STEP = 50;

export class DerivedDocuments implements OpenApiDocuments {
  readonly paths: readonly string[];
  readonly #plans: ReadonlyMap<string, DocumentPlan>;
  readonly #documented: ServedResources;
  readonly #served: ServedResources;
  readonly #made = new Map<string, Promise<PublishedDocument>>();

  constructor(private readonly options: DerivedOptions) {
    this.#plans = planDocuments(options);
    this.paths = [...this.#plans.keys()];
    this.#served = servedResources(options.definitions);
    const { resources } = servedResources(options.definitions.filter((definition) => options.isDocumented(definition)));
    this.#documented = { ...this.#served, resources };
  }

  async v3(path: string, form: DocumentForm): Promise<PublishedDocument | undefined> {
    const plan = this.#plans.get(path);
    if (plan === undefined) return undefined;
    return this.#once(`${path} ${form}`, async () => {
      const document = await this.#document(plan);
      await collectionTurn();
      return publishedDocument(form, Buffer.from(form === "json" ? JSON.stringify(document) : encodeMessage(OPENAPI_3, document)));
    });
  }

  v2(form: DocumentForm): Promise<PublishedDocument> {
    return this.#once(`v2 ${form}`, async () => {
      const swagger = await this.#swagger();
      const pieces: Uint8Array[] = [];
      for (const piece of form === "json" ? jsonPieces(swagger) : binaryPieces(swagger)) {
        pieces.push(piece);
        await collectionTurn();
      }
      return publishedDocument(form, Buffer.concat(pieces));
    });
  }

  async #swagger(): Promise<JsonObject> {
    const join = new SwaggerJoin();
    // Kinds that the templates tell of keep their names.
    const plans = [...this.#plans.values()].sort((a, b) => Number(a.template === undefined) - Number(b.template === undefined));
    for (const plan of plans) {
      const document = await this.#document(plan);
      await collectionTurn();
      join.add(document);
    }
    return join.document(this.options.profile.name, this.options.version);
  }

  async #document(plan: DocumentPlan): Promise<JsonObject> {
    const made: JsonObject[] = [];
    if (plan.template !== undefined) {
      const template = await this.#parsed(plan.template);
      made.push(inlineParameters(restrictToServed(template, this.#documented)));
    }
    if (plan.added.length > 0)
      made.push(await this.#atRunTime(BASE_PATH, (kinds) => runTimeDocument({ ...kinds, definitions: plan.added })));
    const { group } = plan;
    if (group !== undefined) made.push(await this.#atRunTime(GROUP_BASE_PATH, (kinds) => runTimeGroupDocument(group, kinds)));
    return { ...made.reduce(together), info: { title: this.options.profile.name, version: this.options.version } };
  }

  async #atRunTime(
    path: string,
    make: (kinds: Pick<DerivedOptions, "profile" | "metaTypes"> & { base: JsonObject }) => JsonObject,
  ): Promise<JsonObject> {
    const { profile, metaTypes, templates } = this.options;
    const template = templates.v3[path];
    const base = template === undefined ? {} : await this.#parsed(template);
    return inlineParameters(restrictToServed(make({ profile, metaTypes, base }), this.#served));
  }

  async #parsed(template: () => string): Promise<JsonObject> {
    await collectionTurn();
    const document: unknown = JSON.parse(expandNames(template(), this.options.profile));
    if (!isJsonObject(document)) throw new TypeError("an OpenAPI template is not an object");
    await collectionTurn();
    return document;
  }

  #once(name: string, make: () => Promise<PublishedDocument>): Promise<PublishedDocument> {
    const known = this.#made.get(name);
    if (known !== undefined) return known;
    const making = make();
    this.#made.set(name, making);
    making.catch(() => this.#made.delete(name));
    return making;
  }
}

/** Of two documents of one group version; of what both have, the first. */
function together(first: JsonObject, second: JsonObject): JsonObject {
  const components = objectOf(first["components"]);
  const schemas = { ...objectOf(objectOf(second["components"])["schemas"]), ...objectOf(components["schemas"]) };
  const paths = { ...objectOf(first["paths"]), ...objectOf(second["paths"]) };
  return { ...first, paths, components: { ...components, schemas } };
}

/** A large member of a document a few of its members at a time, all others at once. */
function* stepsOf(
  document: JsonObject,
): Generator<{ readonly name: string; readonly value: JsonValue; readonly isFirst: boolean; readonly isLast: boolean }> {
  for (const [name, value] of Object.entries(document)) {
    if (value === undefined) continue;
    const members = isJsonObject(value) ? Object.entries(value) : [];
    if (members.length <= MEMBERS_A_STEP) yield { name, value, isFirst: true, isLast: true };
    else
      for (let i = 0; i < members.length; i += MEMBERS_A_STEP) {
        const some = Object.fromEntries(members.slice(i, i + MEMBERS_A_STEP));
        yield { name, value: some, isFirst: i === 0, isLast: i + MEMBERS_A_STEP >= members.length };
      }
  }
}

/** A message in pieces is the pieces one after the other: fields that are there again are merged. */
function* binaryPieces(document: JsonObject): Generator<Uint8Array> {
  for (const { name, value } of stepsOf(document)) yield encodeMessage(SWAGGER, { [name]: value });
}

function* jsonPieces(document: JsonObject): Generator<Uint8Array> {
  let before = "{";
  for (const { name, value, isFirst, isLast } of stepsOf(document)) {
    const text = JSON.stringify(value);
    const begun = isFirst ? `${before}${JSON.stringify(name)}:${text}` : `,${text.slice(1)}`;
    yield Buffer.from(isLast ? begun : begun.slice(0, -1));
    before = ",";
  }
  yield Buffer.from("}");
}
