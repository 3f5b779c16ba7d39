/** What all control loops are given and how they are stopped. */
import type { RequestContext } from "../definition/request-context.js";
import type { ResourceRegistry } from "../registry/resource-registry.js";

export interface ControllerOptions {
  readonly registry: ResourceRegistry;
  /** Who acts; made by {@link systemContext}. */
  readonly context: RequestContext;
  /** Told of failures, which are retried. */
  readonly failed: (key: string, error: unknown) => void;
}

export interface Controller {
  stop(): void;
}
