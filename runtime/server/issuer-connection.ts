/** How documents of issuers are read: over TLS, with bounds on time, size and redirections. */
import { type Agent, request } from "node:https";
import { checkServerIdentity, type DetailedPeerCertificate, getCACertificates, rootCertificates } from "node:tls";
import type { FetchText } from "../authn/oidc/issuer.js";
import { boundInterimAnswers } from "../definition/interim-answers.js";
import { OUTGOING_TLS } from "../definition/outgoing-tls.js";
import { ShieldedAgent } from "../definition/shielded-agent.js";
import { JoinedChunks } from "../flow/joined-chunks.js";
import { lookupInTurn } from "../flow/name-lookups.js";
import { paceEncryption } from "../flow/paced-encryption.js";
import { PacedReading } from "../flow/paced-reading.js";

const TIMEOUT_MS = 10_000;
/** A document that is larger is none. */
const MAXIMUM_BYTES = 1024 * 1024;
const MAXIMUM_REDIRECTIONS = 5;
const REDIRECTIONS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** `authority` is a PEM bundle; undefined: whom this machine believes. */
export function issuerConnection(authority: string | undefined): FetchText {
  const agent = new ShieldedAgent({
    ...OUTGOING_TLS,
    ca: authority ?? authoritiesOfMachine(),
    lookup: lookupInTurn,
    // Each document is read rarely, and each connection checked anew.
    keepAlive: false,
    maxCachedSessions: 0,
    checkServerIdentity: (host, certificate) =>
      isOwnAuthority(certificate as DetailedPeerCertificate) ?? checkServerIdentity(host, certificate),
  });
  return async (url, accessToken) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const headers = { accept: "application/json", ...(accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }) };
    for (let address = new URL(url), redirected = 0; ; redirected++) {
      const elsewhere = address.host !== new URL(url).host;
      const answer = await get(address, { agent, signal, headers: elsewhere ? { accept: headers.accept } : headers });
      if (typeof answer === "string") return answer;
      address = new URL(answer.location, address);
      if (redirected >= MAXIMUM_REDIRECTIONS || address.protocol !== "https:")
        throw new Error("it was redirected too often or to no https address");
    }
  };
}

function authoritiesOfMachine(): string[] {
  // Before Node 22.15 only those that come with Node can be had.
  return typeof getCACertificates === "function"
    ? [...new Set([...getCACertificates("default"), ...getCACertificates("system")])]
    : [...rootCertificates];
}

/** A certificate that nobody but itself vouches for has to be an authority's, even when it is believed. */
function isOwnAuthority({ fingerprint256, issuerCertificate, ca }: DetailedPeerCertificate): Error | undefined {
  const isOwn = issuerCertificate?.fingerprint256 === fingerprint256;
  return isOwn && ca !== true ? new Error("its certificate is signed by itself and is no authority's") : undefined;
}

interface GetOptions {
  readonly agent: Agent;
  readonly signal: AbortSignal;
  readonly headers: Readonly<Record<string, string>>;
}

function get(address: URL, options: GetOptions): Promise<string | { readonly location: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = request(address, options, async (response) => {
      const { statusCode = 0, headers } = response;
      try {
        if (REDIRECTIONS.has(statusCode) && headers.location !== undefined) {
          response.destroy();
          resolve({ location: headers.location });
          return;
        }
        if (statusCode !== 200) throw new Error(`it answered ${statusCode}`);
        const chunks = new JoinedChunks();
        for await (const chunk of response) {
          chunks.add(chunk as Buffer);
          if (chunks.length > MAXIMUM_BYTES) throw new Error("its answer is too large");
        }
        resolve(chunks.take().toString("utf8"));
      } catch (error) {
        response.destroy();
        reject(error);
      }
    });
    boundInterimAnswers(outgoing);
    outgoing.once("socket", (socket) => {
      paceEncryption(socket, address.host);
      PacedReading.of(socket);
    });
    outgoing.once("error", reject).end();
  });
}
