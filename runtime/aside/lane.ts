/**
 * Large requests on a thread of their own: reading, merging, checking and encoding of megabytes would hold the event loop for seconds.
 * The thread runs the same endpoints over a registry that has nothing of its own: entries, commits, admission and authorization it asks
 * for, one question each. It is started by the first large request and ends when there was none for a while.
 */

import { SHARE_ENV, Worker } from "node:worker_threads";
import { holderName } from "../definition/holder-name.js";
import { serverEnds, serviceUnavailable, tooManyRequests, writeWithdrawn } from "../errors/constructors.js";
import { HolderAmounts } from "../flow/holder-amounts.js";
import { HolderQueue } from "../flow/holder-queue.js";
import type { Replace } from "./asked-attributes.js";
import { errorOf, failureOf } from "./failures.js";
import { ownCopy } from "./handed-over.js";
import { threadStarts } from "./heap-flags.js";
import { type AtWork, LaneTurns, type Queued } from "./lane-turns.js";
import type { AsideAnswer, AsideRequest, AsideSettings, Change, Changed, FromAside, PieceOrder, Question, ToAside } from "./messages.js";
import { SharedMemory } from "./shared-memory.js";

/** The thread ends when it had nothing to do for so long. */
const IDLE_MS = 30_000;

/** Heap of the thread, MiB: a request of 3 MB takes some hundred of them at worst, and they come one after the other. */
const OLD_GENERATION_MIB = 1024;
const YOUNG_GENERATION_MIB = 16;

/** Of all bodies that wait for the thread, and of one user's: what comes beyond is told to come again. */
const MAXIMUM_WAITING_BYTES = 128 * 1024 * 1024;
const USER_SHARE = 3 / 4;

/**
 * What writes of a rank that have begun take, by the objects before and after, from which on none begins of a user who has some. Many wait
 * for others, without a place.
 */
const MOST_HELD_BYTES = 32 * 1024 * 1024;
/** From which on no other begins; of that so many times the body of a large one is left to those that are smaller. */
const UTMOST_HELD_BYTES = 3 * MOST_HELD_BYTES;
const LEFT_TO_SMALLER = 128;
/** What the writes of one namespace, or of one resource that has none, may have of it: they may all wait for one webhook. */
const PLACE_SHARE = 1 / 2;
/** What the smallest counts as, and the largest. */
const LEAST_HELD_BYTES = 64 * 1024;
const UTMOST_COUNTED_BYTES = 8 * 1024 * 1024;
/** What a body counts as until it is known what is in it. */
const UTMOST_GROWTH = 12;
/** What waits for an answer leaves its turn to others after so long. */
const AWAY_MS = 500;
/** Who asks: a client; a part of the server, for such a request; a ledger of the server, for either. Whoever waits for another waits for a higher rank. */
export type Rank = 0 | 1 | 2;
const RANKS: readonly Rank[] = [2, 1, 0];

/** What the thread runs, and its heap. */
export interface AsideThread {
  readonly file: URL;
  readonly oldGenerationMiB: number;
}

/** What a request needs of the server's own thread. */
export interface AsideCaller {
  readonly signal: AbortSignal;
  warn(text: string): void;
  /** Answers one question of the thread; bytes in the reply are handed over. */
  ask(question: Question, replace: Replace): Promise<{ readonly value: unknown; readonly handedOver: readonly ArrayBuffer[] }>;
  /** Called once: the request is over, or lost. */
  close(): void;
}

type Asked = Extract<FromAside, { type: "question" }>;

/** Until there is a new thread. */
const RETRY_SECONDS = 1;

/** Questions whose answers are deeds: a request that has asked one is not worked on twice. */
const DEEDS: ReadonlySet<Question["kind"]> = new Set<Question["kind"]>(["commit", "reserve", "handle"]);

/** Questions for which webhooks may be asked, which take their time. */
const ASKING_OTHERS: ReadonlySet<Question["kind"]> = new Set<Question["kind"]>(["admission", "handle", "authorize"]);

/** What the thread is told that asks for a request nobody knows of any more. */
const GONE = new Error("the request is over");

type Outcome = AsideAnswer | Uint8Array | Error;

interface Entered {
  /** Undefined for a piece: nothing is asked for it. */
  readonly caller: AsideCaller | undefined;
  readonly rank: Rank;
  /** Users take turns. */
  readonly holder: string;
  /** Of what is asked for: its namespace, or what has none by resource. */
  readonly place: string;
  /** Whether others may be asked for it. */
  readonly mayAsk: boolean;
  /** A thread has ended while it was under way: alone on the next one but for what it waits for, so that no other suffers if it is what ends them. */
  readonly isRepeated: boolean;
  /** Of its body. */
  readonly bytes: number;
  settle(outcome: Outcome): void;
}

interface UnderWay extends Entered, AtWork {
  readonly rank: Rank;
  /** What it counts as of what is held. */
  heldBytes: number;
  /** Whether something has been done for it that a repetition would do again. */
  hasActed: boolean;
  /** The thread has ended. */
  lose(error: Error): void;
  /** Questions that have no answer yet. */
  questions: number;
  /** Runs while there are some. */
  patience: NodeJS.Timeout | undefined;
  /** Answers that are given to the thread when it is its turn to go on. */
  heldBack: (() => void)[];
  /** Takes what the thread made of an object that a plugin put there. */
  replaced: ((outcome: Changed | Error) => void) | undefined;
}

/** Bytes are copied when it is its turn. */
interface Waiting extends Entered, Queued {
  message(id: number): { readonly message: ToAside; readonly handedOver: readonly ArrayBuffer[] };
}

export class AsideLane {
  readonly #settings: AsideSettings;
  readonly #thread: AsideThread;
  /** By rank, each with places of its own: nobody waits for a place that only his own end would free. */
  readonly #waiting: Readonly<Record<Rank, HolderQueue<Waiting>>> = { 0: new HolderQueue(), 1: new HolderQueue(), 2: new HolderQueue() };
  /** Of those, what a thread has been lost with: it goes first. */
  readonly #again: Readonly<Record<Rank, Waiting[]>> = { 0: [], 1: [], 2: [] };
  readonly #waitingBytes = new HolderAmounts();
  readonly #held: Readonly<Record<Rank, Held>> = { 0: heldNothing(), 1: heldNothing(), 2: heldNothing() };
  readonly #underWay = new Map<number, UnderWay>();
  readonly #turns = new LaneTurns(() => this.#underWay.values());
  readonly #memory = new SharedMemory();
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #nextId = 1;
  #isDraining = false;
  #isClosed = false;
  #isLosing = false;

  constructor(settings: AsideSettings, thread: Partial<AsideThread> = {}) {
    this.#settings = settings;
    this.#thread = { file: new URL("./aside-thread.js", import.meta.url), oldGenerationMiB: OLD_GENERATION_MIB, ...thread };
  }

  /** The answer to a request. Rejects with the StatusError it ends in, 429 among them, or with another error when the thread has failed. */
  async run(request: AsideRequest, caller: AsideCaller, rank: Rank = 0): Promise<AsideAnswer> {
    if (this.#isDraining && rank === 0) throw serverEnds();
    const { length } = request.body;
    const holder = holderName(request.user);
    const { all } = this.#waitingBytes;
    const own = this.#waitingBytes.of(holder);
    if (all + length > MAXIMUM_WAITING_BYTES || own + length > MAXIMUM_WAITING_BYTES * USER_SHARE) {
      throw tooManyRequests("too many large requests wait, please try again later", RETRY_SECONDS);
    }
    return this.#enter({ caller, rank, bytes: length, holder, place: placeOf(request.target), mayAsk: request.verb !== "get" }, (id) => {
      const body = ownCopy(request.body);
      return { message: { type: "request", id, request: { ...request, body } }, handedOver: [body.buffer] };
    }) as Promise<AsideAnswer>;
  }

  /** A piece of a large object, when it is the turn of `holder`. Rejects when the thread has failed. */
  make(order: PieceOrder, holder: string): Promise<Uint8Array> {
    let json: Uint8Array<SharedArrayBuffer> | undefined;
    // What the cache holds anyway.
    const made = this.#enter({ caller: undefined, rank: 0, bytes: 0, holder, place: "", mayAsk: false }, (id) => {
      json ??= this.#memory.copyOf(order.json);
      return { message: { type: "piece", id, order: { ...order, json } }, handedOver: [] };
    }) as Promise<Uint8Array>;
    return made.finally(() => {
      if (json !== undefined) this.#memory.giveBack(json);
    });
  }

  async #enter(
    asked: Omit<Waiting, "isRepeated" | "message" | "settle" | "since">,
    message: Waiting["message"],
  ): Promise<AsideAnswer | Uint8Array> {
    if (this.#isClosed) throw serverEnds();
    return new Promise((resolve, reject) => {
      const settle = (outcome: Outcome): void => (outcome instanceof Error ? reject(outcome) : resolve(outcome));
      this.#waiting[asked.rank].add({ ...asked, since: this.#turns.now, isRepeated: false, message, settle }, asked.holder);
      this.#waitingBytes.add(asked.holder, asked.bytes);
      this.#advance();
    });
  }

  /** Requests of clients that have not begun, and that come later, are a 503: what is under way ends. */
  drain(): void {
    this.#isDraining = true;
    for (const { holder, bytes, settle } of this.#waiting[0].takeAll(({ caller }) => caller !== undefined)) {
      this.#waitingBytes.add(holder, -bytes);
      settle(serverEnds());
    }
  }

  /** Ends the thread for good; what is under way, waits or comes later is a 503. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { settle } of [...this.#underWay.values()]) settle(serverEnds());
    for (const rank of RANKS) for (let next = this.#next(rank); next !== undefined; next = this.#next(rank)) next.settle(serverEnds());
    await this.#endThread();
  }

  /** Takes what is to be worked on next of those that wait. */
  #next(rank: Rank, mayBegin: (waiting: Waiting) => boolean = () => true): Waiting | undefined {
    const next = this.#again[rank].shift() ?? this.#waiting[rank].takeOfLeast(this.#turns.until, mayBegin);
    if (next !== undefined) this.#waitingBytes.add(next.holder, -next.bytes);
    return next;
  }

  async #endThread(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    this.#turns.clear();
    this.#memory.clear();
    await worker?.terminate();
  }

  #advance(): void {
    if (this.#isClosed || this.#isLosing) return;
    for (const entry of this.#underWay.values()) if (entry.heldBack.length > 0) this.#goOn(entry);
    for (const rank of RANKS) {
      while (this.#hasRoom(rank)) {
        const next = this.#next(rank, (waiting) => this.#mayHold(waiting) && this.#turns.mayBegin(waiting));
        if (next === undefined) break;
        if (next.caller?.signal.aborted === true) next.settle(writeWithdrawn());
        else this.#send(next);
      }
    }
    if (this.#underWay.size === 0) this.#rest();
  }

  #hasRoom(rank: Rank): boolean {
    const entries = [...this.#underWay.values()];
    const alone = entries.find(({ isRepeated }) => isRepeated);
    if (alone !== undefined && alone.rank >= rank) return false;
    const isRepeating = RANKS.some((each) => this.#again[each].length > 0);
    if (alone === undefined && isRepeating) return entries.length === 0 && this.#again[rank].length > 0;
    return this.#turns.hasPlace(rank);
  }

  /** Whether what it may hold has room. */
  #mayHold({ rank, holder, place, mayAsk, bytes }: Waiting): boolean {
    if (!mayAsk) return true;
    const { byHolder, byPlace } = this.#held[rank];
    const { all } = byHolder;
    const own = byHolder.of(holder);
    if (byPlace.of(place) >= UTMOST_HELD_BYTES * PLACE_SHARE) return false;
    return own === 0
      ? all < UTMOST_HELD_BYTES - Math.min(bytes * LEFT_TO_SMALLER, MOST_HELD_BYTES)
      : all < MOST_HELD_BYTES && own < MOST_HELD_BYTES * USER_SHARE;
  }

  #hold(entry: UnderWay, bytes: number): void {
    const { byHolder, byPlace } = this.#held[entry.rank];
    byHolder.add(entry.holder, bytes - entry.heldBytes);
    byPlace.add(entry.place, bytes - entry.heldBytes);
    entry.heldBytes = bytes;
  }

  #send(waiting: Waiting): void {
    const { caller, rank, holder, place, mayAsk, isRepeated, bytes, message, settle } = waiting;
    clearTimeout(this.#idle);
    this.#worker ??= this.#start();
    const id = this.#nextId++;
    const abort = (): void => this.#post({ type: "abort", id });
    caller?.signal.addEventListener("abort", abort, { once: true });
    const leave = (): void => {
      caller?.signal.removeEventListener("abort", abort);
      this.#underWay.delete(id);
      clearTimeout(entry.patience);
      this.#hold(entry, 0);
      this.#turns.end(entry);
      entry.replaced?.(GONE);
    };
    const entry: UnderWay = {
      caller,
      rank,
      holder,
      place,
      mayAsk,
      isRepeated,
      bytes,
      hasActed: false,
      spentMs: 0,
      isAsking: false,
      heldBytes: 0,
      isAway: false,
      questions: 0,
      patience: undefined,
      heldBack: [],
      replaced: undefined,
      settle: (outcome) => {
        leave();
        caller?.close();
        settle(outcome);
        this.#advance();
      },
      lose: (error) => {
        if (isRepeated || entry.hasActed) return entry.settle(lostWith(error, isRepeated));
        leave();
        this.#again[rank].unshift({ ...waiting, isRepeated: true });
        this.#waitingBytes.add(waiting.holder, bytes);
      },
    };
    this.#turns.begin(entry);
    this.#underWay.set(id, entry);
    if (mayAsk) this.#hold(entry, countedBytes(bytes * UTMOST_GROWTH));
    const sent = message(id);
    this.#post(sent.message, sent.handedOver);
  }

  #post(message: ToAside, handedOver: readonly ArrayBuffer[] = []): void {
    this.#worker?.postMessage(message, [...handedOver]);
  }

  #start(): Worker {
    const started = threadStarts();
    const worker = new Worker(this.#thread.file, {
      name: "large requests",
      workerData: this.#settings,
      env: SHARE_ENV,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: this.#thread.oldGenerationMiB, maxYoungGenerationSizeMb: YOUNG_GENERATION_MIB },
    });
    worker.on("message", (message: FromAside) => {
      // What a thread that is lost had said may come later.
      if (this.#worker === worker) this.#receive(message);
    });
    worker.on("error", (error) => this.#lose(worker, error instanceof Error ? error : new Error(String(error))));
    worker.once("message", started).once("exit", started);
    worker.on("exit", () => this.#lose(worker, new Error("the thread for large requests ended")));
    worker.unref();
    return worker;
  }

  /** The thread is gone, the next request starts another. What was under way is worked on again when nothing has come of it. */
  #lose(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    // Nothing begins before all of it is known: what waits to be told to the thread that is gone would go to the next.
    this.#isLosing = true;
    try {
      for (const { lose } of [...this.#underWay.values()].reverse()) lose(error);
    } finally {
      this.#isLosing = false;
    }
    this.#advance();
  }

  #receive(message: FromAside): void {
    const request = this.#underWay.get(message.id);
    if (request === undefined) {
      if (message.type === "question") this.#post({ type: "failed", question: message.question, failure: failureOf(GONE) });
      return;
    }
    this.#turns.spend(request, message.spentMs ?? 0);
    switch (message.type) {
      case "answer":
        request.settle(message.answer);
        break;
      case "made":
        request.settle(message.bytes);
        break;
      case "failed":
        for (const warning of message.warnings) request.caller?.warn(warning);
        request.settle(errorOf(message.failure));
        break;
      case "replaced":
        request.replaced?.(message.outcome.kind === "changed" ? message.outcome : errorOf(message.outcome));
        break;
      case "question":
        if (request.caller !== undefined) void this.#answer(message.id, request, request.caller, message);
    }
  }

  async #answer(id: number, request: UnderWay, caller: AsideCaller, { question, asked, heldBytes }: Asked): Promise<void> {
    request.hasActed ||= DEEDS.has(asked.kind);
    if (ASKING_OTHERS.has(asked.kind)) {
      request.isAsking = true;
      if (heldBytes > 0) this.#hold(request, countedBytes(heldBytes));
    }
    if (request.questions++ === 0) this.#await(request);
    this.#advance();
    const reply = await caller
      .ask(asked, (change) => this.#replace(id, request, change))
      .then(
        ({ value, handedOver }) => ({ message: { type: "reply", question, value } as const, handedOver }),
        (error: unknown) => ({ message: { type: "failed", question, failure: failureOf(error) } as const, handedOver: [] }),
      );
    // Another thread counts its questions anew: an answer to one that has ended is not for it.
    if (this.#underWay.get(id) !== request) return;
    if (--request.questions === 0) clearTimeout(request.patience);
    request.heldBack.push(() => this.#post(reply.message, reply.handedOver));
    this.#goOn(request);
    this.#advance();
  }

  /** Gives the thread the answers that it has waited for, when it is its turn. */
  #goOn(entry: UnderWay): void {
    entry.isAway = !this.#turns.mayGoOn(entry);
    if (entry.isAway) return;
    if (entry.questions === 0) entry.isAsking = false;
    else this.#await(entry);
    for (const post of entry.heldBack.splice(0)) post();
  }

  #await(entry: UnderWay): void {
    clearTimeout(entry.patience);
    entry.patience = setTimeout(() => {
      entry.isAway = true;
      this.#advance();
    }, AWAY_MS).unref();
  }

  /** Rejects with the DecodeError of an object that does not fit, and the StatusError of a patch that does not. */
  #replace(id: number, request: UnderWay, change: Change): Promise<Changed> {
    return new Promise((resolve, reject) => {
      if (this.#underWay.get(id) !== request) return void reject(GONE);
      request.replaced = (outcome) => {
        request.replaced = undefined;
        if (outcome instanceof Error) reject(outcome);
        else resolve(outcome);
      };
      const { json, patch } = change;
      this.#post(
        { type: "replace", id, change },
        [json, patch?.bytes].flatMap((bytes) => bytes?.buffer ?? []),
      );
    });
  }

  #rest(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => void this.#endThread(), IDLE_MS).unref();
  }
}

/** What writes of a rank hold. */
interface Held {
  readonly byHolder: HolderAmounts;
  readonly byPlace: HolderAmounts;
}

const heldNothing = (): Held => ({ byHolder: new HolderAmounts(), byPlace: new HolderAmounts() });

const placeOf = ({ namespace, group, resource }: AsideRequest["target"]): string =>
  namespace === "" ? `/${group}/${resource}` : namespace;

const countedBytes = (bytes: number): number => Math.min(Math.max(LEAST_HELD_BYTES, bytes), UTMOST_COUNTED_BYTES);

/** What becomes of a request whose thread has ended. One that has used up the memory of a thread of its own would do so again. */
function lostWith(error: Error, wasAlone: boolean): Error {
  if (wasAlone && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY") return error;
  const told = serviceUnavailable("the thread for large requests has ended, please try again later", RETRY_SECONDS);
  told.cause = error;
  return told;
}
