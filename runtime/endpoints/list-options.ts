/** The options that list, watch and deletecollection have in common. */
import type { ResourceDefinition } from "../definition/resource-definition.js";
import type { ListOptions } from "../registry/options.js";
import { parseFieldSelector } from "../registry/selectors/field-selector.js";
import { parseLabelSelector } from "../registry/selectors/label-selector.js";
import { firstValue, integerValue } from "./query.js";

const NONE: ListOptions = {};

/** Reads them off a query. Throws 400 for selectors and numbers that cannot be read. */
export function readListOptions(query: string, definition: ResourceDefinition): ListOptions {
  if (query === "") return NONE;
  integerValue(query, "timeoutSeconds");
  const labels = firstValue(query, "labelSelector");
  const fields = firstValue(query, "fieldSelector");
  return {
    labelSelector: labels === undefined || labels === "" ? undefined : parseLabelSelector(labels),
    fieldSelector: fields === undefined || fields === "" ? undefined : parseFieldSelector(fields, definition.selectableFields),
    resourceVersion: firstValue(query, "resourceVersion"),
    resourceVersionMatch: firstValue(query, "resourceVersionMatch"),
    limit: integerValue(query, "limit"),
    continue: firstValue(query, "continue"),
  };
}
