/** What is refused of a status, and what is not, kind by kind, as seen on the peer. */
import { after, before, describe, test } from "node:test";
import { assertOk } from "../support/assertions.js";
import { PODS_AS_WRITTEN, startServer, type TestServer } from "../support/server.js";
import { assertCauses } from "./refusals.js";

const CORE = "/api/v1/namespaces/default";
const container = { name: "c", image: "i" };
const SERVICE = { spec: { ports: [{ port: 80 }] } };
const INGRESS = { spec: { defaultBackend: { service: { name: "s", port: { number: 80 } } } } };
const JOB = { spec: { template: { spec: { restartPolicy: "Never", containers: [container] } } } };
const POD = { spec: { containers: [container] } };
const CLAIM = { spec: { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: "1" } } } };
const SETS = "/apis/apps/v1/namespaces/default/statefulsets";
const SET = {
  spec: {
    serviceName: "s",
    selector: { matchLabels: { a: "b" } },
    template: { metadata: { labels: { a: "b" } }, spec: { containers: [container] } },
  },
};

const SUBDOMAIN =
  "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an " +
  "alphanumeric character (e.g. 'example.com', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')";
const INGRESSES = "/apis/networking.orch.io/v1/namespaces/default/ingresses";
const JOBS = "/apis/batch/v1/namespaces/default/jobs";

/** Paths, objects, what their status is to be, and what is told of it. */
const WRITES: readonly (readonly [path: string, body: object, status: object, causes: readonly string[]])[] = [
  [`${CORE}/pods`, POD, { phase: "Odd", qosClass: "Odd" }, []],
  [
    `${CORE}/pods`,
    POD,
    { podIPs: [{ ip: "x" }] },
    ['status.podIPs[0]: Invalid value: "x": must be a valid IP address, (e.g. 10.9.8.7 or 2001:db8::ffff)'],
  ],
  [`${CORE}/services`, SERVICE, { conditions: [{ type: "t", status: "odd", lastTransitionTime: null, reason: "", message: "" }] }, []],
  [`${CORE}/services`, SERVICE, { loadBalancer: { ingress: [{ ip: "1.2.3.4", ports: [{ port: 1, protocol: "ODD" }] }] } }, []],
  ...(
    [
      [`${CORE}/services`, SERVICE],
      [INGRESSES, INGRESS],
    ] as const
  ).flatMap(
    ([path, body]) =>
      [
        [path, body, { loadBalancer: { ingress: [{ hostname: "a.example.com" }, { ip: "::1", hostname: "b" }, {}] } }, []],
        [
          path,
          body,
          { loadBalancer: { ingress: [{ ip: "x", hostname: "1.2.3.4" }, { hostname: "A" }] } },
          [
            'status.loadBalancer.ingress[0].ip: Invalid value: "x": must be a valid IP address',
            'status.loadBalancer.ingress[0].hostname: Invalid value: "1.2.3.4": must be a DNS name, not an IP address',
            `status.loadBalancer.ingress[1].hostname: Invalid value: "A": ${SUBDOMAIN}`,
          ],
        ],
      ] as const,
  ),
  [JOBS, JOB, { uncountedTerminatedPods: { succeeded: ["a"], failed: ["b", "c"] }, ready: 1 }, []],
  [
    JOBS,
    JOB,
    { uncountedTerminatedPods: { succeeded: ["a", "a", ""], failed: ["b", "a"] }, ready: -1 },
    [
      "status.ready: Invalid value: -1: must be greater than or equal to 0",
      'status.uncountedTerminatedPods.succeeded[1]: Duplicate value: "a"',
      'status.uncountedTerminatedPods.succeeded[2]: Invalid value: "": must not be empty',
      'status.uncountedTerminatedPods.failed[1]: Duplicate value: "a"',
    ],
  ],
  [`${CORE}/resourcequotas`, { spec: {} }, { hard: { pods: "1", "requests.cpu": "2" }, used: { pods: "0" } }, []],
  [
    `${CORE}/resourcequotas`,
    { spec: {} },
    { hard: { odd: "1" }, used: { pods: "-1" } },
    [
      'status.hard[odd]: Invalid value: "odd": must be a standard resource type or fully qualified',
      'status.hard[odd]: Invalid value: "odd": must be a standard resource for quota',
      'status.used[pods]: Invalid value: "-1": must be greater than or equal to 0',
    ],
  ],
  [
    "/api/v1/namespaces",
    {},
    { phase: "Odd" },
    ["status.Phase: Invalid value: \"Odd\": may only be 'Active' if `deletionTimestamp` is empty"],
  ],
  [SETS, SET, { replicas: 2, availableReplicas: 2 }, ["status.availableReplicas: Invalid value: 2: cannot be greater than readyReplicas"]],
  [`${CORE}/persistentvolumeclaims`, CLAIM, { phase: "Odd" }, []],
];

describe("a status", () => {
  let server: TestServer;
  before(async () => {
    // Others would write what was written.
    server = await startServer({ flags: ["--controllers=namespace", PODS_AS_WRITTEN] });
  });
  after(() => server?.stop());

  WRITES.forEach(([path, body, status, causes], index) => {
    test(`CAT-04 PATH-30 of ${path.slice(path.lastIndexOf("/") + 1)}: ${JSON.stringify(status)} is ${causes.length === 0 ? "taken" : "refused"}`, async () => {
      const name = `status-${index}`;
      assertOk(await server.admin.post(path, { metadata: { name }, ...body }), 201);
      const reply = await server.admin.mergePatch(`${path}/${name}/status`, { status });
      if (causes.length > 0) assertCauses(reply, ...causes);
      else assertOk(reply, 200);
    });
  });
});
