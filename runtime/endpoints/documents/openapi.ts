/** `/openapi/v2` and `/openapi/v3` (OPENAPI-01..05): chooses the form of a document, and answers by its hash. */
import { parseAccept } from "../../codec/negotiation/accept-header.js";
import type { FeatureGateName } from "../../definition/feature-gate.js";
import type { DocumentForm } from "../../definition/generated-exports.js";
import type { JsonObject } from "../../definition/json.js";
import { notAcceptable } from "../../errors/constructors.js";
import { type OpenApiDocuments, type PublishedDocument, publishedDocument } from "../../openapi/published-document.js";
import { acceptsGzip, GZIP_HEADERS } from "../compression.js";
import { type DocumentAnswer, notModified } from "./document-answer.js";

export interface OpenApiRequest {
  /** e.g. `/openapi/v3/api/v1`. */
  readonly path: string;
  /** As in the URL, without `?`. */
  readonly query: string;
  readonly accept: string | undefined;
  readonly acceptEncoding?: string | string[] | undefined;
  readonly ifNoneMatch: string | undefined;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

export interface OpenApi {
  /** Undefined when no document is served at the path. Throws 406 when the client takes no form there is. */
  answer(request: OpenApiRequest): Promise<DocumentAnswer | undefined>;
}

const ROOT_V3 = "/openapi/v3";

/** A way to write documents: the media types it is asked for by, and the one it is answered as. */
interface Written {
  readonly form: DocumentForm;
  readonly asked: readonly string[];
  readonly answered: string;
}

const JSON_FORM: Written = { form: "json", asked: ["application/json"], answered: "application/json" };

/** "@" may not stand in a media type, so that some clients cannot read it back; it is not in answers. */
const binaryForm = (version: string): Written => ({
  form: "binary",
  asked: [
    `application/com.github.proto-openapi.spec.${version}@v1.0+protobuf`,
    `application/com.github.proto-openapi.spec.${version}.v1.0+protobuf`,
  ],
  answered: `application/com.github.proto-openapi.spec.${version}.v1.0+protobuf`,
});

const FORMS_V2 = [JSON_FORM, binaryForm("v2")];
const FORMS_V3 = [JSON_FORM, binaryForm("v3")];
const INDEX_FORMS = [JSON_FORM];

const ONE_YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const VARY = ["Vary", "Accept"];

/** `gate` decides about `/openapi/v3` by the state of OpenAPIV3. */
export function createOpenApi(documents: OpenApiDocuments, gate: (name: FeatureGateName) => boolean): OpenApi {
  let index: Promise<PublishedDocument> | undefined;
  return {
    async answer(request) {
      if (request.path === "/openapi/v2") {
        const written = chooseForm(request.accept, FORMS_V2);
        return conditional(request, await documents.v2(written.form), written, VARY);
      }
      if (!request.path.startsWith(ROOT_V3) || !gate("OpenAPIV3")) return undefined;
      if (request.path !== ROOT_V3) return answerV3(request, documents);
      index ??= indexOf(documents);
      index.catch(() => {
        index = undefined;
      });
      return conditional(request, await index, chooseForm(request.accept, INDEX_FORMS), []);
    },
  };
}

/** Paths of all documents with their current URLs. */
async function indexOf(documents: OpenApiDocuments): Promise<PublishedDocument> {
  const paths: JsonObject = {};
  for (const path of documents.paths) {
    const document = await documents.v3(path, "json");
    if (document !== undefined) paths[path] = { serverRelativeURL: hashedUrl(path, document.hash) };
  }
  return publishedDocument("json", Buffer.from(JSON.stringify({ paths })));
}

/** A URL that names the document's hash may be kept forever; one that names an older hash leads to the current. The hash is that of the JSON. */
async function answerV3(request: OpenApiRequest, documents: OpenApiDocuments): Promise<DocumentAnswer | undefined> {
  const path = request.path.slice(ROOT_V3.length + 1);
  const inJson = await documents.v3(path, "json");
  if (inJson === undefined) return undefined;
  const written = chooseForm(request.accept, FORMS_V3);
  const document = written.form === "json" ? inJson : ((await documents.v3(path, written.form)) ?? inJson);
  const hash = new URLSearchParams(request.query).get("hash");
  if (hash === null || hash === "") return conditional(request, document, written, VARY);
  if (hash !== inJson.hash) return redirect(hashedUrl(path, inJson.hash), VARY);
  const expires = new Date(request.now + ONE_YEAR_MS).toUTCString();
  return conditional(request, document, written, [...VARY, "Cache-Control", "public, immutable", "Expires", expires]);
}

const hashedUrl = (path: string, hash: string): string => `${ROOT_V3}/${path}?hash=${hash}`;

function redirect(location: string, headers: readonly string[]): DocumentAnswer {
  const body = Buffer.from(`<a href="${location}">Moved Permanently</a>.\n\n`);
  return { status: 301, contentType: "text/html; charset=utf-8", body, headers: [...headers, "Location", location] };
}

async function conditional(
  request: OpenApiRequest,
  document: PublishedDocument,
  written: Written,
  headers: readonly string[],
): Promise<DocumentAnswer> {
  const etag = `"${document.hash}"`;
  const all = [...headers, "ETag", etag];
  const unchanged = notModified(request.ifNoneMatch, etag, all);
  if (unchanged !== undefined) return unchanged;
  const { bytes, gzipped } = await document.content(acceptsGzip(request.acceptEncoding));
  if (!gzipped) return { status: 200, contentType: written.answered, body: bytes, headers: all };
  return { status: 200, contentType: written.answered, body: bytes, headers: [...all, ...GZIP_HEADERS], isCompressed: true };
}

/** The first of the offered forms that the client takes, in its order of preference. */
function chooseForm(accept: string | undefined, offered: readonly Written[]): Written {
  if (accept === undefined || accept === "") return JSON_FORM;
  const types = offered.flatMap((written) => written.asked.map((type) => ({ type, written })));
  for (const { type, subtype, quality } of parseAccept(accept)) {
    const match = types.find((offer) => {
      const [offeredType, offeredSubtype] = offer.type.split("/");
      return (type === "*" || type === offeredType) && (subtype === "*" || subtype === offeredSubtype);
    });
    if (match !== undefined && quality > 0) return match.written;
  }
  throw notAcceptable(types.map(({ type }) => type));
}
