/** Conflicts of an apply with the owners of the fields it changes (SSA-11), worded as the peer words them. */
import { applyConflict } from "../../errors/constructors.js";
import type { StatusError } from "../../errors/status.js";
import { type FieldPath, type FieldSet, pathsOf, pathText, sizeOf } from "../field-set/field-set.js";

/** Fields that somebody else owns and the configuration changes. */
export interface Conflicts {
  /** The owner as messages show it, see `ownerText`. */
  readonly owner: string;
  readonly fields: FieldSet;
}

interface Conflict {
  readonly owner: string;
  readonly path: FieldPath;
}

/** Conflicts that one answer tells; whoever has more looks at them in part anyway. */
const CONFLICTS_TOLD = 500;

/** 409 with one cause per field, for the first {@link CONFLICTS_TOLD}. */
export function conflictError(all: readonly Conflicts[]): StatusError {
  const told: Conflict[] = [];
  let count = 0;
  for (const { owner, fields } of all) {
    count += sizeOf(fields);
    for (const path of pathsOf(fields, CONFLICTS_TOLD - told.length)) told.push({ owner, path });
  }
  const causes = told.map(({ owner, path }) => ({
    reason: "FieldManagerConflict",
    message: `conflict with ${owner}`,
    field: pathText(path),
  }));
  return applyConflict(summary(told, count), causes);
}

function summary(conflicts: readonly Conflict[], count: number): string {
  const [first] = conflicts;
  if (first !== undefined && count === 1) {
    return `Apply failed with 1 conflict: conflict with ${first.owner}: ${pathText(first.path)}`;
  }
  const lines = conflicts.flatMap(({ owner, path }, i) => {
    const line = `- ${pathText(path)}`;
    return conflicts[i - 1]?.owner === owner ? [line] : [`conflicts with ${owner}:`, line];
  });
  if (count > conflicts.length) lines.push(`and ${count - conflicts.length} more`);
  return `Apply failed with ${count} conflicts: ${lines.join("\n")}`;
}
