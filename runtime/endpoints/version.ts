/** `/version` (PATH-32): the version line whose API is served. */
import type { JsonObject } from "../definition/json.js";

const RELEASE = "v1.24.17";

/** The document. */
export function versionDocument(): JsonObject {
  return {
    major: "1",
    minor: "24",
    gitVersion: RELEASE,
    gitCommit: "",
    gitTreeState: "clean",
    buildDate: "1970-01-01T00:00:00Z",
    goVersion: "",
    compiler: `node ${process.version}`,
    platform: `${process.platform}/${process.arch === "x64" ? "amd64" : process.arch}`,
  };
}

export const versionText = (): string => RELEASE;
