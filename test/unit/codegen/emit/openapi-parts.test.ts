/** OpenAPI documents are joined of parts that each say what one definition file says: whole, and nothing beside. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { openApiDocuments } from "../../../../codegen/emit/openapi/documents.js";
import { loadModel } from "../../../../codegen/model/load-model.js";
import { openApiTemplates } from "../../../../generated/index.js";

const { model } = loadModel(fileURLToPath(new URL("../../../../../api-definitions/", import.meta.url)));
assert.ok(model);

describe("OPENAPI-02 documents joined of the parts of definitions", () => {
  const documents = openApiDocuments(model);
  for (const { path, document } of documents) {
    test(path, () => assert.equal(openApiTemplates.v3[path]?.(), JSON.stringify(document)));
  }
  test("there are no others", () =>
    assert.deepEqual(
      Object.keys(openApiTemplates.v3),
      documents.map(({ path }) => path),
    ));
});
