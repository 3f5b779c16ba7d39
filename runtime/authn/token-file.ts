/** Tokens of a file: CSV of token, user, uid and, quoted where there are several, groups. */
import { createHash, timingSafeEqual } from "node:crypto";
import type { UserInfo } from "../definition/request-context.js";
import type { TokenVerifier } from "./token-verifier.js";

/** Reads the text of a file. Throws RangeError naming the line that is wrong, without what stands in it. */
export function parseTokenFile(text: string): TokenVerifier {
  const users = new Map<string, { readonly digest: Buffer; readonly user: UserInfo }>();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const columns = readColumns(line);
    if (columns === undefined) throw new RangeError(`line ${index + 1}: a quote is not closed or stands within a value`);
    const [token = "", name = "", uid = "", groups = ""] = columns;
    if (columns.length < 3)
      throw new RangeError(`line ${index + 1}: token, user name and uid are needed, it has ${columns.length} columns`);
    if (token === "") continue;
    const digest = digestOf(token);
    users.set(digest.toString("base64"), { digest, user: { name, uid, groups: listOf(groups), extra: {} } });
  }
  return {
    name: "token-file",
    verify(token, audiences) {
      const digest = digestOf(token);
      const found = users.get(digest.toString("base64"));
      if (found === undefined || !timingSafeEqual(found.digest, digest)) return undefined;
      return { user: found.user, audiences };
    },
  };
}

const digestOf = (token: string): Buffer => createHash("sha256").update(token).digest();
const listOf = (text: string): string[] =>
  text
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");

/** One line of CSV, as RFC 4180 has it, with blanks before a value left out; undefined when its quotes do not pair. */
function readColumns(line: string): string[] | undefined {
  const columns: string[] = [];
  let rest = line;
  for (;;) {
    const match = /^\s*(?:"((?:[^"]|"")*)"|([^",]*))(,|$)/.exec(rest);
    if (match === null) return undefined;
    columns.push(match[1] === undefined ? (match[2] as string).trim() : match[1].replaceAll('""', '"'));
    if (match[3] === "") return columns;
    rest = rest.slice(match[0].length);
  }
}
