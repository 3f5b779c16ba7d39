/** DeleteOptions from the body, or from the query when there is no body (DEL-07). */
import { negotiateInput } from "../codec/negotiation/negotiation.js";
import { isJsonObject, type JsonObject, type JsonValue } from "../definition/json.js";
import { safeInteger } from "../definition/safe-integer.js";
import { requestEntityTooLarge } from "../errors/constructors.js";
import { conform } from "../fields/conform.js";
import type { DeleteOptions } from "../registry/options.js";
import { validateDeleteOptions } from "../registry/validation/options.js";
import type { ResourceRequest } from "./resource-request.js";
import { readDeleteOptions } from "./write-options.js";

const KIND = "DeleteOptions";
/** Far more than options take; they are read where every other request waits. */
const MAXIMUM_BYTES = 64 * 1024;
/** Of YAML, whose aliases and merges multiply. */
const MAXIMUM_YAML_BYTES = 4 * 1024;

/** Throws 400 for a body that is no DeleteOptions, 413 for one that is larger than options can be, 415, and 422 for options that contradict each other. */
export async function deleteOptionsOf(request: ResourceRequest): Promise<DeleteOptions> {
  const bytes = await request.exchange.body();
  if (bytes.length > MAXIMUM_BYTES) throw tooLarge(MAXIMUM_BYTES);
  const options = bytes.length === 0 ? readDeleteOptions(request.query) : decodeOptions(request, bytes);
  validateDeleteOptions(request.context.profile, options);
  return options;
}

const tooLarge = (most: number) => requestEntityTooLarge(`limit is ${most} for ${KIND}`);

function decodeOptions(request: ResourceRequest, bytes: Buffer): DeleteOptions {
  const form = negotiateInput(request.exchange.headers["content-type"], request.offer);
  if (form.encoding === "yaml" && bytes.length > MAXIMUM_YAML_BYTES) throw tooLarge(MAXIMUM_YAML_BYTES);
  const { codec } = request.services;
  const decoded = codec.decodeOptions(bytes, form, KIND);
  const schema = codec.metaSchema(KIND);
  const value = schema === undefined ? decoded.value : conform(decoded.value, schema, { numbers: decoded }).object;
  const preconditions = value["preconditions"];
  return {
    dryRun: (value["dryRun"] as string[] | undefined) ?? [],
    gracePeriodSeconds: secondsOf(value["gracePeriodSeconds"]),
    propagationPolicy: value["propagationPolicy"] as string | undefined,
    orphanDependents: value["orphanDependents"] as boolean | undefined,
    ...(isJsonObject(preconditions) ? { preconditions: readPreconditions(preconditions) } : {}),
  };
}

function readPreconditions(value: JsonObject): NonNullable<DeleteOptions["preconditions"]> {
  return { uid: value["uid"] as string | undefined, resourceVersion: value["resourceVersion"] as string | undefined };
}

/** As the query has them: what is stored of them is a number of 64 bits still. */
const secondsOf = (value: JsonValue | undefined): number | undefined =>
  typeof value === "number" || typeof value === "bigint" ? safeInteger(value) : undefined;
