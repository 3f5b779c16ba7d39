/** What handlers answer is held to the demands of its types first, as what is stored is. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { ResourceDefinition } from "../../../runtime/definition/resource-definition.js";
import type { StructSchema } from "../../../runtime/definition/schema.js";
import type { CreatingHandler } from "../../../runtime/registry/handlers.js";
import { body, type Fixture, openFixture, profile } from "./registry-fixture.js";

const GROUP = "late.example";

/** Answers with what it is asked. */
const echo: CreatingHandler = { does: "create", create: ({ object }) => object };

function questionOf(fixture: Fixture, more: Partial<ResourceDefinition>): ResourceDefinition {
  const { definition } = fixture.resource("configmaps").store;
  const names = { group: GROUP, version: "v1", kind: "Question", listKind: "QuestionList", resource: "questions", singular: "question" };
  return { ...definition, ...names, origin: "custom", conversion: { type: "none" }, verbs: ["create"], ...more };
}

async function errorsOf(created: Promise<unknown>): Promise<readonly string[]> {
  const error = (await created.then(
    () => undefined,
    (reason: unknown) => reason,
  )) as
    | { readonly status?: { readonly details?: { readonly causes?: readonly { readonly field?: string; readonly message?: string }[] } } }
    | undefined;
  return (error?.status?.details?.causes ?? []).map(({ field, message }) => `${field}: ${message}`);
}

test("rules and unions of a resource that keeps nothing hold", async (t) => {
  const fixture = await openFixture(t, { handlers: { echo } });
  const { schema: like } = fixture.resource("configmaps").store.definition;
  const schema: StructSchema = {
    kind: "struct",
    typeName: "Question",
    atomic: false,
    checks: {
      rules: [
        { rule: "!has(self.data) || !('k' in self.data)", message: "ask something else", reason: "FieldValueInvalid", fieldPath: ".data" },
      ],
    },
    unions: [{ members: ["data", "binaryData"], required: true, noun: "question" }],
    fields: like.fields,
  };
  await fixture.registry.define([questionOf(fixture, { schema, storage: { type: "none", handler: "echo" }, subresources: [] })]);
  const main = fixture.registry.lookup(GROUP, "v1", "questions")?.main;
  assert(main);
  const target = { definition: main.definition, namespace: "ns", name: "", subresource: "" };
  const ask = (question: Record<string, unknown>): Promise<unknown> => main.create(fixture.context, target, body(question), {});
  assert.match((await errorsOf(ask({ data: { k: "1" } }))).join(), /^data: .*ask something else$/);
  assert.match((await errorsOf(ask({}))).join(), /must specify a question/);
  assert.deepEqual(await errorsOf(ask({ data: { other: "1" } })), []);
});

test("rules of a kind that only a sub-resource takes hold", async (t) => {
  const fixture = await openFixture(t, { handlers: { echo } });
  const kind = { group: `authentication.${profile.groupDomain}`, version: "v1", kind: "TokenRequest" };
  const token = { type: "handler", name: "token", verbs: ["create"], takes: kind, gives: kind, handler: "echo" } as const;
  await fixture.registry.define([questionOf(fixture, { storage: { type: "stored", version: "v1" }, subresources: [token] })]);
  const resource = fixture.registry.lookup(GROUP, "v1", "questions")?.subresources.get("token");
  assert(resource);
  const target = { definition: resource.definition, namespace: "ns", name: "a", subresource: "token" };
  const ask = (expirationSeconds: number): Promise<unknown> =>
    resource.create(fixture.context, target, body({ spec: { audiences: [], expirationSeconds } }), {});
  assert.match((await errorsOf(ask(5))).join(), /^spec\.expirationSeconds: .*may not specify a duration less than 10 minutes$/);
  assert.deepEqual(await errorsOf(ask(600)), []);
});
