/** Defaults of pods that depend on other fields, and what the server sets by itself. */
import { compareQuantities, parseQuantity } from "../../../schema/quantity.js";
import { roundAmounts } from "../resource-list.js";
import type { PodSpec, PodStatus } from "./pod-model.js";

/** Runs after the schema's own defaults, on every write. */
export function defaultPodSpec(spec: PodSpec): void {
  for (const volume of spec.volumes ?? []) if (Object.keys(volume).every((key) => key === "name")) volume["emptyDir"] = {};
  const workloads = [...(spec.containers ?? []), ...(spec.initContainers ?? [])];
  for (const container of workloads) {
    roundAmounts(container.resources?.limits);
    roundAmounts(container.resources?.requests);
  }
  roundAmounts(spec.overhead);
  defaultServiceAccount(spec);
}

/** The old name of the field follows the new one. */
function defaultServiceAccount(spec: PodSpec): void {
  const name = spec.serviceAccountName ?? spec.serviceAccount;
  if (name === undefined) return;
  spec.serviceAccountName = name;
  spec.serviceAccount = name;
}

/** `podIP` is the first of `podIPs`; where they differ, `podIP` holds. */
export function defaultAddresses(status: PodStatus): void {
  const first = status.podIPs?.[0]?.ip;
  if (status.podIP !== undefined && status.podIP !== first) status.podIPs = [{ ip: status.podIP }];
  else if (status.podIP === undefined && first !== undefined) status.podIP = first;
}

export type QosClass = "Guaranteed" | "Burstable" | "BestEffort";

const COMPUTE = ["cpu", "memory"] as const;

/** Guaranteed when every container has limits equal to its requests, BestEffort when none has any, else Burstable. */
export function qosClassOf(spec: PodSpec): QosClass {
  const containers = [...(spec.containers ?? []), ...(spec.initContainers ?? [])];
  const amounts = containers.map(({ resources }) =>
    COMPUTE.map((name) => ({ limit: positive(resources?.limits?.[name]), request: positive(resources?.requests?.[name]) })),
  );
  if (amounts.flat().every(({ limit, request }) => limit === undefined && request === undefined)) return "BestEffort";
  const guaranteed = amounts
    .flat()
    .every(({ limit, request }) => limit !== undefined && (request === undefined || isEqual(limit, request)));
  return guaranteed ? "Guaranteed" : "Burstable";
}

const ZERO = parseQuantity("0");

function positive(quantity: string | undefined): string | undefined {
  return quantity === undefined || compareQuantities(parseQuantity(quantity), ZERO) <= 0 ? undefined : quantity;
}

const isEqual = (a: string, b: string): boolean => compareQuantities(parseQuantity(a), parseQuantity(b)) === 0;
