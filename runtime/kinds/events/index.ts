/** What definitions of events name. */
import type { NamedConversion } from "../../definition/resource-definition.js";
import type { KindBindings } from "../kind-bindings.js";
import { eventCount, eventFirstSeen, eventLastSeen, eventMessage, eventObject, eventSource } from "./cells.js";
import { eventConversion } from "./conversion.js";

export const eventsKinds = {
  cells: { eventCount, eventFirstSeen, eventLastSeen, eventMessage, eventObject, eventSource },
  conversions: { event: eventConversion as unknown as NamedConversion },
} as const satisfies Partial<KindBindings>;
