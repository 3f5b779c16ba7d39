/** What tells other programs how to verify tokens of service accounts: discovery document and keys (SA-16). */
import type { JsonObject } from "../definition/json.js";
import { CONFIGURATION_PATH, KEYS_PATH } from "../definition/server-paths.js";
import { publishedKey, type SignatureKey } from "./signature-keys.js";

export interface IssuerDocument {
  readonly contentType: string;
  readonly content: JsonObject;
}

export interface IssuerDocumentsOptions {
  readonly issuer: string;
  readonly keys: readonly SignatureKey[];
  /** "" for this server's own address. */
  readonly jwksUri: string;
}

export class IssuerDocuments {
  constructor(private readonly options: IssuerDocumentsOptions) {}

  /** Whether there is any: an issuer that is no https URL cannot be discovered. */
  get areServed(): boolean {
    return isHttpsUrl(this.options.issuer);
  }

  /** The document at a path; undefined for other paths, and where there is none. */
  at(path: string, address: string): IssuerDocument | undefined {
    const { issuer, keys, jwksUri } = this.options;
    if (!this.areServed) return undefined;
    if (path === KEYS_PATH) {
      return { contentType: "application/jwk-set+json", content: { keys: keys.map((key) => publishedKey(key) as JsonObject) } };
    }
    if (path !== CONFIGURATION_PATH) return undefined;
    const content = {
      issuer,
      jwks_uri: jwksUri === "" ? `https://${address}${KEYS_PATH}` : jwksUri,
      response_types_supported: ["id_token"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: [...new Set(keys.map(({ algorithm }) => algorithm))].sort(),
    };
    return { contentType: "application/json", content };
  }
}

export const isHttpsUrl = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === "https:";
