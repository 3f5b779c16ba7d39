/** Success answers: one object or a Status, in the negotiated form. */
import type { EncodableObject } from "../codec/encodable-object.js";
import { prettyJson } from "../codec/json/json.js";
import { negotiateObjectOutput, type OutputForm } from "../codec/negotiation/negotiation.js";
import type { EncodeOptions } from "../codec/object-codec.js";
import { parseIncludeObject } from "../codec/tables/table.js";
import type { Status } from "../errors/status.js";
import { acceptsGzip, COMPRESSION_THRESHOLD_BYTES, GZIP_HEADERS, GzipResponseStream } from "./compression.js";
import { wantsPretty } from "./pretty.js";
import { firstValue } from "./query.js";
import type { ResourceRequest } from "./resource-request.js";

const NO_HEADERS: readonly string[] = [];

/** The form one object is answered in. Throws 406 and 400 before anything has an effect. */
export function objectForm(request: ResourceRequest): OutputForm {
  const form = negotiateObjectOutput(request.exchange.headers.accept, request.offer, request.resource.gives.kind);
  if (form.as === "Table") encodeOptions(request.query, form);
  return form;
}

/** Sends one object. Throws 406 for a form that one object cannot take. */
export function answerObject(request: ResourceRequest, status: number, object: EncodableObject, form: OutputForm): void {
  const body =
    form.encoding === "json" && form.as === undefined
      ? object.json
      : request.services.codec.encodeObject(request.resource.gives, object, form, encodeOptions(request.query, form));
  answerBytes(request, status, body, form);
}

export function answerStatus(request: ResourceRequest, code: number, status: Status, form: OutputForm): void {
  answerBytes(request, code, request.services.codec.encodeStatus(status, form), form);
}

/** Sends encoded bytes, indented or compressed as the client wants them. */
export function answerBytes(request: ResourceRequest, status: number, body: Buffer, form: OutputForm): void {
  sendWhole(request, status, form.mediaType, isPretty(request, form) ? prettyJson(body) : body);
}

/** Sends bytes as they are, compressed when they are many and the client takes it. */
export function sendWhole(
  request: ResourceRequest,
  status: number,
  mediaType: string,
  bytes: Buffer,
  headers: readonly string[] = NO_HEADERS,
): void {
  const { exchange } = request;
  if (bytes.length >= COMPRESSION_THRESHOLD_BYTES && compresses(request)) {
    const stream = new GzipResponseStream(exchange.stream(status, mediaType, { headers: [...headers, ...GZIP_HEADERS] }));
    stream.write(bytes);
    stream.end();
  } else {
    exchange.send(status, mediaType, bytes, headers);
  }
}

export const isPretty = (request: ResourceRequest, form: OutputForm): boolean =>
  form.encoding === "json" && (form.pretty || wantsPretty(request.query, request.exchange.headers["user-agent"]));

export const compresses = (request: ResourceRequest): boolean =>
  acceptsGzip(request.exchange.headers["accept-encoding"]) && request.services.gate("APIResponseCompression");

/** Options of the representation. Throws 400 for an unknown `includeObject` (NEG-16). */
export function encodeOptions(query: string, form: OutputForm): EncodeOptions {
  return form.as === "Table" ? { includeObject: parseIncludeObject(firstValue(query, "includeObject")) } : {};
}
