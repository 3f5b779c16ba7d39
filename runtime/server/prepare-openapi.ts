/**
 * A step of the build: `node dist/runtime/server/prepare-openapi.js FOLDER` writes every OpenAPI document as a server sends it that
 * serves what it does by default, under each vendor profile, compressed too where it is large. A server hands them out as they are.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { featureGates } from "../../generated/feature-gates.js";
import { definitionFactories, metaTypes, openApiTemplates, vendorProfiles } from "../../generated/index.js";
import { PREPARED_FOLDER, PREPARED_INDEX } from "../codec/openapi-files.js";
import type { DocumentForm, PreparedDocument, PreparedForm } from "../definition/generated-exports.js";
import type { VendorProfile } from "../definition/vendor-profile.js";
import { COMPRESSION_THRESHOLD_BYTES } from "../endpoints/compression.js";
import { versionText } from "../endpoints/documents/version.js";
import { parseServerFlags } from "../flags/server-flags.js";
import { kinds } from "../kinds/index.js";
import { DerivedDocuments } from "../openapi/derived-documents.js";
import { planDocuments } from "../openapi/document-set.js";
import type { PublishedDocument } from "../openapi/published-document.js";
import { servedDefinitions } from "./registry.js";

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("name the folder to write to");
for (const profile of Object.values(vendorProfiles)) await prepare(profile, join(folder, PREPARED_FOLDER, profile.name));

async function prepare(profile: VendorProfile, target: string): Promise<void> {
  mkdirSync(target, { recursive: true });
  const shipped = definitionFactories.map((create) => create(profile, kinds));
  const definitions = servedDefinitions(parseServerFlags([], featureGates), shipped);
  const options = {
    definitions,
    isDocumented: () => true,
    showsIssuer: true,
    profile,
    templates: openApiTemplates,
    metaTypes,
    version: versionText(),
  };
  const documents = new DerivedDocuments(options);
  const index: Record<string, PreparedDocument> = {
    v2: { forms: await written(target, "v2", (form) => documents.v2(form)) },
  };
  for (const { path, resources } of planDocuments(options).values()) {
    const forms = await written(target, `v3/${path}`, (form) => documents.v3(path, form));
    index[`v3/${path}`] = { ...(resources === undefined ? {} : { resources }), forms };
  }
  writeFileSync(join(target, PREPARED_INDEX), JSON.stringify(index));
}

async function written(
  target: string,
  path: string,
  make: (form: DocumentForm) => Promise<PublishedDocument | undefined>,
): Promise<Record<DocumentForm, PreparedForm>> {
  return {
    json: await formOf(target, `${path}.json`, await make("json")),
    binary: await formOf(target, `${path}.pb`, await make("binary")),
  };
}

async function formOf(target: string, path: string, document: PublishedDocument | undefined): Promise<PreparedForm> {
  if (document === undefined) throw new Error(`nothing is made for ${path}`);
  const file = path.replaceAll("/", "-");
  const { bytes } = await document.content(false);
  writeFileSync(join(target, file), bytes);
  if (bytes.length < COMPRESSION_THRESHOLD_BYTES) return { file, hash: document.hash };
  const gzip = `${file}.gz`;
  writeFileSync(join(target, gzip), gzipSync(bytes, { level: 9 }));
  return { file, hash: document.hash, gzip };
}
