/** Cells of pods: what their containers do, taken together, as command-line users know it. */
import type { ContainerStateTerminated, ContainerStatus, Pod, PodCondition } from "../../../../generated/core/v1/types.js";
import { humanDuration } from "../../../codec/tables/cells.js";
import type { ApiObject } from "../../../definition/object-meta.js";
import type { ComputedCell } from "../../../definition/resource-definition.js";

/** Reason of a pod whose node is not heard of. */
const NODE_LOST = "NodeLost";

/** `ready/all` containers. */
export const podReady: ComputedCell = (object) => {
  const pod = asPod(object);
  const ready = initReason(pod) === undefined ? containersOf(pod).filter(isServing).length : 0;
  return `${ready}/${pod.spec?.containers?.length ?? 0}`;
};

/** Phase or reason, refined by the states of init containers, then of containers. */
export const podStatus: ComputedCell = (object) => {
  const pod = asPod(object);
  if (object.metadata.deletionTimestamp !== undefined) return pod.status?.reason === NODE_LOST ? "Unknown" : "Terminating";
  const reason = pod.status?.reason || (pod.status?.phase ?? "");
  return initReason(pod) ?? containerReason(pod, reason);
};

/** Restarts of the containers that count now, and how long ago the last one was. */
export const podRestarts: ComputedCell = (object, now) => {
  const pod = asPod(object);
  const initial = pod.status?.initContainerStatuses ?? [];
  const counting = initReason(pod) === undefined ? containersOf(pod) : initial.slice(0, currentInit(initial) + 1);
  const restarts = counting.reduce((sum, status) => sum + (status.restartCount ?? 0), 0);
  const seen = initReason(pod) === undefined ? [...initial, ...counting] : counting;
  const ends = seen.map((status) => Date.parse(status.lastState?.terminated?.finishedAt ?? "")).filter((time) => !Number.isNaN(time));
  return ends.length === 0 ? String(restarts) : `${restarts} (${humanDuration(now - Math.max(...ends))} ago)`;
};

/** `true/all` conditions of the readiness gates. */
export const podReadinessGates: ComputedCell = (object) => {
  const pod = asPod(object);
  const gates = pod.spec?.readinessGates ?? [];
  if (gates.length === 0) return "<none>";
  const conditions = new Map(pod.status?.conditions?.toReversed().map(({ type, status }) => [type, status]));
  const held = gates.filter((gate) => conditions.get(gate.conditionType) === "True");
  return `${held.length}/${gates.length}`;
};

const asPod = (object: ApiObject): Pod => object as unknown as Pod;
const containersOf = (pod: Pod): readonly ContainerStatus[] => pod.status?.containerStatuses ?? [];
const conditionOf = (pod: Pod, type: string): PodCondition | undefined =>
  pod.status?.conditions?.find((condition) => condition.type === type);

/** Index of the first init container that has not ended well; the number of them when all have. */
function currentInit(statuses: readonly ContainerStatus[]): number {
  const index = statuses.findIndex((status) => status.state?.terminated === undefined || status.state.terminated.exitCode !== 0);
  return index < 0 ? statuses.length : index;
}

/** What the init container at work does; undefined when none is. */
function initReason(pod: Pod): string | undefined {
  const statuses = pod.status?.initContainerStatuses ?? [];
  const index = currentInit(statuses);
  const state = statuses[index]?.state;
  if (index === statuses.length) return undefined;
  if (state?.terminated !== undefined) return `Init:${endOf(state.terminated)}`;
  const waiting = state?.waiting?.reason ?? "";
  return waiting !== "" && waiting !== "PodInitializing" ? `Init:${waiting}` : `Init:${index}/${pod.spec?.initContainers?.length ?? 0}`;
}

/** What the first container with something to say does, else `reason`. */
function containerReason(pod: Pod, reason: string): string {
  let shown = reason;
  let running = false;
  for (const status of [...containersOf(pod)].reverse()) {
    const { waiting, terminated } = status.state ?? {};
    if (waiting?.reason) shown = waiting.reason;
    else if (terminated !== undefined) shown = endOf(terminated);
    else if (isServing(status)) running = true;
  }
  if (shown !== "Completed" || !running) return shown;
  return conditionOf(pod, "Ready")?.status === "True" ? "Running" : "NotReady";
}

function endOf(terminated: ContainerStateTerminated): string {
  if (terminated.reason) return terminated.reason;
  return terminated.signal ? `Signal:${terminated.signal}` : `ExitCode:${terminated.exitCode ?? 0}`;
}

/** Ready and running; a container that waits or has ended is not, whatever its ready flag says. */
function isServing(status: ContainerStatus): boolean {
  const { waiting, running, terminated } = status.state ?? {};
  return status.ready === true && running !== undefined && terminated === undefined && !waiting?.reason;
}
