/** The difference that a write makes, seen in each version that owners recorded their fields in. */

import type { JsonObject } from "../../definition/json.js";
import type { Schema } from "../../definition/schema.js";
import type { FieldSet } from "../field-set/field-set.js";
import { fieldElement } from "../field-set/path-element.js";
import { difference, setOf, union } from "../field-set/set-algebra.js";
import { EMPTY_INDEX, SetIndex } from "../field-set/set-index.js";
import { type Comparison, compare, differs, isSame } from "../merge/compare.js";
import type { VersionConverter, VersionedObject } from "../merge/version-converter.js";
import type { FieldScope } from "./field-scope.js";

/** What is a member of nobody's set, though what is below it may be. */
const NEVER_OWNED = setOf([fieldElement("metadata")]);

/** `set` without what nobody owns. */
export function ownedOnly(set: FieldSet): FieldSet {
  return difference(set, NEVER_OWNED);
}

/** Fields that a write sets and takes away, to be met with the set of every owner. */
export interface TouchedFields {
  /** Added or modified. */
  readonly set: SetIndex;
  readonly removed: SetIndex;
}

const UNTOUCHED: TouchedFields = { set: EMPTY_INDEX, removed: EMPTY_INDEX };

/** From one object to another; compared when asked for, at most once in each version. */
export class Change {
  private readonly touched = new Map<string, TouchedFields | undefined>();
  private nothing: boolean | undefined;

  constructor(
    private readonly from: VersionedObject,
    private readonly to: VersionedObject,
    private readonly scope: FieldScope,
    private readonly versions: VersionConverter,
  ) {}

  /** Whether nothing that can be owned differs; does not look for more than the first difference. */
  get isNothing(): boolean {
    this.nothing ??= this.findNothing();
    return this.nothing;
  }

  /** The fields as a version has them; undefined for a version that is not served. */
  in(apiVersion: string): TouchedFields | undefined {
    if (!this.touched.has(apiVersion)) this.touched.set(apiVersion, this.compareIn(apiVersion));
    return this.touched.get(apiVersion);
  }

  private findNothing(): boolean {
    const { apiVersion } = this.to;
    if (this.touched.has(apiVersion)) return this.touched.get(apiVersion) === UNTOUCHED;
    if (this.from.object === this.to.object) return true;
    const compared = this.comparedIn(apiVersion);
    return compared !== undefined && !differs(...compared);
  }

  private compareIn(apiVersion: string): TouchedFields | undefined {
    if (this.from.object === this.to.object || (this.nothing === true && apiVersion === this.to.apiVersion)) return UNTOUCHED;
    const compared = this.comparedIn(apiVersion);
    return compared && touchedBy(compare(...compared));
  }

  /** What can be owned of both objects as a version has them, and its schema. */
  private comparedIn(apiVersion: string): [from: JsonObject, to: JsonObject, schema: Schema] | undefined {
    const schema = this.versions.schemaOf(apiVersion);
    const from = this.versions.convert(this.from, apiVersion);
    const to = this.versions.convert(this.to, apiVersion);
    if (schema === undefined || from === undefined || to === undefined) return undefined;
    return [this.scope.ownable(from.object), this.scope.ownable(to.object), schema];
  }
}

function touchedBy(comparison: Comparison): TouchedFields {
  if (isSame(comparison)) return UNTOUCHED;
  const set = ownedOnly(union(comparison.added, comparison.modified));
  return { set: new SetIndex(set), removed: new SetIndex(comparison.removed) };
}
