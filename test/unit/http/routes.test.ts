import assert from "node:assert/strict";
import { test } from "node:test";
import type { ResourceDefinition } from "../../../runtime/definition/resource-definition.js";
import type { VendorProfile } from "../../../runtime/definition/vendor-profile.js";
import { resolveTarget } from "../../../runtime/http/request-target.js";
import { Routes } from "../../../runtime/http/routes.js";
import type { ServedResource } from "../../../runtime/registry/resource-registry.js";

const PATH = "/api/v1/namespaces/ns/widgets/one";

const definition = {
  ...{ group: "", version: "v1", kind: "Widget", resource: "widgets", namespaced: true, lifecycle: {}, subresources: [] },
} as unknown as ResourceDefinition;
const resource = (verbs: readonly string[]): ServedResource =>
  ({
    definition,
    main: { definition, verbs: new Set(verbs), methods: new Map(), takes: {}, gives: {} },
    subresources: new Map(),
  }) as unknown as ServedResource;

test("PATH-01 a route is worked out once for a target that is remembered, and anew once a resource has come, gone or changed", () => {
  let definitions = [definition];
  let served: ServedResource | undefined = resource(["get"]);
  let lookups = 0;
  const registry = {
    definitions: () => definitions,
    lookup: () => {
      lookups++;
      return served;
    },
  };
  const routes = new Routes(registry, {} as VendorProfile);
  const target = resolveTarget("GET", PATH);
  const first = routes.of(target, "GET");
  assert.deepEqual([first.verb, first.target.namespace, first.target.name], ["get", "ns", "one"]);
  assert.equal(routes.of(target, "GET"), first);
  assert.equal(lookups, 1);
  assert.equal(routes.of(resolveTarget("GET", `${PATH}?pretty=1`), "GET").resource, first.resource);
  definitions = [definition];
  served = undefined;
  assert.throws(() => routes.of(target, "GET"), /could not find the requested resource/);
  definitions = [definition];
  served = resource(["list"]);
  assert.throws(() => routes.of(target, "GET"), /does not allow this method/);
  definitions = [definition];
  served = resource(["get"]);
  assert.equal(routes.of(target, "GET").resource, served.main);
});

test("PATH-01 of targets that are not remembered nothing is kept", () => {
  const definitions = [definition];
  const served = resource(["get", "delete"]);
  const routes = new Routes({ definitions: () => definitions, lookup: () => served }, {} as VendorProfile);
  const target = resolveTarget("DELETE", PATH);
  assert.notEqual(routes.of(target, "DELETE"), routes.of(target, "DELETE"));
});
