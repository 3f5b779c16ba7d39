/** The policy file of attribute-based access control: one JSON object a line, of version v1beta1 or of the form before it (AUTHZ-15). */
import { isJsonObject, type JsonObject } from "../../definition/json.js";
import { parseJsonText } from "../../definition/json-text.js";

/** One line: whom it speaks of, and what they may do. "" is: not said. `*` matches everything in its place. */
export interface Policy {
  readonly user: string;
  readonly group: string;
  /** Only verbs that read. */
  readonly readonly: boolean;
  readonly apiGroup: string;
  readonly resource: string;
  readonly namespace: string;
  readonly nonResourcePath: string;
}

const TEXTS = ["user", "group", "apiGroup", "resource", "namespace", "nonResourcePath"] as const;

/**
 * Policies of a file's text; blank lines and those that begin with `#` are skipped. `group` is the API group of policies.
 * Throws RangeError naming every line that is no policy.
 */
export function parsePolicyFile(text: string, group: string): readonly Policy[] {
  const policies: Policy[] = [];
  const mistakes: string[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    const trimmed = line.trim();
    if (trimmed === "" || trimmed.startsWith("#")) continue;
    try {
      policies.push(policyOf(parseJsonText(trimmed), group));
    } catch (error) {
      mistakes.push(`line ${index + 1}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (mistakes.length > 0) throw new RangeError(mistakes.join("; "));
  return policies;
}

function policyOf(value: unknown, group: string): Policy {
  if (!isJsonObject(value)) throw new RangeError("a policy is a JSON object");
  const { apiVersion = "", kind = "", ...spec } = value;
  if ((apiVersion === "" || apiVersion === `${group}/v0`) && (kind === "" || kind === "Policy")) return fromUnversioned(spec);
  if (kind !== "Policy" || apiVersion !== `${group}/v1beta1`) {
    throw new RangeError(`a policy has "kind": "Policy" and "apiVersion": ${JSON.stringify(`${group}/v1beta1`)}`);
  }
  if (!isJsonObject(spec["spec"])) throw new RangeError('a policy has a "spec"');
  return specOf(spec["spec"], TEXTS);
}

/**
 * A line of the form that says no version. What is not said there is everything: everybody who is known, every namespace, every resource,
 * and, with neither of those two, every path. Policies knew no API groups.
 */
function fromUnversioned(line: JsonObject): Policy {
  const { user, group, namespace, resource, ...said } = specOf(line, ["user", "group", "namespace", "resource"]);
  const isEverybody = user === "*" || group === "*" || (user === "" && group === "");
  return {
    ...said,
    user: isEverybody ? "" : user,
    group: isEverybody ? "*" : group,
    namespace: namespace === "" ? "*" : namespace,
    resource: resource === "" ? "*" : resource,
    apiGroup: "*",
    nonResourcePath: namespace === "" && resource === "" ? "*" : "",
  };
}

/** Throws RangeError for other fields than `names` and `readonly`. */
function specOf(spec: JsonObject, names: readonly (typeof TEXTS)[number][]): Policy {
  const unknown = Object.keys(spec).filter((key) => key !== "readonly" && !names.some((name) => name === key));
  if (unknown.length > 0) throw new RangeError(`unknown field ${unknown.map((name) => JSON.stringify(name)).join(", ")}`);
  const [user, group, apiGroup, resource, namespace, nonResourcePath] = TEXTS.map((name) => textOf(spec, name)) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const readonly = spec["readonly"] ?? false;
  if (typeof readonly !== "boolean") throw new RangeError('"readonly" is true or false');
  return { user, group, readonly, apiGroup, resource, namespace, nonResourcePath };
}

function textOf(spec: JsonObject, name: string): string {
  const value = spec[name] ?? "";
  if (typeof value !== "string") throw new RangeError(`${JSON.stringify(name)} is a text`);
  return value;
}
