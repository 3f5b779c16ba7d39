/** An issuer of ID tokens over TLS: keys of any kind that come and go, documents as a test wants them, and what was asked for. */
import { generateKeyPairSync, type KeyObject } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { type JWTPayload, SignJWT } from "jose";
import { issueAuthority, issueCertificate } from "../../runtime/certificates/issue.js";
import type { KeyPair } from "../../runtime/certificates/key-pair.js";

export interface IssuerKeys {
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
}

export const rsaKeys = (): IssuerKeys => generateKeyPairSync("rsa", { modulusLength: 2048 });
export const ecKeys = (namedCurve = "P-256"): IssuerKeys => generateKeyPairSync("ec", { namedCurve });

export interface Asked {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
}

export interface TestIssuer {
  readonly url: string;
  /** PEM that its certificate is checked by. */
  readonly authority: string;
  readonly asked: Asked[];
  /** What is published, by key id; "" publishes a key without one. */
  readonly keys: Map<string, IssuerKeys>;
  /** Further documents, by path. */
  readonly documents: Map<string, string | { readonly location: string }>;
  /** Changes what it says of itself. */
  configuration: Record<string, unknown>;
  /** Signs claims; those that every token has are added where they are missing. */
  sign(claims: JWTPayload, by?: SigningOptions): Promise<string>;
  /** Takes connections at its address. */
  open(): Promise<void>;
  close(): Promise<void>;
}

export interface SigningOptions {
  readonly key?: KeyObject | Uint8Array;
  readonly alg?: string;
  /** null: none. */
  readonly kid?: string | null;
}

export const CLIENT_ID = "test-client";

/** Not open yet. `serving` is by default issued by an authority of its own. */
export async function createIssuer(serving?: KeyPair): Promise<TestIssuer> {
  const authority = await issueAuthority("issuer-authority", Date.now());
  const pair = serving ?? (await issueCertificate(authority, { commonName: "issuer", usage: "server", names: ["127.0.0.1"] }, Date.now()));
  const keys = new Map([["first", rsaKeys()]]);
  const documents: TestIssuer["documents"] = new Map();
  const asked: Asked[] = [];
  const server = createServer({ cert: pair.certificate, key: pair.key }, (request, response) => {
    const path = request.url ?? "";
    asked.push({ path, headers: request.headers });
    const answer = documents.get(path) ?? standing(path);
    if (answer === undefined) response.writeHead(404).end();
    else if (typeof answer === "string") response.writeHead(200, { "content-type": "application/json" }).end(answer);
    else response.writeHead(302, answer).end();
  });
  const standing = (path: string): string | undefined => {
    if (path === "/.well-known/openid-configuration") return JSON.stringify(issuer.configuration);
    if (path !== "/keys") return undefined;
    const published = [...keys].map(([kid, { publicKey }]) => ({
      ...publicKey.export({ format: "jwk" }),
      use: "sig",
      ...(kid === "" ? {} : { kid }),
    }));
    return JSON.stringify({ keys: published });
  };
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  const url = `https://127.0.0.1:${port}`;
  const issuer: TestIssuer = {
    url,
    authority: authority.certificate,
    asked,
    keys,
    documents,
    configuration: { issuer: url, jwks_uri: `${url}/keys` },
    async sign(claims, { key = keys.values().next().value?.privateKey as KeyObject, alg = "RS256", kid = "first" } = {}) {
      const now = Math.floor(Date.now() / 1000);
      const whole = { iss: url, aud: CLIENT_ID, sub: "jane", exp: now + 600, iat: now, ...claims };
      return new SignJWT(whole).setProtectedHeader({ alg, ...(kid === null ? {} : { kid }) }).sign(key);
    },
    open: () => listen(port),
    async close() {
      if (!server.listening) return;
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
  return issuer;
}
