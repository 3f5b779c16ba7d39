/** Answers whether somebody may do something, by asking the authorizers of the server (AUTHZ-11, AUTHZ-12). */
import type {
  LocalSubjectAccessReview,
  SelfSubjectAccessReview,
  SubjectAccessReview,
  SubjectAccessReviewSpec,
  SubjectAccessReviewStatus,
} from "../../../generated/authorization/v1/types.js";
import { soonOf } from "../../codec/lists/steps.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { UserInfo } from "../../definition/request-context.js";
import { badRequest, invalid } from "../../errors/constructors.js";
import type { FieldError } from "../../errors/field-error.js";
import type { AuthorizationAnswer, AuthorizationQuestion, CreatingHandler, HandlerServices } from "../../registry/handlers.js";
import type { ObjectTarget } from "../../registry/options.js";
import { fieldPath } from "../field-path.js";
import { actionErrors, localErrors, metadataErrors, subjectErrors } from "./review-errors.js";

/** The caller about himself. */
export const selfSubjectAccessReview: CreatingHandler = {
  does: "create",
  async create({ context, target, object }, services) {
    const { spec } = object as unknown as SelfSubjectAccessReview;
    refuse(target, [...actionErrors(spec), ...(await soonOf(metadataErrors(object)))]);
    return answered(object, await services.authorize({ user: context.user, info: infoOf(spec) }));
  },
};

/** About anybody. */
export const subjectAccessReview: CreatingHandler = {
  does: "create",
  async create({ context, target, object }, services) {
    const { spec } = object as unknown as SubjectAccessReview;
    refuse(target, [...actionErrors(spec), ...subjectErrors(spec), ...(await soonOf(metadataErrors(object)))]);
    return answered(object, await asked(spec, context.user, services));
  },
};

const NAMESPACE = fieldPath<LocalSubjectAccessReview>(({ spec }) => spec.resourceAttributes.namespace);

/** About anybody, in the namespace of the path. */
export const localSubjectAccessReview: CreatingHandler = {
  does: "create",
  async create({ context, target, object }, services) {
    const { spec } = object as unknown as LocalSubjectAccessReview;
    refuse(target, [...actionErrors(spec), ...subjectErrors(spec), ...(await soonOf(localErrors(object, spec)))]);
    if (target.namespace !== object.metadata.namespace) {
      throw badRequest(`${NAMESPACE} must match namespace: ${target.namespace}`);
    }
    return answered(object, await asked(spec, context.user, services));
  },
};

function refuse({ definition }: ObjectTarget, errors: readonly FieldError[]): void {
  if (errors.length > 0) throw invalid(definition.group, definition.kind, "", errors);
}

function asked(spec: SubjectAccessReviewSpec, asker: UserInfo, { authorize }: HandlerServices) {
  const { user: name = "", uid = "", groups, extra } = spec;
  const user: UserInfo = { name, uid, groups: groups ?? [], extra: (extra ?? {}) as UserInfo["extra"] };
  return authorize({ user, asker, info: infoOf(spec) });
}

const NOWHERE = { path: "", apiGroup: "", apiVersion: "", namespace: "", resource: "", subresource: "", name: "" };

function infoOf({ resourceAttributes, nonResourceAttributes }: SubjectAccessReviewSpec): AuthorizationQuestion["info"] {
  if (resourceAttributes === undefined || resourceAttributes === null) {
    const { path = "", verb = "" } = nonResourceAttributes ?? {};
    return { ...NOWHERE, isResourceRequest: false, path, verb };
  }
  const { namespace = "", verb = "", group = "", version = "", resource = "", subresource = "", name = "" } = resourceAttributes;
  return { path: "", isResourceRequest: true, verb, apiGroup: group, apiVersion: version || "*", namespace, resource, subresource, name };
}

/** Absent facts are left out. */
function answered(object: ApiObject, { allowed, denied, reason, error }: AuthorizationAnswer): ApiObject {
  const status: SubjectAccessReviewStatus = { allowed };
  if (denied) status.denied = true;
  if (reason !== "") status.reason = reason;
  if (error !== undefined) status.evaluationError = error;
  return { ...object, status } as unknown as ApiObject;
}
