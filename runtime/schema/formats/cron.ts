/** Schedules: five fields of cron, or a descriptor, with a time zone in front as v1.24 takes it. */
import { durationMistake } from "../../definition/go-duration.js";

interface FieldBounds {
  readonly least: number;
  readonly most: number;
  readonly names?: readonly string[];
}

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const DAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];

/** Minute, hour, day of month, month, day of week. */
const FIELDS: readonly FieldBounds[] = [
  { least: 0, most: 59 },
  { least: 0, most: 23 },
  { least: 1, most: 31 },
  { least: 1, most: 12, names: MONTHS },
  { least: 0, most: 6, names: DAYS },
];

const DESCRIPTORS: ReadonlySet<string> = new Set(["@yearly", "@annually", "@monthly", "@weekly", "@daily", "@midnight", "@hourly"]);

const EVERY = "@every ";
const ZONE = /^(TZ|CRON_TZ)=(\S+)\s+/;

export function cronTexts(text: string): readonly string[] {
  const zone = ZONE.exec(text);
  if (zone?.[2] !== undefined && !isTimeZone(zone[2])) return [`provided bad location ${zone[2]}: unknown time zone ${zone[2]}`];
  const schedule = (zone === null ? text : text.slice(zone[0].length)).trim();
  if (schedule === "") return ["empty spec string"];
  if (schedule.startsWith(EVERY)) {
    const mistake = durationMistake(schedule.slice(EVERY.length));
    return mistake === undefined ? [] : [`failed to parse duration ${schedule}: ${mistake}`];
  }
  if (schedule.startsWith("@")) return DESCRIPTORS.has(schedule) ? [] : [`unrecognized descriptor: ${schedule}`];
  const fields = schedule.split(/\s+/);
  if (fields.length !== FIELDS.length) {
    return [`expected exactly ${FIELDS.length} fields, found ${fields.length}: [${fields.join(" ")}]`];
  }
  const wrong = fields.find((field, index) => !isField(field, FIELDS[index] as FieldBounds));
  return wrong === undefined ? [] : [`failed to parse field ${wrong}`];
}

const isField = (field: string, bounds: FieldBounds): boolean => field.split(",").every((part) => isRange(part, bounds));

/** `*`, `?`, `3`, `1-5`, `mon-fri`, each with an optional `/step`. */
function isRange(part: string, bounds: FieldBounds): boolean {
  const [range = "", step, ...more] = part.split("/");
  if (more.length > 0 || (step !== undefined && !(/^\d+$/.test(step) && Number(step) > 0))) return false;
  if (range === "*" || range === "?") return true;
  const ends = range.split("-").map((end) => numberOf(end, bounds));
  const [first, last = first] = ends;
  if (ends.length > 2 || first === undefined || last === undefined) return false;
  return first >= bounds.least && last <= bounds.most && first <= last;
}

function numberOf(text: string, { names = [], least }: FieldBounds): number | undefined {
  if (/^\d+$/.test(text)) return Number(text);
  const index = names.indexOf(text.toLowerCase());
  return index < 0 ? undefined : index + least;
}

/** A zone of the time zone database, of which offsets are none. */
export function isTimeZone(name: string): boolean {
  if (name === "" || name === "Local" || /^[+-]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
