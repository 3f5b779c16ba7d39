/** Features that can be turned on and off; specification: Versioning (4). */

export interface FeatureGate {
  /** ALPHA gates are off unless asked for, BETA gates on, GA gates cannot be turned off. */
  readonly stage: "ALPHA" | "BETA" | "GA";
  /** What an ALPHA or BETA gate is unless asked for, where that does not follow from the stage. */
  readonly default?: boolean;
}

/** Feature gates by name. */
export type FeatureGates = Readonly<Record<string, FeatureGate>>;

/** The gates of the hand-written server. Generated code adds those that definitions declare. */
export interface KnownFeatureGates {
  readonly APIListChunking: FeatureGate;
  readonly APIResponseCompression: FeatureGate;
  readonly BoundServiceAccountTokenVolume: FeatureGate;
  readonly DryRun: FeatureGate;
  readonly OpenAPIV3: FeatureGate;
  readonly PodSecurity: FeatureGate;
  readonly RemainingItemCount: FeatureGate;
  readonly RootCAConfigMap: FeatureGate;
  readonly ServerSideApply: FeatureGate;
  readonly ServerSideFieldValidation: FeatureGate;
  readonly TokenRequest: FeatureGate;
  readonly WatchBookmark: FeatureGate;
}

/** A name that is no gate does not compile. */
export type FeatureGateName = keyof KnownFeatureGates;
