/** The numbers of ARCHITECTURE.md's tables of bounds are those of the code. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { MAXIMUM_REMEMBERED } from "../../runtime/admission/webhook/failure-log.js";
import { MAXIMUM_KNOWN_CHARACTERS, MAXIMUM_KNOWN_TOKENS } from "../../runtime/authn/known-tokens.js";
import { MAXIMUM_ASKED, MAXIMUM_ISSUERS } from "../../runtime/authn/oidc/distributed-claims.js";
import { MAXIMUM_ANSWERS } from "../../runtime/authn/token-webhook/token-webhook.js";
import { MAXIMUM_GATHERED_WEIGHT } from "../../runtime/authz/rbac/gathered-permissions.js";
import { MAXIMUM_DECISIONS } from "../../runtime/authz/webhook/decision-cache.js";
import { REMEMBERED, WAITING } from "../../runtime/client/kit/event-recorder.js";
import { OUTCOME_LIMIT } from "../../runtime/codec/negotiation/negotiation.js";
import { PARSED_ELEMENTS_MAX } from "../../runtime/fields/field-set/path-element.js";
import { REMEMBERED_USERS } from "../../runtime/http/in-flight.js";
import { MAXIMUM_SERIES } from "../../runtime/metrics/metric.js";
import { WATCH_QUEUE_LIMIT } from "../../runtime/registry/read/watch.js";
import { MAXIMUM_OF_USER, MAXIMUM_RELAYS } from "../../runtime/relay/relay-places.js";
import { MOST_PARSED } from "../../runtime/schema/checks/paths.js";
import { MOST_PROGRAMS } from "../../runtime/schema/expressions/language.js";
import { MOST_KEPT } from "../../runtime/schema/linear-patterns.js";
import { MAXIMUM_REMEMBERED_BYTES } from "../../runtime/storage/cache/cache-memory.js";
import { MAXIMUM_QUEUE_BYTES } from "../../runtime/storage/cache/cache-watchers.js";
import { MAXIMUM_WINDOW_BYTES } from "../../runtime/storage/cache/change-window.js";
import { MAXIMUM_PAST_SNAPSHOTS } from "../../runtime/storage/cache/past-snapshots.js";
import { MAXIMUM_BATCH_COMMITS, MAXIMUM_WAITING_COMMITS } from "../../runtime/storage/sqlite/commit-queue.js";
import { MAXIMUM_VALUE_BYTES } from "../../runtime/storage/sqlite/messages.js";

const rows = readFileSync("ARCHITECTURE.md", "utf8").split("\n");

const count = (value: number): string => value.toLocaleString("en-US");
const mebi = (value: number): string => `${value / 1024 / 1024} Mi`;

const BOUNDS: readonly [row: string, ...texts: string[]][] = [
  ["requests handed on", `${count(MAXIMUM_OF_USER)} of one user`, `${count(MAXIMUM_RELAYS)} in all`],
  ["commits waiting", count(MAXIMUM_WAITING_COMMITS)],
  ["commits of a transaction", count(MAXIMUM_BATCH_COMMITS)],
  ["an object as it is stored", `${mebi(MAXIMUM_VALUE_BYTES)}B`],
  ["changes waiting for a watcher", count(WATCH_QUEUE_LIMIT), `${mebi(MAXIMUM_QUEUE_BYTES)}B`],
  ["changes a cache remembers", `${mebi(MAXIMUM_WINDOW_BYTES)}B`],
  ["past states a cache remembers", count(MAXIMUM_PAST_SNAPSHOTS)],
  ["what is kept beside the present state", `${mebi(MAXIMUM_REMEMBERED_BYTES)}B together`],
  [
    "what webhooks and verifiers have answered",
    `${count(MAXIMUM_KNOWN_TOKENS)} tokens`,
    `${mebi(MAXIMUM_KNOWN_CHARACTERS)} characters`,
    `${count(MAXIMUM_ANSWERS)} token reviews`,
    `${count(MAXIMUM_DECISIONS)} decisions`,
  ],
  ["what is gathered of users", `${count(MAXIMUM_GATHERED_WEIGHT)} entries`],
  ["what texts are read as", `${count(MOST_PROGRAMS)}; ${count(MOST_PARSED)}; ${count(PARSED_ELEMENTS_MAX)}`],
  ["patterns kept compiled", count(MOST_KEPT)],
  ["Accept headers", count(OUTCOME_LIMIT)],
  ["webhooks whose failure", count(MAXIMUM_REMEMBERED)],
  ["events that control loops tell", `${count(WAITING)}; ${count(REMEMBERED)}`],
  ["distributed claims asked for", `${count(MAXIMUM_ASKED)} at once`],
  ["issuers of distributed claims", count(MAXIMUM_ISSUERS)],
  ["users whose requests in flight", count(REMEMBERED_USERS)],
  ["series of a metric", count(MAXIMUM_SERIES)],
];

for (const [begin, ...texts] of BOUNDS) {
  test(`LIM-05 ARCHITECTURE.md says what the code says of: ${begin}`, () => {
    const [row = "", ...others] = rows.filter((line) => line.startsWith(`| ${begin}`));
    assert.deepEqual(others, []);
    const size = row.split("|")[2] ?? "";
    for (const text of texts) assert.match(size, new RegExp(`(?<!\\d,?)${text}(?!,?\\d)`), `${row} - should say ${text}`);
  });
}
