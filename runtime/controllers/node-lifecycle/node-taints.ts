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

  /** Undefined when the node has them. What is there keeps its place and its time. */
  corrected(node: Readonly<ApiObject>): Taint[] | undefined {
    const wanted = this.#wanted(node);
    const there = taintsOf(node);
    const kept = there.filter((taint) => !this.#isOurs(taint, node) || wanted.some((each) => isSame(each, taint)));
    const missing = wanted.filter((taint) => !there.some((each) => isSame(each, taint)));
    return missing.length === 0 && kept.length === there.length ? undefined : [...kept, ...missing];
  }

  #wanted(node: Readonly<ApiObject>): Taint[] {
    const wanted: Taint[] = [];
    const add = (name: string, effect: string): void => {
      wanted.push({ key: `${this.domain}/${name}`, effect, ...(effect === "NoExecute" ? { timeAdded: this.now() } : {}) });
    };
    for (const { type, status } of conditionsOf(node)) {
      const byStatus = Object.hasOwn(OF_CONDITIONS, type) ? OF_CONDITIONS[type] : undefined;
      const name = byStatus !== undefined && Object.hasOwn(byStatus, status) ? byStatus[status] : undefined;
      if (name === undefined) continue;
      add(name, "NoSchedule");
      if (DRIVING_AWAY.includes(name)) add(name, "NoExecute");
    }
    if (isUnschedulable(node)) add(UNSCHEDULABLE, "NoSchedule");
    return wanted;
  }

  /** A node that has not said yet whether it is ready keeps what it was made with. */
  #isOurs({ key, effect }: Taint, node: Readonly<ApiObject>): boolean {
    if (!key.startsWith(`${this.domain}/`)) return false;
    const name = key.slice(this.domain.length + 1);
    if (DRIVING_AWAY.includes(name) && conditionOf(node, "Ready") === undefined) return false;
    return effect === "NoExecute" ? DRIVING_AWAY.includes(name) : effect === "NoSchedule" && KEEPING_AWAY.includes(name);
  }
}

const isSame = (one: Taint, other: Taint): boolean => one.key === other.key && one.effect === other.effect;
