/** Parts of answers that are made of one object, and whoever makes those of large objects where nobody waits for them. */
import type { KindDefinition } from "../definition/resource-definition.js";
import type { EncodableObject } from "./encodable-object.js";
import type { OutputForm } from "./negotiation/negotiation.js";
import type { IncludeObject } from "./tables/table.js";

/** Its JSON, its JSON or message in the form that was asked for, its row of a Table at a time (ms; absent: as it is made), or what of that lasts, or its text as an item of a YAML list. */
export type Piece =
  | { readonly kind: "json" }
  | { readonly kind: "partial" | "message" | "item"; readonly form: OutputForm }
  | { readonly kind: "row"; readonly form: OutputForm; readonly include: IncludeObject; readonly now?: number }
  | { readonly kind: "lastingRow"; readonly form: OutputForm; readonly include: IncludeObject };

export type Soon<T> = T | Promise<T>;

export interface PieceMaker {
  /** False when pieces of the object are to be made at once: it is not large, or nothing is known of its kind elsewhere. */
  takes(definition: KindDefinition, object: EncodableObject): boolean;
  /** Undefined when it takes none of this object. */
  make(definition: KindDefinition, object: EncodableObject, piece: Piece): Promise<Buffer> | undefined;
  /** The same, in turns of that user. */
  askedBy(user: string): PieceMaker;
}
