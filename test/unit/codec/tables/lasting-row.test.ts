import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { definitionFactories, vendorProfiles } from "../../../../generated/index.js";
import { isLasting, lastingRow, rowAt } from "../../../../runtime/codec/tables/lasting-row.js";
import { printerOf, tableRow } from "../../../../runtime/codec/tables/table.js";
import type { ApiObject } from "../../../../runtime/definition/object-meta.js";
import type { VendorProfile } from "../../../../runtime/definition/vendor-profile.js";
import { kinds } from "../../../../runtime/kinds/index.js";

const definitions = definitionFactories.map((create) => create(vendorProfiles.orch as VendorProfile, kinds));
const CREATED = "2024-01-01T00:00:00Z";
const SECOND = 1000;

describe("NEG-12 what lasts of a row", () => {
  const included = Buffer.from('{"kind":"PartialObjectMetadata"}');

  test("is the row at any time, of every kind whose cells depend on the time by ages alone", () => {
    const lasting = definitions.map(printerOf).filter(isLasting);
    assert.ok(lasting.length > 0);
    for (const printer of lasting) {
      for (const creationTimestamp of [CREATED, undefined]) {
        const metadata = { name: "a", ...(creationTimestamp === undefined ? {} : { creationTimestamp }) };
        const object = { kind: "Any", apiVersion: "v1", metadata, data: { k: "v" }, spec: { replicas: 3 } } as unknown as ApiObject;
        const row = lastingRow(printer, object, included);
        for (const seconds of [-5, 0, 59, 3600, 1e8]) {
          const now = Date.parse(CREATED) + seconds * SECOND;
          assert.deepEqual(rowAt(printer, row, now), tableRow(printer, object, now, included));
        }
      }
    }
  });

  test("is nothing of kinds with durations and cells that functions give", () => {
    for (const kind of ["Job", "Pod"]) {
      const definition = definitions.find((each) => each.kind === kind);
      assert.ok(definition !== undefined && !isLasting(printerOf(definition)), kind);
    }
  });
});
