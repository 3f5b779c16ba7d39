/** Runs test files a few at a time, in their order: each begins as soon as there is room for it. */

export interface QueuedFile {
  readonly path: string;
  /** Of the room there is: 1, more where what runs beside it would be in its way, 0 where it mostly waits. */
  readonly takes: number;
}

/** What a test runner tells of a file. */
export interface FileEvent {
  readonly type: string;
  readonly data: unknown;
}

export type Runner = (path: string) => AsyncIterable<FileEvent>;
/** Called with the events of one file after those of another, as files end: reports know by their order what they belong to. */
export type Listener = (event: FileEvent) => void;

export async function runFiles(files: readonly QueuedFile[], room: number, runner: Runner, told: Listener): Promise<void> {
  const running = new Set<Promise<void>>();
  let free = room;
  for (const file of files) {
    const takes = Math.min(file.takes, room);
    while (free < takes) await Promise.race(running);
    free -= takes;
    const ended = runFile(file.path, runner, told).then(() => {
      free += takes;
      running.delete(ended);
    });
    running.add(ended);
  }
  await Promise.all(running);
}

async function runFile(path: string, runner: Runner, told: Listener): Promise<void> {
  const events: FileEvent[] = [];
  for await (const event of runner(path)) events.push(event);
  for (const event of events) told(event);
}
