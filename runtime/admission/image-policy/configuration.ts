/** What the configuration file says for ImagePolicyWebhook (ADM-03). */
import { formatNanoseconds } from "../../definition/go-duration.js";
import { isJsonObject, type JsonObject, type JsonValue } from "../../definition/json.js";

export interface ImagePolicyConfiguration {
  /** Client configuration by which the webhook is found. */
  readonly kubeConfigFile: string;
  /** Milliseconds that answers hold; 0 remembers nothing. */
  readonly allowMs: number;
  readonly denyMs: number;
  /** Milliseconds before a question is asked again. */
  readonly retryMs: number;
  /** What holds when there is no answer. */
  readonly defaultAllow: boolean;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** Written so, a time is switched off. */
const OFF = -1;

interface Range {
  /** Milliseconds of one. */
  readonly unit: number;
  /** Bounds, in milliseconds. */
  readonly least: number;
  readonly most: number;
  readonly standard: number;
}

const ALLOW: Range = { unit: SECOND, least: SECOND, most: 30 * MINUTE, standard: 5 * MINUTE };
const DENY: Range = { unit: SECOND, least: SECOND, most: 30 * MINUTE, standard: 30 * SECOND };
const RETRY: Range = { unit: 1, least: 1e-6, most: 5 * MINUTE, standard: 500 };

/** @throws RangeError for a plugin that is not configured, or wrongly. */
export function readImagePolicy(given: JsonValue | undefined): ImagePolicyConfiguration {
  if (given === undefined) throw new RangeError("no config specified");
  const policy = isJsonObject(given) ? given["imagePolicy"] : undefined;
  if (!isJsonObject(policy)) throw new RangeError("imagePolicy must be an object");
  const { kubeConfigFile, defaultAllow = false } = policy;
  if (typeof kubeConfigFile !== "string" || kubeConfigFile === "")
    throw new RangeError("imagePolicy.kubeConfigFile must be the path of a file");
  if (typeof defaultAllow !== "boolean") throw new RangeError("imagePolicy.defaultAllow must be true or false");
  return {
    kubeConfigFile,
    defaultAllow,
    retryMs: timeOf(policy, "retryBackoff", RETRY),
    allowMs: timeOf(policy, "allowTTL", ALLOW),
    denyMs: timeOf(policy, "denyTTL", DENY),
  };
}

function timeOf(policy: JsonObject, name: string, { unit, least, most, standard }: Range): number {
  const value = policy[name] ?? 0;
  if (typeof value !== "number" || !Number.isSafeInteger(value)) throw new RangeError(`imagePolicy.${name} must be a whole number`);
  if (value === OFF) return 0;
  if (value === 0) return standard;
  const time = value * unit;
  if (time >= least && time <= most) return time;
  throw new RangeError(`valid value is between ${goText(least)} and ${goText(most)}, got ${goText(time)}`);
}

const goText = (ms: number): string => formatNanoseconds(BigInt(Math.round(ms * 1e6)));
