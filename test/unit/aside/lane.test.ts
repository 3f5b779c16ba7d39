/** What becomes of large requests when their thread ends, with a thread that ends when it is told to. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { AsideLane } from "../../../runtime/aside/lane.js";
import type { AsideRequest } from "../../../runtime/aside/messages.js";
import type { StatusError } from "../../../runtime/errors/status.js";
import { eventually } from "../../support/eventually.js";

/** Answers each request in the next turn but one; those of the path `/end/N` end the thread the first N times, `/commit/N` ask for a commit before. */
const THREAD = `
  import { parentPort } from "node:worker_threads";
  const body = new Uint8Array();
  process.env.LANE_STARTS = String(Number(process.env.LANE_STARTS) + 1);
  parentPort.on("message", ({ type, id, request }) => {
    if (type === "reply") process.exit(1);
    if (type !== "request") return;
    process.env.LANE_ORDER += request.url;
    const [, what, times] = request.url.split("/");
    const isOver = Number(process.env.LANE_STARTS) > Number(times);
    if (what === "commit" && !isOver) return parentPort.postMessage({ type: "question", id, question: 1, asked: { kind: "commit", key: "", expected: 0 } });
    if (what === "fresh" && !isOver) return parentPort.postMessage({ type: "question", id, question: 1, asked: { kind: "fresh", keys: [] } });
    if (what === "end" && !isOver) return process.exit(1);
    if (what === "memory") { const all = []; for (;;) all.push(new Array(1e5).fill({})); }
    const answer = { status: 200, contentType: request.url, body, headers: [], warnings: [] };
    setImmediate(() => setImmediate(() => parentPort.postMessage({ type: "answer", id, answer })));
  });
`;

const SETTINGS = { profile: "orch", gates: [], served: [] };

let closed: string[] = [];
beforeEach(() => {
  process.env["LANE_STARTS"] = "0";
  process.env["LANE_ORDER"] = "";
  closed = [];
});

/** What each path was answered with, as if all had come at once; what stands before a dash is the user. */
async function answers(paths: readonly string[], oldGenerationMiB?: number, body = Buffer.from("body")): Promise<(string | StatusError)[]> {
  const lane = new AsideLane(SETTINGS, {
    file: new URL(`data:text/javascript,${encodeURIComponent(THREAD)}`),
    ...(oldGenerationMiB === undefined ? {} : { oldGenerationMiB }),
  });
  const run = async (url: string): Promise<string | StatusError> => {
    const caller = {
      signal: url.startsWith("/gone") ? AbortSignal.abort() : new AbortController().signal,
      warn: () => undefined,
      ask: async () => ({ value: { ok: true, revision: 1 }, handedOver: [] }),
      close: () => void closed.push(url),
    };
    const request = { url, body, target: { namespace: "" }, user: { name: url.split("-")[0] } } as unknown as AsideRequest;
    return lane.run(request, caller).then(
      ({ contentType }) => contentType,
      (error: StatusError) => error,
    );
  };
  try {
    return await Promise.all(paths.map(run));
  } finally {
    await lane.close();
  }
}

const isUnavailable = (answer: string | StatusError | undefined): void => {
  assert(typeof answer === "object");
  assert.equal(answer.code, 503);
  assert.equal(answer.status.details?.retryAfterSeconds, 1);
};

test("requests whose thread has ended are worked on again, one at a time and before those that wait", async () => {
  const paths = ["/a", "/end/1", "/b", "/c", "/d", "/e"];
  assert.deepEqual(await answers(paths), paths);
  assert.equal(process.env["LANE_STARTS"], "2");
  assert.deepEqual([...closed].sort(), [...paths].sort(), "each caller is told once that it is over");
  assert.match(process.env["LANE_ORDER"] ?? "", /\/end\/1(\/b)?(\/c)?(\/a)?\/end\/1\/b\/c\/d\/e$/);
});

test("one whose caller is gone by its turn is not worked on, and is no failure that is to be logged", async () => {
  const [gone, other] = await answers(["/gone", "/a"]);
  assert(typeof gone === "object");
  assert.deepEqual([gone.code, gone.cause], [504, undefined]);
  assert.equal(other, "/a");
  assert.equal(process.env["LANE_ORDER"], "/a");
});

test("one that ends every thread is a 503 to be tried again, and harms nobody beside it", async () => {
  const [before, ending, after] = await answers(["/a", "/end/9", "/b"]);
  assert.deepEqual([before, after], ["/a", "/b"]);
  isUnavailable(ending);
});

test("one that has committed is not worked on again; one that has only looked is", async () => {
  const [committed, looked] = await answers(["/commit/1", "/fresh/1"]);
  isUnavailable(committed);
  assert.equal(looked, "/fresh/1");
});

test("one that alone uses up the memory of the thread is a failure that is logged", async () => {
  const [failure, other] = await answers(["/memory", "/b"], 16);
  assert(failure instanceof Error);
  assert("code" in failure && (failure.code as unknown) === "ERR_WORKER_OUT_OF_MEMORY", String(failure));
  assert.equal(other, "/b");
});

test("LIM-05 bodies that wait for the thread are bounded together: who comes beyond is told to come again", async () => {
  const paths = Array.from({ length: 100 }, (_, index) => `/${index}`);
  const told = await answers(paths, undefined, Buffer.alloc(3 * 1024 * 1024));
  // One so large is under way at a time, and so many have room.
  const served = 1 + Math.floor(128 / 3);
  assert.deepEqual(told.slice(0, served), paths.slice(0, served));
  const refused = told.slice(served) as StatusError[];
  assert.deepEqual(new Set(refused.map(({ code, status }) => `${code} ${status.details?.retryAfterSeconds}`)), new Set(["429 1"]));
});

test("an answer to a thread that has ended is not taken for one to the next thread", async () => {
  const thread = `
    import { parentPort } from "node:worker_threads";
    process.env.LANE_STARTS = String(Number(process.env.LANE_STARTS) + 1);
    let working;
    parentPort.on("message", ({ type, id, value }) => {
      if (type === "request") {
        working = id;
        parentPort.postMessage({ type: "question", id, question: 1, asked: { kind: "fresh", keys: [] } });
        if (process.env.LANE_STARTS === "1") setImmediate(() => process.exit(1));
      }
      const answer = { status: 200, contentType: value, body: new Uint8Array(), headers: [], warnings: [] };
      if (type === "reply") parentPort.postMessage({ type: "answer", id: working, answer });
    });
  `;
  const lane = new AsideLane(SETTINGS, { file: new URL(`data:text/javascript,${encodeURIComponent(thread)}`) });
  const first = Promise.withResolvers<{ value: unknown; handedOver: [] }>();
  let asked = 0;
  const caller = {
    signal: new AbortController().signal,
    warn: () => undefined,
    ask: async () => {
      if (++asked === 1) return first.promise;
      first.resolve({ value: "first", handedOver: [] });
      await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
      return { value: "second", handedOver: [] };
    },
    close: () => undefined,
  };
  try {
    const { contentType } = await lane.run(
      { url: "/a", body: Buffer.alloc(0), target: { namespace: "" }, user: { name: "" } } as unknown as AsideRequest,
      caller as never,
    );
    assert.equal(contentType, "second");
  } finally {
    await lane.close();
  }
});

test("each piece is made of the object that it was asked of, though they are shown one after the other in the same memory", async () => {
  const thread = `
    import { parentPort } from "node:worker_threads";
    parentPort.on("message", ({ id, order }) => {
      setImmediate(() => parentPort.postMessage({ type: "made", id, bytes: Uint8Array.from(order.json) }));
    });
  `;
  const lane = new AsideLane(SETTINGS, { file: new URL(`data:text/javascript,${encodeURIComponent(thread)}`) });
  const jsons = Array.from({ length: 40 }, (_, index) => Buffer.alloc(((index * 7) % 5) * 200_000 + index, index));
  // The thread does not keep the process alive.
  const alive = setInterval(() => undefined, 1000);
  try {
    const order = { path: "", isOtherVersion: false, piece: {} } as unknown as Parameters<AsideLane["make"]>[0];
    const made = await Promise.all(jsons.map((json) => lane.make({ ...order, json }, "")));
    made.forEach((bytes, index) => {
      assert.deepEqual(Buffer.from(bytes), jsons[index]);
    });
  } finally {
    clearInterval(alive);
    await lane.close();
  }
});

test("pieces are made in turns of those who want them", async () => {
  const thread = `
    import { parentPort } from "node:worker_threads";
    parentPort.on("message", ({ id, order }) => {
      setImmediate(() => setImmediate(() => parentPort.postMessage({ type: "made", id, bytes: Uint8Array.from(order.json) })));
    });
  `;
  const lane = new AsideLane(SETTINGS, { file: new URL(`data:text/javascript,${encodeURIComponent(thread)}`) });
  const alive = setInterval(() => undefined, 1000);
  try {
    const order = { path: "", isOtherVersion: false, piece: {}, json: Buffer.from("a") } as unknown as Parameters<AsideLane["make"]>[0];
    const made: string[] = [];
    const make = (holder: string) => lane.make(order, holder).then(() => made.push(holder));
    await Promise.all([...Array.from({ length: 12 }, () => make("many")), make("other"), make("other")]);
    // Three are under way when the other comes, for whom the fourth place is.
    assert.ok(made.lastIndexOf("other") < 8, made.join());
  } finally {
    clearInterval(alive);
    await lane.close();
  }
});

test("users take turns: who has many large requests waiting does not keep others waiting for all of them", async () => {
  const many = Array.from({ length: 12 }, (_, i) => `/many-${i}`);
  const paths = [...many, "/other-0", "/other-1"];
  assert.deepEqual(await answers(paths), paths);
  const users = (process.env["LANE_ORDER"] ?? "").split("/").map((path) => path.split("-")[0]);
  // Three are under way when the other user comes, for whom the fourth place is.
  assert.deepEqual(users.slice(1, 8), ["many", "many", "many", "other", "many", "other", "many"]);
});

test("LIM-05 bodies of one user that wait leave room for those of others", async () => {
  const many = Array.from({ length: 40 }, (_, i) => `/many-${i}`);
  const told = await answers([...many, "/other-0"], undefined, Buffer.alloc(3 * 1024 * 1024));
  const refused = told.filter((answer) => typeof answer === "object" && answer.code === 429);
  // One is under way, and 32 wait.
  assert.equal(refused.length, 7);
  assert.equal(told.at(-1), "/other-0");
});

test("LIM-05 whose requests have used much of the thread's time comes after those who have used little, and goes on after them", async () => {
  // Each request asks once, and is said to have taken what its path says.
  const thread = `
    import { parentPort } from "node:worker_threads";
    const running = new Map();
    const body = new Uint8Array();
    parentPort.on("message", ({ type, id, request, question }) => {
      if (type === "request") {
        running.set(id, request.url);
        process.env.LANE_ORDER += request.url + "/begins";
        const spentMs = Number(request.url.split("/")[2]);
        return parentPort.postMessage({ type: "question", id, question: id, asked: { kind: "fresh", keys: [] }, spentMs });
      }
      const url = running.get(question);
      process.env.LANE_ORDER += url + "/ends";
      const answer = { status: 200, contentType: url, body, headers: [], warnings: [] };
      parentPort.postMessage({ type: "answer", id: question, answer, spentMs: 1 });
    });
  `;
  const lane = new AsideLane(SETTINGS, { file: new URL(`data:text/javascript,${encodeURIComponent(thread)}`) });
  // The thread does not keep the process alive.
  const alive = setInterval(() => undefined, 1000);
  const asks: (() => void)[] = [];
  const run = (name: string, ms: number) => {
    const ask = async (): Promise<unknown> => {
      if (name === "heavy") await new Promise<void>((resolve) => asks.push(resolve));
      return { value: undefined, handedOver: [] };
    };
    const caller = { signal: new AbortController().signal, warn: () => undefined, ask, close: () => undefined };
    return lane.run(
      { url: `/${name}/${ms}`, body: Buffer.alloc(0), target: { namespace: name }, user: { name } } as unknown as AsideRequest,
      caller as never,
    );
  };
  const asked = (count: number) => eventually(() => asks.length === count);
  try {
    const first = run("heavy", 1000);
    await asked(1);
    const second = run("heavy", 1000);
    const light = [run("light", 1), run("other", 1)];
    asks[0]?.();
    await Promise.all(light);
    await first;
    await asked(2);
    asks[1]?.();
    await second;
    const order = (process.env["LANE_ORDER"] ?? "")
      .replaceAll(/\/10*\/(begins|ends)/g, " $1")
      .split("/")
      .slice(1);
    const of = (name: string): number => order.indexOf(name);
    assert.ok(Math.max(of("light ends"), of("other ends")) < of("heavy ends"), order.join());
    assert.ok(order.lastIndexOf("heavy begins") > of("heavy ends"), order.join());
  } finally {
    clearInterval(alive);
    await lane.close();
  }
});

test("when the server drains, requests that have not begun are told so, and what is under way ends", async () => {
  const lane = new AsideLane(SETTINGS, { file: new URL(`data:text/javascript,${encodeURIComponent(THREAD)}`) });
  const alive = setInterval(() => undefined, 1000);
  const caller = { signal: new AbortController().signal, warn: () => undefined, ask: () => assert.fail(), close: () => undefined };
  const run = (rank?: 1) => {
    const request = { url: "/a", body: Buffer.alloc(1024 * 1024), target: { namespace: "" }, user: { name: "" } };
    return lane.run(request as unknown as AsideRequest, caller as never, rank).then(
      ({ status }) => status,
      (error: StatusError) => error,
    );
  };
  try {
    const told = [run(), run(), run(), run(1), run(1)];
    lane.drain();
    const [first, ...others] = await Promise.all([...told, run()]);
    assert.equal(first, 200);
    for (const at of [0, 1, 4]) isUnavailable(others[at] as StatusError);
    assert.deepEqual(others.slice(2, 4), [200, 200], "what is written for requests that are under way is written");
  } finally {
    clearInterval(alive);
    await lane.close();
  }
});

test("LIM-05 those that wait for others to answer are bounded by their objects, for one user, for who has some and for all", async () => {
  const thread = `
    import { parentPort } from "node:worker_threads";
    const running = new Map();
    parentPort.on("message", ({ type, id, request, question }) => {
      const body = new Uint8Array();
      const answer = (id) => parentPort.postMessage({ type: "answer", id, answer: { status: 200, contentType: "", body, headers: [], warnings: [] } });
      if (type === "reply") return answer(question);
      if (request.verb === "get") return answer(id);
      const asked = { kind: "admission", stage: "admit", attributes: {} };
      parentPort.postMessage({ type: "question", id, question: id, asked, heldBytes: 4 * 1024 * 1024 });
    });
  `;
  const lane = new AsideLane(SETTINGS, { file: new URL(`data:text/javascript,${encodeURIComponent(thread)}`) });
  // The thread does not keep the process alive.
  const alive = setInterval(() => undefined, 1000);
  const asking: string[] = [];
  const answered = Promise.withResolvers<{ value: unknown; handedOver: [] }>();
  const run = (name: string, verb = "update", namespace = name) => {
    const ask = (): Promise<unknown> => {
      asking.push(name);
      return answered.promise;
    };
    const caller = { signal: new AbortController().signal, warn: () => undefined, ask, close: () => undefined };
    return lane.run({ verb, body: Buffer.alloc(0), target: { namespace }, user: { name } } as unknown as AsideRequest, caller as never);
  };
  try {
    const users = Array.from({ length: 24 }, (_, i) => `user${i}`);
    const held: Promise<unknown>[] = [];
    const counts: number[] = [];
    for (const user of users) {
      held.push(...Array.from({ length: 20 }, () => run(user)));
      // Who only reads asks nobody, and comes after those who might have begun before.
      for (let times = 0; times < 4; times++) await run("reader", "get");
      counts.push(asking.filter((name) => name === user).length);
    }
    // What is under way when a bound is reached has begun already.
    const [first = 0, second = 0] = counts;
    assert.ok(first >= 6 && first < 6 + 4, `${first} of the first user`);
    assert.ok(second >= 1 && second <= 4, `${second} of the second`);
    assert.ok(asking.length >= 24 && asking.length < 24 + 4, `${asking.length} of all`);
    assert.equal(counts.at(-1), 0);
    answered.resolve({ value: undefined, handedOver: [] });
    await Promise.all(held);
    assert.equal(asking.length, users.length * 20);
  } finally {
    clearInterval(alive);
    await lane.close();
  }
});

for (const [what, one, two] of [
  ["in one namespace", { namespace: "one" }, { namespace: "two" }],
  ["of one resource without", { namespace: "", group: "a", resource: "as" }, { namespace: "", group: "b", resource: "bs" }],
] as const)
  test(`LIM-05 writes ${what} that wait for others leave as much again to other ones, whoever's they are`, async () => {
    const thread = `
    import { parentPort } from "node:worker_threads";
    parentPort.on("message", ({ type, id, request, question }) => {
      const answer = { status: 200, contentType: "", body: new Uint8Array(), headers: [], warnings: [] };
      if (type === "reply") return parentPort.postMessage({ type: "answer", id: question, answer });
      if (request.url === "/plain") return parentPort.postMessage({ type: "answer", id, answer });
      const asked = { kind: "admission", stage: "admit", attributes: {} };
      parentPort.postMessage({ type: "question", id, question: id, asked, heldBytes: 64 * 1024 * 1024 });
    });
  `;
    const lane = new AsideLane(SETTINGS, { file: new URL(`data:text/javascript,${encodeURIComponent(thread)}`) });
    const alive = setInterval(() => undefined, 1000);
    let asking = 0;
    const answered = Promise.withResolvers<{ value: unknown; handedOver: [] }>();
    const ask = (): Promise<unknown> => {
      asking++;
      return answered.promise;
    };
    const caller = { signal: new AbortController().signal, warn: () => undefined, ask, close: () => undefined };
    const run = (name: string, target: object, url = "/held") => {
      const request = { url, verb: "update", body: Buffer.alloc(0), target, user: { name } };
      return lane.run(request as unknown as AsideRequest, caller as never);
    };
    try {
      const held: Promise<unknown>[] = [];
      for (let i = 0; i < 40; i++) {
        held.push(run(`user${i}`, one));
        await run("other", two, "/plain");
      }
      // Of one place no more than half, however many users come to it.
      assert.ok(asking >= 6 && asking < 6 + 4, `${asking} at once`);
      answered.resolve({ value: undefined, handedOver: [] });
      await Promise.all(held);
      assert.equal(asking, 40);
    } finally {
      clearInterval(alive);
      await lane.close();
    }
  });

test("when the lane is closed what is under way, waits or comes later is told that the server ends, and no other thread is started", async () => {
  const lane = new AsideLane(SETTINGS, { file: new URL(`data:text/javascript,${encodeURIComponent("process.env.LANE_STARTS += 'x'")}`) });
  const caller = { signal: new AbortController().signal, warn: () => undefined, ask: () => assert.fail(), close: () => undefined };
  const run = () =>
    lane.run(
      { url: "/a", body: Buffer.alloc(0), target: { namespace: "" }, user: { name: "" } } as unknown as AsideRequest,
      caller as never,
    );
  const order = { path: "", json: Buffer.alloc(0), isOtherVersion: false, piece: {} } as unknown as Parameters<AsideLane["make"]>[0];
  const before = [...Array.from({ length: 6 }, run), lane.make(order, "")];
  const told = Promise.allSettled(before);
  await lane.close();
  const later = await Promise.allSettled([run(), lane.make(order, "")]);
  for (const outcome of [...(await told), ...later]) {
    assert(outcome.status === "rejected");
    isUnavailable(outcome.reason);
    assert.equal((outcome.reason as StatusError).cause, undefined, "nothing is to be logged");
  }
  assert((process.env["LANE_STARTS"] ?? "").length <= 2, "one thread at most has begun");
});
