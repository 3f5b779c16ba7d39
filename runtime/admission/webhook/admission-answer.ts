/** What webhooks answer, read as anybody's text: every part has the type it should have, or the answer is none (HOOK-23 to HOOK-25). */
import { isUtf8 } from "node:buffer";
import { readJsonValue } from "../../codec/json/json.js";
import { isJsonObject, type JsonObject, type JsonValue } from "../../definition/json.js";
import { quoteText } from "../../errors/quote-text.js";
import { type StatusCause, type StatusDetails, StatusError } from "../../errors/status.js";
import { QUOTE, stringEnd } from "../../registry/json-scan.js";
import type { ReviewVersion } from "./hook.js";
import { decodePatch } from "./patch-text.js";

/** What of an answer is acted on. */
export interface AdmissionAnswer {
  readonly allowed: boolean;
  /** Text of the patch; empty for none. */
  readonly patch: Buffer;
  readonly patchType: string;
  /** `status`, for refusals. */
  readonly status: JsonObject;
  readonly warnings: readonly string[];
  readonly auditAnnotations: Readonly<Record<string, string>>;
}

export interface Expected {
  readonly uid: string;
  /** Name of the group of reviews. */
  readonly group: string;
  readonly version: ReviewVersion;
  readonly mutating: boolean;
}

/** The document was no answer to what was asked; the message is the peer's. */
export class InvalidAnswer extends Error {
  constructor(message: string) {
    super(message);
    this.name = "InvalidAnswer";
  }
}

/** The answer could not be read as an AdmissionReview. */
export class UnreadableAnswer extends Error {
  constructor(message: string) {
    super(message);
    this.name = "UnreadableAnswer";
  }
}

/** Warnings and annotations of one answer that are looked at. */
const MAXIMUM_WARNINGS = 100;
const MAXIMUM_ANNOTATIONS = 100;
/** Characters of the annotations of one answer. */
const MAXIMUM_ANNOTATION_CHARACTERS = 64 * 1024;

/** Bytes of an answer besides its longest text, which is the patch where there is a long one. */
const MAXIMUM_BYTES_BESIDES = 128 * 1024;

const BACKSLASH = 0x5c;

/** Letters that take two escapes. Where one of them stands alone the whole answer would have to be read byte by byte. */
const SURROGATES = ["\\ud", "\\uD"];
const ESCAPED_SURROGATE = /\\u[dD]([89a-fA-F])[0-9a-fA-F]{2}/g;
const ESCAPE_LENGTH = 6;
/** As many as a patch has whose lines are as short as those of letters. */
const MAXIMUM_ESCAPES = 140_000;
const MAXIMUM_SURROGATES = 8192;

/** Throws InvalidAnswer, UnreadableAnswer. */
export function readAnswer(body: Buffer, expected: Expected): AdmissionAnswer {
  requireFewBytesBesides(body);
  const review = parse(body);
  const { kind = "", apiVersion = "", response } = review;
  const given = field(review, "response", "object") ? (response as JsonObject) : undefined;
  if (given === undefined) throw new InvalidAnswer("webhook response was absent");
  if (expected.version === "v1") requireAnswerTo(given, kind, apiVersion, expected);
  const patchType = field(given, "patchType", "string") ? (given["patchType"] as string) : undefined;
  const patch = bytesOf(given, "patch");
  requirePatchFits(patch, patchType, expected);
  return {
    allowed: field(given, "allowed", "boolean") && given["allowed"] === true,
    patch,
    patchType: expected.version === "v1" ? (patchType ?? "") : "JSONPatch",
    status: field(given, "status", "object") ? (given["status"] as JsonObject) : {},
    warnings: textsOf(given, "warnings"),
    auditAnnotations: annotationsOf(given),
  };
}

/** Reading a long text takes next to no time, reading as many bytes of small members takes long. */
function requireFewBytesBesides(body: Buffer): void {
  if (body.length <= MAXIMUM_BYTES_BESIDES) return;
  requireText(body);
  if (escapesIn(body) > MAXIMUM_ESCAPES) throw new UnreadableAnswer(`the answer has more than ${MAXIMUM_ESCAPES} escapes`);
  if (SURROGATES.some((begin) => body.includes(begin)) && !arePaired(body.toString("latin1"))) {
    throw new UnreadableAnswer("the answer has half of a letter in it");
  }
  let [besides, longest] = [0, 0];
  for (let at = 0; at < body.length; ) {
    const quote = body.indexOf(QUOTE, at);
    const begin = quote < 0 ? body.length : quote;
    const end = textEnd(body, begin);
    besides += begin - at + Math.min(end - begin, longest);
    longest = Math.max(longest, end - begin);
    if (besides > MAXIMUM_BYTES_BESIDES) {
      throw new UnreadableAnswer(`the answer has more than ${MAXIMUM_BYTES_BESIDES} bytes besides its patch`);
    }
    at = end;
  }
}

/** Bytes that are no text are replaced one by one, which takes long of many. */
function requireText(bytes: Buffer): void {
  if (!isUtf8(bytes)) throw new UnreadableAnswer("the answer has bytes in it that are no UTF-8");
}

/** Up to one more than may be. */
function escapesIn(body: Buffer): number {
  let count = 0;
  for (let at = body.indexOf(BACKSLASH); at >= 0 && count <= MAXIMUM_ESCAPES; at = body.indexOf(BACKSLASH, at + 2)) count++;
  return count;
}

/** Whether surrogates are written two by two, and not very many of them. */
function arePaired(text: string): boolean {
  let count = 0;
  let high = -1;
  for (const { index, 1: digit = "" } of text.matchAll(ESCAPED_SURROGATE)) {
    const isLow = /[c-f]/i.test(digit);
    if (++count > MAXIMUM_SURROGATES || isLow !== high >= 0 || (isLow && index !== high + ESCAPE_LENGTH)) return false;
    high = isLow ? -1 : index;
  }
  return high < 0;
}

/** Index behind the text that begins at `at`: found fast where nothing in it is escaped. */
function textEnd(body: Buffer, at: number): number {
  const closing = body.indexOf(QUOTE, at + 1);
  if (closing < 0) return body.length;
  return body[closing - 1] === BACKSLASH ? Math.min(stringEnd(body, at), body.length) : closing + 1;
}

function parse(body: Buffer): JsonObject {
  let review: JsonValue;
  try {
    review = readJsonValue(body);
  } catch {
    throw new UnreadableAnswer("couldn't get version/kind; json parse error: the answer is no JSON");
  }
  if (!isJsonObject(review)) throw new UnreadableAnswer("couldn't get version/kind; json parse error: the answer is no object");
  return review;
}

function requireAnswerTo(response: JsonObject, kind: JsonValue, apiVersion: JsonValue, { uid, group, version }: Expected): void {
  const given = field(response, "uid", "string") ? (response["uid"] as string) : "";
  if (given !== uid) throw new InvalidAnswer(`expected response.uid=${quoteText(uid)}, got ${quoteText(given.slice(0, 256))}`);
  if (kind === "AdmissionReview" && apiVersion === `${group}/${version}`) return;
  const [, ofGroup = "", ofVersion = ""] = /^(?:(.*)\/)?([^/]*)$/s.exec(String(apiVersion).slice(0, 256)) ?? [];
  const found = `${ofGroup}/${ofVersion}, Kind=${String(kind).slice(0, 256)}`;
  throw new InvalidAnswer(`expected webhook response of ${group}/${version}, Kind=AdmissionReview, got ${found}`);
}

function requirePatchFits(patch: Buffer, patchType: string | undefined, { version, mutating }: Expected): void {
  if (version !== "v1") return;
  if (!mutating) {
    if (patch.length > 0) throw new InvalidAnswer("validating webhook may not return response.patch");
    if (patchType !== undefined) throw new InvalidAnswer("validating webhook may not return response.patchType");
    return;
  }
  if (patch.length > 0 && patchType === undefined) throw new InvalidAnswer("webhook returned response.patch but not response.patchType");
  if (patch.length === 0 && patchType !== undefined) throw new InvalidAnswer("webhook returned response.patchType but not response.patch");
  if (patchType === "") throw new InvalidAnswer('webhook returned invalid response.patchType of ""');
}

const TYPES = {
  object: isJsonObject,
  string: (value: unknown) => typeof value === "string",
  boolean: (value: unknown) => typeof value === "boolean",
};

/** Whether a member is there; throws UnreadableAnswer when it is of another type. */
function field(of: JsonObject, name: string, type: keyof typeof TYPES): boolean {
  const value = of[name];
  if (value === undefined || value === null) return false;
  if (!TYPES[type](value)) throw misfit(name, value, type);
  return true;
}

const misfit = (name: string, value: JsonValue, type: string): UnreadableAnswer => {
  const found = Array.isArray(value) ? "array" : value === null ? "null" : typeof value === "boolean" ? "bool" : typeof value;
  return new UnreadableAnswer(`json: cannot unmarshal ${found} into Go struct field AdmissionResponse.response.${name} of type ${type}`);
};

function bytesOf(of: JsonObject, name: string): Buffer {
  if (!field(of, name, "string")) return Buffer.alloc(0);
  const bytes = decodePatch(of[name] as string);
  if (bytes === undefined) throw new UnreadableAnswer("illegal base64 data in response.patch");
  if (bytes.length > MAXIMUM_BYTES_BESIDES) requireText(bytes);
  return bytes;
}

function textsOf(of: JsonObject, name: string): readonly string[] {
  const values = of[name];
  if (values === undefined || values === null) return [];
  if (!Array.isArray(values)) throw misfit(name, values, "[]string");
  return values.slice(0, MAXIMUM_WARNINGS).map((value) => {
    if (typeof value !== "string") throw misfit(name, value, "string");
    return value;
  });
}

function annotationsOf(of: JsonObject): Readonly<Record<string, string>> {
  if (!field(of, "auditAnnotations", "object")) return {};
  const kept: [string, string][] = [];
  let characters = 0;
  for (const [key, value] of Object.entries(of["auditAnnotations"] as JsonObject)) {
    if (typeof value !== "string") throw misfit("auditAnnotations", value as JsonValue, "string");
    characters += key.length + value.length;
    if (kept.length >= MAXIMUM_ANNOTATIONS || characters > MAXIMUM_ANNOTATION_CHARACTERS) break;
    kept.push([key, value]);
  }
  return Object.fromEntries(kept);
}

/** Codes of HTTP that an answer can have. */
const MAXIMUM_CODE = 999;
const MAXIMUM_CAUSES = 100;
const MAXIMUM_DETAIL_CHARACTERS = 1024;
const MAXIMUM_MESSAGE_CHARACTERS = 16 * 1024;

/** The refusal as the caller is told it: in the name of the hook, with a code that is one of failures (HOOK-24). */
export function refusalOf(name: string, status: JsonObject): StatusError {
  const deniedBy = `admission webhook ${quoteText(name)} denied the request`;
  const [message, reason] = [text(status["message"]).slice(0, MAXIMUM_MESSAGE_CHARACTERS), text(status["reason"])];
  const told = message !== "" ? `: ${message}` : reason !== "" ? `: ${reason.slice(0, MAXIMUM_DETAIL_CHARACTERS)}` : " without explanation";
  const code = typeof status["code"] === "number" && Number.isInteger(status["code"]) ? status["code"] : 0;
  return new StatusError(
    Math.min(Math.max(code, 400), MAXIMUM_CODE),
    reason.slice(0, MAXIMUM_DETAIL_CHARACTERS),
    deniedBy + told,
    detailsOf(status["details"]),
  );
}

function detailsOf(given: JsonValue | undefined): StatusDetails | undefined {
  if (!isJsonObject(given)) return undefined;
  const { causes, retryAfterSeconds } = given;
  const seconds = typeof retryAfterSeconds === "number" && Number.isInteger(retryAfterSeconds) ? retryAfterSeconds : 0;
  return {
    ...present(given, ["name", "group", "kind", "uid"]),
    ...(Array.isArray(causes) && causes.length > 0 ? { causes: causes.slice(0, MAXIMUM_CAUSES).map(causeOf) } : {}),
    ...(seconds > 0 && seconds < 2 ** 31 ? { retryAfterSeconds: seconds } : {}),
  };
}

const causeOf = (given: JsonValue): StatusCause => (isJsonObject(given) ? present(given, ["reason", "message", "field"]) : {});

const present = (from: JsonObject, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, text(from[name]).slice(0, MAXIMUM_DETAIL_CHARACTERS)]).filter(([, value]) => value !== ""));

const text = (value: JsonValue | undefined): string => (typeof value === "string" ? value : "");
