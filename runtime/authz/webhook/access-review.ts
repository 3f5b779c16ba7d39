/** Questions to an authorization webhook and its answers, in the versions it may speak (AUTHZ-01, AUTHZ-16). */
import type { JsonObject } from "../../definition/json.js";
import { notUnderstood, type ReviewKind, statusOfReview } from "../../webhooks/review-status.js";
import type { AuthorizationAttributes, Decision } from "../authorizer.js";

const REVIEW: ReviewKind = { kind: "SubjectAccessReview", webhook: "authorization webhook" };

export type ReviewVersion = "v1" | "v1beta1";

/** What decides: two requests with the same text of it are the same question. Absent facts are left out. */
export function reviewSpec({ user, info }: AuthorizationAttributes, version: ReviewVersion): JsonObject {
  const groups = version === "v1" ? "groups" : "group";
  return {
    ...(info.isResourceRequest
      ? { resourceAttributes: resourceAttributes(info) }
      : { nonResourceAttributes: present({ path: info.path, verb: info.verb }) }),
    ...present({ user: user.name, uid: user.uid }),
    ...(user.groups.length === 0 ? {} : { [groups]: [...user.groups] }),
    ...(Object.keys(user.extra).length === 0 ? {} : { extra: user.extra as unknown as JsonObject }),
  };
}

const resourceAttributes = (info: AuthorizationAttributes["info"]): JsonObject =>
  present({
    namespace: info.namespace,
    verb: info.verb,
    group: info.apiGroup,
    version: info.apiVersion,
    resource: info.resource,
    subresource: info.subresource,
    name: info.name,
  });

const present = (facts: Readonly<Record<string, string>>): JsonObject =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== ""));

/** The document that is sent; `spec` is the text of {@link reviewSpec}, `group` the name of the group of reviews. */
export const reviewDocument = (spec: string, group: string, version: ReviewVersion): string =>
  `{"kind":"SubjectAccessReview","apiVersion":${JSON.stringify(`${group}/${version}`)},"metadata":{"creationTimestamp":null},"spec":${spec},"status":{"allowed":false}}`;

/** The decision an answer tells. Throws RangeError for what is no answer. */
export function decisionOf(answer: string): Decision {
  const { allowed = false, denied = false, reason = "" } = statusOfReview(answer, REVIEW);
  if (typeof allowed !== "boolean" || typeof denied !== "boolean" || typeof reason !== "string") throw notUnderstood(REVIEW);
  if (allowed && denied) {
    return { allowed: false, denied: true, reason, error: "webhook subject access review returned both allow and deny response" };
  }
  return { allowed, denied, reason };
}
