/**
 * Signs `cluster-info` with each bootstrap token that is for it, so that who holds one knows the document for genuine (BOOT-10, BOOT-11):
 * a detached JWS beside it for each token, made again with every change and gone with its token.
 */
import { createHmac } from "node:crypto";
import type { ConfigMap } from "../../generated/core/v1/types.js";
import { WorkQueue } from "../client/kit/work-queue.js";
import { inSlices, type Steps } from "../codec/lists/steps.js";
import { pauseWhenOver } from "../codec/lists/turns.js";
import type { ApiObject } from "../definition/object-meta.js";
import {
  type BootstrapTokenKey,
  bootstrapTokenData,
  bootstrapTokenEnd,
  bootstrapTokenName,
  bootstrapTokenType,
} from "../kinds/core/bootstrap-token-secret.js";
import { CacheFollower } from "../registry/followers/cache-follower.js";
import type { ObjectAccess } from "../registry/handlers.js";
import { collectionPrefix, objectKey } from "../registry/keys.js";
import type { ObjectEntry } from "../registry/object-entry.js";
import type { ResourceStore } from "../registry/resource-store.js";
import { deepEqual } from "../schema/deep-equal.js";
import { CachedObjects } from "./cached-objects.js";
import { admitClusterInfoReaders } from "./cluster-info-readers.js";
import { type Controller, IDLE, type ServerControllerOptions } from "./controller.js";
import { DueTimes } from "./due-times.js";

const DOCUMENT = "cluster-info";
const SIGNED = "kubeconfig";
const SIGNATURE_PREFIX = "jws-kubeconfig-";
const ID = /^[a-z0-9]{6}$/;

/** What the queue does besides signing. */
const READERS = "readers";

interface SigningToken {
  readonly id: string;
  readonly key: string;
  /** Milliseconds since the epoch. */
  readonly end: number;
}

export function startBootstrapSigner(options: ServerControllerOptions): Controller {
  const { registry } = options;
  const secrets = registry.stored("", "v1", "secrets")?.store;
  const maps = registry.stored("", "v1", "configmaps")?.store;
  return secrets === undefined || maps === undefined ? IDLE : new BootstrapSigner(options, secrets, maps);
}

class BootstrapSigner implements Controller {
  readonly #type: string;
  readonly #typeBytes: Buffer;
  readonly #keyParts: readonly BootstrapTokenKey[];
  readonly #tokenPrefix: string;
  readonly #maps: CachedObjects<ConfigMap>;
  readonly #queue: WorkQueue;
  readonly #ends: DueTimes;
  readonly #followers: readonly CacheFollower[];

  constructor(
    private readonly options: ServerControllerOptions,
    private readonly secrets: ResourceStore,
    maps: ResourceStore,
  ) {
    const { registry, clients, clock, failed } = options;
    const { systemNamespace, publicNamespace, names } = registry.profile;
    this.#type = bootstrapTokenType(registry.profile);
    this.#typeBytes = Buffer.from(JSON.stringify(this.#type));
    this.#keyParts = (names["bootstrapSignatureKey"] as string).split(".") as BootstrapTokenKey[];
    this.#tokenPrefix = collectionPrefix(secrets.prefix, systemNamespace);
    const documents = clients.core.v1.configMaps.namespace(publicNamespace);
    this.#maps = new CachedObjects(registry.services.resource("", "v1", "configmaps") as ObjectAccess, (map) => documents.replace(map));
    const work = (key: string): Promise<void> => (key === READERS ? admitClusterInfoReaders(options, DOCUMENT) : this.#sign());
    this.#queue = new WorkQueue({ parallel: 1, work, failed });
    this.#ends = new DueTimes(
      () => clock.now(),
      () => this.#queue.add(DOCUMENT),
    );
    this.#queue.add(READERS);
    const signAgain = (): void => this.#queue.add(DOCUMENT);
    const document = objectKey(maps.prefix, publicNamespace, DOCUMENT);
    this.#followers = [
      new CacheFollower({
        store: secrets,
        prefix: this.#tokenPrefix,
        present: () => undefined,
        settled: signAgain,
        changed: ({ current, previous }) => {
          if (this.#mayBeToken(current) || this.#mayBeToken(previous)) signAgain();
        },
      }),
      new CacheFollower({
        store: maps,
        prefix: collectionPrefix(maps.prefix, publicNamespace),
        present: () => undefined,
        settled: signAgain,
        changed: ({ key, current }) => {
          if (key === document && current !== undefined) signAgain();
        },
      }),
    ];
  }

  stop(): void {
    for (const follower of this.#followers) follower.close();
    this.#ends.close();
    this.#queue.close();
  }

  #mayBeToken(entry: ObjectEntry | undefined): boolean {
    return entry?.view().includes(this.#typeBytes) === true;
  }

  async #sign(): Promise<void> {
    const place = { namespace: this.options.registry.profile.publicNamespace, name: DOCUMENT };
    const document = await this.#maps.get(place);
    if (document === undefined || document.metadata.deletionTimestamp !== undefined) return;
    await this.secrets.cache.fresh();
    const tokens = await this.#tokens();
    const end = tokens.reduce((earliest, token) => Math.min(earliest, token.end), Number.POSITIVE_INFINITY);
    if (Number.isFinite(end)) this.#ends.set(DOCUMENT, end);
    else this.#ends.delete(DOCUMENT);
    const text = document.data?.[SIGNED];
    if (text === undefined) return;
    const signatures = await inSlices(signaturesOf(text, tokens));
    if (deepEqual(withSignatures(document, signatures), document.data ?? {})) return;
    await this.#maps.change(place, (current) => {
      // Somebody has changed it meanwhile: that brings it back.
      if (current.data?.[SIGNED] !== text) return false;
      current.data = withSignatures(current, signatures);
      return undefined;
    });
  }

  /** Those that sign now, by the state of the cache. */
  async #tokens(): Promise<SigningToken[]> {
    const now = this.options.clock.now();
    const tokens: SigningToken[] = [];
    for (const entry of this.secrets.cache.snapshot().entries(this.#tokenPrefix)) {
      const token = this.#mayBeToken(entry) ? this.#tokenOf(await entry.read()) : undefined;
      if (token !== undefined && token.end > now) tokens.push(token);
      await pauseWhenOver();
    }
    return tokens;
  }

  #tokenOf(secret: Readonly<ApiObject>): SigningToken | undefined {
    if (secret["type"] !== this.#type || secret.metadata.deletionTimestamp !== undefined) return undefined;
    const id = bootstrapTokenData(secret, "token-id") ?? "";
    if (!ID.test(id) || secret.metadata.name !== bootstrapTokenName(id)) return undefined;
    if (!bootstrapTokenData(secret, "token-secret")) return undefined;
    if (bootstrapTokenData(secret, "usage-bootstrap-signing") !== "true") return undefined;
    const key = this.#keyParts.map((part) => bootstrapTokenData(secret, part) ?? "").join(".");
    return { id, key, end: bootstrapTokenEnd(secret) ?? Number.POSITIVE_INFINITY };
  }
}

type Signatures = readonly (readonly [key: string, signature: string])[];

/** The data with the signatures that belong there and no others. */
function withSignatures({ data = {} }: Readonly<ConfigMap>, signatures: Signatures): Record<string, string> {
  const others = Object.entries(data).filter(([key]) => !key.startsWith(SIGNATURE_PREFIX));
  return Object.fromEntries([...others, ...signatures]);
}

/** RFC 7515, appendix F: the compact form without its payload. */
function* signaturesOf(text: string, tokens: readonly SigningToken[]): Steps<Signatures> {
  const payload = Buffer.from(text).toString("base64url");
  const signatures: (readonly [string, string])[] = [];
  for (const { id, key } of tokens) {
    const header = Buffer.from(JSON.stringify({ alg: "HS256", kid: id })).toString("base64url");
    const signature = createHmac("sha256", key).update(`${header}.`).update(payload).digest("base64url");
    signatures.push([SIGNATURE_PREFIX + id, `${header}..${signature}`]);
    yield;
  }
  return signatures;
}
