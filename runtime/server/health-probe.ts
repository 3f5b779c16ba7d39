/** Asks a program on the machine of the server how it is. */
import { request } from "node:https";
import { boundInterimAnswers } from "../definition/interim-answers.js";
import { OUTGOING_TLS } from "../definition/outgoing-tls.js";
import { paceEncryption } from "../flow/paced-encryption.js";
import { PacedReading } from "../flow/paced-reading.js";
import type { ComponentHealth } from "../registry/handlers.js";

const TIMEOUT_MS = 5000;
/** More of an answer is not read. */
const MAXIMUM_CHARACTERS = 10 * 1024;

export interface Probe {
  readonly port: number;
  /** User-Agent of the request. */
  readonly agent: string;
  /** Milliseconds for the whole answer; default 5 s. */
  readonly timeoutMs?: number;
}

/** GETs `/healthz`. Whoever answers at the port is not known: nothing is sent to it, and what it says is only shown. Never rejects. */
export function probeHealth({ port, agent, timeoutMs = TIMEOUT_MS }: Probe): Promise<Omit<ComponentHealth, "name">> {
  const url = `https://127.0.0.1:${port}/healthz`;
  return new Promise((resolve) => {
    const fail = (why: string): void => resolve({ well: false, message: `Get "${url}": ${why}` });
    const signal = AbortSignal.timeout(timeoutMs);
    const options = { ...OUTGOING_TLS, rejectUnauthorized: false, agent: false, signal, headers: { "user-agent": agent } } as const;
    const asked = request(url, options, (answer) => {
      const { statusCode = 0 } = answer;
      let text = "";
      answer.setEncoding("utf8").on("data", (chunk: string) => {
        text = (text + chunk).slice(0, MAXIMUM_CHARACTERS);
        if (text.length === MAXIMUM_CHARACTERS) answer.destroy();
      });
      answer.once("error", (error) => fail(refusal(error, port)));
      answer.once("close", () => {
        if (statusCode >= 200 && statusCode < 400) resolve({ well: true, message: text });
        else resolve({ well: false, message: `HTTP probe failed with statuscode: ${statusCode}` });
      });
    });
    boundInterimAnswers(asked);
    asked.once("socket", (socket) => {
      paceEncryption(socket, url);
      PacedReading.of(socket, url);
    });
    asked.once("error", (error) => fail(refusal(error, port)));
    asked.end();
  });
}

/** In the words of the peer. */
function refusal(error: Error & { readonly code?: string }, port: number): string {
  if (error.code === "ECONNREFUSED") return `dial tcp 127.0.0.1:${port}: connect: connection refused`;
  return error.name === "AbortError" || error.name === "TimeoutError" ? "context deadline exceeded" : error.message;
}
