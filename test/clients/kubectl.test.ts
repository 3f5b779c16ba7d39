/** An unmodified kubectl against the `kubernetes` profile. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { eventually } from "../support/eventually.js";
import { KUBECTL, Kubectl, withoutKubectl } from "../support/kubectl.js";
import { startServer, type TestServer } from "../support/server.js";
import { signingRequest } from "../support/signing-requests.js";

const CLAIM = `
apiVersion: v1
kind: PersistentVolumeClaim
metadata: {name: claim}
spec:
  accessModes: [ReadWriteOnce]
  resources: {requests: {storage: 1Gi}}
`;
const MAP = "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: map}\ndata: {a: '1'}\n";
const SECRET = "apiVersion: v1\nkind: Secret\nmetadata: {name: secret}\nstringData: {a: '1'}\n";
const DRIVER = "apiVersion: storage.k8s.io/v1\nkind: CSIDriver\nmetadata: {name: driver}\nspec: {podInfoOnMount: true}\n";

describe("kubectl", { skip: withoutKubectl }, () => {
  let server: TestServer;
  let cli: Kubectl;
  before(async () => {
    server = await startServer({ profile: "kubernetes" });
    cli = new Kubectl(server.kubeconfig);
  });
  after(async () => {
    await server.stop();
    cli.close();
  });

  const run = (args: string[], input?: string) => cli.run(args, input);
  const kubectl = (command: string, input?: string) => cli.ok(command, input);

  test("api-resources knows every kind", () => {
    const kinds = kubectl("api-resources --no-headers")
      .trim()
      .split("\n")
      .map((line) => line.trim().split(/\s+/).at(-1));
    for (const kind of ["ConfigMap", "Namespace", "PersistentVolumeClaim", "Secret", "CSIDriver", "CSINode", "CSIStorageCapacity"]) {
      assert.ok(kinds.includes(kind), `${kind} is not in ${kinds.join(" ")}`);
    }
  });

  for (const [resource, name, manifest] of [
    ["configmap", "map", MAP],
    ["secret", "secret", SECRET],
    ["pvc", "claim", CLAIM],
    ["csidriver", "driver", DRIVER],
  ] as const) {
    test(`create, get, replace, patch and delete a ${resource}`, () => {
      assert.match(kubectl("create -f -", manifest), /created/);
      assert.match(kubectl(`get ${resource} ${name}`), /^NAME/);
      assert.match(kubectl(`get ${resource} -o wide`), new RegExp(`\n${name} `));
      const yaml = kubectl(`get ${resource} ${name} -o yaml`);
      assert.match(yaml, /uid: /);
      assert.match(kubectl("replace -f -", yaml), /replaced/);
      const merge = run(["patch", resource, name, "--type=merge", "-p", '{"metadata":{"labels":{"a":"b"}}}']);
      assert.match(merge.stdout, /patched/, merge.stderr);
      const json = run(["patch", resource, name, "--type=json", "-p", '[{"op":"add","path":"/metadata/labels/c","value":"d"}]']);
      assert.match(json.stdout, /patched/, json.stderr);
      const strategic = run(["patch", resource, name, "-p", '{"metadata":{"labels":{"e":"f"}}}']);
      assert.match(strategic.stdout, /patched/, strategic.stderr);
      assert.equal(kubectl(`get ${resource} ${name} -o jsonpath={.metadata.labels}`), '{"a":"b","c":"d","e":"f"}');
      assert.match(kubectl(`label ${resource} ${name} a-`), /unlabeled/);
      assert.match(kubectl(`annotate ${resource} ${name} note=x`), /annotated/);
      assert.match(kubectl(`delete ${resource} ${name}`), /deleted/);
      assert.notEqual(run(["get", resource, name]).status, 0);
    });
  }

  test("OPENAPI-05 explains every field under other names as well", async (t) => {
    const other = await startServer({ profile: "orch" });
    t.after(() => other.stop());
    const client = new Kubectl(other.kubeconfig);
    t.after(() => client.close());
    for (const resource of ["pods", "deployments", "storageclasses", "horizontalpodautoscalers"]) {
      const [own, others] = [cli, client].map((each) => each.ok(`explain ${resource} --recursive`).replace(/^(GROUP|VERSION):.*/gm, ""));
      assert.match(others ?? "", /FIELDS?:/);
      assert.equal(others, own);
    }
  });

  test("lists in chunks, explains, and answers in raw paths", () => {
    for (let i = 0; i < 5; i++) kubectl(`create configmap chunk-${i} --from-literal=a=b`);
    assert.equal(kubectl("get configmaps --chunk-size=2 -o name").match(/chunk-/g)?.length, 5);
    assert.match(kubectl("get configmaps -A --sort-by=.metadata.name"), /NAMESPACE/);
    assert.match(kubectl("explain configmap.data"), /FIELD: +data/);
    assert.match(kubectl("explain persistentvolumeclaim.spec --recursive"), /storageClassName/);
    assert.equal(kubectl("get --raw /readyz"), "ok");
    assert.match(kubectl("version -o json"), /"minor": "24"/);
  });

  test("client-side apply, diff, server-side apply with conflicts and force", () => {
    assert.match(kubectl("apply -f -", MAP), /created/);
    assert.match(kubectl("apply -f -", MAP), /unchanged/);
    assert.match(kubectl("apply -f -", MAP.replace("'1'", "'2'")), /configured/);
    const diff = run(["diff", "-f", "-"], MAP);
    assert.equal(diff.status, 1, diff.stderr);
    assert.match(diff.stdout, /-\s+a: "2"\n\+\s+a: "1"/);
    assert.match(kubectl("apply --dry-run=server -f -", MAP), /server dry run/);
    assert.match(kubectl("apply --server-side -f -", MAP.replace("'1'", "'2'")), /serverside-applied/);
    const conflict = run(["apply", "--server-side", "--field-manager=other", "-f", "-"], MAP.replace("'1'", "'3'"));
    assert.notEqual(conflict.status, 0);
    assert.match(conflict.stderr, /Apply failed with \d conflict.*\.data\.a/s);
    assert.match(
      kubectl("apply --server-side --field-manager=other --force-conflicts -f -", MAP.replace("'1'", "'3'")),
      /serverside-applied/,
    );
    assert.match(kubectl("get configmap map -o yaml --show-managed-fields"), /manager: other/);
    assert.match(cli.ok("edit configmap map", undefined, { KUBE_EDITOR: `sed -i 's/a: "3"/a: "4"/'` }), /edited/);
    assert.equal(kubectl("get configmap map -o jsonpath={.data.a}"), "4");
    kubectl("delete configmap map");
  });

  test("unknown fields are refused with their path", () => {
    const refused = run(["create", "-f", "-"], `${MAP}foo: 1\n`);
    assert.notEqual(refused.status, 0);
    assert.match(refused.stderr, /unknown field "foo"/);
  });

  test("VAL-01, VAL-04 field validation is known to be the server's", () => {
    const misfit = "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: misfit}\ndata: {a: '1'}\nfoo: 1\n";
    const warned = run(["create", "--validate=warn", "-f", "-"], misfit);
    assert.equal(warned.status, 0, warned.stderr);
    assert.doesNotMatch(warned.stderr, /unsupported/);
    assert.match(warned.stderr, /unknown field "foo"/);
    assert.match(run(["replace", "--validate=strict", "-f", "-"], misfit).stderr, /strict decoding error/);
  });

  test("CSR-11, CSR-13 a certificate is asked for, approved and used as the documentation tells users to", async () => {
    const { pem, key } = await signingRequest({ subject: [{ O: ["dev"] }, { CN: ["jane"] }] });
    const request = Buffer.from(pem).toString("base64");
    const spec = `{request: ${request}, signerName: kubernetes.io/kube-apiserver-client, expirationSeconds: 86400, usages: [client auth]}`;
    kubectl("create -f -", `apiVersion: certificates.k8s.io/v1\nkind: CertificateSigningRequest\nmetadata: {name: jane}\nspec: ${spec}\n`);
    assert.match(kubectl("get csr jane --no-headers"), /^jane +\S+ +kubernetes.io\/kube-apiserver-client +admin +24h +Pending\s*$/);
    kubectl("certificate approve jane");
    kubectl("wait --for=jsonpath={.status.conditions[0].reason}=KubectlApprove csr/jane --timeout=60s");
    const certificate = await eventually(() => kubectl("get csr jane -o jsonpath={.status.certificate}") || undefined);
    assert.match(kubectl("get csr jane --no-headers"), /Approved,Issued/);
    const files = { cert: join(cli.home, "jane.crt"), key: join(cli.home, "jane.key") };
    writeFileSync(files.cert, Buffer.from(certificate, "base64"));
    writeFileSync(files.key, key, { mode: 0o600 });
    const place = ["--kubeconfig=/dev/null", `--server=${server.url}`, `--certificate-authority=${join(server.dataDir, "pki", "ca.crt")}`];
    const jane = [...place, `--client-certificate=${files.cert}`, `--client-key=${files.key}`, "get", "pods"];
    assert.match(run(jane).stderr, /User "jane" cannot list resource "pods"/);
    kubectl("create rolebinding jane --clusterrole=view --group=dev");
    await eventually(() => run(jane).status === 0);
    assert.match(run(["certificate", "deny", "jane"]).stderr, /already Approved/);
  });

  test("get --watch, wait, and the ways to cascade", async () => {
    const watch = spawn(KUBECTL, ["get", "configmaps", "--watch", "-o", "name"], { env: cli.environment() });
    const seen = new Promise<void>((resolve) => {
      let output = "";
      watch.stdout.on("data", (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes("configmap/watched")) resolve();
      });
    });
    kubectl("create configmap watched");
    await seen;
    watch.kill();
    for (const cascade of ["foreground", "orphan", "background"]) {
      kubectl(`create configmap owner-${cascade}`);
      const uid = kubectl(`get configmap owner-${cascade} -o jsonpath={.metadata.uid}`);
      const reference = `[{apiVersion: v1, kind: ConfigMap, name: owner-${cascade}, uid: ${uid}, blockOwnerDeletion: true}]`;
      kubectl("create -f -", `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: child-${cascade}\n  ownerReferences: ${reference}\n`);
      kubectl(`delete configmap owner-${cascade} --cascade=${cascade}`);
      if (cascade === "orphan") assert.equal(kubectl(`get configmap child-${cascade} -o jsonpath={.metadata.ownerReferences}`), "");
      else kubectl(`wait --for=delete configmap/child-${cascade} --timeout=60s`);
    }
    kubectl("create namespace passing");
    kubectl("wait --for=jsonpath={.status.phase}=Active namespace/passing --timeout=60s");
    kubectl("delete namespace passing");
  });
});
