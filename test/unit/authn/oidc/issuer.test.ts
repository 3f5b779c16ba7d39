import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Issuer } from "../../../../runtime/authn/oidc/issuer.js";
import { workWatch } from "../../../support/thread-time.js";
import { yardstick } from "../../../support/yardstick.js";

const URL = "https://issuer.example/tenant/";
const CONFIGURATION = `${URL}.well-known/openid-configuration`;
const KEYS = "https://keys.example/jwks";

const discover = (documents: Readonly<Record<string, unknown>>): Promise<void> => {
  const fetch = async (url: string): Promise<string> => {
    const found = documents[url];
    if (found === undefined) throw new Error("it answered 404");
    return typeof found === "string" ? found : JSON.stringify(found);
  };
  return new Issuer({ url: URL, algorithms: ["RS256"], fetch }).discover();
};

describe("what an issuer says of itself", () => {
  test("OIDC-03, OIDC-11 it is found by its address, whose last slash is written once", async () => {
    await discover({ [CONFIGURATION]: { issuer: URL, jwks_uri: KEYS }, [KEYS]: { keys: [] } });
  });

  test("OIDC-11, LIM-05 of very many keys only the first are looked at", async () => {
    const keys = Array.from({ length: 20_000 }, () => ({ kty: "RSA", n: "AQAB", e: "AQAB" }));
    const documents = { [CONFIGURATION]: { issuer: URL, jwks_uri: KEYS }, [KEYS]: JSON.stringify({ keys }) };
    let least = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < 4 && least >= 2; attempt++) {
      const worked = workWatch();
      await discover(documents);
      least = Math.min(least, worked() / yardstick());
    }
    assert.ok(least < 2, `held for ${least.toFixed(2)} times the yardstick`);
  });

  test("OIDC-11 what is no description or has no keys makes no issuer", async () => {
    const bad: [Record<string, unknown>, RegExp][] = [
      [{}, /404/],
      [{ [CONFIGURATION]: "<html>" }, /not valid JSON/],
      [{ [CONFIGURATION]: "[]" }, /not a JSON object/],
      [{ [CONFIGURATION]: { issuer: "https://issuer.example/tenant", jwks_uri: KEYS } }, /calls itself by another name/],
      [{ [CONFIGURATION]: { issuer: URL } }, /no https address of its keys/],
      [{ [CONFIGURATION]: { issuer: URL, jwks_uri: "http://keys.example/jwks" } }, /no https address of its keys/],
      [{ [CONFIGURATION]: { issuer: URL, jwks_uri: KEYS } }, /404/],
      [{ [CONFIGURATION]: { issuer: URL, jwks_uri: KEYS }, [KEYS]: {} }, /no key set/],
    ];
    for (const [documents, message] of bad) await assert.rejects(discover(documents), message);
  });
});
