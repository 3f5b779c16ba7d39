/** Services: what depends on their type, their addresses and the ports of nodes they take (CAT-11). */
import type { Service, ServiceSpec } from "../../../../generated/core/v1/types.js";
import { pauseWhenOver } from "../../../codec/lists/turns.js";
import type { ApiObject } from "../../../definition/object-meta.js";
import { internalError, invalid } from "../../../errors/constructors.js";
import { type FieldError, invalidValue } from "../../../errors/field-error.js";
import type { Fate, Reservation, ReservingContext, ResourceHook } from "../../../registry/resource-hook.js";
import { fieldPath } from "../../field-path.js";
import type { IpFamily } from "./service-addresses.js";
import { completeFamilies, statesFamilies } from "./service-families.js";
import { type AddressPool, addressPools, nodePorts } from "./service-pools.js";
import { portErrors } from "./service-ports.js";
import { addressErrors, changeErrors, healthCheckErrors, holdsTooMany } from "./service-rules.js";
import {
  addressesOf,
  alignAddresses,
  dropUnused,
  hasClusterAddresses,
  hasHealthCheckPort,
  hasNodePorts,
  isHeadless,
  keepChosen,
  nodePortsOf,
  specOf,
  typeOf,
} from "./service-spec.js";
import { sourceRangeErrors } from "./source-ranges.js";

const RESOURCE = "services";
const TAKEN = "already allocated";

/** Three hours. */
const AFFINITY_SECONDS = 10_800;

export const serviceHook: ResourceHook = {
  default(object) {
    const spec = specOf(object);
    if (spec.sessionAffinity !== "ClientIP") delete spec.sessionAffinityConfig;
    else if (spec.sessionAffinityConfig?.clientIP?.timeoutSeconds === undefined) {
      spec.sessionAffinityConfig = { clientIP: { timeoutSeconds: AFFINITY_SECONDS } };
    }
  },

  prepareForCreate(object) {
    alignAddresses(specOf(object), undefined);
  },

  prepareForUpdate(object, old) {
    const [spec, before] = [specOf(object), specOf(old)];
    keepChosen(spec, before);
    alignAddresses(spec, before);
    dropUnused(spec, before);
    dropSecond(spec, before);
  },

  reserve(object, old, context) {
    const spec = specOf(object);
    const before = old === undefined ? undefined : specOf(old);
    // Validation tells what is wrong with them.
    if (context.subresource !== "" || holdsTooMany(spec) || !statesFamilies(spec) || addressErrors(spec).length > 0) return undefined;
    const families = addressPools(context.pools);
    const missing = completeFamilies(spec, before, [...families.keys()]);
    if (missing.length > 0) throw refused(object, context, missing);
    if (before !== undefined && changeErrors(spec, before).length > 0) return undefined;
    const taking = new Taking(object, spec, before, context, families);
    return taking.isNeeded ? taking.run() : undefined;
  },

  /** A name has no pods that traffic from inside could go to. */
  kept(object) {
    const spec = specOf(object);
    if (typeOf(spec) !== "ExternalName" || spec.internalTrafficPolicy === undefined) return object;
    const { internalTrafficPolicy: _, ...others } = spec;
    return { ...object, spec: others } as ApiObject;
  },

  validate(object, old, { profile }) {
    const spec = specOf(object);
    return [
      ...portErrors(spec),
      ...addressErrors(spec),
      ...healthCheckErrors(spec),
      ...sourceRangeErrors(object, profile),
      ...(old === undefined ? [] : changeErrors(spec, specOf(old))),
    ];
  },
};

/** One family only: the first address and family stay. */
function dropSecond(spec: ServiceSpec, old: ServiceSpec): void {
  if (spec.ipFamilyPolicy !== "SingleStack" || old.ipFamilyPolicy === "SingleStack" || !hasClusterAddresses(spec)) return;
  const same = (a: readonly string[] = [], b: readonly string[] = []): boolean => a.join() === b.join();
  if (same(spec.clusterIPs, old.clusterIPs)) spec.clusterIPs?.splice(1);
  if (same(spec.ipFamilies, old.ipFamilies)) spec.ipFamilies?.splice(1);
}

function refused(object: ApiObject, { definition }: ReservingContext, errors: readonly FieldError[]) {
  return invalid(definition.group, definition.kind, object.metadata.name ?? "", errors);
}

/** Whether a service has a number. */
type Has = (spec: ServiceSpec) => boolean;

/** A number of a pool. */
interface Taken {
  readonly pool: AddressPool["pool"];
  readonly number: number;
  readonly has: Has;
}

const hasAddress =
  ({ range }: AddressPool, number: number): Has =>
  (spec) =>
    addressesOf(spec).some((address) => range.indexOf(address) === number);

const hasPort =
  (port: number): Has =>
  (spec) =>
    nodePortsOf(spec).has(port);

/** Takes what a service needs and has not; everything is given back when one of it cannot be had. */
class Taking implements Reservation {
  readonly #taken: Taken[] = [];
  readonly #takenPorts = new Set<number>();
  readonly #keptAddresses: ReadonlySet<string>;
  readonly #keptPorts: ReadonlySet<number>;
  readonly #owner: string;

  constructor(
    private readonly object: ApiObject,
    private readonly spec: ServiceSpec,
    private readonly old: ServiceSpec | undefined,
    private readonly context: ReservingContext,
    private readonly families: ReadonlyMap<IpFamily, AddressPool>,
  ) {
    this.#keptAddresses = new Set(old === undefined ? [] : addressesOf(old));
    this.#keptPorts = old === undefined ? new Set() : nodePortsOf(old);
    this.#owner = object.metadata.uid as string;
  }

  /** Most updates of services change neither. */
  get isNeeded(): boolean {
    const { spec } = this;
    const addresses = addressesOf(spec);
    if (
      this.#takesAddresses &&
      (addresses.length < (spec.ipFamilies ?? []).length || addresses.some((each) => !this.#keptAddresses.has(each)))
    )
      return true;
    if ([...nodePortsOf(spec)].some((port) => !this.#keptPorts.has(port))) return true;
    return (
      (this.#choosesPorts && (spec.ports ?? []).some(({ nodePort }) => !nodePort)) ||
      (hasHealthCheckPort(spec) && !spec.healthCheckNodePort)
    );
  }

  async run(): Promise<Reservation> {
    try {
      if (this.#takesAddresses) await this.#takeAddresses();
      if (hasNodePorts(this.spec)) await this.#takePorts();
      return this;
    } catch (error) {
      await this.end("dropped");
      throw error;
    }
  }

  async end(fate: Fate): Promise<void> {
    if (this.context.dryRun) return;
    const owner = this.#owner;
    if (fate === "stored") for (const { pool, number } of this.#taken) pool.keep(number, owner);
    else if (fate === "unknown") for (const { pool, number } of this.#taken) pool.leave(number, owner);
    else {
      const given = this.#taken.map(({ pool, number, has }) => pool.giveBack(number, owner, () => this.#isStored(has)));
      // What the store does not take back now is found by the loop that compares it with what services have.
      await Promise.allSettled(given);
    }
  }

  get #takesAddresses(): boolean {
    return this.families.size > 0 && hasClusterAddresses(this.spec) && !isHeadless(this.spec);
  }

  get #choosesPorts(): boolean {
    const { spec } = this;
    return typeOf(spec) === "NodePort" || (typeOf(spec) === "LoadBalancer" && spec.allocateLoadBalancerNodePorts !== false);
  }

  async #takeAddresses(): Promise<void> {
    const { spec } = this;
    const wanted = spec.clusterIPs ?? [];
    const addresses: string[] = [];
    for (const [i, family] of (spec.ipFamilies ?? []).entries()) {
      const pool = this.families.get(family);
      const address = wanted[i] ?? "";
      if (pool !== undefined) addresses.push(address === "" ? await this.#anyAddress(pool) : await this.#thisAddress(pool, address));
    }
    spec.clusterIPs = addresses;
    spec.clusterIP = addresses[0] as string;
  }

  async #anyAddress(family: AddressPool): Promise<string> {
    const { pool, range } = family;
    const number = await pool.take(this.#owner, this.context.dryRun);
    if (number === undefined) throw internalError("failed to allocate a serviceIP: range is full");
    this.#taken.push({ pool, number, has: hasAddress(family, number) });
    return range.at(number);
  }

  async #thisAddress(family: AddressPool, address: string): Promise<string> {
    const { pool, range } = family;
    if (this.#keptAddresses.has(address)) return address;
    const refuse = (why: string) =>
      refused(this.object, this.context, [
        invalidValue(
          fieldPath<Service>(({ spec }) => spec.clusterIPs),
          [...(this.spec.clusterIPs ?? [])],
          `failed to allocate IP ${address}: ${why}`,
        ),
      ]);
    const number = range.indexOf(address);
    if (number === undefined)
      throw refuse(`the provided IP (${address}) is not in the valid range. The range of valid IPs is ${range.text}`);
    const has = hasAddress(family, number);
    if (!(await pool.claim(number, this.#owner, this.context.dryRun, () => this.#isHeld(has)))) throw refuse(`provided IP is ${TAKEN}`);
    this.#taken.push({ pool, number, has });
    return address;
  }

  /** Those that are asked for first: none of them is chosen for another. One number of a port serves it in every protocol. */
  async #takePorts(): Promise<void> {
    const { spec } = this;
    const byPort = new Map<number, number>();
    for (const [i, { port, nodePort }] of (spec.ports ?? []).entries()) {
      await pauseWhenOver();
      if (!nodePort) continue;
      await this.#thisPort(
        nodePort,
        fieldPath<Service>(({ spec }) => spec.ports[i]?.nodePort),
      );
      if (!byPort.has(port)) byPort.set(port, nodePort);
    }
    if (hasHealthCheckPort(spec) && spec.healthCheckNodePort)
      await this.#thisPort(
        spec.healthCheckNodePort,
        fieldPath<Service>(({ spec }) => spec.healthCheckNodePort),
      );
    for (const port of this.#choosesPorts ? (spec.ports ?? []) : []) {
      await pauseWhenOver();
      port.nodePort ||= byPort.get(port.port) ?? (await this.#anyPort("a nodePort"));
      byPort.set(port.port, port.nodePort);
    }
    if (hasHealthCheckPort(spec)) spec.healthCheckNodePort ||= await this.#anyPort("a HealthCheck NodePort");
  }

  async #anyPort(noun: string): Promise<number> {
    const ports = nodePorts(this.context.pools);
    if (ports === undefined) return 0;
    const number = await ports.pool.take(this.#owner, this.context.dryRun);
    if (number === undefined) throw internalError(`failed to allocate ${noun}: range is full`);
    const port = ports.first + number;
    this.#takenPorts.add(port);
    this.#taken.push({ pool: ports.pool, number, has: hasPort(port) });
    return port;
  }

  async #thisPort(port: number, field: string): Promise<void> {
    const ports = nodePorts(this.context.pools);
    const number = ports === undefined ? -1 : port - ports.first;
    if (ports === undefined || this.#keptPorts.has(port) || this.#takenPorts.has(port)) return;
    const refuse = (why: string) => refused(this.object, this.context, [invalidValue(field, port, `provided port is ${why}`)]);
    const { range, size } = ports.pool.settings;
    if (number < 0 || number >= size) throw refuse(`not in the valid range. The range of valid ports is ${range}`);
    const has = hasPort(port);
    if (!(await ports.pool.claim(number, this.#owner, this.context.dryRun, () => this.#isHeld(has)))) throw refuse(TAKEN);
    this.#takenPorts.add(port);
    this.#taken.push({ pool: ports.pool, number, has });
  }

  /** Whether another service that is stored has it. Asked only when the number is taken. */
  async #isHeld(has: Has): Promise<boolean> {
    const isOther = (service: Readonly<ApiObject>): boolean => service.metadata.uid !== this.#owner && has(specOf(service));
    const holders = await this.context.objects("", "v1", RESOURCE)?.list("", isOther);
    return holders !== undefined && holders.length > 0;
  }

  /** Whether this service has it as it is stored now. One that was to be created is not. */
  async #isStored(has: Has): Promise<boolean> {
    if (this.old === undefined) return false;
    const { namespace = "", name = "" } = this.object.metadata;
    const stored = await this.context.objects("", "v1", RESOURCE)?.get({ namespace, name });
    return stored?.metadata.uid === this.#owner && has(specOf(stored));
  }
}
