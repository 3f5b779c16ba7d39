/** The pod, the container and the node agent that a relayed request is meant for, as the peer finds them. */

import type { Node, Pod } from "../../../../generated/core/v1/types.js";
import { collectionTurn } from "../../../codec/lists/turns.js";
import { holderName } from "../../../definition/holder-name.js";
import type { ApiObject } from "../../../definition/object-meta.js";
import type { RequestContext } from "../../../definition/request-context.js";
import { badRequest, internalError, notFound, unexplainedFailure } from "../../../errors/constructors.js";
import type { HandlerServices } from "../../../registry/handlers.js";
import type { RelayTarget } from "../../../registry/relays.js";

/**
 * Any object of the core group. All who wait for the reading of a large one are given it in one turn: who goes through it then takes turns.
 * Throws StatusError 404.
 */
export async function objectOf<T>(
  services: HandlerServices,
  { user }: RequestContext,
  plural: string,
  namespace: string,
  name: string,
): Promise<T> {
  const access = services.resource("", "v1", plural);
  if (access === undefined) throw internalError(`${plural} are not served`);
  const reading = access.get({ namespace, name });
  const found = await reading;
  if (found === undefined) throw notFound({ group: "", resource: plural }, name);
  if (reading instanceof Promise) await collectionTurn(holderName(user));
  return found as Readonly<ApiObject> as unknown as T;
}

/** The container that is meant: the named one, or the only one. Throws StatusError 400. */
export function containerOf({ metadata, spec }: Pod, asked: string): string {
  const pod = metadata?.name ?? "";
  const named = [spec?.initContainers, spec?.containers, spec?.ephemeralContainers].flatMap((list) => list ?? []).map(({ name }) => name);
  if (asked !== "") {
    if (!named.includes(asked)) throw badRequest(`container ${asked} is not valid for pod ${pod}`);
    return asked;
  }
  const containers = spec?.containers ?? [];
  if (containers.length === 0) throw badRequest(`a container name must be specified for pod ${pod}`);
  if (containers.length > 1) {
    throw badRequest(`a container name must be specified for pod ${pod}, choose one of: [${named.join(" ")}]`);
  }
  return containers[0]?.name ?? "";
}

/** Where the agent of a node listens. Throws StatusError 404, and 500 for a node that tells no address of a type that is looked for. */
export async function agentOf(
  services: HandlerServices,
  context: RequestContext,
  name: string,
): Promise<Omit<RelayTarget, "path" | "query">> {
  const { status } = await objectOf<Node>(services, context, "nodes", "", name);
  const addresses = status?.addresses ?? [];
  const { agentAddressTypes, agentPort } = services.relays;
  const host = agentAddressTypes.map((type) => addresses.find((address) => address.type === type)).find((found) => found !== undefined);
  if (host === undefined) {
    const known = addresses.map(({ type, address }) => `{${type} ${address}}`).join(" ");
    throw unexplainedFailure(`no preferred addresses found; known addresses: [${known}]`);
  }
  const port = status?.daemonEndpoints?.kubeletEndpoint?.Port ?? 0;
  return { scheme: "https", host: host.address, port: String(port > 0 ? port : agentPort), trust: "agent" };
}
