/** What the caller is told when a request is refused (AUTHZ-02). */
import { forbidden } from "../errors/constructors.js";
import { StatusError } from "../errors/status.js";
import type { AuthorizationAttributes } from "./authorizer.js";

const HTML: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Longer than any name or path that is served: of more, the beginning is repeated. */
const MAXIMUM_SHOWN = 512;

/** The text with nothing in it that looks like HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>]/g, (character) => HTML[character] ?? character);

/** As much of a text as refusals repeat. */
export const shownPart = (text: string): string => (text.length <= MAXIMUM_SHOWN ? text : `${text.slice(0, MAXIMUM_SHOWN)}...`);

/** The 403; `reason` is that of the decision. The text never looks like HTML. */
export function forbiddenBy(attributes: AuthorizationAttributes, reason: string): StatusError {
  const sentence = escapeHtml(refusal(attributes));
  const why = reason === "" ? sentence : `${sentence}: ${reason}`;
  const { info } = attributes;
  if (!info.isResourceRequest) return new StatusError(403, "Forbidden", `forbidden: ${why}`, {});
  return forbidden({ group: shownPart(info.apiGroup), resource: shownPart(info.resource) }, shownPart(info.name), why);
}

function refusal({ user, info }: AuthorizationAttributes): string {
  const who = `User ${JSON.stringify(shownPart(user.name))} cannot ${shownPart(info.verb)}`;
  if (!info.isResourceRequest) return `${who} path ${JSON.stringify(shownPart(info.path))}`;
  const resource = info.subresource === "" ? info.resource : `${info.resource}/${info.subresource}`;
  const where = info.namespace === "" ? "at the cluster scope" : `in the namespace ${JSON.stringify(shownPart(info.namespace))}`;
  return `${who} resource ${JSON.stringify(shownPart(resource))} in API group ${JSON.stringify(shownPart(info.apiGroup))} ${where}`;
}
