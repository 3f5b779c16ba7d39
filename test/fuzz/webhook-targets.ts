/** What webhooks of admission answer, and what addresses configurations give them. */
import assert from "node:assert/strict";
import { definitionFactories, vendorProfiles } from "../../generated/index.js";
import {
  type AdmissionAnswer,
  InvalidAnswer,
  readAnswer,
  refusalOf,
  UnreadableAnswer,
} from "../../runtime/admission/webhook/admission-answer.js";
import { patchedObject, readPatch } from "../../runtime/admission/webhook/patched-object.js";
import { unexpectedStatus } from "../../runtime/admission/webhook/unexpected-status.js";
import { stringifyJson } from "../../runtime/codec/json/json.js";
import type { JsonObject } from "../../runtime/definition/json.js";
import type { ApiObject } from "../../runtime/definition/object-meta.js";
import { hasReason } from "../../runtime/errors/status.js";
import { conform } from "../../runtime/fields/conform.js";
import { DecodeError } from "../../runtime/fields/decode-error.js";
import { kinds } from "../../runtime/kinds/index.js";
import { hostAndPort, joinHostPort, parseUrl } from "../../runtime/webhooks/webhook-url.js";
import type { FuzzTarget } from "./fuzzer.js";

const profile = vendorProfiles["orch"]!;
const configMap = definitionFactories.map((create) => create(profile, kinds)).find(({ kind }) => kind === "ConfigMap")!;
const OBJECT = {
  kind: "ConfigMap",
  apiVersion: "v1",
  metadata: { name: "a", labels: { a: "b" } },
  data: { a: "b" },
} as unknown as ApiObject;

const answer = (response: object): string => JSON.stringify({ kind: "AdmissionReview", apiVersion: "admission.orch.io/v1", response });
const patch = (text: string): string => Buffer.from(text).toString("base64");

function expectedFailure(work: () => void): void {
  try {
    work();
  } catch (error) {
    const known = error instanceof InvalidAnswer || error instanceof UnreadableAnswer || error instanceof DecodeError;
    if (!known && !hasReason(error, "InternalError")) throw error;
  }
  assert.deepEqual(Object.keys(Object.prototype), [], "the prototype of all objects has new members");
}

function actOn({ patch: bytes, status, warnings, auditAnnotations }: AdmissionAnswer): void {
  const { message } = refusalOf("a.example.com", status).status;
  assert.ok((message ?? "").length < 200 * 1024);
  assert.ok(warnings.length <= 100 && Object.keys(auditAnnotations).length <= 100);
  const read = readPatch("a.example.com", bytes);
  if (read === undefined) return;
  const patched = patchedObject("a.example.com", OBJECT, read, configMap);
  stringifyJson(conform(patched as unknown as JsonObject, configMap.schema).object);
}

export const WEBHOOK_TARGETS: readonly FuzzTarget[] = [
  {
    name: "answers of webhooks",
    seeds: [
      answer({ uid: "u", allowed: true, patchType: "JSONPatch", patch: patch('[{"op":"add","path":"/metadata/labels/x","value":"y"}]') }),
      answer({
        uid: "u",
        allowed: true,
        patchType: "JSONPatch",
        patch: patch('[{"op":"replace","path":"","value":{"kind":"ConfigMap","apiVersion":"v1","data":[]}}]'),
      }),
      answer({
        uid: "u",
        allowed: false,
        status: { code: 403, message: "m", reason: "Forbidden", details: { causes: [{ message: "m", field: "f" }], retryAfterSeconds: 1 } },
        warnings: ["w"],
        auditAnnotations: { a: "b" },
      }),
      '{"kind":"Status","status":"Failure","message":"m","code":500}',
      answer({ uid: "u", warnings: Array.from({ length: 5000 }, () => "w") }),
      `{"response":${'{"status":'.repeat(5400)}`,
      `${"[".repeat(30_000)}`,
    ],
    tokens: [
      "{",
      "}",
      "[",
      "]",
      ",",
      ":",
      "null",
      "true",
      '"allowed":',
      '"patch":',
      '"status":',
      '"code":',
      "1e400",
      "-1",
      '"__proto__":',
      '"W10="',
      "\\ud83d",
    ],
    run(input) {
      for (const version of ["v1", "v1beta1"] as const) {
        for (const mutating of [true, false]) {
          expectedFailure(() => actOn(readAnswer(input, { uid: "u", group: "admission.orch.io", version, mutating })));
        }
      }
      assert.equal(typeof unexpectedStatus({ status: 500, contentType: "", retryAfter: undefined, body: input })?.message, "string");
    },
  },
  {
    name: "patches of webhooks",
    seeds: ['[{"op":"add","path":"/data/x","value":"y"},{"op":"copy","from":"","path":"/data/z"},{"op":"remove","path":"/metadata"}]'],
    tokens: [
      '"op":"add"',
      '"path":""',
      '"path":"/metadata"',
      "~1",
      "-",
      "[",
      "]",
      "{",
      "}",
      ",",
      '{"op":"copy","from":"","path":"/a"},',
      "1e999",
    ],
    run: (input) =>
      expectedFailure(() => actOn({ allowed: true, patch: input, patchType: "JSONPatch", status: {}, warnings: [], auditAnnotations: {} })),
  },
  {
    name: "addresses of webhooks",
    seeds: [
      "https://user:pass@[::1]:443/a/../b?q#f",
      "https://example.com",
      `https://${"a.".repeat(10_000)}/`,
      `https://${"[".repeat(10_000)}`,
    ],
    tokens: ["https://", ":", "//", "/", "@", "[", "]", "%25", "%zz", "?", "#", ".."],
    run(input) {
      try {
        const { host } = parseUrl(input.toString());
        const address = hostAndPort(host, 443);
        joinHostPort(address.host, address.port);
      } catch (error) {
        if (!(error instanceof RangeError) || /call stack/.test(error.message)) throw error;
      }
    },
  },
];
