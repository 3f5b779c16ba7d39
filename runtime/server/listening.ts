/** The address that is listened at, and what it is called. */
import { type Certificates, isUnspecified } from "../certificates/certificate-store.js";
import type { ServerFlags } from "../flags/server-flags.js";
import { limitsFor } from "../http/connections/connection-book.js";
import { Listener, type ListenerCertificates } from "../http/connections/listener.js";
import { openFileLimit } from "../http/connections/open-file-limit.js";
import type { HttpExchange } from "../http/exchanges/http-exchange.js";
import { serve } from "../http/serve.js";
import type { ServerServices } from "../http/server-services.js";

/** Sees every request before the pipeline, and hands it on with `next` or answers it itself. */
export type Intercept = (exchange: HttpExchange, next: () => void) => void;

export async function openListener(
  flags: ServerFlags,
  certificates: Certificates,
  server: ServerServices,
  intercept: Intercept | undefined,
): Promise<{ readonly listener: Listener; readonly url: string }> {
  const listener = new Listener({
    host: flags["bind-address"],
    port: flags["secure-port"],
    ...listenerCertificates(certificates),
    tls: { minVersion: flags["tls-min-version"], cipherSuites: flags["tls-cipher-suites"] },
    limits: limitsFor(openFileLimit(), flags["max-connections"]),
    handshakeTimeoutMs: flags["tls-handshake-timeout"],
    requestTimeoutMs: flags["request-timeout"],
    clock: server.clock,
    serve:
      intercept === undefined ? (exchange) => serve(exchange, server) : (exchange) => intercept(exchange, () => serve(exchange, server)),
  });
  return { listener, url: urlOf(flags, await listener.listen()) };
}

export const listenerCertificates = ({ serving, clientAuthorities, proxyAuthorities }: Certificates): ListenerCertificates => ({
  ...serving,
  clientAuthorities,
  proxyAuthorities,
});

function urlOf(flags: ServerFlags, port: number): string {
  const bound = isUnspecified(flags["bind-address"]) ? "127.0.0.1" : flags["bind-address"];
  const host = flags["advertise-address"] === "" ? bound : flags["advertise-address"];
  return `https://${host.includes(":") ? `[${host}]` : host}:${port}`;
}
