/** `proxy` of pods, nodes and services: any request, handed on to what is behind them (PATH-15, CAT-10). */

import type { Endpoints, Pod, Service } from "../../../../generated/core/v1/types.js";
import { pauseWhenOver } from "../../../codec/lists/turns.js";
import { cleanPath } from "../../../definition/clean-path.js";
import { holderName } from "../../../definition/holder-name.js";
import type { RequestContext } from "../../../definition/request-context.js";
import { badRequest, serviceUnavailable } from "../../../errors/constructors.js";
import { quoteText } from "../../../errors/quote-text.js";
import type { ConnectingHandler, HandlerServices } from "../../../registry/handlers.js";
import type { RelayTarget } from "../../../registry/relays.js";
import { isProxyable } from "./proxyable.js";
import { agentOf, objectOf } from "./relayed-pod.js";
import { addressBehind } from "./service-address.js";

type Backend = Omit<RelayTarget, "path" | "query">;

/** `name`, `name:port` or `scheme:name:port`. */
interface ProxiedName {
  readonly scheme: "http" | "https";
  readonly name: string;
  readonly port: string;
}

/** In characters: what is done with one of hundreds of thousands takes milliseconds. */
const LONG_PATH = 4096;

const NOT_ALLOWED = "address not allowed";

export const podProxy = proxying(async (namespace, asked, services, context) => {
  const { scheme, name, port } = nameOf(asked, "pod");
  const { spec, status } = await objectOf<Pod>(services, context, "pods", namespace, name);
  const ip = status?.podIPs?.[0]?.ip ?? "";
  if (!isProxyable(ip)) throw badRequest(NOT_ALLOWED);
  const first = spec?.containers?.find(({ ports = [] }) => ports.length > 0)?.ports?.[0]?.containerPort;
  return { scheme, host: ip, port: port === "" && first !== undefined ? String(first) : port, trust: "backend" };
});

export const nodeProxy = proxying(async (_, asked, services, context) => {
  const { scheme, name, port } = nameOf(asked, "node");
  const agent = await agentOf(services, context, name);
  const addresses = await services.relays.lookup(agent.host, context.signal);
  if (!addresses.every(isProxyable)) throw badRequest(NOT_ALLOWED);
  // What was looked at is what is connected to.
  if (port === "" || port === agent.port) return { ...agent, addresses };
  return { scheme, host: addresses[0] ?? "", port, trust: "backend" };
});

export const serviceProxy = proxying(async (namespace, asked, services, context) => {
  const { scheme, name, port } = nameOf(asked, "service");
  const portName = /^\d+$/.test(port) ? await portNameOf(services, context, namespace, name, Number(port)) : port;
  const { subsets = [] } = await objectOf<Endpoints>(services, context, "endpoints", namespace, name);
  if (subsets.length === 0) throw serviceUnavailable(`no endpoints available for service ${quoteText(name)}`);
  const found = await addressBehind(subsets, portName, namespace, services, context);
  if (found === undefined) throw serviceUnavailable(`no endpoints available for service ${quoteText(asked)}`);
  return { scheme, host: found.ip, port: String(found.port), trust: "backend" };
});

type Find = (namespace: string, name: string, services: HandlerServices, context: RequestContext) => Promise<Backend>;

function proxying(find: Find): ConnectingHandler {
  return {
    does: "connect",
    async connect(context, { namespace, name }, request, services) {
      const { query, path } = request;
      const prefix = context.info.path.slice(0, context.info.path.length - path.length);
      const target = async (): Promise<RelayTarget> => {
        const backend = await find(namespace, name, services, context);
        if (path.length > LONG_PATH) await pauseWhenOver(holderName(context.user));
        return { ...backend, path: path === "" ? "" : cleanPath(path), query };
      };
      await services.relays.forward({ context, request, prefix, target });
    },
  };
}

/** Throws StatusError 400. */
function nameOf(asked: string, what: string): ProxiedName {
  const [, scheme = "", name = "", port = ""] = /^(?:(http|https|):(?=[^:]*:))?([^:]+)(?::([^:]*))?$/.exec(asked) ?? [];
  if (name === "") throw badRequest(`invalid ${what} request ${quoteText(asked)}`);
  return { scheme: scheme === "https" ? "https" : "http", name, port };
}

/** The name of the port with this number. Throws StatusError 404, 503. */
async function portNameOf(
  services: HandlerServices,
  context: RequestContext,
  namespace: string,
  name: string,
  number: number,
): Promise<string> {
  const { spec } = await objectOf<Service>(services, context, "services", namespace, name);
  const found = spec?.ports?.find(({ port }) => port === number);
  if (found === undefined) throw serviceUnavailable(`no service port ${number} found for service ${quoteText(name)}`);
  return found.name ?? "";
}
