/** Ways through proxies; the libraries are loaded when a configuration names one. */
import type { Agent } from "node:http";
import { ConfigurationError } from "../errors.js";

/** An agent that reaches servers through a proxy. Throws ConfigurationError for an address that is none. */
export async function proxyAgent(proxy: string): Promise<Agent> {
  const { protocol } = parseProxy(proxy);
  if (protocol === "socks5:") {
    const { SocksProxyAgent } = await import("socks-proxy-agent");
    // The proxy resolves names, as it may know ones that this machine does not.
    return new SocksProxyAgent(proxy.replace(/^socks5:/, "socks5h:"), { keepAlive: true });
  }
  const { HttpsProxyAgent } = await import("https-proxy-agent");
  return new HttpsProxyAgent(proxy, { keepAlive: true });
}

/** The message leaves the address out: it may hold a password. */
export function parseProxy(proxy: string): URL {
  const url = URL.canParse(proxy) ? new URL(proxy) : undefined;
  if (url === undefined || !["http:", "https:", "socks5:"].includes(url.protocol)) {
    throw new ConfigurationError("proxy-url must be an http, https or socks5 address");
  }
  return url;
}
