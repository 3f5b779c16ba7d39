/** PodSecurityPolicy: a pod is made by a policy that its author or its account may use (ADM-17, AUTHZ-07). */
import { pauseWhenOver } from "../../codec/lists/turns.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { RequestContext, UserInfo } from "../../definition/request-context.js";
import { accountGroups, accountUserName } from "../../definition/service-account-user.js";
import { addFieldErrors, type FieldError, fieldErrorBody, shownField } from "../../errors/field-error.js";
import { changesOnlyOwners } from "../../kinds/rbac/escalation.js";
import type { AdmissionAttributes } from "../../registry/admission/attributes.js";
import { soonFor } from "../../registry/admission/caller-slices.js";
import type { AdmissionPlugin } from "../../registry/admission/chain.js";
import type { ObjectEntry } from "../../registry/object-entry.js";
import type { ResourceRegistry } from "../../registry/resource-registry.js";
import { isPodItself, isPods, type PodSpec, specOf } from "../pods/pod-model.js";
import { refused } from "../refused.js";
import { fillIn } from "./fill-in.js";
import { policyErrors } from "./pod-rules.js";
import { PodUnderPolicy } from "./pod-under-policy.js";
import { type Policy, policyOf } from "./policy.js";

const GROUP = "policy";
const RESOURCE = "podsecuritypolicies";
/** Where policies were before; rules of those days still grant. */
const GROUPS = [GROUP, "extensions"];

/** By which policy a pod passes, and what it is then; or what those say that may be used. */
type Verdict = { readonly policy: string; readonly pod: PodUnderPolicy } | { readonly errors: readonly FieldError[] };

export class PodSecurityPolicy implements AdmissionPlugin {
  readonly name = "PodSecurityPolicy";
  readonly operations = ["CREATE", "UPDATE"] as const;
  readonly concerns = isPods;
  /** Undefined: nothing can be decided by it. */
  readonly #policies = new WeakMap<ObjectEntry, { readonly policy: Policy | undefined }>();

  constructor(private readonly registry: ResourceRegistry) {}

  /** Only new pods are filled up. */
  admit(attributes: AdmissionAttributes, context: RequestContext): void | Promise<void> {
    const { object } = attributes;
    if (attributes.operation === "CREATE" && isPodItself(attributes) && object !== undefined)
      return this.#admit(attributes, object, context);
  }

  validate(attributes: AdmissionAttributes, context: RequestContext): void | Promise<void> {
    const { object, oldObject } = attributes;
    if (!isPodItself(attributes) || object === undefined) return;
    if (oldObject !== undefined && changesOnlyOwners(object, oldObject)) return;
    return this.#validate(attributes, object, context);
  }

  async #admit(attributes: AdmissionAttributes, object: Readonly<ApiObject>, context: RequestContext): Promise<void> {
    const verdict = await this.#judge(attributes, object, context, true);
    if ("errors" in verdict) throw refused(attributes, `PodSecurityPolicy: unable to admit pod: ${listed(verdict.errors)}`);
    const { pod, policy } = verdict;
    pod.annotate(this.#annotation, policy);
    attributes.mutate((written) => pod.writeTo(written));
    this.#note(attributes, "admit-policy", policy);
  }

  async #validate(attributes: AdmissionAttributes, object: Readonly<ApiObject>, context: RequestContext): Promise<void> {
    const verdict = await this.#judge(attributes, object, context, false);
    if ("errors" in verdict) throw refused(attributes, `PodSecurityPolicy: unable to validate pod: ${listed(verdict.errors)}`);
    this.#note(attributes, "validate-policy", verdict.policy);
  }

  /** A policy that lets the pod pass as it is comes before those that would fill something in, and among each the first by name. */
  async #judge(
    attributes: AdmissionAttributes,
    object: Readonly<ApiObject>,
    context: RequestContext,
    mayFillIn: boolean,
  ): Promise<Verdict> {
    const policies = await this.#inOrder(mayFillIn ? "" : (object.metadata.annotations?.[this.#annotation] ?? ""));
    if (policies.length === 0) throw refused(attributes, "PodSecurityPolicy: no providers available to validate pod request");
    const mayUse = (policy: Policy): Promise<boolean> => this.#mayUse(context.user, attributes.namespace, specOf(object), policy.name);
    const refusals: { readonly policy: Policy; readonly errors: readonly FieldError[] }[] = [];
    let filledIn: Verdict | undefined;
    for (const policy of policies) {
      const pod = new PodUnderPolicy(object, this.registry.profile);
      await soonFor(fillIn(pod, policy), context);
      const errors = await soonFor(policyErrors(pod, policy), context);
      if (errors.length > 0) refusals.push({ policy, errors });
      else if (!pod.mutated || (mayFillIn && filledIn === undefined)) {
        if (!(await mayUse(policy))) continue;
        if (!pod.mutated) return { policy: policy.name, pod };
        filledIn = { policy: policy.name, pod };
      }
    }
    if (filledIn !== undefined) return filledIn;
    const errors: FieldError[] = [];
    for (const refusal of refusals) if (await mayUse(refusal.policy)) addFieldErrors(errors, refusal.errors);
    return { errors };
  }

  /** By name, but for the one by which the pod was made. */
  async #inOrder(first: string): Promise<readonly Policy[]> {
    const store = this.registry.stored(GROUP, "v1beta1", RESOURCE)?.store;
    if (store === undefined) return [];
    const policies: Policy[] = [];
    for (const entry of store.cache.snapshot().entries(store.prefix)) {
      const { policy } = this.#policies.get(entry) ?? (await this.#read(entry));
      if (policy !== undefined) policies.push(policy);
    }
    const hinted = policies.find(({ name }) => name === first);
    return hinted === undefined ? policies : [hinted, ...policies.filter((policy) => policy !== hinted)];
  }

  async #read(entry: ObjectEntry): Promise<{ readonly policy: Policy | undefined }> {
    await pauseWhenOver();
    const read = { policy: policyOf(await entry.copy(), this.registry.profile) };
    this.#policies.set(entry, read);
    return read;
  }

  /** The account is asked about first: most pods are made for it by controllers. */
  async #mayUse(user: UserInfo, namespace: string, { serviceAccountName = "" }: PodSpec, name: string): Promise<boolean> {
    const account = { name: accountUserName(namespace, serviceAccountName), uid: "", groups: accountGroups(namespace), extra: {} };
    const asked = { isResourceRequest: true, path: "", verb: "use", apiVersion: "*", namespace, resource: RESOURCE, subresource: "", name };
    for (const who of serviceAccountName === "" ? [user] : [account, user]) {
      for (const apiGroup of GROUPS) {
        if ((await this.registry.services.authorize({ user: who, asker: user, info: { ...asked, apiGroup } })).allowed) return true;
      }
    }
    return false;
  }

  #note(attributes: AdmissionAttributes, key: string, policy: string): void {
    attributes.annotate(`podsecuritypolicy.policy.${this.registry.profile.groupDomain}/${key}`, policy);
  }

  /** Where a pod says by which policy it was made. */
  get #annotation(): string {
    return `${this.registry.profile.labelDomain}/psp`;
  }
}

const listed = (errors: readonly FieldError[]): string =>
  `[${errors.map((error) => `${shownField(error)}: ${fieldErrorBody(error)}`).join(" ")}]`;
