/** Stages that wrap the rest: what they see of how a request ended, and that nothing is promised that need not be. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { DeadlineWheel } from "../../../runtime/http/deadline-wheel.js";
import type { HttpRequest } from "../../../runtime/http/http-request.js";
import type { ServerServices } from "../../../runtime/http/server-services.js";
import { afterwards, before, composeStages, type Stage } from "../../../runtime/http/stage.js";

describe("stages", () => {
  const request = {} as HttpRequest;
  const server = {} as ServerServices;
  const traced = (steps: string[], name: string): Stage => {
    return (each, services, next) => {
      steps.push(`> ${name}`);
      return afterwards(
        () => next(each, services),
        () => void steps.push(`< ${name}`),
      );
    };
  };

  test("they run from the outermost in and see the rest end, at once when it is synchronous", () => {
    const steps: string[] = [];
    const run = composeStages([traced(steps, "a"), before(() => void steps.push("b")), traced(steps, "c")]);
    assert.equal(run(request, server), undefined);
    assert.deepEqual(steps, ["> a", "b", "> c", "< c", "< a"]);
  });

  test("a promise makes what comes after wait, and what is around see the end of it", async () => {
    const steps: string[] = [];
    const later = before(async () => {
      await Promise.resolve();
      steps.push("later");
    });
    await composeStages([traced(steps, "a"), later, traced(steps, "b")])(request, server);
    assert.deepEqual(steps, ["> a", "later", "> b", "< b", "< a"]);
  });

  test("what is refused ends everything around it, thrown or rejected", async () => {
    for (const refuse of [() => assert.fail("refused"), () => Promise.reject(new Error("refused"))]) {
      const steps: string[] = [];
      const run = composeStages([traced(steps, "a"), before(refuse), traced(steps, "b")]);
      await assert.rejects(async () => run(request, server), /refused/);
      assert.deepEqual(steps, ["> a", "< a"]);
    }
  });
});

describe("deadlines on one wheel", () => {
  test("each expires once, in order, unless it was cancelled", async () => {
    const wheel = new DeadlineWheel();
    const expired: number[] = [];
    const hold = setInterval(() => undefined, 1000);
    await new Promise<void>((resolve) => {
      wheel.after(300, () => {
        expired.push(300);
        resolve();
      });
      wheel.after(10, () => expired.push(10));
      wheel.after(100, () => expired.push(100)).cancel();
      wheel.after(160, () => expired.push(160));
    });
    clearInterval(hold);
    assert.deepEqual(expired, [10, 160, 300]);
  });
});
