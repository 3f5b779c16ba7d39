/** What was released is held to: the check between releases. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { publishedBy, publishedFromText, publishedText, withdrawn } from "../../support/published-api.js";

const document = (kind: object, paths: object = { "/apis/g/v1/trees": { get: {}, post: {}, parameters: [] } }) => ({
  paths: { ...paths, "/apis/g/v1/watch/trees": { get: {} } },
  components: {
    schemas: {
      ["$" + "{openApiPackage}.g.v1.Tree"]: {
        properties: { spec: { allOf: [{ $ref: "#/components/schemas/$" + "{openApiPackage}.g.v1.TreeSpec" }] } },
      },
      ["$" + "{openApiPackage}.g.v1.TreeSpec"]: { properties: kind },
    },
  },
});
const KIND = {
  height: { type: "integer", format: "int32" },
  species: { type: "string", enum: ["oak", "elm tree"] },
  branches: { type: "array", items: { type: "string" } },
  labels: { type: "object", additionalProperties: { type: "string" } },
};
const released = publishedBy([document(KIND)]);

test("VER-10 a release is put down by types and paths, and read back", () => {
  const text = publishedText(released);
  assert.equal(
    text,
    [
      "/apis/g/v1/trees get post",
      "g.v1.Tree spec:g.v1.TreeSpec",
      "g.v1.TreeSpec branches:[]string height:integer/int32 labels:map[]string species:string(elm%20tree|oak)",
      "",
    ].join("\n"),
  );
  assert.deepEqual(publishedFromText(text), publishedFromText(publishedText(publishedFromText(text))));
  assert.deepEqual(withdrawn(publishedFromText(text), released), []);
});

test("VER-10 what comes is welcome, what goes or becomes another thing is refused", () => {
  const after = (change: object, paths?: object) => withdrawn(released, publishedBy([document({ ...KIND, ...change }, paths)]));
  assert.deepEqual(after({ age: { type: "integer" }, species: { type: "string", enum: ["ash", "elm tree", "oak"] } }), []);
  assert.deepEqual(after({ species: { type: "string" } }), []);
  const { height: _height, ...lower } = KIND;
  assert.deepEqual(withdrawn(released, publishedBy([document(lower)])), ["g.v1.TreeSpec has lost height"]);
  assert.deepEqual(after({ height: { type: "integer", format: "int64" } }), [
    "g.v1.TreeSpec height was integer/int32 and is integer/int64",
  ]);
  assert.deepEqual(after({ species: { type: "string", enum: ["oak"] } }), [
    "g.v1.TreeSpec species was string(elm%20tree|oak) and is string(oak)",
  ]);
  assert.deepEqual(after({}, { "/apis/g/v1/trees": { get: {} } }), ["/apis/g/v1/trees has lost post"]);
  assert.deepEqual(after({}, {}), ["/apis/g/v1/trees was released and is gone"]);
});
