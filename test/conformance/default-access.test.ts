/** Who may call what by default: every path that a server tells of, and some that it does not, is held to the table of ARCHITECTURE.md. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import type { ApiClient } from "../support/api-client.js";
import { assertOk } from "../support/assertions.js";
import { type ClientAuthority, clientAuthority } from "../support/client-authority.js";
import { startServer, type TestServer } from "../support/server.js";

/** The cells of a row, by column. */
interface Row {
  readonly what: string;
  readonly anonymous: string;
  readonly known: string;
  readonly besides: string;
}

const ROWS = tableOf(readFileSync("ARCHITECTURE.md", "utf8"), "## Who may call what by default");

function tableOf(text: string, heading: string): Row[] {
  const lines = text.slice(text.indexOf(heading)).split("\n");
  const rows = lines.filter((line) => line.startsWith("|")).slice(2);
  return rows.map((line) => {
    const [what = "", anonymous = "", known = "", besides = ""] = line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { what, anonymous, known, besides };
  });
}

const quoted = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name as string);
const covers = (pattern: string, path: string): boolean =>
  pattern.endsWith("/*") ? path.startsWith(pattern.slice(0, -1)) : pattern === path;

/** The row of a path that is no resource. */
const rowOfPath = (path: string): Row =>
  ROWS.find(({ what }) => quoted(what).some((pattern) => covers(pattern, path))) ?? rowNamed("`/` and every other path");
const rowOfResource = (name: string): Row =>
  ROWS.find(({ what }) => quoted(what).includes(name)) ?? rowNamed("every other resource and sub-resource");

function rowNamed(what: string): Row {
  const row = ROWS.find((each) => each.what === what);
  assert.ok(row, `the table has the row ${what}`);
  return row;
}

const METHODS: Readonly<Record<string, string>> = {
  get: "GET",
  list: "GET",
  watch: "GET",
  create: "POST",
  update: "PUT",
  patch: "PATCH",
  delete: "DELETE",
  deletecollection: "DELETE",
};
const ON_OBJECTS: ReadonlySet<string> = new Set(["get", "update", "patch", "delete"]);

/** Beside those that the server lists. */
const PATHS = [
  "/",
  "/version/",
  "/healthz/ping",
  "/livez/ping",
  "/readyz/ping",
  "/readyz/poststarthook/rbac/bootstrap-roles",
  "/openapi",
  "/openapi/v3/api/v1",
  "/api/v2",
  "/apis/apps",
  "/apis/none",
  "/apis/none/v1",
  "/logs",
  "/debug/pprof",
  "/swagger.json",
  "/ui",
  "/nothing/at/all",
];

interface Call {
  readonly method: string;
  readonly path: string;
  /** The row's cell names one of these when the call is allowed. */
  readonly asked: string;
  readonly row: Row;
}

for (const profile of ["orch", "kubernetes"] as const) {
  describe(`AUTHZ-02, AUTHZ-06, AUTHZ-09 who may call what by default, in the profile ${profile}`, () => {
    let authority: ClientAuthority;
    let server: TestServer;
    let known: ApiClient;
    let calls: Call[];
    before(async () => {
      authority = await clientAuthority();
      server = await startServer({ profile, flags: [authority.flag] });
      known = await authority.client(server, "nobody-in-particular");
      calls = [...(await pathCalls()), ...(await resourceCalls())];
    });
    after(async () => {
      authority.close();
      await server.stop();
    });

    async function pathCalls(): Promise<Call[]> {
      const { paths } = assertOk(await server.admin.get("/"), 200) as { paths: string[] };
      const all = [...new Set([...paths, ...PATHS])];
      return all.flatMap((path) => ["GET", "POST"].map((method) => ({ method, path, asked: method, row: rowOfPath(path) })));
    }

    /** Each verb of each resource and sub-resource that discovery lists, and of one that there is not. */
    async function resourceCalls(): Promise<Call[]> {
      const groups = assertOk(await server.admin.get("/apis"), 200).groups as { versions: { groupVersion: string }[] }[];
      const roots = ["/api/v1", ...groups.flatMap(({ versions }) => versions.map(({ groupVersion }) => `/apis/${groupVersion}`))];
      const found: Call[] = [];
      for (const root of roots) {
        const { resources } = assertOk(await server.admin.get(root), 200) as {
          resources: { name: string; namespaced: boolean; verbs: string[] }[];
        };
        for (const each of [...resources, { name: "nothings", namespaced: true, verbs: Object.keys(METHODS) }]) {
          for (const verb of each.verbs) found.push(resourceCall(root, each.name, each.namespaced, verb));
        }
      }
      assert.ok(found.length > 400, `${found.length} calls`);
      return found;
    }

    function resourceCall(root: string, name: string, namespaced: boolean, verb: string): Call {
      const [resource, subresource] = name.split("/") as [string, string?];
      const collection = namespaced ? `${root}/namespaces/default/${resource}` : `${root}/${resource}`;
      const object = ON_OBJECTS.has(verb) || subresource !== undefined ? `${collection}/none` : collection;
      const path = subresource === undefined ? object : `${object}/${subresource}`;
      return { method: METHODS[verb] as string, path: verb === "watch" ? `${path}?watch=1` : path, asked: verb, row: rowOfResource(name) };
    }

    const allows = (cell: string, { asked }: Call): boolean => cell === "any method" || cell.split(" ").includes(asked);

    async function compare(client: ApiClient, cellOf: (row: Row) => string, all: readonly Call[]): Promise<void> {
      const wrong: string[] = [];
      for (const call of all) {
        const { status } = await client.send(call.method, call.path, call.method === "GET" ? {} : { body: {} });
        const isAllowed = allows(cellOf(call.row), call);
        if ((status === 403) === isAllowed) wrong.push(`${call.method} ${call.path} is answered ${status}, row: ${call.row.what}`);
        if (status === 401) wrong.push(`${call.method} ${call.path} is answered 401`);
      }
      assert.deepEqual(wrong, []);
    }

    test("anonymous", () => compare(server.anonymous, ({ anonymous }) => anonymous, calls));
    test("any known user", () => compare(known, (row) => row.known, calls));

    for (const group of ["system:monitoring", "system:serviceaccounts"]) {
      test(`a member of ${group}`, async () => {
        const client = await authority.client(server, "a-member", group);
        const cell = ({ known: everybody, besides }: Row): string =>
          besides.includes(`for \`${group}\``) ? `${everybody} ${besides.split(" for ")[0]}` : everybody;
        await compare(
          client,
          cell,
          calls.filter(({ path }) => !path.includes("/namespaces/")),
        );
      });
    }

    test("an administrator is refused nothing", async () => {
      for (const { method, path } of calls) {
        if (method !== "GET" || path.includes("watch=1")) continue;
        const { status } = await server.admin.get(path);
        assert.notEqual(status, 403, path);
        assert.ok(status < 500, `${path}: ${status}`);
      }
    });

    test("every row of the table is shown by some call", () => {
      assert.deepEqual(
        ROWS.filter((row) => !calls.some((call) => call.row === row)).map(({ what }) => what),
        [],
      );
    });
  });
}
