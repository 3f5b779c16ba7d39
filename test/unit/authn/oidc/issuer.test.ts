import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { SignJWT } from "jose";
import { Issuer } from "../../../../runtime/authn/oidc/issuer.js";
import { ecKeys, rsaKeys } from "../../../support/oidc-issuer.js";
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

  /** Fails when to discover an issuer of these keys holds the event loop for long. */
  const assertSoonRead = async (keys: readonly object[]): Promise<void> => {
    const documents = { [CONFIGURATION]: { issuer: URL, jwks_uri: KEYS }, [KEYS]: JSON.stringify({ keys }) };
    let least = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < 4 && least >= 2; attempt++) {
      const worked = workWatch();
      await discover(documents);
      least = Math.min(least, worked() / yardstick());
    }
    assert.ok(least < 2, `held for ${least.toFixed(2)} times the yardstick`);
  };

  test("OIDC-11, LIM-05 of very many keys only the first are looked at, and none that is larger than keys are", async () => {
    await assertSoonRead(Array.from({ length: 5000 }, () => ({ kty: "RSA", n: "AQAB", e: "AQAB" })));
    const n = rsaKeys().publicKey.export({ format: "jwk" }).n;
    await assertSoonRead([{ kty: "RSA", n, e: Buffer.alloc(100_000, 0xff).toString("base64url") }]);
  });

  test("OIDC-11, LIM-05 what has more in it than takes milliseconds to read is no document of an issuer", async () => {
    const names = Array.from({ length: 5000 }, (_, index) => `"\\\\${index}":0`);
    const much = [`{"keys":[],"a":[${"{},".repeat(20_000)}0]}`, `{"keys":[],${names.join()}}`, `{"keys":${"[".repeat(20_000)}`];
    for (const text of much) {
      await assert.rejects(discover({ [CONFIGURATION]: { issuer: URL, jwks_uri: KEYS }, [KEYS]: text }), /it has too much in it/);
      await assert.rejects(discover({ [CONFIGURATION]: text }), /it has too much in it/);
    }
  });

  test("OIDC-11, LIM-05 of keys that a token does not name only the first are tried, and none twice", async () => {
    const all = Array.from({ length: 9 }, () => ecKeys());
    const keys = all.map(({ publicKey }, index) => ({ ...publicKey.export({ format: "jwk" }), kid: `key-${index}` }));
    let asked = 0;
    const fetch = async (url: string): Promise<string> => {
      if (url === KEYS) asked++;
      return JSON.stringify(url === KEYS ? { keys } : { issuer: URL, jwks_uri: KEYS });
    };
    const issuer = new Issuer({ url: URL, algorithms: ["ES256"], fetch });
    await issuer.discover();
    const token = (index: number, kid?: string): Promise<string> =>
      new SignJWT({ sub: "jane", iss: URL })
        .setProtectedHeader({ alg: "ES256", ...(kid === undefined ? {} : { kid }) })
        .sign(all[index]!.privateKey);
    assert.equal((await issuer.claimsOf(await token(7)))["sub"], "jane");
    await assert.rejects(issuer.claimsOf(await token(8)), /no key of the issuer has made it/);
    assert.equal((await issuer.claimsOf(await token(8, "key-8")))["sub"], "jane");
    assert.equal(asked, 2, "the keys are looked at again for a token that none of them made");
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
