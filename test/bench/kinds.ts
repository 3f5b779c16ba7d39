/** What kinds that nobody uses cost: a project with sixty more of the size of a Deployment beside the same without them. */
import { readFileSync } from "node:fs";
import { ScratchProject } from "../support/scratch-project.js";
import { startMeasuredServer } from "./measured-process.js";
import type { Table } from "./table.js";

const KINDS = 60;
const STARTS = 5;
const TEMPLATE = "api-definitions/apps/v1/deployment.yaml";

/** Rests so long before its memory is read. */
export async function measureKinds(table: Table, atRestMs: number): Promise<void> {
  const without = new ScratchProject();
  const beside = new ScratchProject();
  try {
    addKinds(beside);
    for (const [what, project] of [
      ["no further kinds", without],
      [`${KINDS} further kinds of the size of a Deployment`, beside],
    ] as const) {
      const main = project.build();
      const times: number[] = [];
      for (let i = 0; i < STARTS; i++) {
        const server = await startMeasuredServer([], false, main);
        times.push(server.startMs);
        await server.stop();
      }
      times.sort((a, b) => a - b);
      const figure = `${times[0]?.toFixed(0)} / ${times[STARTS >> 1]?.toFixed(0)} / ${times.at(-1)?.toFixed(0)} ms`;
      table.add({ work: `start with ${what}, least / median / most of ${STARTS}`, figure });
      const server = await startMeasuredServer([], true, main);
      await new Promise((resume) => setTimeout(resume, atRestMs));
      table.add({ work: `memory at rest with ${what}`, figure: `${(await server.read()).residentMiB.toFixed(0)} MiB` });
      await server.stop();
    }
  } finally {
    without.remove();
    beside.remove();
  }
}

/** Copies of the Deployment under names of their own, in a group of their own. */
function addKinds(project: ScratchProject): void {
  project.write("api-definitions/synthetic/group.yaml", "name: synthetic\nversions: [v1]\ndescription: Kinds that nobody uses.\n");
  const template = readFileSync(TEMPLATE, "utf8").replace(/shortNames: \[deploy\], /, "");
  for (let i = 0; i < KINDS; i++) {
    project.write(`api-definitions/synthetic/v1/machinery${i}.yaml`, template.replaceAll("Deployment", `Machinery${i}`));
  }
}
