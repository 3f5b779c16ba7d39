/** MutatingAdmissionWebhook: webhooks that may change what is written, asked one after the other (HOOK-03, HOOK-20, HOOK-25). */

import { stringifyJson } from "../../codec/json/json.js";
import { pauseWhenOver } from "../../codec/lists/turns.js";
import { holderName } from "../../definition/holder-name.js";
import type { RequestContext } from "../../definition/request-context.js";
import type { ResourceDefinition } from "../../definition/resource-definition.js";
import { quoteText } from "../../errors/quote-text.js";
import type { AdmissionAttributes, AdmissionOperation } from "../../registry/admission/attributes.js";
import type { AdmissionPlugin } from "../../registry/admission/chain.js";
import { LARGE_BYTES, TurnedLarge } from "../../registry/large-objects.js";
import type { AdmissionAnswer } from "./admission-answer.js";
import type { PlannedCall } from "./dispatch-plan.js";
import { type AskedRequest, askedRequest, FailedCall, PASSED_OVER } from "./hook-caller.js";
import { Invocations } from "./invocations.js";
import { applyPatch, readPatch } from "./patched-object.js";
import type { WebhookPluginParts } from "./webhook-parts.js";

export const MUTATING_PLUGIN = "MutatingAdmissionWebhook";

export class MutatingWebhooks implements AdmissionPlugin {
  readonly name = MUTATING_PLUGIN;

  constructor(private readonly parts: WebhookPluginParts) {}

  readsObjects(definition: ResourceDefinition, operation: AdmissionOperation): boolean {
    return this.parts.plan.current.concerns(definition, operation);
  }

  passesDeletedOn(definition: ResourceDefinition): boolean {
    return this.parts.plan.current.passesDeletedOn(definition);
  }

  replacesObjects(definition: ResourceDefinition): boolean {
    return this.parts.plan.current.concerns(definition);
  }

  open(): Promise<void> {
    return this.parts.open();
  }

  close(): void {
    this.parts.close();
  }

  admit(attributes: AdmissionAttributes, context: RequestContext): void | Promise<void> {
    const calls = this.parts.plan.current.callsFor(attributes);
    const ask = (planned: readonly PlannedCall[]): void | Promise<void> =>
      planned.length === 0 || attributes.namesOnly || context.boot === true ? undefined : this.#run(planned, attributes, context);
    return calls instanceof Promise ? calls.then(ask) : ask(calls);
  }

  async #run(calls: readonly PlannedCall[], attributes: AdmissionAttributes, context: RequestContext): Promise<void> {
    const asked = askedRequest(attributes, context);
    const invocations = Invocations.of(attributes, this.name);
    invocations.begin(attributes);
    for (const call of calls) {
      await pauseWhenOver(holderName(context.user));
      // Looked at one by one: a later hook sees the labels that an earlier one made.
      const matching = this.parts.selectors.matches(call.hook, attributes);
      if (!(matching instanceof Promise ? await matching : matching)) continue;
      if (invocations.due(attributes, call.hook)) invocations.invoked(attributes, call.hook, await this.#invoke(call, asked));
    }
    invocations.end(attributes);
  }

  /** Whether the hook changed the object. */
  async #invoke(call: PlannedCall, asked: AskedRequest): Promise<boolean> {
    const { attributes, context } = asked;
    const { hook, index } = call;
    const place = `webhook.admission.${context.profile.groupDomain}/round_${attributes.reinvocation.round}_index_${index}`;
    const who = { configuration: hook.configuration, webhook: hook.name };
    let changed = false;
    try {
      const outcome = await this.parts.caller.ask(call, asked, (answer) =>
        this.#apply(call, asked, answer, (patch) =>
          attributes.annotate(`patch.${place}`, () => patchNote(who, patch(), answer.patchType), "Request"),
        ),
      );
      if (outcome === PASSED_OVER) attributes.annotate(`failed-open.mutation.${place}`, hook.name);
      else changed = outcome;
    } finally {
      attributes.annotate(`mutation.${place}`, () => JSON.stringify({ ...who, mutated: changed }));
    }
    return changed;
  }

  async #apply(
    { hook, definition }: PlannedCall,
    { attributes, context }: AskedRequest,
    answer: AdmissionAnswer,
    note: (patch: () => string) => void,
  ): Promise<boolean> {
    const { patch: bytes, patchType } = answer;
    if (bytes.length === 0) return false;
    if (attributes.patchElsewhere !== undefined && attributes.object !== undefined) {
      requireJsonPatch(hook.name, patchType);
      const { patch, isChanged } = await attributes.patchElsewhere({ hook: hook.name, definition, bytes });
      if (patch !== undefined) note(() => patch);
      return isChanged;
    }
    const mayTurnLarge = context.mayTurnLarge === true && attributes.object !== undefined;
    if (mayTurnLarge && bytes.length >= LARGE_BYTES) throw new TurnedLarge();
    const patch = readPatch(hook.name, bytes);
    if (patch === undefined) return false;
    if (attributes.object !== undefined) requireJsonPatch(hook.name, patchType);
    const isChanged = await applyPatch(attributes, { hook: hook.name, definition, patch }, mayTurnLarge);
    note(() => stringifyJson(patch));
    return isChanged;
  }
}

function requireJsonPatch(hook: string, patchType: string): void {
  if (patchType !== "JSONPatch") throw new FailedCall(hook, `unsupported patch type ${quoteText(patchType)}`, 400);
}

/** The patch is written into it as it is. */
const patchNote = (who: object, patch: string, patchType: string): string =>
  `${JSON.stringify(who).slice(0, -1)},"patch":${patch},"patchType":${JSON.stringify(patchType)}}`;
