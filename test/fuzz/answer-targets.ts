/** What those answer whom the server asks or hands requests on to, and what comes on a connection before it is encrypted. */
import assert from "node:assert/strict";
import type { IncomingMessage } from "node:http";
import { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setImmediate as nextTurn } from "node:timers/promises";
import { vendorProfiles } from "../../generated/index.js";
import { statusOf } from "../../runtime/admission/image-policy/image-review.js";
import { answerOf } from "../../runtime/authn/token-webhook/token-review.js";
import { decisionOf } from "../../runtime/authz/webhook/access-review.js";
import type { Connection } from "../../runtime/http/connections/connection.js";
import { HandshakePace } from "../../runtime/http/connections/handshake-pace.js";
import type { RelayTarget } from "../../runtime/registry/relays.js";
import { answerHeaders } from "../../runtime/relay/forwarded-headers.js";
import { pageChanges } from "../../runtime/relay/page-links.js";
import { escapePath, Rewriting } from "../../runtime/relay/rewriting.js";
import { type FuzzTarget, HEAD_BYTES } from "./fuzzer.js";
import { tolerate } from "./tolerate.js";

const profile = vendorProfiles["orch"]!;
const TOKEN_REVIEW = "authentication.orch.io/v1";
const TARGET = { scheme: "http", host: "10.0.0.1", port: "80", path: "/a/b", query: "", trust: "backend" } as unknown as RelayTarget;
const PREFIX = "/api/v1/namespaces/default/pods/p/proxy";
const REWRITING = new Rewriting(TARGET, PREFIX, "server.example");
/** As long as they are read at all. */
const ANSWER_BYTES = 1024 * 1024;

const review = (kind: string, apiVersion: string, status: string): string =>
  `{"kind":"${kind}","apiVersion":"${apiVersion}","status":${status}}`;
const REVIEW_SEEDS = [
  review(
    "TokenReview",
    TOKEN_REVIEW,
    '{"authenticated":true,"audiences":["a"],"user":{"username":"a","uid":"b","groups":["c"],"extra":{"__proto__":["d"],"constructor":[]}}}',
  ),
  review("TokenReview", TOKEN_REVIEW, '{"authenticated":false,"error":"no"}'),
  review("SubjectAccessReview", "", '{"allowed":true,"denied":false,"reason":"a"}'),
  review(
    "ImageReview",
    "imagepolicy.orch.io/v1alpha1",
    '{"allowed":false,"reason":"a","auditAnnotations":{"__proto__":"b","toString":"c"}}',
  ),
  review("ImageReview", "imagepolicy.orch.io/v1alpha1", `{"auditAnnotations":{${'"a":"b",'.repeat(16_000)}"c":"d"}}`),
  review("TokenReview", TOKEN_REVIEW, `{"user":{"extra":{${'"\\u0041":[],'.repeat(4000)}"a":[]}}}`),
  review("TokenReview", TOKEN_REVIEW, `${"[".repeat(500_000)}${"]".repeat(500_000)}`),
  `{"status":${'{"status":'.repeat(100_000)}`,
];

/** The text of a page as the proxy hands it on. */
async function readPage(input: Buffer): Promise<number> {
  const answer = { headers: { "content-type": "text/html" } } as unknown as IncomingMessage;
  let characters = 0;
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      characters += chunk.length;
      done();
    },
  });
  await pipeline([Readable.from([input]), ...(await pageChanges(answer, REWRITING, "jane")), sink]);
  return characters;
}

/** What a client says before anything is encrypted, in pieces; undefined where no handshake begins. */
async function greeted(input: Buffer, pieceBytes: number): Promise<Buffer | undefined> {
  const raw = new Readable({ read() {} });
  const connection = { raw, address: "a", greeting: true };
  let begun: Buffer | undefined;
  new HandshakePace().greet(connection as unknown as Connection, () => {
    begun = raw.read() as Buffer;
    return undefined;
  });
  for (let at = 0; at < input.length && connection.greeting; at += pieceBytes) {
    raw.push(input.subarray(at, at + pieceBytes));
    await nextTurn();
  }
  for (let turn = 0; turn < 3; turn++) await nextTurn();
  raw.destroy();
  return begun;
}

const GREETING_PIECES = 40;

export const ANSWER_TARGETS: readonly FuzzTarget[] = [
  {
    name: "answers of reviews",
    maximumBytes: ANSWER_BYTES,
    seeds: REVIEW_SEEDS,
    tokens: [
      "{",
      "}",
      "[",
      "]",
      ",",
      ":",
      '"',
      "\\",
      '"status":',
      '"user":',
      '"extra":',
      '"allowed":',
      "true",
      "null",
      "1e999",
      '"__proto__":',
    ],
    run(input) {
      const text = input.toString();
      for (const read of [() => answerOf(text, TOKEN_REVIEW), () => decisionOf(text), () => statusOf(text, profile)]) {
        tolerate(() => void read(), RangeError);
      }
    },
  },
  {
    name: "pages of backends",
    // Of all turns of the event loop together.
    share: 8,
    seeds: [
      '<!doctype html><base href="/"><a href="/a?b#c">d</a><img src=/e usemap=\'#f\'><script>"</a>"</script><!-- <a href="/"> --></html>',
      '<a href="http://10.0.0.1:80/a" href="/b" __proto__="/c"><svg><a href="/d"/></svg>',
      "<".repeat(60_000),
      "<a ".repeat(20_000),
      `<a ${'a="/"'.repeat(12_000)}`,
      `<a href="${"/".repeat(60_000)}">`,
      "<!--".repeat(16_000),
      "&amp".repeat(16_000),
      "<svg>".repeat(13_000),
      `<a href='/${'"'.repeat(60_000)}'>`,
      "<p><table><a href='/'>".repeat(3000),
    ],
    tokens: [
      "<a href=",
      "<",
      ">",
      "</",
      "/>",
      '"',
      "'",
      "=",
      "<!--",
      "-->",
      "<script>",
      "</script>",
      "<![CDATA[",
      "&",
      "&#x",
      ";",
      "/",
      "<svg>",
      "<table>",
    ],
    run: async (input) => void (await readPage(input)),
  },
  {
    name: "addresses in answers of backends",
    maximumBytes: HEAD_BYTES,
    seeds: [
      "http://10.0.0.1:80/a/../b?c#d",
      "https://server.example/a",
      "//10.0.0.1:80/a",
      `/${"../".repeat(100_000)}`,
      `http://10.0.0.1:80${"/a/../b1e99//0".repeat(27_000)}`,
      `/${"%2f".repeat(100_000)}`,
      `/a${"?".repeat(300_000)}`,
      "/".repeat(380_000),
      `http://[${":".repeat(300_000)}]/`,
    ],
    tokens: ["/", "//", "..", ":", "@", "[", "]", "%", "%2f", "%zz", "?", "#", "http:", "10.0.0.1:80"],
    run(input) {
      const text = input.toString("latin1");
      assert.equal(typeof REWRITING.rewrite(text), "string");
      const target = { ...TARGET, path: text };
      assert.equal(typeof new Rewriting(target, PREFIX, "server.example").forwardedUri(escapePath(text)), "string");
    },
  },
  {
    name: "headers in answers of backends",
    maximumBytes: HEAD_BYTES,
    seeds: ["connection: x-a\nx-a: b\n__proto__: c\nconstructor: d\naccess-control-allow-origin: *", `connection: ${",".repeat(380_000)}`],
    tokens: ["connection: ", ",", "\n", ": ", "content-length: 1", "set-cookie: a"],
    run(input) {
      const headers: Record<string, string[]> = Object.create(null);
      for (const line of input.toString("latin1").split("\n", 512)) {
        const [name = "", value] = line.split(": ", 2);
        if (value !== undefined) headers[name.toLowerCase()] = [...(headers[name.toLowerCase()] ?? []), value];
      }
      const kept = answerHeaders(headers);
      if (headers["connection"] === undefined && Object.hasOwn(headers, "__proto__")) assert.ok(Object.hasOwn(kept, "__proto__"));
    },
  },
  {
    name: "greetings of connections",
    maximumBytes: 32 * 1024,
    seeds: [
      "\x16\x03\x01\x00\x02\x01\x02",
      "\x16\x03\x01\x3f\x7f".padEnd(16_000, "a"),
      "\x16\x03\x01\xff\xff",
      "GET / HTTP/1.1\r\n",
      "\x16".repeat(20_000),
    ],
    tokens: ["\x16", "\x03\x01", "\x00", "\x40\x00", "\x3f\x7f", "\x15"],
    async run(latin) {
      // Seeds are texts of Latin letters, so that each byte is one.
      const input = Buffer.from(latin.toString(), "latin1");
      if (input.length === 0) return;
      const begun = await greeted(input, Math.ceil(input.length / (1 + ((input[0] as number) % GREETING_PIECES))));
      if (begun !== undefined) assert.deepEqual(begun, input.subarray(0, begun.length));
    },
  },
];
