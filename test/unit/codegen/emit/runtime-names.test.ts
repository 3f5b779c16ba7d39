import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import {
  CLIENT_DOORWAY,
  CLIENT_TYPES,
  CLIENT_VALUES,
  DEFINITION_TYPES,
  DOORWAY,
  DOORWAY_TYPES,
  DOORWAY_VALUES,
} from "../../../../codegen/emit/runtime-names.js";
import * as clientDoorway from "../../../../runtime/client/generated-doorway.js";
import * as doorway from "../../../../runtime/codec/generated-doorway.js";

const sourceOf = (path: string): string => readFileSync(join("runtime", path.replace(/\.js$/, ".ts")), "utf8");

/** Sources of the doorway and of what it re-exports. */
const doorwaySources = [
  "generated-doorway",
  ...[...sourceOf(DOORWAY).matchAll(/export \* from "\.\/(.*)\.js"/g)].map(([, name]) => name),
].map((name) => sourceOf(`codec/${name}.js`));

/** Sources of what the clients' doorway re-exports. */
const clientSources = [...sourceOf(CLIENT_DOORWAY).matchAll(/from "\.\/(.*)\.js"/g)].map(([, name]) => sourceOf(`client/${name}.js`));

describe("names of the runtime that generated code may use", () => {
  for (const name of DOORWAY_VALUES) {
    it(`${name} is a value of the doorway`, () => assert.notEqual((doorway as Record<string, unknown>)[name], undefined));
  }

  for (const name of DOORWAY_TYPES) {
    it(`${name} is a type of the doorway`, () => {
      assert(doorwaySources.some((source) => new RegExp(`export (class|interface|type) ${name}\\b`).test(source)));
    });
  }

  for (const name of CLIENT_VALUES) {
    it(`${name} is a value of the clients' doorway`, () =>
      assert.equal(typeof (clientDoorway as Record<string, unknown>)[name], "function"));
  }

  for (const name of CLIENT_TYPES) {
    it(`${name} is a type of the clients' doorway`, () => {
      assert(clientSources.some((source) => new RegExp(`export (class|interface|type) ${name}\\b`).test(source)));
    });
  }

  for (const [name, path] of Object.entries(DEFINITION_TYPES)) {
    it(`${name} is declared in ${path}`, () => assert.match(sourceOf(path), new RegExp(`export (interface|type) ${name}\\b`)));
  }

  it("generated code imports nothing else of the runtime", () => {
    const allowed = new Set([DOORWAY, CLIENT_DOORWAY, ...Object.values(DEFINITION_TYPES)]);
    const files = readdirSync("generated", { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".ts"));
    assert(files.length > 0);
    for (const path of files) {
      for (const [, specifier = ""] of readFileSync(join("generated", path), "utf8").matchAll(/ from "(.*)";/g)) {
        const runtime = /\.\.\/runtime\/((?:definition|codec|[a-z-]+)\/.*)$/.exec(specifier)?.[1];
        const isOwn = existsSync(join("generated", path, "..", specifier.replace(/\.js$/, ".ts")));
        assert(isOwn || (runtime !== undefined && allowed.has(runtime)), `${path} imports ${specifier}`);
      }
    }
  });
});
