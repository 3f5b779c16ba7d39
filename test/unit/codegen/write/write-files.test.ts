import assert from "node:assert/strict";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, it } from "node:test";
import { compareFiles, writeFiles } from "../../../../codegen/write/write-files.js";

const INDEX = { path: "index.ts", content: "// Generated from definitions. Do not edit.\n" };
const FILES = [INDEX, { path: "a/b/c.ts", content: "c\n" }, { path: "a/d.ts", content: "d\n" }];
const LONG_AGO = new Date(0);

describe("writing", () => {
  let folder: string;
  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), "write-")), "generated");
  });
  afterEach(() => rmSync(dirname(folder), { recursive: true }));

  it("creates what is missing", () => {
    assert.deepEqual(writeFiles(folder, FILES), { missing: ["a/b/c.ts", "a/d.ts", "index.ts"], changed: [], surplus: [] });
    assert.equal(readFileSync(join(folder, "a/b/c.ts"), "utf8"), "c\n");
  });

  it("touches only what differs", () => {
    writeFiles(folder, FILES);
    for (const { path } of FILES) utimesSync(join(folder, path), LONG_AGO, LONG_AGO);
    writeFileSync(join(folder, "a/d.ts"), "changed by hand\n");
    assert.deepEqual(writeFiles(folder, FILES), { missing: [], changed: ["a/d.ts"], surplus: [] });
    assert.equal(statSync(join(folder, "a/b/c.ts")).mtimeMs, 0);
    assert.equal(readFileSync(join(folder, "a/d.ts"), "utf8"), "d\n");
  });

  it("removes what nothing accounts for, with folders that become empty", () => {
    writeFiles(folder, FILES);
    assert.deepEqual(writeFiles(folder, [INDEX]), { missing: [], changed: [], surplus: ["a/b/c.ts", "a/d.ts"] });
    assert(!existsSync(join(folder, "a")));
  });

  it("refuses a folder with files of others, and leaves them alone", () => {
    mkdirSync(folder);
    writeFileSync(join(folder, "thesis.txt"), "years of work");
    assert.throws(() => writeFiles(folder, FILES), /holds files that are not generated, such as thesis\.txt/);
    assert.deepEqual(compareFiles(folder, FILES).missing.length, 3);
    assert.equal(readFileSync(join(folder, "thesis.txt"), "utf8"), "years of work");
  });

  it("changes nothing when something cannot be written, and leaves nothing beside", () => {
    writeFiles(folder, FILES);
    const longName = { path: `${"x".repeat(300)}.ts`, content: "" };
    assert.throws(() => writeFiles(folder, [INDEX, { path: "a/d.ts", content: "new\n" }, longName]), /ENAMETOOLONG/);
    assert.equal(readFileSync(join(folder, "a/d.ts"), "utf8"), "d\n");
    assert(existsSync(join(folder, "a/b/c.ts")));
    assert.deepEqual(readdirSync(dirname(folder)), ["generated"]);
  });

  it("clears away what a run that was killed left beside", () => {
    mkdirSync(`${folder}.writing/a`, { recursive: true });
    writeFiles(folder, FILES);
    assert.deepEqual(readdirSync(dirname(folder)), ["generated"]);
  });

  it("comparing writes nothing", () => {
    assert.deepEqual(compareFiles(folder, FILES).missing, ["a/b/c.ts", "a/d.ts", "index.ts"]);
    assert(!existsSync(folder));
  });
});
