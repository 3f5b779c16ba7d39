/** `/version` (PATH-32): the version line whose API is served. */
import type { JsonObject } from "../../definition/json.js";
import { SERVED_RELEASE } from "../../definition/served-release.js";

const { major, minor, patch } = SERVED_RELEASE;
const RELEASE = `v${major}.${minor}.${patch}`;

/** The document. */
export function versionDocument(): JsonObject {
  return {
    major: String(major),
    minor: String(minor),
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
