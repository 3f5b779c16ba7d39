/** What files say of the messages of their types, held against the fields that there are. */
import type { BuiltType } from "../../runtime/schema/declared/built-type.js";
import { asList, asMapping } from "../../runtime/schema/declared/mapping.js";
import type { DeclaringDocument, Place } from "../../runtime/schema/declared/place.js";
import { didYouMean } from "../../runtime/schema/declared/suggest.js";
import type { ProblemList } from "./problem-list.js";

/** What files say of the messages of their types: names of the order are fields, "." or, in braces, several fields together. */
export function checkMessages(
  file: DeclaringDocument,
  packageName: string,
  types: ReadonlyMap<string, BuiltType>,
  problems: ProblemList,
): void {
  const own = [...types.values()].filter(({ model, place }) => model.package === packageName && place.file === file);
  const known = own.map(({ model }) => model.name);
  for (const [name, message] of Object.entries(asMapping(asMapping(file.value)["messages"]))) {
    const place: Place = { file, path: ["messages", name] };
    const names = own.find(({ model }) => model.name === name)?.model.fields.map((field) => field.name);
    if (names === undefined) {
      problems.atKey(place, [], `"${name}" is no type of this file`, didYouMean(name, known));
      continue;
    }
    asList(asMapping(message)["order"]).forEach((field, index) => {
      if (names.includes(String(field)) || field === "." || String(field).startsWith("{")) return;
      problems.atValue(place, ["order", index], `"${String(field)}" is no field of ${name}`, didYouMean(String(field), names));
    });
    for (const field of Object.keys(asMapping(asMapping(message)["paths"]))) {
      if (!names.includes(field)) problems.atKey(place, ["paths", field], `"${field}" is no field of ${name}`, didYouMean(field, names));
    }
  }
}
