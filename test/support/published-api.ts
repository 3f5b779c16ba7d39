/** What clients of a release rely on: the types, fields and values, and the paths with their methods, that its OpenAPI documents publish. */

type Json = Readonly<Record<string, unknown>>;

/** Members of each type, and methods of each path, with what is said of them. */
export type PublishedApi = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The name of a type without the package that its profile has for it. */
const nameOf = (reference: string): string => reference.replace(/^.*\//, "").replace(/^\$\{[^}]*\}\./, "");

const METHODS: ReadonlySet<string> = new Set(["get", "put", "post", "patch", "delete", "head", "options"]);

export function publishedBy(documents: Iterable<Json>): PublishedApi {
  const published = new Map<string, Map<string, string>>();
  for (const { paths = {}, components = {} } of documents) {
    for (const [path, item] of Object.entries(paths as Json)) {
      const methods = Object.keys(item as Json).filter((key) => METHODS.has(key));
      if (!path.includes("/watch/")) published.set(path, new Map(methods.map((method) => [method, ""])));
    }
    for (const [name, schema] of Object.entries(((components as Json)["schemas"] ?? {}) as Json)) {
      const properties = Object.entries(((schema as Json)["properties"] ?? {}) as Json);
      published.set(nameOf(name), new Map(properties.map(([field, property]) => [field, typeOf(property as Json)])));
    }
  }
  return published;
}

function typeOf(schema: Json): string {
  const { $ref, allOf, items, additionalProperties, type = "any", format, enum: values } = schema;
  if (typeof $ref === "string") return nameOf($ref);
  if (Array.isArray(allOf)) return typeOf(allOf[0] as Json);
  if (items !== undefined) return `[]${typeOf(items as Json)}`;
  if (typeof additionalProperties === "object") return `map[]${typeOf(additionalProperties as Json)}`;
  const plain = `${type}${format === undefined ? "" : `/${format}`}`;
  return Array.isArray(values) ? `${plain}(${values.map(encodeURIComponent).sort().join("|")})` : plain;
}

/** One line for each type and path, in the order of the alphabet. */
export function publishedText(published: PublishedApi): string {
  const lines = Array.from(published, ([name, members]) =>
    [name, ...Array.from(members, ([member, type]) => (type === "" ? member : `${member}:${type}`)).sort()].join(" "),
  );
  return `${lines.sort().join("\n")}\n`;
}

export function publishedFromText(text: string): PublishedApi {
  const lines = text.split("\n").filter((line) => line !== "");
  return new Map(
    lines.map((line) => {
      const [name = "", ...members] = line.split(" ");
      const pairs = members.map((member): [string, string] => {
        const colon = member.indexOf(":");
        return colon < 0 ? [member, ""] : [member.slice(0, colon), member.slice(colon + 1)];
      });
      return [name, new Map(pairs)];
    }),
  );
}

/** What was released and is not there any more, or is another thing, one sentence each. */
export function withdrawn(released: PublishedApi, present: PublishedApi): string[] {
  return Array.from(released).flatMap(([name, members]) => {
    const now = present.get(name);
    if (now === undefined) return [`${name} was released and is gone`];
    return Array.from(members).flatMap(([member, type]) => {
      const nowType = now.get(member);
      if (nowType === undefined) return [`${name} has lost ${member}`];
      return stillTakes(nowType, type) ? [] : [`${name} ${member} was ${type} and is ${nowType}`];
    });
  });
}

const VALUES = /^(.*)\((.*)\)$/;

/** Further values may come, or any value be taken; none may go. */
function stillTakes(now: string, released: string): boolean {
  const [, plain = now, values] = VALUES.exec(now) ?? [];
  const [, plainBefore = released, before] = VALUES.exec(released) ?? [];
  if (plain !== plainBefore) return false;
  if (values === undefined || before === undefined) return true;
  const taken = new Set(values.split("|"));
  return before.split("|").every((value) => taken.has(value));
}
