/** Which of the addresses behind a service a request is handed on to: whoever may write endpoints may have written a hundred thousand of them. */
import { randomInt } from "node:crypto";
import type { EndpointAddress, EndpointSubset, Pod } from "../../../../generated/core/v1/types.js";
import { collectionTurn, isSliceOver } from "../../../codec/lists/turns.js";
import { holderName } from "../../../definition/holder-name.js";
import type { RequestContext } from "../../../definition/request-context.js";
import type { HandlerServices } from "../../../registry/handlers.js";
import { isProxyable } from "./proxyable.js";

/** Addresses that are none of a pod, passed over between two looks at the clock. */
const LOOK_EVERY = 256;

export interface ServiceAddress {
  readonly ip: string;
  readonly port: number;
}

/**
 * Any of the addresses that have a port of that name and are a pod's of the namespace: who writes endpoints chooses the addresses. Undefined
 * where there is none. Throws the reason of the request's signal once nobody waits any longer.
 */
export async function addressBehind(
  subsets: readonly EndpointSubset[],
  portName: string,
  namespace: string,
  services: HandlerServices,
  context: RequestContext,
): Promise<ServiceAddress | undefined> {
  const user = holderName(context.user);
  const giveTurn = async (): Promise<void> => {
    await collectionTurn(user);
    context.signal.throwIfAborted();
  };
  let passed = 0;
  for (const { addresses = [], ports = [] } of fromAnywhere(subsets)) {
    if (passed++ % LOOK_EVERY === 0 && isSliceOver()) await giveTurn();
    const found = ports.find((each) => (each.name ?? "") === portName);
    if (found === undefined) continue;
    for (const { ip, targetRef } of fromAnywhere(addresses)) {
      if (passed++ % LOOK_EVERY === 0 && isSliceOver()) await giveTurn();
      if (targetRef?.name === undefined || targetRef.namespace !== namespace) continue;
      if (isSliceOver()) await giveTurn();
      if ((await isOfPod(services, namespace, targetRef.name, ip)) && isProxyable(ip)) return { ip, port: found.port };
    }
  }
}

async function isOfPod(services: HandlerServices, namespace: string, name: string, ip: EndpointAddress["ip"]): Promise<boolean> {
  const pod = (await services.resource("", "v1", "pods")?.get({ namespace, name })) as unknown as Pod | undefined;
  return pod?.status?.podIPs?.some((address) => address.ip === ip) ?? false;
}

/** All of them, beginning with any. */
function* fromAnywhere<T>(items: readonly T[]): Generator<T> {
  const start = items.length === 0 ? 0 : randomInt(items.length);
  for (let i = start; i < items.length; i++) yield items[i] as T;
  for (let i = 0; i < start; i++) yield items[i] as T;
}
