/** The taints that a node has to have by its conditions (NODE-01..04). All others are left as they are. */
import type { ApiObject } from "../../definition/object-meta.js";
import { conditionOf, conditionsOf, isUnschedulable, type Taint, taintsOf } from "./node-model.js";

const NOT_READY = "not-ready";
const UNREACHABLE = "unreachable";
const UNSCHEDULABLE = "unschedulable";

/** By type of the condition, then by its status: the end of the taint's key. */
const OF_CONDITIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Ready: { False: NOT_READY, Unknown: UNREACHABLE },
  MemoryPressure: { True: "memory-pressure" },
  DiskPressure: { True: "disk-pressure" },
  PIDPressure: { True: "pid-pressure" },
  NetworkUnavailable: { True: "network-unavailable" },
};

/** Of those that keep new pods away. */
const KEEPING_AWAY = [...Object.values(OF_CONDITIONS).flatMap((byStatus) => Object.values(byStatus)), UNSCHEDULABLE];
/** Of those that drive pods away. */
const DRIVING_AWAY = [NOT_READY, UNREACHABLE];

export class NodeTaints {
  /** `domain` is what the keys begin with; `now` the time as objects have it. */
  constructor(
    private readonly domain: string,
    private readonly now: () => string,
  ) {}

  /** Undefined when the node has them. What is there keeps its place and its time. Takes as long as there are conditions and taints. */
  corrected(node: Readonly<ApiObject>): Taint[] | undefined {
    const wanted = this.#wanted(node);
    const there = taintsOf(node);
    const isReadyKnown = conditionOf(node, "Ready") !== undefined;
    const missing = new Map(wanted);
    const kept: Taint[] = [];
    for (const taint of there) {
      const identity = identityOf(taint);
      missing.delete(identity);
      if (wanted.has(identity) || !this.#isOurs(taint, isReadyKnown)) kept.push(taint);
    }
    return missing.size === 0 && kept.length === there.length ? undefined : [...kept, ...missing.values()];
  }

  /** Each once, however many conditions ask for it: a node has no two of one key and effect. */
  #wanted(node: Readonly<ApiObject>): ReadonlyMap<string, Taint> {
    const names = new Set<string>();
    for (const { type, status } of conditionsOf(node)) {
      const byStatus = Object.hasOwn(OF_CONDITIONS, type) ? OF_CONDITIONS[type] : undefined;
      const name = byStatus !== undefined && Object.hasOwn(byStatus, status) ? byStatus[status] : undefined;
      if (name !== undefined) names.add(name);
    }
    if (isUnschedulable(node)) names.add(UNSCHEDULABLE);
    const wanted = new Map<string, Taint>();
    const add = (taint: Taint): void => void wanted.set(identityOf(taint), taint);
    for (const name of names) {
      const key = `${this.domain}/${name}`;
      add({ key, effect: "NoSchedule" });
      if (DRIVING_AWAY.includes(name)) add({ key, effect: "NoExecute", timeAdded: this.now() });
    }
    return wanted;
  }

  /** A node that has not said yet whether it is ready keeps what it was made with. */
  #isOurs({ key, effect }: Taint, isReadyKnown: boolean): boolean {
    if (!key.startsWith(`${this.domain}/`)) return false;
    const name = key.slice(this.domain.length + 1);
    if (DRIVING_AWAY.includes(name) && !isReadyKnown) return false;
    return effect === "NoExecute" ? DRIVING_AWAY.includes(name) : effect === "NoSchedule" && KEEPING_AWAY.includes(name);
  }
}

const identityOf = ({ key, effect }: Taint): string => `${effect} ${key}`;
