/** Drives writers, watchers that disconnect and resume, and paging listers; then holds what each saw against one history. */
import assert from "node:assert/strict";
import type { ApiClient } from "./api-client.js";

const COLLECTION = "/api/v1/configmaps";
const NAMESPACES = ["default", "orch-public"];
const KEYS_PER_NAMESPACE = 12;
const PAGE = 5;

interface Change {
  readonly type: string;
  readonly key: string;
  readonly version: number;
  /** What the object held, absent for a deletion. */
  readonly value?: string;
}

interface ListSeen {
  readonly version: number;
  readonly state: string[];
}

/** Where to send the next request: a restarted server has another client. */
export type ClientSource = () => ApiClient;

export interface NoLossCounts {
  readonly acknowledged: number;
  readonly lists: number;
  readonly resumptions: number;
  readonly refusals: number;
}

export interface NoLossRun {
  /** What has happened so far. */
  counts(): NoLossCounts;
  /** Stops everybody once the watchers have caught up, and verifies. Gives the final counts. */
  finish(): Promise<NoLossCounts>;
}

/** Starts the actors; the namespaces used must hold no config maps but theirs. */
export async function startNoLossRun(
  client: ClientSource,
  options: { writers: number; watchers: number; listers: number },
): Promise<NoLossRun> {
  const start = Number((await client().get(COLLECTION)).json.metadata.resourceVersion);
  const before = await listAll(client());
  const run = new Actors(client, start);
  const writers = Array.from({ length: options.writers }, (_, i) => run.write(i));
  const listers = Array.from({ length: options.listers }, () => run.list());
  const watchers = Array.from({ length: options.watchers }, (_, i) =>
    run.watch(i % 2 === 0 ? COLLECTION : namespaced(NAMESPACES[0] as string), i > 1),
  );
  const counts = (): NoLossCounts => ({
    acknowledged: run.acknowledged.length,
    lists: run.lists.length,
    resumptions: run.resumptions,
    refusals: run.refusals,
  });
  return {
    counts,
    async finish() {
      run.stopping = true;
      await Promise.all([...writers, ...listers]);
      const theEnd = `${namespaced(NAMESPACES[0] as string)}/the-end`;
      const last = await client().put(theEnd, { metadata: { name: "the-end" } });
      run.end = Number(last.json.metadata.resourceVersion);
      // One change more, for watchers that had seen the last one before it was known to be the last.
      await client().delete(theEnd);
      const seen = await Promise.all(watchers);
      verify(run, before, seen);
      return counts();
    },
  };
}

class Actors {
  stopping = false;
  end = Number.POSITIVE_INFINITY;
  resumptions = 0;
  refusals = 0;
  readonly acknowledged: Change[] = [];
  readonly lists: ListSeen[] = [];

  constructor(
    readonly client: ClientSource,
    readonly start: number,
  ) {}

  /** Creates, replaces, patches and deletes at random; remembers what was acknowledged. */
  async write(writer: number): Promise<void> {
    for (let i = 0; !this.stopping; i++) {
      const namespace = NAMESPACES[i % NAMESPACES.length] as string;
      const name = `k${Math.floor(Math.random() * KEYS_PER_NAMESPACE)}`;
      const path = `${namespaced(namespace)}/${name}`;
      const value = `${writer}-${i}`;
      try {
        const dice = Math.random();
        const reply =
          dice < 0.25
            ? await this.client().delete(path)
            : dice < 0.5
              ? await this.client().mergePatch(path, { data: { value } })
              : await this.client().put(path, { metadata: { name }, data: { value } });
        if (reply.status === 200 || reply.status === 201) {
          const version = Number(reply.json.metadata.resourceVersion);
          if (version) this.acknowledged.push({ type: "write", key: `${namespace}/${name}`, version, value });
        } else if (![404, 409].includes(reply.status)) assert.fail(reply.text);
      } catch (error) {
        this.refused(error);
      }
    }
  }

  /** Reads all in pages over one version, again and again. */
  async list(): Promise<void> {
    while (!this.stopping) {
      try {
        this.lists.push(await listAll(this.client()));
      } catch (error) {
        this.refused(error);
      }
    }
  }

  /** Follows a collection to the end, cutting its own stream at random when `restless`. */
  async watch(path: string, restless: boolean): Promise<{ path: string; changes: Change[] }> {
    const changes: Change[] = [];
    let version = this.start;
    while (version < this.end) {
      try {
        const stream = await this.client().watch(`${path}?watch=1&allowWatchBookmarks=true&resourceVersion=${version}`);
        assert.equal(stream.status, 200);
        let patience = restless ? 1 + Math.floor(Math.random() * 200) : Number.POSITIVE_INFINITY;
        for (let event = await stream.next(); event !== undefined; event = await stream.next()) {
          assert.notEqual(event.type, "ERROR", JSON.stringify(event.object));
          version = Number(event.object.metadata.resourceVersion);
          if (event.type !== "BOOKMARK") changes.push(changeOf(event));
          if (version >= this.end || --patience === 0) break;
        }
        stream.close();
      } catch (error) {
        this.refused(error);
      }
      this.resumptions++;
    }
    return { path, changes: changes.filter((change) => change.version <= this.end) };
  }

  /** A cut connection is part of the game; a failed assertion is not. */
  private refused(error: unknown): void {
    if (error instanceof assert.AssertionError) throw error;
    this.refusals++;
  }
}

function changeOf(event: {
  type: string;
  object: { metadata: { namespace: string; name: string; resourceVersion: string }; data?: { value?: string } };
}): Change {
  const { namespace, name, resourceVersion } = event.object.metadata;
  const value = event.object.data?.value;
  return { type: event.type, key: `${namespace}/${name}`, version: Number(resourceVersion), ...(value === undefined ? {} : { value }) };
}

async function listAll(client: ApiClient): Promise<ListSeen> {
  const state: string[] = [];
  let version = 0;
  let token = "";
  do {
    const reply = await client.get(`${COLLECTION}?limit=${PAGE}${token === "" ? "" : `&continue=${encodeURIComponent(token)}`}`);
    assert.equal(reply.status, 200, reply.text);
    const { metadata, items } = reply.json;
    assert.ok(version === 0 || version === Number(metadata.resourceVersion), "pages of one list show one version");
    version = Number(metadata.resourceVersion);
    for (const item of items) state.push(`${item.metadata.namespace}/${item.metadata.name}@${item.metadata.resourceVersion}`);
    token = metadata.continue ?? "";
  } while (token !== "");
  return { version, state };
}

const namespaced = (namespace: string): string => `/api/v1/namespaces/${namespace}/configmaps`;

function verify(run: Actors, before: ListSeen, seen: readonly { path: string; changes: Change[] }[]): void {
  const history = seen[0]?.changes ?? [];
  for (let i = 1; i < history.length; i++) {
    assert.ok((history[i] as Change).version > (history[i - 1] as Change).version, "versions grow with each change");
  }
  for (const { path, changes } of seen) {
    const expected = path === COLLECTION ? history : history.filter(({ key }) => key.startsWith(`${NAMESPACES[0]}/`));
    assert.deepEqual(changes, expected, `a watcher of ${path} saw every change once, in order`);
  }
  const byVersion = new Map(history.map((change) => [change.version, change]));
  for (const { key, version, value } of run.acknowledged) {
    const change = byVersion.get(version);
    if (version <= run.start) continue;
    assert.ok(change, `the acknowledged write ${key}@${version} is in the history`);
    assert.deepEqual([change.key, change.value], [key, value]);
  }
  const sorted = [...run.lists].sort((a, b) => a.version - b.version);
  const state = new Map(before.state.map((entry) => entry.split("@") as [string, string]));
  let next = 0;
  for (const list of sorted) {
    for (; next < history.length && (history[next] as Change).version <= list.version; next++) {
      const change = history[next] as Change;
      if (change.version <= before.version) continue;
      if (change.type === "DELETED") state.delete(change.key);
      else state.set(change.key, String(change.version));
    }
    if (list.version < before.version) continue;
    assert.deepEqual(
      [...list.state].sort(),
      [...state].map(([key, version]) => `${key}@${version}`).sort(),
      `the list at ${list.version} is the state at ${list.version}`,
    );
  }
}
