/** Owners of a number of replicas, as a Scale records them and as its object does (SSA-24). */
import type { ManagedFieldsEntry } from "../../definition/object-meta.js";
import { type FieldPath, hasPath, isEmptySet } from "../field-set/field-set.js";
import { fieldElement } from "../field-set/path-element.js";
import { difference, setOf } from "../field-set/set-algebra.js";
import { decodeOwners, encodeOwners, type Owner, withSet } from "./owner.js";

export interface ScalePlaces {
  /** The object that is scaled, in all its versions and in that of the request; names of fields down to its number. */
  readonly object: { readonly apiVersions: readonly string[]; readonly apiVersion: string; readonly path: readonly string[] };
  readonly scale: { readonly apiVersion: string; readonly path: readonly string[] };
}

/** Goes between the two, for objects whose versions all have the number in one place. */
export class ScaleOwners {
  readonly #known: ReadonlySet<string>;
  readonly #inObject: FieldPath;
  readonly #inScale: FieldPath;

  constructor(private readonly places: ScalePlaces) {
    this.#known = new Set(places.object.apiVersions);
    this.#inObject = places.object.path.map(fieldElement);
    this.#inScale = places.scale.path.map(fieldElement);
  }

  /** The entries of the object that own its number, as entries of the Scale. */
  toScale(entries: readonly ManagedFieldsEntry[] | undefined): ManagedFieldsEntry[] | undefined {
    const set = setOf(this.#inScale);
    const { apiVersion } = this.places.scale;
    const owners = this.#owning(entries).map(
      ({ manager, operation, subresource, time }): Owner => ({ manager, operation, subresource, time, apiVersion, set }),
    );
    return encodeOwners(owners, undefined) as ManagedFieldsEntry[] | undefined;
  }

  /** The object's entries after a write of the Scale: who no longer owns the number loses it, who now does has an entry of its own. */
  toObject(
    scale: readonly ManagedFieldsEntry[] | undefined,
    entries: readonly ManagedFieldsEntry[] | undefined,
  ): ManagedFieldsEntry[] | undefined {
    const left = new Set(decodeOwners(scale, "client").filter(({ set }) => hasPath(set, this.#inScale)));
    const byWriter = Map.groupBy(left, writerText);
    const inObject = setOf(this.#inObject);
    const kept = decodeOwners(entries, "stored").flatMap((owner) => {
      if (!this.#owns(owner)) return this.#known.has(owner.apiVersion) ? [owner] : [];
      const still = byWriter.get(writerText(owner))?.find((other) => left.has(other));
      if (still !== undefined) {
        left.delete(still);
        return [owner];
      }
      const rest = difference(owner.set, inObject);
      return isEmptySet(rest) ? [] : [withSet(owner, rest)];
    });
    const { apiVersion } = this.places.object;
    const added = [...left].map(
      ({ manager, operation, subresource, time }): Owner => ({ manager, operation, subresource, time, apiVersion, set: inObject }),
    );
    return encodeOwners([...kept, ...added], entries) as ManagedFieldsEntry[] | undefined;
  }

  #owning(entries: readonly ManagedFieldsEntry[] | undefined): readonly Owner[] {
    return decodeOwners(entries, "stored").filter((owner) => this.#owns(owner));
  }

  #owns({ apiVersion, set }: Owner): boolean {
    return this.#known.has(apiVersion) && hasPath(set, this.#inObject);
  }
}

/** Equal for one writer, whatever its versions. */
const writerText = ({ manager, operation, subresource }: Owner): string => JSON.stringify([manager, operation, subresource]);
