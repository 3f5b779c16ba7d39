/** Pages that come through a proxy, in pieces of any size. */
import assert from "node:assert/strict";
import type { IncomingMessage } from "node:http";
import { Readable, type Transform, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { describe, test } from "node:test";
import { pageChanges } from "../../../runtime/relay/page-links.js";
import { Rewriting } from "../../../runtime/relay/rewriting.js";
import { eventually } from "../../support/eventually.js";
import { longestTurn } from "../../support/thread-time.js";
import { yardstick } from "../../support/yardstick.js";

const target = { scheme: "http", host: "10.0.0.1", port: "80", path: "/", query: "", trust: "backend" } as const;
const rewriting = new Rewriting(target, "/p", "api:6443");

async function passed(page: string, pieceBytes = 64 * 1024, user = "jane"): Promise<string> {
  const bytes = Buffer.from(page);
  const pieces = Array.from({ length: Math.ceil(bytes.length / pieceBytes) }, (_, i) =>
    bytes.subarray(i * pieceBytes, (i + 1) * pieceBytes),
  );
  const changes = await pageChanges({ headers: { "content-type": "text/html" } } as IncomingMessage, rewriting, user);
  const came: Buffer[] = [];
  const client = new Writable({
    write(chunk: Buffer, _, done) {
      came.push(chunk);
      done();
    },
  });
  await pipeline([Readable.from(pieces), ...changes, client]);
  return Buffer.concat(came).toString();
}

interface UnfinishedPage {
  /** Bytes that the client has of it. */
  came(): number;
  leave(): void;
}

/** Pages of which so much has come and been read. */
async function unfinished(count: number, beginning: string): Promise<UnfinishedPage[]> {
  const pages: UnfinishedPage[] = [];
  for (let i = 0; i < count; i++) {
    const changes = await pageChanges({ headers: { "content-type": "text/html" } } as IncomingMessage, rewriting, "jane");
    const [first, last] = [changes[0] as Transform, changes.at(-1) as Transform];
    let came = 0;
    first.pipe(last).on("data", (piece: Buffer) => {
      came += piece.length;
    });
    await new Promise((resolve) => first.write(beginning, resolve));
    await eventually(() => first.readableLength === 0 && last.writableLength === 0);
    pages.push({ came: () => came, leave: () => void last.destroy() });
  }
  return pages;
}

describe("links of pages", () => {
  test("lead through the proxy, and nothing else of the page changes, however it comes", async () => {
    const page = (link: string) =>
      `\ufeff<!DOCTYPE html>\r\n<svg><![CDATA[ <a href=/x> ]]></svg><A HREF=${link}>\u20ac & &amp;</A><!-- <a href=/x> --><script>"<a href=/x>"</script><p\0 <a href="/x`;
    for (const size of [1, 2, 7, 64, 4096])
      assert.equal(await passed(page("/x"), size), page("/x").replace("<A HREF=/x>", '<a href="/p/x">'));
    assert.equal(await passed(`<a title="a&quot;\u00a0&lt;" href="/x?a&amp;b"/>`), `<a title="a&quot;&nbsp;<" href="/p/x?a&amp;b"/>`);
  });

  test("are left from a part on that is too long to be held", async () => {
    const long = `<img src="data:image/png;base64,${"a".repeat(300_000)}">`;
    const tooLong = `<img src="data:image/png;base64,${"a".repeat(600_000)}">`;
    assert.equal(await passed(`${long}<a href="/x">`), `${long}<a href="/p/x">`);
    assert.equal(await passed(`<a href="/x">${tooLong}<a href="/x">`), `<a href="/p/x">${tooLong}<a href="/x">`);
  });

  test("LIM-05 are left from a tag on that has more attributes than anybody writes, before it ends", async () => {
    const tag = (count: number) => `<a ${Array.from({ length: count }, (_, i) => `a${i}`).join(" ")}`;
    assert.equal(await passed(`${tag(900)}><a href="/x">`), `${tag(900)}><a href="/p/x">`);
    assert.equal(await passed(`${tag(3000)}><a href="/x">`), `${tag(3000)}><a href="/x">`);
    const [page] = await unfinished(1, tag(100_000));
    assert.ok((page?.came() ?? 0) > 100_000);
    page?.leave();
  });

  test("LIM-05 are left from where more pictures are in each other than anybody draws", async () => {
    const pictures = (count: number) => "<svg>".repeat(count);
    assert.equal(await passed(`${pictures(900)}<a href="/x">`), `${pictures(900)}<a href="/p/x">`);
    assert.equal(await passed(`${pictures(3000)}<a href="/x">`), `${pictures(3000)}<a href="/x">`);
  });

  test("LIM-05 of one user beside a hundred pages of another wait for few of them", async () => {
    const page = "<a href=/x>".repeat(20_000);
    let passedBefore = 0;
    const others = Array.from({ length: 100 }, () => passed(page, undefined, "greedy").then(() => passedBefore++));
    await passed(page, undefined, "modest");
    assert.ok(passedBefore < 20, `${passedBefore} were before`);
    await Promise.all(others);
  });

  test("LIM-05 hold little of a text that has not ended", async () => {
    const [page] = await unfinished(1, "word ".repeat(4000));
    assert.ok((page?.came() ?? 0) > 10_000);
    page?.leave();
  });

  test("LIM-05 are left where many pages stand in the midst of a long part, until those have gone", async () => {
    const pages = await unfinished(20, `<a ${"b".repeat(500_000)}`);
    const holding = pages.filter((page) => page.came() === 0);
    assert.ok(holding.length > 0 && holding.length < 8, `${holding.length} are held`);
    const long = `<img src="data:image/png;base64,${"a".repeat(300_000)}">`;
    assert.equal(await passed(`${long}<a href="/x">`), `${long}<a href="/x">`);
    assert.equal(await passed(`<img alt="${"a".repeat(2000)}"><a href="/x">`), `<img alt="${"a".repeat(2000)}"><a href="/p/x">`);
    for (const page of pages) page.leave();
    assert.equal(await passed(`${long}<a href="/x">`), `${long}<a href="/p/x">`);
  });

  test("LIM-05 do not hold the event loop, whatever stands in the page", async () => {
    const pages = {
      "a link without end": `<a href="/${"\0".repeat(4_000_000)}`,
      "a link of megabytes": `<a href="/${"a".repeat(4_000_000)}">`,
      "a kind of document without end": `<!DOCTYPE ${"a".repeat(4_000_000)}`,
      "many attributes": `<a ${Array.from({ length: 200_000 }, (_, i) => i.toString(36)).join(" ")}>`,
      "many links": "<a href=/x>".repeat(100_000),
      "pictures in each other": "<svg>".repeat(200_000),
      "a link of quotation marks": `<a href='/${'"'.repeat(500_000)}'>`,
    };
    await passed("<a>");
    for (const [what, page] of Object.entries(pages)) {
      let least = Number.POSITIVE_INFINITY;
      for (let attempt = 0; attempt < 4 && least >= 2; attempt++)
        least = Math.min(least, (await longestTurn(() => passed(page))) / yardstick());
      assert.ok(least < 2, `${what}: held for ${least.toFixed(2)} times the yardstick`);
    }
  });

  test("LIM-05 a hundred pages at once hold the event loop no longer than one", async () => {
    const page = "<a href=/x>".repeat(4000);
    await passed(page);
    let least = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < 4 && least >= 2; attempt++)
      least = Math.min(least, (await longestTurn(() => Promise.all(Array.from({ length: 100 }, () => passed(page))))) / yardstick());
    assert.ok(least < 2, `held for ${least.toFixed(2)} times the yardstick`);
  });
});
