/** Keys that authors know from other dialects of schemas, and what stands for them here. */

const INSTEAD: Readonly<Record<string, string>> = {
  nullable: "leave it out: null counts as absent",
  exclusiveMinimum: "give minimum, or a rule in x-orch-validations",
  exclusiveMaximum: "give maximum, or a rule in x-orch-validations",
  multipleOf: "write a rule in x-orch-validations",
  uniqueItems: "give x-orch-unique: true",
  oneOf: "write a rule in x-orch-validations",
  anyOf: "write a rule in x-orch-validations",
  allOf: "write a rule in x-orch-validations",
  not: "write a rule in x-orch-validations",
  example: "say it in the description; an example of a whole kind stands beside its schema",
  examples: "say it in the description",
  writeOnly: "a hook of the kind takes the field into what is stored",
  readOnly: "fields that only the server writes belong into status",
  const: "give enum with one value",
  metadata: "the kind's name and its group follow from the file; see the README of the definitions",
  spec: "describe it under schema.properties",
  status: "describe it under schema.properties, and give subresources: { status: {} }",
  group: "the group is the folder, and its group.yaml",
  version: "the version is the folder",
  versions: "each version has a folder",
  plural: "give names: { plural: ... }",
  shortNames: "give names: { shortNames: [...] }",
  "<<": "YAML 1.2 has no merge keys; write the fields out, or share a type by $ref",
};

/** What would be right in place of `key`, if that is known; `known` are the keys that may stand there. */
export function insteadOf(key: string, known: readonly string[]): string | undefined {
  const own = Object.hasOwn(INSTEAD, key) ? INSTEAD[key] : undefined;
  if (own !== undefined) return own;
  const [, extension] = /^x-[a-z0-9]+-(.+)$/.exec(key) ?? [];
  const same =
    extension === undefined ? undefined : known.find((candidate) => candidate.startsWith("x-") && candidate.endsWith(`-${extension}`));
  return same === undefined ? undefined : `did you mean "${same}"?`;
}
