/** Which mutating hooks are asked again in a second round, and that there is one (HOOK-20). */
import { stringifyJson } from "../../codec/json/json.js";
import type { JsonObject } from "../../definition/json.js";
import type { AdmissionAttributes } from "../../registry/admission/attributes.js";
import type { Hook } from "./hook.js";

/** Kept with the write while its plugins are asked. */
export class Invocations {
  /** Asked since the last change, and willing to be asked again. */
  #asked = new Set<string>();
  /** To be asked again. */
  readonly #again = new Set<string>();
  #lastOutput: string | undefined;

  /** The notes of the write, made at the first round. */
  static of({ reinvocation }: AdmissionAttributes, plugin: string): Invocations {
    const known = reinvocation.noteOf(plugin);
    if (known instanceof Invocations) return known;
    const made = new Invocations();
    reinvocation.note(plugin, made);
    return made;
  }

  /** Before a round: what other plugins changed since the last one is a change like those of hooks. */
  begin(attributes: AdmissionAttributes): void {
    if (attributes.reinvocation.round === 1 && this.#asked.size > 0 && this.#lastOutput !== textOf(attributes)) this.#requireAgain();
  }

  /** After a round. */
  end(attributes: AdmissionAttributes): void {
    if (attributes.reinvocation.round === 0 && this.#asked.size > 0) this.#lastOutput = textOf(attributes);
  }

  /** Whether the hook is to be asked in this round: none is asked for the first time in the second. */
  due({ reinvocation }: AdmissionAttributes, hook: Hook): boolean {
    return reinvocation.round === 0 || this.#again.has(keyOf(hook));
  }

  /** The hook was asked. */
  invoked({ reinvocation }: AdmissionAttributes, hook: Hook, changed: boolean): void {
    if (changed) {
      this.#requireAgain();
      reinvocation.request();
    }
    if (hook.reinvoked) this.#asked.add(keyOf(hook));
  }

  #requireAgain(): void {
    for (const key of this.#asked) this.#again.add(key);
    this.#asked = new Set();
  }
}

const keyOf = ({ configuration, name }: Hook): string => `${configuration}/${name}`;

const textOf = ({ object }: AdmissionAttributes): string => (object === undefined ? "" : stringifyJson(object as unknown as JsonObject));
