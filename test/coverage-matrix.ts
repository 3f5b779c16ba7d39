/** Prints for each area of the requirements how many rows some test cites, which none does, and which are others' to show. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ids = readFileSync("test/requirement-ids.txt", "utf8").trim().split("\n");
const cited = new Set(
  readdirSync("test", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".test.ts"))
    .flatMap((name) => readFileSync(join("test", name), "utf8").match(/\b[A-Z]+-\d{2}\b/g) ?? []),
);

/** Rows that are not this server's to do, or that there is nothing here to show by. */
const OTHERS: Readonly<Record<string, string>> = {
  "CSI-04": "the agent of the node passes them to the driver",
  "CSI-08": "the agent of the node passes them to the driver",
  "CSI-18": "the scheduler reads capacities",
  "LABEL-06": "the job controller, a workload controller, numbers the pods",
  "LIM-03": "the endpoints controller, a workload controller, writes the endpoints of services",
  "PV-02": "the scheduler chooses volumes by the nodes that reach them; the binder looks at no node, as in the peer",
  "VER-14": "no flag that is taken here is deprecated in the peer's version, or in this one",
};

const areas = new Map<string, { shown: number; missing: string[]; others: string[] }>();
for (const id of ids) {
  const name = id.slice(0, id.indexOf("-"));
  const area = areas.get(name) ?? { shown: 0, missing: [], others: [] };
  if (cited.has(id)) area.shown++;
  else if (id in OTHERS) area.others.push(id);
  else area.missing.push(id);
  areas.set(name, area);
}
for (const [name, { shown, missing, others }] of areas) {
  const total = shown + missing.length + others.length;
  console.log(
    `${name.padEnd(8)} ${String(shown).padStart(3)} of ${String(total).padStart(3)}${missing.length > 0 ? `   missing ${missing.join(" ")}` : ""}`,
  );
}
for (const [id, why] of Object.entries(OTHERS)) if (!cited.has(id)) console.log(`${id} is not shown here: ${why}`);
