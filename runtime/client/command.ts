/** Commands in containers: their standard streams as channels of one WebSocket (exec and attach). */

import { parseJsonText } from "../definition/json-text.js";
import { ApiError, ProtocolError, type StatusShape } from "./errors.js";
import type { MessageSocket } from "./message-socket.js";
import { TransportError } from "./transport.js";

/** In the fifth the end of standard input can be told; agents of v1.24 speak the fourth. */
export const COMMAND_PROTOCOLS: readonly string[] = ["v5.channel.k8s.io", "v4.channel.k8s.io"];

const STDIN = 0;
const STDOUT = 1;
const STDERR = 2;
const STATUS = 3;
const SIZE = 4;
const END = 255;

/** What of a command's streams is wanted; a stream that is not there is not asked for. */
export interface CommandStreams {
  /** What the command reads. Its end is told where the agent understands that; else the command waits for more. */
  readonly stdin?: AsyncIterable<Uint8Array | string>;
  /** Told what the command writes; nothing more is read until what it gives is settled. */
  stdout?(chunk: Uint8Array): void | Promise<void>;
  stderr?(chunk: Uint8Array): void | Promise<void>;
  /** Sizes of the terminal, as they change. */
  readonly sizes?: AsyncIterable<TerminalSize>;
}

export interface TerminalSize {
  readonly columns: number;
  readonly rows: number;
}

/** How a command ended. */
export interface CommandResult {
  /** 0 for success. */
  readonly exitCode: number;
}

/**
 * Feeds and reads a command until it ends. Rejects with ApiError when the agent could not run it, TransportError when the connection
 * broke, and with what the streams throw.
 */
export async function runCommand(socket: MessageSocket, streams: CommandStreams, request: string): Promise<CommandResult> {
  const { stdin, sizes } = streams;
  const over = Promise.withResolvers<undefined>();
  let failure: { readonly error: unknown } | undefined;
  const fed = (work: Promise<void>): void => {
    work.catch((error: unknown) => {
      failure ??= { error };
      socket.close();
    });
  };
  if (stdin !== undefined) fed(feed(socket, stdin, over.promise));
  if (sizes !== undefined) fed(resize(socket, sizes, over.promise));
  let status: StatusShape | undefined;
  try {
    for await (const message of socket.messages()) {
      const content = message.subarray(1);
      if (content.length === 0) continue;
      if (message[0] === STDOUT) await streams.stdout?.(content);
      else if (message[0] === STDERR) await streams.stderr?.(content);
      else if (message[0] === STATUS) status = statusOf(content);
    }
  } catch (error) {
    failure ??= { error };
  } finally {
    over.resolve(undefined);
    socket.close();
  }
  if (status !== undefined) return resultOf(status, request);
  throw failure === undefined ? new TransportError("the connection ended before the command did") : failure.error;
}

const encoder = new TextEncoder();

async function feed(socket: MessageSocket, stdin: AsyncIterable<Uint8Array | string>, over: Promise<undefined>): Promise<void> {
  for await (const chunk of until(stdin, over))
    await socket.send(message(STDIN, typeof chunk === "string" ? encoder.encode(chunk) : chunk));
  if (socket.protocol.startsWith("v5.")) await socket.send(Uint8Array.of(END, STDIN)).catch(() => undefined);
}

async function resize(socket: MessageSocket, sizes: AsyncIterable<TerminalSize>, over: Promise<undefined>): Promise<void> {
  for await (const { columns, rows } of until(sizes, over))
    await socket.send(message(SIZE, encoder.encode(JSON.stringify({ Width: columns, Height: rows }))));
}

/** What comes before `over`. */
async function* until<T>(source: AsyncIterable<T>, over: Promise<undefined>): AsyncGenerator<T, void> {
  const iterator = source[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await Promise.race([iterator.next(), over]);
      if (next === undefined || next.done) return;
      yield next.value;
    }
  } finally {
    // It may be in the middle of waiting for what never comes.
    void iterator.return?.()?.catch(() => undefined);
  }
}

function message(channel: number, content: Uint8Array): Uint8Array {
  const whole = new Uint8Array(content.length + 1);
  whole[0] = channel;
  whole.set(content, 1);
  return whole;
}

function statusOf(content: Uint8Array): StatusShape {
  const text = new TextDecoder().decode(content);
  try {
    return parseJsonText(text) as StatusShape;
  } catch {
    throw new ProtocolError(`the end of a command was told as ${JSON.stringify(text.slice(0, 256))}`);
  }
}

function resultOf(status: StatusShape, request: string): CommandResult {
  if (status.status === "Success") return { exitCode: 0 };
  const told = status.details?.causes?.find(({ reason }) => reason === "ExitCode")?.message;
  const exitCode = Number(told);
  if (told === undefined || !Number.isInteger(exitCode)) throw new ApiError(status, request);
  return { exitCode };
}
