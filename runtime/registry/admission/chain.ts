/** Admission: plugins that may change, then plugins that may refuse a write (specification: Admission). */
import type { RequestContext } from "../../definition/request-context.js";
import type { ResourceDefinition } from "../../definition/resource-definition.js";
import type { Soon } from "../conversion/versions.js";
import type { AdmissionAttributes, AdmissionOperation } from "./attributes.js";

/** One admission plugin, a file under `runtime/admission`. Throws StatusError to refuse. */
export interface AdmissionPlugin {
  /** Name as `--enable-admission-plugins` spells it. */
  readonly name: string;
  /** Operations it wants to hear of; absent: all. */
  readonly operations?: readonly AdmissionOperation[];
  /** False for kinds about which it never says anything, whatever is configured; absent: it wants to hear of every kind. Asked once for each. */
  concerns?(definition: ResourceDefinition): boolean;
  /** False for kinds about which it decides by names alone; absent: it may look at the objects of every kind that it wants to hear of. */
  readsObjects?(definition: ResourceDefinition, operation: AdmissionOperation): boolean;
  /** Whether it does nothing with objects of a kind that are deleted but send their JSON on; absent: it may look at what it reads. */
  passesDeletedOn?(definition: ResourceDefinition): boolean;
  /** Whether it may put another object in the place of one of this kind, rather than change it; absent: it does not. */
  replacesObjects?(definition: ResourceDefinition): boolean;
  /** Called once when the caches are loaded, before the first write: what a plugin follows, it follows from here on. */
  open?(): void | Promise<void>;
  /** Ends what `open` began. */
  close?(): void | Promise<void>;
  /** May change the object by `attributes.mutate` or `replace`; runs before validation, and once more when reinvoked. */
  admit?(attributes: AdmissionAttributes, context: RequestContext): void | Promise<void>;
  /** May only refuse; runs on the final object. */
  validate?(attributes: AdmissionAttributes, context: RequestContext): void | Promise<void>;
  /**
   * Asked by names right before a creation is handed to the store, however it was worked on; may refuse. What it gives is called once,
   * when the store has answered. One plugin of a chain at most has it.
   */
  enter?(creation: NamedCreation): Soon<(() => void) | undefined>;
  /** Whether `reserve` may take something for objects of this kind in a namespace; absent: as far as there is `reserve`. */
  reserves?(definition: ResourceDefinition, namespace: string): boolean;
  /** Takes something for a creation or update that nobody refused, right before it is committed; or refuses. */
  reserve?(attributes: AdmissionAttributes, context: RequestContext): Soon<AdmissionReservation | undefined>;
}

export type AdmissionStage = "admit" | "validate";

/** What is about to be created. */
export interface NamedCreation {
  readonly definition: ResourceDefinition;
  readonly namespace: string;
  readonly name: string;
}

/** What a plugin has taken for an object that is about to be stored. */
export interface AdmissionReservation {
  /** Called once: the object is in the store now, or it is not and will not be. */
  end(stored: boolean): void;
}

/** Plugins in the order they run. */
export class AdmissionChain {
  readonly #reserving: readonly AdmissionPlugin[];
  readonly #replacing: readonly AdmissionPlugin[];
  readonly #askedOf = new WeakMap<ResourceDefinition, Map<AdmissionOperation, AskedPlugins>>();
  readonly #lastLook: AdmissionPlugin | undefined;

  /** @throws TypeError when more than one plugin takes the last look. */
  constructor(readonly plugins: readonly AdmissionPlugin[]) {
    this.#reserving = plugins.filter((plugin) => plugin.reserve !== undefined);
    this.#replacing = plugins.filter((plugin) => plugin.replacesObjects !== undefined);
    const [lastLook, ...others] = plugins.filter((plugin) => plugin.enter !== undefined);
    if (others.length > 0) throw new TypeError("one plugin at most looks at what is handed to the store");
    this.#lastLook = lastLook;
  }

  /** Resolves when every plugin can decide; throws what a plugin throws. */
  async open(): Promise<void> {
    await Promise.all(this.plugins.map((plugin) => plugin.open?.()));
  }

  async close(): Promise<void> {
    await Promise.all(this.plugins.map((plugin) => plugin.close?.()));
  }

  /** Whether any plugin that has its say in a stage, or in any, may look at objects of this kind, rather than at their names. */
  readsObjects(definition: ResourceDefinition, operation: AdmissionOperation, stage?: AdmissionStage): boolean {
    return this.plugins.some((plugin) => (stage === undefined || plugin[stage] !== undefined) && reads(plugin, definition, operation));
  }

  /** Whether all that plugins do with objects of this kind that are deleted is to send their JSON on. */
  passesDeletedOn(definition: ResourceDefinition): boolean {
    return this.plugins.every((plugin) => !reads(plugin, definition, "DELETE") || plugin.passesDeletedOn?.(definition) === true);
  }

  /** Whether any plugin may put another object in the place of one of this kind. */
  replacesObjects(definition: ResourceDefinition): boolean {
    return this.#replacing.some((plugin) => plugin.replacesObjects?.(definition) === true);
  }

  /** The last look at a creation, right before it is handed to the store; what it gives is to be called when that has answered. */
  enter(creation: NamedCreation): Soon<(() => void) | undefined> {
    return this.#lastLook?.enter?.(creation);
  }

  /** Whether any plugin may take something for objects of this kind in a namespace. */
  reserves(definition: ResourceDefinition, namespace: string): boolean {
    return this.#reserving.some((plugin) => plugin.reserves?.(definition, namespace) ?? true);
  }

  /** What plugins take for a write, as one; undefined when they take nothing. What was taken when a later one refuses is given back. */
  reserve(attributes: AdmissionAttributes, context: RequestContext): Soon<AdmissionReservation | undefined> {
    const [only, ...others] = this.#reserving;
    if (others.length === 0) return only?.reserve?.(attributes, context);
    return this.#reserveAll(attributes, context);
  }

  async #reserveAll(attributes: AdmissionAttributes, context: RequestContext): Promise<AdmissionReservation | undefined> {
    const taken: AdmissionReservation[] = [];
    const end = (stored: boolean): void => {
      for (const each of taken) each.end(stored);
    };
    try {
      for (const plugin of this.#reserving) {
        const each = await plugin.reserve?.(attributes, context);
        if (each !== undefined) taken.push(each);
      }
    } catch (error) {
      end(false);
      throw error;
    }
    return taken.length === 0 ? undefined : { end };
  }

  /** Undefined when every plugin has decided at once. `pause` is waited for behind each plugin, so that others have their turn. */
  admit(attributes: AdmissionAttributes, context: RequestContext, pause?: () => Promise<void>): Promise<void> | undefined {
    const { admitting } = this.#asked(attributes);
    const question: Question = { attributes, context, pause };
    const pending = askAll(admitting, "admit", question);
    return pending === undefined ? askAgain(admitting, question) : pending.then(() => askAgain(admitting, question));
  }

  /** As {@link admit}. */
  validate(attributes: AdmissionAttributes, context: RequestContext, pause?: () => Promise<void>): Promise<void> | undefined {
    return askAll(this.#asked(attributes).validating, "validate", { attributes, context, pause });
  }

  #asked({ definition, operation }: AdmissionAttributes): AskedPlugins {
    let known = this.#askedOf.get(definition);
    if (known === undefined) {
      known = new Map();
      this.#askedOf.set(definition, known);
    }
    let asked = known.get(operation);
    if (asked === undefined) {
      const hear = this.plugins.filter(
        (plugin) => plugin.operations?.includes(operation) !== false && plugin.concerns?.(definition) !== false,
      );
      asked = {
        admitting: hear.filter((plugin) => plugin.admit !== undefined),
        validating: hear.filter((plugin) => plugin.validate !== undefined),
      };
      known.set(operation, asked);
    }
    return asked;
  }
}

function reads(plugin: AdmissionPlugin, definition: ResourceDefinition, operation: AdmissionOperation): boolean {
  if (plugin.operations?.includes(operation) === false) return false;
  return plugin.readsObjects?.(definition, operation) ?? plugin.concerns?.(definition) ?? true;
}

/** Who wants to hear of an operation on a kind. */
interface AskedPlugins {
  readonly admitting: readonly AdmissionPlugin[];
  readonly validating: readonly AdmissionPlugin[];
}

interface Question {
  readonly attributes: AdmissionAttributes;
  readonly context: RequestContext;
  readonly pause: (() => Promise<void>) | undefined;
}

/** Asks one plugin after the other; those behind one that has to wait, wait too. */
function askAll(plugins: readonly AdmissionPlugin[], stage: AdmissionStage, question: Question, from = 0): Promise<void> | undefined {
  const { attributes, context, pause } = question;
  for (let i = from; i < plugins.length; i++) {
    const answer = plugins[i]?.[stage]?.(attributes, context);
    const pending = pause === undefined ? answer : paused(answer, pause);
    if (pending !== undefined) return pending.then(() => askAll(plugins, stage, question, i + 1));
  }
  return undefined;
}

function askAgain(plugins: readonly AdmissionPlugin[], question: Question): Promise<void> | undefined {
  return question.attributes.reinvocation.begin() ? askAll(plugins, "admit", question) : undefined;
}

async function paused(answer: void | Promise<void>, pause: () => Promise<void>): Promise<void> {
  await answer;
  await pause();
}
