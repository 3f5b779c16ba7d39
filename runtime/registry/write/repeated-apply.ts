/**
 * Applies that change nothing, told without reading them: what keeps a configuration in force applies the same again and again. What an
 * apply makes of an object depends on nothing but the object, the configuration and whose it is, so that what changed nothing of a
 * state of the object changes nothing of it again. Admission is asked all the same.
 */
import { hash } from "node:crypto";
import type { ResourceDefinition } from "../../definition/resource-definition.js";
import type { ObjectEntry } from "../object-entry.js";
import type { AppliedConfig } from "../options.js";
import type { Operation } from "./operation.js";

/** Of the managers of one object, those that applied last. */
const MOST_MANAGERS = 4;

interface Repeated {
  /** The version it was applied in, as it was defined then. */
  readonly definition: ResourceDefinition;
  readonly subresource: string;
  readonly manager: string;
  /** Of the text of the configuration. */
  digest: string;
}

/** What changed nothing of the entries there are. */
const known = new WeakMap<ObjectEntry, Repeated[]>();

export class RepeatedApply {
  #digest: string | undefined;

  constructor(
    private readonly write: Operation,
    private readonly config: AppliedConfig,
  ) {}

  /** Whether the same was applied to this state of the object before and changed nothing. */
  changesNothing(entry: ObjectEntry | undefined): boolean {
    const last = entry === undefined ? undefined : this.#lastOf(entry);
    return last !== undefined && last.digest === this.#text();
  }

  /** It was read, applied to this state of the object, and changed nothing. */
  note(entry: ObjectEntry): void {
    const digest = this.#text();
    if (digest === undefined || this.config.hasComplaints) return;
    const last = this.#lastOf(entry);
    if (last !== undefined) last.digest = digest;
    else {
      const { target, manager } = this.write;
      const all = known.get(entry) ?? [];
      known.set(entry, all);
      if (all.length === MOST_MANAGERS) all.shift();
      all.push({ definition: target.definition, subresource: target.subresource, manager, digest });
    }
  }

  #lastOf(entry: ObjectEntry): Repeated | undefined {
    const { target, manager } = this.write;
    return known
      .get(entry)
      ?.find((one) => one.manager === manager && one.definition === target.definition && one.subresource === target.subresource);
  }

  #text(): string | undefined {
    const { bytes } = this.config;
    if (this.#digest === undefined && bytes !== undefined) this.#digest = hash("sha256", bytes, "base64");
    return this.#digest;
  }
}
