/** Flags of what is served: vendor names, versions, features. */
import type { FeatureGates } from "../definition/feature-gate.js";
import { describeFeatureGates, resolveFeatureGates } from "./feature-gates.js";
import { keyValues, text } from "./values.js";

/** `gates` are those that definitions declare. */
export const apiFlags = (gates: FeatureGates) =>
  ({
    "vendor-profile": {
      value: "name",
      help: "Set of vendor names (groups, labels, media types) to serve under.",
      default: "orch",
      parse: text,
    },
    "runtime-config": {
      value: "key=value,...",
      help: "Turns API versions and resources on or off: <group>/<version>=true|false (the core group is v1), <group>/<version>/<resource>=true|false, api/all, api/ga, api/beta, api/alpha. A missing value is true.",
      default: "",
      repeatable: true,
      parse: (value: string) => keyValues(value, "true"),
    },
    "feature-gates": {
      value: "Name=true|false,...",
      help: `Turns features on or off:\n${describeFeatureGates(gates)}\nSeveral are separated by commas.`,
      default: "",
      repeatable: true,
      parse: (value: string) => resolveFeatureGates(keyValues(value), gates),
    },
  }) as const;
