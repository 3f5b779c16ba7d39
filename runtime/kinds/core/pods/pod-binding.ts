/** Puts a pod on a node: `binding` of a pod, and the collection of bindings (specification: Catalogue). */
import type { Binding, Pod } from "../../../../generated/core/v1/types.js";
import type { ApiObject } from "../../../definition/object-meta.js";
import { badRequest, conflict, invalid, requestEntityTooLarge } from "../../../errors/constructors.js";
import { type FieldError, notSupported, required } from "../../../errors/field-error.js";
import { type CreatingHandler, Outcome } from "../../../registry/handlers.js";
import { isLargeValue, LARGE_BYTES } from "../../../registry/large-objects.js";

const SUCCESS = new Outcome({ kind: "Status", apiVersion: "v1", metadata: {}, status: "Success", code: 201 });
const SCHEDULED = "PodScheduled";

export const podBinding: CreatingHandler = {
  does: "create",
  async create({ context, target, object, dryRun }, services) {
    const binding = object as unknown as Binding;
    const { name = "", uid, resourceVersion } = object.metadata;
    if (target.name !== "" && name !== target.name) throw badRequest("name in URL does not match name in Binding object");
    const errors = targetErrors(binding);
    if (errors.length > 0) throw invalid("", "Binding", name, errors);
    const node = binding.target.name as string;
    const refuse = (why: string) => conflict({ group: "", resource: "pods/binding" }, name, why);
    const now = services.clock.now();
    const assign = (pod: ApiObject): void => {
      const { metadata } = pod;
      if (isLargeValue(object.metadata.annotations ?? {})) {
        throw requestEntityTooLarge(`limit is ${LARGE_BYTES} for the annotations of a Binding`);
      }
      if (uid && uid !== metadata.uid)
        throw refuse(`Precondition failed: UID in precondition: ${uid}, UID in object meta: ${metadata.uid}`);
      if (resourceVersion && resourceVersion !== metadata.resourceVersion) {
        throw refuse(
          `Precondition failed: ResourceVersion in precondition: ${resourceVersion}, ResourceVersion in object meta: ${metadata.resourceVersion}`,
        );
      }
      if (metadata.deletionTimestamp !== undefined) throw refuse(`pod ${name} is being deleted, cannot be assigned to a host`);
      const { spec } = pod as unknown as Pod;
      if (spec?.nodeName) throw refuse(`pod ${name} is already assigned to node ${JSON.stringify(spec.nodeName)}`);
      place(pod, node, object.metadata.annotations, new Date(now).toISOString().replace(/\.\d+Z$/, "Z"));
    };
    const pods = services.resource("", "v1", "pods");
    await pods?.update(context, { namespace: target.namespace, name }, assign, { subresource: "binding", dryRun, admitted: true });
    return SUCCESS;
  },
};

function targetErrors({ target }: Binding): FieldError[] {
  const { kind = "", name = "" } = target;
  return [
    ...(kind === "" || kind === "Node" ? [] : [notSupported("target.kind", kind, ["Node", "<empty>"])]),
    ...(name === "" ? [required("target.name", "")] : []),
  ];
}

/** The pod gets the node and the annotations, and counts as scheduled. */
function place(pod: ApiObject, node: string, annotations: Readonly<Record<string, string>> | undefined, now: string): void {
  const typed = pod as unknown as Pod;
  typed.spec = { ...(typed.spec as NonNullable<Pod["spec"]>), nodeName: node };
  if (annotations !== undefined) pod.metadata.annotations = { ...pod.metadata.annotations, ...annotations };
  const { conditions = [] } = typed.status ?? {};
  const before = conditions.find(({ type }) => type === SCHEDULED);
  if (before?.status === "True") return;
  const scheduled = { type: SCHEDULED, status: "True" as const, lastProbeTime: null as never, lastTransitionTime: now };
  typed.status = { ...typed.status, conditions: [...conditions.filter((condition) => condition !== before), scheduled] };
}
