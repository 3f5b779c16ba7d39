/** A port of a pod: a connection to it, as two channels of one WebSocket. */
import { ProtocolError } from "./errors.js";
import type { MessageSocket } from "./message-socket.js";

export const FORWARD_PROTOCOLS: readonly string[] = ["v4.channel.k8s.io"];

const DATA = 0;
const FAILURE = 1;

/** One connection to a port. */
export interface ForwardedPort {
  /** What comes from it, until it ends. Throws ProtocolError with the agent's words when it cannot be reached, TransportError. */
  readonly data: AsyncIterable<Uint8Array>;
  /** Resolves when more may be written. Rejects with TransportError. */
  write(chunk: Uint8Array): Promise<void>;
  close(): void;
}

export function forwardedPort(socket: MessageSocket): ForwardedPort {
  return {
    data: dataOf(socket),
    async write(chunk) {
      const message = new Uint8Array(chunk.length + 1);
      message[0] = DATA;
      message.set(chunk, 1);
      await socket.send(message);
    },
    close: () => socket.close(),
  };
}

/** The first message of each channel says which port it is of. */
async function* dataOf(socket: MessageSocket): AsyncGenerator<Uint8Array, void> {
  const begun = new Set<number>();
  for await (const message of socket.messages()) {
    const channel = message[0] ?? DATA;
    if (!begun.has(channel)) {
      begun.add(channel);
      continue;
    }
    const content = message.subarray(1);
    if (channel === FAILURE) throw new ProtocolError(new TextDecoder().decode(content));
    if (channel === DATA && content.length > 0) yield content;
  }
}
