import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { ResourceDefinition } from "../../../runtime/definition/resource-definition.js";
import { acceptsGzip } from "../../../runtime/endpoints/compression.js";
import { enabledResources } from "../../../runtime/endpoints/documents/enabled-resources.js";
import { readDeleteOptions, readWriteOptions } from "../../../runtime/endpoints/write-options.js";
import { deprecationWarning } from "../../../runtime/http/deprecation.js";

const definition = (group: string, version: string, resource: string): ResourceDefinition =>
  ({ group, version, resource }) as ResourceDefinition;

describe("enabled resources", () => {
  const all = [
    definition("", "v1", "configmaps"),
    definition("", "v1", "secrets"),
    definition("g", "v1", "a"),
    definition("g", "v1beta1", "a"),
    definition("g", "v2alpha1", "a"),
    definition("g", "v2alpha1", "b"),
  ];
  const served = (...settings: [string, string][]): string[] =>
    enabledResources(all, new Map(settings)).map(({ group, version, resource }) => `${group}/${version}/${resource}`);

  for (const [name, settings, expected] of [
    ["VER-02 all but alpha", [], ["/v1/configmaps", "/v1/secrets", "g/v1/a", "g/v1beta1/a"]],
    ["VER-03 a version off", [["g/v1", "false"]], ["/v1/configmaps", "/v1/secrets", "g/v1beta1/a"]],
    [
      "VER-04 one resource on, another off",
      [
        ["g/v2alpha1/a", "true"],
        ["v1/secrets", "false"],
      ],
      ["/v1/configmaps", "g/v1/a", "g/v1beta1/a", "g/v2alpha1/a"],
    ],
    [
      "the narrower key wins",
      [
        ["api/all", "false"],
        ["v1", "true"],
        ["v1/secrets", "false"],
      ],
      ["/v1/configmaps"],
    ],
    ["api/beta", [["api/beta", "0"]], ["/v1/configmaps", "/v1/secrets", "g/v1/a"]],
  ] as [string, [string, string][], string[]][]) {
    test(name, () => assert.deepEqual(served(...settings), expected));
  }

  test("unknown keys and values are refused by name", () => {
    assert.throws(() => served(["batch/v1", "true"]), /unknown key "batch\/v1": must be one of .*g\/v1\/a/);
    assert.throws(() => served(["v1", "maybe"]), /invalid value "maybe" of v1/);
  });
});

describe("options", () => {
  test("write options: the first manager, every dryRun", () => {
    assert.deepEqual(readWriteOptions(""), {});
    assert.deepEqual(readWriteOptions("dryRun=All&dryRun=X&fieldManager=a&fieldManager=b&fieldValidation=Warn"), {
      dryRun: ["All", "X"],
      fieldManager: "a",
      fieldValidation: "Warn",
    });
  });

  test("DEL-07 delete options with preconditions", () => {
    assert.deepEqual(readDeleteOptions("uid=u&resourceVersion=5&gracePeriodSeconds=3&orphanDependents=false&propagationPolicy=Orphan"), {
      dryRun: [],
      gracePeriodSeconds: 3,
      propagationPolicy: "Orphan",
      orphanDependents: false,
      preconditions: { uid: "u", resourceVersion: "5" },
    });
    assert.equal("preconditions" in readDeleteOptions("dryRun=All"), false);
    assert.throws(() => readDeleteOptions("gracePeriodSeconds=x"), /strconv\.ParseInt/);
  });
});

test("NEG-21 who takes gzip", () => {
  for (const [header, takes] of [
    [undefined, false],
    ["gzip", true],
    ["deflate, gzip", true],
    ["gzip;q=0.5, br", true],
    ["gzip;q=0", false],
    ["gzip; q=0.000", false],
    ["x-gzip", false],
    ["*", false],
  ] as const) {
    assert.equal(acceptsGzip(header), takes, header);
  }
});

test("OBS-01 deprecated versions warn from the release on that deprecates them", () => {
  const base = { group: "g.io", version: "v1beta1", kind: "K" };
  const warning = (lifecycle: object) =>
    deprecationWarning({ ...base, lifecycle: { introduced: "1.19", ...lifecycle } } as ResourceDefinition);
  assert.equal(warning({}), undefined);
  assert.equal(warning({ deprecated: "1.25" }), undefined);
  assert.equal(
    warning({ deprecated: "1.24", removed: "1.27", replacement: { group: "g.io", version: "v1", kind: "K" } }),
    "g.io/v1beta1 K is deprecated in v1.24+, unavailable in v1.27+; use g.io/v1 K",
  );
});
