import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { AuthorizationAttributes, Decision } from "../../../runtime/authz/authorizer.js";
import type { UserInfo } from "../../../runtime/definition/request-context.js";
import { hasReason } from "../../../runtime/errors/status.js";
import type { HttpRequest } from "../../../runtime/http/http-request.js";
import { impersonate } from "../../../runtime/http/impersonation.js";
import type { ServerServices } from "../../../runtime/http/server-services.js";

const ADMIN: UserInfo = { name: "admin", uid: "", groups: ["system:masters"], extra: {} };

interface Outcome {
  readonly user: UserInfo;
  readonly asked: readonly string[];
}

async function act(headers: readonly string[], refuse = ""): Promise<Outcome> {
  const asked: string[] = [];
  const authorize = ({ user, info }: AuthorizationAttributes): Decision => {
    assert.equal(user, ADMIN);
    assert.equal(info.verb, "impersonate");
    const what = [info.apiGroup, info.resource, info.subresource, info.namespace, info.name].join("/");
    asked.push(what);
    return { allowed: what !== refuse, denied: false, reason: "" };
  };
  const request = {
    user: ADMIN,
    info: { path: "/api" },
    profile: { groupDomain: "orch.io" },
    exchange: { rawHeaders: headers },
  } as unknown as HttpRequest;
  await impersonate(request, { authorizer: { name: "test", authorize } } as unknown as ServerServices);
  return { user: request.user, asked };
}

describe("impersonation", () => {
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

  for (const header of ["Impersonate-Group", "Impersonate-Uid", "Impersonate-Extra-x"]) {
    test(`IMP-05 ${header} needs a user`, async () => {
      await assert.rejects(act([header, "x"]), (error) => hasReason(error, "BadRequest"));
    });
  }
});
