/** What definitions of events name. */
import type { NamedConversion } from "../../definition/resource-definition.js";
import type { KindBindings } from "../kind-bindings.js";
import { eventCount, eventFirstSeen, eventLastSeen, eventMessage, eventObject, eventSource } from "./cells.js";
import { eventConversion } from "./conversion.js";
import { eventHook } from "./event-rules.js";

export const eventsKinds = {
  cells: { eventCount, eventFirstSeen, eventLastSeen, eventMessage, eventObject, eventSource },
  conversions: { event: eventConversion as unknown as NamedConversion },
  resourceHooks: { event: eventHook },
} as const satisfies Partial<KindBindings>;
