import type { FollowedPlan } from "./followed-plan.js";
import type { HookCaller } from "./hook-caller.js";
import type { SelectorMatcher } from "./selectors.js";

/** What a plugin that asks webhooks is made of. */
export interface WebhookPluginParts {
  readonly plan: FollowedPlan;
  readonly caller: HookCaller;
  readonly selectors: SelectorMatcher;
  /** Resolves when the plan shows all that is configured. */
  open(): Promise<void>;
  close(): void;
}
