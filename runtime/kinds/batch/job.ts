/** Jobs: defaults that only jobs of their own have, the selector that the server makes, and what of the template may change. */
import type { Job } from "../../../generated/batch/v1/types.js";
import type { PodTemplateSpec } from "../../../generated/core/v1/types.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { VendorProfile } from "../../definition/vendor-profile.js";
import { type FieldError, invalidValue, required } from "../../errors/field-error.js";
import type { ResourceHook } from "../../registry/resource-hook.js";
import { deepEqual } from "../../schema/deep-equal.js";
import { dns1123Label } from "../../schema/names.js";
import { fieldPath } from "../field-path.js";

const SELECTOR = fieldPath<Job>(({ spec }) => spec.selector);
const NAME = fieldPath<Job>(({ metadata }) => metadata.name);
const TEMPLATE = fieldPath<Job>(({ spec }) => spec.template);
const TEMPLATE_LABELS = fieldPath<Job>(({ spec }) => spec.template.metadata.labels);

const DEFAULT_BACKOFF_LIMIT = 6;
/** Labels by which the server binds pods to their job. */
const UID_LABEL = "controller-uid";
const NAME_LABEL = "job-name";

const PRESERVED =
  "child pods are preserved by default when jobs are deleted; set propagationPolicy=Background to remove them or set " +
  "propagationPolicy=Orphan to suppress this warning";

export const jobHook: ResourceHook = {
  warnsOfOrphans: PRESERVED,
  default(object) {
    const { spec } = asJob(object);
    if (spec.completions === undefined && spec.parallelism === undefined) spec.completions = 1;
    spec.parallelism ??= 1;
    spec.backoffLimit ??= DEFAULT_BACKOFF_LIMIT;
    spec.completionMode ??= "NonIndexed";
    spec.suspend ??= false;
    labelAsPods(object);
  },
  prepareForCreate(object, { profile }) {
    dropTracking(object, profile);
    if (object.metadata.name) select(object);
  },
  named: (object) => select(object),
  prepareForUpdate(object, old, { profile }) {
    if (old.metadata.annotations?.[trackingOf(profile)] === undefined) dropTracking(object, profile);
  },
  validate(object, old) {
    return [...(old === undefined ? hostNameErrors(object) : templateErrors(object, old)), ...selectorErrors(object)];
  },
};

type JobWithSpec = Job & { spec: NonNullable<Job["spec"]> };
const asJob = (object: ApiObject): JobWithSpec => object as unknown as JobWithSpec;
const templateOf = (object: ApiObject): PodTemplateSpec => asJob(object).spec.template;

/** Binds the pods to the job by its UID, unless the author sees to that. What is there already stays, and may be refused. */
function select(object: ApiObject): void {
  const { spec } = asJob(object);
  if (spec.manualSelector === true) return;
  const { name = "", uid = "" } = object.metadata;
  const template = templateOf(object);
  template.metadata ??= {};
  template.metadata.labels = { [NAME_LABEL]: name, [UID_LABEL]: uid, ...template.metadata.labels };
  spec.selector ??= {};
  spec.selector.matchLabels = { [UID_LABEL]: uid, ...spec.selector.matchLabels };
  labelAsPods(object);
}

/** A job without labels has those of its pods. */
function labelAsPods(object: ApiObject): void {
  const labels = templateOf(object).metadata?.labels;
  if (labels !== undefined && Object.keys(object.metadata.labels ?? {}).length === 0) object.metadata.labels = { ...labels };
}

const trackingOf = ({ labelDomain }: VendorProfile): string => `batch.${labelDomain}/job-tracking`;

/** That a job's pods are tracked by their finalizers is for its controller to say, of jobs that it began so. */
function dropTracking({ metadata }: ApiObject, profile: VendorProfile): void {
  if (metadata.annotations !== undefined) delete metadata.annotations[trackingOf(profile)];
}

function selectorErrors(object: ApiObject): FieldError[] {
  const { metadata } = object;
  const { spec } = asJob(object);
  if (spec.selector === undefined) return [required(SELECTOR, "")];
  if (spec.manualSelector === true) return [];
  const labels = templateOf(object).metadata?.labels ?? {};
  const expected = { [UID_LABEL]: metadata.uid ?? "", [NAME_LABEL]: metadata.name ?? "" };
  const errors = Object.entries(expected).flatMap(([key, value]) => {
    const path = `${TEMPLATE_LABELS}[${key}]`;
    if (labels[key] === undefined) return [required(path, `must be '${value}'`)];
    return labels[key] === value ? [] : [invalidValue(path, labels, `must be '${value}'`)];
  });
  const { matchLabels = {} } = spec.selector;
  const isGenerated = Object.entries(matchLabels).every(([key, value]) => expected[key as keyof typeof expected] === value);
  return isGenerated ? errors : [...errors, invalidValue(SELECTOR, spec.selector as never, "`selector` not auto-generated")];
}

/** The pods of an indexed job have its name and their index for a host name. */
function hostNameErrors(object: ApiObject): FieldError[] {
  const { completionMode, completions = 0 } = asJob(object).spec;
  const { name = "" } = object.metadata;
  if (completionMode !== "Indexed" || completions <= 0) return [];
  const last = `${name}-${completions - 1}`;
  return dns1123Label(last).length === 0 ? [] : [invalidValue(NAME, name, `will not able to create pod with invalid DNS label: ${last}`)];
}

/** The template stays; but where pods of a suspended job that never ran may go can still be said. */
function templateErrors(object: ApiObject, old: ApiObject): FieldError[] {
  const before = asJob(old);
  const isFree = before.spec.suspend === true && before.status?.startTime === undefined;
  const [now, then] = [templateOf(object), templateOf(old)].map((template) => (isFree ? withoutPlacement(template) : template));
  if (deepEqual(now as never, then as never)) return [];
  return [invalidValue(TEMPLATE, templateOf(object) as never, "field is immutable")];
}

function withoutPlacement({ metadata, spec }: PodTemplateSpec): unknown {
  const { labels: _, annotations: __, ...ownMetadata } = metadata ?? {};
  const { affinity, nodeSelector: ___, tolerations: ____, ...rest } = spec ?? {};
  const { nodeAffinity: _____, ...near } = affinity ?? {};
  return { metadata: ownMetadata, spec: { ...rest, affinity: near } };
}
