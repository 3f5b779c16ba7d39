/** Which versions and resources are served: by maturity, and by `--runtime-config` (VER-02, VER-03, VER-04). */
import { maturityOf } from "../../definition/maturity.js";
import { apiVersionOf, type ResourceDefinition } from "../../definition/resource-definition.js";

/**
 * The definitions that are switched on. Keys are `<group>/<version>[/<resource>]` (the core group is just its version) and
 * `api/all`, `api/ga`, `api/beta`, `api/alpha`; the narrower key wins. Throws RangeError for keys that name nothing served and
 * for values that are not booleans.
 */
export function enabledResources(definitions: readonly ResourceDefinition[], config: ReadonlyMap<string, string>): ResourceDefinition[] {
  const settings = new Map([...config].map(([key, value]) => [key, parseSetting(key, value)]));
  const known = new Set(["api/all", "api/ga", "api/beta", "api/alpha", ...definitions.flatMap((each) => keysOf(each))]);
  for (const key of settings.keys()) {
    if (!known.has(key)) throw new RangeError(`unknown key ${JSON.stringify(key)}: must be one of ${[...known].sort().join(", ")}`);
  }
  return definitions.filter((definition) => isEnabled(definition, settings));
}

function isEnabled(definition: ResourceDefinition, settings: ReadonlyMap<string, boolean>): boolean {
  const maturity = maturityOf(definition.version);
  const every = `api/${maturity === "stable" ? "ga" : maturity}`;
  const [version, resource] = keysOf(definition);
  return settings.get(resource) ?? settings.get(version) ?? settings.get(every) ?? settings.get("api/all") ?? maturity !== "alpha";
}

const keysOf = (definition: ResourceDefinition): [string, string] => {
  const version = apiVersionOf(definition);
  return [version, `${version}/${definition.resource}`];
};

function parseSetting(key: string, value: string): boolean {
  if (/^(1|t|true)$/i.test(value)) return true;
  if (/^(0|f|false)$/i.test(value)) return false;
  throw new RangeError(`invalid value ${JSON.stringify(value)} of ${key}: must be true or false`);
}
