/** A registry over a real store in a temporary folder, with the shipped definitions. */

import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestContext } from "node:test";
import { definitionFactories, vendorProfiles, virtualKindFactories } from "../../../generated/index.js";
import type { AdmissionHost } from "../../../runtime/admission/plugins.js";
import type { ApiObject } from "../../../runtime/definition/object-meta.js";
import type { RequestContext } from "../../../runtime/definition/request-context.js";
import type { VendorProfile } from "../../../runtime/definition/vendor-profile.js";
import { StatusError } from "../../../runtime/errors/status.js";
import { kinds } from "../../../runtime/kinds/index.js";
import { MetricRegistry } from "../../../runtime/metrics/metric-registry.js";
import { AdmissionChain, type AdmissionPlugin } from "../../../runtime/registry/admission/chain.js";
import type { PoolSettings } from "../../../runtime/registry/claims/claim-pool.js";
import type { Handlers } from "../../../runtime/registry/handlers.js";
import type { AppliedConfig, ObjectTarget } from "../../../runtime/registry/options.js";
import type { ResourceHook } from "../../../runtime/registry/resource-hook.js";
import { ResourceRegistry } from "../../../runtime/registry/resource-registry.js";
import type { ResourceStore } from "../../../runtime/registry/resource-store.js";
import { systemContext } from "../../../runtime/registry/system-context.js";
import type { KeyValueStore } from "../../../runtime/storage/key-value-store.js";
import { openSqliteStore } from "../../../runtime/storage/sqlite/sqlite-store.js";

export const profile = vendorProfiles["orch"] as VendorProfile;

const ALPHABET = "bcdfghjklmnpqrstvwxz2456789";

export interface Fixture {
  readonly registry: ResourceRegistry;
  readonly store: KeyValueStore;
  /** Milliseconds that the registry takes for now. */
  time: number;
  readonly warnings: string[];
  readonly context: RequestContext;
  /** Suffixes that generated names get next; random when empty. */
  readonly suffixes: string[];
  readonly gates: Set<string>;
  resource(plural: string): Resource;
}

/** A resource and how to speak of its objects. */
export class Resource {
  constructor(
    readonly store: ResourceStore,
    readonly fixture: Fixture,
    readonly version = store.definition.version,
  ) {}

  target(name = "", namespace = "ns", subresource = ""): ObjectTarget {
    const definition = [...this.store.versions.values()].find(({ version }) => version === this.version) ?? this.store.definition;
    return { definition, namespace: definition.namespaced ? namespace : "", name, subresource };
  }

  async create(object: Record<string, unknown>, namespace = "ns", options = {}): Promise<ApiObject> {
    const result = await this.store.create(this.fixture.context, this.target("", namespace), body(object), options);
    return result.object.object();
  }

  async put(name: string, object: Record<string, unknown>, options = {}, subresource = ""): Promise<ApiObject> {
    const target = this.target(name, "ns", subresource);
    const put = { createMissing: true, uidIsPrecondition: true, ...options };
    const result = await this.store.update(this.fixture.context, target, () => body(object), put);
    return result.object.object();
  }

  /** As a patch would: a change of the current object. */
  async change(name: string, change: (object: ApiObject) => void, subresource = "", namespace = "ns"): Promise<ApiObject> {
    const target = this.target(name, namespace, subresource);
    const compute = (current: ApiObject | undefined) => {
      change(current as ApiObject);
      return current as ApiObject;
    };
    return (await this.store.update(this.fixture.context, target, compute, {})).object.object();
  }

  async get(name: string, namespace = "ns"): Promise<ApiObject> {
    return (await this.store.get(this.target(name, namespace), {})).object();
  }

  delete(name: string, options = {}, namespace = "ns") {
    return this.store.delete(this.fixture.context, this.target(name, namespace), options);
  }

  async names(options = {}, namespace = "ns"): Promise<string[]> {
    const { entries } = await this.store.list(this.target("", namespace), options);
    return [...entries].map((entry) => entry.object().metadata.name as string);
  }
}

/** A configuration as somebody hands it on who has no text of it. */
export const toApply = (object: ApiObject): AppliedConfig => ({ read: () => object });

/** A fresh object: the store mutates what it is given. */
export function body(object: Record<string, unknown>): ApiObject {
  const copy = structuredClone(object) as unknown as ApiObject;
  copy.metadata ??= {};
  return copy;
}

export interface FixtureOptions {
  readonly plugins?: (registry: ResourceRegistry) => readonly AdmissionPlugin[];
  /** Handlers beside those that are shipped. */
  readonly handlers?: Handlers;
  /** Hooks of kinds beside those that are shipped. */
  readonly resourceHooks?: Readonly<Record<string, ResourceHook>>;
  /** Told of what followers fail at; by default that ends the test. */
  readonly followFailed?: (key: string, error: unknown) => void;
  /** Opens this folder again instead of a new one. */
  readonly folder?: string;
  /** What objects take numbers from. */
  readonly pools?: readonly PoolSettings[];
  /** What objects are kept in; by default a store in the folder. Closed with the fixture. */
  readonly store?: KeyValueStore;
}

export async function openFixture(test: TestContext, options: FixtureOptions = {}): Promise<Fixture> {
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), "registry-")));
  const store = options.store ?? (await openSqliteStore({ file: join(folder, "data.sqlite") }));
  const fixture: Partial<Fixture> = { store, time: Date.parse("2024-05-06T07:08:09Z"), warnings: [], suffixes: [], gates: new Set() };
  const clock = { now: () => fixture.time as number, steady: () => fixture.time as number };
  const random = {
    uuid: () => randomUUID(),
    suffix: (length: number) => fixture.suffixes?.shift() ?? randomSuffix(length),
    share: Math.random,
  };
  const registry = new ResourceRegistry({
    store,
    profile,
    clock,
    random,
    pools: options.pools ?? [],
    definitions: definitionFactories.map((factory) => factory(profile, kinds)),
    serves: () => true,
    hooks: { ...kinds, resourceHooks: { ...kinds.resourceHooks, ...options.resourceHooks } },
    virtualKinds: virtualKindFactories.map((create) => create(profile)),
    handlers: { ...kinds.handlers, ...options.handlers },
    authorize: () => ({ allowed: true, denied: false, reason: "" }),
    rulesGranted: () => ({ rules: [], incomplete: false, errors: [] }),
    rulesFor: () => ({ rules: [], incomplete: false, errors: [] }),
    gate: (name) => fixture.gates?.has(name) === true,
    followFailed: (key, error) => {
      if (options.followFailed === undefined) throw error;
      options.followFailed(key, error);
    },
    admission: (made) => new AdmissionChain(options.plugins?.(made) ?? []),
  });
  await registry.ready();
  const context = systemContext({ profile, clock, random, user: "tester/1.0" });
  Object.assign(fixture, {
    registry,
    context: { ...context, warn: (text: string) => fixture.warnings?.push(text) },
    resource: (plural: string) => {
      const found = registry.stores().find(({ definition }) => definition.resource === plural);
      if (found === undefined) throw new RangeError(`no resource ${plural}`);
      return new Resource(found, fixture as Fixture);
    },
  });
  test.after(async () => {
    registry.close();
    await store.close();
    if (options.folder === undefined) await rm(folder, { recursive: true });
  });
  return fixture as Fixture;
}

function randomSuffix(length: number): string {
  return Array.from({ length }, () => ALPHABET[Math.floor(Math.random() * ALPHABET.length)]).join("");
}

/** Matches a StatusError by code, reason and, when given, message. */
export function status(code: number, reason: string, message?: string | RegExp) {
  return (error: unknown): boolean => {
    if (!(error instanceof StatusError)) throw error;
    const fits = typeof message === "string" ? error.message === message : message === undefined || message.test(error.message);
    if (error.code !== code || error.reason !== reason || !fits) throw new Error(`${error.code} ${error.reason}: ${error.message}`);
    return true;
  };
}

/** What a server gives plugins, without a configuration. */
export function admissionHost(registry: ResourceRegistry): AdmissionHost {
  return {
    registry,
    metrics: new MetricRegistry(),
    webhookCredentials: async () => async () => ({}),
    configurationOf: () => undefined,
    connectWebhook: () => Promise.reject(new RangeError("there is no webhook here")),
    tolerationSeconds: { notReady: 300, unreachable: 300 },
    failed: (plugin, error) => {
      throw new Error(`${plugin} failed`, { cause: error });
    },
  };
}
