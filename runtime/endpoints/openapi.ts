/**
 * `/openapi/v2` and `/openapi/v3` (OPENAPI-01..05): documents made on first request from templates, vendor names filled in and
 * restricted to what is served. Every form is kept as bytes with its hash.
 */

import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { parseAccept } from "../codec/negotiation/accept-header.js";
import type { FeatureGateName } from "../definition/feature-gate.js";
import type { OpenApiTemplates } from "../definition/generated-exports.js";
import { isJsonObject, type JsonObject } from "../definition/json.js";
import { apiVersionOf, type ResourceDefinition } from "../definition/resource-definition.js";
import { expandNames, type VendorProfile } from "../definition/vendor-profile.js";
import { notAcceptable } from "../errors/constructors.js";
import type { DocumentAnswer } from "./document-answer.js";
import { encodeSwagger } from "./openapi-binary.js";
import { inlineParameters, restrictToServed, type ServedResources } from "./openapi-served.js";
import { versionText } from "./version.js";

export interface OpenApiOptions {
  readonly definitions: readonly ResourceDefinition[];
  readonly profile: VendorProfile;
  readonly templates: OpenApiTemplates;
  /** State of a feature gate; OpenAPIV3 decides about `/openapi/v3`. */
  readonly gate: (name: FeatureGateName) => boolean;
}

export interface OpenApiRequest {
  /** e.g. `/openapi/v3/api/v1`. */
  readonly path: string;
  /** As in the URL, without `?`. */
  readonly query: string;
  readonly accept: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

export interface OpenApi {
  /** Undefined when no document is served at the path. Throws 406 when the client takes no form there is. */
  answer(request: OpenApiRequest): Promise<DocumentAnswer | undefined>;
}

/** A document ready to be sent. */
interface Served {
  readonly body: Buffer;
  readonly contentType: string;
  /** Upper-case hexadecimal SHA-512 of the body, the peer's form. */
  readonly hash: string;
}

const JSON_TYPE = "application/json";
const ROOT_V3 = "/openapi/v3";

/** What clients ask for, and what is answered: "@" may not stand in a media type, so that some clients cannot read it back. */
const SWAGGER_BINARY = {
  asked: ["com.github.proto-openapi.spec.v2@v1.0+protobuf", "com.github.proto-openapi.spec.v2.v1.0+protobuf"],
  answered: "application/com.github.proto-openapi.spec.v2.v1.0+protobuf",
};

const ONE_YEAR_MS = 365 * 24 * 60 * 60 * 1000;

export function createOpenApi(options: OpenApiOptions): OpenApi {
  const documents = new Documents(options);
  return {
    async answer(request) {
      if (request.path === "/openapi/v2") return answerV2(request, documents);
      if (!request.path.startsWith(ROOT_V3) || !options.gate("OpenAPIV3")) return undefined;
      if (request.path === ROOT_V3) return conditional(request, await documents.index(), []);
      return answerV3(request, documents);
    },
  };
}

async function answerV2(request: OpenApiRequest, documents: Documents): Promise<DocumentAnswer> {
  const form = chooseForm(request.accept, [JSON_TYPE, ...SWAGGER_BINARY.asked.map((subtype) => `application/${subtype}`)]);
  return conditional(request, form === JSON_TYPE ? await documents.swagger() : await documents.swaggerBinary(), ["Vary", "Accept"]);
}

/** A URL that names the document's hash may be kept forever; one that names an older hash leads to the current. */
async function answerV3(request: OpenApiRequest, documents: Documents): Promise<DocumentAnswer | undefined> {
  const path = request.path.slice(ROOT_V3.length + 1);
  const document = await documents.v3(path);
  if (document === undefined) return undefined;
  chooseForm(request.accept, [JSON_TYPE]);
  const headers = ["Vary", "Accept"];
  const hash = new URLSearchParams(request.query).get("hash");
  if (hash === null || hash === "") return conditional(request, document, headers);
  if (hash !== document.hash) return redirect(hashedUrl(path, document.hash), headers);
  const expires = new Date(Date.now() + ONE_YEAR_MS).toUTCString();
  return conditional(request, document, [...headers, "Cache-Control", "public, immutable", "Expires", expires]);
}

const hashedUrl = (path: string, hash: string): string => `${ROOT_V3}/${path}?hash=${hash}`;

function redirect(location: string, headers: readonly string[]): DocumentAnswer {
  const body = Buffer.from(`<a href="${location}">Moved Permanently</a>.\n\n`);
  return { status: 301, contentType: "text/html; charset=utf-8", body, headers: [...headers, "Location", location] };
}

function conditional(request: OpenApiRequest, document: Served, headers: readonly string[]): DocumentAnswer {
  const etag = `"${document.hash}"`;
  const all = [...headers, "ETag", etag];
  const known = request.ifNoneMatch?.split(",").map((tag) => tag.trim().replace(/^W\//, "")) ?? [];
  if (known.includes(etag) || known.includes("*")) return { status: 304, contentType: "", body: Buffer.alloc(0), headers: all };
  return { status: 200, contentType: document.contentType, body: document.body, headers: all };
}

/** The first of the offered types that the client takes, in its order of preference. */
function chooseForm(accept: string | undefined, offered: readonly string[]): string {
  if (accept === undefined || accept === "") return JSON_TYPE;
  for (const { type, subtype, quality } of parseAccept(accept)) {
    const match = offered.find((offer) => {
      const [offeredType, offeredSubtype] = offer.split("/");
      return (type === "*" || type === offeredType) && (subtype === "*" || subtype === offeredSubtype);
    });
    if (match !== undefined && quality > 0) return match;
  }
  throw notAcceptable(offered);
}

/** Makes each document once. Several callers at a time share one making. */
class Documents {
  readonly #v3 = new Map<string, () => string>();
  readonly #made = new Map<string, Promise<Served>>();
  readonly #served: ServedResources;

  constructor(private readonly options: OpenApiOptions) {
    const { definitions, profile, templates } = options;
    this.#served = {
      groups: new Set(definitions.map((definition) => definition.group)),
      groupVersions: new Set(definitions.map(groupVersionPath)),
      resources: new Set(definitions.map((definition) => `${groupVersionPath(definition)}/${definition.resource}`)),
    };
    for (const [template, read] of Object.entries(templates.v3)) {
      const path = expandNames(template, profile);
      if (isServed(path, this.#served)) this.#v3.set(path, read);
    }
  }

  /** Paths of all documents with their current URLs. */
  index(): Promise<Served> {
    return this.#once("index", async () => {
      const paths: JsonObject = {};
      for (const path of [...this.#v3.keys()].sort()) {
        const document = await this.v3(path);
        if (document !== undefined) paths[path] = { serverRelativeURL: hashedUrl(path, document.hash) };
        await setImmediate();
      }
      return served(JSON.stringify({ paths }), JSON_TYPE);
    });
  }

  async v3(path: string): Promise<Served | undefined> {
    const read = this.#v3.get(path);
    return read === undefined ? undefined : this.#once(path, () => served(JSON.stringify(this.#document(read())), JSON_TYPE));
  }

  swagger(): Promise<Served> {
    return this.#once("v2", () => served(JSON.stringify(this.#document(this.options.templates.v2())), JSON_TYPE));
  }

  swaggerBinary(): Promise<Served> {
    return this.#once("v2.pb", () => served(encodeSwagger(this.#document(this.options.templates.v2())), SWAGGER_BINARY.answered));
  }

  #document(template: string): JsonObject {
    const document: unknown = JSON.parse(expandNames(template, this.options.profile));
    if (!isJsonObject(document)) throw new TypeError("an OpenAPI template is not an object");
    return {
      ...inlineParameters(restrictToServed(document, this.#served)),
      info: { title: this.options.profile.name, version: versionText() },
    };
  }

  #once(name: string, make: () => Served | Promise<Served>): Promise<Served> {
    const known = this.#made.get(name);
    if (known !== undefined) return known;
    const making = (async () => make())();
    this.#made.set(name, making);
    making.catch(() => this.#made.delete(name));
    return making;
  }
}

const groupVersionPath = (definition: ResourceDefinition): string =>
  `${definition.group === "" ? "api" : "apis"}/${apiVersionOf(definition)}`;

function isServed(path: string, served: ServedResources): boolean {
  const [prefix, group, version] = path.split("/");
  if (group === undefined) return prefix === "api" ? served.groups.has("") : served.groups.size > Number(served.groups.has(""));
  return version === undefined && prefix === "apis" ? served.groups.has(group) : served.groupVersions.has(path);
}

function served(content: string | Buffer, contentType: string): Served {
  const body = typeof content === "string" ? Buffer.from(content) : content;
  return { body, contentType, hash: createHash("sha512").update(body).digest("hex").toUpperCase() };
}
