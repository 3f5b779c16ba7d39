import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { coreKinds } from "../../../../runtime/kinds/core/index.js";

const columnHooks = coreKinds.cells;

import type { ApiObject } from "../../../../runtime/definition/object-meta.js";

const NOW = Date.parse("2024-01-01T00:10:00Z");
const ended = (reason: string | undefined, exitCode = 0, signal?: number) => ({
  terminated: { exitCode, ...(reason && { reason }), ...(signal && { signal }) },
});
const status = (state: object, more: object = {}) => ({ name: "c", ready: false, restartCount: 0, state, ...more });
const running = (more: object = {}) => status({ running: {} }, { ready: true, ...more });

const cells = (pod: object) => {
  const object = { metadata: {}, spec: { containers: [{}, {}], initContainers: [{}, {}] }, ...pod } as unknown as ApiObject;
  return [columnHooks.podReady(object, NOW), columnHooks.podStatus(object, NOW), columnHooks.podRestarts(object, NOW)].join(" | ");
};

describe("NEG-14 cells of pods", () => {
  for (const { what, pod, expected } of [
    { what: "nothing known", pod: { status: { phase: "Pending" } }, expected: "0/2 | Pending | 0" },
    { what: "a reason", pod: { status: { phase: "Failed", reason: "Evicted" } }, expected: "0/2 | Evicted | 0" },
    {
      what: "all running",
      pod: { status: { phase: "Running", containerStatuses: [running(), running({ restartCount: 3 })] } },
      expected: "2/2 | Running | 3",
    },
    {
      what: "a restart long ago",
      pod: {
        status: {
          phase: "Running",
          containerStatuses: [running({ restartCount: 1, lastState: { terminated: { finishedAt: "2024-01-01T00:00:00Z" } } })],
        },
      },
      expected: "1/2 | Running | 1 (10m ago)",
    },
    {
      what: "one waiting",
      pod: { status: { phase: "Running", containerStatuses: [running(), status({ waiting: { reason: "CrashLoopBackOff" } })] } },
      expected: "1/2 | CrashLoopBackOff | 0",
    },
    {
      what: "one ended by signal",
      pod: { status: { phase: "Running", containerStatuses: [status(ended(undefined, 137, 9))] } },
      expected: "0/2 | Signal:9 | 0",
    },
    {
      what: "one ended with a code",
      pod: { status: { phase: "Running", containerStatuses: [status(ended(undefined, 2))] } },
      expected: "0/2 | ExitCode:2 | 0",
    },
    {
      what: "one completed, one running",
      pod: {
        status: {
          phase: "Running",
          containerStatuses: [status(ended("Completed")), running()],
          conditions: [{ type: "Ready", status: "True" }],
        },
      },
      expected: "1/2 | Running | 0",
    },
    {
      what: "one completed, not ready",
      pod: { status: { phase: "Running", containerStatuses: [status(ended("Completed")), running()] } },
      expected: "1/2 | NotReady | 0",
    },
    {
      what: "init at the second",
      pod: { status: { phase: "Pending", initContainerStatuses: [status(ended("Completed")), status({})] } },
      expected: "0/2 | Init:1/2 | 0",
    },
    {
      what: "init waiting",
      pod: {
        status: { phase: "Pending", initContainerStatuses: [status({ waiting: { reason: "ImagePullBackOff" } }, { restartCount: 2 })] },
      },
      expected: "0/2 | Init:ImagePullBackOff | 2",
    },
    {
      what: "init failed",
      pod: { status: { phase: "Pending", initContainerStatuses: [status(ended("Error", 1))] } },
      expected: "0/2 | Init:Error | 0",
    },
    {
      what: "init failed with a code",
      pod: { status: { phase: "Pending", initContainerStatuses: [status(ended(undefined, 1))] } },
      expected: "0/2 | Init:ExitCode:1 | 0",
    },
    {
      what: "deletion asked for",
      pod: { metadata: { deletionTimestamp: "2024-01-01T00:00:00Z" }, status: { phase: "Running" } },
      expected: "0/2 | Terminating | 0",
    },
    {
      what: "the node lost",
      pod: { metadata: { deletionTimestamp: "2024-01-01T00:00:00Z" }, status: { reason: "NodeLost" } },
      expected: "0/2 | Unknown | 0",
    },
  ]) {
    test(what, () => assert.equal(cells(pod), expected));
  }
});

test("NEG-14 cells of claims", () => {
  const claim = (more: object) => ({ metadata: {}, spec: {}, ...more }) as unknown as ApiObject;
  const bound = claim({
    spec: { volumeName: "v", storageClassName: "fast" },
    status: { phase: "Bound", capacity: { storage: "1Gi" }, accessModes: ["ReadWriteMany", "ReadWriteOnce"] },
  });
  assert.deepEqual(
    [
      columnHooks.claimStatus(bound, NOW),
      columnHooks.claimCapacity(bound, NOW),
      columnHooks.claimAccessModes(bound, NOW),
      columnHooks.claimStorageClass(bound, NOW),
    ],
    ["Bound", "1Gi", "RWO,RWX", "fast"],
  );
  const pending = claim({
    metadata: { deletionTimestamp: "2024-01-01T00:00:00Z", annotations: { "volume.beta.x.example/storage-class": "slow" } },
    status: { phase: "Pending" },
  });
  assert.deepEqual(
    [
      columnHooks.claimStatus(pending, NOW),
      columnHooks.claimCapacity(pending, NOW),
      columnHooks.claimAccessModes(pending, NOW),
      columnHooks.claimStorageClass(pending, NOW),
    ],
    ["Terminating", "", "", "slow"],
  );
});
