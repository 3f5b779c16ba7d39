/** The storage threads: one writes, one reads. Each opens the file, then answers one call after the other. */
import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import type Database from "better-sqlite3";
import { StorageError } from "../key-value-store.js";
import { type ChannelMemory, ThreadAnswerer } from "./channel.js";
import { CommitBatch } from "./commit-batch.js";
import { Compaction } from "./compaction.js";
import { type OpenDatabase, openForReading, openForWriting, translate } from "./database.js";
import { ExpiredKeys } from "./expired-keys.js";
import { FileGuard } from "./file-guard.js";
import { History } from "./history.js";
import { Log } from "./log.js";
import { MessageReader, MessageWriter, NO_ROOM, Operation, readEventsQuestion, readRangeQuestion } from "./messages.js";
import { giveUpReserve, Reserve } from "./reserve.js";
import { WriterBackground } from "./writer-background.js";

export type ThreadRole = "writer" | "reader";

/** The one message to a storage thread: what it opens. */
export interface ThreadOptions {
  readonly role: ThreadRole;
  readonly file: string;
  readonly maximumBytes: number | undefined;
  readonly mustExist: boolean;
  /** Milliseconds since the epoch, by the clock that keys expire by. */
  readonly now: number;
}

type Handler = (request: MessageReader, answer: MessageWriter) => void;

/** What a role does besides answering: runs between calls, and says how long to wait for the next call at most, milliseconds. */
type Background = (idle: boolean) => number;

interface Role {
  readonly handlers: ReadonlyMap<number, Handler>;
  readonly background: Background;
  close(): void;
}

let options: ThreadOptions;
const channel = new ThreadAnswerer(workerData as ChannelMemory);
const request = new MessageReader(channel.request);
const answer = new MessageWriter(channel.response);
(parentPort as MessagePort).once("message", (told: ThreadOptions) => {
  options = told;
  serve(told.role === "writer" ? openWriter : openReader);
});

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

/** The first answer of the writer is the store's revision, and when the next key expires. */
function openWriter(): Role {
  const { database, lock } = openWithReserve();
  const reserve = new Reserve(options.file, database, options.maximumBytes);
  const batch = new CommitBatch(database);
  const expired = new ExpiredKeys(database);
  expired.clamp(options.now);
  const compaction = new Compaction(database);
  const log = new Log(database);
  const withRoom = (write: () => void): void => retryWithRoom(log, reserve, write);
  const background = new WriterBackground(log, compaction, reserve, withRoom);
  const guard = new FileGuard(options.file, database);
  answer.number(batch.head);
  answer.number(expired.next());
  return {
    handlers: new Map<number, Handler>([
      ...readHandlers(database),
      [
        Operation.Commit,
        (from, to) => {
          guard.check(log);
          const bytes = batch.bytes(from);
          withRoom(() => keepRoomToCopy(log, reserve, bytes));
          log.grow(bytes);
          withRoom(() => batch.run(from, to, log.uncopied, reserve.isOpen));
        },
      ],
      [
        Operation.Compact,
        (from) => {
          const revision = from.number();
          withRoom(() => compaction.compact(revision));
        },
      ],
      [
        Operation.Expired,
        (from, to) => {
          const now = from.number();
          withRoom(() => expired.tell(now, to));
        },
      ],
      [
        Operation.Probe,
        () => {
          guard.check(log);
          if (reserve.isOpen) throw new StorageError("Full", NO_ROOM);
          batch.probe();
          background.probe();
        },
      ],
    ]),
    background: (idle) => background.run(idle),
    close: () => {
      database.close();
      lock.close();
    },
  };
}

/** Opening writes too. */
function openWithReserve(): OpenDatabase {
  try {
    return openForWriting(options);
  } catch (error) {
    if (!isFull(error) || !giveUpReserve(options.file)) throw error;
    return openForWriting(options);
  }
}

/** The log may only grow by so many bytes as long as there is room to copy it: a write that fails for want of room has used it up. */
function keepRoomToCopy(log: Log, reserve: Reserve, bytes: number): void {
  if (reserve.isOpen || reserve.covers(log.uncopiedBytes, bytes)) return;
  log.copy();
  if (!reserve.covers(log.uncopiedBytes, bytes)) reserve.open();
}

/** Does it again when there is no room: with the reserve, or where the log starts over. */
function retryWithRoom(log: Log, reserve: Reserve, write: () => void): void {
  try {
    write();
  } catch (error) {
    if (!isFull(error)) throw error;
    if (!reserve.isOpen) reserve.open();
    else log.copy();
    write();
  }
}

function isFull(error: unknown): boolean {
  return translate(error, options.file).code === "Full";
}

function readHandlers(database: Database.Database): ReadonlyMap<number, Handler> {
  const history = new History(database);
  return new Map<number, Handler>([
    [Operation.Range, (from, to) => history.range(readRangeQuestion(from), to)],
    [Operation.Count, (from, to) => history.count(readRangeQuestion(from), to)],
    [Operation.Events, (from, to) => history.events(readEventsQuestion(from), to)],
  ]);
}
