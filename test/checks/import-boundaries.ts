/**
 * Holds the direction of imports: a room may import only rooms on floors below it. Prevents the tangle in which storage knows of HTTP
 * and nothing can be moved any more.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";

/** What every floor needs; they import nothing of the house. */
const GROUND = ["log", "metrics", "clock", "flow"];

const REGISTRY_AND_BELOW = ["definition", "errors", "schema", "storage", "codec", "fields", "registry"];

const ENDPOINTS_AND_BELOW = [...REGISTRY_AND_BELOW, "openapi", "authn", "authz", "admission", "endpoints"];

/** Rooms that read what clients send to be signed, or what signers hand in: how is said once, beside the making of certificates. */
const READS_CERTIFICATES = [...REGISTRY_AND_BELOW, "certificates"];

/** What each room may import besides itself and the ground floor, as room names; `runtime/` is implied. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  definition: [],
  errors: ["definition"],
  schema: ["definition", "errors"],
  storage: ["definition"],
  codec: ["definition", "errors", "schema"],
  openapi: ["definition", "codec"],
  fields: ["definition", "errors", "schema"],
  registry: REGISTRY_AND_BELOW,
  webhooks: ["definition", "errors"],
  relay: [...REGISTRY_AND_BELOW, "webhooks"],
  kinds: [...READS_CERTIFICATES, "webhooks"],
  authn: [...REGISTRY_AND_BELOW, "kinds", "webhooks"],
  authz: [...REGISTRY_AND_BELOW, "kinds", "webhooks"],
  admission: [...READS_CERTIFICATES, "kinds", "webhooks"],
  controllers: [...READS_CERTIFICATES, "kinds", "client"],
  client: ["definition"],
  sdk: ["definition", "client"],
  flags: ["definition"],
  certificates: ["definition"],
  endpoints: ENDPOINTS_AND_BELOW,
  aside: ENDPOINTS_AND_BELOW,
  http: [...ENDPOINTS_AND_BELOW, "aside", "certificates"],
};

/** They alone join generated code and the runtime: of the program, of what it asks elsewhere, and of the thread for large requests. */
const COMPOSITION_ROOT = /^runtime\/((main|asked-for|load-program|whole-program|program|launch|server|aside-thread)\.ts$|server\/)/;

/** The only runtime files that generated code may import; clients have a door of their own. */
const DOORWAY = /^runtime\/(definition\/[\w-]+|codec\/generated-doorway)\.ts$/;
const CLIENT_DOORWAY = "runtime/client/generated-doorway.ts";

/** What a schema means, and how documents speak of a resource, is said once, for the generator and for definitions that come at run time. */
const CODEGEN_MAY_USE = /^(codegen|runtime\/(definition|schema|openapi))\//;

/** The part of the client that runs where there are no modules of Node. */
const ANYWHERE = /^runtime\/(client\/(?!node\/)|sdk\/(?!client-node))/;

/** What is imported of `node:http` by value brings the client of WebSocket and fetch with it, which takes a fifth of a start. */
const EXPENSIVE = /^import (?!type )[^;"]*? from "node:http"/m;

/** What others have written is read where one's names cannot be taken for another's: only these read what the build or the server wrote. */
const READS_JSON = /^runtime\/(definition\/json-text|codec\/json\/json|codec\/openapi-files|openapi\/.*|server\/write-packages)\.ts$/;

/** Node's own form of a certificate, which ends the process for some; and agents whose connections have Node ask for it. */
const FATAL = /\.(getPeerCertificate\b(?! = )|toLegacyObject\b)|\bnew Agent\(/;

interface Import {
  /** Path of the file, from the root of the project. */
  readonly target: string;
  readonly typesOnly: boolean;
}

const problems = [...[...sources("runtime"), ...sources("codegen"), ...sources("generated")].flatMap(checkFile), ...checkFloors()];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);

function checkFile(file: string): string[] {
  if (ANYWHERE.test(file) && /from "(node:|[\w@])/.test(readFileSync(file, "utf8")))
    return [`${file} must import no module of Node and no library`];
  const expensive = file.startsWith("runtime") && EXPENSIVE.test(readFileSync(file, "utf8"));
  if (expensive) return [`${file} must take node:http with process.getBuiltinModule: importing it loads undici`];
  if (file.startsWith("runtime") && FATAL.test(readFileSync(file, "utf8")))
    return [`${file} must look at certificates, and connect over TLS, as definition/peer-certificate.ts does`];
  if (file.startsWith("runtime") && !READS_JSON.test(file) && /\bJSON\.parse\(/.test(readFileSync(file, "utf8")))
    return [`${file} must read JSON with parseJsonText or readJsonValue: see definition/json-text.ts`];
  return importsOf(file).flatMap((imported) => (allowed(file, imported) ? [] : [`${file} must not import ${imported.target}`]));
}

/** The table of floors names every room, and each only below what it may import. */
function checkFloors(): string[] {
  const [, section = ""] = /^## Floors\n(.*?)^## /ms.exec(readFileSync("ARCHITECTURE.md", "utf8")) ?? [];
  const floors = new Map<string, number>();
  for (const [floor, row] of section.split("\n").entries()) {
    const [, cell = ""] = /^\| (`[^|]*)\|/.exec(row) ?? [];
    for (const [, room = ""] of cell.matchAll(/`([\w-]+)\/`/g)) floors.set(room, floor);
  }
  const rooms = readdirSync("runtime", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const unnamed = rooms.filter(({ name }) => !floors.has(name)).map(({ name }) => `ARCHITECTURE.md does not say what runtime/${name} is`);
  const misplaced = Object.entries(ALLOWED).flatMap(([room, allowed]) =>
    allowed
      .filter((other) => (floors.get(other) ?? Number.POSITIVE_INFINITY) > (floors.get(room) ?? -1))
      .map((other) => `ARCHITECTURE.md shows ${other} below ${room}, which may import it`),
  );
  return [...unnamed, ...misplaced];
}

function importsOf(file: string): Import[] {
  const text = readFileSync(file, "utf8");
  const found = text.matchAll(/(?:^(import|export) (type )?[^;"]*?from |\bimport\s*\(\s*|^import )"(\.[^"]+)"/gm);
  return [...found].map(([, , type, path]) => ({
    target: relative(".", join(dirname(file), path as string))
      .split(sep)
      .join("/")
      .replace(/\.js$/, ".ts"),
    typesOnly: type !== undefined,
  }));
}

function allowed(from: string, { target, typesOnly }: Import): boolean {
  const [floor, room] = from.split("/") as [string, string];
  if (floor === "codegen") return CODEGEN_MAY_USE.test(target);
  if (floor === "generated")
    return target.startsWith("generated/") || DOORWAY.test(target) || (room === "client" && target === CLIENT_DOORWAY);
  if (COMPOSITION_ROOT.test(from)) return true;
  const [targetFloor, targetRoom] = target.split("/") as [string, string];
  if (room === "testing" || room === "commands") return true;
  if (targetFloor === "generated")
    return ((room === "kinds" || room === "controllers") && typesOnly) || (room === "sdk" && targetRoom === "client");
  if (targetFloor !== "runtime" || targetRoom.endsWith(".ts")) return false;
  if (targetRoom === room) return true;
  return !GROUND.includes(room) && (GROUND.includes(targetRoom) || (ALLOWED[room]?.includes(targetRoom) ?? false));
}

function sources(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".d.ts"))
    .map((name) => join(root, name))
    .sort();
}
