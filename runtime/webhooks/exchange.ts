/** A document sent over a connection that is kept, and its answer. What comes back is anybody's: it is bounded here, and read elsewhere. */
import type { IncomingMessage } from "node:http";
import { type Agent, request } from "node:https";
import { boundInterimAnswers } from "../definition/interim-answers.js";
import { JoinedChunks } from "../flow/joined-chunks.js";
import { paceEncryption } from "../flow/paced-encryption.js";
import { PacedReading } from "../flow/paced-reading.js";
import type { AnswerRoom } from "./call-budget.js";
import type { Address } from "./failure-text.js";
import type { Lateness } from "./lateness.js";

/** Bytes of an answer: a patch that replaces the largest object takes a third more than the object. */
export const MAXIMUM_ANSWER_BYTES = 5 * 1024 * 1024;

export interface WebhookReply {
  readonly status: number;
  readonly contentType: string;
  /** Seconds after which it says it may be asked again; undefined where it says nothing of the kind. */
  readonly retryAfter: number | undefined;
  readonly body: Buffer;
}

/** A call without an answer. */
export class WebhookUnreachable extends Error {
  /** `prepared` is false when it has not even come to asking. */
  constructor(
    message: string,
    readonly prepared: boolean,
  ) {
    super(message);
    this.name = "WebhookUnreachable";
  }
}

/** What is sent where. */
export interface Sending {
  readonly agent: Agent;
  readonly address: Address;
  /** With its query. */
  readonly path: string;
  /** Names and values in turn: Node writes them as they are. */
  readonly headers: readonly string[];
  readonly document: Buffer;
}

/** What an exchange is held to. */
export interface Bounds {
  /** For what answers hold as they come. */
  readonly answers: AnswerRoom;
  readonly lateness: Lateness;
}

/**
 * Rejects with {@link WebhookUnreachable} or what Node says of the connection. One that the other side closed while nobody used it is no
 * answer: the document goes over another one, once.
 */
export function exchange(sending: Sending, bounds: Bounds, mayRepeat = true): Promise<WebhookReply> {
  return new Promise((resolve, reject) => {
    const { lateness } = bounds;
    const { agent, address, path, headers, document } = sending;
    if (lateness.late) return reject(new WebhookUnreachable("context deadline exceeded", true));
    const outgoing = request({ method: "POST", host: address.host, port: address.port, path, agent, headers });
    let answered = false;
    boundInterimAnswers(outgoing);
    outgoing.once("socket", (socket) => {
      const holder = `${address.host}:${address.port}`;
      paceEncryption(socket, holder);
      PacedReading.of(socket, holder);
    });
    lateness.tell(() => void outgoing.destroy(new Error("aborted")));
    outgoing.once("response", (incoming) => {
      answered = true;
      readReply(incoming, agent, bounds, resolve, reject);
    });
    outgoing.once("error", (error: NodeJS.ErrnoException) => {
      if (answered) return;
      const stale = mayRepeat && outgoing.reusedSocket && !lateness.late && ["ECONNRESET", "EPIPE"].includes(error.code ?? "");
      answered = true;
      if (stale) exchange(sending, bounds, false).then(resolve, reject);
      else reject(error);
    });
    // An offer to speak another protocol ends in neither answer nor error.
    outgoing.once("close", () => {
      if (!answered) reject(new WebhookUnreachable("EOF", true));
    });
    outgoing.end(document);
  });
}

function readReply(
  incoming: IncomingMessage,
  agent: Agent,
  { answers }: Bounds,
  resolve: (reply: WebhookReply) => void,
  reject: (error: Error) => void,
): void {
  const chunks = new JoinedChunks();
  let size = 0;
  incoming.on("data", (chunk: Buffer) => {
    if (size + chunk.length > MAXIMUM_ANSWER_BYTES) {
      incoming.destroy(new WebhookUnreachable(`the answer has more than ${MAXIMUM_ANSWER_BYTES} bytes`, true));
    } else if (!answers.take(agent, chunk.length)) {
      incoming.destroy(new WebhookUnreachable("too many large answers of webhooks are under way", true));
    } else {
      size += chunk.length;
      chunks.add(chunk);
    }
  });
  const leave = (): void => {
    answers.give(agent, size);
    size = 0;
  };
  incoming.once("end", () => {
    leave();
    const body = chunks.take();
    const { statusCode: status = 0, headers } = incoming;
    resolve({ status, contentType: headers["content-type"] ?? "", retryAfter: secondsIn(headers["retry-after"]), body });
  });
  incoming.once("error", (error) => {
    leave();
    reject(error);
  });
}

const secondsIn = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
