/** EventRateLimit: events come no faster than configured: in all, and by namespace, user, or source and object (ADM-28). */
import { createHash } from "node:crypto";
import type { SteadyClock } from "../clock/clock.js";
import { isJsonObject, type JsonObject, type JsonValue } from "../definition/json.js";
import type { RequestContext } from "../definition/request-context.js";
import type { ResourceDefinition } from "../definition/resource-definition.js";
import type { VendorProfile } from "../definition/vendor-profile.js";
import { fieldErrorSummary, invalidValue, notSupported } from "../errors/field-error.js";
import { SHOWN_NAME_CHARACTERS, shown } from "../errors/shown-text.js";
import { StatusError } from "../errors/status.js";
import type { AdmissionAttributes } from "../registry/admission/attributes.js";
import type { AdmissionPlugin } from "../registry/admission/chain.js";
import type { ResourceRegistry } from "../registry/resource-registry.js";
import { requireKind } from "./configuration-file.js";
import { objectsOf, requireMembers, textOf } from "./plugin-configuration.js";

const TYPES = ["Server", "Namespace", "User", "SourceAndObject"] as const;
type LimitType = (typeof TYPES)[number];

/** Keys that a limit remembers unless it says otherwise. */
const DEFAULT_CACHE_SIZE = 4096;

/** Characters of a key that is remembered as it is. */
const LONGEST_KEY = 256;

interface Limit {
  readonly type: LimitType;
  /** Events a second, in the long run. */
  readonly qps: number;
  /** Events at once. */
  readonly burst: number;
  readonly cacheSize: number;
}

interface EventSource {
  readonly component?: string;
  readonly host?: string;
}

/** An event of either group: they name the same things differently. */
interface Event {
  readonly source?: EventSource;
  readonly deprecatedSource?: EventSource;
  readonly involvedObject?: Readonly<Record<string, string>>;
  readonly regarding?: Readonly<Record<string, string>>;
}

/** @throws RangeError for what is no configuration; there has to be one. */
export function readEventLimits(configuration: JsonValue | undefined, { groupDomain }: VendorProfile): readonly Limit[] {
  if (!isJsonObject(configuration)) throw new RangeError("limits: Invalid value: null: must not be empty");
  requireKind(configuration, new Map([["Configuration", [`eventratelimit.admission.${groupDomain}/v1alpha1`]]]));
  requireMembers(configuration, ["apiVersion", "kind", "limits"]);
  const limits = objectsOf(configuration, "limits", ["type", "qps", "burst", "cacheSize"]);
  if (limits.length === 0) throw new RangeError("limits: Invalid value: []: must not be empty");
  return limits.map((limit, index) => readLimit(limit, `limits[${index}]`));
}

function readLimit(limit: JsonObject, path: string): Limit {
  const type = textOf(limit, "type");
  if (!isLimitType(type)) throw new RangeError(fieldErrorSummary([notSupported(`${path}.type`, type, TYPES)]));
  return {
    type,
    burst: numberOf(limit, "burst", path, 1),
    qps: numberOf(limit, "qps", path, 1),
    cacheSize: numberOf(limit, "cacheSize", path, 0) || DEFAULT_CACHE_SIZE,
  };
}

const isLimitType = (text: string): text is LimitType => (TYPES as readonly string[]).includes(text);

function numberOf(limit: JsonObject, name: string, path: string, least: number): number {
  const value = limit[name] ?? 0;
  if (typeof value !== "number" || !Number.isSafeInteger(value)) throw new RangeError(`${path}.${name} must be a whole number`);
  if (value >= least) return value;
  const why = least === 0 ? "must not be negative" : "must be positive";
  throw new RangeError(fieldErrorSummary([invalidValue(`${path}.${name}`, value, why)]));
}

export class EventRateLimit implements AdmissionPlugin {
  readonly name = "EventRateLimit";
  readonly operations = ["CREATE", "UPDATE"] as const;
  readonly #limits: readonly RateLimit[];
  readonly #groups: ReadonlySet<string>;

  constructor({ profile, services }: ResourceRegistry, limits: readonly Limit[]) {
    this.#limits = limits.map((limit) => new RateLimit(limit, services.clock));
    this.#groups = new Set(["", `events.${profile.groupDomain}`]);
  }

  concerns({ group, resource }: ResourceDefinition): boolean {
    return resource === "events" && this.#groups.has(group);
  }

  /** Each limit counts the event, whichever refuses it; the last one that does is told of. */
  validate(attributes: AdmissionAttributes, context: RequestContext): void {
    if (attributes.dryRun || attributes.subresource !== "" || !this.concerns(attributes.definition)) return;
    let refusal: string | undefined;
    for (const limit of this.#limits) {
      const key = keyOf(limit.type, attributes, context);
      if (!limit.accepts(key)) refusal = `limit reached on type ${limit.type} for key ${shown(key, SHOWN_NAME_CHARACTERS)}`;
    }
    if (refusal !== undefined) throw new StatusError(429, "TooManyRequests", `Too many requests: ${refusal}`);
  }
}

function keyOf(type: LimitType, { namespace, object }: AdmissionAttributes, { user }: RequestContext): string {
  switch (type) {
    case "Server":
      return "";
    case "Namespace":
      return namespace;
    case "User":
      return user.name;
    case "SourceAndObject": {
      const { deprecatedSource, source = deprecatedSource, regarding = {}, involvedObject = regarding } = (object ?? {}) as Event;
      const { kind, namespace: of, name, uid, apiVersion } = involvedObject;
      return [source?.component, source?.host, kind, of, name, uid, apiVersion].map((part) => part ?? "").join("");
    }
  }
}

interface Bucket {
  tokens: number;
  at: number;
}

/** A bucket of tokens for each key; of more keys than it may remember, those used last. */
class RateLimit {
  readonly type: LimitType;
  readonly #buckets = new Map<string, Bucket>();

  constructor(
    private readonly limit: Limit,
    private readonly clock: SteadyClock,
  ) {
    this.type = limit.type;
  }

  accepts(name: string): boolean {
    const { qps, burst, cacheSize } = this.limit;
    const key = name.length <= LONGEST_KEY ? name : createHash("sha256").update(name).digest("base64");
    const now = this.clock.steady();
    const bucket = this.#buckets.get(key) ?? { tokens: burst, at: now };
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) * qps) / 1000);
    bucket.at = now;
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    if (this.#buckets.size > cacheSize) this.#buckets.delete(this.#buckets.keys().next().value as string);
    if (bucket.tokens < 1) return false;
    bucket.tokens--;
    return true;
  }
}
