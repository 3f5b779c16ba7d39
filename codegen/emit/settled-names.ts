/** Names of the variables of generated functions by how deep they stand, so that a new block renumbers none of the others. */

const TEXT = /"(?:[^"\\]|\\.)*"/y;
const IDENTIFIER = /[A-Za-z_$][\w$]*/y;
/** What the validator library numbers through a whole function. */
const DECLARATION = /(let|const|var) ((?:data|len|i|key|valid|_errs)\d+)\b/y;

/** New names by those that the library gave, of one block. */
type Block = Map<string, string>;

/** `code` is one function without comments, templates and literals of regular expressions. */
export function settleNames(code: string): string {
  const blocks: Block[] = [new Map()];
  /** What the head of a loop declares belongs to its block. */
  let head: Block | undefined;
  let out = "";
  const take = (pattern: RegExp, at: number): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(code);
  };
  for (let at = 0; at < code.length; ) {
    const [declared, word, given] = take(DECLARATION, at) ?? [];
    const token = declared ?? take(TEXT, at)?.[0] ?? take(IDENTIFIER, at)?.[0] ?? code.charAt(at);
    const scope = head === undefined ? blocks : [...blocks, head];
    if (given !== undefined) {
      const prefix = given.replace(/\d+$/, "");
      const settled = `${prefix}${scope.reduce((count, block) => count + countOf(block, prefix), 0)}`;
      scope.at(-1)?.set(given, settled);
      out += `${word} ${settled}`;
    } else if (out.endsWith(".")) {
      out += token;
    } else {
      out += scope.findLast((block) => block.has(token))?.get(token) ?? token;
      if (token === "for") head = new Map();
      else if (token === "}") blocks.pop();
      else if (token === "{") {
        blocks.push(head ?? new Map());
        head = undefined;
      }
    }
    at += token.length;
  }
  return out;
}

const countOf = (block: Block, prefix: string): number => [...block.keys()].filter((name) => name.replace(/\d+$/, "") === prefix).length;
