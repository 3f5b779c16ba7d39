/** Which addresses requests may be handed on to: none of this machine's own, and none that only the machines beside it have. */
import ipaddr from "ipaddr.js";

const REFUSED: ReadonlySet<string> = new Set(["unspecified", "broadcast", "multicast", "linkLocal", "loopback"]);

/** Whether an IP address may be reached through this server by whoever may use a proxy. */
export function isProxyable(address: string): boolean {
  return ipaddr.isValid(address) && !REFUSED.has(ipaddr.process(address).range());
}
