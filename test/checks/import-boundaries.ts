/**
 * Holds the direction of imports: a room may import only rooms on floors below it. Prevents the tangle in which storage knows of HTTP
 * and nothing can be moved any more.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";

/** What each room may import besides itself, as room names; `runtime/` is implied. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  definition: [],
  errors: ["definition"],
  storage: ["errors"],
  codec: ["definition", "errors"],
  fields: ["definition", "errors"],
  registry: ["definition", "errors", "storage", "codec", "fields"],
  authn: ["definition", "errors", "storage", "codec", "fields", "registry"],
  authz: ["definition", "errors", "storage", "codec", "fields", "registry"],
  admission: ["definition", "errors", "storage", "codec", "fields", "registry"],
  audit: ["definition", "errors", "storage", "codec", "fields", "registry"],
  controllers: ["definition", "errors", "storage", "codec", "fields", "registry"],
  client: ["definition"],
  flags: ["definition"],
  certificates: ["definition"],
  endpoints: ["definition", "errors", "storage", "codec", "fields", "registry", "authn", "authz", "admission", "audit"],
  http: ["definition", "errors", "storage", "codec", "fields", "registry", "authn", "authz", "admission", "audit", "endpoints"],
};

/** The only runtime files that generated code may import. */
const DOORWAY = /^runtime\/(definition\/[\w-]+|codec\/generated-doorway)\.ts$/;

const problems = [...sources("runtime"), ...sources("codegen"), ...sources("generated")].flatMap(checkFile);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);

function checkFile(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const targets = [...text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)].map((match) => match[1] as string);
  return targets.flatMap((target) => {
    const path = relative(".", join(dirname(file), target))
      .split(sep)
      .join("/")
      .replace(/\.js$/, ".ts");
    return allowed(file, path) ? [] : [`${file} must not import ${path}`];
  });
}

function allowed(from: string, to: string): boolean {
  const [floor, room] = from.split("/") as [string, string];
  if (floor === "codegen") return to.startsWith("codegen/") || to.startsWith("runtime/definition/");
  if (floor === "generated") return to.startsWith("generated/") || DOORWAY.test(to);
  if (from === "runtime/server.ts" || from === "runtime/main.ts") return true;
  const [targetFloor, targetRoom] = to.split("/") as [string, string];
  if (targetFloor !== "runtime" || targetRoom.endsWith(".ts")) return false;
  return targetRoom === room || (ALLOWED[room]?.includes(targetRoom) ?? false);
}

function sources(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".d.ts"))
    .map((name) => join(root, name))
    .sort();
}
