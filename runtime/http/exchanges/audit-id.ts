/** The id of a request that its answer and the logs carry. */
import { uuid } from "../../clock/uuid.js";

const MAXIMUM_LENGTH = 64;

/** The client's own id where it is usable as a header value and not too long, else a new one. */
export function auditIdOf(header: string | string[] | undefined): string {
  if (header === undefined) return uuid();
  const value = typeof header === "string" ? header : (header[0] ?? "");
  return value.length > 0 && value.length <= MAXIMUM_LENGTH && /^[\x21-\x7e]+$/.test(value) ? value : uuid();
}
