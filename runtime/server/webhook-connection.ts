/** The composition root of what the server asks elsewhere: the client's configuration files and connections, for webhooks. */
import { kubernetesProfile, orchProfile } from "../../generated/client/profiles.js";
import { type Encoding, jsonEncoding } from "../client/encoding.js";
import { ApiError, ProtocolError } from "../client/errors.js";
import { resolveContext } from "../client/kubeconfig.js";
import { connectByKubeconfig, readKubeconfigFiles } from "../client/node/exports.js";
import type { TransportResponse } from "../client/transport.js";
import { pauseWhenOver } from "../codec/lists/turns.js";
import type { VendorProfile } from "../definition/vendor-profile.js";
import { JoinedChunks } from "../flow/joined-chunks.js";
import { type AskWebhook, WebhookFailure } from "../webhooks/webhook-asker.js";

const TIMEOUT_MS = 30_000;

/** An answer that is larger is none. */
const MAXIMUM_ANSWER_BYTES = 1024 * 1024;
/** Answers up to here are read at once. */
const BRIEF_BYTES = 4 * 1024;

/** Of a refusal the code counts: what else it says may take long to read. */
const encoding: Encoding = {
  ...jsonEncoding,
  decode: () => {
    throw new ProtocolError("what a webhook says of its refusal is not read");
  },
};

const RETRIABLE: ReadonlySet<number> = new Set([429, 500, 504]);

/**
 * What posts documents to the webhook that the current context of a configuration names, at the path of its address. Throws
 * ConfigurationError for a file that leads nowhere.
 */
export async function connectWebhook(file: string, { name }: VendorProfile): Promise<AskWebhook> {
  const { server = "" } = resolveContext(await readKubeconfigFiles([file])).cluster.entry;
  const profile = name === kubernetesProfile.name ? kubernetesProfile : orchProfile;
  const connection = await connectByKubeconfig({ kubeconfig: file, profile, encoding, retries: 0, userAgent: "orch" });
  const path = new URL(server).pathname === "/" ? "/" : "";
  return async (document) => {
    const body = { type: "application/json", body: document };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      return await textOf(await connection.open({ method: "POST", path, body, accept: "application/json", signal }));
    } catch (error) {
      throw failureOf(error as Error);
    }
  };
}

async function textOf(response: TransportResponse): Promise<string> {
  const chunks = new JoinedChunks();
  for await (const chunk of response.chunks()) {
    chunks.add(chunk as Buffer);
    if (chunks.length > MAXIMUM_ANSWER_BYTES) throw new WebhookFailure("the answer of the webhook is too large", false);
  }
  // Those that are long take milliseconds each to read, and many may come at once.
  if (chunks.length > BRIEF_BYTES) await pauseWhenOver();
  return chunks.take().toString("utf8");
}

function failureOf(error: Error): WebhookFailure {
  if (error instanceof WebhookFailure) return error;
  if (error instanceof ApiError) {
    const comesBack = RETRIABLE.has(error.code) || error.retryAfterSeconds !== undefined;
    return new WebhookFailure(`the webhook answered ${error.code}`, comesBack);
  }
  return new WebhookFailure(`the webhook cannot be asked: ${error.message}`, (error as { code?: unknown }).code === "ECONNRESET");
}
