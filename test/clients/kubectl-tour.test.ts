/** What people do with kubectl all day, with an unmodified one against the `kubernetes` profile. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { promisify } from "node:util";
import { definitionFactories, vendorProfiles } from "../../generated/index.js";
import { apiVersionOf } from "../../runtime/definition/resource-definition.js";
import type { Schema } from "../../runtime/definition/schema.js";
import type { VendorProfile } from "../../runtime/definition/vendor-profile.js";
import { exampleObjects } from "../conformance/catalogue-objects.js";
import { assertOk } from "../support/assertions.js";
import { eventually } from "../support/eventually.js";
import { KUBECTL, Kubectl, withoutKubectl } from "../support/kubectl.js";
import { startServer, type TestServer } from "../support/server.js";

const definitions = definitionFactories.map((create) => create(vendorProfiles["kubernetes"] as VendorProfile));

/** Programs at the same time. */
const PARALLEL = 4;

const GENERATORS: readonly (readonly [command: string, made: string])[] = [
  ["create namespace made", "namespace/made"],
  ["create configmap cm --from-literal=a=b", "configmap/cm"],
  ["create secret generic opaque --from-literal=a=b", "secret/opaque"],
  ["create secret docker-registry pull --docker-username=u --docker-password=p --docker-email=e", "secret/pull"],
  ["create serviceaccount sa", "serviceaccount/sa"],
  ["create role r --verb=get,list --resource=pods,deployments.apps", "role.rbac.authorization.k8s.io/r"],
  ["create rolebinding rb --role=r --serviceaccount=day:sa", "rolebinding.rbac.authorization.k8s.io/rb"],
  ["create clusterrole cr --verb=get --non-resource-url=/x", "clusterrole.rbac.authorization.k8s.io/cr"],
  ["create clusterrole gathering --aggregation-rule=a=b", "clusterrole.rbac.authorization.k8s.io/gathering"],
  ["create clusterrolebinding crb --clusterrole=cr --user=u", "clusterrolebinding.rbac.authorization.k8s.io/crb"],
  ["create quota q --hard=pods=20,services=20", "resourcequota/q"],
  ["create deployment web --image=nginx:1 --replicas=2 --port=80", "deployment.apps/web"],
  ["create job once --image=busybox -- true", "job.batch/once"],
  ["create cronjob often --image=busybox --schedule=@hourly -- date", "cronjob.batch/often"],
  ["create job now --from=cronjob/often", "job.batch/now"],
  ["create ingress way --rule=foo.com/bar*=web:80,tls=sec --class=nginx --default-backend=web:80", "ingress.networking.k8s.io/way"],
  ["create poddisruptionbudget calm --selector=app=web --min-available=1", "poddisruptionbudget.policy/calm"],
  ["create priorityclass high --value=10 --description=x", "priorityclass.scheduling.k8s.io/high"],
  ["create service clusterip inside --tcp=80:80", "service/inside"],
  ["create service nodeport outside --tcp=80:80", "service/outside"],
  ["create service loadbalancer balanced --tcp=80:80", "service/balanced"],
  ["create service externalname elsewhere --external-name=x.com", "service/elsewhere"],
  ["expose deployment web --port=80", "service/web"],
  ["autoscale deployment web --min=1 --max=5 --cpu-percent=80", "horizontalpodautoscaler.autoscaling/web"],
];

const STATEFUL = `apiVersion: apps/v1
kind: StatefulSet
metadata: {name: db}
spec:
  serviceName: db
  selector: {matchLabels: {app: db}}
  template:
    metadata: {labels: {app: db}}
    spec: {containers: [{name: c, image: db, volumeMounts: [{name: data, mountPath: /data}]}]}
  volumeClaimTemplates:
  - metadata: {name: data}
    spec: {accessModes: [ReadWriteOnce], resources: {requests: {storage: 1Gi}}}
`;

const DAEMONS = `apiVersion: apps/v1
kind: DaemonSet
metadata: {name: agents}
spec:
  selector: {matchLabels: {app: agents}}
  template: {metadata: {labels: {app: agents}}, spec: {containers: [{name: c, image: agent}]}}
`;

/** A state of a workload as its controller keeps it, with another image in each. */
const revision = (kind: string, name: string, uid: string, app: string, number: number): string => `apiVersion: apps/v1
kind: ControllerRevision
metadata:
  name: ${name}-${number}
  labels: {app: ${app}}
  annotations: {kubernetes.io/change-cause: step ${number}}
  ownerReferences: [{apiVersion: apps/v1, kind: ${kind}, name: ${name}, uid: ${uid}, controller: true}]
revision: ${number}
data:
  spec:
    template: {$patch: replace, metadata: {labels: {app: ${app}}}, spec: {containers: [{name: c, image: "i:${number}"}]}}
`;

/** Paths of the fields that are shown, each below the last one that stands further to the left. */
function explainedPaths(text: string): string[] {
  const above: { indent: number; path: string }[] = [];
  return [...text.matchAll(/^( +)(\S+)\t<.*$/gm)]
    .map(([, indent = "", name = ""]) => {
      while (above.length > 0 && (above.at(-1)?.indent ?? 0) >= indent.length) above.pop();
      const path = `${above.at(-1)?.path ?? ""}.${name}`;
      above.push({ indent: indent.length, path });
      return path;
    })
    .sort();
}

/** Paths of all the fields that the definition of a kind has. */
function publicPaths(apiVersion: string, kind: string): string[] {
  const definition = definitions.find((each) => apiVersionOf(each) === apiVersion && each.kind === kind);
  assert(definition !== undefined, `${apiVersion} ${kind}`);
  const below = (schema: Schema, path: string): string[] => {
    if (schema.kind === "list") return below(schema.item, path);
    if (schema.kind === "map") return below(schema.value, path);
    if (schema.kind !== "struct") return [];
    const isKind = definitions.some((each) => each.schema === schema);
    const fields = Object.entries(schema.fields).flatMap(([name, field]) => [`${path}.${name}`, ...below(field.schema, `${path}.${name}`)]);
    return isKind ? [`${path}.apiVersion`, `${path}.kind`, ...fields] : fields;
  };
  return below(definition.schema, "").sort();
}

describe("a day with kubectl", { skip: withoutKubectl }, () => {
  let server: TestServer;
  let cli: Kubectl;
  const kubectl = (command: string, input?: string) => cli.ok(command, input);
  const field = (object: string, path: string) => cli.ok(["get", ...object.split(" "), "-o", `jsonpath={${path}}`]);

  before(async () => {
    server = await startServer({ profile: "kubernetes" });
    cli = new Kubectl(server.kubeconfig);
    kubectl("create namespace day");
    // Quotas and limits among the examples are to bind nobody else.
    kubectl("create namespace every");
    kubectl("config set-context --current --namespace=day");
    await eventually(() => cli.run("get serviceaccount default").status === 0);
  });
  after(async () => {
    await server.stop();
    cli.close();
  });

  test("CAT-14 every generator of create makes what it says", () => {
    for (const [command, made] of GENERATORS) assert.equal(kubectl(command.replace(/ -- |$/, " -o name$&")).trim(), made, command);
    const exposed = kubectl("run lone --image=nginx --port=80 --expose --labels=app=lone --env=A=B");
    assert.deepEqual(exposed.trim().split("\n").sort(), ["pod/lone created", "service/lone created"]);
    assert.match(kubectl("create token sa"), /^[\w-]+\.[\w-]+\.[\w-]+\s*$/);
    const services = kubectl("get services -o wide");
    assert.match(services, /^NAME +TYPE +CLUSTER-IP +EXTERNAL-IP +PORT\(S\) +AGE +SELECTOR\n/);
    assert.match(services, /\noutside +NodePort +10\.0\.0\.\d+ +<none> +80:3\d{4}\/TCP +\S+ +app=outside\n/);
    assert.match(services, /\nelsewhere +ExternalName +<none> +x\.com +<none> +\S+ +app=elsewhere/);
    assert.match(kubectl("get resourcequota q --no-headers"), /pods: 1\/20, services: 6\/20/);
    assert.match(kubectl("get all"), /\ndeployment\.apps\/web +0\/2 +0 +0 /);
  });

  test("CAT-14 outputs: names, columns of one's own, templates, labels, sorting, selectors", () => {
    assert.equal(
      kubectl("get deployments -o custom-columns=N:.metadata.name,I:.spec.template.spec.containers[*].image"),
      "N     I\nweb   nginx:1\n",
    );
    assert.equal(cli.ok(["get", "deployments", "-o", "go-template={{range .items}}{{.metadata.name}} {{end}}"]), "web ");
    assert.match(kubectl("get pods -L app --show-kind --show-labels"), /\npod\/lone .* lone +app=lone\n/);
    assert.equal(kubectl("get pods --field-selector=status.phase=Running"), "");
    assert.equal(kubectl("get services -l app=outside -o name").trim(), "service/outside");
    const sorted = kubectl("get services --sort-by=.spec.type -o custom-columns=:.spec.type --no-headers").trim().split(/\s+/);
    assert.deepEqual(sorted, [...sorted].sort());
    assert.match(kubectl("get deployment web -o yaml"), /\n {2}progressDeadlineSeconds: 600\n/);
    assert.match(kubectl("get pods --server-print=false"), /^NAME +AGE\nlone /);
  });

  test("CAT-06, CAT-14 every kind is listed, described, and explained with all its fields", async () => {
    const made: string[] = [];
    const inProfile = (text: string) =>
      text.replaceAll("orch.io", "k8s.io").replace("/default/", "/every/").replaceAll('"default"', '"every"');
    for (const { path, resource, body } of exampleObjects.filter(({ isReview }) => !isReview)) {
      const [place, example] = [inProfile(path), JSON.parse(inProfile(JSON.stringify(body)))];
      const object = { ...example, metadata: { ...(example.metadata?.name ? {} : { generateName: "least-" }), ...example.metadata } };
      const { metadata } = assertOk(await server.admin.post(place, object), 201);
      const [, root, group, version] = place.split("/");
      made.push(`${resource}${root === "apis" ? `.${version}.${group}` : ""}/${metadata.name}`);
    }
    const kinds = kubectl("api-resources --verbs=list --no-headers")
      .trim()
      .split("\n")
      .map((line) => {
        const words = line.trim().split(/\s+/);
        return { resource: words[0] as string, version: words.at(-3) as string, kind: words.at(-1) as string };
      });
    assert.ok(kinds.length > 40, JSON.stringify(kinds));
    const run = async (...args: string[]) => (await promisify(execFile)(KUBECTL, args, { env: cli.environment() })).stdout;
    const inTurn = async (jobs: readonly (() => Promise<void>)[]) => {
      const rest = jobs.values();
      await Promise.all(
        Array.from({ length: PARALLEL }, async () => {
          for (const job of rest) await job();
        }),
      );
    };
    await inTurn([
      ...kinds.map(({ resource, version, kind }) => async () => {
        const explained = await run("explain", resource, "--recursive", `--api-version=${version}`);
        assert.match(explained, new RegExp(`KIND: +${kind}\n`), resource);
        assert.deepEqual(explainedPaths(explained), publicPaths(version, kind), `${version} ${kind}`);
      }),
      ...made.map(
        (name) => async () =>
          assert.match(await run("describe", name, "-n", "every"), new RegExp(`^Name: +${name.split("/")[1]}\\n`), name),
      ),
      async () => assert.match(await run("get", kinds.map(({ resource }) => resource).join(), "-o", "wide", "-n", "every"), /least-/),
      async () => assert.match(await run("explain", "deployment.spec.template.spec.containers.livenessProbe"), /initialDelaySeconds/),
    ]);
  });

  test("CAT-14 label, annotate, patch, set, scale, edit, replace by force", () => {
    kubectl("label deployment web tier=front");
    assert.match(cli.refused("label deployment web tier=back"), /already has a value/);
    kubectl("label --overwrite deployment web tier=back");
    kubectl("annotate deployment web note=x");
    kubectl("set image deployment/web nginx=nginx:2");
    kubectl("set env deployment/web A=B");
    kubectl("set resources deployment/web --limits=cpu=100m --requests=memory=1Mi");
    kubectl("set serviceaccount deployment/web sa");
    kubectl("set selector service inside app=web");
    kubectl("set subject rolebinding rb --user=zoe");
    kubectl("scale deployment web --replicas=3");
    assert.match(cli.refused("scale deployment web --current-replicas=9 --replicas=4"), /Expected replicas to be 9, was 3/);
    cli.ok(["patch", "deployment", "web", "-p", '{"spec":{"template":{"spec":{"containers":[{"name":"side","image":"s"}]}}}}']);
    kubectl('patch deployment web --subresource=status --type=merge -p {"status":{"observedGeneration":1}}');
    cli.ok("edit deployment web", undefined, { KUBE_EDITOR: "sed -i s/nginx:2/nginx:3/" });
    const containers = JSON.parse(field("deployment web", ".spec.template.spec.containers")) as { name: string; image: string }[];
    assert.deepEqual(containers.map(({ name, image }) => `${name}=${image}`).sort(), ["nginx=nginx:3", "side=s"]);
    assert.equal(
      field("deployment web", ".spec.replicas .metadata.labels.tier .status.observedGeneration".replaceAll(" ", "} {")),
      "3 back 1",
    );
    const before = field("configmap cm", ".metadata.uid");
    kubectl("replace --force -f -", "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: cm}\ndata: {a: c}\n");
    assert.notEqual(field("configmap cm", ".metadata.uid"), before);
    assert.match(kubectl("get events -n every"), /^LAST SEEN +TYPE +REASON +OBJECT +MESSAGE\n/);
  });

  test("CAT-14 rollout: history, status and undo over the replica sets of a deployment", async () => {
    const { metadata, spec } = assertOk(await server.admin.get("/apis/apps/v1/namespaces/day/deployments/web"), 200);
    const owner = { apiVersion: "apps/v1", kind: "Deployment", name: "web", uid: metadata.uid, controller: true };
    for (const [revision, image] of [
      ["1", "nginx:1"],
      ["2", "nginx:3"],
    ] as const) {
      const labels = { app: "web", "pod-template-hash": revision };
      const template = { metadata: { labels }, spec: { containers: [{ name: "nginx", image }] } };
      const body = {
        metadata: {
          name: `web-${revision}`,
          labels,
          ownerReferences: [owner],
          annotations: { "deployment.kubernetes.io/revision": revision },
        },
        spec: { selector: { matchLabels: labels }, template },
      };
      assertOk(await server.admin.post("/apis/apps/v1/namespaces/day/replicasets", body), 201);
    }
    kubectl("annotate --overwrite deployment web deployment.kubernetes.io/revision=2");
    assert.match(kubectl("rollout history deployment/web"), /REVISION +CHANGE-CAUSE\n1 +<none>\n2 +<none>/);
    assert.match(kubectl("rollout history deployment/web --revision=1"), /Image:\s+nginx:1\n/);
    kubectl("rollout pause deployment/web");
    kubectl("rollout resume deployment/web");
    kubectl("rollout restart deployment/web");
    assert.match(kubectl("rollout undo deployment/web"), /rolled back/);
    assert.equal(field("deployment web", ".spec.template.spec.containers[*].image"), "nginx:1");
    const replicas = spec.replicas;
    const observedGeneration = Number(field("deployment web", ".metadata.generation"));
    const status = { observedGeneration, replicas, updatedReplicas: replicas, availableReplicas: replicas, readyReplicas: replicas };
    assertOk(await server.admin.mergePatch("/apis/apps/v1/namespaces/day/deployments/web/status", { status }), 200);
    assert.match(kubectl("rollout status deployment/web --timeout=60s"), /successfully rolled out/);
    kubectl("wait --for=jsonpath={.status.availableReplicas}=3 deployment/web --timeout=60s");
  });

  test("CAT-14 what is read of a stateful set with claims is edited, replaced, and taken over by the server's apply", () => {
    kubectl("apply -f -", STATEFUL);
    kubectl("replace -f -", kubectl("get statefulset db -o yaml"));
    assert.match(cli.ok("edit statefulset db", undefined, { KUBE_EDITOR: "sed -i 's/  replicas: 1/  replicas: 2/'" }), /edited/);
    assert.equal(field("statefulset db", ".spec.replicas"), "2");
    const { status, stderr } = cli.run("apply --server-side --force-conflicts -f -", STATEFUL);
    assert.deepEqual([status, stderr], [0, ""]);
    assert.equal(kubectl("diff -f -", STATEFUL), "");
  });

  test("CAT-14 rollout: history and undo over the revisions of daemon sets and stateful sets", () => {
    kubectl("apply -f -", DAEMONS);
    for (const [kind, name, app] of [
      ["DaemonSet", "agents", "agents"],
      ["StatefulSet", "db", "db"],
    ] as const) {
      const uid = field(`${kind} ${name}`, ".metadata.uid");
      for (const number of [1, 2, 3]) kubectl("create -f -", revision(kind, name, uid, app, number));
      assert.match(kubectl(`rollout history ${kind}/${name}`), /REVISION +CHANGE-CAUSE\n1 +step 1\n2 +step 2\n3 +step 3\n/);
      assert.match(kubectl(`rollout history ${kind}/${name} --revision=2`), /Image:\s+i:2\n/);
      assert.match(kubectl(`rollout undo ${kind}/${name} --to-revision=1`), /rolled back/);
      assert.equal(field(`${kind} ${name}`, ".spec.template.spec.containers[*].image"), "i:1");
      assert.match(
        kubectl(`get controllerrevision ${name}-3 --no-headers`),
        new RegExp(`^${name}-3 +${kind.toLowerCase()}.apps/${name} +3 `),
      );
      assert.match(kubectl(`rollout status ${kind}/${name} --watch=false`), /Waiting for/);
    }
  });

  test("CAT-14 describe tells what is known of a pod, and what happened to it", async () => {
    const events = "/api/v1/namespaces/day/events";
    const involvedObject = { apiVersion: "v1", kind: "Pod", namespace: "day", name: "lone", uid: field("pod lone", ".metadata.uid") };
    const when = { firstTimestamp: "2026-01-01T00:00:00Z", lastTimestamp: "2026-01-01T00:00:00Z", count: 3 };
    const told = { metadata: { name: "lone.1" }, involvedObject, reason: "Pulled", message: "pulled it", type: "Normal", ...when };
    assertOk(await server.admin.post(events, { ...told, source: { component: "agent", host: "machine" } }), 201);
    const described = kubectl("describe pod lone");
    assert.match(described, / {4}Environment:\n {6}A: +B\n/);
    assert.match(described, /\/var\/run\/secrets\/kubernetes.io\/serviceaccount from kube-api-access-\w+ \(ro\)\n/);
    assert.match(described, /Tolerations: +node\.kubernetes\.io\/not-ready:NoExecute op=Exists for 300s\n/);
    assert.match(described, / {2}Normal +Pulled +\S+ \(x3 over \S+\) +agent +pulled it\n/);
    assert.match(kubectl("describe deployment web"), /Replicas: +3 desired \| 3 updated/);
    assert.match(kubectl("describe quota q"), /pods +1 +20\n/);
  });

  test("CAT-14 debug adds a container to a pod, or makes a copy with one more", () => {
    kubectl("debug lone --image=busybox --container=look --target=lone");
    assert.equal(field("pod lone", ".spec.ephemeralContainers[*].name"), "look");
    kubectl("debug lone --image=busybox --container=look --copy-to=copy");
    assert.equal(field("pod copy", ".spec.containers[*].name"), "lone look");
    assert.match(kubectl("delete pod copy --now"), /deleted/);
  });

  test("CAT-14 what is asked of parts that are not there is told plainly", () => {
    assert.match(cli.refused("top pods"), /Metrics API not available/);
    assert.equal(kubectl("logs lone"), "");
    assert.match(cli.refused("exec lone -- ls"), /pod lone does not have a host assigned/);
    assert.match(cli.refused("get nothing-like-it"), /the server doesn't have a resource type "nothing-like-it"/);
    assert.match(kubectl("cluster-info"), /control plane.* is running at/);
    const dumped = join(cli.home, "dump");
    kubectl(`cluster-info dump --namespaces=day --output-directory=${dumped}`);
    assert.match(readFileSync(join(dumped, "day", "services.json"), "utf8"), /"name": "outside"/);
    assert.match(kubectl("api-versions"), /^apps\/v1$/m);
  });

  test("CAT-09, CAT-14 nodes: cordon, taint, drain with a budget in the way", async () => {
    const conditions = [{ type: "Ready", status: "True" }];
    assertOk(await server.admin.post("/api/v1/nodes", { metadata: { name: "machine" }, status: { conditions } }), 201);
    const pod = (name: string) => ({
      metadata: { name, labels: { app: "web" } },
      spec: { nodeName: "machine", terminationGracePeriodSeconds: 0, containers: [{ name: "c", image: "i" }] },
    });
    for (const name of ["p1", "p2"]) assertOk(await server.admin.post("/api/v1/namespaces/day/pods", pod(name)), 201);
    const running = { status: { phase: "Running", conditions } };
    for (const name of ["p1", "p2"]) assertOk(await server.admin.mergePatch(`/api/v1/namespaces/day/pods/${name}/status`, running), 200);
    kubectl("cordon machine");
    assert.match(kubectl("get node machine"), /Ready,SchedulingDisabled/);
    kubectl("taint node machine a=b:NoSchedule");
    kubectl("taint node machine a-");
    const budget = (allowed: number) =>
      server.admin.mergePatch("/apis/policy/v1/namespaces/day/poddisruptionbudgets/calm/status", {
        status: { observedGeneration: 1, disruptionsAllowed: allowed, currentHealthy: 2, desiredHealthy: 1, expectedPods: 2 },
      });
    assertOk(await budget(1), 200);
    assert.match(cli.refused("drain machine --force --ignore-daemonsets --timeout=1s"), /violate the pod's disruption budget/);
    assert.equal(kubectl("get pods -l app=web --field-selector=spec.nodeName=machine -o name").trim().split("\n").length, 1);
    assertOk(await budget(1), 200);
    assert.match(kubectl("drain machine --force --ignore-daemonsets --timeout=60s"), /node\/machine drained/);
    kubectl("uncordon machine");
    assert.match(kubectl("describe node machine"), /Non-terminated Pods: +\(0 in total\)/);
  });

  test("CAT-14 kustomize: apply, diff, prune and delete what a folder makes", () => {
    const folder = join(cli.home, "kustomized");
    mkdirSync(folder);
    const write = (color: string) =>
      writeFileSync(
        join(folder, "kustomization.yaml"),
        `namePrefix: k-\nconfigMapGenerator: [{name: gen, literals: [color=${color}], options: {labels: {app: k}}}]\n`,
      );
    write("red");
    assert.match(kubectl(`apply -k ${folder}`), /configmap\/k-gen-\w+ created/);
    assert.match(kubectl(`apply -k ${folder} --server-side --force-conflicts`), /serverside-applied/);
    assert.equal(kubectl(`diff -k ${folder}`), "");
    write("blue");
    assert.equal(cli.run(`diff -k ${folder}`).status, 1);
    assert.match(kubectl(`apply -k ${folder} --prune -l app=k`), /created\n[\s\S]*pruned/);
    assert.match(kubectl(`delete -k ${folder}`), /deleted/);
  });

  test("CAT-14 what one may do, and an end with everything in it", () => {
    assert.equal(kubectl("auth can-i create pods").trim(), "yes");
    assert.equal(cli.run("auth can-i delete pods --as=system:serviceaccount:day:sa").stdout.trim(), "no");
    assert.match(kubectl("auth can-i --list --as=zoe"), /deployments\.apps .*\[get list\]/);
    kubectl("delete pods --all --now --timeout=60s");
    kubectl("delete deployment web --cascade=orphan");
    assert.equal(field("replicaset web-1", ".metadata.ownerReferences"), "");
    kubectl("delete jobs,cronjobs --all --cascade=foreground");
    kubectl("delete namespace day --timeout=60s");
    assert.match(cli.refused("get namespace day"), /NotFound/);
  });
});
