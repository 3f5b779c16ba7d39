/** Resolves YAML tags through the document's directives. */
import type { YamlToken } from "./scanner.js";
import { YamlSyntaxError } from "./source.js";

export class YamlTags {
  private readonly prefixes = new Map([
    ["!", "!"],
    ["!!", "tag:yaml.org,2002:"],
  ]);
  private readonly declared = new Set<string>();

  /** Takes a `%YAML` or `%TAG` line into account. @throws YamlSyntaxError */
  addDirective({ text, line }: YamlToken): void {
    const [name = "", first = "", prefix = ""] = text.split(/[ \t]+/);
    const where = line === 0 ? "" : `line ${line}: `;
    const subject = name === "%YAML" ? name : first;
    if (this.declared.has(subject)) throw new YamlSyntaxError(`${where}found duplicate ${name} directive`);
    this.declared.add(subject);
    if (name === "%TAG") this.prefixes.set(first, prefix);
    else if (first !== "1.1") throw new YamlSyntaxError(`${where}found incompatible YAML document`);
  }

  /** The full tag of a token, `!` for the one that only says that it is no plain scalar. */
  resolve({ text, line }: YamlToken): string {
    if (text.startsWith("!<")) return text.slice(2, -1);
    if (text === "!") return text;
    const handle = /^![0-9A-Za-z_-]*!/.exec(text)?.[0] ?? "!";
    if (handle !== "!" && handle === text)
      throw new YamlSyntaxError(`${line === 0 ? "" : `line ${line + 1}: `}did not find expected tag URI`);
    const prefix = this.prefixes.get(handle);
    if (prefix === undefined) throw new YamlSyntaxError(`${line === 0 ? "" : `line ${line}: `}found undefined tag handle`);
    try {
      return prefix + decodeURI(text.slice(handle.length).replace(/%(?![0-9a-fA-F]{2})/g, "%25"));
    } catch {
      throw new YamlSyntaxError(`${line === 0 ? "" : `line ${line + 1}: `}found an incorrect UTF-8 octet`);
    }
  }
}
