/** The options of create, update, patch and delete in a query string. */
import type { CreateOptions, DeleteOptions } from "../registry/options.js";
import { allValues, booleanValue, firstValue, integerValue } from "./query.js";
import type { ResourceRequest } from "./resource-request.js";

const NONE: CreateOptions = {};

/** What create and update have in common with patch. */
export function readWriteOptions(query: string): CreateOptions {
  if (query === "") return NONE;
  return {
    dryRun: allValues(query, "dryRun"),
    fieldManager: firstValue(query, "fieldManager"),
    fieldValidation: firstValue(query, "fieldValidation"),
  };
}

/** DeleteOptions as parameters; preconditions too, since there was no body. Throws 400 for malformed numbers. */
export function readDeleteOptions(query: string): DeleteOptions {
  if (query === "") return NONE;
  const uid = firstValue(query, "uid") || undefined;
  const resourceVersion = firstValue(query, "resourceVersion") || undefined;
  return {
    dryRun: allValues(query, "dryRun"),
    gracePeriodSeconds: integerValue(query, "gracePeriodSeconds"),
    propagationPolicy: firstValue(query, "propagationPolicy"),
    orphanDependents: booleanValue(query, "orphanDependents"),
    ...(uid === undefined && resourceVersion === undefined ? {} : { preconditions: { uid, resourceVersion } }),
  };
}

export type FieldValidation = "Ignore" | "Warn" | "Strict";

/** What the client asks for; the gate decides only when it asks for nothing (VAL-02). */
export function fieldValidationOf(request: ResourceRequest, options: CreateOptions): FieldValidation {
  const { fieldValidation } = options;
  if (fieldValidation === undefined || fieldValidation === "")
    return request.services.gate("ServerSideFieldValidation") ? "Warn" : "Ignore";
  return fieldValidation as FieldValidation;
}
