/** Conflicts of an apply with the owners of the fields it changes (SSA-11), worded as the peer words them. */
import { applyConflict } from "../../errors/constructors.js";
import type { StatusError } from "../../errors/status.js";
import { type FieldPath, pathText } from "../field-set/field-set.js";

/** One field that somebody else owns and the configuration changes. */
export interface Conflict {
  /** The owner as messages show it, see `ownerText`. */
  readonly owner: string;
  readonly path: FieldPath;
}

/** Conflicts that one answer tells; whoever has more looks at them in part anyway. */
const CONFLICTS_TOLD = 500;

/** 409 with one cause per field, for the first {@link CONFLICTS_TOLD}. `conflicts` come grouped by owner. */
export function conflictError(conflicts: readonly Conflict[]): StatusError {
  const causes = conflicts.slice(0, CONFLICTS_TOLD).map(({ owner, path }) => ({
    reason: "FieldManagerConflict",
    message: `conflict with ${owner}`,
    field: pathText(path),
  }));
  return applyConflict(summary(conflicts), causes);
}

function summary(conflicts: readonly Conflict[]): string {
  const [first] = conflicts;
  if (first !== undefined && conflicts.length === 1) {
    return `Apply failed with 1 conflict: conflict with ${first.owner}: ${pathText(first.path)}`;
  }
  const lines = conflicts.slice(0, CONFLICTS_TOLD).flatMap(({ owner, path }, i) => {
    const line = `- ${pathText(path)}`;
    return conflicts[i - 1]?.owner === owner ? [line] : [`conflicts with ${owner}:`, line];
  });
  if (conflicts.length > CONFLICTS_TOLD) lines.push(`and ${conflicts.length - CONFLICTS_TOLD} more`);
  return `Apply failed with ${conflicts.length} conflicts: ${lines.join("\n")}`;
}
