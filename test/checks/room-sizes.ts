/** Prints the sizes of hand-written files and fails on a hall: nothing over 600 lines, no room of more than 35 files. Generated code is not counted. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const MAXIMUM_LINES = 600;
/** Of one folder, without those in it; tests are lists by nature. */
const MAXIMUM_FILES = 35;

const sizes = ["runtime", "codegen", "test"]
  .flatMap((root) => readdirSync(root, { recursive: true, encoding: "utf8" }).map((name) => join(root, name)))
  .filter((file) => file.endsWith(".ts"))
  .map((file) => ({ file, lines: readFileSync(file, "utf8").split("\n").length - 1 }))
  .sort((a, b) => a.lines - b.lines);

const at = (share: number): number => sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * share))]?.lines ?? 0;
console.log(`${sizes.length} files, lines: median ${at(0.5)}, p90 ${at(0.9)}, most ${at(1)}`);
const halls = sizes.filter(({ lines }) => lines > MAXIMUM_LINES);
for (const { file, lines } of halls) console.error(`${file} has ${lines} lines; split it at ${MAXIMUM_LINES}`);
const rooms = Map.groupBy(
  sizes.filter(({ file }) => !file.startsWith("test/")),
  ({ file }) => dirname(file),
);
const crowded = [...rooms].filter(([, files]) => files.length > MAXIMUM_FILES);
for (const [folder, files] of crowded) console.error(`${folder} has ${files.length} files; divide it at ${MAXIMUM_FILES}`);
if (halls.length > 0 || crowded.length > 0) process.exit(1);
