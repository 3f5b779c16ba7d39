/** Bootstrap tokens: secrets of the system namespace by which a new node introduces itself (BOOT rows). */
import { createHash, timingSafeEqual } from "node:crypto";
import type { Clock } from "../clock/clock.js";
import type { ApiObject } from "../definition/object-meta.js";
import { bootstrapTokenData, bootstrapTokenEnd, bootstrapTokenName, bootstrapTokenType } from "../kinds/core/bootstrap-token-secret.js";
import type { ObjectEntry } from "../registry/object-entry.js";
import type { ResourceRegistry } from "../registry/resource-registry.js";
import { TokenRefused, type TokenVerifier } from "./token-verifier.js";
import { freshObjects, TrackedObject } from "./tracked-object.js";

/** The public id, then the secret. */
const FORMAT = /^([a-z0-9]{6})\.([a-z0-9]{16})$/;
const BOOTSTRAPPERS = "system:bootstrappers";
const EXTRA_GROUP = /^system:bootstrappers:[a-z0-9:-]{0,255}[a-z0-9]$/;

export interface BootstrapTokenOptions {
  readonly registry: ResourceRegistry;
  readonly clock: Clock;
}

/** Good while its secret is there, unchanged in what counts, and has not ended. */
export function bootstrapTokenVerifier({ registry, clock }: BootstrapTokenOptions): TokenVerifier {
  const { profile } = registry;
  const secretType = bootstrapTokenType(profile);
  return {
    name: "bootstrap-token",
    async verify(token, audiences) {
      const [, id, secret] = FORMAT.exec(token) ?? [];
      if (id === undefined || secret === undefined) return undefined;
      await freshObjects(registry, ["secrets"]);
      const [namespace, name] = [profile.systemNamespace, bootstrapTokenName(id)];
      const found = await registry.services.resource("", "v1", "secrets")?.get({ namespace, name });
      const groups = found === undefined ? undefined : groupsOf(found, secretType, id, secret, clock.now());
      if (found === undefined || groups === undefined) throw new TokenRefused("bootstrap token is not valid");
      const { uid = "", resourceVersion } = found.metadata;
      const same = (entry: ObjectEntry): boolean => entry.resourceVersion === resourceVersion;
      const tracked = new TrackedObject(registry, { resource: "secrets", namespace, name, uid }, clock, 0, same);
      const until = bootstrapTokenEnd(found);
      return {
        user: { name: `system:bootstrap:${id}`, uid: "", groups: [BOOTSTRAPPERS, ...groups], extra: {} },
        audiences,
        ...(until === undefined ? {} : { until }),
        holds: () => tracked.holds(),
      };
    },
  };
}

/** Groups besides that of all bootstrappers; undefined where the secret does not stand for the token, now and for authentication. */
function groupsOf(object: Readonly<ApiObject>, type: string, id: string, secret: string, now: number): string[] | undefined {
  if (object["type"] !== type || object.metadata.deletionTimestamp !== undefined) return undefined;
  if (!sameText(bootstrapTokenData(object, "token-secret") ?? "", secret) || bootstrapTokenData(object, "token-id") !== id)
    return undefined;
  if (bootstrapTokenData(object, "usage-bootstrap-authentication") !== "true") return undefined;
  const until = bootstrapTokenEnd(object);
  if (until !== undefined && !(now < until)) return undefined;
  const groups = (bootstrapTokenData(object, "auth-extra-groups") ?? "").split(",").filter((group) => group !== "");
  return groups.every((group) => EXTRA_GROUP.test(group)) ? [...new Set(groups)] : undefined;
}

const digestOf = (text: string): Buffer => createHash("sha256").update(text).digest();
const sameText = (one: string, other: string): boolean => timingSafeEqual(digestOf(one), digestOf(other));
