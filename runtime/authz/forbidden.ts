/** What the caller is told when a request is refused (AUTHZ-02). */
import { forbidden } from "../errors/constructors.js";
import { StatusError } from "../errors/status.js";
import type { AuthorizationAttributes } from "./authorizer.js";

const HTML: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** The 403; `reason` is that of the decision. The text never looks like HTML. */
export function forbiddenBy(attributes: AuthorizationAttributes, reason: string): StatusError {
  const sentence = refusal(attributes).replace(/[&<>]/g, (character) => HTML[character] ?? character);
  const why = reason === "" ? sentence : `${sentence}: ${reason}`;
  const { info } = attributes;
  if (!info.isResourceRequest) return new StatusError(403, "Forbidden", `forbidden: ${why}`, {});
  return forbidden({ group: info.apiGroup, resource: info.resource }, info.name, why);
}

function refusal({ user, info }: AuthorizationAttributes): string {
  const who = `User ${JSON.stringify(user.name)} cannot ${info.verb}`;
  if (!info.isResourceRequest) return `${who} path ${JSON.stringify(info.path)}`;
  const resource = info.subresource === "" ? info.resource : `${info.resource}/${info.subresource}`;
  const where = info.namespace === "" ? "at the cluster scope" : `in the namespace ${JSON.stringify(info.namespace)}`;
  return `${who} resource ${JSON.stringify(resource)} in API group ${JSON.stringify(info.apiGroup)} ${where}`;
}
