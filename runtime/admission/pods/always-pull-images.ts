/** AlwaysPullImages: who runs an image has to be allowed to pull it, also where a node has it already (ADM-28). */
import type { ApiObject } from "../../definition/object-meta.js";
import { fieldErrorSummary, notSupported } from "../../errors/field-error.js";
import type { AdmissionAttributes } from "../../registry/admission/attributes.js";
import type { AdmissionPlugin } from "../../registry/admission/chain.js";
import { refused } from "../refused.js";
import { containersOf, isPodItself, isPods, specOf } from "./pod-model.js";

const ALWAYS = "Always";

export class AlwaysPullImages implements AdmissionPlugin {
  readonly name = "AlwaysPullImages";
  readonly operations = ["CREATE", "UPDATE"] as const;
  readonly concerns = isPods;

  admit(attributes: AdmissionAttributes): void {
    const { object } = attributes;
    if (object === undefined || !concerns(attributes) || containersOf(specOf(object)).every(isPulled)) return;
    attributes.mutate((pod) => {
      for (const container of containersOf(specOf(pod))) container.imagePullPolicy = ALWAYS;
    });
  }

  validate(attributes: AdmissionAttributes): void {
    const { object } = attributes;
    if (object === undefined || !concerns(attributes)) return;
    const { initContainers = [], containers, ephemeralContainers = [] } = specOf(object);
    const errors = Object.entries({ initContainers, containers: containers ?? [], ephemeralContainers }).flatMap(([field, list]) =>
      list.flatMap((container, index) =>
        isPulled(container) ? [] : [notSupported(`spec.${field}[${index}].imagePullPolicy`, container.imagePullPolicy ?? "", [ALWAYS])],
      ),
    );
    if (errors[0] !== undefined) throw refused(attributes, fieldErrorSummary([errors[0]]));
  }
}

const isPulled = ({ imagePullPolicy }: { imagePullPolicy?: string }): boolean => imagePullPolicy === ALWAYS;

/** Pods that come, and those that get another image. */
function concerns(attributes: AdmissionAttributes): boolean {
  if (!isPodItself(attributes)) return false;
  const { object, oldObject } = attributes;
  if (oldObject === undefined || object === undefined) return true;
  const before = new Set(imagesOf(oldObject));
  return imagesOf(object).some((image) => !before.has(image));
}

const imagesOf = (pod: Readonly<ApiObject>): string[] => containersOf(specOf(pod)).map(({ image }) => image ?? "");
