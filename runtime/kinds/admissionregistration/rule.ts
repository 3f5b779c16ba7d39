/** What a rule of a webhook may say of resources: nothing that another of its words says already (HOOK-07). */
import type { RuleWithOperations } from "../../../generated/admissionregistration/v1/types.js";
import { type FieldError, invalidValue, required } from "../../errors/field-error.js";
import type { TypeHook } from "../../registry/type-hook.js";

export const admissionRuleHook: TypeHook<Pick<RuleWithOperations, "resources">> = {
  validate({ resources = [] }, _old, path) {
    return resourceErrors(resources, `${path}.resources`);
  },
};

function resourceErrors(resources: readonly string[], path: string): readonly FieldError[] {
  const errors: FieldError[] = [];
  /** `pods` of `pods/*`, `status` of `*` before `/status`, as far as they have come. */
  const withEverySubresource = new Set<string>();
  const ofEveryResource = new Set<string>();
  for (const [i, text] of resources.entries()) {
    if (text === "") errors.push(required(`${path}[${i}]`, ""));
    const slash = text.indexOf("/");
    if (slash < 0) continue;
    const [resource, subresource] = [text.slice(0, slash), text.slice(slash + 1)];
    const refuse = (because: string): number =>
      errors.push(invalidValue(`${path}[${i}]`, text, `if '${because}' is present, must not specify ${text}`));
    if (withEverySubresource.has(resource)) refuse(`${resource}/*`);
    if (ofEveryResource.has(subresource)) refuse(`*/${subresource}`);
    if (subresource === "*") withEverySubresource.add(resource);
    if (resource === "*") ofEveryResource.add(subresource);
  }
  const all = [...resources];
  if (resources.length > 1 && resources.includes("*/*")) {
    errors.push(invalidValue(path, all, "if '*/*' is present, must not specify other resources"));
  }
  if (resources.includes("*") && resources.some((text) => text !== "*" && text !== "" && !text.includes("/"))) {
    errors.push(invalidValue(path, all, "if '*' is present, must not specify other resources without subresources"));
  }
  return errors;
}
