/** Whether a JSON answer is indented: by parameter, else for clients that people look at directly (PATH-16). */
import { firstValue, parseBool } from "./query.js";

const HUMAN_CLIENTS = ["curl", "Wget", "Mozilla/5.0"];

export function wantsPretty(query: string, userAgent: string | undefined): boolean {
  if (query !== "") {
    const value = firstValue(query, "pretty");
    if (value !== undefined && value !== "") return parseBool(value) ?? false;
  }
  return userAgent !== undefined && HUMAN_CLIENTS.some((client) => userAgent.startsWith(client));
}
