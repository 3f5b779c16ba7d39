/** What the peer's clients say of an answer whose status of HTTP is none of success. */
import { readJsonValue } from "../../codec/json/json.js";
import { isJsonObject, type JsonObject } from "../../definition/json.js";
import { quoteText } from "../../errors/quote-text.js";
import type { WebhookReply } from "../../webhooks/exchange.js";

/** Characters of an unstructured answer that are told. */
const TOLD_CHARACTERS = 2048;
const MAXIMUM_STATUS_BYTES = 32 * 1024;

const TEXTS: ReadonlyMap<number, string> = new Map([
  [400, "the server rejected our request for an unknown reason"],
  [401, "the server has asked for the client to provide credentials"],
  [404, "the server could not find the requested resource"],
  [405, "the server does not allow this method on the requested resource"],
  [409, "the server reported a conflict"],
  [422, "the server rejected our request due to an error in our request"],
  [429, "the server has received too many requests and has asked us to try again later"],
  [503, "the server is currently unable to handle the request"],
  [504, "the server was unable to return a response in the time allotted, but may still be processing the request"],
]);

/** Codes whose text is what the server said. */
const SAID_BY_SERVER: ReadonlySet<number> = new Set([403, 406, 415]);

export interface ToldStatus {
  readonly message: string;
  readonly code: number;
}

/** Undefined for a success. */
export function unexpectedStatus(reply: WebhookReply): ToldStatus | undefined {
  const { status, contentType, body } = reply;
  if (status >= 200 && status <= 206) return undefined;
  return structured(body) ?? { message: messageOf(status, said(contentType, body)), code: status };
}

function messageOf(status: number, words: string): string {
  const text = TEXTS.get(status);
  if (text !== undefined) return text;
  if (SAID_BY_SERVER.has(status)) return words;
  if (status >= 500) return `an error on the server (${quoteText(words)}) has prevented the request from succeeding`;
  return `the server responded with the status code ${status} but did not return more information`;
}

function said(contentType: string, body: Buffer): string {
  if (contentType !== "" && !contentType.startsWith("text/")) return "unknown";
  return body.toString("utf8", 0, TOLD_CHARACTERS).trim();
}

/** A Status tells more than the code. What is longer than any is not read. */
function structured(body: Buffer): ToldStatus | undefined {
  if (body.length > MAXIMUM_STATUS_BYTES) return undefined;
  let value: unknown;
  try {
    value = readJsonValue(body);
  } catch {
    return undefined;
  }
  if (!isJsonObject(value) || value["kind"] !== "Status" || value["status"] === "Success") return undefined;
  const { message, code } = value as JsonObject;
  if (typeof message !== "string" || typeof code !== "number") return undefined;
  return { message: message.slice(0, TOLD_CHARACTERS), code };
}
