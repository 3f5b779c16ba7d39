import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { AuthorizationAttributes, Decision } from "../../../runtime/authz/authorizer.js";
import type { UserInfo } from "../../../runtime/definition/request-context.js";
import { hasReason } from "../../../runtime/errors/status.js";
import { DeadlineWheel } from "../../../runtime/http/deadline-wheel.js";
import type { HttpRequest } from "../../../runtime/http/http-request.js";
import { impersonate } from "../../../runtime/http/impersonation.js";
import { Places } from "../../../runtime/http/in-flight.js";
import type { ServerServices } from "../../../runtime/http/server-services.js";
import { leastShare } from "../../support/yardstick.js";

const ADMIN: UserInfo = { name: "admin", uid: "", groups: ["system:masters"], extra: {} };

const JANE = ["Impersonate-User", "jane"];

interface Outcome {
  readonly user: UserInfo;
  readonly asked: readonly string[];
}

/** What of a request is looked at. */
const asking = (rawHeaders: readonly string[], url = "/api") => ({
  user: ADMIN,
  info: { path: "/api" },
  begun: performance.now(),
  rawQuery: "",
  isGone: false,
  profile: { groupDomain: "orch.io" },
  exchange: { rawHeaders, url, onClose: (_listener: () => void): void => undefined },
});

/** What a request that asks others needs besides them. */
const waiting = (impersonating = new Places(4)) => ({ impersonating, deadlines: new DeadlineWheel(), requestTimeoutMs: 60_000 });

async function act(headers: readonly string[], refuse = "", error?: string): Promise<Outcome> {
  const asked: string[] = [];
  const authorize = ({ user, info }: AuthorizationAttributes): Decision => {
    assert.equal(user, ADMIN);
    assert.equal(info.verb, "impersonate");
    const what = [info.apiGroup, info.resource, info.subresource, info.namespace, info.name].join("/");
    asked.push(what);
    return { allowed: what !== refuse, denied: false, reason: "", ...(error === undefined ? {} : { error }) };
  };
  const request = asking(headers, "/api?x=1") as unknown as HttpRequest;
  await impersonate(request, { authorizer: { name: "test", authorize }, requestTimeoutMs: 60_000 } as unknown as ServerServices);
  return { user: request.user, asked };
}

describe("impersonation", () => {
  test("IMP-03, LIM-05 attributes are not read of somebody who may not act as the user", async () => {
    const encoded = Array.from({ length: 5000 }, (_, i) => [`Impersonate-Extra-${"%61".repeat(200)}${i}`, "v"]).flat();
    const request = asking([...encoded, ...JANE]) as unknown as HttpRequest;
    const refusing = { ...waiting(), authorizer: { name: "test", authorize: () => ({ allowed: false, denied: false, reason: "" }) } };
    const refusals: Promise<unknown>[] = [];
    const share = leastShare(0.3, () => {
      refusals.push(assert.rejects(async () => impersonate(request, refusing as unknown as ServerServices), { code: 403 }));
    });
    await Promise.all(refusals);
    assert.ok(share < 0.3, `${share.toFixed(2)} times the yardstick`);
  });

  test("IMP-05 of very much that is asked for without a user a little is told", async () => {
    const encoded = Array.from({ length: 5000 }, (_, i) => [`Impersonate-Extra-%61${i}`, "v"]).flat();
    const told = Array.from({ length: 16 }, (_, i) => `{UserExtra  v  authentication.orch.io/v1  a${i}}`).join(" ");
    const message = `Internal Server Error: "/api?x=1": requested [${told}] without impersonating a user`;
    await assert.rejects(act(encoded), { message });
  });

  for (const [what, change, failure] of [
    ["a client that goes away", { isGone: true }, /the client went away/],
    ["a request whose time is over", { begun: performance.now() - 60_000 }, { code: 504, reason: "Timeout" }],
  ] as const) {
    test(`LIM-05 for ${what} nothing more is asked`, async () => {
      const rawHeaders = ["Impersonate-User", "jane", ...Array.from({ length: 50 }, (_, i) => ["Impersonate-Group", `g${i}`]).flat()];
      let asked = 0;
      const request = asking(rawHeaders);
      const authorize = (): Promise<Decision> => {
        if (++asked === 3) Object.assign(request, change);
        return Promise.resolve({ allowed: true, denied: false, reason: "" });
      };
      const services = { ...waiting(), authorizer: { name: "test", authorize } };
      const outcome = impersonate(request as unknown as HttpRequest, services as unknown as ServerServices);
      await assert.rejects(outcome as Promise<void>, failure);
      assert.equal(asked, 3);
    });
  }

  for (const [what, change, failure] of [
    ["its client", { exchange: { ...asking(JANE).exchange, onClose: (listener: () => void) => void setImmediate(listener) } }, /went away/],
    ["its time", { rawQuery: "timeout=100ms" }, { code: 504, reason: "Timeout" }],
  ] as const) {
    test(`LIM-05 a request waits for others no longer than ${what} does, and leaves its place`, async () => {
      const impersonating = new Places(4);
      const request = { ...asking(JANE), ...change };
      const authorize = (): Promise<Decision> => {
        assert.equal(impersonating.taken, 0);
        return new Promise(() => undefined);
      };
      const services = { ...waiting(impersonating), authorizer: { name: "test", authorize } };
      const outcome = impersonate(request as unknown as HttpRequest, services as unknown as ServerServices) as Promise<void>;
      const refused = assert.rejects(outcome, failure);
      await new Promise(setImmediate);
      assert.equal(impersonating.taken, 1);
      await refused;
      assert.equal(impersonating.taken, 0);
    });
  }

  test("LIM-05 who has his share of those who wait for others is told so at once", async () => {
    const impersonating = new Places(4);
    const authorize = (): Promise<Decision> => new Promise(() => undefined);
    const services = { ...waiting(impersonating), authorizer: { name: "test", authorize } } as unknown as ServerServices;
    const act = () => impersonate({ ...asking(JANE), user: { ...ADMIN, groups: [] } } as unknown as HttpRequest, services) as Promise<void>;
    for (let i = 0; i < 3; i++) void act();
    await assert.rejects(act(), (error) => hasReason(error, "TooManyRequests"));
  });

  test("without headers the caller stays who it is", async () => {
    assert.deepEqual(await act(["Accept", "x", "If-None-Match", "y"]), { user: ADMIN, asked: [] });
  });

  test("IMP-01, IMP-02 user and repeated groups", async () => {
    const { user, asked } = await act(["Impersonate-User", "jane", "impersonate-group", "a, b", "Impersonate-Group", "c"]);
    assert.deepEqual([user.name, user.uid, user.groups], ["jane", "", ["a, b", "c", "system:authenticated"]]);
    assert.deepEqual(asked, ["/users///jane", "/groups///a, b", "/groups///c"]);
  });

  test("IMP-03, IMP-04 extra keys are lower-case and percent-decoded; uid", async () => {
    const { user, asked } = await act(["Impersonate-User", "jane", "Impersonate-Extra-Acme.com%2FProject", "x", "Impersonate-Uid", "u1"]);
    assert.deepEqual({ ...user.extra }, { "acme.com/project": ["x"] });
    assert.equal(user.uid, "u1");
    assert.deepEqual(asked.slice(1), ["authentication.orch.io/userextras/acme.com/project//x", "authentication.orch.io/uids///u1"]);
  });

  test("IMP-06 a service account is asked for as such and has its groups", async () => {
    const { user, asked } = await act(["Impersonate-User", "system:serviceaccount:ns:sa"]);
    assert.deepEqual(asked, ["/serviceaccounts//ns/sa"]);
    assert.deepEqual(user.groups, ["system:serviceaccounts", "system:serviceaccounts:ns", "system:authenticated"]);
  });

  test("the anonymous user is not authenticated", async () => {
    assert.deepEqual((await act(["Impersonate-User", "system:anonymous"])).user.groups, ["system:unauthenticated"]);
  });

  test("IMP-01 what the caller may not impersonate is 403", async () => {
    await assert.rejects(act(["Impersonate-User", "root"], "/users///root"), (error) => hasReason(error, "Forbidden"));
    await assert.rejects(act(["Impersonate-User", "jane", "Impersonate-Group", "g"], "/groups///g"), (error) =>
      hasReason(error, "Forbidden"),
    );
  });

  const alone: [headers: string[], told: string][] = [
    [["Impersonate-Group", "a, b", "Impersonate-Group", ""], "{Group  a, b    } {Group      }"],
    [["Impersonate-Uid", "u1"], "{UID  u1  authentication.orch.io/v1  }"],
    [["Impersonate-Extra-Scopes", "view"], "{UserExtra  view  authentication.orch.io/v1  scopes}"],
    [["Impersonate-User", "", "Impersonate-User", "jane", "Impersonate-Group", "g"], "{Group  g    }"],
  ];
  for (const [headers, told] of alone) {
    test(`IMP-05 ${headers.join(" ")} needs a user`, async () => {
      const message = `Internal Server Error: "/api?x=1": requested [${told}] without impersonating a user`;
      await assert.rejects(act(headers), { name: "PlainFailure", message });
    });
  }

  test("IMP-05 what is told of a request without a user is bounded", async () => {
    const headers = Array.from({ length: 200 }, () => ["Impersonate-Group", "x".repeat(500)]).flat();
    await assert.rejects(act(headers), (error: Error) => error.message.length < 3_000);
  });

  test("an empty user alone, or an empty uid, asks for nothing", async () => {
    for (const name of ["Impersonate-User", "Impersonate-Uid"]) assert.deepEqual(await act([name, ""]), { user: ADMIN, asked: [] });
  });

  test("IMP-06 groups that are named replace an account's own; a malformed name is an ordinary user's", async () => {
    const { user } = await act(["Impersonate-User", "system:serviceaccount:ns:sa", "Impersonate-Group", "g"]);
    assert.deepEqual(user.groups, ["g", "system:authenticated"]);
    for (const name of [
      "system:serviceaccount:Ns:sa",
      "system:serviceaccount:ns:s/a",
      "system:serviceaccount:ns",
      "system:serviceaccount:a:b:c",
    ]) {
      const ordinary = await act(["Impersonate-User", name]);
      assert.deepEqual([ordinary.asked, ordinary.user.groups], [[`/users///${name}`], ["system:authenticated"]]);
    }
  });

  test("IMP-03 each value is asked for, keys are lower-cased and then decoded once, bytes are UTF-8", async () => {
    const name = Buffer.from("jörg").toString("latin1");
    const more = [
      "Impersonate-Extra-A%2FB",
      "1, 2",
      "impersonate-extra-a%2fb",
      "3",
      "Impersonate-Extra-C%252Fd",
      "4",
      "Impersonate-Extra-50%",
      "5",
      "Impersonate-Extra-%fF",
      "6",
    ];
    const { user, asked } = await act(["Impersonate-User", name, ...more]);
    assert.deepEqual([user.name, user.extra], ["jörg", { "a/b": ["1, 2", "3"], "c%2fd": ["4"], "50%": ["5"], "%ff": ["6"] }]);
    assert.deepEqual(
      asked.slice(1),
      ["a/b//1, 2", "a/b//3", "c%2fd//4", "50%//5", "%ff//6"].map((what) => `authentication.orch.io/userextras/${what}`),
    );
  });

  test("a group that says nobody is known stays, and none is added", async () => {
    const { user } = await act(["Impersonate-User", "jane", "Impersonate-Group", "system:unauthenticated"]);
    assert.deepEqual(user.groups, ["system:unauthenticated"]);
    assert.deepEqual((await act(["Impersonate-User", "system:anonymous", "Impersonate-Group", "g"])).user.groups, [
      "g",
      "system:unauthenticated",
    ]);
  });

  test("IMP-01 where nobody knows whether it is allowed it is a failure, no refusal", async () => {
    const message = 'Internal Server Error: "/api?x=1": the webhook is down';
    await assert.rejects(act(["Impersonate-User", "jane"], "/users///jane", "the webhook is down"), { name: "PlainFailure", message });
  });
});
