/** Annotations of pods that mean something to the server. */
import type { Pod } from "../../../../generated/core/v1/types.js";
import type { VendorProfile } from "../../../definition/vendor-profile.js";
import { type FieldError, forbiddenField, invalidValue } from "../../../errors/field-error.js";
import { quoteText } from "../../../errors/quote-text.js";
import { fieldPath } from "../../field-path.js";
import { allContainers, type PodSpec } from "./pod-model.js";

const APP_ARMOR_PROFILE = /^(?:|runtime\/default|unconfined|localhost\/.*)$/s;
const INT32 = { minimum: -(2 ** 31), maximum: 2 ** 31 - 1 } as const;

/** What has annotations and the spec that they speak of: a pod, or the template of one. */
export interface Annotated {
  readonly metadata?: { readonly annotations?: Readonly<Record<string, string>> };
  readonly spec?: unknown;
}

const NODE_NAME = fieldPath<Pod>(({ spec }) => spec.nodeName);

/** Mistakes of annotations, which messages find at `field`; with `old`, also of what was added, changed or removed. */
export function annotationErrors(pod: Annotated, old: Annotated | undefined, field: string, { names }: VendorProfile): FieldError[] {
  const annotations = pod.metadata?.annotations ?? {};
  const at = (key: string): string => `${field}[${key}]`;
  const spec = (pod.spec ?? {}) as PodSpec;
  const errors: FieldError[] = [];
  const mirror = names["mirrorPodAnnotation"] ?? "";
  const cost = names["podDeletionCostAnnotation"] ?? "";
  const prefix = names["appArmorAnnotationPrefix"] ?? "";
  const mirrored = annotations[mirror];
  if (mirrored !== undefined && !spec.nodeName) {
    errors.push(invalidValue(at(mirror), mirrored, `must set ${NODE_NAME} if mirror pod annotation is set`));
  }
  const deletionCost = annotations[cost];
  if (deletionCost !== undefined && !isInt32(deletionCost)) errors.push(invalidValue(at(cost), deletionCost, "must be a 32bit integer"));
  const containers = new Set(allContainers(spec, "spec").map(({ container }) => container.name));
  for (const [key, value] of Object.entries(annotations).filter(([name]) => name.startsWith(prefix))) {
    const container = key.slice(prefix.length);
    if (!containers.has(container)) errors.push(invalidValue(at(key), container, "container not found"));
    const mistake = appArmorMistake(value);
    if (mistake !== undefined) errors.push(invalidValue(at(key), value, mistake));
  }
  return old === undefined ? errors : [...errors, ...changeErrors(annotations, old.metadata?.annotations ?? {}, prefix, mirror)];
}

/** What is wrong with the name of an AppArmor profile, if anything. */
export const appArmorMistake = (name: string): string | undefined =>
  APP_ARMOR_PROFILE.test(name) ? undefined : `invalid AppArmor profile name: ${quoteText(name)}`;

function changeErrors(annotations: Record<string, string>, stored: Record<string, string>, prefix: string, mirror: string): FieldError[] {
  const errors: FieldError[] = [];
  for (const key of new Set([...Object.keys(stored), ...Object.keys(annotations)])) {
    if (annotations[key] === stored[key]) continue;
    const verb = Object.hasOwn(stored, key) ? "remove or update" : "add";
    const field = `metadata.annotations[${key}]`;
    if (key.startsWith(prefix)) errors.push(forbiddenField(field, `may not ${verb} AppArmor annotations`));
    if (key === mirror) errors.push(forbiddenField(field, `may not ${verb} mirror pod annotation`));
  }
  return errors;
}

/** As the peer reads it: digits with an optional minus, no leading zero or plus. */
function isInt32(text: string): boolean {
  const value = Number(text);
  return /^(0|-?[1-9]\d*)$/.test(text) && value >= INT32.minimum && value <= INT32.maximum;
}
