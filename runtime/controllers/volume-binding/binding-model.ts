/** What the binder reads of claims and volumes, and when a volume will do for a claim (PV-14). */
import type { Steps } from "../../codec/lists/steps.js";
import { isJsonObject, type JsonObject, type JsonValue, objectOf } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { VendorProfile } from "../../definition/vendor-profile.js";
import { type LabelSelector, satisfiableInSteps } from "../../registry/selectors/label-selector.js";
import { compareQuantities, parseQuantity, type Quantity } from "../../schema/quantity.js";
import type { Unselected } from "./unselected-volumes.js";

/** The claim that a volume is bound to, or reserved for while `uid` is absent. */
export interface ClaimReference {
  readonly namespace?: string;
  readonly name?: string;
  readonly uid?: string;
}

export interface Volume {
  readonly name: string;
  readonly uid: string;
  /** "" where it is of none. */
  readonly className: string;
  readonly size: Quantity;
  readonly accessModes: readonly string[];
  readonly volumeMode: string;
  readonly reclaimPolicy: string;
  readonly claimRef: ClaimReference | undefined;
  readonly phase: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly isGoing: boolean;
  /** Whether the claim was put down by the binder. */
  readonly isBoundByController: boolean;
  /** Who made it for a claim; undefined for volumes that somebody wrote. */
  readonly provisioner: string | undefined;
}

export interface Claim {
  readonly namespace: string;
  readonly name: string;
  readonly uid: string;
  /** "" where it asks for none. */
  readonly className: string;
  readonly size: Quantity;
  readonly accessModes: readonly string[];
  readonly volumeMode: string;
  /** "" while it names none. */
  readonly volumeName: string;
  readonly isBindCompleted: boolean;
  readonly isBoundByController: boolean;
  /** Whether a scheduler has chosen the node for its first pod. */
  readonly hasNode: boolean;
}

const FILE_SYSTEM = "Filesystem";
const NOTHING = parseQuantity("0");

const textOf = (value: JsonValue | undefined): string => (typeof value === "string" ? value : "");
/** Each once, however often it is said. */
const modesOf = (value: JsonValue | undefined): readonly string[] => [...new Set(Array.isArray(value) ? value.map(String) : [])];
const amountOf = (value: JsonValue | undefined): Quantity => (typeof value === "string" ? parseQuantity(value) : NOTHING);

function classOf({ metadata }: Readonly<ApiObject>, spec: JsonObject, { names }: VendorProfile): string {
  return metadata.annotations?.[names["storageClassBetaAnnotation"] ?? ""] ?? textOf(spec["storageClassName"]);
}

export function volumeOf(object: Readonly<ApiObject>, profile: VendorProfile): Volume {
  const { metadata } = object;
  const spec = objectOf(object["spec"]);
  const { names } = profile;
  const annotations = metadata.annotations ?? {};
  return {
    name: metadata.name ?? "",
    uid: metadata.uid ?? "",
    className: classOf(object, spec, profile),
    size: amountOf(objectOf(spec["capacity"])["storage"]),
    accessModes: modesOf(spec["accessModes"]),
    volumeMode: textOf(spec["volumeMode"]) || FILE_SYSTEM,
    reclaimPolicy: textOf(spec["persistentVolumeReclaimPolicy"]),
    claimRef: isJsonObject(spec["claimRef"]) ? (spec["claimRef"] as ClaimReference) : undefined,
    phase: textOf(objectOf(object["status"])["phase"]),
    labels: metadata.labels ?? {},
    isGoing: metadata.deletionTimestamp !== undefined,
    isBoundByController: (names["boundByControllerAnnotation"] as string) in annotations,
    provisioner: annotations[names["provisionedByAnnotation"] as string],
  };
}

export function claimOf(object: Readonly<ApiObject>, profile: VendorProfile): Claim {
  const { metadata } = object;
  const spec = objectOf(object["spec"]);
  const { names } = profile;
  const annotations = metadata.annotations ?? {};
  return {
    namespace: metadata.namespace ?? "",
    name: metadata.name ?? "",
    uid: metadata.uid ?? "",
    className: classOf(object, spec, profile),
    size: amountOf(objectOf(objectOf(spec["resources"])["requests"])["storage"]),
    accessModes: modesOf(spec["accessModes"]),
    volumeMode: textOf(spec["volumeMode"]) || FILE_SYSTEM,
    volumeName: textOf(spec["volumeName"]),
    isBindCompleted: (names["bindCompletedAnnotation"] as string) in annotations,
    isBoundByController: (names["boundByControllerAnnotation"] as string) in annotations,
    hasNode: (names["selectedNodeAnnotation"] as string) in annotations,
  };
}

/** Which volumes a claim selects; undefined: any. */
export function* selectorOf(object: Readonly<ApiObject>): Steps<LabelSelector | undefined> {
  const { selector } = objectOf(object["spec"]);
  return isJsonObject(selector) ? yield* satisfiableInSteps(selector) : undefined;
}

/** Whether the reference is to this claim; one without uid is to whatever has the name. */
export function isReferenceTo(reference: ClaimReference | undefined, { namespace, name, uid }: Claim): boolean {
  if (reference?.name !== name || reference.namespace !== namespace) return false;
  return !reference.uid || reference.uid === uid;
}

/** Why a volume that a claim names will not do, worded as the peer words it; undefined when it will. */
export function mismatchOf(volume: Volume, claim: Claim): string | undefined {
  if (compareQuantities(volume.size, claim.size) < 0) return "requested PV is too small";
  if (volume.className !== claim.className) return "storageClassName does not match";
  if (volume.volumeMode !== claim.volumeMode) return "incompatible volumeMode";
  return hasModes(volume, claim) ? undefined : "incompatible accessMode";
}

const hasModes = (volume: Volume, claim: Claim): boolean => claim.accessModes.every((mode) => volume.accessModes.includes(mode));

/** Volumes that are looked at before others get their turn, where it is over. */
const VOLUMES_A_STEP = 64;

/**
 * The volume to bind the claim to: of those with the fewest access modes beyond what it asks for, the one that is reserved for it, or
 * else the smallest that is large enough, of which none is promised to another. While the claim waits for its first pod, only one that is
 * reserved for it.
 * @param unselected what is known not to be selected, which is added to
 */
export function* bestVolume(
  candidates: Iterable<Volume>,
  claim: Claim,
  selector: LabelSelector | undefined,
  waits: boolean,
  isPromised: (volume: string) => boolean = () => false,
  unselected: Unselected = new WeakSet<Volume>(),
): Steps<Volume | undefined> {
  let best: Volume | undefined;
  let looked = 0;
  for (const volume of candidates) {
    if (++looked % VOLUMES_A_STEP === 0) yield;
    if (isPromised(volume.name) || volume.isGoing || volume.volumeMode !== claim.volumeMode || !hasModes(volume, claim)) continue;
    if (compareQuantities(volume.size, claim.size) < 0) continue;
    if (best !== undefined && compareFits(volume, best) >= 0) continue;
    if (!isFree(volume)) {
      if (isReferenceTo(volume.claimRef, claim)) best = volume;
    } else if (!waits && volume.phase === "Available" && volume.className === claim.className) {
      if (unselected.has(volume)) continue;
      if (selector?.matches(volume.labels) !== false) best = volume;
      else unselected.add(volume);
      if (selector !== undefined) yield;
    }
  }
  return best;
}

/** Whether no claim has it, and none is to have it. */
export const isFree = ({ claimRef }: Volume): boolean => claimRef === undefined;

function compareFits(a: Volume, b: Volume): number {
  return (
    a.accessModes.length - b.accessModes.length ||
    Number(isFree(a)) - Number(isFree(b)) ||
    compareQuantities(a.size, b.size) ||
    (a.name < b.name ? -1 : 1)
  );
}

/** Drivers that make volumes in the place of plugins, by what the plugins were called in classes. */
const DRIVERS: Readonly<Record<string, string>> = {
  "aws-ebs": "ebs.csi.aws.com",
  "azure-disk": "disk.csi.azure.com",
  "azure-file": "file.csi.azure.com",
  cinder: "cinder.csi.openstack.org",
  "gce-pd": "pd.csi.storage.gke.io",
};

/** Who makes the volumes of a class; undefined for a plugin that there is no more, and no driver instead. */
export function makerOf(provisioner: string, domain: string): string | undefined {
  const own = `${domain}/`;
  if (!provisioner.startsWith(own)) return provisioner;
  const plugin = provisioner.slice(own.length);
  return Object.hasOwn(DRIVERS, plugin) ? DRIVERS[plugin] : undefined;
}
