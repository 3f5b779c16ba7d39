import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { apiGroups, definitionFactories, vendorProfiles } from "../../../../generated/index.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import type { ResourceDefinition } from "../../../../runtime/definition/resource-definition.js";
import { createDiscovery } from "../../../../runtime/endpoints/documents/discovery.js";
import { compareVersions } from "../../../../runtime/endpoints/documents/version-order.js";

const profile = vendorProfiles["kubernetes"];
assert(profile !== undefined);
const definitions = definitionFactories.map((factory) => factory(profile));
const groups = apiGroups(profile);
const discovery = createDiscovery(definitions, groups);

const resources = (document: JsonObject | undefined): JsonObject[] => document?.["resources"] as JsonObject[];
const named = (document: JsonObject | undefined, name: string): JsonObject | undefined =>
  resources(document).find((resource) => resource["name"] === name);

/** In the peer's order, which is the order in which clients look for a short name. */
const GROUPS_OF_THE_PEER = [
  "apps v1",
  "events.k8s.io v1 v1beta1",
  "authentication.k8s.io v1",
  "authorization.k8s.io v1",
  "autoscaling v2 v1 v2beta1 v2beta2",
  "batch v1 v1beta1",
  "certificates.k8s.io v1",
  "networking.k8s.io v1",
  "policy v1 v1beta1",
  "rbac.authorization.k8s.io v1",
  "storage.k8s.io v1 v1beta1",
  "admissionregistration.k8s.io v1",
  "scheduling.k8s.io v1",
  "coordination.k8s.io v1",
  "node.k8s.io v1 v1beta1",
  "discovery.k8s.io v1 v1beta1",
];

describe("PATH-31 discovery", () => {
  it("/api lists the versions of the core group and where to reach the server", () => {
    assert.deepEqual(discovery.document(["api"], "10.0.0.1:6443"), {
      kind: "APIVersions",
      versions: ["v1"],
      serverAddressByClientCIDRs: [{ clientCIDR: "0.0.0.0/0", serverAddress: "10.0.0.1:6443" }],
    });
  });

  it("/apis lists the groups with their preferred version", () => {
    const document = discovery.document(["apis"]);
    assert.equal(document?.["kind"], "APIGroupList");
    const entries = document["groups"] as JsonObject[];
    assert.deepEqual(
      entries.map(({ name, versions }) => [name, ...(versions as JsonObject[]).map(({ version }) => version)].join(" ")),
      GROUPS_OF_THE_PEER,
    );
    assert.deepEqual(
      entries.find(({ name }) => name === "storage.k8s.io"),
      {
        name: "storage.k8s.io",
        versions: [
          { groupVersion: "storage.k8s.io/v1", version: "v1" },
          { groupVersion: "storage.k8s.io/v1beta1", version: "v1beta1" },
        ],
        preferredVersion: { groupVersion: "storage.k8s.io/v1", version: "v1" },
      },
    );
  });

  it("/apis/<group> is one group", () => {
    const document = discovery.document(["apis", "storage.k8s.io"]);
    assert.equal(document?.["kind"], "APIGroup");
    assert.equal(document["apiVersion"], "v1");
    assert.equal(document["name"], "storage.k8s.io");
  });

  it("a resource has scope, kind, sorted verbs, short names and the peer's hash of its storage version", () => {
    assert.deepEqual(named(discovery.document(["api", "v1"]), "configmaps"), {
      name: "configmaps",
      singularName: "",
      namespaced: true,
      kind: "ConfigMap",
      verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
      shortNames: ["cm"],
      storageVersionHash: "qFsyl6wFWjQ=",
    });
  });

  it("sub-resources stand behind their resource", () => {
    const names = resources(discovery.document(["api", "v1"])).map((resource) => resource["name"]);
    assert.deepEqual(
      names.filter((name) => String(name).startsWith("namespaces")),
      ["namespaces", "namespaces/finalize", "namespaces/status"],
    );
    assert.deepEqual(named(discovery.document(["api", "v1"]), "namespaces/finalize"), {
      name: "namespaces/finalize",
      singularName: "",
      namespaced: false,
      kind: "Namespace",
      verbs: ["update"],
    });
  });

  it("a sub-resource of a foreign kind says whose kind it is", () => {
    const first = definitions.find(({ group }) => group === "");
    assert(first !== undefined);
    const scaled: ResourceDefinition = {
      ...first,
      subresources: [
        {
          type: "scale",
          name: "scale",
          verbs: ["update", "get"],
          kind: { group: "autoscaling", version: "v1", kind: "Scale" },
          specReplicas: "spec.replicas",
          statusReplicas: "status.replicas",
        },
      ],
    };
    assert.deepEqual(named(createDiscovery([scaled], groups).document(["api", "v1"]), `${first.resource}/scale`), {
      name: `${first.resource}/scale`,
      singularName: "",
      namespaced: first.namespaced,
      group: "autoscaling",
      version: "v1",
      kind: "Scale",
      verbs: ["get", "update"],
    });
  });

  it("only a custom resource publishes its singular name", () => {
    const first = definitions.find(({ group }) => group === "");
    assert(first !== undefined);
    const custom: ResourceDefinition = { ...first, origin: "custom" };
    assert.equal(named(createDiscovery([custom], groups).document(["api", "v1"]), first.resource)?.["singularName"], first.singular);
  });

  it("in one answer a resource tells its kind, its names and what is below it", () => {
    const [{ metadata, versions }] = discovery.aggregated("apis").content["items"] as [{ metadata: JsonObject; versions: JsonObject[] }];
    assert.deepEqual(metadata, { name: "apps" });
    assert.deepEqual(
      resources(versions[0]).find(({ resource }) => resource === "deployments"),
      {
        resource: "deployments",
        responseKind: { group: "", version: "", kind: "Deployment" },
        scope: "Namespaced",
        singularResource: "deployment",
        verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
        shortNames: ["deploy"],
        categories: ["all"],
        subresources: [
          {
            subresource: "scale",
            responseKind: { group: "autoscaling", version: "v1", kind: "Scale" },
            verbs: ["get", "patch", "update"],
          },
          { subresource: "status", responseKind: { group: "", version: "", kind: "Deployment" }, verbs: ["get", "patch", "update"] },
        ],
      },
    );
    assert.equal(discovery.aggregated("apis"), discovery.aggregated("apis"), "made once");
  });

  it("in one answer a kind that came at run time tells its group and version too", () => {
    const [first] = definitions.filter(({ group }) => group === "");
    assert(first !== undefined);
    const content = createDiscovery([{ ...first, origin: "custom" }], groups).aggregated("api").content;
    const [{ versions }] = content["items"] as [{ versions: JsonObject[] }];
    assert.deepEqual(resources(versions[0])[0]?.["responseKind"], { group: "", version: "v1", kind: first.kind });
  });

  for (const path of [
    ["api", "v2"],
    ["api", "v1", "pods"],
    ["apis", "nope"],
    ["apis", "storage.k8s.io", "v2"],
    ["apis", ""],
    ["nope"],
    [],
  ]) {
    it(`nothing is served at /${path.join("/")}`, () => assert.equal(discovery.document(path), undefined));
  }

  it("VER-01 versions are ordered by maturity, then number", () => {
    const versions = ["v1alpha1", "v2", "foo10", "v1", "v11alpha2", "v10beta3", "v3beta1", "v12alpha1", "foo1", "v10", "v11beta2"];
    assert.deepEqual(versions.sort(compareVersions), [
      "v10",
      "v2",
      "v1",
      "v11beta2",
      "v10beta3",
      "v3beta1",
      "v12alpha1",
      "v11alpha2",
      "v1alpha1",
      "foo1",
      "foo10",
    ]);
  });
});
