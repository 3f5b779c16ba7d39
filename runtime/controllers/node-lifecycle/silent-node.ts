/** What is known of a node that is not heard of any more: nothing (NODE-01). */
import type { ApiObject } from "../../definition/object-meta.js";
import { conditionOf, conditionsOf, type NodeCondition } from "./node-model.js";

/** Conditions that only the node itself can tell of. */
const TOLD_BY_NODE = ["Ready", "MemoryPressure", "DiskPressure", "PIDPressure"];

/** The conditions from now on; undefined when they are unknown already. `agent` is what speaks for nodes, as sentences begin with it. */
export function silentConditions(node: Readonly<ApiObject>, now: string, agent: string): NodeCondition[] | undefined {
  const missing = TOLD_BY_NODE.filter((type) => conditionOf(node, type) === undefined);
  const there = conditionsOf(node);
  if (missing.length === 0 && !there.some(isToldOtherwise)) return undefined;
  return [
    ...there.map((condition) =>
      isToldOtherwise(condition)
        ? {
            ...condition,
            status: "Unknown",
            reason: "NodeStatusUnknown",
            message: `${agent} stopped posting node status.`,
            lastTransitionTime: now,
          }
        : condition,
    ),
    ...missing.map((type) => ({
      type,
      status: "Unknown",
      reason: "NodeStatusNeverUpdated",
      message: `${agent} never posted node status.`,
      lastHeartbeatTime: node.metadata.creationTimestamp ?? now,
      lastTransitionTime: now,
    })),
  ];
}

const isToldOtherwise = ({ type, status }: NodeCondition): boolean => TOLD_BY_NODE.includes(type) && status !== "Unknown";
