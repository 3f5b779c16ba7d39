/** The first part of `make soak`: years of use in minutes, as a table. An argument is the number of updates instead of a million. */
import { brokenBounds, listsSlowedDown, runSoak, soakTable } from "./years-of-use.js";

const UPDATES = 1_000_000;
const OBJECTS = 1_000;
const RETENTION_SECONDS = 30;

const options = { updates: Number(process.argv[2] ?? UPDATES), objects: OBJECTS, retentionSeconds: RETENTION_SECONDS };
const report = await runSoak(options, (text) => console.error(text));
console.log(soakTable(report));
const broken = [...brokenBounds(report), ...(listsSlowedDown(report) ? ["lists have become slower"] : [])];
for (const text of broken) console.error(text);
process.exit(broken.length === 0 ? 0 : 1);
