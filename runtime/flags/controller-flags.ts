/** Flags of the control loops that run inside the server. */
import { CONTROLLER_NAMES, type ControllerName, STANDARD_CONTROLLERS } from "../definition/controller-names.js";
import { duration } from "./values.js";

const STANDARD = "*";
const SHORTEST_GRACE_MS = 1_000;
const optional = CONTROLLER_NAMES.filter((name) => !STANDARD_CONTROLLERS.includes(name));

const isKnown = (name: string): name is ControllerName => (CONTROLLER_NAMES as readonly string[]).includes(name);

/** Of several items for one controller the first counts, as in the peer. Throws RangeError for a name that no controller has. */
function controllerSelection(text: string): ReadonlySet<ControllerName> {
  const items = text.split(",").filter((item) => item !== "");
  const said = new Map<ControllerName, boolean>();
  for (const item of items) {
    if (item === STANDARD) continue;
    const name = item.startsWith("-") ? item.slice(1) : item;
    if (!isKnown(name)) {
      throw new RangeError(`${JSON.stringify(name)} is not in the list of known controllers: ${CONTROLLER_NAMES.join(", ")}`);
    }
    if (!said.has(name)) said.set(name, name === item);
  }
  const implied = items.includes(STANDARD) ? STANDARD_CONTROLLERS : [];
  return new Set(CONTROLLER_NAMES.filter((name) => said.get(name) ?? implied.includes(name)));
}

export const controllerFlags = {
  controllers: {
    value: "names",
    help: `Control loops to run: * is all that run by default, name adds one, -name takes one out. There are ${CONTROLLER_NAMES.join(", ")}.${optional.length === 0 ? "" : ` Off by default: ${optional.join(", ")}.`}`,
    default: STANDARD,
    repeatable: true,
    parse: controllerSelection,
  },
  "node-monitor-grace-period": {
    value: "duration",
    help: "How long a node may be silent, neither renewing its lease nor writing its status, until its conditions are unknown.",
    default: "40s",
    parse: duration(SHORTEST_GRACE_MS),
  },
  "node-startup-grace-period": {
    value: "duration",
    help: "The same for a node that has not said yet whether it is ready.",
    default: "1m0s",
    parse: duration(SHORTEST_GRACE_MS),
  },
} as const;
