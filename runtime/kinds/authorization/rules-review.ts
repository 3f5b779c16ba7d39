/** Answers what the asker may do in a namespace, as far as the authorizers can list it (AUTHZ-13). */

import type {
  NonResourceRule,
  ResourceRule,
  SelfSubjectRulesReview,
  SubjectRulesReviewStatus,
} from "../../../generated/authorization/v1/types.js";
import { type Steps, soonOf } from "../../codec/lists/steps.js";
import { collectionTurn, isSliceOver } from "../../codec/lists/turns.js";
import { holderName } from "../../definition/holder-name.js";
import type { ApiObject } from "../../definition/object-meta.js";
import { badRequest } from "../../errors/constructors.js";
import type { CreatingHandler, ListedRule, RuleList } from "../../registry/handlers.js";

export const selfSubjectRulesReview: CreatingHandler = {
  does: "create",
  create({ context, object }, { rulesFor }) {
    const { namespace = "" } = (object as unknown as SelfSubjectRulesReview).spec;
    if (namespace === "") throw badRequest("no namespace on request");
    const { user } = context;
    const answer = () =>
      soonOf(
        answerInSteps(() => rulesFor(user, namespace)),
        holderName(user),
      );
    return isSliceOver() ? collectionTurn(holderName(user)).then(answer) : answer();
  },
};

/** Characters of all rules that are told, with those of the names of their fields and of quotes: roles may be megabytes, and many. */
const MAXIMUM_CHARACTERS = 512 * 1024;
const QUOTES = 3;
const RULE_CHARACTERS = 64;

/** Rules of one step. */
const STEP_RULES = 64;

function* answerInSteps(rulesFor: () => RuleList): Steps<ApiObject> {
  const list = rulesFor();
  yield;
  return { metadata: { creationTimestamp: null }, spec: {}, status: yield* statusOf(list) } as unknown as ApiObject;
}

function* statusOf({ rules, incomplete, errors }: RuleList): Steps<SubjectRulesReviewStatus> {
  const status: SubjectRulesReviewStatus = { resourceRules: [], nonResourceRules: [], incomplete };
  let characters = 0;
  for (const [index, rule] of rules.entries()) {
    if (index % STEP_RULES === STEP_RULES - 1) yield;
    characters += RULE_CHARACTERS;
    for (const texts of Object.values(rule)) for (const text of texts ?? []) characters += String(text).length + QUOTES;
    if (characters > MAXIMUM_CHARACTERS) {
      status.incomplete = true;
      break;
    }
    if ((rule.resources ?? []).length > 0) status.resourceRules.push(resourceRule(rule));
    if ((rule.nonResourceURLs ?? []).length > 0) status.nonResourceRules.push(pathRule(rule));
  }
  const distinct = [...new Set(errors)];
  if (distinct.length > 0) status.evaluationError = distinct.length === 1 ? (distinct[0] as string) : `[${distinct.join(", ")}]`;
  return status;
}

function resourceRule({ verbs, apiGroups = [], resources = [], resourceNames = [] }: ListedRule): ResourceRule {
  const rule: ResourceRule = { verbs: [...verbs], apiGroups: [...apiGroups], resources: [...resources] };
  if (resourceNames.length > 0) rule.resourceNames = [...resourceNames];
  return rule;
}

const pathRule = ({ verbs, nonResourceURLs = [] }: ListedRule): NonResourceRule => ({
  verbs: [...verbs],
  nonResourceURLs: [...nonResourceURLs],
});
