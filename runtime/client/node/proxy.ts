/** Ways through proxies; the libraries are loaded when a configuration names one. */
import type { Agent } from "node:http";
import type { Duplex } from "node:stream";
import { type ConnectionOptions, checkServerIdentity, type TLSSocket } from "node:tls";
import { shieldFromPeer } from "../../definition/peer-certificate.js";
import { ConfigurationError } from "../errors.js";

/** An agent that reaches servers through a proxy. Throws ConfigurationError for an address that is none. */
export async function proxyAgent(proxy: string): Promise<Agent> {
  const { protocol } = parseProxy(proxy);
  if (protocol === "socks5:") {
    const { SocksProxyAgent } = await import("socks-proxy-agent");
    // The proxy resolves names, as it may know ones that this machine does not.
    return shielded(new SocksProxyAgent(proxy.replace(/^socks5:/, "socks5h:"), { keepAlive: true }));
  }
  const { HttpsProxyAgent } = await import("https-proxy-agent");
  return shielded(new HttpsProxyAgent(proxy, { keepAlive: true }));
}

/** Agents for proxies take what is inside their tunnel from the request, and forget whom they talk to when it is an address. */
export const optionsInTunnel = (secured: ConnectionOptions, name: string): ConnectionOptions => ({
  ...secured,
  checkServerIdentity: (_, found) => checkServerIdentity(name, found),
});

/** What opens connections to servers through a proxy. */
interface Connecting {
  connect(...given: never[]): Promise<Duplex>;
}

/** Has the agent give each connection away before its handshake is over, to be shielded. */
function shielded<A extends Agent & Connecting>(agent: A): A {
  const connect = agent.connect.bind(agent);
  agent.connect = async (...given) => shieldFromPeer((await connect(...given)) as TLSSocket);
  return agent;
}

/** The message leaves the address out: it may hold a password. */
export function parseProxy(proxy: string): URL {
  const url = URL.canParse(proxy) ? new URL(proxy) : undefined;
  if (url === undefined || !["http:", "https:", "socks5:"].includes(url.protocol)) {
    throw new ConfigurationError("proxy-url must be an http, https or socks5 address");
  }
  return url;
}
