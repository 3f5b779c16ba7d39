/** What the caller is told when a request is refused (AUTHZ-02). */
import { forbidden } from "../errors/constructors.js";
import { StatusError } from "../errors/status.js";
import type { AuthorizationAttributes } from "./authorizer.js";

const HTML: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Longer than any name or path that is served: of more, the beginning is repeated. */
const MAXIMUM_SHOWN = 512;

const shown = (text: string): string => (text.length <= MAXIMUM_SHOWN ? text : `${text.slice(0, MAXIMUM_SHOWN)}...`);

/** The 403; `reason` is that of the decision. The text never looks like HTML. */
export function forbiddenBy(attributes: AuthorizationAttributes, reason: string): StatusError {
  const sentence = refusal(attributes).replace(/[&<>]/g, (character) => HTML[character] ?? character);
  const why = reason === "" ? sentence : `${sentence}: ${reason}`;
  const { info } = attributes;
  if (!info.isResourceRequest) return new StatusError(403, "Forbidden", `forbidden: ${why}`, {});
  return forbidden({ group: shown(info.apiGroup), resource: shown(info.resource) }, shown(info.name), why);
}

function refusal({ user, info }: AuthorizationAttributes): string {
  const who = `User ${JSON.stringify(shown(user.name))} cannot ${shown(info.verb)}`;
  if (!info.isResourceRequest) return `${who} path ${JSON.stringify(shown(info.path))}`;
  const resource = info.subresource === "" ? info.resource : `${info.resource}/${info.subresource}`;
  const where = info.namespace === "" ? "at the cluster scope" : `in the namespace ${JSON.stringify(shown(info.namespace))}`;
  return `${who} resource ${JSON.stringify(shown(resource))} in API group ${JSON.stringify(shown(info.apiGroup))} ${where}`;
}
