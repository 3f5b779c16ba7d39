/**
 * Tokens kept in secrets (SA-03): fills the secrets that somebody made for an account, repairs them, and deletes those whose account is
 * gone or is another one of the same name. It makes no secret of its own accord.
 */
import type { Secret, ServiceAccount } from "../../generated/core/v1/types.js";
import { isNotFound } from "../client/errors.js";
import type { WorkQueue } from "../client/kit/work-queue.js";
import { forEachOf, soonOf } from "../codec/lists/steps.js";
import { getOwn } from "../definition/json.js";
import { parseJsonText } from "../definition/json-text.js";
import { CacheFollower } from "../registry/followers/cache-follower.js";
import { FollowedMap } from "../registry/followers/followed-map.js";
import type { ObjectAccess } from "../registry/handlers.js";
import type { ObjectEntry } from "../registry/object-entry.js";
import type { ResourceStore } from "../registry/resource-store.js";
import { CachedObjects } from "./cached-objects.js";
import { type Controller, IDLE, type LegacyTokenOrder, type ServerControllerOptions } from "./controller.js";
import { namespacedQueue } from "./loop-queue.js";

/** Half of them, at most, of one namespace. */
const PARALLEL = 16;
/** Of a token in base64, characters: several times what the longest names and the largest keys come to. */
const LONGEST_TOKEN = 16 * 1024;

/** What is kept of a secret. */
interface TokenSecret {
  readonly namespace: string;
  readonly name: string;
  readonly account: string;
}

type Issue = (order: LegacyTokenOrder) => Promise<string>;

/** Does nothing where there is no key to sign tokens with, like the peer. */
export function startLegacyTokens(options: ServerControllerOptions): Controller {
  const { registry, issueLegacyToken } = options;
  const secrets = registry.stored("", "v1", "secrets")?.store;
  const accounts = registry.stored("", "v1", "serviceaccounts")?.store;
  if (secrets === undefined || accounts === undefined || issueLegacyToken === undefined) return IDLE;
  return new LegacyTokens(options, issueLegacyToken, secrets, accounts);
}

class LegacyTokens implements Controller {
  readonly #type: string;
  readonly #typeBytes: Buffer;
  readonly #nameAnnotation: string;
  readonly #uidAnnotation: string;
  readonly #secrets: CachedObjects<Secret>;
  readonly #accounts: CachedObjects<ServiceAccount>;
  readonly #queue: WorkQueue;
  readonly #known: FollowedMap<TokenSecret>;
  readonly #follower: CacheFollower;
  readonly #unfollow: () => void;
  /** Keys of secrets, by namespace and name of the account. */
  readonly #byAccount = new Map<string, Set<string>>();
  /** Secrets that are gone, until their accounts name them no more. */
  readonly #gone = new Map<string, TokenSecret>();

  constructor(
    private readonly options: ServerControllerOptions,
    private readonly issue: Issue,
    secrets: ResourceStore,
    accounts: ResourceStore,
  ) {
    const { registry, clients, rootCertificates, failed } = options;
    const { names } = registry.profile;
    this.#type = names["secretTypeServiceAccountToken"] as string;
    this.#typeBytes = Buffer.from(JSON.stringify(this.#type));
    this.#nameAnnotation = names["serviceAccountNameAnnotation"] as string;
    this.#uidAnnotation = names["serviceAccountUidAnnotation"] as string;
    const cached = (resource: string): ObjectAccess => registry.services.resource("", "v1", resource) as ObjectAccess;
    const core = clients.core.v1;
    this.#secrets = new CachedObjects(cached("secrets"), (secret, { namespace }) => core.secrets.namespace(namespace).replace(secret));
    this.#accounts = new CachedObjects(cached("serviceaccounts"), (account, { namespace }) =>
      core.serviceAccounts.namespace(namespace).replace(account),
    );
    this.#queue = namespacedQueue({
      parallel: PARALLEL,
      work: (key) => this.#settle(key),
      failed,
    });
    this.#known = new FollowedMap({
      store: secrets,
      readsWhole: (entry) => this.#mayBeToken(entry),
      read: (entry) => this.#read(entry),
      changed: (key, value, previous) => this.#changed(key, value, previous),
    });
    this.#follower = new CacheFollower({
      store: accounts,
      settled: () => this.#lookAt(this.#known.keys()),
      present: () => undefined,
      changed: ({ current, previous }) => {
        const account = (current ?? previous) as ObjectEntry;
        // One that stays keeps its name and uid, and its secrets with it.
        if (current !== undefined && previous !== undefined) return undefined;
        return this.#lookAt(this.#byAccount.get(accountKey(account)) ?? []);
      },
    });
    this.#unfollow = rootCertificates.follow(() => void this.#lookAt(this.#known.keys()));
  }

  stop(): void {
    this.#unfollow();
    this.#queue.close();
    this.#known.close();
    this.#follower.close();
  }

  /** Resolves when all are to be looked at: an account may have as many secrets as somebody likes. */
  #lookAt(secrets: Iterable<string>): void | Promise<void> {
    return soonOf(forEachOf(secrets, (key) => this.#queue.add(key)));
  }

  #mayBeToken(entry: ObjectEntry): boolean {
    return entry.view().includes(this.#typeBytes);
  }

  #read(entry: ObjectEntry): TokenSecret | undefined {
    if (!this.#mayBeToken(entry)) return undefined;
    const secret = entry.shared();
    if (secret["type"] !== this.#type) return undefined;
    return { namespace: entry.namespace, name: entry.name, account: secret.metadata.annotations?.[this.#nameAnnotation] ?? "" };
  }

  #changed(key: string, value: TokenSecret | undefined, previous: TokenSecret | undefined): void {
    if (previous !== undefined) this.#forget(key, previous);
    if (value === undefined) {
      if (previous !== undefined) this.#gone.set(key, previous);
    } else {
      this.#gone.delete(key);
      const account = accountKey({ ...value, name: value.account });
      const keys = this.#byAccount.get(account);
      if (keys === undefined) this.#byAccount.set(account, new Set([key]));
      else keys.add(key);
    }
    this.#queue.add(key);
  }

  #forget(key: string, { namespace, account }: TokenSecret): void {
    const of = accountKey({ namespace, name: account });
    const keys = this.#byAccount.get(of);
    keys?.delete(key);
    if (keys?.size === 0) this.#byAccount.delete(of);
  }

  async #settle(key: string): Promise<void> {
    try {
      const secret = this.#known.get(key);
      if (secret !== undefined) await this.#settleSecret(secret);
      else await this.#dropReference(key);
    } catch (error) {
      if (!isNotFound(error)) throw error;
      this.#gone.delete(key);
    }
  }

  async #settleSecret({ namespace, name, account }: TokenSecret): Promise<void> {
    const place = { namespace, name };
    const secret = await this.#secrets.get(place);
    if (secret === undefined || secret.metadata.deletionTimestamp !== undefined) return;
    const { uid } = (await this.#accounts.get({ namespace, name: account }))?.metadata ?? {};
    const named = secret.metadata.annotations?.[this.#uidAnnotation] ?? "";
    if (uid === undefined || (named !== "" && named !== uid)) {
      const preconditions = { uid: secret.metadata.uid };
      await this.options.clients.core.v1.secrets.namespace(namespace).delete(name, { preconditions });
      return;
    }
    const order = { namespace, serviceaccount: { name: account, uid }, secretName: name };
    const repair = this.#repairOf(secret, order);
    if (repair === undefined) return;
    const token = repair.needsToken ? await this.issue(order) : undefined;
    await this.#secrets.change(place, (current) => {
      if (current.metadata.uid !== secret.metadata.uid) return false;
      current.metadata.annotations = { ...current.metadata.annotations, [this.#uidAnnotation]: uid };
      current.data = { ...current.data, ...repair.data, ...(token === undefined ? {} : { token: base64(token) }) };
      return undefined;
    });
  }

  /** What has to be written into a secret; undefined when it is whole, or nobody may change its data any more. */
  #repairOf(secret: Readonly<Secret>, order: LegacyTokenOrder): { data: Record<string, string>; needsToken: boolean } | undefined {
    const { data = {} } = secret;
    const wanted: Record<string, string> = { "ca.crt": base64(this.options.rootCertificates.pem), namespace: base64(order.namespace) };
    const needsToken = !isTokenFor(getOwn(data, "token"), order);
    const isNamed = secret.metadata?.annotations?.[this.#uidAnnotation] === order.serviceaccount.uid;
    const isWhole = Object.entries(wanted).every(([key, value]) => getOwn(data, key) === value);
    if (secret.immutable === true && (needsToken || !isWhole)) return undefined;
    return needsToken || !isNamed || !isWhole ? { data: wanted, needsToken } : undefined;
  }

  /** A secret that is gone is no longer among those that its account names. */
  async #dropReference(key: string): Promise<void> {
    const gone = this.#gone.get(key);
    if (gone === undefined) return;
    const { namespace, name, account } = gone;
    const place = { namespace, name: account };
    await this.#accounts.change(place, (current) => {
      const { secrets = [] } = current;
      const left = secrets.filter((each) => each.name !== name);
      if (left.length === secrets.length) return false;
      if (left.length > 0) current.secrets = left;
      else delete current.secrets;
      return undefined;
    });
    if (this.#gone.get(key) === gone) this.#gone.delete(key);
  }
}

const accountKey = ({ namespace, name }: { readonly namespace: string; readonly name: string }): string => `${namespace}/${name}`;
const base64 = (text: string): string => Buffer.from(text).toString("base64");

/**
 * Whether it is a token whose claims speak of this very account and secret; who signed it is found out where it is used. What is longer
 * than any that this server makes is not read for it.
 */
export function isTokenFor(value: unknown, { serviceaccount, secretName }: LegacyTokenOrder): boolean {
  if (typeof value !== "string" || value.length > LONGEST_TOKEN) return false;
  const [, payload = ""] = Buffer.from(value, "base64").toString().split(".");
  try {
    const claims = Object.values(parseJsonText(Buffer.from(payload, "base64url").toString()) as object);
    return claims.includes(serviceaccount.uid) && claims.includes(secretName);
  } catch {
    return false;
  }
}
