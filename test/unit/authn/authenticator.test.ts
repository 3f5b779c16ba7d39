import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { anonymousUser } from "../../../runtime/authn/anonymous.js";
import { type Authenticator, type ClientCertificate, type Credentials, createAuthenticator } from "../../../runtime/authn/authenticator.js";
import { bearerToken, bearerTokenAuthenticator } from "../../../runtime/authn/bearer-token.js";
import { webSocketTokenAuthenticator } from "../../../runtime/authn/websocket-token.js";
import { x509Authenticator } from "../../../runtime/authn/x509.js";
import type { UserInfo } from "../../../runtime/definition/request-context.js";
import { unauthorized } from "../../../runtime/errors/constructors.js";

const none: Credentials = { authorization: undefined, certificate: undefined, subprotocols: undefined, rawHeaders: [] };
const user = (name: string, groups: string[] = []): UserInfo => ({ name, uid: "", groups, extra: {} });
const knows = (answer: UserInfo | undefined | Promise<UserInfo | undefined>): Authenticator => ({
  name: "test",
  authenticate: () => answer,
});
const refuses: Authenticator = {
  name: "refuses",
  authenticate: () => {
    throw unauthorized();
  },
};
const certificate = (traits: Partial<ClientCertificate> = {}): Credentials => ({
  ...none,
  certificate: {
    authorized: true,
    proxy: false,
    commonName: "jane",
    organizations: ["a", "b"],
    raw: Buffer.alloc(0),
    ...traits,
  },
});
const is401 = { code: 401, reason: "Unauthorized", message: "Unauthorized" };

describe("authenticators in order", () => {
  test("AUTHN-04 the first that knows the user decides, who is authenticated", () => {
    const union = createAuthenticator([knows(undefined), knows(user("jane", ["x"])), refuses], { anonymous: true });
    assert.deepEqual(union.authenticate(none), user("jane", ["x", "system:authenticated"]));
  });

  test("the group is not added twice", () => {
    const jane = user("jane", ["system:authenticated"]);
    assert.equal(createAuthenticator([knows(jane)], { anonymous: false }).authenticate(none), jane);
  });

  test("AUTHN-04 who is said to be nobody is not authenticated by that", () => {
    const nobody = user("jane", ["system:unauthenticated"]);
    assert.equal(createAuthenticator([knows(nobody)], { anonymous: false }).authenticate(none), nobody);
    const anonymous = user("system:anonymous");
    assert.equal(createAuthenticator([knows(anonymous)], { anonymous: false }).authenticate(none), anonymous);
  });

  test("ANON-01 nobody is system:anonymous in system:unauthenticated only", () => {
    const answer = createAuthenticator([knows(undefined)], { anonymous: true }).authenticate(none);
    assert.deepEqual(answer, user("system:anonymous", ["system:unauthenticated"]));
    assert.equal(answer, anonymousUser);
  });

  test("ANON-03 without anonymous access nobody is 401", () => {
    assert.throws(() => createAuthenticator([], { anonymous: false }).authenticate(none), is401);
  });

  test("ANON-02 bad credentials are 401, not anonymous, unless somebody else knows the user", async () => {
    const late: Authenticator = { name: "late", authenticate: () => Promise.reject(unauthorized()) };
    for (const bad of [refuses, late]) {
      for (const order of [
        [bad, knows(user("jane"))],
        [knows(user("jane")), bad],
        [bad, knows(Promise.resolve(user("jane")))],
      ]) {
        assert.equal((await createAuthenticator(order, { anonymous: true }).authenticate(none))?.name, "jane");
      }
      const alone = createAuthenticator([bad, knows(undefined)], { anonymous: true });
      await assert.rejects(async () => alone.authenticate(none), is401);
    }
  });

  test("answers may take time", async () => {
    const slow = createAuthenticator([knows(Promise.resolve(undefined)), knows(Promise.resolve(user("joe")))], { anonymous: true });
    assert.equal((await slow.authenticate(none))?.name, "joe");
    assert.equal(
      (await createAuthenticator([knows(Promise.resolve(undefined))], { anonymous: true }).authenticate(none))?.name,
      anonymousUser.name,
    );
    await assert.rejects(
      async () => createAuthenticator([knows(Promise.resolve(undefined)), refuses], { anonymous: true }).authenticate(none),
      is401,
    );
  });
});

describe("client certificates", () => {
  test("AUTHN-03 the common name is the user, organizations are groups", () => {
    assert.deepEqual(x509Authenticator.authenticate(certificate()), user("jane", ["a", "b"]));
  });
  test("one that was not verified is 401", () => {
    assert.throws(() => x509Authenticator.authenticate(certificate({ authorized: false })), is401);
  });
  test("one without a common name is nobody's", () => {
    assert.equal(x509Authenticator.authenticate(certificate({ commonName: "" })), undefined);
  });
  test("no certificate is no opinion", () => assert.equal(x509Authenticator.authenticate(none), undefined));
});

describe("bearer tokens", () => {
  const headers: [header: string | undefined, token: string | undefined][] = [
    [undefined, undefined],
    ["", undefined],
    ["Bearer abc", "abc"],
    ["bearer abc", "abc"],
    ["  Bearer abc  ", "abc"],
    ["Bearer abc def", "abc"],
    ["Bearer", undefined],
    ["Bearer  abc", undefined],
    ["Basic abc", undefined],
    ["Bearerabc", undefined],
  ];
  for (const [header, token] of headers) test(`token of ${header}`, () => assert.equal(bearerToken(header), token));

  const withToken: Credentials = { ...none, authorization: "Bearer abc" };

  test("AUTHN-02 the token is its user's, at once or later", async () => {
    assert.deepEqual(bearerTokenAuthenticator((token) => user(token)).authenticate(withToken), user("abc"));
    assert.deepEqual(await bearerTokenAuthenticator(async (token) => user(token)).authenticate(withToken), user("abc"));
  });

  test("no token is no opinion", () => assert.equal(bearerTokenAuthenticator(() => assert.fail("asked")).authenticate(none), undefined));
});

describe("tokens as a protocol of a WebSocket", () => {
  const encoded = (text: string | Uint8Array): string => `base64url.bearer.authorization.k8s.io.${Buffer.from(text).toString("base64url")}`;
  const authenticate = (subprotocols: string | undefined) =>
    webSocketTokenAuthenticator("k8s.io", (token) => user(token)).authenticate({ ...none, subprotocols });

  test("AUTHN-02 the token is its user's when there is another protocol to answer with", () => {
    assert.deepEqual(authenticate(`${encoded("abc")}, v4.channel`), user("abc"));
    assert.deepEqual(authenticate(`v4.channel,${encoded("jörg")}`), user("jörg"));
  });

  test("AUTHN-02 alone, twice or badly encoded it is 401", () => {
    const bad = [
      encoded("abc"),
      `${encoded("abc")}, ${encoded("abc")}, v4`,
      `${encoded("abc")}=, v4`,
      `${encoded(Uint8Array.of(0xff))}, v4`,
    ];
    for (const each of bad) assert.throws(() => authenticate(each), is401);
  });

  test("no token, an empty one and one of another domain are no opinion", () => {
    for (const each of [undefined, "v4", `${encoded("")}, v4`, encoded("abc").replace("k8s", "orch")]) {
      assert.equal(authenticate(each), undefined);
    }
  });
});
