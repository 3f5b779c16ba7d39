/** Type-level tests: each expected error is a call that cannot work; the compiler fails where it would accept one. */
import { describe, it } from "node:test";
import { Clientset, type Connection, type coreV1 } from "../../../runtime/sdk/client.js";

/** Never called: the compiler is what checks it. */
export async function callsThatCannotWork(clients: Clientset): Promise<void> {
  const { pods, namespaces, configMaps } = clients.core.v1;
  const inside = pods.namespace("default");

  // @ts-expect-error a pod is found in a namespace only
  await pods.get("p");
  // @ts-expect-error namespaces are in no namespace
  namespaces.namespace("default");
  // @ts-expect-error namespaces cannot be deleted together
  await namespaces.deleteCollection();
  // @ts-expect-error config maps have no status
  configMaps.namespace("default").status;
  // @ts-expect-error an object without a name cannot be created
  await configMaps.namespace("default").create({ metadata: { labels: {} } });
  // @ts-expect-error an object without a name cannot be replaced
  await configMaps.namespace("default").replace({ metadata: { generateName: "a-" } });
  // @ts-expect-error a driver cannot be replaced without saying which version of it
  await clients.storage.v1.csiDrivers.replace({ metadata: { name: "d" }, spec: {} });
  // @ts-expect-error data holds texts
  await configMaps.namespace("default").create({ metadata: { name: "m" }, data: { a: 1 } });
  // @ts-expect-error an applier has a name
  await configMaps.namespace("default").apply({ metadata: { name: "m" } }, {});
  // @ts-expect-error only the server records ownership
  await configMaps.namespace("default").apply({ metadata: { name: "m", managedFields: [] } }, { fieldManager: "f" });
  const deployments = clients.apps.v1.deployments.namespace("default");
  // @ts-expect-error a deployment is created with what it selects
  await deployments.create({ metadata: { name: "d" }, spec: { replicas: 2 } });
  // @ts-expect-error a part of a configuration has the type that it has in the whole
  await deployments.apply({ metadata: { name: "d" }, spec: { replicas: "2" } }, { fieldManager: "f" });
  // @ts-expect-error no such field, however deep
  await deployments.apply({ metadata: { name: "d" }, spec: { template: { spec: { container: [] } } } }, { fieldManager: "f" });
  // @ts-expect-error a version without how it is meant
  await inside.list({ resourceVersion: "5" });
  // @ts-expect-error no such field
  await inside.patch.merge("p", { spec: { nodName: "n" } });
  // @ts-expect-error finalizing a namespace is a replacement
  await namespaces.finalize.get("n");
  // @ts-expect-error there is no such operation
  await inside.patch.json("p", [{ op: "put", path: "/a", value: 1 }]);
  // @ts-expect-error which streams there are follows from those that are given
  await inside.exec.run("p", { command: ["ls"], stdin: true });
  // @ts-expect-error what runs in a container is attached to, not said
  await inside.attach.run("p", { command: ["ls"] });
  // @ts-expect-error logs have no such option
  inside.log.read("p", { lines: 5 });
  // @ts-expect-error a port is a number
  await inside.portforward.open("p", "http");
  // @ts-expect-error config maps are nothing to talk to
  configMaps.namespace("default").proxy;
}

export async function callsThatWork(clients: Clientset): Promise<void> {
  const inside = clients.core.v1.pods.namespace("default");
  const created = await inside.create({ metadata: { generateName: "p-" }, spec: { containers: [{ name: "c", image: "i" }] } });
  const version: string = created.metadata.resourceVersion;
  await inside.list({ resourceVersion: version, resourceVersionMatch: "NotOlderThan" });
  await inside.apply({ metadata: { name: "p" }, spec: { containers: [{ name: "c", image: "j" }] } }, { fieldManager: "f", force: true });
  const part = { replicas: 2, template: { spec: { containers: [{ name: "c", image: "i" }] } } };
  await clients.apps.v1.deployments.namespace("default").apply({ metadata: { name: "d" }, spec: part }, { fieldManager: "f" });
  await inside.patch.strategic("p", { spec: { containers: [{ name: "c", image: null }] } });
  await inside.status.patch.merge("p", { status: { phase: "Running" } });
  for await (const pod of clients.core.v1.pods.items({ labelSelector: "a=b" })) pod satisfies coreV1.Pod;
  for await (const text of inside.log.read("p", { follow: true, tailLines: 5 })) text satisfies string;
  const { exitCode } = await inside.exec.run("p", { command: ["cat"], tty: true }, { stdout: (chunk) => void chunk.length });
  exitCode satisfies number;
  for await (const chunk of (await inside.portforward.open("p", 80)).data) chunk satisfies Uint8Array;
  (await clients.core.v1.services.namespace("default").proxy.send("https:s:443", { path: "/x", method: "POST" })).status satisfies number;
  await clients.core.v1.configMaps
    .namespace("default")
    .replace({ ...(await clients.core.v1.configMaps.namespace("default").get("m")), data: {} });
}

describe("types of the client", () => {
  it("SDK-08: calls that cannot work do not compile, those of every verb do", () => {
    const clients = new Clientset({ profile: { groupDomain: "example.com" } } as Connection);
    if (typeof clients.core.v1.pods.namespace !== "function") throw new Error("no clients");
  });
});
