import assert from "node:assert/strict";
import { test } from "node:test";
import { credentialHeaders } from "../../../runtime/authn/credential-headers.js";
import type { RawExchange } from "../../../runtime/registry/connect.js";
import { answerHeaders, forwardedHeaders, upgradeHeaders } from "../../../runtime/relay/forwarded-headers.js";

/** Names that are tokens, and mean something to objects. */
const NAMES = ["__proto__", "constructor", "tostring", "hasownproperty"];
const HEADERS: Record<string, readonly string[]> = Object.create(null);
for (const name of NAMES) HEADERS[name] = ["a"];

test("PROXY-06 PATH-15 headers named as what objects have by themselves are handed on and come back", () => {
  const exchange = { headers: HEADERS, clientAddress: "", hasBody: false } as unknown as RawExchange;
  for (const lines of [forwardedHeaders(exchange, { host: "b" }), upgradeHeaders(exchange)]) {
    for (const name of NAMES) assert.equal(lines[lines.indexOf(name) + 1], "a", name);
  }
  assert.deepEqual(Object.keys(answerHeaders(HEADERS)), NAMES);
  assert.deepEqual(Object.keys(credentialHeaders("orch.io", undefined)(HEADERS)), NAMES);
});
