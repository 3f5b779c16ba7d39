/** Accept and Content-Type: what a client gets and what it may send (NEG-08 to NEG-11, NEG-15, NEG-17, NEG-18). */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { vendorProfiles } from "../../../../generated/vendor-profiles.js";
import {
  negotiateError,
  negotiateInput,
  negotiateObjectOutput,
  negotiateOutput,
  negotiatePatch,
  negotiateWatch,
  offerMediaTypes,
} from "../../../../runtime/codec/negotiation/negotiation.js";
import type { VendorProfile } from "../../../../runtime/definition/vendor-profile.js";
import { StatusError } from "../../../../runtime/errors/status.js";

const profile = vendorProfiles.orch as VendorProfile;
const offer = offerMediaTypes(profile, { protobuf: true, transforms: "objects" });
const schemaless = offerMediaTypes(profile, { protobuf: false, transforms: "objects" });
const documents = offerMediaTypes(profile, { protobuf: true, transforms: "none" });

const PROTOBUF = profile.protobufMediaType;
const meta = (as: string, version = "v1"): string => `as=${as};g=meta.${profile.groupDomain};v=${version}`;
const TABLE = `application/json;${meta("Table")}`;

const refusal = (code: number, message: string) => (error: unknown) =>
  error instanceof StatusError && error.code === code && error.message === message;

describe("Accept", () => {
  const rows: readonly (readonly [string | undefined, string])[] = [
    [undefined, "json"],
    ["", "json"],
    ["*/*", "json"],
    ["*", "json"],
    ["application/*", "json"],
    ["application/json", "json"],
    ["APPLICATION/JSON; charset=utf-8", "json"],
    ["application/yaml", "yaml"],
    [PROTOBUF, "protobuf"],
    ["text/csv, application/yaml", "yaml"],
    ["application/yaml, application/json", "yaml"],
    ["application/json;q=0.1, application/yaml;q=0.5", "yaml"],
    ["*/*, application/yaml", "yaml"],
    ["text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", "json"],
    ["application/json;q=0, */*", "yaml"],
    ["nonsense, application/json", "json"],
    ["application/json;stream=watch", "json"],
    [TABLE, "json;Table.v1"],
    [`application/json;${meta("Table", "v1beta1")}, application/json`, "json;Table.v1beta1"],
    [`application/yaml;${meta("Table")}`, "yaml;Table.v1"],
    [`${PROTOBUF};${meta("Table")}, ${TABLE}`, "json;Table.v1"],
    [`${PROTOBUF};${meta("PartialObjectMetadata")}`, "protobuf;PartialObjectMetadata.v1"],
    [`application/json;${meta("PartialObjectMetadataList")}`, "json;PartialObjectMetadataList.v1"],
    [`application/json;${meta("Table", "v2")}, application/yaml`, "yaml"],
    ["application/json;as=Table, application/yaml", "yaml"],
    [`application/json;as=Table;g=other;v=v1, ${PROTOBUF}`, "protobuf"],
    [`application/json;${meta("Chair")}, ${PROTOBUF}`, "protobuf"],
  ];
  for (const [accept, id] of rows) test(`${accept} gives ${id}`, () => assert.equal(negotiateOutput(accept, offer).id, id));

  test("a resource without binary form falls back, but has binary metadata (NEG-07, NEG-08)", () => {
    assert.equal(negotiateOutput(`${PROTOBUF}, application/json`, schemaless).id, "json");
    assert.throws(() => negotiateOutput(PROTOBUF, schemaless), StatusError);
    assert.equal(negotiateOutput(`${PROTOBUF};${meta("PartialObjectMetadata")}`, schemaless).encoding, "protobuf");
  });

  test("documents have no Table (NEG-15)", () => {
    assert.throws(() => negotiateOutput(TABLE, documents), StatusError);
    assert.equal(negotiateOutput(`${TABLE}, application/json`, documents).id, "json");
  });

  test("what is not served is 406 with what is (NEG-09)", () => {
    const message = `only the following media types are accepted: application/json, application/yaml, ${PROTOBUF}`;
    for (const accept of ["text/csv", "nonsense", "application/json;q=0", "application/json;as=Table"]) {
      assert.throws(() => negotiateOutput(accept, offer), refusal(406, message), accept);
    }
  });

  test("a watch has stream types and no YAML", () => {
    assert.equal(negotiateWatch(PROTOBUF, offer).streamMediaType, `${PROTOBUF};stream=watch`);
    assert.equal(negotiateWatch(`${PROTOBUF};stream=watch`, offer).streamMediaType, `${PROTOBUF};stream=watch`);
    assert.equal(negotiateWatch(undefined, offer).streamMediaType, "application/json");
    const message = `only the following media types are accepted: application/json;stream=watch, ${PROTOBUF};stream=watch`;
    assert.throws(() => negotiateWatch("application/yaml", offer), refusal(406, message));
  });

  test("an error is never a Table and always has a form (NEG-15, NEG-19)", () => {
    assert.equal(negotiateError(TABLE, offer).id, "json");
    assert.equal(negotiateError(`${TABLE}, application/yaml`, offer).id, "yaml");
    assert.equal(negotiateError("text/csv", offer).id, "json");
    assert.equal(negotiateError(PROTOBUF, schemaless).id, "protobuf");
  });

  test("one object is no list, which is told before a write has an effect (NEG-09)", () => {
    const accept = `application/json;${meta("PartialObjectMetadataList")}`;
    assert.throws(
      () => negotiateObjectOutput(accept, offer, "ConfigMap"),
      refusal(406, "you requested PartialObjectMetadataList, but the requested object is not a list (ConfigMap)"),
    );
    assert.equal(negotiateObjectOutput(TABLE, offer, "ConfigMap").id, "json;Table.v1");
  });

  test("pretty may be asked for with the type", () => {
    assert.equal(negotiateOutput("application/json;pretty=1", offer).pretty, true);
    assert.equal(negotiateOutput("application/json", offer).pretty, false);
  });

  test("outcomes are remembered, and no more than so many", () => {
    assert.equal(negotiateOutput("application/json", offer), negotiateOutput("application/json", offer));
    for (let i = 0; i < 1000; i++) negotiateOutput(`application/json;x=${i}`, offer);
    negotiateOutput(`application/json;x=${"y".repeat(100_000)}`, offer);
    assert.ok(offer.outcomes.response.size <= 256);
  });
});

describe("Content-Type", () => {
  const rows: readonly (readonly [string | undefined, string])[] = [
    [undefined, "json"],
    ["", "json"],
    ["application/json", "json"],
    ["Application/JSON; charset=UTF-8", "json"],
    ['application/yaml;charset="utf-8";', "yaml"],
    [`${PROTOBUF};type=whatever`, "protobuf"],
  ];
  for (const [type, encoding] of rows) {
    test(`${type} is read as ${encoding}`, () => assert.equal(negotiateInput(type, offer).encoding, encoding));
  }

  test("anything else is 415 with what is read (NEG-10)", () => {
    const message = `the body of the request was in an unknown format - accepted media types include: application/json, application/yaml, ${PROTOBUF}`;
    for (const type of [
      "text/csv",
      "application/*",
      "application/json, application/yaml",
      "application/json; charset",
      "application/json;;;",
      "x".repeat(100_000),
    ]) {
      assert.throws(() => negotiateInput(type, offer), refusal(415, message), type.slice(0, 40));
    }
    assert.throws(() => negotiateInput(PROTOBUF, schemaless), StatusError);
  });

  test("a patch type is one of those served (PATCH-05)", () => {
    const types = ["application/json-patch+json", "application/merge-patch+json"] as const;
    assert.equal(negotiatePatch("application/merge-patch+json; charset=utf-8", types), "application/merge-patch+json");
    for (const type of [undefined, "", "application/json"]) {
      assert.throws(
        () => negotiatePatch(type, types),
        refusal(415, `the body of the request was in an unknown format - accepted media types include: ${types.join(", ")}`),
      );
    }
  });
});
