/** Storage classes: no two of their places are the same, and none is empty. */
import type { StorageClass } from "../../../generated/storage/v1/types.js";
import { duplicate, type FieldError } from "../../errors/field-error.js";
import type { ResourceHook } from "../../registry/resource-hook.js";
import { fieldPath } from "../field-path.js";

type Place = NonNullable<StorageClass["allowedTopologies"]>[number];

const PLACES = fieldPath<StorageClass>((storageClass) => storageClass.allowedTopologies);

export const storageClassHook: ResourceHook = {
  validate(object) {
    const seen = new Set([keyOf({})]);
    return ((object as unknown as StorageClass).allowedTopologies ?? []).flatMap((place, index): FieldError[] =>
      seen.size === seen.add(keyOf(place)).size ? [duplicate(`${PLACES}[${index}].matchLabelExpressions`, "")] : [],
    );
  },
};

/** The same text for places with the same labels and values, in whatever order. */
const keyOf = ({ matchLabelExpressions = [] }: Readonly<Place>): string =>
  JSON.stringify(matchLabelExpressions.map(({ key, values }) => [key, [...(values ?? [])].sort()]).sort());
