/** Prints for each area of the requirements how many rows some test cites, and which none does. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ids = readFileSync("test/requirement-ids.txt", "utf8").trim().split("\n");
const cited = new Set(
  readdirSync("test", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".test.ts"))
    .flatMap((name) => readFileSync(join("test", name), "utf8").match(/\b[A-Z]+-\d{2}\b/g) ?? []),
);

const areas = new Map<string, { shown: number; missing: string[] }>();
for (const id of ids) {
  const name = id.slice(0, id.indexOf("-"));
  const area = areas.get(name) ?? { shown: 0, missing: [] };
  if (cited.has(id)) area.shown++;
  else area.missing.push(id);
  areas.set(name, area);
}
for (const [name, { shown, missing }] of areas) {
  const total = shown + missing.length;
  console.log(
    `${name.padEnd(8)} ${String(shown).padStart(3)} of ${String(total).padStart(3)}${missing.length > 0 ? `   missing ${missing.join(" ")}` : ""}`,
  );
}
