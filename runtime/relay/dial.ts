/** Connections to whatever requests are handed on to. */
import { connect as connectPlainly, isIP, type LookupFunction, type Socket } from "node:net";
import { connect as connectSecurely, type SecureContext } from "node:tls";
import { shieldFromPeer } from "../definition/peer-certificate.js";
import { lookupInTurn } from "../flow/name-lookups.js";
import { paceEncryption } from "../flow/paced-encryption.js";
import { type Address, failureText } from "../webhooks/failure-text.js";

/** Probes find other sides that vanished without a word. */
const KEEPALIVE_DELAY_MS = 30_000;

export interface DialOptions {
  readonly host: string;
  /** Default: those that the host has. */
  readonly addresses?: readonly string[] | undefined;
  /** A number, or whatever a client wrote in its place. */
  readonly port: string;
  /** Undefined: without encryption. */
  readonly tls: { readonly context: SecureContext; readonly verifies: boolean } | undefined;
  /** How long it may take until the connection stands, encryption included, in milliseconds. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  /** For whom; with his other connections it shares the turns of one. */
  readonly user: string;
}

/** Nobody answered there, or somebody else did; the message says so in the words of the peer's clients. */
class DialError extends Error {
  override readonly name = "DialError";
}

/** Rejects with {@link DialError}, or with the signal's reason. */
export async function dial({ host, addresses, port, tls, timeoutMs, signal, user }: DialOptions): Promise<Socket> {
  const address = addressOf(host, port, tls !== undefined);
  signal.throwIfAborted();
  const lookup = addresses === undefined ? lookupInTurn : among(addresses);
  const own = { ...address, lookup, noDelay: true, keepAlive: true, keepAliveInitialDelay: KEEPALIVE_DELAY_MS };
  const socket =
    tls === undefined
      ? connectPlainly(own)
      : shieldFromPeer(
          connectSecurely({
            ...own,
            secureContext: tls.context,
            rejectUnauthorized: tls.verifies,
            ALPNProtocols: ["http/1.1"],
            // An address is no name that a server could be asked for by.
            ...(isIP(host) === 0 ? { servername: host } : {}),
          }),
        );
  paceEncryption(socket, user);
  // It may fail in the very turn in which it stands, or in which another protocol begins on it: nobody else listens then, and all learn of its end.
  socket.on("error", () => undefined);
  try {
    await connected(socket, tls === undefined ? "connect" : "secureConnect", timeoutMs, signal);
    return socket;
  } catch (error) {
    socket.destroy();
    signal.throwIfAborted();
    throw new DialError(failureText(error, address, host));
  }
}

function among(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, { all }, done) => (all === true ? done(null, found) : done(null, found[0]?.address ?? "", found[0]?.family));
}

function addressOf(host: string, port: string, secure: boolean): Address {
  if (port === "") return { host, port: secure ? 443 : 80 };
  if (!/^\d+$/.test(port)) throw new DialError(`dial tcp: lookup tcp/${port}: unknown port`);
  const number = Number(port);
  if (number > 65535) throw new DialError(`dial tcp: address ${port}: invalid port`);
  return { host, port: number };
}

function connected(socket: Socket, event: "connect" | "secureConnect", timeoutMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error?: Error): void => {
      end();
      reject(error ?? Object.assign(new Error("disconnected"), { code: "ECONNRESET" }));
    };
    const late = setTimeout(() => fail(Object.assign(new Error("it took too long"), { code: "ETIMEDOUT" })), timeoutMs);
    const gone = (): void => fail(signal.reason as Error);
    const done = (): void => {
      end();
      resolve();
    };
    const closed = (): void => fail();
    const end = (): void => {
      clearTimeout(late);
      signal.removeEventListener("abort", gone);
      socket.off(event, done).off("error", fail).off("close", closed);
    };
    socket.once(event, done).once("error", fail).once("close", closed);
    signal.addEventListener("abort", gone, { once: true });
  });
}
