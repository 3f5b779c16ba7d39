/** What collections send of one item, where that may be large. */
import type { ResourceDefinition } from "../../definition/resource-definition.js";
import type { EncodableObject } from "../encodable-object.js";
import type { OutputForm } from "../negotiation/negotiation.js";
import type { Piece, Soon } from "../pieces.js";
import type { Representation } from "../representation.js";
import { isLargePiece, LargePiece } from "./large-piece.js";
import { type Steps, soonOf } from "./steps.js";

/** Larger ones are written as one piece: their content, many times as large, is not held while the reader reads. */
const YAML_ITEM_BYTES = 16 * 1024;

/** A piece of an item in the shape that it is sent in. It is held nowhere else where it is large: generators keep what they had last. */
export function itemPiece(
  representation: Representation,
  definition: ResourceDefinition,
  item: EncodableObject,
  piece: Piece,
  shape: (bytes: Buffer) => Buffer = asItIs,
): Buffer | LargePiece {
  const made = representation.piece(definition, item, piece);
  if (!(made instanceof Promise || isLargePiece(made.length))) return shape(made);
  return largeItemPiece(representation, definition, item, piece, shape, made);
}

/** Apart, since a function is made for it. */
function largeItemPiece(
  representation: Representation,
  definition: ResourceDefinition,
  item: EncodableObject,
  piece: Piece,
  shape: (bytes: Buffer) => Buffer,
  made: Soon<Buffer>,
): LargePiece {
  const shaped = (bytes: Soon<Buffer>): Soon<Buffer> => (bytes instanceof Promise ? bytes.then(shape) : shape(bytes));
  return new LargePiece(() => shaped(representation.piece(definition, item, piece)), shaped(made));
}

const asItIs = (bytes: Buffer): Buffer => bytes;

/** An item of a YAML list that is written as one piece; undefined where its texts may be written one by one. */
export function largeYamlItem(
  representation: Representation,
  definition: ResourceDefinition,
  item: EncodableObject,
  form: OutputForm,
): LargePiece | undefined {
  const elsewhere = (): Promise<Buffer> | undefined => representation.pieceElsewhere(definition, item, { kind: "item", form });
  const made = elsewhere();
  if (made === undefined && item.size <= YAML_ITEM_BYTES) return undefined;
  return new LargePiece(() => elsewhere() ?? soonOf(yamlItem(representation, item, form)), made);
}

function* yamlItem(representation: Representation, item: EncodableObject, form: OutputForm): Steps<Buffer> {
  const texts: Buffer[] = [];
  for (const text of representation.itemTexts(item, form)) {
    texts.push(Buffer.from(text));
    yield;
  }
  return Buffer.concat(texts);
}
