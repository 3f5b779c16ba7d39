/** The storage threads: one writes, one reads. Each opens the file, then answers one call after the other. */
import { workerData } from "node:worker_threads";
import type Database from "better-sqlite3";
import { type ChannelMemory, ThreadAnswerer } from "./channel.js";
import { CommitBatch } from "./commit-batch.js";
import { Compaction } from "./compaction.js";
import { openForReading, openForWriting, translate } from "./database.js";
import { History } from "./history.js";
import { Log } from "./log.js";
import { MessageReader, MessageWriter, Operation, readEventsQuestion, readRangeQuestion } from "./messages.js";

/** What the main thread starts a storage thread with. */
export interface ThreadOptions {
  readonly role: "writer" | "reader";
  readonly file: string;
  readonly maximumBytes: number | undefined;
  readonly memory: ChannelMemory;
}

/** The log is copied into the file when nothing was asked for so long, milliseconds. */
const IDLE_MS = 200;

type Handler = (request: MessageReader, answer: MessageWriter) => void;

/** What a role does besides answering: runs between calls, and says how long to wait for the next call at most, milliseconds. */
type Background = (idle: boolean) => number;

interface Role {
  readonly handlers: ReadonlyMap<number, Handler>;
  readonly background: Background;
  close(): void;
}

const options = workerData as ThreadOptions;
const channel = new ThreadAnswerer(options.memory);
const request = new MessageReader(channel.request);
const answer = new MessageWriter(channel.response);
serve(options.role === "writer" ? openWriter : openReader);

function serve(open: () => Role): void {
  let role: Role;
  try {
    role = open();
  } catch (error) {
    channel.fail(translate(error, options.file));
    return;
  }
  channel.answer(answer.length);
  for (let wait = role.background(false); ; ) {
    const operation = channel.next(wait);
    if (operation === Operation.Close) break;
    if (operation !== undefined) respond(role.handlers.get(operation));
    wait = role.background(operation === undefined);
  }
  role.close();
  channel.answer(0);
}

function respond(handler: Handler | undefined): void {
  try {
    request.reset();
    answer.reset();
    handler?.(request, answer);
    channel.answer(answer.length);
  } catch (error) {
    channel.fail(translate(error, options.file));
  }
}

function openReader(): Role {
  const database = openForReading(options.file);
  const checkpoint = database.prepare("PRAGMA wal_checkpoint(PASSIVE)");
  return {
    handlers: new Map<number, Handler>([...readHandlers(database), [Operation.Checkpoint, () => void checkpoint.get()]]),
    background: () => Number.POSITIVE_INFINITY,
    close: () => void database.close(),
  };
}

/** The first answer of the writer is the store's revision. */
function openWriter(): Role {
  const { database, lock } = openForWriting(options.file, options.maximumBytes);
  const batch = new CommitBatch(database);
  const compaction = new Compaction(database);
  const log = new Log(database);
  answer.number(batch.head);
  return {
    handlers: new Map<number, Handler>([
      ...readHandlers(database),
      [Operation.Commit, (from, to) => batch.run(from, to, log.uncopied)],
      [Operation.Compact, (from) => compaction.compact(from.number())],
      [Operation.Probe, () => batch.probe()],
    ]),
    background: writerBackground(log, compaction),
    close: () => {
      database.close();
      lock.close();
    },
  };
}

function readHandlers(database: Database.Database): ReadonlyMap<number, Handler> {
  const history = new History(database);
  return new Map<number, Handler>([
    [Operation.Range, (from, to) => history.range(readRangeQuestion(from), to)],
    [Operation.Count, (from, to) => history.count(readRangeQuestion(from), to)],
    [Operation.Events, (from, to) => history.events(readEventsQuestion(from), to)],
  ]);
}

/** The log and compaction, after the commits before them were answered. Between steps the thread belongs to the commits. */
function writerBackground(log: Log, compaction: Compaction): Background {
  let restUntil = 0;
  return (idle) => {
    try {
      log.maintain(idle, compaction.pending);
      if (!compaction.pending) return log.uncopied > 0 && !idle ? IDLE_MS : Number.POSITIVE_INFINITY;
      const started = performance.now();
      if (started < restUntil) return restUntil - started;
      compaction.step();
      const ended = performance.now();
      restUntil = ended + compaction.restFactor * (ended - started);
      return restUntil - ended;
    } catch {
      // A full or failing disk: reported by the commits that meet it, and tried again after the next call.
      return Number.POSITIVE_INFINITY;
    }
  };
}
