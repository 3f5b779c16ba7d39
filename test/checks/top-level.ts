/**
 * Fails when git is to keep something at the top level that is none of the house's own. Prevents that what scripts, editors and servers
 * leave there, keys and kubeconfigs among it, is committed unseen.
 */
import { spawnSync } from "node:child_process";

const OWN = new Set(
  (
    ".ci .gitignore .npmrc ARCHITECTURE.md LICENSE Makefile README.md " +
    "api-definitions biome.json codegen generated package-lock.json package.json runtime test tsconfig.json"
  ).split(" "),
);

const { status, stdout } = spawnSync("git", ["ls-files", "-z"], { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
if (status === 0) {
  const kept = new Set(stdout.split("\0").flatMap((path) => (path === "" ? [] : [path.split("/")[0] as string])));
  const strange = [...kept].filter((name) => !OWN.has(name));
  for (const name of strange) console.error(`${name} does not belong at the top level; if it does, name it in test/checks/top-level.ts`);
  if (strange.length > 0) process.exit(1);
} else console.log("not a git checkout: what stands at the top level is not checked");
