/** Feature gates and their stages (specification: Versioning (4)). */

type Stage = "ALPHA" | "BETA" | "GA";

/** Each gate that decides something in this server, with its stage in the version line served. */
const GATES: Readonly<Record<string, Stage>> = {
  APIListChunking: "BETA",
  APIResponseCompression: "BETA",
  AnyVolumeDataSource: "BETA",
  CSIStorageCapacity: "GA",
  DryRun: "GA",
  GRPCContainerProbe: "BETA",
  IdentifyPodOS: "BETA",
  MinDomainsInPodTopologySpread: "ALPHA",
  OpenAPIV3: "BETA",
  ProbeTerminationGracePeriod: "BETA",
  ProcMountType: "ALPHA",
  RecoverVolumeExpansionFailure: "ALPHA",
  RemainingItemCount: "BETA",
  ServerSideApply: "GA",
  ServerSideFieldValidation: "ALPHA",
  WatchBookmark: "GA",
};

/** Beta gates that are off unless asked for. */
const OFF_BY_DEFAULT: ReadonlySet<string> = new Set(["ProbeTerminationGracePeriod"]);

const defaultOf = (name: string, stage: Stage): boolean => stage !== "ALPHA" && !OFF_BY_DEFAULT.has(name);

/** Gates that set all gates of a stage that are not named themselves. */
const STAGE_GATES: Readonly<Record<string, Stage>> = { AllAlpha: "ALPHA", AllBeta: "BETA" };

export type FeatureGates = ReadonlyMap<string, boolean>;

/** State of every gate after `settings` (name to `true` or `false`). Throws RangeError for unknown and locked gates. */
export function resolveFeatureGates(settings: ReadonlyMap<string, string>): FeatureGates {
  const gates = new Map(Object.entries(GATES).map(([name, stage]) => [name, defaultOf(name, stage)]));
  const chosen = new Map([...settings].map(([name, value]) => [name, parseSetting(name, value)]));
  for (const [stageGate, stage] of Object.entries(STAGE_GATES)) {
    const enabled = chosen.get(stageGate);
    if (enabled === undefined) continue;
    for (const name of gates.keys()) if (GATES[name] === stage) gates.set(name, enabled);
  }
  for (const [name, enabled] of chosen) if (gates.has(name)) gates.set(name, enabled);
  return gates;
}

function parseSetting(name: string, value: string): boolean {
  const stage = Object.hasOwn(GATES, name) ? GATES[name] : undefined;
  if (stage === undefined && !Object.hasOwn(STAGE_GATES, name)) {
    throw new RangeError(
      `unrecognized feature gate: ${name}; accepted gates: ${[...Object.keys(STAGE_GATES), ...Object.keys(GATES)].join(", ")}`,
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
export function describeFeatureGates(): string {
  const stages = Object.entries(STAGE_GATES).map(([name, stage]) => `${name}=true|false (${stage} - default=false)`);
  const gates = Object.entries(GATES).map(([name, stage]) => `${name}=true|false (${stage} - default=${defaultOf(name, stage)})`);
  return [...stages, ...gates].join("\n");
}
