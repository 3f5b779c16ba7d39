/**
 * `node dist/runtime/server/write-packages.js FOLDER` writes the packages that others install: `orch`, the client alone, and
 * `orch-apiserver`, the server with the command of that name. A program with the client in it carries no server and no database.
 */
import { chmodSync, copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

interface Manifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly [field: string]: unknown;
}

const SERVER_PACKAGE = "orch-apiserver";
const CLIENT_CODE = "dist/client";
const SERVER_CODE = "dist/server";

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("name the folder to write to");
const repository: Manifest = JSON.parse(readFileSync("package.json", "utf8"));
const { version, license, type, engines } = repository;
const common = { version, license, type, engines };

rmSync(folder, { recursive: true, force: true });
writeClient(join(folder, "orch"));
writeServer(join(folder, SERVER_PACKAGE));

function writeClient(target: string): void {
  const declarations = reachable(JSON.stringify(repository.exports).match(/dist\/[^"]+\.d\.ts/g) ?? []);
  for (const file of declarations) copy(file, target);
  cpSync(CLIENT_CODE, join(target, CLIENT_CODE), { recursive: true });
  copyFileSync("runtime/sdk/package.md", join(target, "README.md"));
  const code = readdirSync(CLIENT_CODE).map((name) => readFileSync(join(CLIENT_CODE, name), "utf8"));
  write(target, {
    name: "orch",
    description: "Typed client, informers and controller kit of a control plane; a control plane for tests.",
    ...common,
    exports: repository.exports,
    imports: { "#testing-server": `${SERVER_PACKAGE}/testing` },
    sideEffects: false,
    dependencies: dependenciesOf(code),
    peerDependencies: { [SERVER_PACKAGE]: version },
    peerDependenciesMeta: { [SERVER_PACKAGE]: { optional: true } },
  });
}

function writeServer(target: string): void {
  const isShipped = (path: string): boolean => basename(path) !== "compile-cache" && !path.endsWith(".map");
  cpSync(SERVER_CODE, join(target, SERVER_CODE), { recursive: true, filter: isShipped });
  cpSync("api-definitions", join(target, "api-definitions"), { recursive: true });
  copyFileSync("runtime/commands/package.md", join(target, "README.md"));
  chmodSync(join(target, SERVER_CODE, "main.js"), 0o755);
  const code = readdirSync(SERVER_CODE).flatMap((name) => (/\.c?js$/.test(name) ? [readFileSync(join(SERVER_CODE, name), "utf8")] : []));
  write(target, {
    name: SERVER_PACKAGE,
    description: repository["description"],
    ...common,
    bin: { [SERVER_PACKAGE]: `${SERVER_CODE}/main.js` },
    exports: { "./testing": `./${SERVER_CODE}/testing-server.js`, "./package.json": "./package.json" },
    dependencies: dependenciesOf(code),
  });
}

/** Declarations that these name, themselves included: all that a compiler reads. */
function reachable(entries: readonly string[]): ReadonlySet<string> {
  const found = new Set(entries);
  for (const file of found)
    for (const [, path] of readFileSync(file, "utf8").matchAll(/(?:from |import\()"(\.[^"]+)\.js"/g))
      found.add(join(dirname(file), `${path}.d.ts`));
  return found;
}

/** The libraries that bundled code still asks for, at the versions of this repository. */
function dependenciesOf(code: readonly string[]): Readonly<Record<string, string>> {
  const isAskedFor = (name: string): boolean => {
    const asked = new RegExp(`(?:from |import\\(|require\\d*\\()"${name}["/]`);
    return code.some((text) => asked.test(text));
  };
  return Object.fromEntries(Object.entries(repository.dependencies).filter(([name]) => isAskedFor(name)));
}

function copy(file: string, target: string): void {
  mkdirSync(dirname(join(target, file)), { recursive: true });
  copyFileSync(file, join(target, file));
}

function write(target: string, manifest: object): void {
  copy("LICENSE", target);
  writeFileSync(join(target, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
}
