/** Feature gates and their stages (specification: Versioning (4)). */
import type { FeatureGate, FeatureGateName, FeatureGates, KnownFeatureGates } from "../definition/feature-gate.js";

/** Gates of the hand-written server; those of definitions come with generated code. What is generally available is on and may be named. */
const SERVER_GATES = {
  APIListChunking: { stage: "BETA" },
  APIResponseCompression: { stage: "BETA" },
  BoundServiceAccountTokenVolume: { stage: "GA" },
  DryRun: { stage: "GA" },
  OpenAPIV3: { stage: "BETA" },
  PodSecurity: { stage: "BETA" },
  RemainingItemCount: { stage: "BETA" },
  RootCAConfigMap: { stage: "GA" },
  ServerSideApply: { stage: "GA" },
  ServerSideFieldValidation: { stage: "ALPHA" },
  TokenRequest: { stage: "GA" },
  WatchBookmark: { stage: "GA" },
} satisfies Partial<KnownFeatureGates>;

/** Gates that set all gates of a stage that are not named themselves. */
const STAGE_GATES: Readonly<Record<string, FeatureGate["stage"]>> = { AllAlpha: "ALPHA", AllBeta: "BETA" };

/** State of every gate by name. */
export type FeatureStates = ReadonlyMap<FeatureGateName, boolean>;

/** Every gate by name: the server's and those that definitions declare, sorted. */
function allGates(declared: FeatureGates): ReadonlyMap<string, FeatureGate> {
  return new Map(Object.entries({ ...declared, ...SERVER_GATES }).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const defaultOf = (gate: FeatureGate): boolean => gate.default ?? gate.stage !== "ALPHA";

/** State of every gate after `settings` (name to `true` or `false`). Throws RangeError for unknown and locked gates. */
export function resolveFeatureGates(settings: ReadonlyMap<string, string>, declared: FeatureGates): FeatureStates {
  const gates = allGates(declared);
  const states = new Map<string, boolean>([...gates].map(([name, gate]) => [name, defaultOf(gate)]));
  const chosen = new Map([...settings].map(([name, value]) => [name, parseSetting(name, value, gates)]));
  for (const [stageGate, stage] of Object.entries(STAGE_GATES)) {
    const enabled = chosen.get(stageGate);
    if (enabled === undefined) continue;
    for (const [name, gate] of gates) if (gate.stage === stage) states.set(name, enabled);
  }
  for (const [name, enabled] of chosen) if (gates.has(name)) states.set(name, enabled);
  return states as FeatureStates;
}

function parseSetting(name: string, value: string, gates: ReadonlyMap<string, FeatureGate>): boolean {
  const stage = gates.get(name)?.stage;
  if (stage === undefined && !Object.hasOwn(STAGE_GATES, name)) {
    throw new RangeError(
      `unrecognized feature gate: ${name}; accepted gates: ${[...Object.keys(STAGE_GATES), ...gates.keys()].join(", ")}`,
    );
  }
  const lower = value.toLowerCase();
  const enabled = lower === "true" || lower === "t" || lower === "1";
  if (!enabled && lower !== "false" && lower !== "f" && lower !== "0") {
    throw new RangeError(`invalid value of ${name}=${value}: must be true or false`);
  }
  if (stage === "GA" && !enabled) throw new RangeError(`cannot set feature gate ${name} to ${value}, feature is locked to true`);
  return enabled;
}

/** One line per gate for `--help`: `Name=true|false (BETA - default=true)`. */
export function describeFeatureGates(declared: FeatureGates): string {
  const stages = Object.entries(STAGE_GATES).map(([name, stage]) => `${name}=true|false (${stage} - default=false)`);
  const gates = [...allGates(declared)].map(([name, gate]) => `${name}=true|false (${gate.stage} - default=${defaultOf(gate)})`);
  return [...stages, ...gates].join("\n");
}
