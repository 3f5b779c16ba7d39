/** Removes a pod unless a disruption budget forbids it: `eviction` of a pod (specification: Catalogue). */

import type { Pod } from "../../../../generated/core/v1/types.js";
import type { Eviction, PodDisruptionBudget } from "../../../../generated/policy/v1/types.js";
import type { Steps } from "../../../codec/lists/steps.js";
import { holderName } from "../../../definition/holder-name.js";
import type { JsonObject } from "../../../definition/json.js";
import type { ApiObject } from "../../../definition/object-meta.js";
import { safeInteger } from "../../../definition/safe-integer.js";
import { badRequest, forbidden, notFound } from "../../../errors/constructors.js";
import { hasReason, type Status, StatusError } from "../../../errors/status.js";
import {
  type CreatingHandler,
  type CreationRequest,
  type DeletionOptions,
  type HandlerServices,
  type ObjectAccess,
  Outcome,
} from "../../../registry/handlers.js";
import { KeptReading } from "../../../registry/resources/kept-reading.js";
import { type LabelSelector, satisfiableInSteps } from "../../../registry/selectors/label-selector.js";
import { systemContext } from "../../../registry/system-context.js";
import { validateDeleteOptions } from "../../../registry/validation/options.js";

const CONFLICT_ATTEMPTS = 5;
/** Pods that a budget may wait for. */
const MAXIMUM_DISRUPTED_PODS = 2000;
const RETRY_AFTER_SECONDS = 10;
const REFUSED = "Cannot evict pod as it would violate the pod's disruption budget.";
const BUDGETS = { group: "policy", resource: "poddisruptionbudget" };

const outcome = (status: Omit<Status, "kind" | "apiVersion" | "metadata">): Outcome =>
  new Outcome({ kind: "Status", apiVersion: "v1", metadata: {}, ...status });

const SUCCESS = outcome({ status: "Success", code: 201 });
const SEVERAL_BUDGETS = "This pod has more than one PodDisruptionBudget, which the eviction subresource does not support.";

export const podEviction: CreatingHandler = {
  does: "create",
  async create(request, services) {
    const pods = services.resource("", "v1", "pods");
    if (pods === undefined) throw notFound({ group: "", resource: "pods" }, request.target.name);
    return new PodEviction(request, services, pods).run();
  },
};

class PodEviction {
  readonly #options: DeletionOptions;
  readonly #place: { readonly namespace: string; readonly name: string };

  constructor(
    request: CreationRequest,
    private readonly services: HandlerServices,
    private readonly pods: ObjectAccess,
    private readonly context = request.context,
  ) {
    const { target, object } = request;
    if (object.metadata.name && object.metadata.name !== target.name) {
      throw badRequest("name in URL does not match name in Eviction object");
    }
    validateDeleteOptions(services.profile, (object as unknown as Eviction).deleteOptions ?? {});
    this.#place = { namespace: target.namespace, name: target.name };
    this.#options = deletionOptions(object, request.dryRun);
  }

  async run(): Promise<Outcome> {
    for (let attempt = 1; ; attempt++) {
      const pod = await this.#pod();
      const guarded = needsVersion(pod) ? this.#at(pod) : this.#options;
      try {
        if (disruptsNothing(pod)) return await this.#delete(guarded);
        const budgets = await this.#budgets(pod);
        if (budgets.length > 1) throw new StatusError(500, "", SEVERAL_BUDGETS);
        const [budget] = budgets;
        if (budget === undefined) return await this.#delete(this.#options);
        if (isSpare(pod, budget)) return await this.#deleteSpare(guarded, budget);
        await this.#charge(budget);
        return await this.#delete(this.#options);
      } catch (error) {
        const mayRetry = hasReason(error, "Conflict") && this.#options.resourceVersion === undefined && this.#options.uid === undefined;
        if (!mayRetry || attempt === CONFLICT_ATTEMPTS) throw error;
      }
    }
  }

  async #pod(): Promise<Readonly<ApiObject>> {
    const pod = await this.pods.get(this.#place);
    if (pod === undefined) throw notFound({ group: "", resource: "pods" }, this.#place.name);
    return pod;
  }

  #at(pod: Readonly<ApiObject>): DeletionOptions {
    const { resourceVersion } = pod.metadata;
    return this.#options.resourceVersion === undefined && resourceVersion !== undefined
      ? { ...this.#options, resourceVersion }
      : this.#options;
  }

  async #delete(options: DeletionOptions): Promise<Outcome> {
    await this.pods.delete(this.context, this.#place, options);
    return SUCCESS;
  }

  /** One that may have become ready meanwhile is looked at again by whoever asks again. */
  async #deleteSpare(options: DeletionOptions, budget: Budget): Promise<Outcome> {
    try {
      return await this.#delete(options);
    } catch (error) {
      if (!hasReason(error, "Conflict") || this.#options.resourceVersion !== undefined) throw error;
      throw refused(`The disruption budget ${nameOf(budget)} is still being processed by the server.`, RETRY_AFTER_SECONDS);
    }
  }

  /** Budgets of the namespace that select the pod. */
  async #budgets(pod: Readonly<ApiObject>): Promise<Budget[]> {
    const labels = pod.metadata.labels ?? {};
    const budgets = this.services.resource("policy", "v1", "poddisruptionbudgets");
    return ((await budgets?.listBy(
      this.#place.namespace,
      SELECTORS,
      (selector) => selector.matches(labels),
      holderName(this.context.user),
    )) ?? []) as Budget[];
  }

  /** Counts the pod against the budget, by whose newest state it is decided. @throws StatusError 429, 403. */
  async #charge(budget: Budget): Promise<void> {
    const { profile, clock, random } = this.services;
    const place = { namespace: this.#place.namespace, name: nameOf(budget) };
    const options = { subresource: "status", dryRun: this.#options.dryRun === true };
    const context = systemContext({ profile, clock, random, user: "system:apiserver", signal: this.context.signal });
    const charge = (current: ApiObject): void => count(current as Budget, this.#place.name, clock.now());
    await this.services.resource("policy", "v1", "poddisruptionbudgets")?.update(context, place, charge, options);
  }
}

type Budget = ApiObject & Pick<PodDisruptionBudget, "spec" | "status">;

const nameOf = (budget: Budget): string => budget.metadata.name as string;

function deletionOptions(object: ApiObject, dryRun: boolean): DeletionOptions {
  const { deleteOptions = {} } = object as unknown as Eviction;
  const { preconditions, gracePeriodSeconds, propagationPolicy } = deleteOptions;
  const { uid, resourceVersion } = preconditions ?? {};
  return {
    dryRun: dryRun || (deleteOptions.dryRun ?? []).length > 0,
    admitted: true,
    ...(uid === undefined ? {} : { uid }),
    ...(resourceVersion === undefined ? {} : { resourceVersion }),
    gracePeriodSeconds: gracePeriodSeconds === undefined ? undefined : safeInteger(gracePeriodSeconds),
    propagationPolicy,
  };
}

const phaseOf = (pod: Readonly<ApiObject>): string => (pod as unknown as Pod).status?.phase ?? "";

const hasEnded = (pod: Readonly<ApiObject>): boolean =>
  phaseOf(pod) === "Succeeded" || phaseOf(pod) === "Failed" || pod.metadata.deletionTimestamp !== undefined;

/** Nobody is served by it. */
const disruptsNothing = (pod: Readonly<ApiObject>): boolean => hasEnded(pod) || phaseOf(pod) === "Pending";

/** One that serves nobody yet must not have begun to when it is deleted. */
const needsVersion = (pod: Readonly<ApiObject>): boolean => !hasEnded(pod);

/** One that is not ready, while enough others are. */
function isSpare(pod: Readonly<ApiObject>, { status }: Budget): boolean {
  const ready = (pod as unknown as Pod).status?.conditions?.some((condition) => condition.type === "Ready" && condition.status === "True");
  const { currentHealthy = 0, desiredHealthy = 0 } = status ?? {};
  return ready !== true && currentHealthy >= desiredHealthy && desiredHealthy > 0;
}

function* selectorOf(budget: Readonly<ApiObject>): Steps<LabelSelector> {
  const { selector = null } = (budget as Budget).spec ?? {};
  return yield* satisfiableInSteps(selector as unknown as JsonObject | null);
}

/** Which pods budgets select: of a hundred evictions at once the first reads what a large one names. */
const SELECTORS = new KeptReading(selectorOf);

function count(budget: Budget, pod: string, now: number): void {
  const { metadata } = budget;
  const status = { ...budget.status } as NonNullable<PodDisruptionBudget["status"]>;
  const { disruptionsAllowed = 0, desiredHealthy = 0, currentHealthy = 0, disruptedPods = {} } = status;
  if (Number(status.observedGeneration ?? 0) < Number(metadata.generation ?? 0)) {
    throw refused(`The disruption budget ${nameOf(budget)} is still being processed by the server.`, RETRY_AFTER_SECONDS);
  }
  if (disruptionsAllowed < 0) throw forbidden(BUDGETS, nameOf(budget), "pdb disruptions allowed is negative");
  if (Object.keys(disruptedPods).length > MAXIMUM_DISRUPTED_PODS) {
    throw forbidden(BUDGETS, nameOf(budget), "DisruptedPods map too big - too many evictions not confirmed by PDB controller");
  }
  if (disruptionsAllowed === 0) {
    throw refused(`The disruption budget ${nameOf(budget)} needs ${desiredHealthy} healthy pods and has ${currentHealthy} currently`);
  }
  const time = new Date(now).toISOString().replace(/\.\d+Z$/, "Z");
  status.disruptionsAllowed = disruptionsAllowed - 1;
  status.disruptedPods = { ...disruptedPods, [pod]: time };
  if (status.disruptionsAllowed === 0) status.conditions = withInsufficientPods(status, time);
  budget.status = status;
}

function withInsufficientPods({ conditions = [], observedGeneration }: NonNullable<PodDisruptionBudget["status"]>, now: string) {
  const type = "DisruptionAllowed";
  const before = conditions.find((condition) => condition.type === type);
  const lastTransitionTime = before?.status === "False" ? before.lastTransitionTime : now;
  const condition = { type, status: "False" as const, reason: "InsufficientPods", message: "", lastTransitionTime };
  const generation = observedGeneration === undefined ? {} : { observedGeneration };
  return [...conditions.filter((each) => each !== before), { ...condition, ...generation }];
}

/** Clients wait by themselves when they are told how long, as drains are to report a budget that is used up: that is told none, as in v1.24. */
function refused(why: string, retryAfterSeconds?: number): StatusError {
  const retryAfter = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
  return new StatusError(429, "TooManyRequests", REFUSED, { ...retryAfter, causes: [{ reason: "DisruptionBudget", message: why }] });
}
