/** What is measured of the objects of one resource, and which of them a quota speaks of. */
import type { ApiObject } from "../../../definition/object-meta.js";
import type { ResourceDefinition } from "../../../definition/resource-definition.js";
import type { VendorProfile } from "../../../definition/vendor-profile.js";
import type { AdmissionOperation } from "../../../registry/admission/attributes.js";
import type { Amounts } from "../amounts.js";
import { claimMeasure } from "./claims.js";
import { countMeasure } from "./counts.js";
import { podMeasure } from "./pods.js";
import type { ScopeTraits } from "./scopes.js";
import { serviceMeasure } from "./services.js";

export interface ResourceId {
  readonly group: string;
  readonly resource: string;
}

export interface Measure extends ResourceId {
  /** Whether every object counts one of each name and nothing else: then nobody needs to look at objects. */
  readonly countsOnly: boolean;
  /** Operations that may need more than before. */
  readonly operations: readonly AdmissionOperation[];
  /** Whether it says something of a name in `hard`. */
  measures(name: string): boolean;
  /** What an object uses at a time, in milliseconds since the epoch. */
  usage(object: Readonly<ApiObject>, now: number): Amounts;
  /** When the usage of an object ends by itself, in milliseconds since the epoch. */
  lapses?(object: Readonly<ApiObject>): number | undefined;
  /** Names that objects must speak of when a quota does, and this one does not. */
  missing?(object: Readonly<ApiObject>, quotaHas: (name: string) => boolean): readonly string[];
  /** Why an object asks for more than can be counted, where it does. */
  excess?(object: Readonly<ApiObject>): string | undefined;
  /** What scopes ask of an object; without it no quota with scopes speaks of the resource. */
  traits?(object: Readonly<ApiObject>): ScopeTraits;
}

/** The measures of one vendor profile. */
export class Measures {
  readonly #special: readonly Measure[];
  readonly #ignored: ReadonlySet<string>;

  constructor(profile: VendorProfile) {
    this.#special = [podMeasure(profile.labelDomain), serviceMeasure, claimMeasure(profile)];
    this.#ignored = new Set(["events", `events.events.${profile.groupDomain}`]);
  }

  /** Undefined for what no quota counts. */
  of(resource: ResourceId): Measure | undefined {
    const name = qualified(resource);
    if (this.#ignored.has(name)) return undefined;
    const special = this.#special.find((measure) => qualified(measure) === name);
    if (special !== undefined) return special;
    return countMeasure(resource);
  }

  /** The resource whose objects decide how much of `name` is used; undefined for names that only count objects, or say nothing. */
  special(name: string): Measure | undefined {
    return this.#special.find((measure) => measure.measures(name));
  }
}

export const qualified = ({ group, resource }: ResourceId): string => (group === "" ? resource : `${resource}.${group}`);

export const isResource = ({ group, resource }: ResourceId, definition: Pick<ResourceDefinition, "group" | "resource">): boolean =>
  definition.group === group && definition.resource === resource;
