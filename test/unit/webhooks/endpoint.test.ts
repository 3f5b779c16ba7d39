/** Where calls of webhooks go. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { endpointOf, type WebhookClientConfig } from "../../../runtime/webhooks/endpoint.js";
import { WebhookUnreachable } from "../../../runtime/webhooks/exchange.js";
import { leastShare } from "../../support/yardstick.js";

const TOO_LONG = 1_300_000;
const found = (config: WebhookClientConfig) => endpointOf(config, () => ({ host: "127.0.0.1", port: 1 }));
const atUrl = (path: string): WebhookClientConfig => ({ url: `https://example.com/${path}` });
const atService = (path: string): WebhookClientConfig => ({ service: { namespace: "n", name: "s", path } });

test("HOOK-13 what a path cannot hold is escaped, empty parts and dots are left out", () => {
  assert.equal(found(atUrl('a b//é/./x/../\u{1f600}\u{d800}/~"/')).path, '/a%20b/%C3%A9/%F0%9F%98%80%EF%BF%BD/~"');
  assert.equal(found(atService("/ü")).path, "/%C3%BC");
});

for (const [what, config, cause] of [
  ["an address", atUrl("é".repeat(TOO_LONG)), /^URL of 1300020 characters is too long: must have at most 16384$/],
  ["a path", atService("/".repeat(TOO_LONG)), /^path of 1300000 characters is too long: must have at most 16384$/],
] as const) {
  test(`LIM-05 ${what} as long as an object may be is not called, and not read to find that out`, () => {
    const share = leastShare(0.5, () =>
      assert.throws(
        () => found(config),
        (error) => error instanceof WebhookUnreachable && cause.test(error.message),
      ),
    );
    assert.ok(share < 0.5, `${share} of the yardstick`);
  });
}

test("LIM-05 an address as long as is called takes no longer to read for what it has to escape", () => {
  const longest = 16 * 1024 - found(atUrl("")).authority.length - "https:///".length;
  const share = leastShare(1, () => found(atUrl("éa".repeat(longest / 2))));
  assert.ok(share < 1, `${share} of the yardstick`);
});
